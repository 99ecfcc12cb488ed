#include "editor/panels/scenario/newscenariodialog.h"

#include "editor/document/document.h"
#include "editor/text/idfrom.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "model/finding.h"
#include "model/records/parts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace editor {

namespace {

constexpr int kVariantRole = Qt::UserRole + 1;

} // namespace

NewScenarioDialog::NewScenarioDialog(const Document& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_title(new QLineEdit(tr("New scenario")))
    , m_id(new QLineEdit)
    , m_from(new QComboBox)
    , m_turns(new QSpinBox)
    , m_says(new QLabel)
{
    setWindowTitle(tr("New Scenario"));
    m_title->setObjectName(QStringLiteral("scenarioTitle"));
    m_id->setObjectName(QStringLiteral("scenarioId"));
    m_from->setObjectName(QStringLiteral("scenarioFrom"));
    m_turns->setObjectName(QStringLiteral("scenarioTurns"));
    m_turns->setRange(1, 400);
    m_turns->setValue(10);
    m_says->setWordWrap(true);
    m_says->setForegroundRole(QPalette::PlaceholderText);
    m_from->addItem(tr("Nothing: turns and a setup card for each side"), QString());
    for (const auto& [key, scenario] : document.package().all<model::Scenario>()) {
        const QString name = subjectName(model::Subject::of<model::Scenario>(key), document.package());
        m_from->addItem(tr("A copy of %1").arg(name), qs(key.id));
        m_from->addItem(tr("A variant of %1").arg(name), qs(key.id));
        m_from->setItemData(m_from->count() - 1, true, kVariantRole);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Title:"), m_title);
    form->addRow(tr("&Folder:"), m_id);
    form->addRow(tr("&Start from:"), m_from);
    form->addRow(tr("T&urns:"), m_turns);
    form->addRow(m_says);
    form->addRow(buttons);
    connect(m_title, &QLineEdit::textChanged, this, &NewScenarioDialog::follow);
    connect(m_id, &QLineEdit::textChanged, this, &NewScenarioDialog::follow);
    connect(m_from, &QComboBox::currentIndexChanged, this, &NewScenarioDialog::follow);
    m_title->selectAll();
    resize(440, sizeHint().height());
    follow();
}

void NewScenarioDialog::startFrom(model::Atom scenario, bool variant)
{
    for (int i = 0; i < m_from->count(); ++i)
        if (m_from->itemData(i).toString() == qs(scenario)
            && m_from->itemData(i, kVariantRole).toBool() == variant)
            m_from->setCurrentIndex(i);
}

NewScenario NewScenarioDialog::wish() const
{
    return {.title = m_title->text().trimmed(),
            .id = atomOf(m_id->text().trimmed()),
            .from = atomOf(m_from->currentData().toString()),
            .variant = m_from->currentData(kVariantRole).toBool(),
            .turns = m_turns->value()};
}

void NewScenarioDialog::follow()
{
    const NewScenario asked = wish();
    m_turns->setEnabled(!asked.from);
    m_id->setPlaceholderText(qs(idFrom(asked.title, "scenario")));
    const bool unsafe = asked.id && !model::isSafeFileId(asked.id.text());
    const bool taken = asked.id && m_document.package().find<model::Scenario>(asked.id);
    m_says->setText(asked.title.isEmpty() ? tr("Give the scenario a title.")
                        : unsafe          ? tr("The folder may have letters, figures, “-” and “_” only.")
                        : taken           ? tr("There is a scenario in this folder already.")
                                : tr("The files of the scenario will lie in a folder of their own."));
    m_ok->setEnabled(!asked.title.isEmpty() && !unsafe && !taken);
}

} // namespace editor
