#pragma once

#include "rules/position.h"
#include "rules/ruleset/victory_spec.h"

#include <string>
#include <vector>

namespace rules {

struct VictoryAnswer {
    struct Held {
        Atom id; ///< of the victory hex
        model::HexIndex hex = model::HexIndex::None;
        Atom holder; ///< empty: nobody
        double points = 0;
    };
    struct Win {
        Atom id; ///< of the ruleset's way to win, or of the line of the scenario's victory sheet
        Atom side;
        std::string says;
        std::string citation;
    };
    double points = 0; ///< as the ruleset's <victory points> works it out
    Atom level;        ///< id of the scenario's level of victory that the points lie in
    std::vector<Held> held;
    std::vector<Win> wins; ///< that hold now, at the moment asked for
};

/// moment: "end-of-turn", "end-of-round"; empty: whatever the moment.
VictoryAnswer victoryOf(const Position& position, Atom moment);

} // namespace rules
