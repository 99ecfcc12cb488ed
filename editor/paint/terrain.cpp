#include "editor/paint/maplayer.h"
#include "editor/paint/region.h"

#include <algorithm>

namespace editor {

void paintTerrain(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    const model::Atlas& atlas = scene.atlas();
    const QColor paper = scene.style().terrain(model::Atom("clear")).fill;
    Region(patch, atlas, Edge::Straight, HexMask(patch.places(), true)).fill(painter, paper);

    // Styles live as long as the scene, so their addresses name them.
    std::vector<const TerrainStyle*> styles(patch.places(), nullptr);
    std::vector<const TerrainStyle*> used;
    for (const Patch::Hex& hex : patch.hexes) {
        const TerrainStyle* style = scene.style().ground(scene.package().terrain(hex.index)).fill;
        styles[static_cast<std::size_t>(hex.place)] = style;
        if (!style->water && style->fill != paper && std::ranges::find(used, style) == used.end())
            used.push_back(style);
    }
    std::ranges::sort(used, [](const TerrainStyle* a, const TerrainStyle* b) {
        return a->rank != b->rank ? a->rank < b->rank : a->fill.rgb() < b->fill.rgb();
    });
    const bool soft = patch.hexPixels() >= 12;
    HexMask mask(patch.places());
    for (const TerrainStyle* style : used) {
        for (std::size_t i = 0; i < mask.size(); ++i)
            mask[i] = styles[i] == style;
        const Region area(patch, atlas, soft ? Edge::Winding : Edge::Straight, mask);
        if (soft) {
            QColor faint = style->fill;
            faint.setAlphaF(0.5F);
            area.fillRim(painter, 0, 0.07 * patch.hexMm(), faint);
        }
        area.fill(painter, style->fill);
    }
    paintTextures(painter, scene, patch, false);
}

} // namespace editor
