#pragma once

#include "rules/position.h"

namespace rules {

/// Between which totals a game can end by hexes changing hands alone.
struct VictoryReach {
    double lowest = 0;
    double highest = 0;
    Atom counted; ///< the side whose gains raise the total; empty where the ruleset works it out from control
};

/// Gives every victory hex to whoever makes the total lowest and highest. Exact where each hex counts by itself, as in every
/// game that adds points. Where the ruleset's total does not follow control by itself (a marker on a track that players
/// move), a hex that changes hands moves it by what the hex is worth.
VictoryReach victoryReachOf(const Position& position);

} // namespace rules
