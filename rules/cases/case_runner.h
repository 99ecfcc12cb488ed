#pragma once

#include "rules/cases/case.h"
#include "rules/engine.h"

#include <memory>
#include <optional>

namespace rules {

/// Where the engine says something else than a case expects.
struct Mismatch {
    /// An attribute of the expectation ("is", "length"), or "missing" and "unexpected" for findings, "unknown" for a
    /// unit, hex, movement or value that the case names and nobody has.
    Atom what;
    std::string asked; ///< the expectation as it stands in the file; empty for an unexpected finding
    std::string expected;
    std::string got;
    std::optional<model::Finding> finding; ///< the unexpected one
    model::FilePosition position;
};

struct CaseResult {
    std::vector<Mismatch> mismatches;
    std::vector<Atom> fired; ///< rules of which it saw a finding that it names
    std::vector<Atom> silent; ///< rules that it says have none, and have none

    bool passed() const { return mismatches.empty(); }
};

CaseResult runCase(const Case& theCase, const std::shared_ptr<const Ruleset>& ruleset);

} // namespace rules
