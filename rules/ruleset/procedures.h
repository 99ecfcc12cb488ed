#pragma once

#include "rules/ruleset/combat_spec.h"
#include "rules/ruleset/movement_spec.h"
#include "rules/ruleset/setup_spec.h"
#include "rules/ruleset/supply_spec.h"
#include "rules/ruleset/victory_spec.h"
#include "rules/ruleset/zoc_spec.h"

namespace rules {

/// How a game works out what its rules and its players ask for, compiled from the ruleset's clauses.
struct Procedures {
    ZocSpec zoc;
    SupplySpec supply;
    std::vector<MovementSpec> movements; ///< the ordinary one first
    VictorySpec victory;
    CombatSpec combat;
    SetupSpec setup;
    Formula stackingPoints; ///< <stacking points="F" most="F"/>, of a unit: what it counts for
    Formula stackingMost;   ///< of a hex and a side: the limit
    Formula control; ///< <control is="F"/>, of a hex: its controller; without it what the scenario paints

    /// Compiles one clause of the file.
    void read(const Clause& clause, const ClauseReader& reader);
};

} // namespace rules
