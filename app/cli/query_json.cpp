#include "app/cli/query_json.h"

#include "editor/text/text.h"

#include <array>

namespace app::cli {
namespace {

using editor::qs;
using rules::Position;

QString number(const Position& position, model::HexIndex hex)
{
    return model::exists(hex) ? qs(position.package.atlas().number(hex)) : QString();
}

QJsonArray words(const std::vector<model::Atom>& atoms)
{
    QJsonArray list;
    for (const model::Atom atom : atoms)
        list.append(qs(atom));
    return list;
}

/// A refusal, objection or win: its id, sentence and section.
template <class Reason>
QJsonObject reason(const Reason& because)
{
    return {{QStringLiteral("id"), qs(because.id)},
            {QStringLiteral("says"), qs(because.says)},
            {QStringLiteral("citation"), qs(because.citation)}};
}

template <class Reason>
QJsonValue reason(const std::optional<Reason>& because)
{
    return because ? QJsonValue(reason(*because)) : QJsonValue();
}

QJsonObject jsonBreak(const Position& position, const rules::SupplyBreak& why)
{
    static constexpr std::array<QLatin1StringView, 4> kinds{
        QLatin1StringView("no-source"), QLatin1StringView("length"), QLatin1StringView("hex"),
        QLatin1StringView("hexside")};
    QJsonObject json{{QStringLiteral("kind"), kinds[static_cast<std::size_t>(why.kind)]},
                     {QStringLiteral("hex"), number(position, why.hex)},
                     {QStringLiteral("path"), jsonHexes(position, why.path)}};
    if (why.kind == rules::SupplyBreak::Kind::Length)
        json.insert(QStringLiteral("over"), why.over);
    if (!why.zocOf.empty())
        json.insert(QStringLiteral("zocOf"), words(why.zocOf));
    if (!why.units.empty())
        json.insert(QStringLiteral("units"), words(why.units));
    return json;
}

QJsonObject jsonArrival(const Position& position, const rules::Reach::Arrival& arrival)
{
    QJsonObject json{{QStringLiteral("hex"), number(position, arrival.hex)},
                     {QStringLiteral("cost"), arrival.cost},
                     {QStringLiteral("stops"), arrival.stops}};
    if (arrival.cannotStay)
        json.insert(QStringLiteral("cannotStay"), reason(*arrival.cannotStay));
    return json;
}

QJsonObject jsonFire(const rules::CombatAnswer::Fire& fire)
{
    QJsonObject results;
    for (const auto& [roll, result] : fire.results)
        results.insert(qs(roll), qs(result));
    return {{QStringLiteral("strength"), fire.strength},    {QStringLiteral("table"), qs(fire.table)},
            {QStringLiteral("tableMissing"), fire.missing}, {QStringLiteral("shift"), fire.shift},
            {QStringLiteral("column"), qs(fire.column)},    {QStringLiteral("results"), results}};
}

} // namespace

QJsonArray jsonHexes(const Position& position, const std::vector<model::HexIndex>& hexes)
{
    QJsonArray list;
    for (const model::HexIndex hex : hexes)
        list.append(number(position, hex));
    return list;
}

QJsonObject jsonSupply(const Position& position, const rules::Placed& unit)
{
    const rules::SupplyAnswer answer = supplyOf(position, unit);
    QJsonObject json{{QStringLiteral("unit"), qs(unit.unit)},
                     {QStringLiteral("hex"), number(position, unit.hex)},
                     {QStringLiteral("status"), qs(answer.status)},
                     {QStringLiteral("trace"), qs(answer.trace)},
                     {QStringLiteral("uncertain"), answer.uncertain}};
    if (answer.length >= 0)
        json.insert(QStringLiteral("length"), answer.length);
    if (!answer.path.empty())
        json.insert(QStringLiteral("path"), jsonHexes(position, answer.path));
    if (answer.why)
        json.insert(QStringLiteral("why"), jsonBreak(position, *answer.why));
    return json;
}

QJsonObject jsonStack(const Position& position, model::HexIndex hex)
{
    const rules::StackAnswer answer = stackOf(position, hex);
    QJsonArray sides;
    for (const rules::StackAnswer::Side& side : answer.sides)
        sides.append(QJsonObject{{QStringLiteral("side"), qs(side.side)},
                                 {QStringLiteral("units"), side.units},
                                 {QStringLiteral("counted"), side.counted},
                                 {QStringLiteral("points"), side.points},
                                 {QStringLiteral("most"), side.most}});
    return {{QStringLiteral("hex"), number(position, hex)},
            {QStringLiteral("sides"), sides},
            {QStringLiteral("units"), words(answer.units)}};
}

QJsonObject jsonReach(const Position& position, const rules::Reach& reach)
{
    QJsonArray hexes;
    for (const rules::Reach::Arrival& arrival : reach.hexes)
        hexes.append(jsonArrival(position, arrival));
    return {{QStringLiteral("from"), number(position, reach.start)},
            {QStringLiteral("allowance"), reach.allowance ? QJsonValue(*reach.allowance) : QJsonValue()},
            {QStringLiteral("price"), reach.price},
            {QStringLiteral("refused"), reason(reach.refused)},
            {QStringLiteral("hexes"), hexes}};
}

QJsonObject jsonPath(const Position& position, const rules::Placed& unit, const rules::MovementSpec& movement,
                     model::HexIndex to)
{
    const rules::Reach reach = reachOf(position, unit, movement);
    QJsonObject json{{QStringLiteral("from"), number(position, reach.start)},
                     {QStringLiteral("to"), number(position, to)},
                     {QStringLiteral("path"), jsonHexes(position, reach.path(to))},
                     {QStringLiteral("refused"), reason(refusalOf(position, unit, movement, to))}};
    if (const rules::Reach::Arrival* arrival = reach.find(to))
        json.insert(QStringLiteral("arrival"), jsonArrival(position, *arrival));
    return json;
}

QJsonObject jsonVictory(const Position& position, model::Atom moment)
{
    const rules::VictoryAnswer answer = victoryOf(position, moment);
    QJsonArray held;
    for (const rules::VictoryAnswer::Held& hex : answer.held)
        held.append(QJsonObject{{QStringLiteral("id"), qs(hex.id)},
                                {QStringLiteral("hex"), number(position, hex.hex)},
                                {QStringLiteral("holder"), qs(hex.holder)},
                                {QStringLiteral("points"), hex.points}});
    QJsonArray wins;
    for (const rules::VictoryAnswer::Win& win : answer.wins) {
        QJsonObject json = reason(win);
        json.insert(QStringLiteral("side"), qs(win.side));
        wins.append(json);
    }
    return {{QStringLiteral("points"), answer.points},
            {QStringLiteral("level"), qs(answer.level)},
            {QStringLiteral("held"), held},
            {QStringLiteral("wins"), wins}};
}

QJsonObject jsonCombat(const rules::CombatAnswer& answer)
{
    QJsonArray illegal;
    for (const rules::Refusal& objection : answer.illegal)
        illegal.append(reason(objection));
    QJsonArray shifts;
    for (const rules::CombatAnswer::Shift& shift : answer.shifts) {
        QJsonObject json = reason(shift);
        json.insert(QStringLiteral("of"),
                    shift.defense ? QStringLiteral("defense") : QStringLiteral("attack"));
        json.insert(QStringLiteral("by"), shift.by);
        shifts.append(json);
    }
    QJsonArray outcomes;
    for (const rules::CombatAnswer::Outcome& outcome : answer.outcomes)
        outcomes.append(QJsonObject{{QStringLiteral("id"), qs(outcome.id)},
                                    {QStringLiteral("name"), qs(outcome.name)},
                                    {QStringLiteral("is"), qs(outcome.is)},
                                    {QStringLiteral("citation"), qs(outcome.citation)}});
    return {{QStringLiteral("illegal"), illegal},
            {QStringLiteral("attackers"), words(answer.attackers)},
            {QStringLiteral("defenders"), words(answer.defenders)},
            {QStringLiteral("attack"), jsonFire(answer.attack)},
            {QStringLiteral("defense"), jsonFire(answer.defense)},
            {QStringLiteral("shifts"), shifts},
            {QStringLiteral("outcomes"), outcomes}};
}

QJsonArray jsonCalendar(const Position& position)
{
    QJsonArray list;
    for (const rules::CalendarLine& line : calendarOf(position))
        list.append(QJsonObject{{QStringLiteral("turn"), qs(line.turn)},
                                {QStringLiteral("round"), qs(line.round)},
                                {QStringLiteral("season"), qs(line.season)},
                                {QStringLiteral("weather"), qs(line.weather)}});
    return list;
}

} // namespace app::cli
