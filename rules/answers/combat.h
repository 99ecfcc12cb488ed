#pragma once

#include "rules/answers/refusal.h"
#include "rules/position.h"

#include <string>
#include <vector>

namespace rules {

/// An attack somebody asks about.
struct Attack {
    std::vector<Atom> attackers; ///< units
    model::HexIndex on = model::HexIndex::None;
};

/// What the rules say before the dice are thrown. Tables that the rulebook's text lacks are missing, not invented.
/// Ids of the engine's own for refusing an attack: "no-attackers", "not-adjacent", "no-defenders", "no-rules" (the ruleset
/// says nothing about combat).
struct CombatAnswer {
    struct Shift {
        Atom id;
        bool defense = false; ///< of the defender's column
        int by = 0; ///< columns to the right
        std::string says;
        std::string citation;
    };
    /// What one side throws the dice for.
    struct Fire {
        double strength = 0;
        Atom table; ///< id of the table, such as "LCU"
        bool missing = false; ///< the package has no such table
        int shift = 0; ///< of all shifts together
        std::string column; ///< title of the column after the shift, at most the last one
        std::vector<std::pair<std::string, std::string>> results; ///< by roll
    };
    struct Outcome {
        Atom id;
        std::string name;
        std::string is;
        std::string citation;
    };
    std::vector<Refusal> illegal; ///< all that forbids it
    std::vector<Atom> attackers; ///< units that take part
    std::vector<Atom> defenders;
    Fire attack;
    Fire defense;
    std::vector<Shift> shifts;
    std::vector<Outcome> outcomes;
};

CombatAnswer combatOf(const Position& position, const Attack& attack);

} // namespace rules
