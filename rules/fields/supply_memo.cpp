#include "rules/fields/supply_memo.h"

#include "rules/position.h"

#include <algorithm>

namespace rules {
namespace {

/// What the unit itself decides, with nothing around it.
bool isOfUnit(const Formula& formula)
{
    Reads reads = formula.reads();
    reads.records &= ~recordKinds<model::Counter, model::CounterType>();
    return reads.only({Facet::Counter, Facet::Unit, Facet::Situation});
}

} // namespace

SupplyMemo::SupplyMemo(const Ruleset& ruleset)
    : zoc(ruleset.procedures().zoc)
    , m_procedures(ruleset.procedures())
    , m_keepsUnits(isOfUnit(m_procedures.zoc.exerts) && isOfUnit(m_procedures.supply.traced))
{
    const SupplySpec& spec = m_procedures.supply;
    using enum StepMemo::Way;
    for (const SupplyPassage& passage : spec.passages)
        passages.push_back({.steps = StepMemo(Into, {passage.barred}, passage.side),
                            .blocked = HexMemo(passage.blocked, passage.side)});
    for (const TraceSpec& trace : spec.traces) {
        m_keepsUnits = m_keepsUnits && isOfUnit(trace.units);
        const SupplyPassage& passage = spec.passages[static_cast<std::size_t>(trace.passage)];
        auto& list = stages.emplace_back();
        for (const SupplyStage& stage : trace.stages) {
            list.push_back({.steps = {}, .through = {}, .sites = SiteMemo(stage.hexes, trace.side)});
            if (stage.barred)
                list.back().steps.emplace(Into, std::vector{passage.barred, stage.barred}, trace.side);
            if (stage.through)
                list.back().through.emplace(stage.through, trace.side);
        }
    }
}

void SupplyMemo::forget()
{
    for (Passage& passage : passages) {
        passage.steps.forget();
        passage.blocked.forget();
    }
    for (auto& list : stages)
        for (Stage& stage : list) {
            if (stage.steps)
                stage.steps->forget();
            if (stage.through)
                stage.through->forget();
            stage.sites.forget();
        }
    zoc.forget();
    m_known = {};
}

void SupplyMemo::forget(const model::Atlas& atlas, std::span<const model::HexIndex> hexes)
{
    for (const model::HexIndex hex : hexes) {
        for (Passage& passage : passages) {
            passage.steps.forget(atlas, hex);
            passage.blocked.forget(hex);
        }
        for (auto& list : stages)
            for (Stage& stage : list) {
                if (stage.steps)
                    stage.steps->forget(atlas, hex);
                if (stage.through)
                    stage.through->forget(hex);
                stage.sites.forget(hex);
            }
        zoc.forget(atlas, hex);
    }
}

void SupplyMemo::start(const Position& position)
{
    if (!(m_inPlay == position.inPlay) || !(m_situation == position.situation)) {
        forget();
        m_inPlay = position.inPlay;
        m_situation = position.situation;
    }
    m_looks = HexLooks(position);
    learnUnits(position);
    zoc.start(position, m_looks);
}

void SupplyMemo::startPass(const Position& position)
{
    for (Passage& passage : passages) {
        passage.steps.start(position);
        passage.blocked.start(position, m_looks);
    }
    for (auto& list : stages)
        for (Stage& stage : list) {
            if (stage.steps)
                stage.steps->start(position);
            if (stage.through)
                stage.through->start(position, m_looks);
        }
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
