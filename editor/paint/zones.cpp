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

/// The zone's name, wide and faint, in its middle.
void paintZoneName(QPainter& painter, const Patch& patch, const ZoneHexes::Entry& entry, const QString& name,
                   QColor colour)
{
    QString spaced;
    for (const QChar c : name.toUpper())
        spaced += c + QStringLiteral("\u2009");
    const double natural = Lettering::width(spaced, Weight::Bold);
    const double room = std::sqrt(static_cast<double>(entry.hexes.size())) * patch.hexMm();
    const double size = std::clamp(0.7 * room / natural, 0.16 * patch.hexMm(), 0.7 * patch.hexMm());
    const QPointF at = entry.middle - patch.sheet.origin - QPointF(0, 0.12 * patch.hexMm());
    const QRectF rect(at.x() - (natural * size / 2), at.y() - size, natural * size, 1.4 * size);
    if (size * patch.pixelsPerMm < 5 || !rect.intersects(patch.rect))
        return;
    colour = colour.darker(140);
    colour.setAlpha(105);
    Lettering::draw(painter, at, Qt::AlignHCenter, spaced, size, Weight::Bold, colour);
}

} // namespace

void paintZones(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    const double u = patch.hexMm();
    std::vector<bool> inside(static_cast<std::size_t>(scene.atlas().size()));
    for (const ZoneHexes::Entry& entry : scene.zones().all()) {
        const model::Zone* zone = scene.package().find<model::Zone>(entry.zone);
        if (!zone || &scene.plan().sheetOf(entry.hexes.front()) != &patch.sheet)
            continue;
        const QColor colour = zoneColour(scene, *zone);
        if (std::ranges::any_of(entry.hexes, [&](model::HexIndex hex) { return patch.has(hex); })) {
            std::ranges::fill(inside, false);
            for (const model::HexIndex hex : entry.hexes)
                inside[model::at(hex)] = true;
            const auto sides = boundarySides(patch, scene.atlas(),
                                             [&](model::HexIndex hex) { return inside[model::at(hex)]; });
            QColor band = colour;
            band.setAlpha(55);
            painter.fillPath(bandAlong(patch.sheet.layout, sides, 0.26), band);
            const double width = std::max(0.026 * u, 1.0 / patch.pixelsPerMm);
            painter.strokePath(dashedSides(patch.sheet.layout, sides, kDashDot, 0.035),
                               QPen(colour.darker(115), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        }
        if (!zone->name.empty() && scene.style().look(rules::Category::Zone, zone->kind).text() != "unnamed")
            paintZoneName(painter, patch, entry, qs(zone->name), colour);
    }
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
        const QColor colour = colourOf(border.kind ? border.kind : border.id, 160, 120);
        const double width = std::max(0.05 * u, 1.3 / patch.pixelsPerMm);
        strokeChains(
            painter, joinSides(patch.sheet.layout, Edge::Winding, sides),
            QPen(QColor(255, 253, 245, 170), width * 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(dashedSides(patch.sheet.layout, sides, kDashes),
                           QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    }
}

} // namespace editor
