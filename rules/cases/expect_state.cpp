#include "rules/cases/expectation_kinds.h"

namespace rules {
namespace {

/// Of a hex, or of the whole map.
void checkStack(Asking& asking)
{
    const auto occupied = asking.position().occupancy.occupied();
    const auto hexes = asking.has("hex") ? asking.hexes("hex")
                                         : std::optional(std::vector(occupied.begin(), occupied.end()));
    StackAnswer::Side all;
    for (const model::HexIndex hex : hexes.value_or(std::vector<model::HexIndex>()))
        for (const StackAnswer::Side& side : stackOf(asking.position(), hex).sides) {
            if (asking.has("side") && side.side != asking.atom("side"))
                continue;
            all.counted += side.counted;
            all.units += side.units;
            all.points += side.points;
        }
    asking.compare("counted", all.counted);
    asking.compare("units", all.units);
    asking.compare("points", all.points);
}

/// Now, or on any turn and round of the calendar.
void checkWeather(Asking& asking)
{
    const Position& position = asking.position();
    const Atom turn = asking.has("turn") ? asking.atom("turn") : position.situation.turn;
    const Atom round = asking.has("round") ? asking.atom("round") : position.situation.round;
    const bool now = !asking.has("turn") && !asking.has("round");
    asking.compare(
        "is",
        (now ? position.situation.weather
             : Situation::weatherOf(position.package, position.ruleset, position.scenario->id, turn, round))
            .text());
}

void checkVictory(Asking& asking)
{
    const VictoryAnswer answer = victoryOf(asking.position(), asking.atom("moment"));
    std::vector<std::string> ids;
    for (const VictoryAnswer::Win& win : answer.wins)
        ids.emplace_back(win.id.text());
    asking.compare("points", answer.points);
    asking.compare("level", answer.level.text());
    asking.compare("winner", answer.wins.empty() ? std::string_view() : answer.wins.front().side.text());
    asking.compareWords("by", ids);
}

/// The scene of what the expectation names: a unit, a step, a hex, or the position as a whole.
std::optional<Scene> scene(Asking& asking)
{
    const Position& position = asking.position();
    Scene asked = sceneOf(position);
    if (asking.has("unit")) {
        const Placed* unit = asking.unit();
        if (!unit)
            return std::nullopt;
        asked = sceneOf(position, *unit);
    }
    if (asking.has("side"))
        asked.side = asking.atom("side");
    if (asking.has("hex")) {
        const auto hex = asking.hex();
        if (!hex)
            return std::nullopt;
        asked.hex = *hex;
    }
    if (asking.has("from")) {
        const auto from = asking.hex("from");
        if (!from)
            return std::nullopt;
        asked.from = *from;
        asked.direction = position.package.atlas().directionTo(*from, asked.hex);
    }
    return asked;
}

void checkValue(Asking& asking)
{
    const auto asked = scene(asking);
    if (!asked)
        return;
    if (const auto value = valueOf(asking.position(), asking.atom("name"), *asked))
        asking.compare("is", *value);
    else
        asking.unknown(asking.value("name"));
}

constexpr std::array<ExpectationKind, 4> kKinds{{{"stack", "hex side counted units points", checkStack},
                                                 {"weather", "turn round is", checkWeather},
                                                 {"victory", "moment points level winner by", checkVictory},
                                                 {"value", "name unit side hex from is", checkValue}}};

} // namespace

std::span<const ExpectationKind> stateExpectations()
{
    return kKinds;
}

} // namespace rules
