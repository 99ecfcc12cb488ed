#pragma once

#include <QAction>
#include <QObject>

class QMenu;

namespace editor {
class MapCanvas;
class MapLayers;
} // namespace editor

namespace app {

/// Zooming, which layers of the map are shown, and in which style.
class ViewCommands : public QObject {
    Q_OBJECT
public:
    ViewCommands(QWidget* window, editor::MapCanvas& canvas, editor::MapLayers& layers);

    QAction* zoomIn;
    QAction* zoomOut;
    QAction* zoomFit;
    QAction* zoomActual;
    QMenu* layersMenu;
    QMenu* looksMenu;

    /// Without a map there is nothing to zoom.
    void setEnabled(bool enabled);

private:
    void fillLayers(editor::MapLayers& layers);
    void fillLooks(editor::MapLayers& layers);
};

} // namespace app
