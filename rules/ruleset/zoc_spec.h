#pragma once

#include "rules/ruleset/clause.h"

namespace rules {

/// Zones of control: <zoc exerts="F" lost="F" needs="F" barred="F" closed="F" own-hex="no"/>
struct ZocSpec {
    Formula exerts; ///< of a unit, whatever its supply; without it the game has no zones of control
    Formula lost;   ///< of a unit: it has none whatever it traces, because a marker says so
    Formula needs;  ///< of a unit: the supply without which it has none, such as "supply is full"
    Formula barred; ///< of a step from the unit's hex: it does not reach across
    Formula closed; ///< of a hex and the unit's side: it never enters
    bool ownHex = false; ///< the unit's own hex is in it

    explicit operator bool() const { return static_cast<bool>(exerts); }
    static ZocSpec read(const Clause& clause, const ClauseReader& reader);
    /// What zones of control can depend on.
    Reads reads() const;
};

} // namespace rules
