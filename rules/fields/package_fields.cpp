#include "rules/fields/package_fields.h"

#include <algorithm>

namespace rules {

void PackageFields::reset(const model::Package& package)
{
    m_counters = Countermix(package, m_ruleset);
    m_names = Names(package, m_ruleset);
    m_scenarios.clear();
    for (const auto& [key, scenario] : package.all<model::Scenario>())
        compute(package, key.id);
}

void PackageFields::compute(const model::Package& package, Atom scenario)
{
    m_scenarios[scenario] = {.occupancy = Occupancy(package, scenario, m_counters),
                             .inPlay = InPlay(package, scenario)};
}

PackageFields::Change PackageFields::update(const model::Package& package, const model::ChangeSet& change)
{
    using namespace model;
    Change result;
    result.names = m_names.outdatedBy(package, change);
    if (result.names)
        m_names = Names(package, m_ruleset);

    // Names of sides and nations stand in many messages.
    bool everything = change.touches<Side>() || change.touches<Nation>();
    if (everything || change.touches<Counter>() || change.touches<CounterType>() || change.touches<Sheet>()) {
        Countermix counters(package, m_ruleset);
        everything = everything || !(counters == m_counters);
        m_counters = std::move(counters);
    }

    std::erase_if(m_scenarios, [&](const auto& item) {
        const bool gone = !package.find<Scenario>(item.first);
        if (gone)
            result.removed.push_back(item.first);
        return gone;
    });
    for (const auto& [key, scenario] : package.all<Scenario>())
        result.scenarios[key.id].everything = everything || !m_scenarios.contains(key.id);

    std::vector<Atom> unitsOf;
    std::vector<Atom> areasOf;
    for (const auto& touched : change.records) {
        if (touched.kind == kindOf<Scenario> && result.scenarios.contains(touched.key.id))
            result.scenarios[touched.key.id].everything = true;
        else if (touched.kind == kindOf<Unit>)
            unitsOf.push_back(touched.key.scope);
        else if (touched.kind == kindOf<Area>)
            areasOf.push_back(touched.key.scope);
    }
    const bool zones = change.touches<Zone>();
    for (auto& [id, now] : result.scenarios) {
        if (now.everything) {
            compute(package, id);
            continue;
        }
        ScenarioFields& fields = m_scenarios[id];
        if (std::ranges::find(unitsOf, id) != unitsOf.end()) {
            Occupancy occupancy(package, id, m_counters);
            now.units = !(occupancy == fields.occupancy);
            now.stacks = occupancy.differences(fields.occupancy);
            fields.occupancy = std::move(occupancy);
        }
        if (zones || std::ranges::find(areasOf, id) != areasOf.end()) {
            InPlay inPlay(package, id);
            now.everything = !(inPlay == fields.inPlay);
            fields.inPlay = std::move(inPlay);
        }
    }
    return result;
}

std::vector<Atom> PackageFields::scenarios() const
{
    std::vector<Atom> ids;
    for (const auto& [id, fields] : m_scenarios)
        ids.push_back(id);
    return ids;
}

Position PackageFields::position(const model::Package& package, Atom scenario) const
{
    const auto it = m_scenarios.find(scenario);
    const ScenarioFields& fields = it == m_scenarios.end() ? m_nowhere : it->second;
    return {.package = package,
            .ruleset = m_ruleset,
            .counters = m_counters,
            .names = m_names,
            .scenario = it == m_scenarios.end() ? nullptr : package.find<model::Scenario>(scenario),
            .occupancy = fields.occupancy,
            .inPlay = fields.inPlay};
}

} // namespace rules
