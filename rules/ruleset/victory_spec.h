#pragma once

#include "rules/ruleset/clause.h"

namespace rules {

/// One way to win.
/// <win id side tested="end-of-turn" turns="F" when="F" sheet="IDS" otherwise="yes" says="…" cites="…"/>
struct WinSpec {
    model::Atom id;
    model::Atom side;
    model::Atom tested; ///< the moment
    Formula turns;      ///< of the position: on which turns; without it: on every one
    Formula when;
    std::vector<model::Atom>
        sheet; ///< its lines on a scenario's victory sheet: a sheet with neither does without it
    bool otherwise = false;         ///< only when nobody has won in another way
    std::string says;
    std::string citation;
};

/// <victory points="F" hex-points="F">wins in the order in which they are tested</victory>
struct VictorySpec {
    Formula points;    ///< of the position: the level or balance of points now
    Formula hexPoints; ///< of a victory hex: what it counts for its holder; without it: what it says
    std::vector<WinSpec> wins;

    static VictorySpec read(const Clause& clause, const ClauseReader& reader);
};

} // namespace rules
