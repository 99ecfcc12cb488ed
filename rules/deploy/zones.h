#pragma once

#include "rules/deploy/deployment.h"
#include "rules/position.h"

#include <vector>

namespace rules::deploy {

/// The deployment zones of a scenario (areas of kind "deployment") and the units that wait to be placed, with the names
/// that the numbers of the problem stand for.
struct Plan {
    Problem problem;
    std::vector<Atom> zones;
    std::vector<model::HexIndex> hexes;
    std::vector<Atom> units;
};

Plan planOf(const Position& position);
/// The hexes of a zone that meet its conditions.
std::vector<model::HexIndex> hexesOf(const Position& position, const model::Area& area);
/// Whether a zone admits a unit: it is of its side, and its formation, nation, kind or counter is named, or nobody is.
bool admits(const Position& position, const model::Area& area, const CounterFacts& facts);
/// Whether a hex belongs to a zone at all, whatever its conditions say.
bool covers(const Position& position, const model::Area& area, model::HexIndex hex);
/// Whether a zone that admits this name admits any counter of the game.
bool isSomebody(const Position& position, Atom name);
/// How many units may stack; a great number where the ruleset does not limit it.
int stackLimit(const Ruleset& ruleset);

/// The edits that put every placed unit of a solution where it goes.
std::vector<model::Edit> editsOf(const Position& position, const Plan& plan, const Solution& solution);

} // namespace rules::deploy
