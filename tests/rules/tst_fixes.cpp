#include "tests/rules/game_fixture.h"

#include "rules/fixes/fix.h"

#include <QTest>

using model::Atom;

/// Quick fixes: what is offered, what it does, and that many at once never make anything worse.
class TestFixes : public QObject {
    Q_OBJECT
private slots:
    void movesTheSurplusUnitToTheNearestLegalHex();
    void findsNoHexWhereAllAreTaken();
    void flipsBack();
    void removes();
    void suggestsWhatWasMeant();
    void suggestsThePlaceThatWasMeant();
    void clearsADanglingReference();
    void addsTheMissingTurn();
    void givesControlToTheOccupier();
    void fillsTheGapOfALine();
    void fixesAllAndTakesBackWhatMakesThingsWorse();
    void everyFixOfTheRulesetExists();
};

namespace {

const model::Finding& first(GameFixture& game, std::string_view rule)
{
    for (const model::Finding& finding : game.engine().findings())
        if (finding.rule.text() == rule)
            return finding;
    qFatal("no finding of %s", std::string(rule).c_str());
}

QStringList kinds(GameFixture& game, const model::Finding& finding)
{
    QStringList list;
    for (const rules::Fix& fix : fixesFor(game.engine(), game.package(), finding))
        list << QString::fromStdString(std::string(fix.kind.text()) + (fix.choice.empty() ? "" : " " + fix.choice));
    return list;
}

/// Makes the first fix of a kind.
void fix(GameFixture& game, std::string_view rule, std::string_view kind)
{
    const model::Finding finding = first(game, rule);
    for (const rules::Fix& fix : fixesFor(game.engine(), game.package(), finding))
        if (fix.kind.text() == kind) {
            game.apply(makeFix(game.engine(), game.package(), finding, fix).edits);
            return;
        }
    QFAIL("not offered");
}

std::string hexOf(const GameFixture& game, const char* unit)
{
    const auto* record = game.package().find<model::Unit>(GameFixture::inTest(unit));
    return record ? std::string(record->hex.text()) : "gone";
}

} // namespace

void TestFixes::movesTheSurplusUnitToTheNearestLegalHex()
{
    GameFixture game;
    for (const char* id : {"46-pz", "24-pz", "47-pz", "43-corps", "3-pz"})
        game.place(id, "2001");
    game.place("13r", "2002");
    QCOMPARE(kinds(game, first(game, "SW-9.1.1")), (QStringList{"move-nearest", "remove-surplus"}));
    fix(game, "SW-9.1.1", "move-nearest");
    QVERIFY(game.found().empty());
    // The last of the stack went to the neighbour where no enemy stands.
    QCOMPARE(hexOf(game, "47-pz"), std::string("2101"));
}

void TestFixes::findsNoHexWhereAllAreTaken()
{
    GameFixture game;
    for (int i = 0; i < game.package().atlas().size(); ++i)
        game.apply({model::setTerrain(game.package(), static_cast<model::HexIndex>(i), model::Words("sea"))});
    game.place("13r", "2001");
    const model::Finding finding = first(game, "SW-2.1a");
    const auto fixes = fixesFor(game.engine(), game.package(), finding);
    QVERIFY(!fixes.empty());
    QVERIFY(makeFix(game.engine(), game.package(), finding, fixes.front()).empty());
}

void TestFixes::flipsBack()
{
    GameFixture game(GameFixture::Rules::All);
    game.place("stalin", "2001", "back");
    fix(game, "SW-2.2.1a", "flip");
    QVERIFY(game.of("SW-2.2.1a").empty());
    QVERIFY(game.package().find<model::Unit>(GameFixture::inTest("stalin"))->face.empty());
}

void TestFixes::removes()
{
    GameFixture game(GameFixture::Rules::All);
    game.place("partisan", "2001");
    fix(game, "SW-16.1.1a", "remove");
    QCOMPARE(hexOf(game, "partisan"), std::string("gone"));
}

void TestFixes::suggestsWhatWasMeant()
{
    GameFixture game;
    game.apply({model::setTerrain(game.package(), game.package().atlas().find(Atom("2003")), model::Words("forst"))});
    QCOMPARE(kinds(game, first(game, "vocabulary.unknown")), QStringList{"similar forest"});
    fix(game, "vocabulary.unknown", "similar");
    QCOMPARE(game.package().terrain(game.package().atlas().find(Atom("2003"))), model::Words("forest"));
    QVERIFY(game.found().empty());
}

void TestFixes::suggestsThePlaceThatWasMeant()
{
    GameFixture game;
    auto place = model::Place();
    place.id = Atom("smolensk");
    place.name = "Smolensk";
    place.aliases = "Smalensk; Smaljensk";
    place.hex = Atom("2003");
    place.kinds = model::Words("town");
    game.apply({model::put(place, game.package().all<model::Map>().begin()->first.id)});
    auto unit = model::Unit();
    unit.id = Atom("u");
    unit.card = Atom("all");
    unit.counter = Atom("13r");
    unit.hex = Atom("Smolnsk");
    game.apply({model::put(unit, Atom("test"))});
    QVERIFY(kinds(game, first(game, "reference.dangling")).contains(QStringLiteral("place-hex Smolensk")));
    fix(game, "reference.dangling", "place-hex");
    QCOMPARE(hexOf(game, "u"), std::string("2003"));
    unit.hex = Atom("Smaljensk");
    game.apply({model::put(unit, Atom("test"))});
    QCOMPARE(kinds(game, first(game, "reference.dangling")).front(), QStringLiteral("place-hex Smaljensk"));
    fix(game, "reference.dangling", "place-hex");
    QCOMPARE(hexOf(game, "u"), std::string("2003"));
}

void TestFixes::clearsADanglingReference()
{
    GameFixture game;
    auto unit = model::Unit();
    unit.id = Atom("u");
    unit.card = Atom("all");
    unit.counter = Atom("13r");
    unit.box = Atom("nowhere");
    game.apply({model::put(unit, Atom("test"))});
    fix(game, "reference.dangling", "clear");
    QVERIFY(game.found().empty());
    QVERIFY(game.package().find<model::Unit>(GameFixture::inTest("u"))->box.empty());
}

void TestFixes::addsTheMissingTurn()
{
    GameFixture game;
    auto turn = model::Turn();
    turn.id = Atom("1");
    auto entry = model::Entry();
    entry.id = Atom("e");
    entry.kind = Atom("reinforcement");
    entry.turn = Atom("7");
    entry.counters = model::Words("13r");
    game.apply({model::put(turn, Atom("test")), model::put(entry, Atom("test"))});
    fix(game, "reference.dangling", "add-turn");
    QVERIFY(game.found().empty());
    QVERIFY(game.package().find<model::Turn>(GameFixture::inTest("7")));
}

void TestFixes::givesControlToTheOccupier()
{
    GameFixture game(GameFixture::Rules::All);
    auto place = model::Place();
    place.id = Atom("kiev");
    place.hex = Atom("2005");
    place.kinds = model::Words("city");
    place.side = Atom("soviet");
    game.apply({model::put(place, Atom("main"))});
    game.place("43-corps", "2005");
    fix(game, "SW-3.0a", "control-by-occupier");
    QVERIFY(game.of("SW-3.0a").empty());
}

void TestFixes::fillsTheGapOfALine()
{
    GameFixture game;
    auto line = model::Line();
    line.id = Atom("rail");
    line.kind = Atom("rail");
    line.hexes.hexes = {Atom("2001"), Atom("2005"), Atom("2006")};
    game.apply({model::put(line, Atom("main"))});
    fix(game, "line.gap", "fill-gap");
    QVERIFY(game.found().empty());
    QCOMPARE(game.package().find<model::Line>({.scope = Atom("main"), .id = Atom("rail")})->hexes.hexes.size(), 6U);
}

void TestFixes::fixesAllAndTakesBackWhatMakesThingsWorse()
{
    GameFixture game;
    for (const char* hex : {"2001", "2006", "2010"})
        for (int i = 0; i < 2; ++i) {
            const std::string id = "front-" + std::string(hex) + std::to_string(i);
            game.counter(id, "front", "SU");
            game.place(id, hex);
        }
    QCOMPARE(game.of("SW-9.1.2").size(), 3U);
    const auto all = fixAll(game.engine(), game.package(), Atom("SW-9.1.2"), Atom("move-nearest"), {});
    QCOMPARE(all.fixed, 3);
    QCOMPARE(all.left, 0);
    game.apply(all.transaction.edits);
    QVERIFY(game.found().empty());
    // Stopped before it begins, nothing is done.
    game.place("west-front", "2001");
    game.place("central-front", "2001");
    const auto none = fixAll(game.engine(), game.package(), Atom("SW-9.1.2"), Atom("move-nearest"), [] { return true; });
    QCOMPARE(none.fixed, 0);
    QVERIFY(none.transaction.empty());
}

void TestFixes::everyFixOfTheRulesetExists()
{
    const auto known = rules::fixKinds();
    for (const rules::RuleSpec& rule : GameFixture::stalinsWar(GameFixture::Rules::All)->rules)
        model::forEachWord(rule.fields.text(Atom("fix")), [&](std::string_view fix) {
            QVERIFY2(std::ranges::contains(known, fix), std::string(rule.id.text()).c_str());
        });
}

QTEST_GUILESS_MAIN(TestFixes)
#include "tst_fixes.moc"
