#include "editor/paint/maplayer.h"
#include "editor/paint/region.h"

#include <algorithm>

namespace editor {
namespace {

bool isWater(const MapScene& scene, model::HexIndex hex)
{
    const auto words = scene.package().terrain(hex).list();
    return std::ranges::any_of(words, [&](model::Atom word) { return scene.style().terrain(word).water; });
}

struct Shores {
    QPainterPath coast;  ///< between water and land
    QPainterPath narrow; ///< sea and lake hexsides between two hexes of land
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
            const auto words = scene.package().side({.hex = hex.index, .direction = d}).list();
            if (std::ranges::any_of(words, [&](model::Atom word) {
                    return scene.style().hexside(word).form == HexsideStyle::Form::Water;
                }))
                narrow.push_back({.cell = hex.cell, .direction = d});
        }
    }
    Shores shores;
    for (const SideChain& chain : joinSides(patch.sheet.layout, edge, coast))
        appendSmooth(shores.coast, chain.knots, chain.closed);
    for (const SideChain& chain : joinSides(patch.sheet.layout, edge, narrow))
        appendSmooth(shores.narrow, chain.knots, chain.closed);
    return shores;
}

} // namespace

void paintWater(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    const double u = patch.hexMm();
    const bool soft = patch.hexPixels() >= 12;
    const Edge edge = soft ? Edge::Winding : Edge::Straight;
    const QPainterPath sea =
        regionPath(patch, scene.atlas(), edge, [&](model::HexIndex hex) { return isWater(scene, hex); });
    const auto [coast, narrow] = shoresOf(scene, patch, edge);
    if (sea.isEmpty() && narrow.isEmpty())
        return;
    const HexsideStyle& water = scene.style().hexside(model::Atom("sea"));
    const QColor open = scene.style().terrain(model::Atom("sea")).fill;
    const auto pen = [](const QColor& colour, double width) {
        return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    const double shore = std::max(0.022 * u, 0.8 / patch.pixelsPerMm);
    painter.strokePath(narrow, pen(water.casing, (water.width * u) + (2 * shore)));
    painter.fillPath(sea, open);
    if (soft) {
        // Shallows: lighter bands along the coast, as engravers draw them.
        painter.save();
        painter.setClipPath(sea, Qt::IntersectClip);
        painter.strokePath(coast, pen(QColor(255, 255, 255, 55), 0.42 * u));
        painter.strokePath(coast, pen(QColor(255, 255, 255, 75), 0.2 * u));
        painter.restore();
    }
    painter.strokePath(coast, pen(water.casing, shore * 1.3));
    painter.strokePath(narrow, pen(open, water.width * u));
    paintTextures(painter, scene, patch, true);
}

} // namespace editor
