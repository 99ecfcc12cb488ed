#include "rules/engine_checks_run.h"

namespace rules {

using model::HexIndex;

Checks::Checks(const std::shared_ptr<const Ruleset>& ruleset)
    : fields(*ruleset)
    , m_book(ruleBookOf(ruleset))
{
    for (const MadeRule& made : *m_book)
        m_rules.push_back({.spec = made.spec, .rule = made.rule.get(), .watch = made.watch, .concerned = {}});
}

FindingStore::Origin Checks::origin(const ActiveRule& active, From from, Atom scenario) const
{
    return {.rule = static_cast<int>(&active - m_rules.data()), .from = from, .scenario = scenario};
}

void Checks::hex(const Position& position, ActiveRule& active, HexIndex hex, Before before)
{
    run(active, From::Hex, {}, {.number = static_cast<std::uint32_t>(hex), .key = {}}, before,
        [&](Report& report) { active.rule->checkHex(position, hex, report); });
}

void Checks::stacks(const Position& position, ActiveRule& active, std::span<const HexIndex> hexes,
                    Before before)
{
    for (const HexIndex hex : hexes)
        run(active, From::Stack, position.scenario->id,
            {.number = static_cast<std::uint32_t>(hex), .key = {}}, before, [&](Report& report) {
                if (!position.occupancy.at(hex).empty())
                    active.rule->checkStack(position, hex, report);
            });
}

void Checks::scenario(const Position& position, ActiveRule& active)
{
    run(active, From::Scenario, position.scenario->id, {}, Before::Something, [&](Report& report) {
        if (active.rule->appliesTo(position))
            active.rule->checkScenario(position, report);
    });
}

void Checks::unit(const Position& position, ActiveRule& active, Atom id, const Placed* unit, Before before)
{
    run(active, From::Unit, position.scenario->id,
        {.number = static_cast<std::uint32_t>(model::kindOf<model::Unit>), .key = {.scope = {}, .id = id}},
        before, [&](Report& report) {
            if (unit && active.concerns(position, *unit))
                active.rule->checkUnit(position, *unit, report);
        });
}

void Checks::allUnits(const Position& position, ActiveRule& active)
{
    UnitGroups& groups = m_groups[position.scenario->id];
    if (groups.empty()) {
        groups.resize(static_cast<std::size_t>(position.counters.profiles()) + 1);
        for (const Placed& unit : position.occupancy.all())
            groups[unit.counter < 0 ? groups.size() - 1
                                    : static_cast<std::size_t>(position.counters[unit.counter].profile)]
                .push_back(&unit);
    }
    for (const auto& group : groups)
        for (const Placed* unit : group) {
            if (unit->counter >= 0 && !active.concerns(position, *unit))
                break;
            this->unit(position, active, unit->unit, unit, Before::Nothing);
        }
}

void Checks::inScenario(const Position& position, ActiveRule& active, Atom scenario)
{
    store.drop(origin(active, From::InScenario, scenario));
    if (!active.rule->appliesTo(position))
        return;
    const auto check = [&]<class T>(const auto& range) {
        for (const auto& [key, record] : range)
            run(active, From::InScenario, scenario, itemOf<T>(key), Before::Nothing, [&](Report& report) {
                active.rule->checkInScenario(
                    position, {.kind = model::kindOf<T>, .key = key, .record = &record}, report);
            });
    };
    model::forEachKind([&]<class T>() {
        if (!active.watch.inScenario.test(model::kindIndex<T>()))
            return;
        if constexpr (T::scope == model::Scope::Scenario)
            check.template operator()<T>(position.package.all<T>().in(scenario));
        else
            check.template operator()<T>(position.package.all<T>());
    });
}

void Checks::wholeScenario(const Position& position, ActiveRule& active)
{
    const Watch& watch = active.watch;
    for (const From from : {From::Stack, From::Unit})
        store.drop(origin(active, from, position.scenario->id));
    const bool applies = active.rule->appliesTo(position);
    if (watch.stacks && applies)
        stacks(position, active, position.occupancy.occupied(), Before::Nothing);
    if (watch.units && applies)
        allUnits(position, active);
    if (watch.scenario)
        scenario(position, active);
    if (watch.inScenario.any() && !watch.packageWide)
        inScenario(position, active, position.scenario->id);
}

void Checks::allHexes(const Position& position, ActiveRule& active)
{
    store.dropAll(origin(active, From::Hex, {}).rule, From::Hex);
    for (int i = 0; i < position.package.atlas().size(); ++i)
        hex(position, active, static_cast<HexIndex>(i), Before::Nothing);
}

void Checks::allRecords(const Position& position, ActiveRule& active)
{
    store.dropAll(origin(active, From::Record, {}).rule, From::Record);
    model::forEachKind([&]<class T>() {
        if (active.watch.records.test(model::kindIndex<T>()))
            for (const auto& [key, item] : position.package.all<T>())
                record(position, active, key, &item, Before::Nothing);
    });
}

void Checks::everything(const model::Package& package, ActiveRule& active)
{
    const Watch& watch = active.watch;
    const Position whole = fields.position(package, {});
    if (watch.hexes)
        allHexes(whole, active);
    if (watch.records.any())
        allRecords(whole, active);
    if (watch.packageWide)
        inScenario(whole, active, {});
    if (watch.stacks || watch.scenario || watch.units || (watch.inScenario.any() && !watch.packageWide))
        for (const Atom id : fields.scenarios())
            wholeScenario(fields.position(package, id), active);
}

void Checks::checkEverything(const model::Package& package)
{
    m_groups.clear();
    for (ActiveRule& active : m_rules) {
        active.concerned.clear();
        everything(package, active);
    }
    m_groups.clear();
}

void Checks::checkScenario(const model::Package& package, Atom scenario)
{
    const Position position = fields.position(package, scenario);
    for (ActiveRule& active : m_rules)
        wholeScenario(position, active);
    m_groups.clear();
}

} // namespace rules
