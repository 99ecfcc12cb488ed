#include "rules/formula/facts.h"
#include "rules/position.h"
#include "rules/tables/rolls.h"

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
Atom rolledWeather(const Scene& scene, Atom flag)
{
    static const Atom turn("turn");
    const auto roll = numberFrom(now(scene).flag(flag));
    if (!roll || !scene.position->scenario)
        return {};
    for (const auto& [key, table] :
         scene.position->package.all<model::WeatherTable>().in(scene.position->scenario->id)) {
        if (numberFrom(table.fields.text(turn)) != now(scene).turnNumber)
            continue;
        for (const model::TableRow& row : table.rows)
            if (const auto rolls = rollsFrom(row.on);
                rolls && rolls->contains(static_cast<int>(*roll)) && !row.cells.empty())
                return Atom(row.cells.front());
    }
    return {};
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
        {.name = "turn", .type = FormulaType::Number, .reads = kNow,
         .number = [](const Scene& scene, Atom) { return double(now(scene).turnNumber); }},
        {.name = "round", .type = FormulaType::Number, .reads = kNow,
         .number = [](const Scene& scene, Atom) { return double(now(scene).roundNumber); }},
        {.name = "season", .reads = kNow, .category = Category::Season,
         .word = [](const Scene& scene, Atom) { return now(scene).season; }},
        {.name = "weather", .reads = kNow, .category = Category::Weather,
         .word = [](const Scene& scene, Atom) { return now(scene).weather; }},
        {.name = "rolled-weather", .takesArgument = true, .reads = kNow, .word = rolledWeather,
         .records = weatherTables},
        {.name = "moment", .reads = kNow, .word = [](const Scene& scene, Atom) { return now(scene).moment; }},
        {.name = "active", .reads = kNow, .category = Category::Side, .isSide = true,
         .word = [](const Scene& scene, Atom) { return now(scene).active; }},
        {.name = "scenario-kind", .reads = kNow,
         .word = [](const Scene& scene, Atom) { return now(scene).scenarioKind; }},
        {.name = "scenario", .reads = kNow,
         .word = [](const Scene& scene, Atom) {
             return scene.position->scenario ? scene.position->scenario->id : Atom();
         }},
        {.name = "first-turn", .type = FormulaType::Number, .reads = kNow,
         .number =
             [](const Scene& scene, Atom) {
                 return scene.position->scenario ? turnNumber(scene.position->scenario->firstTurn.text()) : 0;
             },
         .records = scenarios},
        {.name = "last-turn", .type = FormulaType::Number, .reads = kNow,
         .number =
             [](const Scene& scene, Atom) {
                 return scene.position->scenario ? turnNumber(scene.position->scenario->lastTurn.text()) : 0;
             },
         .records = scenarios},
        {.name = "flag", .takesArgument = true, .reads = kNow,
         .word = [](const Scene& scene, Atom id) { return Atom(now(scene).flag(id)); }, .records = flags},
        {.name = "played", .type = FormulaType::Truth, .takesArgument = true, .reads = kNow,
         .holds = [](const Scene& scene, Atom id) { return now(scene).played(id); }, .records = flags},
        {.name = "played-on", .type = FormulaType::Number, .takesArgument = true, .reads = kNow,
         .number = [](const Scene& scene, Atom id) { return double(now(scene).since(id)); }, .records = flags},
    };
    return facts;
}

} // namespace rules
