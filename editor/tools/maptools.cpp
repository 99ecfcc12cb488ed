#include "editor/tools/maptools.h"

#include "editor/tools/brushtool.h"
#include "editor/tools/erasertool.h"
#include "editor/tools/filltool.h"
#include "editor/tools/hexselecttool.h"
#include "editor/tools/hexsidetool.h"
#include "editor/tools/layertool.h"
#include "editor/tools/linetool.h"
#include "editor/tools/picktool.h"
#include "editor/tools/placetool.h"
#include "editor/tools/stamptool.h"
#include "editor/tools/termchooser.h"
#include "editor/tools/wandtool.h"
#include "editor/tools/zonetool.h"

namespace editor {

MapTools::MapTools(MapCanvas& canvas, QObject* parent)
    : QObject(parent)
    , m_canvas(canvas)
    , m_brush(new BrushTool(canvas))
    , m_eraser(new EraserTool(canvas))
    , m_fill(new FillTool(canvas))
    , m_pick(new PickTool(canvas))
    , m_hexsides(new HexsideTool(canvas))
    , m_lines(new LineTool(canvas))
    , m_places(new PlaceTool(canvas))
    , m_zones(new ZoneTool(canvas))
    , m_layers(new LayerTool(canvas))
    , m_rectangle(new HexSelectTool(canvas, HexSelectTool::Shape::Rectangle))
    , m_lasso(new HexSelectTool(canvas, HexSelectTool::Shape::Lasso))
    , m_wand(new WandTool(canvas))
    , m_stamp(new StampTool(canvas))
    , m_all{nullptr, m_rectangle, m_lasso,    m_wand,  m_stamp,  m_brush, m_eraser,
            m_fill,  m_pick,      m_hexsides, m_lines, m_places, m_zones, m_layers}
{
    for (MapTool* tool : m_all)
        if (tool)
            tool->setParent(this);
    connect(m_pick, &PickTool::terrainPicked, this, [this](model::Words terrain) {
        m_brush->terrain()->choose(terrain);
        m_fill->terrain()->choose(terrain);
        m_canvas.setTool(m_brush);
    });
    connect(m_pick, &PickTool::hexsidePicked, this, [this](model::Words features) {
        m_hexsides->take(features);
        m_canvas.setTool(m_hexsides);
    });
    connect(m_brush, &BrushTool::pickRequested, m_pick, &PickTool::press);
    connect(&canvas, &MapCanvas::areaPasted, this, [this](const model::MapPatch& patch) {
        m_stamp->setPatch(patch);
        m_canvas.setTool(m_stamp);
    });
}

MapTools::~MapTools()
{
    m_canvas.setTool(nullptr);
}

bool MapTools::beginsGroup(const MapTool* tool) const
{
    return tool == m_rectangle || tool == m_brush || tool == m_hexsides || tool == m_zones;
}

} // namespace editor
