#include "editor/paint/lettering.h"
#include "editor/paint/maplayer.h"
#include "editor/paint/region.h"
#include "editor/text/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace editor {
namespace {

constexpr std::array kDashDot{Dash{0.06, 0.42}, Dash{0.5, 0.58}, Dash{0.66, 0.94}};
constexpr std::array kDashes{Dash{0.05, 0.27}, Dash{0.39, 0.61}, Dash{0.73, 0.95}};

QColor zoneColour(const MapScene& scene, const model::Zone& zone)
{
    if (const QColor own = QColor::fromString(qs(zone.colour)); own.isValid())
        return own;
    if (const model::Side* side = scene.package().find<model::Side>(zone.side))
        if (const QColor colour = QColor::fromString(qs(side->colour)); colour.isValid())
            return colour;
    return colourOf(zone.id, 150, 140);
}

struct ZoneName {
    QString text;
    QColor colour;
    QPointF at; ///< middle of the baseline
    double size = 0;
    double width = 0;
    std::size_t hexes = 0;
};

/// The zone's name, wide and faint, in the hex of the zone that is nearest to its middle.
ZoneName zoneName(const Patch& patch, const std::vector<QPointF>& centres, const QString& name, QColor colour)
{
    QPointF middle;
    for (const QPointF centre : centres)
        middle += centre / static_cast<double>(centres.size());
    const auto nearest = std::ranges::min(centres, {}, [&](QPointF p) {
        return std::hypot(p.x() - middle.x(), p.y() - middle.y());
    });
    QString spaced;
    for (const QChar c : name.toUpper())
        spaced += c + QStringLiteral("\u2009");
    const double natural = Lettering::width(spaced, Weight::Bold);
    const double room = std::sqrt(static_cast<double>(centres.size())) * patch.hexMm();
    const double size = std::clamp(0.8 * room / natural, 0.16 * patch.hexMm(), 0.9 * patch.hexMm());
    colour = colour.darker(130);
    colour.setAlpha(150);
    return {.text = spaced,
            .colour = colour,
            .at = nearest + QPointF(0, -0.12 * patch.hexMm()),
            .size = size,
            .width = natural * size,
            .hexes = centres.size()};
}

/// Large zones first; a name that would run into one already there is left out.
void paintZoneNames(QPainter& painter, const Patch& patch, std::vector<ZoneName> names)
{
    std::ranges::stable_sort(names, std::ranges::greater(), &ZoneName::hexes);
    std::vector<QRectF> taken;
    for (const ZoneName& name : names) {
        const QRectF room(name.at.x() - (name.width / 2), name.at.y() - name.size, name.width, name.size * 1.2);
        if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(room); }))
            continue;
        taken.push_back(room);
        if (name.size * patch.pixelsPerMm >= 5)
            Lettering::drawHaloed(painter, name.at, Qt::AlignHCenter, name.text, name.size, Weight::Bold, name.colour,
                                  QColor(255, 253, 245, 90));
    }
}

} // namespace

void paintZones(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    const model::Atlas& atlas = scene.atlas();
    const double u = patch.hexMm();
    const model::Atom unnamed("unnamed"); // a look of zones that the map shows by their outline alone
    std::vector<bool> inside(static_cast<std::size_t>(atlas.size()));
    std::vector<ZoneName> names;
    for (const auto& [key, zone] : scene.package().all<model::Zone>()) {
        std::ranges::fill(inside, false);
        std::vector<QPointF> centres;
        const std::array maps{key.scope};
        bool here = false;
        for (const model::Atom number : zone.hexes.hexes) {
            const model::HexIndex hex = atlas.find(number, maps);
            if (!model::exists(hex))
                continue;
            inside[model::at(hex)] = true;
            here = here || patch.has(hex);
            if (&scene.plan().sheetOf(hex) == &patch.sheet)
                centres.push_back(scene.plan().centre(hex) - patch.sheet.origin);
        }
        if (centres.empty())
            continue;
        const QColor colour = zoneColour(scene, zone);
        if (here) {
            const auto belongs = [&](model::HexIndex hex) { return inside[model::at(hex)]; };
            const QPainterPath area
                = regionPath(patch, atlas, patch.hexPixels() >= 12 ? Edge::Winding : Edge::Straight, belongs);
            const auto sides = boundarySides(patch, atlas, belongs);
            painter.save();
            painter.setClipPath(area, Qt::IntersectClip);
            QColor band = colour;
            band.setAlpha(55);
            strokeChains(painter, joinSides(patch.sheet.layout, Edge::Winding, sides),
                         QPen(band, 0.3 * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            const double width = std::max(0.05 * u, 1.6 / patch.pixelsPerMm);
            painter.strokePath(dashedSides(patch.sheet.layout, sides, kDashDot),
                               QPen(colour.darker(115), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
            painter.restore();
        }
        if (!zone.name.empty() && scene.style().look(rules::Category::Zone, zone.kind) != unnamed)
            names.push_back(zoneName(patch, centres, qs(zone.name), colour));
    }
    paintZoneNames(painter, patch, std::move(names));
}

void paintBorders(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    const double u = patch.hexMm();
    for (const auto& [key, border] : scene.package().all<model::Border>()) {
        std::vector<SideChain::Side> sides;
        for (const model::Atom text : border.sides.list()) {
            const model::Hexside side = scene.atlas().findSide(text.text());
            if (patch.has(side.hex))
                sides.push_back({.cell = scene.atlas().cell(side.hex), .direction = side.direction});
        }
        if (sides.empty())
            continue;
        const QColor colour = colourOf(border.kind ? border.kind : border.id, 190, 150);
        const double width = std::max(0.07 * u, 1.5 / patch.pixelsPerMm);
        strokeChains(painter, joinSides(patch.sheet.layout, Edge::Winding, sides),
                     QPen(QColor(255, 253, 245, 170), width * 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(dashedSides(patch.sheet.layout, sides, kDashes),
                           QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    }
}

} // namespace editor
