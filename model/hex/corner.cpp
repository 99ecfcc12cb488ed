#include "model/hex/corner.h"

#include <cmath>

namespace model {
namespace {

double distance(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace

Corner cornerOf(const Lattice& lattice, Cell cell, int corner)
{
    // Corner c is corner c + 4 of the neighbour in direction c, and there is a name with 0 or 1 among the three.
    while (corner > 1) {
        cell = lattice.neighbour(cell, corner);
        corner = (corner + 4) % kDirections;
    }
    return {.cell = cell, .number = corner};
}

std::array<Corner, 3> cornersNextTo(const Lattice& lattice, Corner corner)
{
    const int c = corner.number;
    return {cornerOf(lattice, corner.cell, (c + 1) % kDirections),
            cornerOf(lattice, corner.cell, (c + 5) % kDirections),
            cornerOf(lattice, lattice.neighbour(corner.cell, c), (c + 5) % kDirections)};
}

CellSide sideBetween(const Lattice& lattice, Corner a, Corner b)
{
    const auto next = cornersNextTo(lattice, a);
    if (next[0] == b)
        return {.cell = a.cell, .direction = a.number};
    if (next[1] == b)
        return {.cell = a.cell, .direction = (a.number + 5) % kDirections};
    return {.cell = lattice.neighbour(a.cell, a.number), .direction = (a.number + 4) % kDirections};
}

std::array<Corner, 2> endsOf(const Lattice& lattice, CellSide side)
{
    return {cornerOf(lattice, side.cell, side.direction),
            cornerOf(lattice, side.cell, (side.direction + 1) % kDirections)};
}

Point pointOf(const HexLayout& layout, Corner corner)
{
    return layout.corners(corner.cell)[static_cast<std::size_t>(corner.number)];
}

Corner cornerAt(const HexLayout& layout, Point point)
{
    const Cell cell = layout.cellAt(point);
    const auto corners = layout.corners(cell);
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < corners.size(); ++i)
        if (distance(corners[i], point) < distance(corners[nearest], point))
            nearest = i;
    return cornerOf(layout.grid().lattice, cell, static_cast<int>(nearest));
}

std::vector<Corner> wayAlongSides(const HexLayout& layout, Corner from, Corner to)
{
    // One of the three hexsides always leads nearer to any other corner.
    const Point target = pointOf(layout, to);
    std::vector<Corner> way{from};
    while (way.back() != to) {
        const auto next = cornersNextTo(layout.grid().lattice, way.back());
        Corner nearest = next[0];
        for (const Corner& corner : next)
            if (distance(pointOf(layout, corner), target) < distance(pointOf(layout, nearest), target))
                nearest = corner;
        way.push_back(nearest);
    }
    return way;
}

} // namespace model
