#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string_view>
#include <vector>

namespace model {

/// A cell of a lattice of hexes, in offset coordinates: the ones players see.
struct Cell {
    int column = 0;
    int row = 0;
    auto operator<=>(const Cell&) const = default;
};

/// The same cell in cube coordinates (q + r + s = 0): the ones to calculate with.
struct Cube {
    int q = 0;
    int r = 0;
    int s() const { return -q - r; }
    bool operator==(const Cube&) const = default;
};

enum class Orientation : std::uint8_t {
    FlatTop,  ///< vertical columns, neighbours due north and south
    PointyTop ///< horizontal rows, neighbours due east and west
};

/// Which columns (flat top) lie half a hex lower, or which rows (pointy top) half a hex further right.
enum class Offset : std::uint8_t { Odd, Even };

/// Six directions, clockwise. Flat top: N NE SE S SW NW. Pointy top: NE E SE SW W NW.
/// The opposite of d is (d + 3) % 6.
constexpr int kDirections = 6;
constexpr int opposite(int direction) { return (direction + 3) % kDirections; }

/// "n", "ne", … as files write them.
std::string_view directionName(Orientation orientation, int direction);
/// The reverse; -1 for a text that names no direction.
int directionNamed(Orientation orientation, std::string_view name);

/// The shape of a lattice: how cells lie to each other. Knows no edges.
struct Lattice {
    Orientation orientation = Orientation::FlatTop;
    Offset offset = Offset::Odd;

    Cube toCube(Cell cell) const;
    Cell toCell(Cube cube) const;
    Cell neighbour(Cell cell, int direction) const;
    int distance(Cell a, Cell b) const;
    /// The direction of the step from a to an adjacent b, or -1.
    int directionTo(Cell a, Cell b) const;
    /// All cells on the straight line from a to b, both included; ties are broken the same way in both directions.
    std::vector<Cell> line(Cell a, Cell b) const;
    /// The cells at exactly this distance; the cell itself for 0.
    std::vector<Cell> ring(Cell centre, int radius) const;
    /// All cells at this distance or nearer, in order of distance.
    std::vector<Cell> range(Cell centre, int radius) const;

    bool operator==(const Lattice&) const = default;
};

/// A rectangular piece of a lattice: one printed map.
struct Grid {
    Lattice lattice;
    int columns = 0;
    int rows = 0;
    int firstColumn = 1; ///< lattice coordinates of the upper left cell
    int firstRow = 1;

    int size() const { return columns * rows; }
    bool contains(Cell cell) const;
    /// Dense index of a cell inside the grid, column by column; -1 outside.
    int indexOf(Cell cell) const;
    Cell cellAt(int index) const;

    bool operator==(const Grid&) const = default;
};

} // namespace model
