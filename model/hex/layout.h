#pragma once

#include "model/hex/grid.h"

#include <array>

namespace model {

struct Point {
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

struct Rect {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    bool operator==(const Rect&) const = default;
};

/// Where the cells of a grid lie on paper, in millimetres. The origin is the upper left corner of the
/// rectangle that encloses all hexes.
class HexLayout {
public:
    /// hexMm is the distance between two opposite sides: the size a wargamer quotes.
    HexLayout(const Grid& grid, double hexMm);

    const Grid& grid() const { return m_grid; }
    double hexMm() const { return m_hexMm; }
    /// Radius of the circle through the corners.
    double cornerRadius() const { return m_radius; }
    Rect bounds() const;

    Point centre(Cell cell) const;
    /// Corners clockwise; side d runs from corner d to corner (d + 1) % 6.
    std::array<Point, kDirections> corners(Cell cell) const;
    Point sideMiddle(Cell cell, int direction) const;
    /// The cell under a point; it need not lie inside the grid.
    Cell cellAt(Point point) const;
    /// The hexside of cellAt(point) nearest to the point.
    int sideAt(Point point) const;

private:
    Point latticePoint(Cell cell) const;

    Grid m_grid;
    double m_hexMm;
    double m_radius;
    Point m_origin;
};

} // namespace model
