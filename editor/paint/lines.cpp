#include "editor/paint/maplayer.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace editor {
namespace {

/// The part of a line inside one hex: a curve from hexside to hexside, or from hexside to centre.
struct Piece {
    QPointF from;
    QPointF bend;
    QPointF to;
    const LineStyle* style;
    bool stops = false; ///< ends in a place: trains stop there

    QPainterPath path() const
    {
        QPainterPath path(from);
        path.quadTo(bend, to);
        return path;
    }
    QPointF at(double t) const
    {
        return (from * (1 - t) * (1 - t)) + (bend * 2 * t * (1 - t)) + (to * t * t);
    }
    QPointF direction(double t) const { return ((bend - from) * (1 - t)) + ((to - bend) * t); }
    double length() const
    {
        return (QLineF(from, to).length() + QLineF(from, bend).length() + QLineF(bend, to).length()) / 2;
    }
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

/// The angle between two ways out of a hex; 180 degrees is straight on.
double turn(QPointF a, QPointF b, QPointF centre)
{
    const double angle = QLineF(centre, a).angleTo(QLineF(centre, b));
    return std::min(angle, 360 - angle);
}

/// The two ways out of a hex between which a line goes straightest.
std::pair<std::size_t, std::size_t> through(const std::vector<QPointF>& ends, QPointF centre)
{
    std::pair<std::size_t, std::size_t> best{0, 1};
    for (std::size_t i = 0; i < ends.size(); ++i)
        for (std::size_t j = i + 1; j < ends.size(); ++j)
            if (turn(ends[i], ends[j], centre) > turn(ends[best.first], ends[best.second], centre) + 1)
                best = {i, j};
    return best;
}

void addPieces(std::vector<Piece>& pieces, const MapScene& scene, const Patch& patch, const Patch::Hex& hex,
               bool settled)
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
        if (ends.size() < 2 || settled) {
            // To a town or the end of the line: straight into the centre.
            for (const QPointF end : ends)
                pieces.push_back({.from = end,
                                  .bend = (end + centre) / 2,
                                  .to = centre,
                                  .style = &style,
                                  .stops = settled});
            continue;
        }
        const auto [first, second] = through(ends, centre);
        const auto curve = [&](QPointF from, QPointF to) {
            const QPointF bend =
                (centre * 0.94) + ((from + to) * 0.03) + (aside / static_cast<double>(ends.size()));
            pieces.push_back({.from = from, .bend = bend, .to = to, .style = &style});
        };
        curve(ends[first], ends[second]);
        // A branch swings into the line that goes through, as tracks do.
        for (std::size_t i = 0; i < ends.size(); ++i)
            if (i != first && i != second)
                curve(ends[i],
                      turn(ends[i], ends[first], centre) > turn(ends[i], ends[second], centre)
                          ? ends[first]
                          : ends[second]);
    }
}

/// Sleepers across a railway, evenly spread over each piece.
QPainterPath ticksOf(const Piece& piece, double spacing, double reach)
{
    QPainterPath ticks;
    const int count = std::max(1, static_cast<int>(std::lround(piece.length() / spacing)));
    for (int i = 0; i < count; ++i) {
        const double t = (i + 0.5) / count;
        const QPointF along = piece.direction(t);
        const double length = std::max(1e-9, std::hypot(along.x(), along.y()));
        const QPointF across = QPointF(-along.y(), along.x()) * (reach / length);
        ticks.moveTo(piece.at(t) - across);
        ticks.lineTo(piece.at(t) + across);
    }
    return ticks;
}

/// A platform: a stout tick across the railway, just outside the symbol of the place.
QPainterPath stationTick(const Piece& piece, double reach)
{
    constexpr double t = 0.52;
    const QPointF along = piece.direction(t);
    const QPointF across =
        QPointF(-along.y(), along.x()) * (reach / std::max(1e-9, std::hypot(along.x(), along.y())));
    QPainterPath tick(piece.at(t) - across);
    tick.lineTo(piece.at(t) + across);
    return tick;
}

} // namespace

void paintLines(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    if (patch.hexPixels() < 6)
        return;
    std::vector<Piece> pieces;
    for (const Patch::Hex& hex : patch.hexes)
        if (hex.inSight)
            addPieces(pieces, scene, patch, hex, !scene.places().at(hex.index).empty());

    // Railways, the first form, come to lie on top of roads.
    std::ranges::stable_sort(pieces,
                             [](const Piece& a, const Piece& b) { return a.style->form > b.style->form; });

    const double u = patch.hexMm();
    for (const bool casing : {true, false}) {
        for (const Piece& piece : pieces) {
            const LineStyle& style = *piece.style;
            const double width = std::max(style.width * u, 0.9 / patch.pixelsPerMm);
            if (casing) {
                const QColor edge = style.casing.isValid() ? style.casing : QColor(255, 252, 240, 150);
                painter.strokePath(piece.path(), QPen(edge, width + (0.028 * u), Qt::SolidLine, Qt::FlatCap));
                continue;
            }
            QPen pen(style.colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
            if (style.form == LineStyle::Form::Track) {
                pen.setCapStyle(Qt::FlatCap);
                pen.setDashPattern({3.2, 2.0});
            }
            painter.strokePath(piece.path(), pen);
            if (style.form == LineStyle::Form::Rail && patch.hexPixels() >= 22)
                painter.strokePath(ticksOf(piece, 0.125 * u, 0.045 * u),
                                   QPen(style.colour, 0.7 * width, Qt::SolidLine, Qt::FlatCap));
            if (style.form == LineStyle::Form::Rail && piece.stops && patch.hexPixels() >= 22)
                painter.strokePath(stationTick(piece, 0.075 * u),
                                   QPen(style.colour, 1.7 * width, Qt::SolidLine, Qt::FlatCap));
        }
    }
}

} // namespace editor
