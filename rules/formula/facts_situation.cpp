#include "rules/formula/facts.h"
#include "rules/position.h"
#include "rules/tables/rolls.h"
#include "rules/tables/weathertables.h"

namespace rules {
namespace {

const Situation& now(const Scene& scene)
{
    return scene.position->situation;
}

/// "none" comes before the first turn.
double turnNumber(std::string_view text)
{
    return numberFrom(text).value_or(0);
}

/// What the weather table of the turn says of the roll that a flag holds.
Atom weatherOfRoll(const Scene& scene, Atom flag, int modifier)
{
    auto roll = numberFrom(now(scene).flag(flag));
    if (!roll || !scene.position->scenario)
        return {};
    *roll += modifier;
    for (const auto& [key, table] :
         scene.position->package.all<model::WeatherTable>().in(scene.position->scenario->id)) {
        if (!isForTurn(table, now(scene).turn))
            continue;
        for (const model::TableRow& row : table.rows)
            if (const auto rolls = rollsFrom(row.on);
                rolls && rolls->contains(static_cast<int>(*roll)) && !row.cells.empty())
                return Atom(row.cells.front());
    }
    return {};
}

Atom rolledWeather(const Scene& scene, Atom flag)
{
    return weatherOfRoll(scene, flag, 0);
}

/// The weather of a zone: what the calendar says of the turn there, else that of the turn.
Atom weatherIn(const Scene& scene, Atom zone)
{
    if (scene.position->scenario)
        for (const auto& [key, period] :
             scene.position->package.all<model::Period>().in(scene.position->scenario->id))
            if (period.zone == zone && period.turn == now(scene).turn && period.weather)
                return period.weather;
    return now(scene).weather;
}

/// What the table says of the turn's roll ("weather-roll") in a zone, which can modify it.
Atom rolledIn(const Scene& scene, Atom zone)
{
    static const Atom modifier("modifier");
    static const Atom roll("weather-roll");
    for (const auto& [key, record] : scene.position->package.all<model::Zone>())
        if (key.id == zone)
            return weatherOfRoll(scene, roll,
                                 static_cast<int>(numberFrom(record.fields.text(modifier)).value_or(0)));
    return weatherOfRoll(scene, roll, 0);
}

RecordSet periods()
{
    return recordKinds<model::Period>();
}
RecordSet rolledRecords()
{
    return recordKinds<model::Flag, model::WeatherTable, model::Zone>();
}
RecordSet weatherTables()
{
    return recordKinds<model::Flag, model::WeatherTable>();
}
RecordSet flags()
{
    return recordKinds<model::Flag>();
}
RecordSet scenarios()
{
    return recordKinds<model::Scenario>();
}

constexpr FacetSet kNow{Facet::Situation};

} // namespace

std::span<const Fact> situationFacts()
{
    static const std::vector<Fact> facts{
        {.name = "turn",
         .type = FormulaType::Number,
         .reads = kNow,
         .number = [](const Scene& scene, Atom) { return double(now(scene).turnNumber); }},
        {.name = "round",
         .type = FormulaType::Number,
         .reads = kNow,
         .number = [](const Scene& scene, Atom) { return double(now(scene).roundNumber); }},
        {.name = "season",
         .reads = kNow,
         .category = Category::Season,
         .word = [](const Scene& scene, Atom) { return now(scene).season; }},
        {.name = "weather",
         .reads = kNow,
         .category = Category::Weather,
         .word = [](const Scene& scene, Atom) { return now(scene).weather; }},
        {.name = "weather-in",
         .takesArgument = true,
         .reads = kNow,
         .category = Category::Weather,
         .word = weatherIn,
         .records = periods},
        {.name = "rolled-in",
         .takesArgument = true,
         .reads = kNow,
         .category = Category::Weather,
         .word = rolledIn,
         .records = rolledRecords},
        {.name = "rolled-weather",
         .takesArgument = true,
         .reads = kNow,
         .word = rolledWeather,
         .records = weatherTables},
        {.name = "moment", .reads = kNow, .word = [](const Scene& scene, Atom) { return now(scene).moment; }},
        {.name = "active",
         .reads = kNow,
         .category = Category::Side,
         .isSide = true,
         .word = [](const Scene& scene, Atom) { return now(scene).active; }},
        {.name = "scenario-kind",
         .reads = kNow,
         .word = [](const Scene& scene, Atom) { return now(scene).scenarioKind; }},
        {.name = "scenario",
         .reads = kNow,
         .word = [](const Scene& scene,
                    Atom) { return scene.position->scenario ? scene.position->scenario->id : Atom(); }},
        {.name = "first-turn",
         .type = FormulaType::Number,
         .reads = kNow,
         .number =
             [](const Scene& scene, Atom) {
                 return scene.position->scenario ? turnNumber(scene.position->scenario->firstTurn.text()) : 0;
             },
         .records = scenarios},
        {.name = "last-turn",
         .type = FormulaType::Number,
         .reads = kNow,
         .number =
             [](const Scene& scene, Atom) {
                 return scene.position->scenario ? turnNumber(scene.position->scenario->lastTurn.text()) : 0;
             },
         .records = scenarios},
        {.name = "flag",
         .takesArgument = true,
         .reads = kNow,
         .word = [](const Scene& scene, Atom id) { return Atom(now(scene).flag(id)); },
         .records = flags},
        {.name = "played",
         .type = FormulaType::Truth,
         .takesArgument = true,
         .reads = kNow,
         .holds = [](const Scene& scene, Atom id) { return now(scene).played(id); },
         .records = flags},
        {.name = "played-on",
         .type = FormulaType::Number,
         .takesArgument = true,
         .reads = kNow,
         .number = [](const Scene& scene, Atom id) { return double(now(scene).since(id)); },
         .records = flags},
    };
    return facts;
}

} // namespace rules
