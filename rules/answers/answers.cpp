#include "rules/answers/answers.h"

#include "rules/ruleset/procedures.h"

#include <algorithm>

namespace rules {
namespace {

/// The rule that says how many units may be in a hex: the one that counts all that count.
double stackingLimit(const Ruleset& ruleset)
{
    static const Atom most("most");
    for (const RuleSpec& rule : ruleset.rules)
        if (rule.module.text() == "stacking.count" && !rule.fields.has(Atom("classes"))
            && !rule.fields.has(Atom("kinds")) && !rule.fields.has(Atom("nations")))
            return rule.fields.number(most).value_or(0);
    return 0;
}

} // namespace

SupplyAnswer supplyOf(const Position& position, const Placed& unit)
{
    SupplyAnswer answer{.status = position.supply.status(unit, position.occupancy)};
    if (!answer.status)
        return answer;
    answer.uncertain = position.supply.uncertain(unit, position.occupancy);
    if (const TraceSpec* trace = position.supply.traceOf(position, unit)) {
        answer.trace = trace->id;
        answer.length = position.supply.length(position, unit);
        answer.path = position.supply.path(position, unit);
        if (!trace->grades.empty() && trace->grades.front().id != answer.status)
            answer.why = position.supply.why(position, unit);
    }
    return answer;
}

StackAnswer stackOf(const Position& position, model::HexIndex hex)
{
    StackAnswer answer;
    const Procedures& procedures = position.ruleset.procedures();
    const auto limit = [&](Atom side) {
        return procedures.stackingMost ? procedures.stackingMost.number(sceneOf(position, hex, side))
                                       : stackingLimit(position.ruleset);
    };
    for (const Placed& unit : position.occupancy.at(hex)) {
        answer.units.push_back(unit.unit);
        const CounterFacts* facts = position.facts(unit);
        if (!facts)
            continue;
        auto side = std::ranges::find(answer.sides, facts->side, &StackAnswer::Side::side);
        if (side == answer.sides.end())
            side = answer.sides.insert(side, {.side = facts->side, .most = limit(facts->side)});
        ++side->units;
        if (facts->stacking.text() == "counts")
            ++side->counted;
        side->points += procedures.stackingPoints.number(sceneOf(position, unit));
    }
    return answer;
}

std::vector<model::HexIndex> zocOf(const Position& position, Atom side)
{
    std::vector<model::HexIndex> hexes;
    for (int i = 0; i < position.package.atlas().size(); ++i)
        if (const auto hex = static_cast<model::HexIndex>(i); position.zoc.in(hex, side))
            hexes.push_back(hex);
    return hexes;
}

Atom controllerOf(const Position& position, model::HexIndex hex)
{
    static const Atom disputed("disputed");
    if (const Formula& control = position.ruleset.procedures().control; control && exists(hex))
        return control.word(sceneOf(position, hex, {}));
    return position.control.disputed(hex) ? disputed : position.control.of(hex);
}

std::optional<Formula> namedFormula(const Ruleset& ruleset, Atom name)
{
    const std::string* text = ruleset.named(name);
    if (!text)
        return std::nullopt;
    auto formula = Formula::parse(*text, [&](Atom id) { return ruleset.named(id); });
    return formula ? std::optional(*std::move(formula)) : std::nullopt;
}

std::optional<std::string> valueOf(const Position& position, Atom name, const Scene& scene)
{
    const auto value = namedFormula(position.ruleset, name);
    return value ? std::optional(value->text(scene)) : std::nullopt;
}

const Placed* findUnit(const Position& position, Atom id)
{
    const auto it = std::ranges::find(position.occupancy.all(), id, &Placed::unit);
    return it != position.occupancy.all().end() ? &*it : nullptr;
}

} // namespace rules
