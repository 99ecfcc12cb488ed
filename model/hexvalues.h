#pragma once

#include "model/package.h"

#include <cstdint>
#include <vector>

namespace model {

/// What hexes can be alike in.
enum class HexProperty : std::uint8_t { Terrain, Hexsides, Lines, Places, Zones, Areas, Fields };
inline constexpr int kHexProperties = 7;

/// One property of every hex as a word; equal words are equal values. Hexsides, lines, places and areas are told by
/// their kinds, zones by their ids. Areas are those of the scenario.
std::vector<Atom> hexValues(const Package& package, Atom scenario, HexProperty property);

} // namespace model
