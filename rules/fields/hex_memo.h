#pragma once

#include "rules/fields/occupancy.h"
#include "rules/formula/formula.h"

#include <array>
#include <vector>

namespace rules {

struct Position;

/// Hexes with nothing in them: no unit, no marker, no place, and nobody quarrels about them.
class QuietHexes {
public:
    QuietHexes() = default;
    explicit QuietHexes(const Position& position);

    bool has(model::HexIndex hex) const { return m_busy[model::at(hex)] == 0; }

private:
    std::vector<std::uint8_t> m_busy;
};

/// A yes or no for each hex as one side sees it. Each hex is asked about where it is wanted, once, and again when it
/// changed. That makes the work fast, never different.
class HexMemo {
public:
    /// An empty formula says no.
    HexMemo(Formula formula, Atom side);

    /// The answer for a hex hangs on that hex alone. One that does not is forgotten at every start.
    bool keeps() const { return m_keeps; }
    /// Before hexes are asked about.
    void start(const Position& position, const QuietHexes& quiet);
    bool holds(model::HexIndex hex)
    {
        const std::uint8_t known = m_known[model::at(hex)];
        return known != 0 ? known == kYes : ask(hex);
    }
    /// Asks again about a hex that changed. Whether somebody was told something else before.
    bool refresh(model::HexIndex hex);
    void forget();

private:
    static constexpr std::uint8_t kNo = 1;
    static constexpr std::uint8_t kYes = 2;
    /// What tells quiet hexes apart for most formulas.
    struct Look {
        Atom terrain;
        Atom controller;
        std::uint8_t zoc = 0;
        bool operator==(const Look&) const = default;
    };
    struct Seen {
        Look look;
        std::uint8_t is = 0;
    };
    bool ask(model::HexIndex hex);
    std::uint8_t answer(model::HexIndex hex) const;

    Formula m_formula;
    Atom m_side;
    bool m_keeps;
    bool m_byLook; ///< quiet hexes that look the same have the same answer
    const Position* m_position = nullptr;
    const QuietHexes* m_quiet = nullptr;
    std::vector<std::uint8_t> m_known; ///< by hex
    std::array<Seen, 64> m_seen;
};

/// What a formula can depend on when the moment and the counters are known to be the same.
Reads readsHereAndNow(const Formula& formula);

} // namespace rules
