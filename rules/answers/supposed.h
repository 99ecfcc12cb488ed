#pragma once

#include "rules/position.h"

namespace rules {

/// The same position, supposed to be at another moment or with other hexes held.
inline Position supposed(const Position& position, const Situation& situation, const Control& control)
{
    return {.package = position.package,
            .ruleset = position.ruleset,
            .charts = position.charts,
            .counters = position.counters,
            .names = position.names,
            .ground = position.ground,
            .scenario = position.scenario,
            .situation = situation,
            .occupancy = position.occupancy,
            .inPlay = position.inPlay,
            .laid = position.laid,
            .control = control,
            .zoc = position.zoc,
            .supply = position.supply};
}

} // namespace rules
