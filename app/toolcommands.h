#pragma once

#include <QAction>
#include <QObject>

class QMenu;
class QToolBar;

namespace editor {
class MapCanvas;
class MapTools;
class ToolOptionsBar;
} // namespace editor

namespace app {

/// The tools of the map: menu, tool bar, the bar with their choices, and find and replace.
class ToolCommands : public QObject {
    Q_OBJECT
public:
    ToolCommands(QWidget* window, editor::MapCanvas& canvas);

    QMenu* menu;
    QToolBar* bar;
    QAction* findReplace;
    QAction* selectAllHexes;

    editor::MapTools& tools() { return *m_tools; }
    editor::ToolOptionsBar& options() { return *m_options; }
    /// Without a map there is nothing to work on.
    void setEnabled(bool enabled);

private:
    void makeTools();
    void follow();

    QWidget* m_window;
    editor::MapCanvas& m_canvas;
    editor::MapTools* m_tools;
    editor::ToolOptionsBar* m_options;
    QList<QAction*> m_actions; ///< in the order of the tools
};

} // namespace app
