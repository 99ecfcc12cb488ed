#pragma once

#include "model/finding.h"

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

/// The counters whose printed faces differ: those changed themselves and those whose type changed, or that are new.
std::vector<model::Atom> changedCounters(const model::Package& before, const model::Package& after);

/// The scenarios whose cards or tracks name a counter.
std::vector<model::Atom> scenariosUsing(const model::Package& package, model::Atom counter);

} // namespace editor
