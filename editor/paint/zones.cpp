#include "editor/paint/lettering.h"
#include "editor/paint/maplayer.h"
#include "editor/paint/region.h"

#include <algorithm>
#include <array>

namespace editor {
namespace {

constexpr std::array kDashDot{Dash{0.06, 0.42}, Dash{0.5, 0.58}, Dash{0.66, 0.94}};
const QColor kSeaInk(0x24, 0x5f, 0x87, 170);
constexpr std::array kDashes{Dash{0.05, 0.27}, Dash{0.39, 0.61}, Dash{0.73, 0.95}};

} // namespace

void paintZones(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    const double u = patch.hexMm();
    HexMask mask(patch.places());
    const auto wet = [&](model::HexIndex hex) {
        return model::exists(hex) && scene.style().ground(scene.package().terrain(hex)).water;
    };
    // A coast is a limit that everybody sees.
    const auto coast = [&](model::HexIndex inside, model::HexIndex outside) {
        return wet(inside) != wet(outside);
    };
    const auto shore = [&](model::HexIndex inside, model::HexIndex outside) {
        return wet(inside) && !wet(outside);
    };
    for (const auto& [key, zone] : scene.zones().all()) {
        bool any = false;
        for (const Patch::Hex& hex : patch.hexes) {
            const bool inside = zone.inside[model::at(hex.index)];
            mask[static_cast<std::size_t>(hex.place)] = inside;
            any = any || inside;
        }
        if (!any)
            continue;
        QColor band = zone.colour;
        band.setAlpha(55);
        Region(patch, scene.atlas(), Edge::Winding, mask, shore).fillRim(painter, -0.13 * u, 0, band);
        const double width = std::max(0.026 * u, 1.0 / patch.pixelsPerMm);
        strokeDashes(painter, patch.sheet.layout, boundarySides(patch, scene.atlas(), mask, coast), kDashDot,
                     QPen(zone.colour.darker(115), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin), 0.035);
    }
    for (const ZoneNames::Name& name : scene.zoneNames().all())
        if (name.size * patch.pixelsPerMm >= 5
            && name.rect.translated(-patch.sheet.origin).intersects(patch.rect))
            Lettering::draw(painter, name.baseline - patch.sheet.origin, Qt::AlignHCenter, name.text,
                            name.size, Weight::Bold,
                            wet(scene.plan().hexAt(name.rect.center())) ? kSeaInk : name.colour);
}

void paintBorders(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    const double u = patch.hexMm();
    for (const auto& [key, border] : scene.borders().all()) {
        std::vector<SideChain::Side> sides;
        for (const model::Hexside& side : border.sides)
            if (patch.has(side.hex))
                sides.push_back({.cell = scene.atlas().cell(side.hex), .direction = side.direction});
        if (sides.empty())
            continue;
        const double width = std::max(0.05 * u, 1.3 / patch.pixelsPerMm);
        strokeChains(
            painter, joinSides(patch.sheet.layout, Edge::Winding, sides),
            QPen(QColor(255, 253, 245, 170), width * 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        strokeDashes(painter, patch.sheet.layout, sides, kDashes,
                     QPen(border.colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    }
}

} // namespace editor
