#pragma once

#include <QAction>
#include <QObject>

#include <memory>

class QMenu;

namespace editor {
class MapCanvas;
class RulerTool;
class UnderlayPictures;
class UnderlayTool;
} // namespace editor

namespace app {

/// Everything about maps as a whole: new ones, their grids and links, measuring, rulers, and pictures to trace from.
class MapCommands : public QObject {
    Q_OBJECT
public:
    MapCommands(QWidget* window, editor::MapCanvas& canvas);
    ~MapCommands() override;

    QAction* newMap;
    QAction* changeGrid;
    QAction* links;
    QAction* removeMap;
    QAction* measure;
    QAction* pinUnderlay;
    QAction* rulers;

    editor::RulerTool& rulerTool() { return *m_ruler; }
    editor::UnderlayTool& underlayTool() { return *m_underlay; }
    editor::UnderlayPictures& pictures() { return *m_pictures; }
    void addTo(QMenu* menu) const;
    void setEnabled(bool enabled);

private:
    void makeActions();
    void askForMap();
    void askForGrid();
    void askForLinks();
    void askToRemove();

    QWidget* m_window;
    editor::MapCanvas& m_canvas;
    editor::UnderlayPictures* m_pictures;
    std::unique_ptr<editor::RulerTool> m_ruler;
    std::unique_ptr<editor::UnderlayTool> m_underlay;
};

} // namespace app
