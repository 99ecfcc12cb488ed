#include "tests/rules/game_fixture.h"

#include "rules/formula/formula.h"

#include <QTest>

using model::Atom;
using rules::Formula;

/// The language of rulesets: what a person can write and what it answers.
class TestFormula : public QObject {
    Q_OBJECT
private slots:
    void answers_data();
    void answers();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void valuesCanBeNamed();
    void valuesMadeFromThemselvesAreRefused();
    void knowsWhatItReads();
    void conjunctionsComeApart();
    void everyHexIsInPlayWithoutScenario();
};

namespace {

GameFixture& game()
{
    static GameFixture fixture;
    static const bool made = [] {
        fixture.place("24-pz", "2005");
        fixture.place("6-army", "2005");
        fixture.place("13r", "2006");
        auto place = model::Place();
        place.id = Atom("kiev");
        place.hex = Atom("2006");
        place.kinds = model::Words("city victory");
        place.name = "Kiev";
        place.side = Atom("soviet");
        auto flag = model::Flag();
        flag.id = Atom("festung");
        flag.is = "yes";
        auto zone = model::Zone();
        zone.id = Atom("soviet-union");
        zone.kind = Atom("country");
        zone.hexes.insert(Atom("2006"));
        fixture.apply({model::put(place, Atom("main")), model::put(flag, Atom("test")), model::put(zone, Atom("main")),
                       model::setTerrain(fixture.package(), fixture.package().atlas().find(Atom("2006")),
                                         model::Words("forest swamp"))});
        return true;
    }();
    Q_UNUSED(made)
    return fixture;
}

/// The answer about 24 Pz in 2005, or about hex 2006 as the Axis see it.
std::string ask(const char* text, bool hex)
{
    const auto formula = Formula::parse(text);
    if (!formula)
        return "wrong: " + std::string(formula.error().message.text());
    const auto position = game().engine().position(game().package(), Atom("test"));
    const auto there = game().package().atlas().find(Atom("2006"));
    for (const rules::Placed& unit : position.occupancy.all())
        if (unit.unit == Atom("24-pz"))
            return formula->text(hex ? sceneOf(position, there, Atom("axis")) : sceneOf(position, unit));
    return {};
}

} // namespace

void TestFormula::answers_data()
{
    QTest::addColumn<QByteArray>("formula");
    QTest::addColumn<bool>("ofHex");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* formula, bool ofHex, const char* answer) {
        QTest::newRow(formula) << QByteArray(formula) << ofHex << QString::fromUtf8(answer);
    };
    row("1 + 2 * 3", false, "7");
    row("(1 + 2) * 3 - -1", false, "10");
    row("7 / 2", false, "3.5");
    row("1 / 0", false, "0");
    row("ceil(7 / 2) + floor(7 / 2) + abs(-2) + min(3, 1, 2) + max(3, 1, 2)", false, "13");
    row("if 1 < 2 then 'a b' else 'c'", false, "a b");
    row("true and false or true", false, "yes");
    row("true or true and false", false, "yes");
    row("not true or true", false, "yes");
    row("unit", false, "24-pz");
    row("hex", false, "2005");
    row("kind is panzer|army", false, "yes");
    row("kind is not panzer", false, "no");
    row("side is own", false, "yes");
    row("side is axis and nation is GE and class is SCU", false, "yes");
    row("kind", false, "Panzer corps");
    row("on-map and face is front and marks is none", false, "yes");
    row("count(stack: true)", false, "2");
    row("names(stack: class is LCU)", false, "6-army");
    row("count(units: side is enemy)", false, "1");
    row("any(adjacent: side is enemy)", false, "yes");
    row("all(units: on-map)", false, "yes");
    row("any(stack: kind = outer.kind and id != outer.id)", false, "no");
    row("terrain is swamp and terrain is forest and not (terrain is clear)", true, "yes");
    row("most(terrain, move)", true, "2");
    row("total(terrain, move)", true, "4");
    row("flagged(terrain, halts)", true, "yes");
    row("place", true, "Kiev");
    row("places is city and places is victory", true, "yes");
    row("zones is soviet-union", true, "yes");
    row("controller is enemy", true, "yes");
    row("controller is own", true, "no");
    row("held(kiev)", false, "Soviet");
    row("held(nowhere) is none", false, "yes");
    row("exists(kiev) and not exists(atlantis)", false, "yes");
    row("distance(kiev)", false, "1");
    row("at(kiev: terrain is swamp)", false, "yes");
    row("count(neighbours: true)", false, "4");
    row("count(place: its-words(kinds) is city)", false, "1");
    row("names(place: true, its(name))", false, "Kiev");
    row("flag(festung)", false, "yes");
    row("played(festung) and not played(blau)", false, "yes");
    row("flag(blau) is none", false, "yes");
    row("flag(blau) + 1", false, "1");
    row("distinct(units: true, nation)", false, "2");
}

void TestFormula::answers()
{
    QFETCH(QByteArray, formula);
    QFETCH(bool, ofHex);
    QFETCH(QString, answer);
    QCOMPARE(QString::fromStdString(ask(formula.constData(), ofHex)), answer);
}

void TestFormula::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("formula");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<int>("column");
    QTest::newRow("nothing") << QByteArray("") << QByteArray("formula.end") << 1;
    QTest::newRow("half") << QByteArray("kind is") << QByteArray("formula.end") << 8;
    QTest::newRow("unknown fact") << QByteArray("true and kin is army") << QByteArray("formula.unknown") << 10;
    QTest::newRow("unknown set") << QByteArray("count(dragons: true)") << QByteArray("formula.unknown") << 14;
    QTest::newRow("unknown function") << QByteArray("sqrt(2)") << QByteArray("formula.unknown") << 6;
    QTest::newRow("bracket") << QByteArray("(true") << QByteArray("formula.end") << 6;
    QTest::newRow("too much") << QByteArray("true true") << QByteArray("formula.unexpected") << 6;
    QTest::newRow("sign") << QByteArray("1 + ;") << QByteArray("formula.unexpected") << 5;
    QTest::newRow("deep") << QByteArray(500, '(') << QByteArray("formula.deep") << 65;
}

void TestFormula::saysWhatIsWrong()
{
    QFETCH(QByteArray, formula);
    QFETCH(QByteArray, message);
    QFETCH(int, column);
    const auto parsed = Formula::parse(formula.toStdString());
    QVERIFY(!parsed);
    QCOMPARE(QByteArray::fromStdString(std::string(parsed.error().message.text())), message);
    QCOMPARE(parsed.error().column, column);
}

void TestFormula::valuesCanBeNamed()
{
    const std::string text = "2 + 3";
    const auto named = [&](Atom id) { return id == Atom("five") ? &text : nullptr; };
    const auto formula = Formula::parse("five * 2", named);
    QVERIFY(formula);
    QCOMPARE(formula->number({}), 10.0);
}

void TestFormula::valuesMadeFromThemselvesAreRefused()
{
    const std::string text = "snake and snake";
    const auto formula = Formula::parse("snake", [&](Atom) { return &text; });
    QVERIFY(!formula);
    QCOMPARE(formula.error().message.text(), std::string_view("formula.deep"));
}

void TestFormula::knowsWhatItReads()
{
    using rules::Facet;
    const auto reads = [](const char* text) { return Formula::parse(text).value().reads(); };
    QVERIFY(reads("kind is army and nation is GE").only({Facet::Counter}));
    QVERIFY(reads("turn is 1 and season is winter").only({Facet::Situation}));
    QVERIFY(reads("any(stack: class is LCU)").only({Facet::Stack, Facet::Counter}));
    QVERIFY(reads("count(units: kind is army) > 1").has(Facet::Units));
    QVERIFY(reads("any(place: true)").records.test(model::kindIndex<model::Place>()));
    QVERIFY(reads("enemy-zoc").has(Facet::Zoc));
}

void TestFormula::conjunctionsComeApart()
{
    QCOMPARE(Formula::parse("true and (false and true) and 1 = 1").value().conjuncts().size(), 4U);
    QCOMPARE(Formula::parse("true or false").value().conjuncts().size(), 1U);
}

void TestFormula::everyHexIsInPlayWithoutScenario()
{
    const auto position = game().engine().position(game().package(), Atom());
    const auto there = game().package().atlas().find(Atom("2006"));
    const auto formula = Formula::parse("in-play");
    QVERIFY(formula);
    QCOMPARE(formula->text(sceneOf(position, there, Atom("axis"))), std::string("yes"));
}

QTEST_GUILESS_MAIN(TestFormula)
#include "tst_formula.moc"
