#include "tests/rules/game_fixture.h"

#include <QTest>

using model::Atom;
using model::Words;
using Found = std::vector<std::string>;

class TestEngine : public QObject {
    Q_OBJECT
private slots:
    void saysWhatCameChangedAndWent();
    void worstComesFirst();
    void everyScenarioIsChecked();
    void anAllowHidesWhatItNames();
    void anAllowForOneScenarioLeavesTheOthers();
    void anAllowThatHidesNothingIsPointedOut();
    void orderDoesNotDependOnHistory();
    void anEmptyPackage();
    void aMapWithoutHexes();
    void aThousandUnitsInOneHex();
    void anotherPackageTakesThePlace();
};

namespace {

model::Allow allow(std::string_view rule, std::string_view on, std::string_view scenario = {})
{
    model::Allow record;
    record.id = Atom("a1");
    record.rule = Atom(rule);
    record.on = on;
    record.scenario = Atom(scenario);
    return record;
}

} // namespace

void TestEngine::saysWhatCameChangedAndWent()
{
    GameFixture game;
    for (const char* id : {"46-pz", "24-pz", "47-pz", "43-corps"})
        game.place(id, "2005");
    const auto move = [&](const char* id, const char* hex) {
        model::Unit unit;
        unit.id = unit.counter = Atom(id);
        unit.card = Atom("all");
        unit.hex = Atom(hex);
        return game.apply({model::put(unit, Atom("test"))});
    };
    auto delta = move("3-pz", "2005");
    QCOMPARE(delta.added.size(), 1U);
    QVERIFY(delta.changed.empty() && delta.removed.empty());
    delta = move("14-pz", "2005");
    QCOMPARE(delta.changed.size(), 1U);
    QCOMPARE(delta.changed.front().arguments.front(), std::string("6"));
    QVERIFY(delta.added.empty() && delta.removed.empty());
    delta = move("13r", "2009");
    QVERIFY(delta.empty());
    delta = move("14-pz", "2006");
    delta = move("3-pz", "2006");
    QCOMPARE(delta.removed.size(), 1U);
    QCOMPARE(delta.removed.front().rule.text(), std::string_view("SW-9.1.1"));
    QVERIFY(game.engine().findings().empty());
}

void TestEngine::worstComesFirst()
{
    GameFixture game;
    game.apply({model::put(allow("SW-1", "hex 1")),
                model::setTerrain(game.package(), game.package().atlas().find("2010"), Words("jungle")),
                model::setTerrain(game.package(), game.package().atlas().find("2009"), Words("jungle"))});
    game.place("west-front", "2010");
    game.place("central-front", "2010");
    QCOMPARE(game.found(),
             (Found{"SW-9.1.2 hex 2010", "vocabulary.unknown hex 2009", "vocabulary.unknown hex 2010",
                    "allow.unused allow a1"}));
}

void TestEngine::everyScenarioIsChecked()
{
    GameFixture game;
    model::Scenario other;
    other.id = Atom("other");
    model::Card card;
    card.id = Atom("all");
    std::vector<model::Edit> edits{model::put(other), model::put(card, Atom("other"))};
    for (const char* id : {"west-front", "central-front"}) {
        model::Unit unit;
        unit.id = unit.counter = Atom(id);
        unit.card = Atom("all");
        unit.hex = Atom("2001");
        edits.push_back(model::put(unit, Atom("other")));
        edits.push_back(model::put(unit, Atom("test")));
    }
    game.apply(std::move(edits));
    QCOMPARE(game.of("SW-9.1.2").size(), 2U);
    QCOMPARE(game.of("SW-9.1.2")[0].scenario.text(), std::string_view("other"));
    QCOMPARE(game.of("SW-9.1.2")[1].scenario.text(), std::string_view("test"));
    game.apply({model::erase<model::Scenario>({.scope = {}, .id = Atom("other")})});
    QCOMPARE(game.of("SW-9.1.2").size(), 1U);
}

void TestEngine::anAllowHidesWhatItNames()
{
    GameFixture game;
    game.place("west-front", "2005");
    game.place("central-front", "2005");
    auto delta = game.apply({model::put(allow("SW-9.1.2", "hex 2005"))});
    QCOMPARE(delta.removed.size(), 1U);
    QCOMPARE(game.found(), Found{});
    delta = game.apply({model::erase<model::Allow>({.scope = {}, .id = Atom("a1")})});
    QCOMPARE(delta.added.size(), 1U);
    QCOMPARE(game.found(), Found{"SW-9.1.2 hex 2005"});
}

void TestEngine::anAllowForOneScenarioLeavesTheOthers()
{
    GameFixture game;
    model::Scenario other;
    other.id = Atom("other");
    game.apply({model::put(other)});
    game.place("west-front", "2005");
    game.place("central-front", "2005");
    game.apply({model::put(allow("SW-9.1.2", "hex 2005", "other"))});
    QCOMPARE(game.found(), (Found{"SW-9.1.2 hex 2005", "allow.unused allow a1"}));
    game.apply({model::put(allow("SW-9.1.2", "hex 2005", "test"))});
    QCOMPARE(game.found(), Found{});
}

void TestEngine::anAllowThatHidesNothingIsPointedOut()
{
    GameFixture game;
    game.place("west-front", "2005");
    game.place("central-front", "2005");
    game.apply({model::put(allow("SW-9.1.2", "hex 2005"))});
    game.place("west-front", "2006");
    QCOMPARE(game.found(), Found{"allow.unused allow a1"});
    QCOMPARE(game.of("allow.unused").front().severity, model::Severity::Info);
    game.place("west-front", "2005");
    QCOMPARE(game.found(), Found{});
}

void TestEngine::orderDoesNotDependOnHistory()
{
    // New words are interned in the one order here and in the other order there.
    const std::vector<const char*> hexes{"2009", "2002", "2011", "2001", "2010"};
    GameFixture forwards;
    GameFixture backwards;
    const auto spoil = [](GameFixture& game, const char* hex) {
        game.apply({model::setTerrain(game.package(), game.package().atlas().find(hex),
                                      Words("strange-" + std::string(hex)))});
        game.place("nobody-" + std::string(hex), hex);
    };
    for (const char* hex : hexes)
        spoil(forwards, hex);
    for (auto it = hexes.rbegin(); it != hexes.rend(); ++it)
        spoil(backwards, *it);
    QVERIFY(forwards.package() == backwards.package());
    QCOMPARE(forwards.found(), backwards.found());
    QCOMPARE(forwards.found().size(), 10U);
    QCOMPARE(forwards.found()[5], std::string("vocabulary.unknown hex 2001"));
    QCOMPARE(forwards.found()[9], std::string("vocabulary.unknown hex 2011"));
}

void TestEngine::anEmptyPackage()
{
    rules::Engine engine(GameFixture::stalinsWar());
    QVERIFY(engine.reset(model::Package()).empty());
    QVERIFY(engine.findings().empty());
}

void TestEngine::aMapWithoutHexes()
{
    GameFixture game;
    game.place("13r", "2005");
    auto map = *game.package().find<model::Map>(Atom("main"));
    map.grid.columns = map.grid.rows = 0;
    game.apply({model::put(map)});
    QCOMPARE(game.found(), Found{"reference.dangling unit test/13r"});
}

void TestEngine::aThousandUnitsInOneHex()
{
    GameFixture game;
    std::vector<model::Edit> edits;
    for (int i = 0; i < 1000; ++i) {
        model::Unit unit;
        unit.id = Atom("u" + std::to_string(i));
        unit.card = Atom("all");
        unit.counter = Atom(i % 2 == 0 ? "13r" : "6-army");
        unit.hex = Atom("2005");
        edits.push_back(model::put(unit, Atom("test")));
    }
    game.apply(std::move(edits));
    QCOMPARE(game.found(),
             (Found{"SW-2.2.1d counter 6-army", "SW-2.2.1d counter 13r", "SW-9.1.1 hex 2005",
                    "SW-9.1.1 hex 2005", "SW-9.1.2 hex 2005", "SW-10.1.6 hex 2005"}));
    QCOMPARE(game.of("SW-9.1.1").front().arguments.front(), std::string("500"));
    QCOMPARE(game.of("SW-10.1.6").front().related.size(), 1000U);
}

void TestEngine::anotherPackageTakesThePlace()
{
    GameFixture game;
    game.place("nobody", "2005");
    rules::Engine& engine = game.engine();
    const auto delta = engine.reset(model::Package());
    QCOMPARE(delta.removed.size(), 1U);
    QVERIFY(engine.findings().empty());
    QCOMPARE(engine.reset(game.package()).added.size(), 1U);
}

QTEST_GUILESS_MAIN(TestEngine)
#include "tst_engine.moc"
