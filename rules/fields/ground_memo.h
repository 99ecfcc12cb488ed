#pragma once

#include "rules/fields/occupancy.h"
#include "rules/formula/formula.h"

#include <vector>

namespace rules {

struct Position;

/// Answers of formulas that are asked of very many hexes. Each is asked where it is wanted, once; what can only become
/// another answer when the ground or the moment changes is remembered from one time to the next. That makes the work
/// fast, never different: forget() is called for what changed.

/// Which of its six neighbours a hex is open to: those in play where the step between the two is not barred.
class StepMemo {
public:
    enum class Way : std::uint8_t { Into, OutOf };

    /// What is barred is what any of the formulas says; an empty one says nothing.
    StepMemo(Way way, std::vector<Formula> barred, Atom side);

    /// Before hexes are asked about.
    void start(const Position& position);
    /// Directions as bits. unit: who steps, for formulas that want to know; always one of the same make.
    std::uint8_t open(model::HexIndex hex, const Placed* unit = nullptr)
    {
        const std::uint8_t known = m_open[model::at(hex)];
        return (known & kKnown) != 0 ? known & kAll : (m_open[model::at(hex)] = ask(hex, unit) | kKnown) & kAll;
    }
    /// The same for whatever unit, without remembering it.
    std::uint8_t ask(model::HexIndex hex, const Placed* unit) const;
    void forget() { m_open.clear(); }
    /// The hex and its neighbours.
    void forget(const model::Atlas& atlas, model::HexIndex hex);

private:
    static constexpr std::uint8_t kKnown = 0x80;
    static constexpr std::uint8_t kAll = 0x3f;

    Way m_way;
    std::vector<Formula> m_barred;
    Atom m_side;
    bool m_keeps;
    const Position* m_position = nullptr;
    std::vector<std::uint8_t> m_open;
};

/// What there is in hexes besides their ground: one of a few quiet looks (a controller, zones of control, and nothing
/// else) or something that must be looked at.
class HexLooks {
public:
    HexLooks() = default;
    explicit HexLooks(const Position& position);

    static constexpr unsigned kSomething = 0xff;
    static constexpr unsigned kQuiet = 12; ///< how many looks are quiet
    unsigned of(const Position& position, model::HexIndex hex) const;

private:
    std::vector<std::uint8_t> m_controllers; ///< by number, or kSomething
};

/// A yes or no for each hex as one side sees it.
class HexMemo {
public:
    /// An empty formula says no.
    HexMemo(Formula formula, Atom side);

    void start(const Position& position, const HexLooks& looks);
    bool holds(model::HexIndex hex)
    {
        const std::uint8_t known = m_now[model::at(hex)];
        return known != 0 ? known == kYes : ask(hex);
    }
    void forget() { m_kept.clear(); }
    void forget(model::HexIndex hex);

private:
    static constexpr unsigned kNo = 1;
    static constexpr unsigned kYes = 2;
    enum class Keeps : std::uint8_t { Nothing, QuietHexes, Everything };
    static Keeps keeps(const Formula& formula);
    bool ask(model::HexIndex hex);
    unsigned answer(model::HexIndex hex) const;

    Formula m_formula;
    Atom m_side;
    Keeps m_keeps;
    const Position* m_position = nullptr;
    const HexLooks* m_looks = nullptr;
    std::vector<std::uint8_t> m_now;
    std::vector<std::uint32_t> m_kept; ///< two bits for each look
};

/// All hexes in play for which a formula holds, as one side sees them.
class SiteMemo {
public:
    /// An empty formula holds nowhere.
    SiteMemo(const Formula& formula, Atom side);

    /// In the order of the atlas.
    std::vector<model::HexIndex> find(const Position& position);
    void forget() { m_known = false; }
    void forget(model::HexIndex hex) { m_stale.push_back(hex); }

private:
    void learn(const Position& position);

    std::vector<Formula> m_fixed; ///< parts of the formula that only the ground decides
    std::vector<Formula> m_rest;
    Atom m_side;
    bool m_nowhere;
    bool m_known = false;
    std::vector<model::HexIndex> m_sites;
    std::vector<model::HexIndex> m_stale;
};

} // namespace rules
