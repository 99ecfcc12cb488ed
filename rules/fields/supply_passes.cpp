#include "rules/fields/supply_attempts.h"
#include "rules/fields/supply_tracer.h"
#include "rules/ruleset/procedures.h"

#include <algorithm>

namespace rules {

using model::HexIndex;

namespace {

/// Units that exert a zone of control and that supply lets do so, as far as it is known.
std::vector<char> supplied(const Position& position, const std::vector<TracedUnit>& units,
                           const ZocSpec& spec)
{
    const auto all = position.occupancy.all();
    std::vector<char> active(units.size(), 0);
    for (std::size_t i = 0; i < units.size(); ++i)
        active[i] =
            units[i].exerts && !units[i].lost && (!spec.needs || spec.needs.holds(sceneOf(position, all[i])));
    return active;
}

/// Hexes of either list, each once.
std::vector<HexIndex> joined(std::vector<HexIndex> hexes, const std::vector<HexIndex>& more)
{
    hexes.insert(hexes.end(), more.begin(), more.end());
    std::ranges::sort(hexes);
    hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
    return hexes;
}

} // namespace

Position positionWith(const Position& position, const Zoc& zoc, const Supply& supply)
{
    return {.package = position.package,
            .ruleset = position.ruleset,
            .charts = position.charts,
            .counters = position.counters,
            .names = position.names,
            .ground = position.ground,
            .scenario = position.scenario,
            .situation = position.situation,
            .occupancy = position.occupancy,
            .inPlay = position.inPlay,
            .laid = position.laid,
            .control = position.control,
            .zoc = zoc,
            .supply = supply};
}

void Supply::setStatuses(const Position& position, std::span<const TracedUnit> traced)
{
    const SupplySpec& spec = position.ruleset.procedures().supply;
    const auto units = position.occupancy.all();
    m_units.resize(units.size());
    m_status.assign(units.size(), {});
    m_traces.assign(units.size(), -1);
    for (std::size_t i = 0; i < units.size(); ++i) {
        m_units[i] = units[i].unit;
        m_traces[i] = traced[i].trace;
        if (traced[i].trace < 0)
            continue;
        const SupplyGrade* grade =
            gradeOf(spec, static_cast<std::size_t>(traced[i].trace), sceneOf(position, units[i]));
        m_status[i] = grade ? grade->id : spec.none;
    }
}

void Supply::explain(const Position& position, SupplyMemo& memo, std::span<const HexIndex> changed)
{
    const SupplySpec& spec = position.ruleset.procedures().supply;
    const auto units = position.occupancy.all();
    std::vector<std::vector<std::size_t>> wanting(spec.traces.size());
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (m_traces[i] < 0)
            continue;
        const auto trace = static_cast<std::size_t>(m_traces[i]);
        const auto& grades = spec.traces[trace].grades;
        if (m_status[i] != (grades.empty() ? spec.none : grades.front().id))
            wanting[trace].push_back(i);
    }
    memo.explained.resize(spec.traces.size());
    for (std::size_t trace = 0; trace < wanting.size(); ++trace) {
        SupplyExplained& known = memo.explained[trace];
        // Units are in the order of their hexes.
        std::vector<HexIndex> hexes;
        for (const std::size_t unit : wanting[trace])
            if (hexes.empty() || hexes.back() != units[unit].hex)
                hexes.push_back(units[unit].hex);
        if (hexes.empty()) {
            known = {};
            continue;
        }
        const auto looked = [&](HexIndex hex) { return known.looked[model::at(hex)] != 0; };
        if (known.reach != m_reaches[trace] || known.wanting != hexes || std::ranges::any_of(changed, looked))
            known = SupplyAttempts(position, memo, trace, m_reaches[trace]).explain(std::move(hexes));
        for (std::size_t i = 0, at = 0; i < wanting[trace].size(); ++i) {
            while (known.wanting[at] != units[wanting[trace][i]].hex)
                ++at;
            m_breaks.emplace_back(wanting[trace][i], known.why[at]);
        }
    }
    std::ranges::sort(m_breaks, {}, &std::pair<std::size_t, SupplyBreak>::first);
}

SupplyAndZoc traceSupply(const Position& position, SupplyMemo& memo, const SupplyChange* change)
{
    const Procedures& procedures = position.ruleset.procedures();
    SupplyAndZoc result;
    const Supply nothing;
    const Zoc nowhere(sidesOf(position.package, position.ruleset));
    const Position bare = positionWith(position, nowhere, nothing);
    if (!change)
        memo.forget();
    SupplyChange changed;
    if (memo.start(bare, change ? *change : SupplyChange()) && change)
        changed = *change;
    if (!procedures.zoc && !procedures.supply)
        return result;

    std::vector<char> all;
    std::vector<char> unmarked;
    for (const TracedUnit& unit : memo.units) {
        all.push_back(unit.exerts);
        unmarked.push_back(unit.exerts && !unit.lost);
    }
    const Zoc assumed = procedures.zoc ? Zoc(bare, unmarked, memo.zoc) : nowhere;
    result.potential = procedures.zoc && all != unmarked ? Zoc(bare, std::move(all), memo.zoc) : assumed;
    result.zoc = assumed;
    if (!procedures.supply)
        return result;

    const Position first = positionWith(position, assumed, result.supply);
    memo.ground.start(first);
    const auto opened = memo.ground.refresh(position.package.atlas(), changed);
    const std::vector<HexIndex> touched = joined(changed.hexes, assumed.differences(memo.firstZoc));
    memo.first.run(first, memo.quiet, memo.ground, touched, opened, result.supply);
    memo.firstZoc = assumed;
    result.supply.setStatuses(first, memo.units);
    result.supply.explain(first, memo, joined(touched, opened));

    std::vector<char> active = supplied(first, memo.units, procedures.zoc);
    if (active != unmarked)
        result.zoc = Zoc(bare, std::move(active), memo.zoc);
    if (result.zoc.covers(assumed)) {
        memo.second.reset();
        return result;
    }
    // The first pass is as good a start as the second of the last time.
    std::vector<HexIndex> others = joined(changed.hexes, result.zoc.differences(memo.secondZoc));
    if (!memo.second) {
        memo.second = memo.first;
        others = result.zoc.differences(assumed);
    }
    Supply again;
    const Position second = positionWith(position, result.zoc, again);
    memo.ground.start(second);
    memo.second->run(second, memo.quiet, memo.ground, others, opened, again);
    memo.secondZoc = result.zoc;
    again.setStatuses(second, memo.units);
    if (again.m_status != result.supply.m_status)
        result.supply.m_second = std::move(again.m_status);
    return result;
}

SupplyAndZoc traceSupply(const Position& position)
{
    SupplyMemo memo(position.ruleset);
    return traceSupply(position, memo, nullptr);
}

} // namespace rules
