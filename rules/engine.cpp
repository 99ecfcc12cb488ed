#include "rules/engine.h"

#include "rules/engine_facets.h"
#include "rules/findings/store.h"
#include "rules/registry.h"

#include <algorithm>

namespace rules {

using model::HexIndex;
using From = FindingStore::From;

namespace {

struct ActiveRule {
    RuleSpec spec;
    std::unique_ptr<Rule> rule;
    Watch watch;
    /// By profile of counters: whether the rule concerns them; 0 not asked yet, 1 no, 2 yes.
    std::vector<char> concerns;
};

std::vector<ActiveRule> makeRules(const Ruleset& ruleset)
{
    std::vector<ActiveRule> rules;
    const auto add = [&](const Module& module, RuleSpec spec) {
        auto rule = module.make(spec, ruleset);
        const Watch watch = rule->watch();
        rules.push_back({.spec = std::move(spec), .rule = std::move(rule), .watch = watch, .concerns = {}});
    };
    for (const RuleSpec& spec : ruleset.rules)
        if (const Module* module = findModule(spec.module))
            add(*module, spec);
    for (const Module* module : allModules()) {
        const Atom name(module->name);
        if (!module->always || std::ranges::contains(ruleset.rules, name, &RuleSpec::module))
            continue;
        RuleSpec spec;
        spec.id = spec.module = name;
        spec.severity = module->severity;
        add(*module, std::move(spec));
    }
    return rules;
}

FindingStore::Item itemOf(HexIndex hex)
{
    return {.number = static_cast<std::uint32_t>(hex), .key = {}};
}

FindingStore::Item itemOf(model::RecordKind kind, model::Key key)
{
    return {.number = static_cast<std::uint32_t>(kind), .key = key};
}

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

struct Engine::State {
    explicit State(std::shared_ptr<const Ruleset> game)
        : ruleset(std::move(game))
        , rules(makeRules(*ruleset))
        , fields(*ruleset)
    {
    }

    std::shared_ptr<const Ruleset> ruleset;
    std::vector<ActiveRule> rules;
    PackageFields fields;
    FindingStore store;

    /// Whether findings of the same call may be kept from before.
    enum class Before : std::uint8_t { Nothing, Something };

    /// Runs one call of a rule and keeps what it found.
    template <class Call>
    void run(int number, From from, Atom scenario, FindingStore::Item item, Before before, Call call)
    {
        std::vector<model::Finding> findings;
        Report report(rules[static_cast<std::size_t>(number)].spec, scenario, findings);
        call(report);
        if (before == Before::Something || !findings.empty())
            store.replace({.rule = number, .from = from, .scenario = scenario}, item, std::move(findings));
    }

    void checkHex(const Position& position, int number, HexIndex hex, Before before)
    {
        run(number, From::Hex, {}, itemOf(hex), before,
            [&](Report& report) { rule(number).checkHex(position, hex, report); });
    }
    void checkStacks(const Position& position, int number, std::span<const HexIndex> hexes, Before before)
    {
        for (const HexIndex hex : hexes)
            run(number, From::Stack, position.scenario->id, itemOf(hex), before, [&](Report& report) {
                if (!position.occupancy.at(hex).empty())
                    rule(number).checkStack(position, hex, report);
            });
    }
    void checkScenario(const Position& position, int number)
    {
        run(number, From::Scenario, position.scenario->id, {}, Before::Something,
            [&](Report& report) {
                if (rule(number).appliesTo(position))
                    rule(number).checkScenario(position, report);
            });
    }
    template <class T>
    void checkRecord(const Position& position, int number, model::Key key, const T* record, Before before)
    {
        run(number, From::Record, scenarioOf<T>(key), itemOf(model::kindOf<T>, key), before,
            [&](Report& report) {
                if (record)
                    rule(number).checkRecord(
                        position, {.kind = model::kindOf<T>, .key = key, .record = record}, report);
            });
    }

    void forgetConcerns()
    {
        for (ActiveRule& active : rules)
            active.concerns.clear();
    }
    bool concerns(const Position& position, int number, const Placed& unit)
    {
        ActiveRule& active = rules[static_cast<std::size_t>(number)];
        if (unit.counter < 0)
            return active.rule->concerns(position, unit);
        active.concerns.resize(static_cast<std::size_t>(position.counters.profiles()));
        char& known = active.concerns[static_cast<std::size_t>(position.counters[unit.counter].profile)];
        if (known == 0)
            known = active.rule->concerns(position, unit) ? 2 : 1;
        return known == 2;
    }
    void checkUnit(const Position& position, int number, Atom id, const Placed* unit, Before before)
    {
        run(number, From::Unit, position.scenario->id, itemOf(model::kindOf<model::Unit>, {.scope = {}, .id = id}), before,
            [&](Report& report) {
                if (unit && concerns(position, number, *unit))
                    rule(number).checkUnit(position, *unit, report);
            });
    }
    void checkAllUnits(const Position& position, int number)
    {
        for (const Placed& unit : position.occupancy.all())
            if (concerns(position, number, unit))
                checkUnit(position, number, unit.unit, &unit, Before::Nothing);
    }
    void checkUnits(const Position& position, int number, const ChangedFacets& facets, const Reads& reads)
    {
        std::vector<Atom> ids = facets.units(reads);
        for (const HexIndex hex : facets.hexes(reads))
            for (const Placed& unit : position.occupancy.at(hex))
                ids.push_back(unit.unit);
        AtomTable<const Placed*> units;
        if (!ids.empty())
            for (const Placed& unit : position.occupancy.all())
                units[unit.unit] = &unit;
        for (const Atom id : ids) {
            const auto* unit = units.find(id);
            checkUnit(position, number, id, unit ? *unit : nullptr, Before::Something);
        }
    }
    /// Records that a rule looks at in the light of a scenario, or of the package as a whole.
    void checkInScenario(const Position& position, int number, Atom scenario)
    {
        const Watch& watch = rules[static_cast<std::size_t>(number)].watch;
        store.drop({.rule = number, .from = From::InScenario, .scenario = scenario});
        if (!rule(number).appliesTo(position))
            return;
        const auto check = [&]<class T>(const auto& range) {
            for (const auto& [key, record] : range)
                run(number, From::InScenario, scenario, itemOf(model::kindOf<T>, key), Before::Nothing,
                    [&](Report& report) {
                        rule(number).checkInScenario(
                            position, {.kind = model::kindOf<T>, .key = key, .record = &record}, report);
                    });
        };
        model::forEachKind([&]<class T>() {
            if (!watch.inScenario.test(model::kindIndex<T>()))
                return;
            if constexpr (T::scope == model::Scope::Scenario)
                check.template operator()<T>(position.package.all<T>().in(scenario));
            else
                check.template operator()<T>(position.package.all<T>());
        });
    }

    void checkWholeScenario(const model::Package& package, int number, Atom scenario)
    {
        const Watch& watch = rules[static_cast<std::size_t>(number)].watch;
        const Position position = fields.position(package, scenario);
        for (const From from : {From::Stack, From::Unit})
            store.drop({.rule = number, .from = from, .scenario = scenario});
        const bool applies = rule(number).appliesTo(position);
        if (watch.stacks && applies)
            checkStacks(position, number, position.occupancy.occupied(), Before::Nothing);
        if (watch.units && applies)
            checkAllUnits(position, number);
        if (watch.scenario)
            checkScenario(position, number);
        if (watch.inScenario.any() && !watch.packageWide)
            checkInScenario(position, number, scenario);
    }
    void checkAllRecords(const model::Package& package, int number)
    {
        const Watch& watch = rules[static_cast<std::size_t>(number)].watch;
        const Position position = fields.position(package, {});
        store.dropAll(number, From::Record);
        model::forEachKind([&]<class T>() {
            if (watch.records.test(model::kindIndex<T>()))
                for (const auto& [key, record] : package.all<T>())
                    checkRecord(position, number, key, &record, Before::Nothing);
        });
    }
    void checkEverything(const model::Package& package, int number)
    {
        const Watch& watch = rules[static_cast<std::size_t>(number)].watch;
        if (watch.hexes) {
            const Position position = fields.position(package, {});
            store.dropAll(number, From::Hex);
            for (int i = 0; i < package.atlas().size(); ++i)
                checkHex(position, number, static_cast<HexIndex>(i), Before::Nothing);
        }
        if (watch.records.any())
            checkAllRecords(package, number);
        if (watch.packageWide)
            checkInScenario(fields.position(package, {}), number, {});
        if (watch.stacks || watch.scenario || watch.units || (watch.inScenario.any() && !watch.packageWide))
            for (const Atom scenario : fields.scenarios())
                checkWholeScenario(package, number, scenario);
    }

    /// Asks a rule again that says what it reads.
    void checkReads(const Position& position, int number, const model::ChangeSet& change, const ChangedFacets& facets)
    {
        const Watch& watch = rules[static_cast<std::size_t>(number)].watch;
        if (!rule(number).appliesTo(position))
            return;
        const bool everything = facets.everywhere(watch.reads);
        const Atom scenario = position.scenario->id;
        if (watch.units && everything) {
            store.drop({.rule = number, .from = From::Unit, .scenario = scenario});
            checkAllUnits(position, number);
        } else if (watch.units) {
            checkUnits(position, number, facets, watch.reads);
        }
        if (watch.stacks && everything) {
            store.drop({.rule = number, .from = From::Stack, .scenario = scenario});
            checkStacks(position, number, position.occupancy.occupied(), Before::Nothing);
        } else if (watch.stacks) {
            std::vector<HexIndex> hexes = facets.hexes(watch.reads);
            const std::vector<Atom> units = facets.units(watch.reads);
            for (const Placed& unit : position.occupancy.all())
                if (exists(unit.hex) && std::ranges::contains(units, unit.unit))
                    hexes.push_back(unit.hex);
            checkStacks(position, number, hexes, Before::Something);
        }
        if (watch.scenario && facets.anywhere(watch.reads))
            checkScenario(position, number);
        if (watch.inScenario.any() && (facets.anywhere(watch.reads) || touchesKinds(change, watch.inScenario)))
            checkInScenario(position, number, scenario);
    }

    void checkChange(const model::Package& package, int number, const model::ChangeSet& change,
                     const PackageFields::Change& changed, std::span<const HexIndex> hexes);
    const Rule& rule(int number) const { return *rules[static_cast<std::size_t>(number)].rule; }
};

void Engine::State::checkChange(const model::Package& package, int number, const model::ChangeSet& change,
                                const PackageFields::Change& changed, std::span<const HexIndex> hexes)
{
    const Watch& watch = rules[static_cast<std::size_t>(number)].watch;
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
        checkEverything(package, number);
        return;
    }
    const Position whole = fields.position(package, {});
    if (watch.hexes)
        for (const HexIndex hex : hexes)
            checkHex(whole, number, hex, Before::Something);
    for (const auto& touched : change.records)
        if (watch.records.test(static_cast<std::size_t>(touched.kind)))
            model::withKind(touched.kind, [&]<class T>() {
                checkRecord<T>(whole, number, touched.key, package.find<T>(touched.key), Before::Something);
            });
    if (watch.packageWide) {
        if (ChangedFacets(package, change, changed, {}, {}).anywhere(watch.reads) || touchesKinds(change, watch.inScenario))
            checkInScenario(whole, number, {});
        return;
    }
    if (!watch.stacks && !watch.scenario && !watch.units && watch.inScenario.none())
        return;
    for (const auto& [id, scenario] : changed.scenarios) {
        if (scenario.everything || std::ranges::contains(againIn, id)) {
            checkWholeScenario(package, number, id);
            continue;
        }
        const Position position = fields.position(package, id);
        if (watch.reads.facets.any() || watch.units || watch.inScenario.any()) {
            checkReads(position, number, change, ChangedFacets(package, change, changed, id, scenario));
            continue;
        }
        if (watch.stacks)
            checkStacks(position, number, scenario.stacks, Before::Something);
        if (watch.stacks && watch.terrain)
            checkStacks(position, number, change.terrain, Before::Something);
        if (watch.scenario && scenario.units)
            checkScenario(position, number);
    }
}

Engine::Engine(std::shared_ptr<const Ruleset> ruleset)
    : m_state(std::make_unique<State>(ruleset ? std::move(ruleset) : std::make_shared<const Ruleset>()))
{
}

Engine::~Engine() = default;

FindingDelta Engine::reset(const model::Package& package)
{
    m_state->store.dropAll();
    m_state->fields.reset(package);
    m_state->forgetConcerns();
    for (int i = 0; i < static_cast<int>(m_state->rules.size()); ++i)
        m_state->checkEverything(package, i);
    m_state->store.setAllows(package);
    return m_state->store.commit();
}

FindingDelta Engine::update(const model::Package& package, const model::ChangeSet& change)
{
    if (change.shape)
        return reset(package);
    State& state = *m_state;
    const auto changed = state.fields.update(package, change);
    if (change.touches<model::Counter>() || change.touches<model::CounterType>() || change.touches<model::Sheet>()
        || change.touches<model::Nation>())
        state.forgetConcerns();
    const auto hexes = changedHexes(change);
    for (int i = 0; i < static_cast<int>(state.rules.size()); ++i) {
        for (const Atom gone : changed.removed)
            for (const From from : {From::Stack, From::Scenario, From::Unit, From::InScenario})
                state.store.drop({.rule = i, .from = from, .scenario = gone});
        state.checkChange(package, i, change, changed, hexes);
    }
    if (change.touches<model::Allow>())
        state.store.setAllows(package);
    return state.store.commit();
}

FindingDelta Engine::setWhatIf(const model::Package& package, Atom scenario, const WhatIf& whatIf)
{
    if (!m_state->fields.setWhatIf(package, scenario, whatIf))
        return {};
    for (int i = 0; i < static_cast<int>(m_state->rules.size()); ++i)
        m_state->checkWholeScenario(package, i, scenario);
    return m_state->store.commit();
}

const WhatIf& Engine::whatIf(Atom scenario) const
{
    return m_state->fields.whatIf(scenario);
}

Position Engine::position(const model::Package& package, Atom scenario) const
{
    return m_state->fields.position(package, scenario);
}

std::span<const model::Finding> Engine::findings() const
{
    return m_state->store.visible();
}

const Ruleset& Engine::ruleset() const
{
    return *m_state->ruleset;
}

std::shared_ptr<const Ruleset> Engine::sharedRuleset() const
{
    return m_state->ruleset;
}

} // namespace rules
