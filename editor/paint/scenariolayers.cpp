#include "editor/paint/lettering.h"
#include "editor/paint/maplayer.h"
#include "editor/paint/overlaysymbols.h"
#include "editor/paint/region.h"
#include "editor/text/rulesetwords.h"

#include <algorithm>
#include <array>

namespace editor {
namespace {

constexpr std::array kWhole{Dash{0.0, 1.0}};
constexpr std::array kDots{Dash{0.05, 0.12}, Dash{0.25, 0.32}, Dash{0.45, 0.52}, Dash{0.65, 0.72},
                           Dash{0.85, 0.92}};
constexpr std::array kLong{Dash{0.08, 0.92}};

/// Lines tell the kinds apart: a whole one around what is in play, dots around what a side controls, long dashes
/// around where it sets up.
std::span<const Dash> dashesOf(std::string_view kind)
{
    if (kind == "in-play")
        return kWhole;
    return kind == "control" ? std::span<const Dash>(kDots) : std::span<const Dash>(kLong);
}

/// "Trench" is TRE, "Fortress built" FB: what there is room for.
QString shortName(const QString& name)
{
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    if (words.size() < 2)
        return name.left(3).toUpper();
    QString initials;
    for (const QString& word : words)
        initials += word.at(0).toUpper();
    return initials.left(3);
}

void paintTag(QPainter& painter, QPointF at, double u, const QString& text, const QColor& colour)
{
    const QRectF tag(at.x() - (0.17 * u), at.y() - (0.085 * u), 0.34 * u, 0.17 * u);
    painter.setPen(QPen(Qt::white, 0.02 * u));
    painter.setBrush(colour.darker(colour.lightnessF() > 0.6F ? 170 : 110));
    painter.drawRoundedRect(tag, 0.04 * u, 0.04 * u);
    Lettering::fit(painter, tag.adjusted(0.02 * u, 0, -0.02 * u, 0), text, 0.14 * u, Weight::Bold, Qt::white);
}

} // namespace

void paintAreas(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    const double u = patch.hexMm();
    HexMask mask(patch.places());
    for (const auto& [key, area] : scene.areas().all()) {
        bool any = false;
        for (const Patch::Hex& hex : patch.hexes) {
            const bool inside = area.inside[model::at(hex.index)];
            mask[static_cast<std::size_t>(hex.place)] = inside;
            any = any || inside;
        }
        if (!any)
            continue;
        // What a side controls has long borders, along every coast too: dots must do for it.
        if (area.kind.text() != "control") {
            QColor band = area.colour;
            band.setAlpha(70);
            Region(patch, scene.atlas(), Edge::Straight, mask).fillRim(painter, -0.09 * u, 0, band);
        }
        strokeDashes(painter, patch.sheet.layout, boundarySides(patch, scene.atlas(), mask),
                     dashesOf(area.kind.text()),
                     QPen(area.colour.darker(125), std::max(0.03 * u, 1.2 / patch.pixelsPerMm), Qt::SolidLine,
                          Qt::FlatCap, Qt::RoundJoin),
                     0.06, Edge::Straight);
    }
}

void paintMarkers(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    if (patch.hexPixels() < kLeastFigurePixels)
        return;
    const double u = patch.hexMm();
    for (const Patch::Hex& hex : patch.hexes) {
        if (!hex.inSight)
            continue;
        int row = 0;
        for (const MarkerHexes::Mark& mark : scene.markers().at(hex.index)) {
            const rules::Term* term = scene.ruleset().find(rules::Category::Marker, mark.kind);
            QPointF at = patch.centre(hex) + (QPointF(-0.32, -0.26 + (0.2 * row)) * u);
            if (mark.direction >= 0) {
                const auto corners = patch.sheet.layout.corners(hex.cell);
                const auto d = static_cast<std::size_t>(mark.direction);
                at = (toQt(corners[d]) + toQt(corners[(d + 1) % corners.size()])) / 2;
            } else {
                ++row;
            }
            paintTag(painter, at, u, shortName(term ? rulesetName(*term) : qs(mark.kind)), mark.colour);
        }
    }
}

} // namespace editor
