#pragma once

#include "rules/answers/calendar.h"
#include "rules/answers/combat.h"
#include "rules/answers/movement.h"
#include "rules/answers/victory.h"
#include "rules/position.h"

#include <optional>
#include <string>
#include <vector>

/// Questions to a position. Panels, hexwerkc query and cases all ask through these functions and those of the headers
/// above; nothing here changes anything.
namespace rules {

struct SupplyAnswer {
    Atom status; ///< empty: the unit has none
    bool uncertain = false; ///< hangs on the supply of an enemy
    Atom trace;
    int length = -1; ///< of the first leg
    std::vector<model::HexIndex> path;
    std::optional<SupplyBreak> why; ///< when the status is not the best one
};

struct StackAnswer {
    struct Side {
        Atom side;
        int counted = 0; ///< units that count for stacking
        int units = 0; ///< all
        double points = 0; ///< stacking points, in games that have them
        double most = 0; ///< the limit of the game's stacking rule; 0: none
    };
    std::vector<Side> sides;
    std::vector<Atom> units;
};

SupplyAnswer supplyOf(const Position& position, const Placed& unit);
StackAnswer stackOf(const Position& position, model::HexIndex hex);
/// Hexes in the zone of control of a side.
std::vector<model::HexIndex> zocOf(const Position& position, Atom side);
/// Who controls a hex as the game reckons it; empty: nobody, "disputed": two sides are said to.
Atom controllerOf(const Position& position, model::HexIndex hex);
/// The formula of a value the ruleset names; nothing where there is none or it is wrong.
std::optional<Formula> namedFormula(const Ruleset& ruleset, Atom name);
/// A value the ruleset names ("axis-hand"), worked out for the position, a unit or a hex.
std::optional<std::string> valueOf(const Position& position, Atom name, const Scene& scene);
/// The unit with this id in the scenario; null where there is none.
const Placed* findUnit(const Position& position, Atom id);

} // namespace rules
