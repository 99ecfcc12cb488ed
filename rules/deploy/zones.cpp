#include "rules/deploy/zones.h"

#include "rules/deploy/conditions.h"

#include <algorithm>
#include <map>

namespace rules::deploy {
namespace {

using model::HexIndex;

const Atom kDeployment("deployment");
const Atom kOnePerHex("one-per-hex");

} // namespace

int stackLimit(const Ruleset& ruleset)
{
    static const Atom module("stacking.count");
    static const Atom classes("classes");
    static const Atom most("most");
    int limit = 99;
    for (const RuleSpec& rule : ruleset.rules)
        if (rule.module == module && !rule.fields.has(classes))
            limit = std::min(limit, rule.fields.number(most).value_or(limit));
    return limit;
}

std::vector<HexIndex> hexesOf(const Position& position, const model::Area& area)
{
    std::vector<HexIndex> hexes;
    const auto add = [&](HexIndex hex) {
        if (exists(hex) && position.inPlay.onMap(hex) && position.inPlay.inArea(hex)
            && std::ranges::all_of(area.conditions,
                                   [&](const auto& each) { return meets(position, area, each, hex); }))
            hexes.push_back(hex);
    };
    for (const Atom number : area.hexes.hexes)
        add(hexNamed(position, number));
    for (const auto& [key, zone] : position.package.all<model::Zone>())
        if (area.zones.contains(key.id.text()))
            for (const Atom number : zone.hexes.hexes)
                add(position.package.atlas().find(number, std::span(&key.scope, 1)));
    std::ranges::sort(hexes);
    const auto repeated = std::ranges::unique(hexes);
    hexes.erase(repeated.begin(), repeated.end());
    return hexes;
}

bool admits(const Position& position, const model::Area& area, const CounterFacts& facts)
{
    if (area.side && area.side != facts.side)
        return false;
    if (area.admits.empty())
        return true;
    const auto* counter = position.package.find<model::Counter>(facts.id);
    const auto named = [&](Atom name) { return name && area.admits.contains(name.text()); };
    return named(facts.id) || named(facts.kind) || named(facts.nation) || named(facts.unitClass)
        || (counter && named(counter->formation));
}

bool covers(const Position& position, const model::Area& area, HexIndex hex)
{
    return std::ranges::any_of(area.hexes.hexes,
                               [&](Atom number) { return hexNamed(position, number) == hex; })
        || std::ranges::any_of(area.zones.list(),
                               [&](Atom zone) { return position.ground.zones().has(hex, zone); });
}

bool isSomebody(const Position& position, Atom name)
{
    return std::ranges::any_of(position.package.all<model::Counter>(), [&](const auto& counter) {
        const CounterFacts& facts = position.counters[position.counters.indexOf(counter.first.id)];
        return name == facts.id || name == facts.kind || name == facts.nation || name == facts.unitClass
            || name == counter.second.formation;
    });
}

Plan planOf(const Position& position)
{
    Plan plan;
    if (!position.scenario)
        return plan;
    const Atom scenario = position.scenario->id;
    const int limit = stackLimit(position.ruleset);
    std::map<HexIndex, int> index;
    std::vector<const model::Area*> areas;
    for (const auto& [key, area] : position.package.all<model::Area>().in(scenario)) {
        if (area.kind != kDeployment)
            continue;
        Zone zone{.capacity = std::max(area.capacity, 0),
                  .onePerHex = std::ranges::contains(area.conditions, kOnePerHex, &model::Condition::kind)};
        for (const HexIndex hex : hexesOf(position, area)) {
            const auto [at, fresh] = index.try_emplace(hex, static_cast<int>(plan.hexes.size()));
            if (fresh) {
                Hex room{.room = limit};
                for (const Placed& unit : position.occupancy.at(hex)) {
                    const CounterFacts* facts = position.facts(unit);
                    room.room =
                        facts && area.side && facts->side && facts->side != area.side ? 0 : room.room - 1;
                }
                plan.hexes.push_back(hex);
                plan.problem.hexes.push_back({.room = std::max(room.room, 0)});
            }
            zone.hexes.push_back(at->second);
        }
        areas.push_back(&area);
        plan.zones.push_back(key.id);
        plan.problem.zones.push_back(std::move(zone));
    }
    for (const auto& [key, unit] : position.package.all<model::Unit>().in(scenario)) {
        const int counter = position.counters.indexOf(unit.counter);
        if (unit.hex || unit.box || counter < 0)
            continue;
        Unit waits;
        for (int z = 0; z < static_cast<int>(areas.size()); ++z)
            if (unit.area ? areas[static_cast<std::size_t>(z)]->id == unit.area
                          : admits(position, *areas[static_cast<std::size_t>(z)], position.counters[counter]))
                waits.zones.push_back(z);
        plan.units.push_back(key.id);
        plan.problem.units.push_back(std::move(waits));
    }
    return plan;
}

std::vector<model::Edit> editsOf(const Position& position, const Plan& plan, const Solution& solution)
{
    std::vector<model::Edit> edits;
    for (std::size_t i = 0; i < solution.spots.size(); ++i) {
        const model::Key key{.scope = position.scenario->id, .id = plan.units[i]};
        const auto* unit = position.package.find<model::Unit>(key);
        if (!unit || solution.spots[i].hex < 0)
            continue;
        model::Unit placed = *unit;
        placed.hex =
            position.package.atlas().number(plan.hexes[static_cast<std::size_t>(solution.spots[i].hex)]);
        placed.area = {};
        edits.push_back(model::put(std::move(placed), key.scope));
    }
    return edits;
}

} // namespace rules::deploy
