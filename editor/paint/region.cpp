#include "editor/paint/region.h"

#include <algorithm>
#include <unordered_map>

namespace editor {
namespace {

struct BoundarySide {
    model::Cell cell;
    int direction = 0;
    bool atMapEdge = false;
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

} // namespace

QPainterPath regionPath(const Patch& patch, const model::Atlas& atlas, Edge edge,
                        const std::function<bool(model::HexIndex)>& belongs)
{
    const model::HexLayout& layout = patch.sheet.layout;
    const model::Lattice& lattice = layout.grid().lattice;
    std::vector<BoundarySide> sides;
    for (const Patch::Hex& hex : patch.hexes) {
        if (!belongs(hex.index))
            continue;
        const auto& neighbours = atlas.neighbours(hex.index);
        for (int d = 0; d < model::kDirections; ++d) {
            const model::HexIndex other = neighbours[static_cast<std::size_t>(d)];
            if (!patch.has(other) || !belongs(other))
                sides.push_back({.cell = hex.cell, .direction = d, .atMapEdge = !model::exists(other)});
        }
    }
    // Clockwise around its area, each corner is the start of one side at most.
    std::unordered_map<Corner, std::size_t, CornerHash> starting;
    starting.reserve(sides.size());
    for (std::size_t i = 0; i < sides.size(); ++i)
        starting.emplace(startOf(lattice, sides[i].cell, sides[i].direction), i);

    const Contour contour(layout);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    std::vector<Knot> knots;
    for (std::size_t first = 0; first < sides.size(); ++first) {
        if (sides[first].used)
            continue;
        knots.clear();
        std::size_t at = first;
        bool afterMapEdge = false;
        while (!sides[at].used) {
            BoundarySide& side = sides[at];
            side.used = true;
            const auto straight = contour.straight(side.cell, side.direction);
            auto piece = straight;
            if (edge == Edge::Winding && !side.atMapEdge) {
                piece = contour.winding(side.cell, side.direction);
                if (afterMapEdge)
                    piece.front() = straight.front();
            }
            knots.insert(knots.end(), piece.begin(), piece.end());
            afterMapEdge = side.atMapEdge;
            const auto next = starting.find(endOf(lattice, side.cell, side.direction));
            if (next == starting.end())
                break;
            at = next->second;
        }
        appendSmooth(path, knots, true);
    }
    return path;
}

std::vector<SideChain::Side> boundarySides(const Patch& patch, const model::Atlas& atlas,
                                           const std::function<bool(model::HexIndex)>& belongs)
{
    std::vector<SideChain::Side> sides;
    for (const Patch::Hex& hex : patch.hexes) {
        if (!belongs(hex.index))
            continue;
        const auto& neighbours = atlas.neighbours(hex.index);
        for (int d = 0; d < model::kDirections; ++d)
            if (const model::HexIndex other = neighbours[static_cast<std::size_t>(d)];
                model::exists(other) && !belongs(other))
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

/// Points along the winding line of a side, from 0 to 1.
class SideCurve {
public:
    SideCurve(const model::HexLayout& layout, const SideChain::Side& side)
        : m_centre(toQt(layout.centre(side.cell)))
    {
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

QPainterPath dashedSides(const model::HexLayout& layout, const std::vector<SideChain::Side>& sides,
                         std::span<const Dash> dashes, double inset)
{
    constexpr int kSteps = 5;
    QPainterPath path;
    for (const SideChain::Side& side : sides) {
        const SideCurve curve(layout, side);
        for (const Dash& dash : dashes) {
            path.moveTo(curve.at(dash.from, inset));
            for (int i = 1; i <= kSteps; ++i)
                path.lineTo(curve.at(dash.from + ((dash.to - dash.from) * i / kSteps), inset));
        }
    }
    return path;
}

QPainterPath bandAlong(const model::HexLayout& layout, const std::vector<SideChain::Side>& sides,
                       double width)
{
    constexpr int kSteps = 8;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const SideChain::Side& side : sides) {
        const SideCurve curve(layout, side);
        path.moveTo(curve.at(0, 0));
        for (int i = 1; i <= kSteps; ++i)
            path.lineTo(curve.at(static_cast<double>(i) / kSteps, 0));
        for (int i = kSteps; i >= 0; --i)
            path.lineTo(curve.at(static_cast<double>(i) / kSteps, width));
        path.closeSubpath();
    }
    return path;
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
