#include "editor/paint/maplayer.h"
#include "editor/paint/region.h"

#include <algorithm>

namespace editor {
namespace {

bool isWater(const MapScene& scene, model::HexIndex hex)
{
    return scene.style().ground(scene.package().terrain(hex)).water;
}

struct Shores {
    std::vector<SideChain> coast;  ///< between water and land
    std::vector<SideChain> narrow; ///< sea and lake hexsides between two hexes of land
};

Shores shoresOf(const MapScene& scene, const Patch& patch, Edge edge)
{
    std::vector<SideChain::Side> coast;
    std::vector<SideChain::Side> narrow;
    for (const Patch::Hex& hex : patch.hexes) {
        const bool wet = isWater(scene, hex.index);
        const auto& neighbours = scene.atlas().neighbours(hex.index);
        for (int d = 0; d < model::kDirections; ++d) {
            const model::HexIndex other = neighbours[static_cast<std::size_t>(d)];
            if (d >= 3 && model::exists(other))
                continue;
            const bool otherWet = model::exists(other) && isWater(scene, other);
            if (model::exists(other) && wet != otherWet)
                coast.push_back({.cell = hex.cell, .direction = d});
            if (wet || otherWet)
                continue;
            const auto& features =
                scene.style().features(scene.package().side({.hex = hex.index, .direction = d}));
            if (std::ranges::any_of(features, [](const SideFeature& feature) {
                    return feature.style->form == HexsideStyle::Form::Water;
                }))
                narrow.push_back({.cell = hex.cell, .direction = d});
        }
    }
    return {.coast = joinSides(patch.sheet.layout, edge, coast),
            .narrow = joinSides(patch.sheet.layout, edge, narrow)};
}

} // namespace

void paintWater(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    const double u = patch.hexMm();
    const bool soft = patch.hexPixels() >= 12;
    const Edge edge = soft ? Edge::Winding : Edge::Straight;
    HexMask wet(patch.places());
    for (const Patch::Hex& hex : patch.hexes)
        wet[static_cast<std::size_t>(hex.place)] = isWater(scene, hex.index);
    const Region sea(patch, scene.atlas(), edge, wet);
    const auto [coast, narrow] = shoresOf(scene, patch, edge);
    if (sea.isEmpty() && narrow.empty())
        return;
    const HexsideStyle& water = scene.style().hexside(model::Atom("sea"));
    const QColor open = scene.style().terrain(model::Atom("sea")).fill;
    const auto pen = [](const QColor& colour, double width) {
        return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    const double shore = std::max(0.022 * u, 0.8 / patch.pixelsPerMm);
    strokeChains(painter, narrow, pen(water.casing, (water.width * u) + (2 * shore)));
    sea.fill(painter, open);
    if (soft) {
        // Shallows: lighter bands along the coast, as engravers draw them.
        sea.fillRim(painter, -0.21 * u, 0, QColor(255, 255, 255, 55));
        sea.fillRim(painter, -0.1 * u, 0, QColor(255, 255, 255, 75));
    }
    strokeChains(painter, coast, pen(water.casing, shore * 1.3));
    strokeChains(painter, narrow, pen(open, water.width * u));
    paintTextures(painter, scene, patch, true);
}

} // namespace editor
