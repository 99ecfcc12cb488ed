#pragma once

#include "rules/fields/supply.h"
#include "rules/fields/supply_memo.h"
#include "rules/position.h"

#include <memory>

namespace rules {

/// Works out the sets of one trace with given zones of control.
class SupplyTracer {
public:
    /// The position has the zones of control, and the supply in the making as its supply: the sets of former traces.
    SupplyTracer(const Position& position, SupplyPass& pass, SupplyGround& ground, std::size_t trace,
                 Supply& supply);

    /// Adds the sets to the supply.
    void trace();

private:
    void runStages();
    void source(std::size_t stage);
    void pair(std::size_t stage);
    void grow(std::size_t stage);
    void follow(std::size_t stage, SupplySet& set);
    SupplySet emptySet(std::size_t stage) const;

    const Position& m_position;
    SupplyPass& m_pass;
    SupplyGround& m_ground;
    std::size_t m_number;
    const TraceSpec& m_trace;
    Supply& m_supply;
    std::shared_ptr<SupplyReach> m_reach;
};

} // namespace rules
