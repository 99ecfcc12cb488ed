#pragma once

#include "rules/answers/refusal.h"
#include "rules/position.h"
#include "rules/ruleset/movement_spec.h"

#include <optional>
#include <string>
#include <vector>

namespace rules {

/// Ids of the engine's own for refusing a move: "outside" (off the map or the area in play), "no-line"
/// (no line to follow), "not-connected" (the line leads to nothing it must lead to), "not-adjacent", "off-map" (the unit
/// is in no hex).
struct StepAnswer {
    double cost = 0;
    std::optional<Refusal> refused; ///< the step may not be made at all
    bool stops = false; ///< the unit must stop there
    std::optional<Refusal> cannotStay; ///< it may pass but not end there
};

/// Where a unit can go in one move of one kind.
struct Reach {
    struct Arrival {
        model::HexIndex hex = model::HexIndex::None;
        double cost = 0;
        bool stops = false; ///< it must stop there
        std::optional<Refusal> cannotStay; ///< it may pass but not end there
        int way = -1; ///< its last step, in steps
    };
    /// A hex on the way and the step before it; -1 at the start.
    struct Step {
        model::HexIndex hex = model::HexIndex::None;
        int before = -1;
    };
    model::HexIndex start = model::HexIndex::None;
    std::optional<double> allowance; ///< without one: any distance
    double price = 0; ///< what the move costs besides movement points
    std::optional<Refusal> refused; ///< the unit may not move in this way at all
    std::vector<Arrival> hexes; ///< in the order of the atlas, without the hex it starts from
    std::vector<Step> steps;

    const Arrival* find(model::HexIndex hex) const;
    /// From the start to a hex; empty when it is not reached.
    std::vector<model::HexIndex> path(model::HexIndex to) const;
};

/// Null when the ruleset has no such way of moving; an empty id means the ordinary one.
const MovementSpec* movement(const Ruleset& ruleset, Atom id);
/// Nothing: any distance.
std::optional<double> allowanceOf(const Position& position, const Placed& unit, const MovementSpec& movement);
/// A single step of a unit to an adjacent hex, or to any hex where the unit is carried, whatever it has left to spend.
StepAnswer stepOf(const Position& position, const Placed& unit, const MovementSpec& movement,
                  model::HexIndex from, model::HexIndex to);
Reach reachOf(const Position& position, const Placed& unit, const MovementSpec& movement);
/// Why the unit cannot end such a move in a hex; nothing when it can. "no-way" where no single step is to blame.
std::optional<Refusal> refusalOf(const Position& position, const Placed& unit, const MovementSpec& movement,
                                 model::HexIndex to);

} // namespace rules
