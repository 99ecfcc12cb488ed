#include "rules/cases/case_reader.h"
#include "rules/cases/tally.h"
#include "tests/rules/game_fixture.h"

#include <QTest>

using model::Atom;

namespace {

constexpr std::string_view kBase = R"(<base format="1" game="stalins-war" turn="2" round="1" supply="given">
  <map id="main" terrain="clear"/>
  <hexes>2001..2005</hexes>
  <side id="axis" name="Axis"/><side id="soviet" name="Soviet"/>
  <nation id="GE" side="axis"/><nation id="SU" side="soviet"/>
  <turn id="1"/><turn id="2"/><turn id="3"/>
  <zone id="soviet-union" kind="country" rest="yes"/>
  <type id="pz" kind="panzer" nation="GE"><face id="front" move="5"/></type>
  <flag id="vp" is="7"/>
</base>)";

rules::CaseFile read(const std::string& cases)
{
    const rules::CaseSources sources{
        .text = [](std::string_view) { return std::optional<std::string>(kBase); },
        .package = [](std::string_view) -> std::optional<model::Package> { return GameFixture().package(); }};
    return rules::readCases(R"(<cases format="1" game="stalins-war" base="base.xml">)" + cases + "</cases>",
                            "some.xml", sources);
}

/// The positions of the one case with these elements.
std::vector<rules::CasePosition> positions(const std::string& inside)
{
    auto file = read("<case id='A'>" + inside + "</case>");
    if (!file.findings.empty())
        return {};
    return std::move(file.cases.front().positions);
}

model::Package package(const std::string& elements)
{
    auto read = positions(elements + "<then><silent/></then>");
    return read.empty() ? model::Package() : std::move(read.front().package);
}

/// "what expected / got" for everything that differs.
QStringList run(const std::string& inside)
{
    const auto file = read("<case id='A'>" + inside + "</case>");
    QStringList list;
    for (const model::Finding& finding : file.findings)
        list << QString::fromStdString(std::string(finding.rule.text()));
    for (const rules::Case& one : file.cases)
        for (const rules::Mismatch& mismatch : rules::runCase(one, GameFixture::stalinsWar()).mismatches)
            list << QString::fromStdString(std::string(mismatch.what.text()) + " " + mismatch.expected + " / "
                                           + mismatch.got);
    return list;
}

const std::string kFive =
    "<unit type='pz' hex='2002'/><unit type='pz' hex='2002'/><unit type='pz' hex='2002'/>"
    "<unit type='pz' hex='2002'/><unit type='pz' hex='2002'/>";

} // namespace

/// Case files: how a position is made from them, and what makes a case fail.
class TestCases : public QObject {
    Q_OBJECT
private slots:
    void onlyTheHexesNamedExist();
    void aUnitIsGivenACounter();
    void laterElementsChangeEarlierOnes();
    void elementsCanBeTakenAway();
    void aZoneTakesTheRest();
    void linesRunThroughRunsOfHexes();
    void aWhenStartsFromItsCase();
    void aPackageCanBeTheStart();

    void everyErrorMustBeNamed();
    void findingsAreFoundWhereTheyAre();
    void silenceIsBroken();
    void answersAreCompared();
    void whatDoesNotExistIsSaid();
    void theTallyKnowsWhatIsNotShown();
};

void TestCases::onlyTheHexesNamedExist()
{
    const model::Package two = package("<hexes>2003 2105</hexes><hex id='2105' terrain='forest'/>");
    QCOMPARE(two.atlas().size(), 2);
    QVERIFY(model::exists(two.atlas().find(Atom("2003"))));
    QCOMPARE(two.terrain(two.atlas().find(Atom("2105"))), model::Words("forest"));
    QVERIFY(!model::exists(two.atlas().find(Atom("2004"))));
    // The base's hexes, and their neighbours as on the whole map.
    const model::Package strip = package("");
    QCOMPARE(strip.atlas().size(), 5);
    QCOMPARE(strip.atlas().distance(strip.atlas().find(Atom("2001")), strip.atlas().find(Atom("2005"))), 4);
}

void TestCases::aUnitIsGivenACounter()
{
    const model::Package made = package("<unit id='x' type='pz' move='4' hex='2002' face='back' "
                                        "marks='oos'><face id='back' move='2'/></unit>");
    const auto* unit = made.find<model::Unit>({.scope = Atom("case"), .id = Atom("x")});
    QVERIFY(unit);
    QCOMPARE(unit->hex, Atom("2002"));
    QCOMPARE(unit->marks, model::Words("oos"));
    QVERIFY(unit->fields.empty());
    const auto* counter = made.find<model::Counter>(unit->counter);
    QVERIFY(counter);
    QCOMPARE(counter->type, Atom("pz"));
    QCOMPARE(counter->fields.text(Atom("move")), std::string_view("4"));
    QCOMPARE(counter->faces.size(), std::size_t{1});
    QVERIFY(!counter->fields.has(Atom("hex")));
}

void TestCases::laterElementsChangeEarlierOnes()
{
    const model::Package made =
        package("<flag id='vp' is='9'/><place id='p' hex='2001' kinds='city' side='axis'/>"
                "<place id='p' side='soviet'/><scenario kind='tournament'/>");
    QCOMPARE(made.find<model::Flag>({.scope = Atom("case"), .id = Atom("vp")})->is, std::string("9"));
    const auto* place = made.find<model::Place>({.scope = Atom("main"), .id = Atom("p")});
    QCOMPARE(place->side, Atom("soviet"));
    QCOMPARE(place->kinds, model::Words("city"));
    const auto* scenario = made.find<model::Scenario>(Atom("case"));
    QCOMPARE(scenario->kind, Atom("tournament"));
    QCOMPARE(scenario->firstTurn, Atom("2"));
}

void TestCases::elementsCanBeTakenAway()
{
    const model::Package made = package("<unit id='x' type='pz'/><without flag='vp' unit='x'/>");
    QVERIFY(made.all<model::Flag>().empty());
    QVERIFY(made.all<model::Unit>().empty());
}

void TestCases::aZoneTakesTheRest()
{
    const model::Package made = package("<zone id='hungary' kind='country'>2002 2003</zone>"
                                        "<zone id='paulus' kind='region'>2004</zone>");
    const auto* rest = made.find<model::Zone>({.scope = Atom("main"), .id = Atom("soviet-union")});
    QCOMPARE(rest->hexes.hexes, (std::vector{Atom("2001"), Atom("2004"), Atom("2005")}));
    QVERIFY(rest->fields.empty());
}

void TestCases::linesRunThroughRunsOfHexes()
{
    const model::Package made = package("<line id='r' kind='rail' hexes='2001..2003 2004'/>");
    QCOMPARE(made.find<model::Line>({.scope = Atom("main"), .id = Atom("r")})->hexes.hexes.size(),
             std::size_t{4});
}

void TestCases::aWhenStartsFromItsCase()
{
    const auto read =
        positions("<unit id='x' type='pz' hex='2001'/><then><silent/></then>"
                  "<when turn='3' weather='clear'><unit id='x' hex='2002'/><then><silent/></then></when>"
                  "<when supply='computed'><then><silent/></then></when>");
    QCOMPARE(read.size(), std::size_t{3});
    const auto hexOf = [](const rules::CasePosition& position) {
        return position.package.find<model::Unit>({.scope = position.scenario, .id = Atom("x")})->hex;
    };
    QCOMPARE(hexOf(read[0]), Atom("2001"));
    QCOMPARE(hexOf(read[1]), Atom("2002"));
    QCOMPARE(hexOf(read[2]), Atom("2001"));
    QCOMPARE(read[1].whatIf.turn, std::optional(Atom("3")));
    QVERIFY(read[1].whatIf.supplyGiven);
    QVERIFY(!read[2].whatIf.turn);
    QVERIFY(!read[2].whatIf.supplyGiven);
}

void TestCases::aPackageCanBeTheStart()
{
    const auto file =
        read("<case id='A' package='p' scenario='test'><unit id='new' counter='24-pz' hex='2101'/>"
             "<then><silent/></then></case>");
    QCOMPARE(file.cases.size(), std::size_t{1});
    const model::Package& changed = file.cases.front().positions.front().package;
    QCOMPARE(changed.atlas().size(), 24);
    QVERIFY(changed.find<model::Unit>({.scope = Atom("test"), .id = Atom("new")}));
}

void TestCases::everyErrorMustBeNamed()
{
    QCOMPARE(run(kFive + "<then><finds rule='SW-9.1.1'/></then>"), QStringList());
    QCOMPARE(run(kFive + "<then><silent/></then>"), QStringList("unexpected  / SW-9.1.1"));
    QCOMPARE(run(kFive + "<then><silent rule='SW-9.1.2'/></then>"), QStringList("unexpected  / SW-9.1.1"));
    // Nothing is said of findings: a case may ask only a question.
    QCOMPARE(run(kFive + "<then><stack hex='2002' units='5'/></then>"), QStringList());
    const auto relaxed = [](const std::string& attribute) {
        return read("<case id='A' " + attribute + ">" + kFive
                    + "<then><silent rule='SW-9.1.2'/></then></case>");
    };
    for (const std::string attribute : {"others='free'", "ignores='SW-9.1.1'"}) {
        const auto file = relaxed(attribute);
        QVERIFY(rules::runCase(file.cases.front(), GameFixture::stalinsWar()).passed());
    }
}

void TestCases::findingsAreFoundWhereTheyAre()
{
    QCOMPARE(run(kFive + "<then><finds rule='SW-9.1.1' on='2002' severity='error'/></then>"), QStringList());
    QCOMPARE(run(kFive + "<then><finds rule='SW-9.1.1' on='2003'/></then>"),
             (QStringList{"missing SW-9.1.1 / error hex 2002", "unexpected  / SW-9.1.1"}));
    QCOMPARE(run(kFive + "<then><finds rule='SW-9.1.1' severity='warning'/></then>").size(), 2);
}

void TestCases::silenceIsBroken()
{
    QCOMPARE(run(kFive + "<then><silent rule='SW-9.1.1'/></then>"), QStringList("unexpected  / SW-9.1.1"));
}

void TestCases::answersAreCompared()
{
    const std::string map = "<hexes>2001..2003 2101</hexes><then>";
    QCOMPARE(run(map + "<neighbours hex='2002' is='2003 2001 2101' has='2001' not='2003'/></then>"),
             QStringList("not 2003 / 2001 2003 2101"));
    QCOMPARE(run(map + "<neighbours hex='2003' is='none'/></then>"), QStringList("is none / 2002"));
    QCOMPARE(run(map + "<distance from='2001' to='2003' is='2.0'/></then>"), QStringList());
    QCOMPARE(run("<place id='p' hex='2001' kinds='city' side='axis'/><then><control hex='2001' is='axis'/>"
                 "<control hex='2002' is='none'/></then>"),
             QStringList());
}

void TestCases::whatDoesNotExistIsSaid()
{
    QCOMPARE(run("<then><supply unit='nobody' is='full'/></then>"), QStringList("unknown nobody / "));
    QCOMPARE(run("<then><distance from='2001' to='9999' is='1'/></then>"), QStringList("unknown 9999 / "));
}

void TestCases::theTallyKnowsWhatIsNotShown()
{
    const auto file = read("<case id='A' shows='SW-8.1a'>" + kFive
                           + "<then><finds rule='SW-9.1.1'/><silent rule='SW-9.1.2'/></then></case>"
                             "<case id='B' shows='SW-8.1b'>"
                           + kFive + "<then><silent rule='SW-9.1.1'/></then></case>");
    rules::Tally tally(GameFixture::stalinsWar());
    const std::vector rulebook{Atom("SW-8.1a"), Atom("SW-8.1b"), Atom("SW-9.1.1")};
    tally.addRulebook(rulebook);
    for (const rules::Case& one : file.cases)
        tally.add(one, rules::runCase(one, GameFixture::stalinsWar()));
    QCOMPARE(tally.passed(), 1);
    QCOMPARE(tally.failed(), 1);
    QVERIFY(!std::ranges::contains(tally.neverFired(), Atom("SW-9.1.1")));
    QVERIFY(std::ranges::contains(tally.neverSilent(), Atom("SW-9.1.1")));
    QVERIFY(!std::ranges::contains(tally.neverSilent(), Atom("SW-9.1.2")));
    QCOMPARE(tally.checks(), 1);
    QCOMPARE(tally.answers(), 1);
    QCOMPARE(tally.missing(), std::vector{Atom("SW-8.1b")});
}

QTEST_APPLESS_MAIN(TestCases)
#include "tst_cases.moc"
