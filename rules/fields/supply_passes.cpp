#include "rules/fields/supply_attempts.h"
#include "rules/fields/supply_tracer.h"
#include "rules/ruleset/procedures.h"

namespace rules {
namespace {

/// Units that exert a zone of control and that supply lets do so, as far as it is known.
std::vector<char> supplied(const Position& position, const std::vector<TracedUnit>& units, const ZocSpec& spec)
{
    const auto all = position.occupancy.all();
    std::vector<char> active(units.size(), 0);
    for (std::size_t i = 0; i < units.size(); ++i)
        active[i] = units[i].exerts && !units[i].lost && (!spec.needs || spec.needs.holds(sceneOf(position, all[i])));
    return active;
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

SupplyAndZoc traceSupply(const Position& position, SupplyMemo& memo)
{
    const Procedures& procedures = position.ruleset.procedures();
    SupplyAndZoc result;
    const Supply nothing;
    const Zoc nowhere(sidesOf(position.package, position.ruleset));
    const Position bare = positionWith(position, nowhere, nothing);
    memo.start(bare);
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
    SupplyTracer tracer(first, memo, result.supply);
    tracer.trace();
    tracer.explain();
    std::vector<char> active = supplied(first, memo.units, procedures.zoc);
    if (active == unmarked)
        return result;
    result.zoc = Zoc(bare, std::move(active), memo.zoc);
    if (result.zoc.covers(assumed))
        return result;
    Supply again;
    SupplyTracer(positionWith(position, result.zoc, again), memo, again).trace();
    SupplyTracer::setSecond(result.supply, again);
    return result;
}

SupplyAndZoc traceSupply(const Position& position)
{
    SupplyMemo memo(position.ruleset);
    return traceSupply(position, memo);
}

} // namespace rules
