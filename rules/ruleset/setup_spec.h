#pragma once

#include "rules/ruleset/clause.h"

namespace rules {

struct CounterFacts;

/// The set-up that the rulebook itself prints: <setup><unit name nation class hex/>…</setup>. A unit is known by its
/// nationality, class and name, because numbers repeat between nations.
struct SetupSpec {
    struct Line {
        std::string name;
        model::Atom nation;
        model::Atom unitClass;
        model::Atom hex;
    };
    std::vector<Line> lines;

    /// Null for a unit that the set-up does not name.
    const Line* find(const CounterFacts& facts) const;
    static SetupSpec read(const Clause& clause, const ClauseReader& reader);
};

} // namespace rules
