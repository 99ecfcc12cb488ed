#pragma once

#include "rules/fields/occupancy.h"
#include "rules/formula/formula.h"

#include <array>
#include <vector>

namespace rules {

struct Position;

/// Which of its six neighbours a hex is open to: those in play where the step between the two is not barred. Like HexMemo
/// it asks once and remembers.
class StepMemo {
public:
    enum class Way : std::uint8_t { Into, OutOf };

    /// What is barred is what any of the formulas says; an empty one says nothing.
    StepMemo(Way way, std::vector<Formula> barred, Atom side);

    /// The answer hangs on the ground and on what is laid or stands in the two hexes. One that does not is forgotten at
    /// every start.
    bool keeps() const { return m_keeps; }
    /// It hangs on what stands there, not on the ground alone.
    bool readsStacks() const { return m_readsStacks; }
    /// Before hexes are asked about.
    void start(const Position& position);
    /// Directions as bits. unit: who steps, for formulas that want to know; always one of the same make.
    std::uint8_t open(model::HexIndex hex, const Placed* unit = nullptr)
    {
        std::uint8_t& known = m_open[model::at(hex)];
        if ((known & kKnown) == 0)
            known = static_cast<std::uint8_t>(ask(hex, unit) | kKnown);
        return known & kAll;
    }
    /// The same for whatever unit, without remembering it.
    std::uint8_t ask(model::HexIndex hex, const Placed* unit);
    /// Asks again about a hex that changed, or a neighbour of it. Whether somebody was told something else before.
    bool refresh(model::HexIndex hex);
    void forget();
    void forget(model::HexIndex hex);

private:
    static constexpr std::uint8_t kKnown = 0x80;
    static constexpr std::uint8_t kAll = 0x3f;
    struct Seen {
        Atom features;
        std::uint8_t is = 0; ///< 1: open, 2: barred
    };

    bool barred(model::HexIndex hex, model::HexIndex neighbour, int direction, const Placed* unit) const;

    Way m_way;
    std::vector<Formula> m_barred;
    Atom m_side;
    bool m_keeps;
    bool m_readsStacks;
    bool m_byFeatures; ///< only what is on the hexside matters
    const Position* m_position = nullptr;
    std::vector<std::uint8_t> m_open;
    std::array<Seen, 32> m_seen;
};

} // namespace rules
