#include "editor/tools/zonetool.h"

#include "editor/panels/counterfacts.h"
#include "editor/panels/icons.h"
#include "editor/text/idfrom.h"
#include "editor/text/text.h"
#include "editor/tools/beyonddialog.h"
#include "editor/tools/optionsrow.h"
#include "editor/tools/termchooser.h"
#include "model/freeid.h"

#include <QMenu>

namespace editor {

using model::Combine;
using model::HexIndex;

namespace {

QString keyText(model::Key key)
{
    return qs(key.scope) + u'/' + qs(key.id);
}

} // namespace

ZoneTool::ZoneTool(MapCanvas& canvas)
    : StrokeTool(canvas)
    , m_zones(new QComboBox)
    , m_kind(new TermChooser(canvas.document(), rules::Category::Zone))
    , m_name(new QLineEdit)
{
    m_zones->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_zones->setMinimumContentsLength(12);
    connect(m_zones, &QComboBox::activated, this, [this] {
        m_wanted = m_zones->currentData().toString();
        showZone();
    });
    connect(m_kind, &QComboBox::activated, this, &ZoneTool::change);
    connect(m_name, &QLineEdit::editingFinished, this, &ZoneTool::change);
    connect(&canvas.document(), &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.touches<model::Zone>())
            fill();
    });
    connect(&canvas.document(), &Document::replaced, this, &ZoneTool::fill);
    fill();
}

QIcon ZoneTool::icon() const
{
    return editor::icon(QStringLiteral("zone"));
}

QString ZoneTool::hint() const
{
    return tr("Drag to add hexes to the zone, with Ctrl to take them out; Shift+click for a straight line; "
              "Enter at the "
              "hex cursor");
}

QWidget* ZoneTool::makeOptions()
{
    auto* row = new OptionsRow;
    row->add(QStringLiteral("zoneChooser"), tr("&Zone:"), m_zones, tr("The zone to paint, or a new one"));
    row->add(QStringLiteral("zoneKind"), tr("&Kind:"), m_kind, tr("What kind of zone it is"));
    m_name->setPlaceholderText(tr("Name of the zone"));
    m_name->setMaximumWidth(160);
    row->add(QStringLiteral("zoneName"), tr("&Name:"), m_name, tr("The name of the zone on the map"));
    connect(row->addChoice(QStringLiteral("zoneMode"), tr("&Mode:"), {tr("Add"), tr("Subtract")},
                           tr("Add the painted hexes, or take them out (Ctrl)")),
            &QComboBox::currentIndexChanged, this, [this](int i) { m_subtract = i == 1; });
    addRadius(*row);
    QToolButton* selection =
        row->addButton(QStringLiteral("zoneFromSelection"), QString(), tr("Selection"),
                       tr("Make the zone of the selected hexes, or combine it with them"));
    auto* menu = new QMenu(selection);
    for (const auto& [name, text, how] :
         {std::tuple(QStringLiteral("zoneSet"), tr("Make It the Zone"), Combine::Replace),
          std::tuple(QStringLiteral("zoneUnite"), tr("Unite with the Zone"), Combine::Add),
          std::tuple(QStringLiteral("zoneSubtract"), tr("Take out of the Zone"), Combine::Subtract),
          std::tuple(QStringLiteral("zoneIntersect"), tr("Keep Only What Both Have"), Combine::Intersect)}) {
        QAction* action = menu->addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, [this, how] { combineSelection(how); });
    }
    selection->setMenu(menu);
    selection->setPopupMode(QToolButton::InstantPopup);
    connect(row->addButton(QStringLiteral("zoneFromLine"), QString(), tr("From Line…"),
                           tr("Everything north, east, south or west of a line or border")),
            &QToolButton::clicked, this, &ZoneTool::askForLine);
    row->endRow();
    return row;
}

void ZoneTool::fill()
{
    if (m_made.id)
        m_wanted = keyText(m_made);
    m_zones->clear();
    m_zones->addItem(tr("New zone"));
    for (const auto& [key, zone] : package().all<model::Zone>()) {
        const QString name = zone.name.empty() ? qs(key.id) : qs(zone.name);
        m_zones->addItem(zone.kind
                             ? QStringLiteral("%1 (%2)").arg(
                                   name, termName(document().ruleset(), rules::Category::Zone, zone.kind))
                             : name,
                         keyText(key));
    }
    m_zones->setCurrentIndex(std::max(0, m_wanted.isEmpty() ? 0 : m_zones->findData(m_wanted)));
    showZone();
}

model::Key ZoneTool::zone() const
{
    const QString text = m_zones->currentData().toString();
    const qsizetype slash = text.indexOf(u'/');
    return slash < 0 ? model::Key{}
                     : model::Key{.scope = atomOf(text.left(slash)), .id = atomOf(text.mid(slash + 1))};
}

void ZoneTool::showZone()
{
    m_made = {};
    if (const model::Zone* now = package().find<model::Zone>(zone())) {
        m_kind->choose(model::Words(now->kind.text()));
        if (m_name->text() != qs(now->name))
            m_name->setText(qs(now->name));
    }
    emit updated();
}

void ZoneTool::change()
{
    const model::Zone* now = package().find<model::Zone>(zone());
    if (!now)
        return;
    model::Zone changed = *now;
    changed.kind = m_kind->word();
    changed.name = utf8(m_name->text().trimmed());
    if (!(changed == *now))
        perform({.label = "paint.area",
                 .arguments = {changed.name},
                 .edits = {model::put(changed, zone().scope)}});
}

model::Transaction ZoneTool::combination(const std::vector<HexIndex>& hexes, Combine how)
{
    model::Key key = zone();
    model::Zone changed;
    if (const model::Zone* now = package().find<model::Zone>(key)) {
        changed = *now;
    } else {
        if (hexes.empty() || how == Combine::Subtract || how == Combine::Intersect)
            return {};
        key.scope = atlas().map(hexes.front());
        changed.kind = m_kind->word();
        changed.name = utf8(m_name->text().trimmed());
        const std::string kind(changed.kind ? changed.kind.text() : "zone");
        changed.id = key.id = model::freeId<model::Zone>(package(), key.scope, idFrom(m_name->text(), kind));
        m_made = key;
    }
    std::vector<HexIndex> here;
    for (const HexIndex hex : hexes)
        if (atlas().map(hex) == key.scope)
            here.push_back(hex);
    changed.hexes = model::combined(package(), key.scope, changed.hexes, here, how);
    return {.label = "paint.area",
            .arguments = {changed.name.empty() ? std::string(changed.id.text()) : changed.name},
            .edits = {model::put(std::move(changed), key.scope)}};
}

model::Transaction ZoneTool::stroke(const std::vector<HexIndex>& hexes, bool other)
{
    return combination(hexes, other != m_subtract ? Combine::Subtract : Combine::Add);
}

void ZoneTool::combine(const std::vector<HexIndex>& hexes, Combine how)
{
    model::Transaction change = combination(hexes, how);
    if (change.empty())
        say(tr("Choose a zone in the bar above the map first."));
    else
        perform(std::move(change));
}

void ZoneTool::combineSelection(Combine how)
{
    const auto hexes = canvas().selectedHexes();
    if (hexes.empty())
        say(tr("Select hexes first, with a rectangle (R), a lasso (Q) or the magic wand (W)."));
    else
        combine(hexes, how);
}

void ZoneTool::askForLine()
{
    BeyondDialog dialog(canvas());
    if (dialog.exec() == QDialog::Accepted)
        combine(dialog.hexes(), dialog.how());
}

void ZoneTool::paint(QPainter& painter, double pixelsPerMm) const
{
    if (const model::Zone* now = package().find<model::Zone>(zone()))
        paintHexes(painter, plan(), model::hexesOf(package(), zone().scope, now->hexes), Intent::Add,
                   pixelsPerMm);
    StrokeTool::paint(painter, pixelsPerMm);
}

} // namespace editor
