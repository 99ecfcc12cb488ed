#pragma once

#include "rules/fields/supply.h"
#include "rules/fields/supply_memo.h"
#include "rules/position.h"

#include <vector>

namespace rules {

/// Works out supply with given zones of control: the sets of all traces and from them the status of every unit.
class SupplyTracer {
public:
    /// The position has the zones of control, and the supply in the making as its supply.
    SupplyTracer(const Position& position, SupplyMemo& memo, Supply& supply);

    void trace();
    /// Notes why units have not the best status.
    void explain();
    /// Takes the status of a second pass, where it is another one.
    static void setSecond(Supply& supply, const Supply& second);

private:
    void traceSets(std::size_t trace);
    void runStages(std::size_t trace);
    void source(std::size_t trace, std::size_t stage);
    void pair(std::size_t trace, std::size_t stage);
    void grow(std::size_t trace, std::size_t stage);
    void setStatuses();

    const SupplyStage& stageOf(std::size_t trace, std::size_t stage) const
    {
        return m_spec.traces[trace].stages[stage];
    }
    SupplyMemo::Passage& passageOf(std::size_t trace)
    {
        return m_memo.passages[static_cast<std::size_t>(m_spec.traces[trace].passage)];
    }
    SupplySet& setOf(std::size_t stage) { return m_supply.m_sets[m_first + stage]; }

    const Position& m_position;
    const SupplySpec& m_spec;
    SupplyMemo& m_memo;
    Supply& m_supply;
    std::size_t m_first = 0;                               ///< number of the trace's first set
    std::vector<std::vector<model::HexIndex>> m_members;   ///< of the trace's sets, nearest to the sources first
};

} // namespace rules
