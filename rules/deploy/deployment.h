#pragma once

#include "model/atom.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

/// Who may set up where, as a problem of its own: it knows nothing of maps and rulesets.
namespace rules::deploy {

struct Hex {
    int room = 1; ///< how many more units it takes
};

/// A deployment zone.
struct Zone {
    std::vector<int> hexes; ///< into Problem::hexes
    int capacity = 0;       ///< 0: no limit
    bool onePerHex = false;
};

struct Unit {
    std::vector<int> zones; ///< that admit it
};

struct Problem {
    std::vector<Hex> hexes;
    std::vector<Zone> zones;
    std::vector<Unit> units;
};

/// Where a unit goes.
struct Spot {
    int zone = -1;
    int hex = -1;
    bool operator==(const Spot&) const = default;
};

/// A rule of the problem that can stand in the way.
struct Constraint {
    enum class Kind : std::uint8_t {
        Capacity, ///< of a zone
        OnePerHex, ///< of a zone
        Room       ///< of a hex
    };
    Kind kind{};
    int of = -1; ///< zone or hex
    auto operator<=>(const Constraint&) const = default;
};

struct Solution {
    std::vector<Spot> spots; ///< by unit; an empty one could not be placed
    int placed = 0;
    /// Where not all could be placed: units of which not all fit, though any fewer of them do, and the constraints that stand
    /// in their way. Without any one of these constraints they would fit.
    std::vector<int> units;
    std::vector<Constraint> constraints;
    bool complete() const { return units.empty(); }
};

/// Places as many units as can be. An answer "impossible" is a proof: it is a greatest flow.
Solution solve(const Problem& problem);

} // namespace rules::deploy
