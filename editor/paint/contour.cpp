#include "editor/paint/contour.h"

#include <cstdint>

namespace editor {
namespace {

constexpr double kCornerSway = 0.05; ///< of the distance between opposite sides
constexpr double kSideSway = 0.055;

QPointF middle(QPointF a, QPointF b)
{
    return (a + b) / 2;
}

} // namespace

double chance(int a, int b, int c)
{
    auto h = (static_cast<std::uint32_t>(a) * 0x9E3779B1U) ^ (static_cast<std::uint32_t>(b) * 0x85EBCA77U)
        ^ (static_cast<std::uint32_t>(c) * 0xC2B2AE3DU);
    h ^= h >> 15U;
    h *= 0x2C1B3C6DU;
    h ^= h >> 12U;
    h *= 0x297A2D39U;
    h ^= h >> 15U;
    return static_cast<double>(h) / 4294967295.0;
}

Corner Corner::of(const model::Lattice& lattice, model::Cell cell, int number)
{
    // The three cells around a corner call it n, n + 2 and n + 4.
    switch (number) {
    case 2:
    case 3:
        return {.cell = lattice.neighbour(cell, number), .number = number - 2};
    case 4:
    case 5:
        return {.cell = lattice.neighbour(cell, (number + 5) % 6), .number = number - 4};
    default:
        return {.cell = cell, .number = number};
    }
}

QPointF joint(const Knot& a, const Knot& b)
{
    if (b.sharp)
        return b.point;
    return a.sharp ? a.point : middle(a.point, b.point);
}

void appendSmooth(QPainterPath& path, std::span<const Knot> knots, bool closed)
{
    const std::size_t n = knots.size();
    if (n < 2)
        return;
    const auto at = [&](std::size_t i) { return knots[i % n]; };
    if (closed) {
        path.moveTo(joint(at(n - 1), at(0)));
        for (std::size_t i = 0; i < n; ++i) {
            if (at(i).sharp)
                path.lineTo(at(i).point);
            else
                path.quadTo(at(i).point, joint(at(i), at(i + 1)));
        }
        path.closeSubpath();
        return;
    }
    path.moveTo(at(0).point);
    for (std::size_t i = 1; i + 1 < n; ++i) {
        const bool last = i + 2 == n;
        const QPointF end = last ? at(i + 1).point : joint(at(i), at(i + 1));
        if (at(i).sharp)
            path.lineTo(at(i).point);
        else
            path.quadTo(at(i).point, end);
    }
    path.lineTo(at(n - 1).point);
}

QPointF Contour::corner(const Corner& corner) const
{
    const QPointF fixed = [&] {
        const model::Point p = m_layout.corners(corner.cell)[static_cast<std::size_t>(corner.number)];
        return QPointF(p.x, p.y);
    }();
    const double sway = kCornerSway * m_layout.hexMm();
    const double x = chance(corner.cell.column, corner.cell.row, corner.number);
    const double y = chance(corner.cell.column, corner.cell.row, corner.number + 7);
    return fixed + QPointF((2 * x - 1) * sway, (2 * y - 1) * sway);
}

std::array<Knot, 3> Contour::winding(model::Cell cell, int direction) const
{
    const model::Lattice& lattice = m_layout.grid().lattice;
    const QPointF from = corner(Corner::of(lattice, cell, direction));
    const QPointF to = corner(Corner::of(lattice, cell, (direction + 1) % model::kDirections));
    // Both cells of a side must see the same line, so the sway is that of the cell above, mirrored for the
    // other.
    const bool own = direction < 3;
    const model::Cell owner = own ? cell : lattice.neighbour(cell, direction);
    const int side = own ? direction : model::opposite(direction);
    const auto sway = [&](int salt) {
        const double c = (2 * chance(owner.column, owner.row, salt + side)) - 1;
        return (c < 0 ? -0.4 + (0.6 * c) : 0.4 + (0.6 * c)) * kSideSway * m_layout.hexMm();
    };
    double near = sway(20);
    double far = sway(30);
    if (!own) {
        std::swap(near, far);
        near = -near;
        far = -far;
    }
    const QPointF along = to - from;
    const double length = std::hypot(along.x(), along.y());
    const QPointF across = length > 0 ? QPointF(-along.y(), along.x()) / length : QPointF();
    return {Knot{.point = from}, Knot{.point = from + (along * 0.34) + (across * near)},
            Knot{.point = from + (along * 0.66) + (across * far)}};
}

std::array<Knot, 3> Contour::straight(model::Cell cell, int direction) const
{
    const auto corners = m_layout.corners(cell);
    const model::Point a = corners[static_cast<std::size_t>(direction)];
    const model::Point b = corners[static_cast<std::size_t>((direction + 1) % model::kDirections)];
    const QPointF from(a.x, a.y);
    const QPointF along(b.x - a.x, b.y - a.y);
    return {Knot{.point = from, .sharp = true}, Knot{.point = from + (along * 0.34), .sharp = true},
            Knot{.point = from + (along * 0.66), .sharp = true}};
}

} // namespace editor
