#pragma once

#include <QAction>
#include <QObject>

class QMenu;

namespace editor {
class MapCanvas;
class MapOverlays;
class OverlayLegend;
} // namespace editor

namespace app {

/// Which answers of the rules are drawn over the map: the menu, and the legend that explains them.
class OverlayCommands : public QObject {
    Q_OBJECT
public:
    OverlayCommands(QWidget* window, editor::MapCanvas& canvas);

    QMenu* menu;

    editor::MapOverlays& overlays() { return *m_overlays; }
    editor::OverlayLegend& legend() { return *m_legend; }
    /// Without a map there is nothing to draw over.
    void setEnabled(bool enabled);

private:
    editor::MapOverlays* m_overlays;
    editor::OverlayLegend* m_legend;
};

} // namespace app
