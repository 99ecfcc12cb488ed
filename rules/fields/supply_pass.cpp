#include "rules/fields/supply_memo.h"
#include "rules/fields/supply_tracer.h"

#include <algorithm>

namespace rules {
namespace {

using model::HexIndex;

/// What a trace asks hangs on single hexes that it reaches, on the ground and on the moment.
bool keepsReach(const TraceSpec& trace, const SupplyPassage& passage)
{
    constexpr FacetSet moment = kGroundFacets.with({Facet::Situation});
    bool keeps = HexMemo(passage.blocked, trace.side).keeps()
        && StepMemo(StepMemo::Way::Into, {passage.barred}, trace.side).keeps();
    for (const SupplyStage& stage : trace.stages)
        keeps = keeps && SiteMemo(stage.hexes, trace.side).keeps()
            && HexMemo(stage.through, trace.side).keeps()
            && StepMemo(StepMemo::Way::Into, {stage.barred}, trace.side).keeps()
            && readsHereAndNow(stage.same).only(moment) && readsHereAndNow(stage.length).only(moment);
    return keeps;
}

} // namespace

SupplyPass::SupplyPass(const SupplySpec& spec)
    : m_spec(&spec)
{
    for (const SupplyPassage& passage : spec.passages)
        m_blocked.emplace_back(passage.blocked, passage.side);
    for (const TraceSpec& trace : spec.traces) {
        auto& list = m_through.emplace_back();
        for (const SupplyStage& stage : trace.stages)
            list.push_back(stage.through ? std::optional<HexMemo>(HexMemo(stage.through, trace.side))
                                         : std::nullopt);
        m_keeps.push_back(keepsReach(trace, spec.passages[static_cast<std::size_t>(trace.passage)]));
    }
}

void SupplyPass::forget()
{
    for (HexMemo& memo : m_blocked)
        memo.forget();
    for (auto& list : m_through)
        for (auto& memo : list)
            if (memo)
                memo->forget();
    m_reaches.clear();
}

bool SupplyPass::isOutdated(std::size_t trace, const Position& position, SupplyGround& ground) const
{
    const SupplyReach& reach = *m_reaches[trace];
    for (std::size_t i = 0; i < reach.sets.size(); ++i)
        if (m_spec->traces[trace].stages[i].kind != SupplyStage::Kind::Grow
            && ground.stages[trace][i].sites.find(position) != reach.sites[i])
            return true;
    return false;
}

void SupplyPass::run(const Position& position, const QuietHexes& quiet, SupplyGround& ground,
                     std::span<const HexIndex> changed, std::span<const HexIndex> opened, Supply& supply)
{
    const std::size_t traces = m_spec->traces.size();
    const auto refresh = [&](HexMemo& memo, std::vector<HexIndex>& others) {
        memo.start(position, quiet);
        std::ranges::copy_if(changed, std::back_inserter(others),
                             [&](HexIndex hex) { return memo.refresh(hex); });
    };
    std::vector<std::vector<HexIndex>> blocked(m_blocked.size());
    for (std::size_t i = 0; i < m_blocked.size(); ++i)
        refresh(m_blocked[i], blocked[i]);

    const bool known = m_reaches.size() == traces;
    m_reaches.resize(traces);
    supply.m_reaches.clear();
    for (std::size_t i = 0; i < traces; ++i) {
        std::vector<HexIndex> others = blocked[static_cast<std::size_t>(m_spec->traces[i].passage)];
        for (auto& through : m_through[i])
            if (through)
                refresh(*through, others);
        others.insert(others.end(), opened.begin(), opened.end());
        if (known && m_keeps[i]
            && std::ranges::none_of(others, [&](HexIndex hex) { return m_reaches[i]->has(hex); })) {
            // Formulas may ask about sets of this and former traces.
            supply.m_reaches.push_back(m_reaches[i]);
            if (!isOutdated(i, position, ground))
                continue;
            supply.m_reaches.pop_back();
        }
        SupplyTracer(position, *this, ground, i, supply).trace();
        m_reaches[i] = supply.m_reaches.back();
    }
}

} // namespace rules
