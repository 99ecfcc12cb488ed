#include "rules/fields/supply_memo.h"

#include "rules/position.h"

#include <algorithm>

namespace rules {
namespace {

/// What the unit itself decides, with nothing around it.
bool isOfUnit(const Formula& formula)
{
    return readsHereAndNow(formula).only({Facet::Counter, Facet::Unit, Facet::Situation});
}

} // namespace

SupplyMemo::SupplyMemo(const Ruleset& ruleset)
    : ground(ruleset.procedures().supply)
    , zoc(ruleset.procedures().zoc)
    , first(ruleset.procedures().supply)
    , m_procedures(ruleset.procedures())
    , m_keepsUnits(isOfUnit(m_procedures.zoc.exerts) && isOfUnit(m_procedures.supply.traced))
    , m_readsSituation(m_procedures.supply.reads().add(m_procedures.zoc.reads()).has(Facet::Situation))
{
    for (const TraceSpec& trace : m_procedures.supply.traces)
        m_keepsUnits = m_keepsUnits && isOfUnit(trace.units);
}

void SupplyMemo::forget()
{
    ground.forget();
    zoc.forget();
    first.forget();
    second.reset();
    explained.clear();
    m_known = {};
    m_inPlay.reset();
}

bool SupplyMemo::start(const Position& position, const SupplyChange& change)
{
    const bool useful =
        m_inPlay && *m_inPlay == position.inPlay && (!m_readsSituation || m_situation == position.situation);
    if (!useful) {
        forget();
        m_inPlay = position.inPlay;
        m_situation = position.situation;
    }
    quiet = QuietHexes(position);
    learnUnits(position);
    zoc.start(position, quiet);
    zoc.refresh(position.package.atlas(), change);
    return useful;
}

void SupplyMemo::learnUnits(const Position& position)
{
    const auto all = position.occupancy.all();
    const Formula& lost = m_procedures.zoc.lost;
    units.resize(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (m_keepsUnits) {
            Known& known = m_known[all[i].unit];
            if (!(known.unit == all[i]))
                known = {.unit = all[i], .is = ask(position, all[i])};
            units[i] = known.is;
        } else {
            units[i] = ask(position, all[i]);
        }
        units[i].lost = units[i].exerts && lost.holds(sceneOf(position, all[i]));
    }
}

TracedUnit SupplyMemo::ask(const Position& position, const Placed& unit) const
{
    TracedUnit is;
    const CounterFacts* facts = position.facts(unit);
    if (!facts || !exists(unit.hex))
        return is;
    const Scene scene = sceneOf(position, unit);
    is.exerts = m_procedures.zoc.exerts.holds(scene);
    const SupplySpec& spec = m_procedures.supply;
    if (spec.traced && !spec.traced.holds(scene))
        return is;
    const auto trace = std::ranges::find_if(spec.traces, [&](const TraceSpec& candidate) {
        return candidate.side == facts->side && (!candidate.units || candidate.units.holds(scene));
    });
    if (trace != spec.traces.end())
        is.trace = static_cast<std::int16_t>(trace - spec.traces.begin());
    return is;
}

} // namespace rules
