#include "model/hex/layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace model {
namespace {

constexpr double kSqrt3 = std::numbers::sqrt3;

/// Angle of corner 0, chosen so that side d lies in direction d.
double firstCornerDegrees(Orientation orientation)
{
    return orientation == Orientation::FlatTop ? -120.0 : -90.0;
}

Point cornerOffset(Orientation orientation, double radius, int corner)
{
    const double angle = (firstCornerDegrees(orientation) + (60.0 * corner)) * std::numbers::pi / 180.0;
    return {.x = radius * std::cos(angle), .y = radius * std::sin(angle)};
}

} // namespace

HexLayout::HexLayout(const Grid& grid, double hexMm)
    : m_grid(grid)
    , m_hexMm(hexMm)
    , m_radius(hexMm / kSqrt3)
{
    const bool flat = grid.lattice.orientation == Orientation::FlatTop;
    double left = std::numeric_limits<double>::max();
    double top = std::numeric_limits<double>::max();
    // The two first columns (or rows) hold both a shifted and an unshifted one.
    for (int dc = 0; dc < std::min(2, std::max(1, grid.columns)); ++dc) {
        for (int dr = 0; dr < std::min(2, std::max(1, grid.rows)); ++dr) {
            const Point p = latticePoint({.column = grid.firstColumn + dc, .row = grid.firstRow + dr});
            left = std::min(left, p.x - (flat ? m_radius : hexMm / 2));
            top = std::min(top, p.y - (flat ? hexMm / 2 : m_radius));
        }
    }
    m_origin = {.x = left, .y = top};
}

Point HexLayout::latticePoint(Cell cell) const
{
    const Cube cube = m_grid.lattice.toCube(cell);
    if (m_grid.lattice.orientation == Orientation::FlatTop)
        return {.x = m_radius * 1.5 * cube.q, .y = m_hexMm * (cube.r + (cube.q / 2.0))};
    return {.x = m_hexMm * (cube.q + (cube.r / 2.0)), .y = m_radius * 1.5 * cube.r};
}

Rect HexLayout::bounds() const
{
    if (m_grid.columns <= 0 || m_grid.rows <= 0)
        return {};
    const bool flat = m_grid.lattice.orientation == Orientation::FlatTop;
    double right = 0;
    double bottom = 0;
    for (int dc = 0; dc < std::min(2, m_grid.columns); ++dc) {
        for (int dr = 0; dr < std::min(2, m_grid.rows); ++dr) {
            const Point p = centre({.column = m_grid.firstColumn + m_grid.columns - 1 - dc,
                                    .row = m_grid.firstRow + m_grid.rows - 1 - dr});
            right = std::max(right, p.x + (flat ? m_radius : m_hexMm / 2));
            bottom = std::max(bottom, p.y + (flat ? m_hexMm / 2 : m_radius));
        }
    }
    return {.x = 0, .y = 0, .width = right, .height = bottom};
}

Point HexLayout::centre(Cell cell) const
{
    const Point p = latticePoint(cell);
    return {.x = p.x - m_origin.x, .y = p.y - m_origin.y};
}

std::array<Point, kDirections> HexLayout::corners(Cell cell) const
{
    const Point c = centre(cell);
    std::array<Point, kDirections> points;
    for (int i = 0; i < kDirections; ++i) {
        const Point offset = cornerOffset(m_grid.lattice.orientation, m_radius, i);
        points[static_cast<std::size_t>(i)] = {.x = c.x + offset.x, .y = c.y + offset.y};
    }
    return points;
}

Point HexLayout::sideMiddle(Cell cell, int direction) const
{
    const auto points = corners(cell);
    const Point& a = points[static_cast<std::size_t>(direction)];
    const Point& b = points[static_cast<std::size_t>((direction + 1) % kDirections)];
    return {.x = (a.x + b.x) / 2, .y = (a.y + b.y) / 2};
}

Cell HexLayout::cellAt(Point point) const
{
    const double x = point.x + m_origin.x;
    const double y = point.y + m_origin.y;
    const bool flat = m_grid.lattice.orientation == Orientation::FlatTop;
    const double q = flat ? x / (1.5 * m_radius) : (x / m_hexMm) - (y / (3.0 * m_radius));
    const double r = flat ? (y / m_hexMm) - (x / (3.0 * m_radius)) : y / (1.5 * m_radius);
    const auto guess = [](double v) { return static_cast<int>(std::lround(std::clamp(v, -1e6, 1e6))); };
    // The nearest centre is the hex; the rounded guess is at most one hex off.
    Cell best = m_grid.lattice.toCell({.q = guess(q), .r = guess(r)});
    const auto away = [&](Cell cell) {
        const Point p = latticePoint(cell);
        return ((p.x - x) * (p.x - x)) + ((p.y - y) * (p.y - y));
    };
    double bestAway = away(best);
    const Cell first = best;
    for (int d = 0; d < kDirections; ++d) {
        const Cell cell = m_grid.lattice.neighbour(first, d);
        if (const double distance = away(cell); distance < bestAway) {
            best = cell;
            bestAway = distance;
        }
    }
    return best;
}

int HexLayout::sideAt(Point point) const
{
    const Cell cell = cellAt(point);
    int best = 0;
    double bestAway = std::numeric_limits<double>::max();
    for (int d = 0; d < kDirections; ++d) {
        const Point p = sideMiddle(cell, d);
        const double away = ((p.x - point.x) * (p.x - point.x)) + ((p.y - point.y) * (p.y - point.y));
        if (away < bestAway) {
            best = d;
            bestAway = away;
        }
    }
    return best;
}

} // namespace model
