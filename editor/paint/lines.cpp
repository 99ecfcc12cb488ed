#include "editor/paint/maplayer.h"

#include <array>
#include <bit>
#include <cmath>
#include <map>

namespace editor {
namespace {

/// The part of a line inside one hex, as a curve from hexside to hexside or from hexside to centre.
struct Piece {
    QPainterPath path;
    const LineStyle* style;
};

/// Where lines of several kinds cross the same hexside they run side by side.
QPointF crossing(const Patch& patch, model::Cell cell, int direction, double aside)
{
    const auto corners = patch.sheet.layout.corners(cell);
    const QPointF a = toQt(corners[static_cast<std::size_t>(direction)]);
    const QPointF b = toQt(corners[static_cast<std::size_t>((direction + 1) % model::kDirections)]);
    // The same way round for both hexes of the side.
    return ((a + b) / 2) + ((b - a) * (direction < 3 ? aside : -aside));
}

void addPieces(std::vector<Piece>& pieces, const MapScene& scene, const Patch& patch, const Patch::Hex& hex,
               const std::vector<bool>& settled)
{
    const auto& here = scene.lines().at(hex.index);
    for (const LineNet::Exits& exits : here) {
        const LineStyle& style = scene.style().line(exits.kind);
        std::vector<QPointF> ends;
        QPointF aside; // of this line from the middle of the hexsides it crosses
        for (int d = 0; d < model::kDirections; ++d) {
            if (!exits.goes(d))
                continue;
            int beside = 0;
            int position = 0;
            for (const LineNet::Exits& other : here) {
                if (!other.goes(d))
                    continue;
                position = other.kind == exits.kind ? beside : position;
                ++beside;
            }
            ends.push_back(crossing(patch, hex.cell, d, 0.2 * (position - ((beside - 1) / 2.0))));
            aside += ends.back() - toQt(patch.sheet.layout.sideMiddle(hex.cell, d));
        }
        const QPointF centre = patch.centre(hex);
        if (ends.size() == 2 && !settled[model::at(hex.index)]) {
            QPainterPath path(ends[0]);
            path.quadTo((centre * 0.94) + ((ends[0] + ends[1]) * 0.03) + (aside / 2), ends[1]);
            pieces.push_back({.path = path, .style = &style});
            continue;
        }
        // To a town, a junction or the end of the line: into the centre, leaving the hexside at a right angle.
        for (const QPointF end : ends) {
            QPainterPath path(end);
            path.quadTo((end + centre) / 2, centre);
            pieces.push_back({.path = path, .style = &style});
        }
    }
}

/// Sleepers across a railway, evenly spread over each piece.
void addTicks(QPainterPath& ticks, const QPainterPath& path, double spacing, double reach)
{
    const double length = path.length();
    const int count = std::max(1, static_cast<int>(std::lround(length / spacing)));
    for (int i = 0; i < count; ++i) {
        const double at = path.percentAtLength((i + 0.5) * length / count);
        const QPointF point = path.pointAtPercent(at);
        const double angle = path.angleAtPercent(at) * M_PI / 180;
        const QPointF across(std::sin(angle) * reach, std::cos(angle) * reach);
        ticks.moveTo(point - across);
        ticks.lineTo(point + across);
    }
}

} // namespace

void paintLines(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    if (patch.hexPixels() < 6)
        return;
    std::vector<bool> settled(static_cast<std::size_t>(scene.atlas().size()), false);
    for (const auto& [key, place] : scene.package().all<model::Place>()) {
        const std::array maps{key.scope};
        if (const model::HexIndex hex = scene.atlas().find(place.hex, maps); model::exists(hex))
            settled[model::at(hex)] = true;
    }
    std::vector<Piece> pieces;
    for (const Patch::Hex& hex : patch.hexes)
        addPieces(pieces, scene, patch, hex, settled);

    struct Drawn {
        QPainterPath line;
        QPainterPath ticks;
    };
    std::map<std::pair<int, QRgb>, std::pair<const LineStyle*, Drawn>> byStyle;
    const double u = patch.hexMm();
    for (const Piece& piece : pieces) {
        auto& [style, drawn] = byStyle[{static_cast<int>(piece.style->form), piece.style->colour.rgb()}];
        style = piece.style;
        drawn.line.addPath(piece.path);
        if (style->form == LineStyle::Form::Rail && patch.hexPixels() >= 22)
            addTicks(drawn.ticks, piece.path, 0.125 * u, 0.045 * u);
    }
    for (const bool casing : {true, false}) {
        // Railways, the first form, come to lie on top of roads.
        for (auto it = byStyle.rbegin(); it != byStyle.rend(); ++it) {
            const auto& [style, drawn] = it->second;
            const double width = std::max(style->width * u, 0.9 / patch.pixelsPerMm);
            if (casing) {
                QColor edge = style->casing.isValid() ? style->casing : QColor(255, 252, 240, 150);
                painter.strokePath(drawn.line, QPen(edge, width + (0.028 * u), Qt::SolidLine, Qt::RoundCap));
                continue;
            }
            QPen pen(style->colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
            if (style->form == LineStyle::Form::Track) {
                pen.setCapStyle(Qt::FlatCap);
                pen.setDashPattern({3.2, 2.0});
            }
            painter.strokePath(drawn.line, pen);
            painter.strokePath(drawn.ticks, QPen(style->colour, 0.7 * width, Qt::SolidLine, Qt::FlatCap));
        }
    }
}

} // namespace editor
