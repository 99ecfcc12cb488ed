#include "editor/paint/maplayer.h"
#include "editor/paint/region.h"

#include <algorithm>
#include <map>

namespace editor {
namespace {

/// The style whose fill a hex gets.
const TerrainStyle& ground(const MapScene& scene, model::Words terrain)
{
    static const model::Atom clear("clear");
    const TerrainStyle* best = nullptr;
    for (const model::Atom word : terrain.list())
        if (const TerrainStyle& style = scene.style().terrain(word); !best || style.rank > best->rank)
            best = &style;
    return best ? *best : scene.style().terrain(clear);
}

} // namespace

void paintTerrain(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    const model::Atlas& atlas = scene.atlas();
    const auto isOnMap = [](model::HexIndex) { return true; };
    const QColor paper = scene.style().terrain(model::Atom("clear")).fill;
    painter.fillPath(regionPath(patch, atlas, Edge::Straight, isOnMap), paper);

    // Styles live as long as the scene, so their addresses name them.
    std::vector<const TerrainStyle*> styles(static_cast<std::size_t>(atlas.size()), nullptr);
    std::vector<const TerrainStyle*> used;
    for (const Patch::Hex& hex : patch.hexes) {
        const TerrainStyle& style = ground(scene, scene.package().terrain(hex.index));
        styles[model::at(hex.index)] = &style;
        if (!style.water && style.fill != paper && std::ranges::find(used, &style) == used.end())
            used.push_back(&style);
    }
    std::ranges::sort(used, [](const TerrainStyle* a, const TerrainStyle* b) {
        return a->rank != b->rank ? a->rank < b->rank : a->fill.rgb() < b->fill.rgb();
    });
    const bool soft = patch.hexPixels() >= 12;
    for (const TerrainStyle* style : used) {
        const auto belongs = [&](model::HexIndex hex) { return styles[model::at(hex)] == style; };
        const QPainterPath area = regionPath(patch, atlas, soft ? Edge::Winding : Edge::Straight, belongs);
        if (soft) {
            const auto edge =
                joinSides(patch.sheet.layout, Edge::Winding, boundarySides(patch, atlas, belongs));
            QColor faint = style->fill;
            for (const double width : {0.16, 0.1}) {
                faint.setAlphaF(width > 0.12 ? 0.35F : 0.5F);
                strokeChains(painter, edge,
                             QPen(faint, width * patch.hexMm(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            }
        }
        painter.fillPath(area, style->fill);
    }
    paintTextures(painter, scene, patch, false);
}

} // namespace editor
