#include "tests/rules/game_fixture.h"

#include <QTest>

using model::Atom;
using model::Words;
using Found = std::vector<std::string>;

/// Everything that records refer to exists, seen from where the record lies.
class TestRuleReferences : public QObject {
    Q_OBJECT
private slots:
    void aUnitNamesWhatDoesNotExist();
    void whatComesBackHeals();
    void turnsAreThoseOfTheScenario();
    void turnsAreOpenWithoutATurnTrack();
    void areasBelongToOneScenario();
    void zonesAreOnTheMapsInUse();
    void hexListsNameUnknownHexesOnce();
    void missingHexesAreOnTheGrid();
    void bordersRunAlongHexsides();
    void hexsidesNameOneOfTheirHexes();
    void everyRecordNeedsItsFile();
    void anEmptyRulesetStillChecks();
};

namespace {

std::vector<std::string> messages(const GameFixture& game)
{
    std::vector<std::string> list;
    for (const model::Finding& finding : game.of("reference.dangling"))
        list.push_back(std::string(finding.message.text()) + " " + finding.arguments.back());
    return list;
}

} // namespace

void TestRuleReferences::aUnitNamesWhatDoesNotExist()
{
    GameFixture game;
    model::Unit unit;
    unit.id = Atom("ghost");
    unit.card = Atom("no-card");
    unit.counter = Atom("no-counter");
    unit.hex = Atom("9999");
    unit.box = Atom("no-box");
    unit.area = Atom("no-area");
    game.apply({model::put(unit, Atom("test"))});
    QCOMPARE(messages(game),
             (Found{"reference.area no-area", "reference.box no-box", "reference.card no-card",
                    "reference.counter no-counter", "reference.hex 9999"}));
    for (const model::Finding& finding : game.of("reference.dangling")) {
        QCOMPARE(subjectText(finding.subject), std::string("unit test/ghost"));
        QCOMPARE(finding.scenario.text(), std::string_view("test"));
        QCOMPARE(finding.severity, model::Severity::Error);
    }
}

void TestRuleReferences::whatComesBackHeals()
{
    GameFixture game;
    game.place("13r", "2005");
    const auto counter = *game.package().find<model::Counter>(Atom("13r"));
    game.apply({model::erase<model::Counter>({.scope = {}, .id = Atom("13r")})});
    QCOMPARE(messages(game), Found{"reference.counter 13r"});
    game.apply({model::put(counter)});
    QCOMPARE(game.found(), Found{});
}

void TestRuleReferences::turnsAreThoseOfTheScenario()
{
    GameFixture game;
    auto scenario = *game.package().find<model::Scenario>(Atom("test"));
    scenario.firstTurn = Atom("1");
    scenario.lastTurn = Atom("18");
    model::Turn turn;
    turn.id = Atom("1");
    game.apply({model::put(scenario), model::put(turn, Atom("test"))});
    QCOMPARE(messages(game), Found{"reference.turn 18"});
    QCOMPARE(game.found(), Found{"reference.dangling scenario test"});
}

void TestRuleReferences::turnsAreOpenWithoutATurnTrack()
{
    GameFixture game;
    auto scenario = *game.package().find<model::Scenario>(Atom("test"));
    scenario.firstTurn = Atom("1");
    game.apply({model::put(scenario)});
    QCOMPARE(game.found(), Found{});
}

void TestRuleReferences::areasBelongToOneScenario()
{
    GameFixture game;
    model::Scenario other;
    other.id = Atom("other");
    model::Area area;
    area.id = Atom("north");
    area.kind = Atom("deployment");
    game.apply({model::put(other), model::put(area, Atom("other"))});
    auto unit = model::Unit();
    unit.id = unit.counter = Atom("13r");
    unit.card = Atom("all");
    unit.area = Atom("north");
    game.apply({model::put(unit, Atom("test"))});
    QCOMPARE(messages(game), Found{"reference.area north"});
    game.apply({model::put(area, Atom("test"))});
    QCOMPARE(game.found(), Found{});
}

void TestRuleReferences::zonesAreOnTheMapsInUse()
{
    GameFixture game;
    model::Map inset;
    inset.id = Atom("inset");
    inset.grid.columns = inset.grid.rows = 2;
    inset.numbering.prefix = "I";
    inset.terrain = Words("clear");
    model::Zone zone;
    zone.id = Atom("berlin");
    zone.kind = Atom("region");
    zone.hexes.insert(Atom("I0101"));
    model::Area area;
    area.id = Atom("north");
    area.kind = Atom("deployment");
    area.zones = Words("berlin");
    auto scenario = *game.package().find<model::Scenario>(Atom("test"));
    scenario.maps = Words("inset main");
    game.apply({model::put(inset), model::put(zone, Atom("inset")), model::put(area, Atom("test")),
                model::put(scenario)});
    QCOMPARE(game.found(), Found{});
    scenario.maps = Words("main");
    game.apply({model::put(scenario)});
    QCOMPARE(messages(game), Found{"reference.zone berlin"});
}

void TestRuleReferences::hexListsNameUnknownHexesOnce()
{
    GameFixture game;
    model::Zone zone;
    zone.id = Atom("far");
    zone.kind = Atom("region");
    for (const char* hex : {"2001", "9901", "9902", "9903", "9904", "9905", "9906", "9907"})
        zone.hexes.insert(Atom(hex));
    game.apply({model::put(zone, Atom("main"))});
    QCOMPARE(game.of("reference.dangling").size(), 1U);
    QCOMPARE(game.of("reference.dangling").front().arguments,
             (std::vector<std::string>{"7", "9901, 9902, 9903, 9904, 9905, 9906, …"}));
}

void TestRuleReferences::missingHexesAreOnTheGrid()
{
    GameFixture game;
    auto map = *game.package().find<model::Map>(Atom("main"));
    map.missing.insert(Atom("2112"));
    game.apply({model::put(map)});
    QCOMPARE(game.found(), Found{});
    map.missing.insert(Atom("9999"));
    game.apply({model::put(map)});
    QCOMPARE(messages(game), Found{"reference.hexes 9999"});
}

void TestRuleReferences::bordersRunAlongHexsides()
{
    GameFixture game;
    model::Border border;
    border.id = Atom("paulus");
    border.sides = Words("2001/2002 2001/2009 2001/n nonsense");
    game.apply({model::put(border, Atom("main"))});
    QCOMPARE(game.of("reference.dangling").size(), 2U);
    QCOMPARE(game.of("reference.dangling")[0].arguments.front(), std::string("2001/2009"));
    QCOMPARE(game.of("reference.dangling")[0].message.text(), std::string_view("reference.hexside"));
}

void TestRuleReferences::hexsidesNameOneOfTheirHexes()
{
    GameFixture game;
    const auto side = game.package().atlas().findSide("2001/2002");
    game.apply({model::setHexside(game.package(), side, Words("river@2001"))});
    QCOMPARE(game.found(), Found{});
    game.apply({model::setHexside(game.package(), side, Words("river@2005"))});
    QCOMPARE(game.found(), Found{"reference.dangling hexside 2002 0"});
    QCOMPARE(game.of("reference.dangling").front().arguments, (std::vector<std::string>{"river", "2005"}));
}

void TestRuleReferences::everyRecordNeedsItsFile()
{
    GameFixture game;
    model::Place place;
    place.id = Atom("nowhere");
    game.apply({model::put(place, Atom("no-map"))});
    QCOMPARE(messages(game), Found{"reference.map no-map"});
    game.apply({model::erase<model::Place>({.scope = Atom("no-map"), .id = Atom("nowhere")}),
                model::erase<model::Scenario>({.scope = {}, .id = Atom("test")})});
    QCOMPARE(messages(game), Found{"reference.scenario test"});
    QCOMPARE(game.found(), Found{"reference.dangling card test/all"});
}

void TestRuleReferences::anEmptyRulesetStillChecks()
{
    GameFixture game;
    game.place("nobody", "2005");
    game.place("13r", "2006");
    game.place("13r", "2007", {}, "again");
    rules::Engine engine(nullptr);
    engine.reset(game.package());
    QCOMPARE(engine.findings().size(), 2U);
    QCOMPARE(engine.findings()[0].rule.text(), std::string_view("reference.dangling"));
    QCOMPARE(engine.findings()[1].rule.text(), std::string_view("unit.duplicate"));
}

QTEST_GUILESS_MAIN(TestRuleReferences)
#include "tst_rule_references.moc"
