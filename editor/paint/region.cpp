#include "editor/paint/region.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <unordered_map>

namespace editor {
namespace {

struct BoundarySide {
    model::Cell cell;
    int direction = 0;
    int area = 0;
    bool atMapEdge = false;
    bool rimless = false;
    bool inSight = false;
    bool used = false;
};

Corner startOf(const model::Lattice& lattice, model::Cell cell, int direction)
{
    return Corner::of(lattice, cell, direction);
}

Corner endOf(const model::Lattice& lattice, model::Cell cell, int direction)
{
    return Corner::of(lattice, cell, (direction + 1) % model::kDirections);
}

/// The curve of a smooth line around one knot.
class Bend {
public:
    Bend(const Knot& before, const Knot& knot, const Knot& after)
        : m_points{joint(before, knot), knot.point, joint(knot, after)}
    {
    }
    QPointF at(double t) const
    {
        return (m_points[0] * (1 - t) * (1 - t)) + (m_points[1] * 2 * t * (1 - t)) + (m_points[2] * t * t);
    }
    QPointF direction(double t) const
    {
        return ((m_points[1] - m_points[0]) * (1 - t)) + ((m_points[2] - m_points[1]) * t);
    }

private:
    std::array<QPointF, 3> m_points;
};

bool isIn(const HexMask& mask, const Patch& patch, model::HexIndex hex)
{
    const int place = patch.placeOf(hex);
    return place >= 0 && mask[static_cast<std::size_t>(place)];
}

/// Numbers the connected areas of a mask, by place.
std::vector<int> areasOf(const Patch& patch, const model::Atlas& atlas, const HexMask& mask)
{
    std::vector<int> areas(mask.size(), -1);
    int number = 0;
    std::vector<model::HexIndex> open;
    for (const Patch::Hex& hex : patch.hexes) {
        open.push_back(hex.index);
        while (!open.empty()) {
            const model::HexIndex at = open.back();
            open.pop_back();
            const int place = patch.placeOf(at);
            if (place < 0 || !mask[static_cast<std::size_t>(place)]
                || areas[static_cast<std::size_t>(place)] >= 0)
                continue;
            areas[static_cast<std::size_t>(place)] = number;
            for (const model::HexIndex other : atlas.neighbours(at))
                open.push_back(other);
        }
        ++number;
    }
    return areas;
}

} // namespace

Region::Region(const Patch& patch, const model::Atlas& atlas, Edge edge, const HexMask& mask,
               const SideFilter& rimless)
    : m_hexPixels(patch.hexPixels())
{
    const model::HexLayout& layout = patch.sheet.layout;
    const model::Lattice& lattice = layout.grid().lattice;
    const std::vector<int> areas = areasOf(patch, atlas, mask);
    std::vector<BoundarySide> sides;
    for (const Patch::Hex& hex : patch.hexes) {
        if (!mask[static_cast<std::size_t>(hex.place)])
            continue;
        const auto& neighbours = atlas.neighbours(hex.index);
        for (int d = 0; d < model::kDirections; ++d) {
            const model::HexIndex other = neighbours[static_cast<std::size_t>(d)];
            if (!isIn(mask, patch, other))
                sides.push_back({.cell = hex.cell,
                                 .direction = d,
                                 .area = areas[static_cast<std::size_t>(hex.place)],
                                 .atMapEdge = !model::exists(other),
                                 .rimless = rimless && model::exists(other) && rimless(hex.index, other),
                                 .inSight = hex.inSight});
        }
    }
    // Clockwise around its area, each corner is the start of one side at most.
    std::unordered_map<Corner, std::size_t, CornerHash> starting;
    starting.reserve(sides.size());
    for (std::size_t i = 0; i < sides.size(); ++i)
        starting.emplace(startOf(lattice, sides[i].cell, sides[i].direction), i);

    const Contour contour(layout);
    for (std::size_t first = 0; first < sides.size(); ++first) {
        if (sides[first].used)
            continue;
        Loop& loop = m_loops.emplace_back();
        loop.area = sides[first].area;
        std::size_t at = first;
        bool afterMapEdge = false;
        while (!sides[at].used) {
            BoundarySide& side = sides[at];
            side.used = true;
            const auto straight = contour.straight(side.cell, side.direction);
            const bool smooth = edge == Edge::Winding && side.inSight && !side.atMapEdge;
            if (smooth) {
                auto piece = contour.winding(side.cell, side.direction);
                if (afterMapEdge)
                    piece.front() = straight.front();
                loop.knots.insert(loop.knots.end(), piece.begin(), piece.end());
                loop.bare.insert(loop.bare.end(), piece.size(), side.rimless);
            } else {
                loop.knots.push_back(straight.front());
                loop.bare.push_back(side.atMapEdge || side.rimless || !side.inSight);
            }
            afterMapEdge = side.atMapEdge;
            const auto next = starting.find(endOf(lattice, side.cell, side.direction));
            if (next == starting.end())
                break;
            at = next->second;
        }
    }
}

void Region::fill(QPainter& painter, const QBrush& brush) const
{
    // An area with its holes at a time: the time to fill a path grows faster than its length.
    std::map<int, QPainterPath> areas;
    for (const Loop& loop : m_loops)
        appendSmooth(areas[loop.area], loop.knots, true);
    for (auto& [number, path] : areas) {
        path.setFillRule(Qt::WindingFill);
        painter.fillPath(path, brush);
    }
}

void Region::fillRim(QPainter& painter, double inner, double outer, const QColor& colour) const
{
    struct Rib {
        QPointF inner, outer;
        bool bare;
    };
    // Between two knots, of which a hexside has three.
    const int steps = m_hexPixels < 80 ? 1 : (m_hexPixels < 250 ? 2 : 3);
    for (const Loop& loop : m_loops) {
        const std::size_t n = loop.knots.size();
        std::vector<Rib> ribs;
        for (std::size_t i = 0; i < n; ++i) {
            const Bend bend(loop.knots[(i + n - 1) % n], loop.knots[i], loop.knots[(i + 1) % n]);
            for (int step = 0; step < (loop.bare[i] ? 1 : steps); ++step) {
                const double t = static_cast<double>(step) / steps;
                const QPointF along = bend.direction(t);
                const double length = std::hypot(along.x(), along.y());
                const bool bare = loop.bare[i] || length == 0;
                const QPointF out = bare ? QPointF() : QPointF(along.y(), -along.x()) / length;
                ribs.push_back(
                    {.inner = bend.at(t) + (out * inner), .outer = bend.at(t) + (out * outer), .bare = bare});
            }
        }
        // A ring, or strips from one bare part to the next.
        const auto firstBare = std::ranges::find_if(ribs, &Rib::bare);
        if (firstBare == ribs.end()) {
            QPolygonF outside;
            QPolygonF inside;
            for (const Rib& rib : ribs) {
                outside << rib.outer;
                inside << rib.inner;
            }
            QPainterPath path;
            path.addPolygon(outside);
            path.closeSubpath();
            path.addPolygon(inside);
            path.closeSubpath();
            painter.fillPath(path, colour);
            continue;
        }
        std::ranges::rotate(ribs, firstBare);
        ribs.push_back(ribs.front());
        for (std::size_t from = 0, to = 1; to < ribs.size(); ++to) {
            if (!ribs[to].bare)
                continue;
            QPolygonF strip;
            for (std::size_t i = from; i <= to; ++i)
                strip << ribs[i].outer;
            for (std::size_t i = to; i-- > from;)
                strip << ribs[i].inner;
            QPainterPath path;
            path.addPolygon(strip);
            path.closeSubpath();
            if (to > from + 1)
                painter.fillPath(path, colour);
            from = to;
        }
    }
}

std::vector<SideChain::Side> boundarySides(const Patch& patch, const model::Atlas& atlas, const HexMask& mask,
                                           const SideFilter& without)
{
    std::vector<SideChain::Side> sides;
    for (const Patch::Hex& hex : patch.hexes) {
        if (!hex.inSight || !mask[static_cast<std::size_t>(hex.place)])
            continue;
        const auto& neighbours = atlas.neighbours(hex.index);
        for (int d = 0; d < model::kDirections; ++d)
            if (const model::HexIndex other = neighbours[static_cast<std::size_t>(d)];
                model::exists(other) && !isIn(mask, patch, other) && !(without && without(hex.index, other)))
                sides.push_back({.cell = hex.cell, .direction = d});
    }
    return sides;
}

void strokeChains(QPainter& painter, std::span<const SideChain> chains, const QPen& pen)
{
    for (const SideChain& chain : chains) {
        QPainterPath path;
        appendSmooth(path, chain.knots, chain.closed);
        painter.strokePath(path, pen);
    }
}

namespace {

/// Points along the line of a side, from 0 to 1.
class SideCurve {
public:
    SideCurve(const model::HexLayout& layout, const SideChain::Side& side, Edge edge)
        : m_centre(toQt(layout.centre(side.cell)))
    {
        if (edge == Edge::Straight) {
            const auto corners = layout.corners(side.cell);
            const auto d = static_cast<std::size_t>(side.direction);
            const QPointF a = toQt(corners[d]);
            const QPointF b = toQt(corners[(d + 1) % corners.size()]);
            m_curves = {std::array{a, (a * 3 + b) / 4, (a + b) / 2},
                        std::array{(a + b) / 2, (a + b * 3) / 4, b}};
            return;
        }
        const Contour contour(layout);
        const auto piece = contour.winding(side.cell, side.direction);
        const QPointF end = contour.corner(endOf(layout.grid().lattice, side.cell, side.direction));
        const QPointF middle = (piece[1].point + piece[2].point) / 2;
        m_curves = {std::array{piece[0].point, piece[1].point, middle},
                    std::array{middle, piece[2].point, end}};
    }
    QPointF at(double t, double inset) const
    {
        const auto& [a, b, c] = m_curves[t < 0.5 ? 0 : 1];
        const double s = t < 0.5 ? 2 * t : (2 * t) - 1;
        const QPointF point = (a * (1 - s) * (1 - s)) + (b * 2 * s * (1 - s)) + (c * s * s);
        return point + ((m_centre - point) * inset);
    }

private:
    QPointF m_centre;
    std::array<std::array<QPointF, 3>, 2> m_curves;
};

} // namespace

void strokeDashes(QPainter& painter, const model::HexLayout& layout,
                  const std::vector<SideChain::Side>& sides, std::span<const Dash> dashes, const QPen& pen,
                  double inset, Edge edge)
{
    constexpr int kSteps = 5;
    for (const SideChain::Side& side : sides) {
        const SideCurve curve(layout, side, edge);
        QPainterPath path;
        for (const Dash& dash : dashes) {
            path.moveTo(curve.at(dash.from, inset));
            for (int i = 1; i <= kSteps; ++i)
                path.lineTo(curve.at(dash.from + ((dash.to - dash.from) * i / kSteps), inset));
        }
        painter.strokePath(path, pen);
    }
}

std::vector<SideChain> joinSides(const model::HexLayout& layout, Edge edge,
                                 const std::vector<SideChain::Side>& sides)
{
    const model::Lattice& lattice = layout.grid().lattice;
    const Contour contour(layout);
    std::unordered_map<Corner, std::vector<std::size_t>, CornerHash> meeting;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        meeting[startOf(lattice, sides[i].cell, sides[i].direction)].push_back(i);
        meeting[endOf(lattice, sides[i].cell, sides[i].direction)].push_back(i);
    }
    const auto continuation = [&](const Corner& corner, std::size_t from) -> std::size_t {
        const auto& here = meeting.at(corner);
        std::size_t next = sides.size();
        const int rank = sides[from].rank;
        const bool joins = std::ranges::any_of(here, [&](std::size_t i) { return sides[i].rank > rank; });
        int equals = 0;
        for (const std::size_t i : here) {
            if (i == from || sides[i].rank != rank)
                continue;
            next = i;
            ++equals;
        }
        return equals == 1 && !joins ? next : sides.size();
    };

    std::vector<bool> used(sides.size(), false);
    const auto walk = [&](std::size_t first, bool forward) {
        SideChain chain{.knots = {}, .closed = false, .rank = sides[first].rank};
        std::size_t at = first;
        Corner end{};
        while (true) {
            used[at] = true;
            const SideChain::Side& side = sides[at];
            // Walked backwards, a side is the same side seen from the cell opposite.
            const model::Cell cell = forward ? side.cell : lattice.neighbour(side.cell, side.direction);
            const int direction = forward ? side.direction : model::opposite(side.direction);
            const auto piece =
                edge == Edge::Winding ? contour.winding(cell, direction) : contour.straight(cell, direction);
            chain.knots.insert(chain.knots.end(), piece.begin(), piece.end());
            end = endOf(lattice, cell, direction);
            const std::size_t next = continuation(end, at);
            if (next == sides.size())
                break;
            if (used[next]) {
                chain.closed = next == first;
                break;
            }
            at = next;
            forward = startOf(lattice, sides[at].cell, sides[at].direction) == end;
        }
        if (!chain.closed) {
            if (edge == Edge::Winding) {
                chain.knots.push_back({.point = contour.corner(end)});
            } else {
                const auto corners = layout.corners(end.cell);
                chain.knots.push_back(
                    {.point = toQt(corners[static_cast<std::size_t>(end.number)]), .sharp = true});
            }
        }
        return chain;
    };

    std::vector<SideChain> chains;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (used[i])
            continue;
        if (continuation(startOf(lattice, sides[i].cell, sides[i].direction), i) == sides.size())
            chains.push_back(walk(i, true));
        else if (continuation(endOf(lattice, sides[i].cell, sides[i].direction), i) == sides.size())
            chains.push_back(walk(i, false));
    }
    for (std::size_t i = 0; i < sides.size(); ++i)
        if (!used[i])
            chains.push_back(walk(i, true));
    return chains;
}

} // namespace editor
