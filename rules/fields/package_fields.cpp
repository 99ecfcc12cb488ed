#include "rules/fields/package_fields.h"

#include "rules/ruleset/procedures.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace rules {
namespace {

using model::HexIndex;

Reads supplyReads(const Procedures& procedures)
{
    Reads reads = procedures.zoc.reads();
    return reads.add(procedures.supply.reads());
}

/// Whether a change touches records of the scenario, or of the package, that are of these kinds.
bool touchesAny(const model::ChangeSet& change, const RecordSet& kinds, Atom scenario)
{
    return std::ranges::any_of(change.records, [&](const model::ChangeSet::Touched& touched) {
        bool hit = false;
        if (kinds.test(static_cast<std::size_t>(touched.kind)))
            model::withKind(touched.kind, [&]<class T>() {
                hit = T::scope != model::Scope::Scenario || touched.key.scope == scenario;
            });
        return hit;
    });
}

/// Hexes whose markers are not the same. Both lists are in the order of hexes.
std::vector<HexIndex> differences(const Laid& a, const Laid& b)
{
    std::vector<HexIndex> hexes;
    for (const Laid* one : {&a, &b})
        for (const Laid::Marker& marker : one->all())
            if (exists(marker.hex) && !std::ranges::equal(a.at(marker.hex), b.at(marker.hex)))
                hexes.push_back(marker.hex);
    std::ranges::sort(hexes);
    hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
    return hexes;
}

/// Hexes with other terrain or at other hexsides.
std::vector<HexIndex> changedGround(const model::Package& package, const model::ChangeSet& change)
{
    std::vector<HexIndex> hexes = change.terrain;
    for (const model::Hexside& side : change.hexsides) {
        hexes.push_back(side.hex);
        const HexIndex other = package.atlas().neighbours(side.hex)[static_cast<std::size_t>(side.direction)];
        if (exists(other))
            hexes.push_back(other);
    }
    return hexes;
}

/// The units of a scenario that a change touches.
std::vector<Atom> touchedUnits(const model::ChangeSet& change, Atom scenario)
{
    std::vector<Atom> units;
    for (const auto& touched : change.records)
        if (touched.kind == model::kindOf<model::Unit> && touched.key.scope == scenario)
            units.push_back(touched.key.id);
    return units;
}

} // namespace

PackageFields::PackageFields(const Ruleset& ruleset)
    : m_ruleset(ruleset)
    , m_supplyReads(supplyReads(ruleset.procedures()))
{
}

void PackageFields::reset(const model::Package& package)
{
    m_charts = Charts(package, m_ruleset);
    m_counters = Countermix(package, m_ruleset);
    m_names = Names(package, m_ruleset);
    m_ground = Ground(package);
    m_scenarios.clear();
    for (const auto& [key, scenario] : package.all<model::Scenario>())
        compute(package, key.id);
}

void PackageFields::compute(const model::Package& package, Atom scenario)
{
    ScenarioFields& fields = m_scenarios[scenario];
    fields.situation = Situation(package, m_ruleset, scenario, whatIf(scenario));
    fields.occupancy = Occupancy(package, scenario, m_counters);
    fields.inPlay = InPlay(package, scenario);
    fields.laid = Laid(package, scenario);
    fields.control = Control(package, scenario, m_ground);
    fields.memo.emplace(m_ruleset);
    computeSupply(package, scenario, nullptr);
}

void PackageFields::computeSupply(const model::Package& package, Atom scenario, const SupplyChange* change)
{
    ScenarioFields& fields = m_scenarios[scenario];
    fields.supply = {};
    fields.zoc = {};
    SupplyAndZoc both = traceSupply(position(package, scenario, fields), *fields.memo, change);
    fields.supply = std::move(both.supply);
    fields.zoc = std::move(both.zoc);
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
    if (change.touches<ChartValue>()) {
        Charts charts(package, m_ruleset);
        everything = everything || !(charts == m_charts);
        m_charts = std::move(charts);
    }
    if (Ground::outdatedBy(change)) {
        Ground ground(package);
        // Formulas ask for the fields of places too.
        result.places = change.touches<Place>();
        result.ground = !(ground == m_ground);
        m_ground = std::move(ground);
    } else {
        for (const Hexside& side : change.hexsides)
            m_ground.updateSide(package, side);
    }
    result.hexes = changedGround(package, change);

    std::erase_if(m_scenarios, [&](const auto& item) {
        const bool gone = !package.find<Scenario>(item.first);
        if (gone)
            result.removed.push_back(item.first);
        return gone;
    });
    for (const Atom gone : result.removed)
        m_whatIfs.erase(gone);
    for (const auto& [key, scenario] : package.all<Scenario>())
        result.scenarios[key.id].everything = everything || !m_scenarios.contains(key.id);
    for (const auto& touched : change.records)
        if (touched.kind == kindOf<Scenario> && result.scenarios.contains(touched.key.id))
            result.scenarios[touched.key.id].everything = true;
    for (auto& [id, now] : result.scenarios) {
        if (now.everything)
            compute(package, id);
        else
            updateScenario(package, id, change, result, now);
    }
    return result;
}

void PackageFields::updateScenario(const model::Package& package, Atom scenario,
                                   const model::ChangeSet& change, const Change& changed, ScenarioChange& now)
{
    using namespace model;
    const bool ground = changed.ground || changed.places;
    bool recast = false;
    ScenarioFields& fields = m_scenarios[scenario];
    const auto touches = [&]<class... T>() { return touchesAny(change, recordKinds<T...>(), scenario); };
    if (touches.operator()<Flag, Turn, Period>()) {
        Situation situation(package, m_ruleset, scenario, whatIf(scenario));
        now.situation = !situation.sameButFlags(fields.situation);
        now.flags = !(situation == fields.situation);
        fields.situation = std::move(situation);
    }
    if (const auto units = touchedUnits(change, scenario); !units.empty()) {
        Occupancy::Change moved = fields.occupancy.update(package, scenario, m_counters, units);
        now.units = moved.any;
        recast = moved.recast;
        now.stacks = std::move(moved.hexes);
        now.carried = std::move(moved.carried);
    }
    if (ground || touches.operator()<Area, Zone>()) {
        InPlay inPlay(package, scenario);
        now.everything = !(inPlay == fields.inPlay);
        fields.inPlay = std::move(inPlay);
    }
    if (touches.operator()<Marker>()) {
        Laid laid(package, scenario);
        now.markers = differences(laid, fields.laid);
        fields.laid = std::move(laid);
    }
    if (ground || touches.operator()<Marker, Area, Place>()) {
        Control control(package, scenario, m_ground);
        now.control = control.differences(fields.control);
        fields.control = std::move(control);
    }
    const bool anew = ground || now.everything || touches.operator()<Counter, CounterType, Sheet>()
        || touchesAny(change, m_supplyReads.records & ~recordKinds<Flag>(), scenario);
    const bool outdated = anew || now.units || !now.markers.empty() || !now.control.empty()
        || ((now.flags || now.situation) && m_supplyReads.has(Facet::Situation))
        || (m_supplyReads.has(Facet::Terrain) && !change.terrain.empty())
        || (m_supplyReads.facets.overlaps({Facet::Hexsides, Facet::Hex}) && !change.hexsides.empty());
    if (!outdated)
        return;
    SupplyChange trace{.hexes = changed.hexes, .ground = changed.hexes};
    for (const auto* hexes : {&now.stacks, &now.markers, &now.control})
        trace.hexes.insert(trace.hexes.end(), hexes->begin(), hexes->end());
    const Zoc zoc = std::move(fields.zoc);
    const Supply supply = std::move(fields.supply);
    computeSupply(package, scenario, anew ? nullptr : &trace);
    if (now.everything)
        return;
    now.zoc = fields.zoc.differences(zoc);
    now.supplied = fields.supply.differences(supply);
    now.supply = !now.supplied.empty() || !fields.supply.reachesLike(supply);
    now.sources = now.supply && !fields.supply.sourcesLike(supply);
    if (recast) // their names stand in what is said of others
        std::ranges::copy(fields.supply.wanting(), std::back_inserter(now.supplied));
}

bool PackageFields::setWhatIf(const model::Package& package, Atom scenario, const WhatIf& whatIf)
{
    if (!m_scenarios.contains(scenario) || whatIf == this->whatIf(scenario))
        return false;
    m_whatIfs[scenario] = whatIf;
    compute(package, scenario);
    return true;
}

const WhatIf& PackageFields::whatIf(Atom scenario) const
{
    static const WhatIf nothing;
    const auto it = m_whatIfs.find(scenario);
    return it == m_whatIfs.end() ? nothing : it->second;
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
    return it == m_scenarios.end() ? position(package, {}, m_nowhere)
                                   : position(package, scenario, it->second);
}

Position PackageFields::position(const model::Package& package, Atom scenario,
                                 const ScenarioFields& fields) const
{
    return {.package = package,
            .ruleset = m_ruleset,
            .charts = m_charts,
            .counters = m_counters,
            .names = m_names,
            .ground = m_ground,
            .scenario = package.find<model::Scenario>(scenario),
            .situation = fields.situation,
            .occupancy = fields.occupancy,
            .inPlay = fields.inPlay,
            .laid = fields.laid,
            .control = fields.control,
            .zoc = fields.zoc,
            .supply = fields.supply};
}

} // namespace rules
