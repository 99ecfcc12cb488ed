#pragma once

#include "rules/charts.h"
#include "rules/fields/countermix.h"
#include "rules/fields/ground.h"
#include "rules/fields/in_play.h"
#include "rules/fields/laid.h"
#include "rules/fields/names.h"
#include "rules/fields/occupancy.h"
#include "rules/fields/situation.h"
#include "rules/fields/supply.h"
#include "rules/fields/zoc.h"

namespace rules {

/// What a rule may look at: one scenario of a package with all that was computed from it. For checks of the
/// package as a whole the scenario is null and nobody is anywhere.
struct Position {
    const model::Package& package;
    const Ruleset& ruleset;
    const Charts& charts;
    const Countermix& counters;
    const Names& names;
    const Ground& ground;
    const model::Scenario* scenario = nullptr;
    const Situation& situation;
    const Occupancy& occupancy;
    const InPlay& inPlay;
    const Laid& laid;
    const Control& control;
    const Zoc& zoc;
    const Supply& supply;

    /// Null for a unit whose counter does not exist.
    const CounterFacts* facts(const Placed& unit) const
    {
        return unit.counter < 0 ? nullptr : &counters[unit.counter];
    }
    model::Subject subject(const Placed& unit) const
    {
        return model::Subject::of<model::Unit>({.scope = scenario->id, .id = unit.unit});
    }
    model::Subject subject(model::HexIndex hex) const
    {
        return model::Subject::ofHex(package.atlas().number(hex));
    }
};

} // namespace rules
