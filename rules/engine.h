#pragma once

#include "model/finding.h"
#include "rules/position.h"
#include "rules/ruleset/ruleset.h"

#include <memory>
#include <span>
#include <vector>

namespace rules {

/// How the list of findings changed. A finding in changed has the identity of an old one but other values.
struct FindingDelta {
    std::vector<model::Finding> added;
    std::vector<model::Finding> changed;
    std::vector<model::Finding> removed;
    bool empty() const { return added.empty() && changed.empty() && removed.empty(); }
};

/// Checks a package against a ruleset while it is being edited. Touches no file, clock, locale or random
/// number: the same package gives the same findings in the same order, however it came about.
class Engine {
public:
    explicit Engine(std::shared_ptr<const Ruleset> ruleset);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// Checks everything from scratch. This is also what tests compare update() with.
    FindingDelta reset(const model::Package& package);
    /// Checks again what a change may have touched. The package is the one after the change.
    FindingDelta update(const model::Package& package, const model::ChangeSet& change);

    /// Looks at a scenario at another moment than its start. Nothing of it is part of the package; an empty one goes
    /// back to the start.
    FindingDelta setWhatIf(const model::Package& package, model::Atom scenario, const WhatIf& whatIf);
    const WhatIf& whatIf(model::Atom scenario) const;

    /// A scenario with all that was computed from it, for asking questions. Good until the next change; the package is
    /// the one last checked.
    Position position(const model::Package& package, model::Atom scenario) const;

    /// All findings that are not suppressed, worst first, then by scenario, rule and place.
    std::span<const model::Finding> findings() const;
    const Ruleset& ruleset() const;
    std::shared_ptr<const Ruleset> sharedRuleset() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace rules
