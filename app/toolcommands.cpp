#include "app/toolcommands.h"

#include "app/actions.h"
#include "app/mapreplacedialog.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/tools/maptools.h"
#include "editor/tools/tooloptionsbar.h"

#include <QActionGroup>
#include <QMenu>
#include <QToolBar>

namespace app {

ToolCommands::ToolCommands(QWidget* window, editor::MapCanvas& canvas)
    : QObject(window)
    , menu(new QMenu(tr("&Tools"), window))
    , bar(new QToolBar(tr("Map Tools"), window))
    , m_window(window)
    , m_canvas(canvas)
    , m_tools(new editor::MapTools(canvas, this))
    , m_options(new editor::ToolOptionsBar(*m_tools, canvas))
{
    bar->setObjectName(QStringLiteral("mapToolbar"));
    bar->setIconSize(QSize(20, 20));
    bar->setOrientation(Qt::Vertical);
    menu->setToolTipsVisible(true);
    makeTools();
    menu->addSeparator();
    selectAllHexes =
        makeAction(this, QStringLiteral("select-all-hexes"), tr("Select All &Hexes"),
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)}, tr("Select every hex of the maps"));
    connect(selectAllHexes, &QAction::triggered, &canvas, &editor::MapCanvas::selectAllHexes);
    findReplace = makeAction(this, QStringLiteral("map-replace"), tr("Find and &Replace on the Map…"),
                             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H)},
                             tr("Put one terrain, hexside, line or place in the place of another"));
    connect(findReplace, &QAction::triggered, this, [this] { MapReplaceDialog(m_canvas, m_window).exec(); });
    menu->addActions({selectAllHexes, findReplace});
    connect(&canvas, &editor::MapCanvas::toolChanged, this, &ToolCommands::follow);
    follow();
}

void ToolCommands::makeTools()
{
    auto* group = new QActionGroup(this);
    editor::MapTool* select = m_canvas.tool();
    for (editor::MapTool* tool : m_tools->all()) {
        editor::MapTool* shown = tool ? tool : select;
        if (m_tools->beginsGroup(tool)) {
            menu->addSeparator();
            bar->addSeparator();
        }
        auto* action = new QAction(shown->icon(), shown->name(), group);
        const QString key = shown->shortcut().toString(QKeySequence::NativeText);
        action->setObjectName(QStringLiteral("tool-") + shown->shortcut().toString().toLower());
        action->setCheckable(true);
        action->setStatusTip(shown->hint());
        action->setToolTip(QStringLiteral("%1 (%2)").arg(shown->name(), key));
        // Letters belong to lists and text fields; on the map they choose tools.
        action->setShortcut(shown->shortcut());
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_canvas.addAction(action);
        connect(action, &QAction::triggered, this, [this, tool] {
            m_canvas.setTool(tool);
            m_canvas.setFocus();
            follow();
        });
        menu->addAction(action);
        bar->addAction(action);
        m_actions << action;
    }
}

void ToolCommands::follow()
{
    const auto tools = m_tools->all();
    qsizetype now = 0;
    for (std::size_t i = 1; i < tools.size(); ++i)
        if (tools[i] == m_canvas.tool())
            now = static_cast<qsizetype>(i);
    m_actions[now]->setChecked(true);
}

void ToolCommands::setEnabled(bool enabled)
{
    if (!enabled)
        m_canvas.setTool(nullptr);
    for (QAction* action : std::as_const(m_actions))
        action->setEnabled(enabled);
    for (QAction* action : {findReplace, selectAllHexes})
        action->setEnabled(enabled);
    bar->setVisible(enabled);
}

} // namespace app
