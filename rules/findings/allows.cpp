#include "rules/findings/allows.h"

namespace rules {

using model::Atom;
using model::Finding;

Allows::Allows(const model::Package& package)
{
    for (const auto& [key, allow] : package.all<model::Allow>()) {
        m_byRule.emplace(allow.rule, m_allows.size());
        m_allows.push_back({.id = key.id, .rule = allow.rule, .scenario = allow.scenario, .on = allow.on});
    }
}

bool Allows::apply(const Finding& finding, int by)
{
    const auto [first, last] = m_byRule.equal_range(finding.rule);
    if (first == last)
        return false;
    bool hidden = false;
    const std::string on = subjectText(finding.subject);
    for (auto it = first; it != last; ++it) {
        Allow& allow = m_allows[it->second];
        if (allow.on == on && (allow.scenario.empty() || allow.scenario == finding.scenario)) {
            allow.hides += by;
            hidden = true;
        }
    }
    return hidden;
}

std::vector<Finding> Allows::unused() const
{
    std::vector<Finding> findings;
    for (const Allow& allow : m_allows) {
        if (allow.hides > 0)
            continue;
        Finding finding;
        finding.rule = finding.message = Atom("allow.unused");
        finding.severity = model::Severity::Info;
        finding.subject = model::Subject::of<model::Allow>({.scope = {}, .id = allow.id});
        finding.arguments = {std::string(allow.rule.text()), allow.on};
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace rules
