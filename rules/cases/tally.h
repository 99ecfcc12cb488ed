#pragma once

#include "rules/cases/case_runner.h"

#include <set>
#include <span>

namespace rules {

/// What all cases of one game prove together.
class Tally {
public:
    explicit Tally(std::shared_ptr<const Ruleset> ruleset)
        : m_ruleset(std::move(ruleset))
    {
    }

    void add(const Case& theCase, const CaseResult& result);
    void addRulebook(std::span<const Atom> rules) { m_rulebook.insert(rules.begin(), rules.end()); }

    const std::shared_ptr<const Ruleset>& ruleset() const { return m_ruleset; }
    int passed() const { return m_passed; }
    int failed() const { return m_failed; }

    /// Rules of the ruleset that no case saw firing, or none saw silent.
    std::vector<Atom> neverFired() const { return unseen(m_fired); }
    std::vector<Atom> neverSilent() const { return unseen(m_silent); }

    int rulebookRules() const { return static_cast<int>(m_rulebook.size()); }
    /// Of them: rules of the ruleset, checked on every position.
    int checks() const;
    /// Of them: no checks, but shown by a case that passed.
    int answers() const;
    /// Of them: neither.
    std::vector<Atom> missing() const;

private:
    using Rules = std::set<Atom, model::NaturalLess>;
    std::vector<Atom> unseen(const Rules& seen) const;

    std::shared_ptr<const Ruleset> m_ruleset;
    Rules m_rulebook;
    Rules m_fired;
    Rules m_silent;
    Rules m_shown;
    int m_passed = 0;
    int m_failed = 0;
};

} // namespace rules
