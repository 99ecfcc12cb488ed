#include "rules/fields/ledger.h"

#include <algorithm>
#include <map>

namespace rules {

namespace {

/// The counter that a marker on the map is one of.
Atom counterOf(const model::Marker& marker)
{
    return Atom::known("marker-" + std::string(marker.kind.text()));
}

} // namespace

Ledger::Ledger(const model::Package& package)
{
    static const Atom replacement("replacement");
    using How = CounterUse::How;
    const auto& counters = package.all<model::Counter>();
    for (const auto& [key, counter] : counters)
        m_lines[key.id].printed = std::max(counter.copies, 1);
    const auto add = [&](Atom counter, How how, Atom scenario, model::Subject by) {
        if (m_lines.contains(counter))
            m_uses[counter].push_back({.how = how, .scenario = scenario, .by = std::move(by)});
    };
    for (const auto& [key, unit] : package.all<model::Unit>())
        add(unit.counter, How::SetUp, key.scope, model::Subject::of<model::Unit>(key));
    for (const auto& [key, marker] : package.all<model::Marker>())
        add(counterOf(marker), How::SetUp, key.scope, model::Subject::of<model::Marker>(key));
    for (const auto& [key, entry] : package.all<model::Entry>())
        for (const Atom counter : entry.counters.list())
            add(counter, entry.kind == replacement ? How::Replacement : How::Reinforcement, key.scope,
                model::Subject::of<model::Entry>(key));

    for (const auto& [counter, uses] : m_uses) {
        Line& line = m_lines[counter];
        std::map<Atom, std::array<int, 3>, model::NaturalLess> scenarios;
        for (const CounterUse& use : uses)
            ++scenarios[use.scenario][static_cast<std::size_t>(use.how)];
        for (const auto& [scenario, counts] : scenarios) {
            line.setUp = std::max(line.setUp, counts[0]);
            line.reinforcement = std::max(line.reinforcement, counts[1]);
            line.replacement = std::max(line.replacement, counts[2]);
            line.used = std::max(line.used, counts[0] + counts[1] + counts[2]);
        }
        line.twice = line.used > 1;
        line.overLimit = line.used > line.printed;
    }
    for (auto& [counter, line] : m_lines)
        line.unused = std::max(line.printed - line.used, 0);
}

const Ledger::Line& Ledger::line(Atom counter) const
{
    static const Line none;
    const auto found = m_lines.find(counter);
    return found == m_lines.end() ? none : found->second;
}

const std::vector<CounterUse>& Ledger::uses(Atom counter) const
{
    static const std::vector<CounterUse> none;
    const auto found = m_uses.find(counter);
    return found == m_uses.end() ? none : found->second;
}

} // namespace rules
