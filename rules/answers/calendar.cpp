#include "rules/answers/calendar.h"

#include "rules/answers/answers.h"
#include "rules/answers/supposed.h"

#include <string>

namespace rules {
std::vector<CalendarLine> calendarOf(const Position& position)
{
    std::vector<CalendarLine> lines;
    if (!position.scenario)
        return lines;
    const auto rounds = namedFormula(position.ruleset, Atom("rounds"));
    for (const auto& [key, turn] : position.package.all<model::Turn>().in(position.scenario->id)) {
        WhatIf whatIf;
        whatIf.turn = key.id;
        const auto add = [&](Atom round) {
            whatIf.round = round;
            const Situation situation(position.package, position.ruleset, position.scenario->id, whatIf);
            lines.push_back(
                {.turn = key.id, .round = round, .season = situation.season, .weather = situation.weather});
        };
        const Situation situation(position.package, position.ruleset, position.scenario->id, whatIf);
        const Position then = supposed(position, situation, position.control);
        const int count = rounds ? static_cast<int>(rounds->number(sceneOf(then))) : 0;
        for (int round = 1; round <= count; ++round)
            add(Atom(std::to_string(round)));
        if (count < 1)
            add({});
    }
    return lines;
}

} // namespace rules
