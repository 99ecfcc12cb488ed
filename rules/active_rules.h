#pragma once

#include "rules/rule.h"

#include <memory>
#include <vector>

namespace rules {

/// A rule of the game, ready to be asked.
struct MadeRule {
    RuleSpec spec;
    std::unique_ptr<const Rule> rule;
    Watch watch;
};
using RuleBook = std::vector<MadeRule>;

/// The rules of a ruleset in their order, then the modules that check every package. Made once for a ruleset, however
/// many engines work with it.
std::shared_ptr<const RuleBook> ruleBookOf(const std::shared_ptr<const Ruleset>& ruleset);

/// A rule at work on one package.
struct ActiveRule {
    const RuleSpec& spec;
    const Rule* rule;
    const Watch& watch;
    /// By profile of counters: whether the rule concerns them; 0 not asked yet, 1 no, 2 yes.
    std::vector<char> concerned;

    bool concerns(const Position& position, const Placed& unit);
};

} // namespace rules
