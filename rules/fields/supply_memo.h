#pragma once

#include "rules/atom_table.h"
#include "rules/fields/hex_memo.h"
#include "rules/fields/in_play.h"
#include "rules/fields/site_memo.h"
#include "rules/fields/situation.h"
#include "rules/fields/step_memo.h"
#include "rules/fields/supply.h"
#include "rules/fields/zoc.h"
#include "rules/ruleset/procedures.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace rules {

/// What tracing must know of a unit.
struct TracedUnit {
    bool exerts = false; ///< it has a zone of control when supplied
    bool lost = false;   ///< a marker takes it away
    std::int16_t trace = -1;
};

/// What the ground says to tracing: the same for every pass.
struct SupplyGround {
    explicit SupplyGround(const SupplySpec& spec);

    void forget();
    void start(const Position& position);
    /// Asks again about hexes that changed, and their neighbours. Hexes that are open to others than before.
    std::vector<model::HexIndex> refresh(const model::Atlas& atlas, const SupplyChange& change);

    struct Stage {
        std::optional<StepMemo> steps; ///< where the stage bars more steps than its trace
        SiteMemo sites;
    };
    std::vector<StepMemo> passages;
    std::vector<std::vector<Stage>> stages; ///< by trace
    StepMemo& steps(const TraceSpec& trace, std::size_t number, std::size_t stage)
    {
        auto& own = stages[number][stage].steps;
        return own ? *own : passages[static_cast<std::size_t>(trace.passage)];
    }
};

/// One pass of tracing and what it came to, for the next time. A trace is followed again when something changed in a hex
/// that it reached.
class SupplyPass {
public:
    explicit SupplyPass(const SupplySpec& spec);

    void forget();
    /// Traces; the position has the zones of control, and the supply in the making as its supply. opened: hexes that
    /// are open to others than before.
    void run(const Position& position, const QuietHexes& quiet, SupplyGround& ground,
             std::span<const model::HexIndex> changed, std::span<const model::HexIndex> opened,
             Supply& supply);

    /// Supply does not pass through the hex at this stage.
    bool closed(std::size_t trace, std::size_t stage, model::HexIndex hex)
    {
        auto& through = m_through[trace][stage];
        return blocked(trace).holds(hex) || (through && !through->holds(hex));
    }
    HexMemo& blocked(std::size_t trace)
    {
        return m_blocked[static_cast<std::size_t>(m_spec->traces[trace].passage)];
    }

private:
    bool isOutdated(std::size_t trace, const Position& position, SupplyGround& ground) const;

    const SupplySpec* m_spec;
    std::vector<HexMemo> m_blocked; ///< by passage
    std::vector<std::vector<std::optional<HexMemo>>> m_through; ///< by trace and stage
    std::vector<bool> m_keeps; ///< by trace: it hangs on hexes it reached alone
    std::vector<std::shared_ptr<const SupplyReach>> m_reaches; ///< by trace
};

/// Why units of one trace have not the best status, with the hexes that were looked at to find out.
struct SupplyExplained {
    std::shared_ptr<const SupplyReach> reach;
    std::vector<model::HexIndex> wanting; ///< hexes of such units
    std::vector<SupplyBreak> why; ///< in the same order
    std::vector<char> looked; ///< by hex
};

/// What tracing learned of one scenario and can use the next time. It makes tracing fast, never different.
class SupplyMemo {
public:
    explicit SupplyMemo(const Ruleset& ruleset);

    /// Forgets everything: needed when counters, charts, lines, places or zones changed.
    void forget();
    /// Before tracing. The position has the sides of its zones of control already. Whether the last time is of any use.
    bool start(const Position& position, const SupplyChange& change);

    SupplyGround ground;
    ZocMemo zoc;
    SupplyPass first;
    std::optional<SupplyPass> second; ///< of the last time, if there was one
    Zoc firstZoc; ///< that the passes of the last time took for granted
    Zoc secondZoc;
    std::vector<SupplyExplained> explained; ///< by trace
    QuietHexes quiet;
    /// By the place of units in Occupancy::all().
    std::vector<TracedUnit> units;

private:
    struct Known {
        Placed unit;
        TracedUnit is;
    };
    TracedUnit ask(const Position& position, const Placed& unit) const;
    void learnUnits(const Position& position);

    const Procedures& m_procedures;
    bool m_keepsUnits;
    bool m_readsSituation;
    AtomTable<Known> m_known;
    std::optional<InPlay> m_inPlay; ///< of the last time
    Situation m_situation;
};

} // namespace rules
