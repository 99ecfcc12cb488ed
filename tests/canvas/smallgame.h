#pragma once

#include "model/edit.h"
#include "rules/ruleset/ruleset.h"

#include <memory>

/// A made-up game on a map of 12 by 9 hexes that has a little of everything: terrain, coast, rivers, rail and
/// road, places, a zone, a border, two nations and a few counters.
model::Package smallGame();
std::shared_ptr<const rules::Ruleset> smallRuleset();
