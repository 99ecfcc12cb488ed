#pragma once

#include "rules/position.h"

#include <vector>

namespace rules {

/// The weather of one turn, or of one round of it.
struct CalendarLine {
    Atom turn;
    Atom round; ///< empty in games whose turns have no rounds
    Atom season;
    Atom weather;
};

/// The weather of every turn and round of the scenario, in order. How many rounds a turn has is the ruleset's value
/// "rounds"; without one a turn has none.
std::vector<CalendarLine> calendarOf(const Position& position);

} // namespace rules
