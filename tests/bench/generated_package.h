#pragma once

#include "model/files.h"
#include "model/package.h"

#include <array>
#include <span>

namespace bench {

/// The words of a game that a package of it is made from.
struct GameWords {
    const char* ruleset;
    struct Side {
        const char* id;
        const char* nation;
        std::array<const char*, 4> kinds; ///< of counters; the first is a headquarters and comes seldom
        const char* home; ///< zone that is its half of the map
        const char* edge; ///< zone along the edge of its half
    };
    std::array<Side, 2> sides; ///< in the west and in the east
    std::array<const char*, 5> terrains; ///< besides clear
    std::array<const char*, 2> hexsides; ///< the first is on the map, the other one is painted
    const char* line; ///< kind of the lines from west to east
    std::array<const char*, 2> places; ///< kinds of a large place and of a small one
};

/// One for each game with a ruleset, Stalin's War first.
std::span<const GameWords> games();

/// A made-up package with this many hexes and counters on the map: terrain, rivers, lines, places, zones, a sheet with two
/// faces a counter, one scenario. The same numbers give the same package.
model::Package generatedPackage(int hexes, int counters, const GameWords& game = games().front());

} // namespace bench
