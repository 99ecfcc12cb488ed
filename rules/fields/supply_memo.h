#pragma once

#include "rules/atom_table.h"
#include "rules/fields/ground_memo.h"
#include "rules/fields/in_play.h"
#include "rules/fields/situation.h"
#include "rules/fields/zoc.h"
#include "rules/ruleset/procedures.h"

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

/// What tracing learned of one scenario and can use the next time. It makes tracing fast, never different.
class SupplyMemo {
public:
    explicit SupplyMemo(const Ruleset& ruleset);

    /// Forgets everything: needed when counters or charts changed.
    void forget();
    /// Forgets what it knows of hexes whose terrain, hexsides, lines, places or zones changed, and of their neighbours.
    void forget(const model::Atlas& atlas, std::span<const model::HexIndex> hexes);

    /// Before tracing. The position has the sides of its zones of control already.
    void start(const Position& position);
    /// Before each pass.
    void startPass(const Position& position);

    struct Passage {
        StepMemo steps;
        HexMemo blocked;
    };
    struct Stage {
        std::optional<StepMemo> steps;   ///< where the stage bars more steps than its trace
        std::optional<HexMemo> through;
        SiteMemo sites;
    };
    std::vector<Passage> passages;
    std::vector<std::vector<Stage>> stages; ///< by trace
    ZocMemo zoc;
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
    AtomTable<Known> m_known;
    HexLooks m_looks;
    InPlay m_inPlay;
    Situation m_situation;
};

} // namespace rules
