#include "app/mapcommands.h"

#include "app/actions.h"
#include "app/griddialog.h"
#include "app/linksdialog.h"
#include "app/newmapdialog.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/rulertool.h"
#include "editor/canvas/underlaytool.h"
#include "editor/document/document.h"
#include "editor/paint/underlaypictures.h"
#include "editor/text/text.h"

#include <QInputDialog>
#include <QMenu>

namespace app {
namespace {

/// The map with all that lies on it.
model::Transaction removalOf(const model::Package& package, model::Atom map)
{
    const model::Map& record = *package.find<model::Map>(map);
    model::Transaction transaction{.label = "map.remove",
                                   .arguments = {record.name.empty() ? std::string(map.text()) : record.name},
                                   .edits = {}};
    model::forEachKind([&]<class T>() {
        if constexpr (T::scope == model::Scope::Map)
            for (const auto& [key, each] : package.all<T>().in(map))
                transaction.edits.push_back(model::erase<T>(key));
    });
    transaction.edits.push_back(model::erase<model::Map>({.scope = {}, .id = map}));
    return transaction;
}

} // namespace

MapCommands::MapCommands(QWidget* window, editor::MapCanvas& canvas)
    : QObject(window)
    , m_window(window)
    , m_canvas(canvas)
    , m_pictures(new editor::UnderlayPictures(this))
    , m_ruler(std::make_unique<editor::RulerTool>(canvas))
    , m_underlay(std::make_unique<editor::UnderlayTool>(canvas))
{
    canvas.setUnderlays(*m_pictures);
    makeActions();
    connect(newMap, &QAction::triggered, this, &MapCommands::askForMap);
    connect(changeGrid, &QAction::triggered, this, &MapCommands::askForGrid);
    connect(links, &QAction::triggered, this, &MapCommands::askForLinks);
    connect(removeMap, &QAction::triggered, this, &MapCommands::askToRemove);
    connect(rulers, &QAction::toggled, &canvas, &editor::MapCanvas::setRulers);
    const auto tool = [&](QAction* action, editor::MapTool* which) {
        action->setCheckable(true);
        connect(action, &QAction::triggered, this,
                [this, which](bool on) { m_canvas.setTool(on ? which : nullptr); });
        connect(&canvas, &editor::MapCanvas::toolChanged, action,
                [this, action, which] { action->setChecked(m_canvas.tool() == which); });
    };
    tool(measure, m_ruler.get());
    tool(pinUnderlay, m_underlay.get());
}

MapCommands::~MapCommands() = default;

void MapCommands::makeActions()
{
    newMap = makeAction(this, QStringLiteral("new-map"), tr("&New Map…"), {},
                        tr("Add a map: for itself, as an inset, or joined to another"));
    changeGrid = makeAction(this, QStringLiteral("map-grid"), tr("Change &Grid…"),
                            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
                            tr("Resize, crop, shift or renumber a map; whatever names a hex follows"));
    links = makeAction(this, QStringLiteral("map-links"), tr("&Links of a Map…"), {},
                       tr("Say which hexes of an inset touch which hexes of another map"));
    removeMap = makeAction(this, QStringLiteral("remove-map"), tr("&Remove Map…"), {},
                           tr("Remove a map with all that lies on it"));
    measure = makeAction(this, QStringLiteral("measure"), tr("&Measure"), {m_ruler->shortcut()},
                         tr("Count the hexes from one to another"));
    pinUnderlay = makeAction(this, QStringLiteral("pin"), tr("&Pin Underlay"), {m_underlay->shortcut()},
                             tr("Lay a scan under the grid by the centres of known hexes"));
    rulers = makeAction(this, QStringLiteral("rulers"), tr("R&ulers"),
                        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)},
                        tr("Show the numbers of columns and rows along the edges of the map"));
    rulers->setCheckable(true);
}

void MapCommands::addTo(QMenu* menu) const
{
    menu->addActions({newMap, changeGrid, links, removeMap});
    menu->addSeparator();
    menu->addActions({measure, pinUnderlay});
}

void MapCommands::setEnabled(bool enabled)
{
    for (QAction* action : {newMap, changeGrid, links, removeMap, measure, pinUnderlay, rulers})
        action->setEnabled(enabled);
}

void MapCommands::askForMap()
{
    NewMapDialog dialog(m_canvas.document().package(), m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_canvas.document().perform(dialog.transaction());
}

void MapCommands::askForGrid()
{
    if (m_canvas.document().package().all<model::Map>().empty())
        return;
    GridDialog dialog(m_canvas.document().package(), m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_canvas.document().perform(dialog.transaction());
}

void MapCommands::askForLinks()
{
    LinksDialog dialog(m_canvas.document().package(), m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_canvas.document().perform(dialog.transaction());
}

void MapCommands::askToRemove()
{
    QStringList names;
    std::vector<model::Atom> ids;
    for (const auto& [key, map] : m_canvas.document().package().all<model::Map>()) {
        names << (map.name.empty() ? editor::qs(key.id) : editor::qs(map.name));
        ids.push_back(key.id);
    }
    bool chosen = false;
    const QString name = QInputDialog::getItem(
        m_window, tr("Remove Map"), tr("This map and all that lies on it goes. Undo brings it back."), names,
        0, false, &chosen);
    if (chosen)
        m_canvas.document().perform(
            removalOf(m_canvas.document().package(), ids[static_cast<std::size_t>(names.indexOf(name))]));
}

} // namespace app
