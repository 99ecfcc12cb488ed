#include "model/hex/grid.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace model {
namespace {

constexpr std::array<Cube, kDirections> kFlatSteps{{{.q = 0, .r = -1},
                                                    {.q = 1, .r = -1},
                                                    {.q = 1, .r = 0},
                                                    {.q = 0, .r = 1},
                                                    {.q = -1, .r = 1},
                                                    {.q = -1, .r = 0}}};
constexpr std::array<Cube, kDirections> kPointySteps{{{.q = 1, .r = -1},
                                                      {.q = 1, .r = 0},
                                                      {.q = 0, .r = 1},
                                                      {.q = -1, .r = 1},
                                                      {.q = -1, .r = 0},
                                                      {.q = 0, .r = -1}}};

constexpr std::array<std::string_view, kDirections> kFlatNames{"n", "ne", "se", "s", "sw", "nw"};
constexpr std::array<std::string_view, kDirections> kPointyNames{"ne", "e", "se", "sw", "w", "nw"};

Cube step(Orientation orientation, int direction)
{
    const auto& steps = orientation == Orientation::FlatTop ? kFlatSteps : kPointySteps;
    return steps[static_cast<std::size_t>(direction)];
}

/// Half steps that the shifted columns have gained up to column c: floor division, right for negatives too.
int shift(int c, Offset offset)
{
    const int parity = c & 1;
    return offset == Offset::Odd ? (c - parity) / 2 : (c + parity) / 2;
}

Cube add(Cube a, Cube b)
{
    return {.q = a.q + b.q, .r = a.r + b.r};
}

Cube roundCube(double q, double r)
{
    const double s = -q - r;
    double rq = std::round(q);
    double rr = std::round(r);
    const double rs = std::round(s);
    const double dq = std::abs(rq - q);
    const double dr = std::abs(rr - r);
    const double ds = std::abs(rs - s);
    if (dq > dr && dq > ds)
        rq = -rr - rs;
    else if (dr > ds)
        rr = -rq - rs;
    return {.q = static_cast<int>(rq), .r = static_cast<int>(rr)};
}

} // namespace

std::string_view directionName(Orientation orientation, int direction)
{
    const auto& names = orientation == Orientation::FlatTop ? kFlatNames : kPointyNames;
    return names[static_cast<std::size_t>(direction)];
}

int directionNamed(Orientation orientation, std::string_view name)
{
    for (int d = 0; d < kDirections; ++d)
        if (directionName(orientation, d) == name)
            return d;
    return -1;
}

Cube Lattice::toCube(Cell cell) const
{
    if (orientation == Orientation::FlatTop)
        return {.q = cell.column, .r = cell.row - shift(cell.column, offset)};
    return {.q = cell.column - shift(cell.row, offset), .r = cell.row};
}

Cell Lattice::toCell(Cube cube) const
{
    if (orientation == Orientation::FlatTop)
        return {.column = cube.q, .row = cube.r + shift(cube.q, offset)};
    return {.column = cube.q + shift(cube.r, offset), .row = cube.r};
}

Cell Lattice::neighbour(Cell cell, int direction) const
{
    return toCell(add(toCube(cell), step(orientation, direction)));
}

int Lattice::distance(Cell a, Cell b) const
{
    const Cube ca = toCube(a);
    const Cube cb = toCube(b);
    return std::max({std::abs(ca.q - cb.q), std::abs(ca.r - cb.r), std::abs(ca.s() - cb.s())});
}

int Lattice::directionTo(Cell a, Cell b) const
{
    const Cube from = toCube(a);
    const Cube to = toCube(b);
    const Cube difference{.q = to.q - from.q, .r = to.r - from.r};
    for (int d = 0; d < kDirections; ++d)
        if (step(orientation, d) == difference)
            return d;
    return -1;
}

std::vector<Cell> Lattice::line(Cell a, Cell b) const
{
    if (b < a) {
        auto reversed = line(b, a);
        std::reverse(reversed.begin(), reversed.end());
        return reversed;
    }
    const Cube from = toCube(a);
    const Cube to = toCube(b);
    const int steps = distance(a, b);
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(steps) + 1);
    // A tiny push off the line decides ties between two hexes always to the same side.
    constexpr double push = 1e-6;
    for (int i = 0; i <= steps; ++i) {
        const double t = steps == 0 ? 0.0 : static_cast<double>(i) / steps;
        cells.push_back(
            toCell(roundCube(from.q + ((to.q - from.q) * t) + push, from.r + ((to.r - from.r) * t) + push)));
    }
    return cells;
}

std::vector<Cell> Lattice::ring(Cell centre, int radius) const
{
    if (radius <= 0)
        return {centre};
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(radius) * kDirections);
    Cube at = toCube(centre);
    for (int i = 0; i < radius; ++i)
        at = add(at, step(orientation, 4));
    for (int d = 0; d < kDirections; ++d) {
        for (int i = 0; i < radius; ++i) {
            cells.push_back(toCell(at));
            at = add(at, step(orientation, d));
        }
    }
    return cells;
}

std::vector<Cell> Lattice::range(Cell centre, int radius) const
{
    std::vector<Cell> cells;
    for (int distance = 0; distance <= radius; ++distance) {
        const auto cellsAt = ring(centre, distance);
        cells.insert(cells.end(), cellsAt.begin(), cellsAt.end());
    }
    return cells;
}

bool Grid::contains(Cell cell) const
{
    return cell.column >= firstColumn && cell.column < firstColumn + columns && cell.row >= firstRow
        && cell.row < firstRow + rows;
}

int Grid::indexOf(Cell cell) const
{
    return contains(cell) ? ((cell.column - firstColumn) * rows) + (cell.row - firstRow) : -1;
}

Cell Grid::cellAt(int index) const
{
    return {.column = firstColumn + (index / rows), .row = firstRow + (index % rows)};
}

} // namespace model
