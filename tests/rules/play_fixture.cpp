#include "tests/rules/play_fixture.h"

#include "model/number.h"
#include "model/words.h"

using model::Atom;

namespace {

QString qs(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

template <class T>
T record(std::string_view id)
{
    T result;
    result.id = Atom(id);
    return result;
}

} // namespace

PlayFixture::PlayFixture()
{
    counter("17-army", "army", "GE");
    counter("shock-army", "shock", "SU");
    counter("1gt", "guard-tank", "SU");
    counter("maritime", "maritime", "SU");
    counter("bunker", "bunker", "GE");
    for (const std::string_view id : {"46-pz", "24-pz", "47-pz", "3-pz", "14-pz"})
        strength(id, 4, 3, 5);
    strength("6-army", 5, 5, 3, 4);
    strength("17-army", 2, 2, 3, 4);
    for (const std::string_view id : {"ro-3-army", "west-front", "central-front"})
        strength(id, 3, 3, 3);
    for (const std::string_view id :
         {"43-corps", "ro-corps", "hu-corps", "13r", "20r", "21r", "7m", "partisan"})
        strength(id, 1, 2, 3);
    strength("shock-army", 3, 3, 2);
    strength("1gt", 4, 4, 5);
    strength("maritime", 1, 2, 3);
    m_whatIf.supplyGiven = true;
    m_whatIf.active = Atom("axis");
    at(6);
}

void PlayFixture::strength(std::string_view counter, int attack, int defense, int move, int steps)
{
    auto changed = *package().find<model::Counter>(Atom(counter));
    for (const auto& [name, number] : std::map<std::string, int>{
             {"attack", attack}, {"defense", defense}, {"move", move}, {"steps", steps}})
        changed.fields.set(Atom(name), std::to_string(number));
    apply({model::put(changed)});
}

void PlayFixture::terrain(std::string_view hex, std::string_view words)
{
    apply({model::setTerrain(package(), this->hex(hex), model::Words(words))});
}

void PlayFixture::hexside(std::string_view side, std::string_view words)
{
    apply({model::setHexside(package(), package().atlas().findSide(side), model::Words(words))});
}

void PlayFixture::rail(std::string_view hexes)
{
    auto line = record<model::Line>("rail-" + std::to_string(++m_next));
    line.kind = Atom("rail");
    model::forEachWord(hexes, [&](std::string_view number) { line.hexes.hexes.emplace_back(number); });
    apply({model::put(line, Atom("main"))});
}

void PlayFixture::site(std::string_view id, std::string_view hex, std::string_view kinds,
                       std::string_view side, std::string_view fields)
{
    auto place = record<model::Place>(id);
    place.hex = Atom(hex);
    place.kinds = model::Words(kinds);
    place.side = Atom(side);
    model::forEachWord(fields, [&](std::string_view field) {
        const std::size_t sign = field.find('=');
        place.fields.set(Atom(field.substr(0, sign)), std::string(field.substr(sign + 1)));
    });
    apply({model::put(place, Atom("main"))});
}

void PlayFixture::zone(std::string_view id, std::string_view hexes)
{
    auto zone = record<model::Zone>(id);
    zone.kind = Atom("region");
    model::forEachWord(hexes, [&](std::string_view number) { zone.hexes.hexes.emplace_back(number); });
    apply({model::put(zone, Atom("main"))});
}

void PlayFixture::marker(std::string_view kind, std::string_view hex, std::string_view side)
{
    auto marker = record<model::Marker>("marker-" + std::to_string(++m_next));
    marker.kind = Atom(kind);
    marker.hex = Atom(hex);
    marker.side = Atom(side);
    apply({model::put(marker, Atom("test"))});
}

void PlayFixture::mark(std::string_view unit, std::string_view marks)
{
    auto changed = *package().find<model::Unit>(inTest(unit));
    changed.marks = model::Words(marks);
    apply({model::put(changed, Atom("test"))});
}

void PlayFixture::flag(std::string_view id, std::string_view is, int turn)
{
    auto flag = record<model::Flag>(id);
    flag.is = is;
    if (turn > 0)
        flag.turn = Atom(std::to_string(turn));
    apply({model::put(flag, Atom("test"))});
}

void PlayFixture::scenarioKind(std::string_view kind)
{
    auto scenario = *package().find<model::Scenario>(Atom("test"));
    scenario.kind = Atom(kind);
    apply({model::put(scenario)});
}

template <class Change>
void PlayFixture::change(Change change)
{
    change(m_whatIf);
    engine().setWhatIf(package(), Atom("test"), m_whatIf);
}

void PlayFixture::at(int turn, int round)
{
    change([&](rules::WhatIf& whatIf) {
        whatIf.turn = Atom(std::to_string(turn));
        whatIf.round = Atom(std::to_string(round));
    });
}

void PlayFixture::weather(std::string_view weather)
{
    change([&](rules::WhatIf& whatIf) { whatIf.weather = Atom(weather); });
}

void PlayFixture::active(std::string_view side)
{
    change([&](rules::WhatIf& whatIf) { whatIf.active = Atom(side); });
}

void PlayFixture::ask(std::string_view flag, std::string_view is)
{
    change([&](rules::WhatIf& whatIf) { whatIf.flags[Atom(flag)] = is; });
}

void PlayFixture::traceSupply()
{
    change([](rules::WhatIf& whatIf) { whatIf.supplyGiven = false; });
}

rules::Position PlayFixture::position()
{
    return engine().position(package(), Atom("test"));
}

model::HexIndex PlayFixture::hex(std::string_view number) const
{
    return package().atlas().find(number);
}

const rules::Placed& PlayFixture::unit(std::string_view id)
{
    const rules::Placed* unit = rules::findUnit(position(), Atom(id));
    Q_ASSERT_X(unit, "PlayFixture::unit", std::string(id).c_str());
    return *unit;
}

rules::Reach PlayFixture::reach(std::string_view unit, std::string_view way)
{
    const rules::MovementSpec* spec = rules::movement(engine().ruleset(), Atom(way));
    Q_ASSERT_X(spec, "PlayFixture::reach", std::string(way).c_str());
    return rules::reachOf(position(), this->unit(unit), *spec);
}

QStringList PlayFixture::ends(std::string_view unit, std::string_view way)
{
    QStringList hexes;
    for (const rules::Reach::Arrival& arrival : reach(unit, way).hexes)
        if (!arrival.cannotStay)
            hexes << qs(package().atlas().number(arrival.hex).text());
    return hexes;
}

QString PlayFixture::refusal(std::string_view unit, std::string_view to, std::string_view way)
{
    const rules::Reach found = reach(unit, way);
    if (found.refused)
        return qs(found.refused->id.text());
    if (const rules::Reach::Arrival* arrival = found.find(hex(to)))
        return arrival->cannotStay ? qs(arrival->cannotStay->id.text()) : QString();
    const rules::StepAnswer step = rules::stepOf(
        position(), this->unit(unit), *rules::movement(engine().ruleset(), Atom(way)), found.start, hex(to));
    return step.refused && step.refused->id.text() != "not-adjacent" ? qs(step.refused->id.text())
                                                                     : QStringLiteral("no-way");
}

rules::CombatAnswer PlayFixture::combat(std::string_view attackers, std::string_view on)
{
    rules::Attack attack{.attackers = {}, .on = hex(on)};
    model::forEachWord(attackers, [&](std::string_view id) { attack.attackers.emplace_back(id); });
    return rules::combatOf(position(), attack);
}

QStringList PlayFixture::illegal(const rules::CombatAnswer& answer)
{
    QStringList ids;
    for (const rules::Refusal& objection : answer.illegal)
        ids << qs(objection.id.text());
    return ids;
}

QString PlayFixture::outcome(const rules::CombatAnswer& answer, std::string_view id)
{
    for (const rules::CombatAnswer::Outcome& outcome : answer.outcomes)
        if (outcome.id.text() == id)
            return qs(outcome.is);
    return QStringLiteral("no such outcome");
}

QString PlayFixture::value(std::string_view name, std::string_view unit, std::string_view hex)
{
    const rules::Position now = position();
    rules::Scene scene = unit.empty() ? rules::sceneOf(now) : rules::sceneOf(now, this->unit(unit));
    if (!hex.empty())
        scene.hex = this->hex(hex);
    return qs(rules::valueOf(now, Atom(name), scene).value_or("no such value"));
}

QStringList PlayFixture::wins(std::string_view moment)
{
    QStringList list;
    for (const rules::VictoryAnswer::Win& win : rules::victoryOf(position(), Atom(moment)).wins)
        list << qs(win.id.text()) + u' ' + qs(win.side.text());
    return list;
}
