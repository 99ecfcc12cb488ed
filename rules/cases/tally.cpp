#include "rules/cases/tally.h"

#include <algorithm>

namespace rules {

void Tally::add(const Case& theCase, const CaseResult& result)
{
    if (!result.passed()) {
        ++m_failed;
        return;
    }
    ++m_passed;
    m_fired.insert(result.fired.begin(), result.fired.end());
    m_silent.insert(result.silent.begin(), result.silent.end());
    m_shown.insert(theCase.shows.begin(), theCase.shows.end());
}

std::vector<Atom> Tally::unseen(const Rules& seen) const
{
    std::vector<Atom> list;
    for (const RuleSpec& rule : m_ruleset->rules)
        if (!seen.contains(rule.id))
            list.push_back(rule.id);
    return list;
}

int Tally::checks() const
{
    return static_cast<int>(
        std::ranges::count_if(m_rulebook, [&](Atom rule) { return m_ruleset->rule(rule); }));
}

int Tally::answers() const
{
    return rulebookRules() - checks() - static_cast<int>(missing().size());
}

std::vector<Atom> Tally::missing() const
{
    std::vector<Atom> list;
    std::ranges::copy_if(m_rulebook, std::back_inserter(list),
                         [&](Atom rule) { return !m_ruleset->rule(rule) && !m_shown.contains(rule); });
    return list;
}

} // namespace rules
