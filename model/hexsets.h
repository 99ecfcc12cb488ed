#pragma once

#include "model/package.h"

#include <cstdint>
#include <span>

namespace model {

/// What to do with the hexes that a list has and those that are given.
enum class Combine : std::uint8_t { Replace, Add, Subtract, Intersect };

/// A list of a map's hexes, combined with others. Numbers that no map has stay, except where all is replaced. map may be
/// empty for a list that belongs to no map.
HexList combined(const Package& package, Atom map, const HexList& list, std::span<const HexIndex> hexes,
                 Combine how);
/// The hexes of a list that exist, in the order of their indices.
std::vector<HexIndex> hexesOf(const Package& package, Atom map, const HexList& list);

} // namespace model
