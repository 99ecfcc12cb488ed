#pragma once

#include "rules/ruleset/ruleset.h"

#include <vector>

namespace editor {

/// The games that come with the program, by their ids.
std::vector<model::Atom> knownRulesets();

/// The ruleset of a game; an empty one, with a finding, for a game that we do not know.
rules::RulesetRead rulesetFor(model::Atom id);

} // namespace editor
