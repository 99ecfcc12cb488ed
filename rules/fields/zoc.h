#pragma once

#include "rules/fields/hex_memo.h"
#include "rules/fields/occupancy.h"
#include "rules/fields/step_memo.h"
#include "rules/ruleset/zoc_spec.h"

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace rules {

struct Position;
struct SupplyChange;
class ZocMemo;

/// Zones of control of every side, as the ruleset's <zoc> says. Without one there are none.
class Zoc {
public:
    Zoc() = default;
    /// No zone of control anywhere, but the sides are known.
    explicit Zoc(std::vector<Atom> sides);
    /// active says for each unit of Occupancy::all() whether it exerts one. Of the position's own zones of control only
    /// the sides are looked at; everything but these and supply must be there already.
    Zoc(const Position& position, std::vector<char> active, ZocMemo& memo);

    /// The side has a zone of control in the hex.
    bool in(model::HexIndex hex, Atom side) const;
    /// Any other side has one.
    bool enemyIn(model::HexIndex hex, Atom side) const;
    /// The units of the side that exert it there: empty for a hex without.
    std::vector<const Placed*> exertedBy(const Position& position, model::HexIndex hex, Atom side) const;

    /// Sides that can have one, at most eight.
    std::span<const Atom> sides() const { return m_sides; }
    /// A bit for each of sides().
    std::uint8_t bits(model::HexIndex hex) const
    {
        return m_in.empty() ? std::uint8_t{0} : m_in[model::at(hex)];
    }
    /// The same hexes, whoever exerts it there.
    bool covers(const Zoc& other) const { return m_in == other.m_in; }

    bool operator==(const Zoc&) const = default;
    std::vector<model::HexIndex> differences(const Zoc& other) const;

private:
    std::vector<Atom> m_sides;
    std::vector<std::uint8_t> m_in; ///< by hex, a bit for each side; empty: nowhere
    std::vector<char> m_active; ///< by unit
};

/// What formulas of <zoc> said of the ground, for the next time.
class ZocMemo {
public:
    explicit ZocMemo(const ZocSpec& spec);

    /// Before zones of control are worked out; the position has its sides already.
    void start(const Position& position, const QuietHexes& quiet);
    /// Directions in which the unit's zone of control leaves its hex, as bits.
    std::uint8_t leaves(const Placed& unit, const CounterFacts& facts);
    bool closed(model::HexIndex hex, std::size_t side) { return m_closed[side].holds(hex); }

    void forget();
    /// After hexes changed.
    void refresh(const model::Atlas& atlas, const SupplyChange& change);

private:
    /// All that Facet::Counter can tell apart.
    using Make = std::array<std::uint32_t, 6>;

    const ZocSpec& m_spec;
    const Position* m_position = nullptr;
    std::map<Make, StepMemo> m_steps;
    std::vector<HexMemo> m_closed; ///< by side
};

/// Sides of the game: those of the ruleset, then others of the package.
std::vector<Atom> sidesOf(const model::Package& package, const Ruleset& ruleset);

} // namespace rules
