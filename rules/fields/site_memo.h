#pragma once

#include "rules/fields/occupancy.h"
#include "rules/formula/formula.h"

#include <vector>

namespace rules {

struct Position;

/// All hexes in play for which a formula holds, as one side sees them. Remembers what only the ground decides.
class SiteMemo {
public:
    /// An empty formula holds nowhere.
    SiteMemo(const Formula& formula, Atom side);

    /// In the order of the atlas.
    std::vector<model::HexIndex> find(const Position& position);
    /// Needed when the ground or the moment changed.
    void forget() { m_known = false; }

    /// Which hexes it finds hangs on those hexes, and on sets of supply at most.
    bool keeps() const { return m_keeps; }

private:
    void learn(const Position& position);

    std::vector<Formula> m_fixed; ///< parts of the formula that only the ground decides
    std::vector<Formula> m_rest;
    Atom m_side;
    bool m_nowhere;
    bool m_keeps = true;
    bool m_known = false;
    std::vector<model::HexIndex> m_sites;
};

} // namespace rules
