#pragma once

#include "editor/canvas/mapcanvas.h"

#include <span>
#include <vector>

namespace editor {

class BrushTool;
class EraserTool;
class FillTool;
class HexsideTool;
class LayerTool;
class LineTool;
class PickTool;
class PlaceTool;
class StampTool;
class WandTool;
class ZoneTool;

/// All tools that change or select the map, on one canvas. A piece of a map that is pasted goes to the stamp, and what
/// is picked up to the tool that paints it.
class MapTools : public QObject {
    Q_OBJECT
public:
    explicit MapTools(MapCanvas& canvas, QObject* parent = nullptr);
    ~MapTools() override;

    /// In the order of the tool bar. Null stands for selecting and moving counters.
    std::span<MapTool* const> all() const { return m_all; }
    /// Where a new group of tools begins in the bar.
    bool beginsGroup(const MapTool* tool) const;

    BrushTool& brush() const { return *m_brush; }
    EraserTool& eraser() const { return *m_eraser; }
    FillTool& fill() const { return *m_fill; }
    HexsideTool& hexsides() const { return *m_hexsides; }
    LayerTool& layers() const { return *m_layers; }
    LineTool& lines() const { return *m_lines; }
    PickTool& pick() const { return *m_pick; }
    PlaceTool& places() const { return *m_places; }
    StampTool& stamp() const { return *m_stamp; }
    WandTool& wand() const { return *m_wand; }
    ZoneTool& zones() const { return *m_zones; }
    MapTool& rectangle() const { return *m_rectangle; }
    MapTool& lasso() const { return *m_lasso; }

private:
    MapCanvas& m_canvas;
    BrushTool* m_brush;
    EraserTool* m_eraser;
    FillTool* m_fill;
    PickTool* m_pick;
    HexsideTool* m_hexsides;
    LineTool* m_lines;
    PlaceTool* m_places;
    ZoneTool* m_zones;
    LayerTool* m_layers;
    MapTool* m_rectangle;
    MapTool* m_lasso;
    WandTool* m_wand;
    StampTool* m_stamp;
    std::vector<MapTool*> m_all;
};

} // namespace editor
