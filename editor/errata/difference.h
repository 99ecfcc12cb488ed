#pragma once

#include "model/finding.h"
#include "rules/ruleset/ruleset.h"

#include <string>
#include <vector>

namespace editor {

/// One thing that two versions of a package do not have in common.
struct Difference {
    enum class Kind { Added, Removed, Changed };
    /// One attribute. Added and removed things list those that have a value. A changed thing may have none: then the
    /// difference lies in what it contains, such as the rows of a table.
    struct Value {
        model::Atom face; ///< of a counter or type; empty: the record itself
        std::string name; ///< as in the file
        std::string before;
        std::string after;
        bool operator==(const Value&) const = default;
    };

    model::Subject subject;
    Kind kind = Kind::Changed;
    std::vector<Value> values;
};

/// What changed from one version to the other: records kind by kind in the order of files, then hexes and hexsides.
/// Comments and unknown elements do not count.
std::vector<Difference> differences(const model::Package& before, const model::Package& after);

/// Two versions of a package that are compared.
struct Versions {
    const model::Package* before = nullptr;
    const model::Package* after = nullptr;
    const rules::Ruleset* ruleset = nullptr; ///< of the newer
};

/// The counters of which a printed face differs, whatever made it differ (the counter, its type, its nation's colour,
/// the layout of faces), and those that are new.
std::vector<model::Atom> changedCounters(const Versions& versions);

/// Those that a difference concerns: the counter itself, or the ones of a changed type or formation.
std::vector<model::Atom> countersOf(const Versions& versions, const Difference& difference);

/// Where a counter is used in a scenario.
struct CounterUse {
    model::Atom scenario;
    model::Atom card; ///< a set-up card; empty: on a track
    bool operator==(const CounterUse&) const = default;
};
std::vector<CounterUse> usesOf(const model::Package& package, model::Atom counter);

} // namespace editor
