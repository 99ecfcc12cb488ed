#pragma once

#include "rules/position.h"

#include <string>
#include <vector>

namespace rules {

/// As a player calls it: its counter's name.
std::string unitName(const Position& position, const Placed& unit);
/// "46 Pz, 24 Pz, 47 Pz": the first few of them.
std::string unitNames(const Position& position, const std::vector<const Placed*>& units);
std::vector<model::Subject> subjects(const Position& position, const std::vector<const Placed*>& units);

/// The name that the package gives a side or nation, else the ruleset, else the id.
std::string sideName(const Position& position, Atom side);
std::string nationName(const Position& position, Atom nation);
/// The name of a word of the ruleset, else the word itself.
std::string termName(const Ruleset& ruleset, Category category, Atom id);

} // namespace rules
