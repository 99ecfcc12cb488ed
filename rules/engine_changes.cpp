#include "rules/engine_checks_run.h"

#include <algorithm>

namespace rules {
namespace {

using model::HexIndex;

/// Hexes with other terrain or another hexside, each once.
std::vector<HexIndex> changedHexes(const model::ChangeSet& change)
{
    std::vector<HexIndex> hexes = change.terrain;
    for (const model::Hexside& side : change.hexsides)
        hexes.push_back(side.hex);
    std::ranges::sort(hexes);
    hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
    return hexes;
}

bool touchesKinds(const model::ChangeSet& change, const RecordSet& kinds)
{
    return std::ranges::any_of(change.records, [&](const model::ChangeSet::Touched& touched) {
        return kinds.test(static_cast<std::size_t>(touched.kind));
    });
}

} // namespace

void Checks::checkChange(const model::Package& package, const model::ChangeSet& change,
                         const PackageFields::Change& changed)
{
    if (change.touches<model::Counter>() || change.touches<model::CounterType>()
        || change.touches<model::Sheet>() || change.touches<model::Nation>())
        for (ActiveRule& active : m_rules)
            active.concerned.clear();
    for (ActiveRule& active : m_rules)
        for (const Atom gone : changed.removed)
            for (const From from : {From::Stack, From::Scenario, From::Unit, From::InScenario})
                store.drop(origin(active, from, gone));
    const auto hexes = changedHexes(change);
    std::vector<Scenario> scenarios;
    for (const auto& [id, now] : changed.scenarios)
        scenarios.push_back({.position = fields.position(package, id),
                             .now = now,
                             .facets = ChangedFacets(package, change, changed, id, now)});
    for (ActiveRule& active : m_rules)
        changeOf(package, active, change, changed, hexes, scenarios);
    m_groups.clear();
}

void Checks::changeOf(const model::Package& package, ActiveRule& active, const model::ChangeSet& change,
                      const PackageFields::Change& changed, std::span<const HexIndex> hexes,
                      std::span<const Scenario> scenarios)
{
    const Watch& watch = active.watch;
    bool again = watch.names && changed.names;
    std::vector<Atom> againIn;
    for (const auto& touched : change.records) {
        if (!watch.again.test(static_cast<std::size_t>(touched.kind)))
            continue;
        model::withKind(touched.kind, [&]<class T>() {
            if (T::scope == model::Scope::Scenario && watch.records.none())
                againIn.push_back(touched.key.scope);
            else
                again = true;
        });
    }
    if (again) {
        everything(package, active);
        return;
    }
    if (watch.hexes && !hexes.empty()) {
        const Position whole = fields.position(package, {});
        for (const HexIndex hex : hexes)
            this->hex(whole, active, hex, Before::Something);
    }
    for (const auto& touched : change.records)
        if (watch.records.test(static_cast<std::size_t>(touched.kind)))
            model::withKind(touched.kind, [&]<class T>() {
                record<T>(fields.position(package, {}), active, touched.key, package.find<T>(touched.key),
                          Before::Something);
            });
    if (watch.packageWide) {
        if (ChangedFacets(package, change, changed, {}, {}).anywhere(watch.reads)
            || touchesKinds(change, watch.inScenario))
            inScenario(fields.position(package, {}), active, {});
        return;
    }
    if (!watch.stacks && !watch.scenario && !watch.units && watch.inScenario.none())
        return;
    for (const Scenario& scenario : scenarios) {
        if (scenario.now.everything || std::ranges::contains(againIn, scenario.position.scenario->id)
            || scenario.facets.moment(watch.reads))
            wholeScenario(scenario.position, active);
        else
            changeIn(scenario, active, change);
    }
}

void Checks::changeIn(const Scenario& scenario, ActiveRule& active, const model::ChangeSet& change)
{
    const Watch& watch = active.watch;
    const Position& position = scenario.position;
    if (!watch.reads.facets.any() && !watch.units && watch.inScenario.none()) {
        if (watch.stacks)
            stacks(position, active, scenario.now.stacks, Before::Something);
        if (watch.stacks && watch.terrain)
            stacks(position, active, change.terrain, Before::Something);
        if (watch.scenario && scenario.now.units)
            this->scenario(position, active);
        return;
    }
    // A rule that says what it reads.
    const bool touched = touchesKinds(change, watch.inScenario);
    if (!touched && !scenario.facets.anywhere(watch.reads) && !(watch.units && scenario.now.units))
        return;
    if (!active.rule->appliesTo(position))
        return;
    if (watch.units)
        someUnits(scenario, active);
    if (watch.stacks)
        someStacks(scenario, active);
    if (watch.scenario && scenario.facets.anywhere(watch.reads))
        this->scenario(position, active);
    if (watch.inScenario.any() && (touched || scenario.facets.anywhere(watch.reads)))
        inScenario(position, active, position.scenario->id);
}

void Checks::someUnits(const Scenario& scenario, ActiveRule& active)
{
    const Position& position = scenario.position;
    const Reads& reads = active.watch.reads;
    if (scenario.facets.everywhere(reads)) {
        store.drop(origin(active, From::Unit, position.scenario->id));
        allUnits(position, active);
        return;
    }
    for (const Atom id : scenario.facets.units(reads))
        unit(position, active, id, position.occupancy.find(id), Before::Something);
    for (const HexIndex hex : scenario.facets.hexes(reads))
        for (const Placed& placed : position.occupancy.at(hex))
            unit(position, active, placed.unit, &placed, Before::Something);
}

void Checks::someStacks(const Scenario& scenario, ActiveRule& active)
{
    const Position& position = scenario.position;
    const Reads& reads = active.watch.reads;
    if (scenario.facets.everywhere(reads)) {
        store.drop(origin(active, From::Stack, position.scenario->id));
        stacks(position, active, position.occupancy.occupied(), Before::Nothing);
        return;
    }
    std::vector<HexIndex> hexes = scenario.facets.hexes(reads);
    for (const Atom id : scenario.facets.units(reads))
        if (const Placed* unit = position.occupancy.find(id); unit && exists(unit->hex))
            hexes.push_back(unit->hex);
    stacks(position, active, hexes, Before::Something);
}

} // namespace rules
