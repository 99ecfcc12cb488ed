#pragma once

#include "model/hex/layout.h"

#include <array>
#include <vector>

namespace model {

/// A corner where three cells of a lattice meet. It has three names; the one in use is that of the cell for which
/// it is corner 0 or 1.
struct Corner {
    Cell cell;
    int number = 0;
    auto operator<=>(const Corner&) const = default;
};

/// A hexside by one of its two cells.
struct CellSide {
    Cell cell;
    int direction = 0;
    bool operator==(const CellSide&) const = default;
};

Corner cornerOf(const Lattice& lattice, Cell cell, int corner);
/// The three corners at the other ends of the hexsides that meet here.
std::array<Corner, 3> cornersNextTo(const Lattice& lattice, Corner corner);
/// The hexside between two corners that are next to each other.
CellSide sideBetween(const Lattice& lattice, Corner a, Corner b);
/// Both ends of a hexside.
std::array<Corner, 2> endsOf(const Lattice& lattice, CellSide side);

Point pointOf(const HexLayout& layout, Corner corner);
Corner cornerAt(const HexLayout& layout, Point point);
/// The corners of the way along hexsides that keeps closest to the straight line, both ends included.
std::vector<Corner> wayAlongSides(const HexLayout& layout, Corner from, Corner to);

} // namespace model
