#pragma once

#include "rules/fields/supply.h"
#include "rules/fields/supply_memo.h"
#include "rules/position.h"

#include <limits>
#include <span>
#include <vector>

namespace rules {

/// The same position with other zones of control and supply.
Position positionWith(const Position& position, const Zoc& zoc, const Supply& supply);

/// The best attempts of units that cannot trace the best supply: ways that would do if the rules were a little kinder.
/// One search for all units of a trace goes on from the hexes that supply does reach; an obstacle counts like four
/// hexes. What stops an attempt is the first thing on its way from the unit that the rules do not allow.
class SupplyAttempts {
public:
    /// The reach is that of the trace in the first pass.
    SupplyAttempts(const Position& position, SupplyMemo& memo, std::size_t trace,
                   std::shared_ptr<const SupplyReach> reach);

    /// For units in these hexes.
    SupplyExplained explain(std::vector<model::HexIndex> wanting);

private:
    static constexpr std::uint32_t kFar = std::numeric_limits<std::uint32_t>::max();
    static constexpr std::uint32_t kHex = 4; ///< of a stage with a length; others cost 1
    static constexpr std::uint32_t kObstacle = 16;

    struct State {
        std::size_t stage = 0;
        model::HexIndex hex = model::HexIndex::None;
    };
    /// How an attempt that stands in a hex at a stage goes on; without a next hex supply reaches it already.
    struct Way {
        std::uint32_t cost = kFar;
        std::int32_t stage = -1;
        model::HexIndex next = model::HexIndex::None;
    };
    struct Stage {
        bool wanted = false; ///< leads to the best status
        bool last = false; ///< gives it
        int length = std::numeric_limits<int>::max();
        std::vector<Way> ways; ///< by hex, of those that the set does not have; empty before the first
        std::vector<std::pair<model::HexIndex, Atom>> sites; ///< of a pair, with what must be the same
    };

    void prepare();
    void search(std::span<const model::HexIndex> wanting);
    SupplyBreak why(model::HexIndex hex);
    /// Hexes of a set from which it could go on.
    std::vector<model::HexIndex> edgeOf(std::size_t stage) const;
    void expand(State from);
    void relax(State to, std::uint32_t cost, State next);
    bool closed(State state);
    StepMemo& stepsOf(std::size_t stage) { return m_memo.ground.steps(m_trace, m_number, stage); }
    const SupplySet& setOf(std::size_t stage) const { return m_known.reach->sets[stage]; }
    Way wayFrom(State state) const;
    /// Directions in which the stage can go from a hex at all.
    std::uint8_t lines(State state) const;
    SupplyBreak closedHex(SupplyBreak why, State state);

    const Position& m_position;
    SupplyMemo& m_memo;
    std::size_t m_number;
    const TraceSpec& m_trace;
    const SupplyPassage& m_passage;
    SupplyExplained m_known;
    std::vector<Stage> m_stages;
    std::vector<std::vector<State>> m_queue; ///< by cost
    std::vector<std::int32_t> m_arrivals; ///< by hex: the stage at which its attempt starts, or -1
};

} // namespace rules
