#pragma once

#include "rules/fields/supply_set.h"
#include "rules/fields/zoc.h"
#include "rules/ruleset/supply_spec.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace rules {

class SupplyMemo;
struct SupplyAndZoc;
struct SupplyChange;
struct TracedUnit;

/// What keeps a unit from better supply: the best attempt and the thing that stops it.
struct SupplyBreak {
    enum class Kind : std::uint8_t { NoSource, Length, Hex, Hexside };

    Kind kind = Kind::NoSource;
    model::HexIndex hex =
        model::HexIndex::None; ///< Hex: that may not be entered; Length: that lies too far away
    int direction = -1;                          ///< Hexside: of the last hex of the path
    std::vector<model::HexIndex> path;           ///< from the unit to hex, or to the hex before the hexside
    int over = 0;                                ///< Length: by how many hexes
    std::vector<model::Atom> zocOf;              ///< Hex: the units whose zone of control closes it
    std::vector<model::Atom> units;              ///< Hex: the enemy units in it

    bool operator==(const SupplyBreak&) const = default;
};

/// Supply of one scenario.
///
/// Zones of control need supply and supply is stopped by zones of control. Pass 1 takes every unit that carries no
/// other mark as supplied, pass 2 takes those as supplied that pass 1 found so. What is reported is pass 1, as in play
/// at the start of a round; where pass 2 differs the supply of a unit hangs on that of another.
class Supply {
public:
    Supply() = default;

    /// Status of a unit of the occupancy it was traced with; empty for units without one.
    Atom status(const Placed& unit, const Occupancy& occupancy) const;
    /// Whether pass 2 comes to another status.
    bool uncertain(const Placed& unit, const Occupancy& occupancy) const;
    /// The trace that serves a unit; null when none does.
    const TraceSpec* traceOf(const Position& position, const Placed& unit) const;

    /// The status that a unit of the trace would have in a hex, occupied or not.
    Atom statusAt(const Position& position, model::HexIndex hex, Atom trace) const;
    /// The best status that any trace of the side gives a hex; empty for a side without one.
    Atom bestAt(const Position& position, model::HexIndex hex, Atom side) const;
    /// The set of a stage; null where there is none of that id.
    const SupplySet* set(Atom id) const;

    /// The hexes from a unit to its source, its own first; empty for a unit without a line of supply.
    std::vector<model::HexIndex> path(const Position& position, const Placed& unit) const;
    /// Hexes of the first leg, from the unit to a source, net or port; -1 without a line.
    int length(const Position& position, const Placed& unit) const;
    /// Why a unit has not the best status of its trace; "no source" for one that has or that is not traced.
    SupplyBreak why(const Position& position, const Placed& unit) const;

    bool operator==(const Supply& other) const;
    /// The sets of all stages are the same.
    bool reachesLike(const Supply& other) const;
    /// The same stages reach anything at all.
    bool sourcesLike(const Supply& other) const;
    /// Units of which the other one says something else, or nothing.
    std::vector<Atom> differences(const Supply& other) const;
    /// Units that have not the best status of their trace.
    std::vector<Atom> wanting() const;

private:
    friend class SupplyPass;
    friend class SupplyTracer;
    friend SupplyAndZoc traceSupply(const Position& position, SupplyMemo& memo, const SupplyChange* change);

    /// After the sets are known.
    void setStatuses(const Position& position, std::span<const TracedUnit> units);
    /// Notes why units have not the best status. changed: hexes that are not as they were the last time.
    void explain(const Position& position, SupplyMemo& memo, std::span<const model::HexIndex> changed);
    /// Null for a unit that has the best status or is not traced.
    const SupplyBreak* breakOf(std::size_t number) const;
    /// The first grade that serves a unit, or what stands in its place; null when none does.
    const SupplyGrade* gradeOf(const SupplySpec& spec, std::size_t trace, const Scene& scene) const;
    Atom statusBy(const SupplySpec& spec, std::size_t trace, const Scene& scene) const;
    /// The stage over which the unit's line goes, or -1, and its trace.
    std::pair<int, std::size_t> lineOf(const Position& position, const Placed& unit) const;
    const SupplySet& setOf(std::size_t trace, int stage) const
    {
        return m_reaches[trace]->sets[static_cast<std::size_t>(stage)];
    }
    bool sameFor(std::size_t number, const Supply& other, std::size_t otherNumber) const;

    std::vector<Atom> m_units; ///< in the order of Occupancy::all()
    std::vector<Atom> m_status; ///< by unit
    std::vector<Atom> m_second; ///< by unit, of pass 2; empty: the same
    std::vector<std::int16_t> m_traces; ///< by unit
    std::vector<std::shared_ptr<const SupplyReach>> m_reaches; ///< of pass 1, by trace
    std::vector<std::pair<std::size_t, SupplyBreak>> m_breaks; ///< in the order of the units
};

struct SupplyAndZoc {
    Supply supply;
    Zoc zoc; ///< of units that are supplied and that no marker says otherwise of
    Zoc potential; ///< if every unit were supplied
};

/// Hexes that are not as they were the last time.
struct SupplyChange {
    std::vector<model::HexIndex> hexes; ///< units, markers, control, terrain or hexsides
    std::vector<model::HexIndex> ground; ///< those of them with other terrain or hexsides
};

/// Both together. Everything of the position but these two must be there already. The memo is that of the last time for
/// this scenario; without a change everything is worked out anew.
SupplyAndZoc traceSupply(const Position& position, SupplyMemo& memo, const SupplyChange* change);
SupplyAndZoc traceSupply(const Position& position);

} // namespace rules
