#include "app/gotohexdialog.h"

#include "app/hextext.h"
#include "editor/document/document.h"
#include "editor/text/text.h"

#include <QCompleter>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

GoToHexDialog::GoToHexDialog(const editor::Document& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_text(new QLineEdit)
    , m_found(new QLabel)
{
    setWindowTitle(tr("Go to Hex"));
    m_text->setObjectName(QStringLiteral("goToHexText"));
    QStringList places;
    for (const auto& [key, place] : document.package().all<model::Place>())
        if (!place.name.empty())
            places << editor::qs(place.name);
    places.removeDuplicates();
    places.sort(Qt::CaseInsensitive);
    auto* completer = new QCompleter(places, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_text->setCompleter(completer);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Go"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto update = [this, buttons] {
        const model::HexIndex found = hex();
        buttons->button(QDialogButtonBox::Ok)->setEnabled(exists(found));
        m_found->setText(exists(found) ? hexText(m_document, found)
                             : m_text->text().isEmpty()
                             ? QString()
                             : tr("No hex has this number and no place this name."));
    };
    connect(m_text, &QLineEdit::textChanged, this, update);

    auto* label = new QLabel(tr("Number of the hex, or name of a place:"));
    label->setBuddy(m_text);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_text);
    layout->addWidget(m_found);
    layout->addWidget(buttons);
    setMinimumWidth(360);
    update();
}

model::HexIndex GoToHexDialog::hex() const
{
    const QString text = m_text->text().trimmed();
    const model::Atlas& atlas = m_document.package().atlas();
    if (const model::HexIndex found = atlas.find(editor::utf8(text)); exists(found))
        return found;
    for (const auto& [key, place] : m_document.package().all<model::Place>())
        if (text.compare(editor::qs(place.name), Qt::CaseInsensitive) == 0)
            return atlas.find(place.hex);
    return model::HexIndex::None;
}

} // namespace app
