#include "rules/fixes/fix.h"
#include "tests/rules/game_fixture.h"

#include <QTest>

using model::Atom;
using model::Words;
using Found = std::vector<std::string>;

/// The rules of Stalin's War on small positions: cases C001 to C013 of its digest and their neighbours.
class TestRuleModules : public QObject {
    Q_OBJECT
private slots:
    void theFixtureIsClean();
    void fourUnitsMayStackAndFiveMayNot();
    void onlyOneLcu();
    void stalinIsNotCounted();
    void countsEachSideByItself();
    void onePartisanInAHex();
    void hungariansAndRomaniansApart();
    void partisansStackWithNoOtherSoviet();
    void inactivePartisansMayBeAmongEnemies();
    void activePartisansMayNot();
    void fortifiedZoneIsNoUnit();
    void stackingRestsDuringMovement();
    void unitsStandOnPlayableLand();
    void unitsStandInTheAreaInPlay();
    void unitsStandOnMapsOfTheScenario();
    void countersAreInPlayOnce();
    void reinforcementsCountAsInPlay();
    void linesHaveNoGaps();
    void fieldsHaveTheirRange();
    void wordsAreOfTheGame();
    void coloursAndTurnsAreReal();
    void theBackIsTheWeakerSide();
    void everyStepHasAFace();
    void designationsDiffer();
    void symbolsFitTheirKinds();
    void cardsAreRightAboutCounters();
    void unknownNationsHarmNothing();
};

void TestRuleModules::theFixtureIsClean()
{
    GameFixture game;
    QCOMPARE(game.found(), Found{});
}

void TestRuleModules::fourUnitsMayStackAndFiveMayNot()
{
    GameFixture game;
    for (const char* id : {"46-pz", "24-pz", "47-pz", "43-corps"})
        game.place(id, "2005");
    QCOMPARE(game.found(), Found{});
    game.place("3-pz", "2005");
    QCOMPARE(game.found(), Found{"SW-9.1.1 hex 2005"});
    const model::Finding finding = game.of("SW-9.1.1").front();
    QCOMPARE(finding.severity, model::Severity::Error);
    QCOMPARE(finding.scenario.text(), std::string_view("test"));
    QCOMPARE(finding.arguments, (std::vector<std::string>{"5", "4", "3-pz, 24-pz, 43-corps, 46-pz, 47-pz"}));
    QCOMPARE(finding.related.size(), 5U);
    game.place("3-pz", "2006");
    QCOMPARE(game.found(), Found{});
}

void TestRuleModules::onlyOneLcu()
{
    GameFixture game;
    game.place("west-front", "2005");
    game.place("central-front", "2005");
    QCOMPARE(game.found(), Found{"SW-9.1.2 hex 2005"});
    QCOMPARE(game.of("SW-9.1.2").front().message.text(), std::string_view("stacking.count-of"));
    // All nationalities of a side count together.
    GameFixture axis;
    axis.place("6-army", "2005");
    axis.place("ro-3-army", "2005");
    QCOMPARE(axis.found(), Found{"SW-9.1.2 hex 2005"});
}

void TestRuleModules::stalinIsNotCounted()
{
    GameFixture game;
    for (const char* id : {"west-front", "7m", "20r", "21r", "stalin"})
        game.place(id, "2005");
    QCOMPARE(game.found(), Found{});
}

void TestRuleModules::countsEachSideByItself()
{
    GameFixture game;
    for (const char* id : {"46-pz", "24-pz", "47-pz", "13r", "20r", "21r"})
        game.place(id, "2005");
    QCOMPARE(game.found(), Found{"SW-10.1.6 hex 2005"});
    QCOMPARE(game.of("SW-10.1.6").front().arguments,
             (std::vector<std::string>{"13r", "Soviet", "24-pz", "Axis"}));
}

void TestRuleModules::onePartisanInAHex()
{
    GameFixture game;
    game.place("partisan", "2005", {}, "p1");
    QCOMPARE(game.found(), Found{});
    game.place("partisan", "2005", "back", "p2");
    QCOMPARE(game.found(), Found{"SW-9.1.3 hex 2005"});
    QCOMPARE(game.of("SW-9.1.3").front().arguments.front(), std::string("Partisan"));
}

void TestRuleModules::hungariansAndRomaniansApart()
{
    GameFixture game;
    game.place("ro-corps", "2005");
    game.place("43-corps", "2005");
    QCOMPARE(game.found(), Found{});
    game.place("hu-corps", "2005");
    QCOMPARE(game.found(), Found{"SW-9.2.1 hex 2005"});
    QCOMPARE(game.of("SW-9.2.1").front().arguments,
             (std::vector<std::string>{"Hungary", "Romania", "hu-corps, ro-corps"}));
    QCOMPARE(game.of("SW-9.2.1").front().related.size(), 2U);
}

void TestRuleModules::partisansStackWithNoOtherSoviet()
{
    GameFixture game;
    game.place("partisan", "2005");
    game.place("stalin", "2005");
    QCOMPARE(game.found(), Found{"SW-9.2.2 hex 2005"});
    game.place("stalin", "2006");
    game.place("fz", "2005");
    QCOMPARE(game.found(), Found{});
}

void TestRuleModules::inactivePartisansMayBeAmongEnemies()
{
    GameFixture game;
    game.place("partisan", "2005", "front");
    game.place("6-army", "2005");
    game.place("3-pz", "2005");
    QCOMPARE(game.found(), Found{});
}

void TestRuleModules::activePartisansMayNot()
{
    GameFixture game;
    game.place("partisan", "2005", "back");
    game.place("43-corps", "2005");
    QCOMPARE(game.found(), Found{"SW-10.1.6 hex 2005"});
    game.place("partisan", "2005");
    QCOMPARE(game.found(), Found{});
}

void TestRuleModules::fortifiedZoneIsNoUnit()
{
    GameFixture game;
    game.place("fz", "2005", {}, "fz1");
    game.place("43-corps", "2005");
    QCOMPARE(game.found(), Found{});
    game.place("fz", "2005", {}, "fz2");
    QCOMPARE(game.found(), Found{"SW-9.1.3 hex 2005"});
}

void TestRuleModules::stackingRestsDuringMovement()
{
    GameFixture game;
    game.place("west-front", "2005");
    game.place("central-front", "2005");
    game.moment("in-motion");
    QCOMPARE(game.found(), Found{"SW-9.1.4 scenario test"});
    QCOMPARE(game.of("SW-9.1.4").front().severity, model::Severity::Info);
    game.moment("start");
    QCOMPARE(game.found(), Found{"SW-9.1.2 hex 2005"});
}

void TestRuleModules::unitsStandOnPlayableLand()
{
    GameFixture game;
    game.place("13r", "2005");
    const auto hex = game.package().atlas().find("2005");
    game.apply({model::setTerrain(game.package(), hex, Words("sea lake"))});
    QCOMPARE(game.found(), Found{"SW-2.1a unit test/13r"});
    QCOMPARE(game.of("SW-2.1a").front().message.text(), std::string_view("unit.no-land"));
    game.apply({model::setTerrain(game.package(), hex, Words("sea forest"))});
    QCOMPARE(game.found(), Found{});
}

void TestRuleModules::unitsStandInTheAreaInPlay()
{
    GameFixture game;
    game.place("13r", "2005");
    model::Area area;
    area.id = Atom("play");
    area.kind = Atom("in-play");
    area.hexes.insert(Atom("2001"));
    game.apply({model::put(area, Atom("test"))});
    QCOMPARE(game.found(), Found{"SW-2.1a unit test/13r"});
    QCOMPARE(game.of("SW-2.1a").front().arguments, (std::vector<std::string>{"13r", "2005"}));
    model::Zone zone;
    zone.id = Atom("south");
    zone.kind = Atom("region");
    zone.hexes.insert(Atom("2005"));
    area.zones = Words("south");
    game.apply({model::put(area, Atom("test")), model::put(zone, Atom("main"))});
    QCOMPARE(game.found(), Found{});
    game.apply({model::erase<model::Zone>({.scope = Atom("main"), .id = Atom("south")})});
    QCOMPARE(game.of("SW-2.1a").size(), 1U);
}

void TestRuleModules::unitsStandOnMapsOfTheScenario()
{
    GameFixture game;
    model::Map inset;
    inset.id = Atom("inset");
    inset.grid.columns = inset.grid.rows = 3;
    inset.numbering.prefix = "I";
    inset.terrain = Words("clear");
    auto scenario = *game.package().find<model::Scenario>(Atom("test"));
    scenario.maps = Words("main");
    game.apply({model::put(inset), model::put(scenario)});
    game.place("13r", "I0101");
    QCOMPARE(game.found(), Found{"SW-2.1a unit test/13r"});
    QCOMPARE(game.of("SW-2.1a").front().message.text(), std::string_view("unit.off-map"));
    scenario.maps = Words("inset main");
    game.apply({model::put(scenario)});
    QCOMPARE(game.found(), Found{});
}

void TestRuleModules::countersAreInPlayOnce()
{
    GameFixture game;
    game.place("13r", "2005");
    game.place("13r", "2006", {}, "again");
    QCOMPARE(game.found(), Found{"SW-2.2.1d counter 13r"});
    QCOMPARE(game.of("SW-2.2.1d").front().related.size(), 2U);
    auto counter = *game.package().find<model::Counter>(Atom("13r"));
    counter.copies = 2;
    game.apply({model::put(counter)});
    QCOMPARE(game.found(), Found{});
}

void TestRuleModules::reinforcementsCountAsInPlay()
{
    GameFixture game;
    game.place("13r", "2005");
    model::Entry entry;
    entry.id = Atom("turn-3");
    entry.kind = Atom("reinforcement");
    entry.turn = Atom("3");
    entry.counters = Words("13r 20r");
    model::Turn turn;
    turn.id = entry.turn;
    game.apply({model::put(turn, Atom("test")), model::put(entry, Atom("test"))});
    QCOMPARE(game.found(), Found{"SW-2.2.1d counter 13r"});
    entry.kind = Atom("withdrawal");
    entry.counters = Words("13r");
    game.apply({model::put(entry, Atom("test"))});
    QCOMPARE(game.found(), Found{});
}

void TestRuleModules::linesHaveNoGaps()
{
    GameFixture game;
    model::Line line;
    line.id = Atom("rail");
    line.kind = Atom("rail");
    line.hexes.hexes = {Atom("2001"), Atom("2002"), Atom("2005"), Atom("2006")};
    game.apply({model::put(line, Atom("main"))});
    QCOMPARE(game.found(), Found{"line.gap line main/rail"});
    QCOMPARE(game.of("line.gap").front().arguments, (std::vector<std::string>{"2002", "2005"}));
    QVERIFY(game.of("line.gap").front().scenario.empty());
}

void TestRuleModules::fieldsHaveTheirRange()
{
    GameFixture game;
    auto counter = *game.package().find<model::Counter>(Atom("13r"));
    counter.faces.resize(1);
    counter.faces[0].id = Atom("front");
    const auto withAttack = [&](const char* attack) {
        counter.faces[0].fields.set(Atom("attack"), attack);
        game.apply({model::put(counter)});
        const auto findings = game.of("field.value");
        return findings.empty() ? std::string() : std::string(findings.front().message.text());
    };
    QCOMPARE(withAttack("3"), std::string());
    QCOMPARE(withAttack("three"), std::string("field.number"));
    QCOMPARE(withAttack("21"), std::string("field.range"));
    QCOMPARE(game.of("field.value").front().arguments, (std::vector<std::string>{"Attack", "21", "0–20"}));
    QCOMPARE(withAttack("20"), std::string());
    counter.fields.set(Atom("class"), "huge");
    counter.fields.set(Atom("no-zoc"), "maybe");
    game.apply({model::put(counter)});
    QCOMPARE(game.of("field.value").size(), 2U);
    QCOMPARE(game.of("field.value")[0].message.text(), std::string_view("field.choice"));
    QCOMPARE(game.of("field.value")[1].message.text(), std::string_view("field.flag"));
}

void TestRuleModules::wordsAreOfTheGame()
{
    GameFixture game;
    const auto& atlas = game.package().atlas();
    game.apply({model::setTerrain(game.package(), atlas.find("2005"), Words("forest jungle")),
                model::setHexside(game.package(), atlas.findSide("2001/2002"), Words("brook river"))});
    QCOMPARE(game.found(), (Found{"vocabulary.unknown hex 2005", "vocabulary.unknown hexside 2002 0"}));
    QCOMPARE(game.of("vocabulary.unknown")[0].arguments, std::vector<std::string>{"jungle"});
    QCOMPARE(game.of("vocabulary.unknown")[0].severity, model::Severity::Warning);
    model::Place place;
    place.id = Atom("moscow");
    place.hex = Atom("2001");
    place.kinds = Words("city spaceport");
    game.apply({model::put(place, Atom("main"))});
    QCOMPARE(game.of("vocabulary.unknown").size(), 3U);
    game.counter("x", "zeppelin", "GE");
    QCOMPARE(game.of("vocabulary.unknown").size(), 4U);
}

namespace {

/// The rules about counter data that Stalin's War uses, on the counters of the fixture.
struct CounterData : GameFixture {
    CounterData()
        : GameFixture(Rules::All)
    {
    }
    /// A counter with these attack values, a face each.
    void put(const char* id, std::vector<const char*> attacks,
             const std::function<void(model::Counter&)>& more = {})
    {
        model::Counter counter = package().find<model::Counter>(Atom(id))
            ? *package().find<model::Counter>(Atom(id))
            : model::Counter{};
        counter.id = Atom(id);
        counter.sheet = package().all<model::Sheet>().begin()->first.id;
        counter.nation = Atom("GE");
        counter.kind = Atom("panzer");
        counter.faces.clear();
        for (std::size_t i = 0; i < attacks.size(); ++i) {
            counter.faces.emplace_back().id = Atom(i == 0 ? "front" : "back");
            if (*attacks[i])
                counter.faces.back().fields.set(Atom("attack"), attacks[i]);
        }
        if (more)
            more(counter);
        apply({model::put(std::move(counter))});
    }
    /// The messages of a rule about a counter.
    Found about(const char* rule, const char* id)
    {
        Found found;
        for (const model::Finding& finding : of(rule))
            if (finding.subject == model::Subject::of<model::Counter>({.scope = {}, .id = Atom(id)}))
                found.push_back(std::string(finding.message.text()) + ' ' + finding.discriminator);
        return found;
    }
};

} // namespace

void TestRuleModules::coloursAndTurnsAreReal()
{
    const auto read = rules::readRuleset(
        "<ruleset id=\"x\" title=\"X\" version=\"1\">"
        "<field id=\"box-colour\" name=\"Box\" on=\"counter\" type=\"colour\"/>"
        "<field id=\"entry\" name=\"Turn of entry\" on=\"counter\" type=\"turn\"/></ruleset>",
        "x.xml");
    GameFixture game;
    model::Package package = game.package();
    rules::Engine engine(read.ruleset);
    const auto messages = [&](const char* colour, const char* turn) {
        model::Counter counter;
        counter.id = Atom("a");
        counter.sheet = package.all<model::Sheet>().begin()->first.id;
        counter.fields.set(Atom("box-colour"), colour);
        counter.fields.set(Atom("entry"), turn);
        model::Turn space;
        space.id = Atom("3");
        package.apply(
            {.label = {}, .arguments = {}, .edits = {model::put(counter), model::put(space, Atom("test"))}});
        engine.reset(package);
        Found found;
        for (const model::Finding& finding : engine.findings())
            if (finding.rule == Atom("field.value"))
                found.emplace_back(finding.message.text());
        return found;
    };
    QCOMPARE(messages("#c0392b", "3"), Found{});
    QCOMPARE(messages("red", "3"), Found{"field.colour"});
    QCOMPARE(messages("#c0392b", "33"), Found{"field.turn"});
}

void TestRuleModules::theBackIsTheWeakerSide()
{
    CounterData game;
    game.put("x", {"4", "3"});
    QCOMPARE(game.about("SW-2.2.1e", "x"), Found{});
    game.put("x", {"4", "5"});
    QCOMPARE(game.about("SW-2.2.1e", "x"), Found{"counter.back-stronger back/attack"});
    const model::Finding finding = game.of("SW-2.2.1e").front();
    QCOMPARE(finding.arguments[2], std::string("5"));
    // The fix gives the back what the front has.
    const auto fixes = rules::fixesFor(game.engine(), game.package(), finding);
    QCOMPARE(fixes.size(), 1U);
    const auto fix = rules::makeFix(game.engine(), game.package(), finding, fixes.front());
    game.apply(fix.edits);
    QCOMPARE(game.about("SW-2.2.1e", "x"), Found{});
    QCOMPARE(game.package().find<model::Counter>(Atom("x"))->faces[1].fields.number(Atom("attack")),
             std::optional(4));
    // An Active Partisan is on the back, and may be stronger.
    game.put("x", {"0", "1"}, [](model::Counter& counter) { counter.kind = Atom("partisan"); });
    QCOMPARE(game.about("SW-2.2.1e", "x"), Found{});
}

void TestRuleModules::everyStepHasAFace()
{
    CounterData game;
    const auto steps = [](const char* count) {
        return [count](model::Counter& counter) { counter.fields.set(Atom("steps"), count); };
    };
    game.put("x", {"4", "3"}, steps("2"));
    QCOMPARE(game.about("SW-2.2.1f", "x"), Found{});
    game.put("x", {"4"}, steps("2"));
    QCOMPARE(game.about("SW-2.2.1f", "x"), Found{"counter.step-missing /steps"});
    const auto fixes = rules::fixesFor(game.engine(), game.package(), game.of("SW-2.2.1f").front());
    QCOMPARE(fixes.size(), 1U);
    game.apply(
        rules::makeFix(game.engine(), game.package(), game.of("SW-2.2.1f").front(), fixes.front()).edits);
    QCOMPARE(game.about("SW-2.2.1f", "x"), Found{});
    // Four steps lie on two counters.
    const auto paired = [](model::Counter& counter) {
        counter.fields.set(Atom("steps"), "4");
        counter.pair = Atom("weak");
    };
    game.put("weak", {"3"});
    game.put("x", {"4", "3"}, paired);
    QCOMPARE(game.about("SW-2.2.1f", "x"), Found{"counter.step-missing /steps"});
    game.put("weak", {"3", "2"});
    QCOMPARE(game.about("SW-2.2.1f", "x"), Found{});
    game.put("y", {"4", ""});
    QCOMPARE(game.about("SW-2.2.1f", "y"), Found{"counter.step-blank back/attack"});
    game.put("y", {"4", "3"},
             [](model::Counter& counter) { counter.fields.set(Atom("half-stripe"), "yes"); });
    QCOMPARE(game.about("SW-2.2.1f", "y"), Found{"counter.step-extra /half-stripe"});
}

void TestRuleModules::designationsDiffer()
{
    CounterData game;
    const auto named = [](const char* pair) {
        return [pair](model::Counter& counter) {
            counter.name = "6th Army";
            counter.pair = Atom(pair);
        };
    };
    const std::size_t before = game.of("SW-2.2.1g").size();
    game.put("x", {"4"}, named("y"));
    game.put("y", {"3"}, named("x"));
    QCOMPARE(game.of("SW-2.2.1g").size(), before);
    game.put("z", {"3"}, named(""));
    QCOMPARE(game.of("SW-2.2.1g").size(), before + 1);
    game.put("z", {"3"}, [](model::Counter& counter) {
        counter.name = "6th Army";
        counter.pair = {};
        counter.nation = Atom("RO");
    });
    QCOMPARE(game.of("SW-2.2.1g").size(), before);
}

void TestRuleModules::symbolsFitTheirKinds()
{
    CounterData game;
    const auto with = [](const char* symbol) {
        return [symbol](model::Counter& counter) { counter.symbol = Atom(symbol); };
    };
    game.put("x", {"4"}, with("armor"));
    QCOMPARE(game.about("SW-2.2.1h", "x"), Found{});
    game.put("x", {"4"}, with("infantry"));
    QCOMPARE(game.about("SW-2.2.1h", "x"), Found{"counter.symbol /symbol"});
    const auto fixes = rules::fixesFor(game.engine(), game.package(), game.of("SW-2.2.1h").front());
    game.apply(
        rules::makeFix(game.engine(), game.package(), game.of("SW-2.2.1h").front(), fixes.front()).edits);
    QCOMPARE(game.package().find<model::Counter>(Atom("x"))->symbol, Atom("armor"));
    // A kind may have several.
    game.put("x", {"4"}, [](model::Counter& counter) {
        counter.kind = Atom("infantry");
        counter.symbol = Atom("csir");
    });
    QCOMPARE(game.about("SW-2.2.1h", "x"), Found{});
}

void TestRuleModules::cardsAreRightAboutCounters()
{
    CounterData game;
    game.put("x", {"4"});
    game.place("x", "2005");
    QCOMPARE(game.of("SW-2.2.1i").size(), 0U);
    game.place("x", "2005", "back"); // a matter of steps
    QCOMPARE(game.of("SW-2.2.1i").size(), 0U);
    game.place("x", "2005", "step-3");
    QCOMPARE(game.of("SW-2.2.1i").size(), 1U);
    QCOMPARE(game.of("SW-2.2.1i").front().message, Atom("setup.no-face"));
    game.put("x", {"4", "3"});
    game.place("x", "2005", "back");
    QCOMPARE(game.of("SW-2.2.1i").size(), 0U);
    model::Card card;
    card.id = Atom("soviet-card");
    card.side = Atom("soviet");
    model::Unit unit = *game.package().find<model::Unit>(GameFixture::inTest("x"));
    unit.card = card.id;
    game.apply({model::put(card, Atom("test")), model::put(unit, Atom("test"))});
    QCOMPARE(game.of("SW-2.2.1i").size(), 1U);
    QCOMPARE(game.of("SW-2.2.1i").front().message, Atom("setup.other-side"));
}

void TestRuleModules::unknownNationsHarmNothing()
{
    GameFixture game;
    game.counter("stranger", "infantry", "XX");
    game.place("stranger", "2005");
    game.place("13r", "2005");
    game.place("nobody", "2005");
    QCOMPARE(game.found(),
             (Found{"reference.dangling counter stranger", "reference.dangling unit test/nobody"}));
}

QTEST_GUILESS_MAIN(TestRuleModules)
#include "tst_rule_modules.moc"
