#include "app/mapreplacedialog.h"

#include "editor/canvas/mapcanvas.h"
#include "editor/document/document.h"
#include "editor/panels/counterfacts.h"
#include "editor/text/text.h"
#include "editor/tools/hexselecttool.h"
#include "editor/tools/termchooser.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace app {

namespace {

using What = model::MapReplace::What;

rules::Category categoryOf(What what)
{
    switch (what) {
    case What::Terrain:
        return rules::Category::Terrain;
    case What::Hexside:
        return rules::Category::Hexside;
    case What::Line:
        return rules::Category::Line;
    case What::Place:
    case What::PlaceName:
        return rules::Category::Place;
    case What::Zone:
        return rules::Category::Zone;
    }
    return rules::Category::Terrain;
}

} // namespace

MapReplaceDialog::MapReplaceDialog(editor::MapCanvas& canvas, QWidget* parent)
    : QDialog(parent)
    , m_canvas(canvas)
    , m_what(new QComboBox)
    , m_from(new QComboBox)
    , m_to(new QComboBox)
    , m_within(new QCheckBox(tr("Only in the &selected hexes")))
    , m_count(new QLabel)
{
    setWindowTitle(tr("Find and Replace on the Map"));
    m_what->setObjectName(QStringLiteral("replaceWhat"));
    m_from->setObjectName(QStringLiteral("replaceFrom"));
    m_to->setObjectName(QStringLiteral("replaceTo"));
    m_count->setObjectName(QStringLiteral("replaceCount"));
    m_within->setObjectName(QStringLiteral("replaceWithin"));
    m_what->addItems({tr("Terrain"), tr("Hexsides"), tr("Lines"), tr("Kinds of places"),
                      tr("Names of places"), tr("Zones")});
    m_within->setEnabled(!canvas.selectedHexes().empty());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_select = buttons->addButton(tr("Select &Found"), QDialogButtonBox::ActionRole);
    m_replace = buttons->addButton(tr("&Replace All"), QDialogButtonBox::ActionRole);
    m_replace->setObjectName(QStringLiteral("replaceAll"));
    m_select->setObjectName(QStringLiteral("replaceSelect"));
    m_replace->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_select, &QPushButton::clicked, this, &MapReplaceDialog::selectFound);
    connect(m_replace, &QPushButton::clicked, this, &MapReplaceDialog::replace);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Look in:"), m_what);
    form->addRow(tr("&Find:"), m_from);
    form->addRow(tr("Replace &with:"), m_to);
    form->addRow(m_within);
    form->addRow(m_count);
    form->addRow(buttons);
    setMinimumWidth(420);
    connect(m_what, &QComboBox::currentIndexChanged, this, &MapReplaceDialog::fillWords);
    for (QComboBox* box : {m_from, m_to})
        connect(box, &QComboBox::currentTextChanged, this, &MapReplaceDialog::update);
    connect(m_within, &QCheckBox::toggled, this, &MapReplaceDialog::update);
    fillWords();
}

MapReplaceDialog::~MapReplaceDialog()
{
    m_canvas.showPreview({});
}

void MapReplaceDialog::fillWords()
{
    const auto what = static_cast<What>(m_what->currentIndex());
    const bool names = what == What::PlaceName;
    for (QComboBox* box : {m_from, m_to}) {
        const QSignalBlocker quiet(box);
        box->clear();
        box->setEditable(names);
        if (names)
            continue;
        if (box == m_to)
            box->addItem(tr("Nothing: take it away"), QString());
        for (const model::Atom word : editor::wordsOf(m_canvas.document(), categoryOf(what)))
            box->addItem(editor::termName(m_canvas.document().ruleset(), categoryOf(what), word),
                         editor::qs(word));
    }
    update();
}

model::MapReplace MapReplaceDialog::wish() const
{
    const auto what = static_cast<What>(m_what->currentIndex());
    const bool names = what == What::PlaceName;
    const auto textOf = [&](const QComboBox* box) {
        return editor::utf8(names ? box->currentText() : box->currentData().toString());
    };
    return {.what = what,
            .from = textOf(m_from),
            .to = textOf(m_to),
            .within = m_within->isChecked() ? m_canvas.selectedHexes() : std::vector<model::HexIndex>()};
}

void MapReplaceDialog::update()
{
    const auto found = wish().find(m_canvas.document().package());
    m_count->setText(found.count == 0 ? tr("Nothing to replace.") : tr("%n found.", nullptr, found.count));
    m_replace->setEnabled(found.count > 0);
    m_select->setEnabled(!found.hexes.empty());
    editor::ChangePreview preview;
    // More than this cannot be told apart on the map anyway.
    constexpr std::size_t most = 5000;
    preview.changed.assign(found.hexes.begin(),
                           found.hexes.begin()
                               + static_cast<std::ptrdiff_t>(std::min(most, found.hexes.size())));
    m_canvas.showPreview(preview);
}

void MapReplaceDialog::selectFound()
{
    editor::selectHexes(m_canvas, wish().find(m_canvas.document().package()).hexes, {});
}

void MapReplaceDialog::replace()
{
    auto found = wish().find(m_canvas.document().package());
    m_canvas.showPreview({});
    m_canvas.document().perform(std::move(found.transaction));
    emit m_canvas.notice(tr("%n replaced.", nullptr, found.count));
    update();
}

} // namespace app
