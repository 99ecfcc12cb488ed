#include "rules/answers/victory_reach.h"
#include "rules/fixes/fix.h"
#include "rules/tables/coverage.h"
#include "tests/rules/game_fixture.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <set>

using model::Atom;
using model::Entry;
using model::Words;
using rules::Rolls;
using rules::TableFault;

namespace {

const Atom kTest("test");

Entry entry(const char* id, const char* kind, const char* turn, const char* counters,
            const char* removes = "")
{
    Entry line;
    line.id = Atom(id);
    line.kind = Atom(kind);
    line.turn = Atom(turn);
    line.side = Atom("axis");
    line.counters = Words(counters);
    line.removes = Words(removes);
    return line;
}

void addTurns(GameFixture& game, int last)
{
    std::vector<model::Edit> edits;
    for (int i = 1; i <= last; ++i) {
        model::Turn turn;
        turn.id = Atom(std::to_string(i));
        edits.push_back(model::put(std::move(turn), kTest));
    }
    model::Scenario scenario = *game.package().find<model::Scenario>(kTest);
    scenario.firstTurn = Atom("2");
    scenario.lastTurn = Atom(std::to_string(last - 1));
    edits.push_back(model::put(std::move(scenario)));
    game.apply(std::move(edits));
}

/// Messages about a record.
template <class T>
std::set<std::string> about(GameFixture& game, const char* id)
{
    std::set<std::string> messages;
    for (const model::Finding& finding : game.engine().findings())
        if (finding.subject == model::Subject::of<T>(GameFixture::inTest(id)))
            messages.insert(std::string(finding.message.text()));
    return messages;
}

using Said = std::set<std::string>;

/// Applies the first fix that is offered for a message, and says whether the message is gone.
bool mends(GameFixture& game, const char* message)
{
    const auto findings = game.engine().findings();
    const auto found = std::ranges::find(findings, Atom(message), &model::Finding::message);
    if (found == findings.end())
        return false;
    const model::Finding finding = *found;
    const auto fixes = rules::fixesFor(game.engine(), game.package(), finding);
    if (fixes.empty())
        return false;
    game.apply(rules::makeFix(game.engine(), game.package(), finding, fixes.front()).edits);
    return std::ranges::none_of(game.engine().findings(),
                                [&](const auto& other) { return other.sameAs(finding); });
}

model::Table table(const char* die, std::vector<std::string> rows)
{
    model::Table made;
    made.id = Atom("t");
    made.die = die;
    made.columns.emplace_back().id = Atom("c");
    for (const std::string& on : rows) {
        model::TableRow& row = made.rows.emplace_back();
        row.on = on;
        row.cells = {"1"};
    }
    return made;
}

} // namespace

/// Wrong turns, unknown units, empty tables, negative counts and circles are found, each with a way out.
class TestDocumentRules : public QObject {
    Q_OBJECT
private slots:
    void linesAreOnTurnsOfTheScenario();
    void linesNameWhatTheyNeed();
    void whatLeavesWasThere();
    void entryHexesAreNotAllHeld();
    void groupsAreAvailable();
    void conversionsDoNotGoRound();
    void countsAreNotNegative();
    void victoryHexesCountOnce();
    void victoryReach();
    void rollsAreRead();
    void diceAreRead();
    void tablesAreProved();
    void proofAgreesWithCounting();
    void tablesAreMended();
};

void TestDocumentRules::linesAreOnTurnsOfTheScenario()
{
    GameFixture game;
    addTurns(game, 6);
    game.apply({model::put(entry("early", "reinforcement", "1", "24-pz"), kTest),
                model::put(entry("late", "reinforcement", "6", "46-pz"), kTest),
                model::put(entry("none", "reinforcement", "", "47-pz"), kTest),
                model::put(entry("good", "reinforcement", "3", "3-pz"), kTest)});
    QCOMPARE(about<Entry>(game, "early"), Said{"track.turn-early"});
    QCOMPARE(about<Entry>(game, "late"), Said{"track.turn-late"});
    QCOMPARE(about<Entry>(game, "none"), Said{"track.no-turn"});
    QCOMPARE(about<Entry>(game, "good"), Said{});
    for (const char* message : {"track.turn-early", "track.turn-late", "track.no-turn"})
        QVERIFY2(mends(game, message), message);
    QCOMPARE(game.package().find<Entry>(GameFixture::inTest("late"))->turn, Atom("5"));
}

void TestDocumentRules::linesNameWhatTheyNeed()
{
    GameFixture game;
    addTurns(game, 6);
    game.apply({model::put(entry("empty", "reinforcement", "3", ""), kTest),
                model::put(entry("half", "conversion", "3", "24-pz"), kTest)});
    QCOMPARE(about<Entry>(game, "empty"), Said{"track.empty"});
    QVERIFY(about<Entry>(game, "half").contains("track.conversion"));
    QVERIFY(mends(game, "track.empty"));
}

void TestDocumentRules::whatLeavesWasThere()
{
    GameFixture game;
    addTurns(game, 6);
    Entry leaves = entry("leaves", "withdrawal", "3", "", "24-pz");
    leaves.returns = Atom("3");
    game.apply({model::put(leaves, kTest)});
    QCOMPARE(about<Entry>(game, "leaves"), (Said{"track.never-there", "track.returns"}));
    QVERIFY(mends(game, "track.returns"));
    game.apply({model::put(entry("comes", "reinforcement", "2", "24-pz"), kTest)});
    QCOMPARE(about<Entry>(game, "leaves"), Said{});
    game.apply({model::put(entry("comes", "reinforcement", "4", "24-pz"), kTest)});
    QCOMPARE(about<Entry>(game, "leaves"), Said{"track.never-there"});
    game.apply({model::erase<Entry>(GameFixture::inTest("comes"))});
    game.place("24-pz", "2005");
    QCOMPARE(about<Entry>(game, "leaves"), Said{});
}

void TestDocumentRules::entryHexesAreNotAllHeld()
{
    GameFixture game;
    addTurns(game, 6);
    Entry line = entry("line", "reinforcement", "3", "24-pz");
    line.side = Atom("soviet");
    line.hexes = Words("2005 2006");
    game.apply({model::put(line, kTest)});
    game.place("46-pz", "2005");
    QCOMPARE(about<Entry>(game, "line"), Said{});
    game.place("47-pz", "2006");
    QCOMPARE(about<Entry>(game, "line"), Said{"track.blocked"});
}

void TestDocumentRules::groupsAreAvailable()
{
    GameFixture game;
    addTurns(game, 8);
    const auto group = [](const char* id, const char* from, const char* to) {
        model::Group made;
        made.id = Atom(id);
        made.from = Atom(from);
        made.to = Atom(to);
        return model::put(std::move(made), kTest);
    };
    Entry late = entry("late", "reinforcement", "6", "24-pz");
    late.group = Atom("never");
    Entry fine = entry("fine", "reinforcement", "4", "46-pz");
    fine.group = Atom("fine");
    game.apply({group("span", "5", "3"), group("empty", "2", "3"), group("never", "2", "4"),
                group("fine", "2", "5"), model::put(late, kTest), model::put(fine, kTest)});
    QCOMPARE(about<model::Group>(game, "span"), Said{"track.group-span"});
    QCOMPARE(about<model::Group>(game, "empty"), Said{"track.group-empty"});
    QCOMPARE(about<model::Group>(game, "never"), Said{"track.group-never"});
    QCOMPARE(about<model::Group>(game, "fine"), Said{});
}

void TestDocumentRules::conversionsDoNotGoRound()
{
    GameFixture game;
    addTurns(game, 8);
    game.place("24-pz", "2005");
    game.apply({model::put(entry("a", "conversion", "3", "46-pz", "24-pz"), kTest),
                model::put(entry("b", "conversion", "4", "47-pz", "46-pz"), kTest)});
    QVERIFY(!about<Entry>(game, "a").contains("track.circle"));
    game.apply({model::put(entry("c", "conversion", "5", "24-pz", "47-pz"), kTest)});
    for (const char* id : {"a", "b", "c"})
        QVERIFY(about<Entry>(game, id).contains("track.circle"));
    QVERIFY(mends(game, "track.circle"));
    QVERIFY(!about<Entry>(game, "b").contains("track.circle"));
}

void TestDocumentRules::countsAreNotNegative()
{
    GameFixture game;
    addTurns(game, 6);
    model::Area area;
    area.id = Atom("zone");
    area.kind = Atom("deployment");
    area.capacity = -3;
    Entry points = entry("points", "replacement", "3", "");
    points.fields.set(Atom("points"), "-2");
    game.apply({model::put(area, kTest), model::put(points, kTest)});
    QCOMPARE(about<model::Area>(game, "zone"), Said{"count.negative"});
    QCOMPARE(about<Entry>(game, "points"), Said{"count.negative"});
    QVERIFY(mends(game, "count.negative"));
    QVERIFY(mends(game, "count.negative"));
    QCOMPARE(game.package().find<model::Area>(GameFixture::inTest("zone"))->capacity, 0);
}

void TestDocumentRules::victoryHexesCountOnce()
{
    GameFixture game;
    addTurns(game, 8);
    const auto line = [](const char* id, const char* hex, const char* from, const char* to) {
        model::VictoryHex made;
        made.id = Atom(id);
        made.hex = Atom(hex);
        made.from = Atom(from);
        made.to = Atom(to);
        made.points = 1;
        return model::put(std::move(made), kTest);
    };
    game.apply({line("a", "2005", "", "3"), line("b", "2005", "4", ""), line("c", "2006", "6", "2"),
                line("d", "", "", "")});
    QCOMPARE(about<model::VictoryHex>(game, "b"), Said{});
    QCOMPARE(about<model::VictoryHex>(game, "c"), Said{"victory.span"});
    QCOMPARE(about<model::VictoryHex>(game, "d"), Said{"victory.no-hex"});
    game.apply({line("b", "2005", "3", "")});
    QCOMPARE(about<model::VictoryHex>(game, "b"), Said{"victory.twice"});
    QVERIFY(mends(game, "victory.twice"));
}

void TestDocumentRules::victoryReach()
{
    GameFixture game(GameFixture::Rules::All);
    model::Victory root;
    root.start = 7;
    std::vector<model::Edit> edits{model::put(root, kTest)};
    for (const char* hex : {"2003", "2005", "2007"}) {
        model::VictoryHex line;
        line.id = line.hex = Atom(hex);
        line.points = 1;
        edits.push_back(model::put(std::move(line), kTest));
    }
    model::Area axis;
    axis.id = Atom("axis");
    axis.kind = Atom("control");
    axis.side = Atom("axis");
    axis.hexes.insert(Atom("2003"));
    edits.push_back(model::put(std::move(axis), kTest));
    model::AutomaticWin win;
    win.id = Atom("level");
    win.side = Atom("axis");
    win.points = ">=20";
    edits.push_back(model::put(std::move(win), kTest));
    game.apply(std::move(edits));
    const auto reach = rules::victoryReachOf(game.engine().position(game.package(), kTest));
    QCOMPARE(reach.lowest, 6.0);
    QCOMPARE(reach.highest, 9.0);
}

void TestDocumentRules::rollsAreRead()
{
    using Some = std::optional<Rolls>;
    QCOMPARE(rules::rollsFrom("3"), Some(Rolls{3, 3}));
    QCOMPARE(rules::rollsFrom("2-4"), Some(Rolls{2, 4}));
    QCOMPARE(rules::rollsFrom(" 2–4 "), Some(Rolls{2, 4}));
    QCOMPARE(rules::rollsFrom("-1..2"), Some(Rolls{-1, 2}));
    QCOMPARE(rules::rollsFrom("-1"), Some(Rolls{-1, -1}));
    QCOMPARE(rules::rollsFrom("6+"), Some(Rolls{6, Rolls::kFar}));
    QCOMPARE(rules::rollsFrom("≤1"), Some(Rolls{-Rolls::kFar, 1}));
    QCOMPARE(rules::rollsFrom("1-"), Some(Rolls{-Rolls::kFar, 1}));
    for (const char* bad : {"", "x", "4-2", "1,2", "--", "+"})
        QVERIFY2(!rules::rollsFrom(bad), bad);
}

void TestDocumentRules::diceAreRead()
{
    using Some = std::optional<Rolls>;
    QCOMPARE(rules::diceFrom("1d6"), Some(Rolls{1, 6}));
    QCOMPARE(rules::diceFrom("d10"), Some(Rolls{1, 10}));
    QCOMPARE(rules::diceFrom("2d6-1"), Some(Rolls{1, 11}));
    QCOMPARE(rules::diceFrom("d10+1"), Some(Rolls{2, 11}));
    for (const char* bad : {"", "6", "0d6", "1d1", "d66", "dx", "99999999999d6"})
        QVERIFY2(!rules::diceFrom(bad), bad);
}

void TestDocumentRules::tablesAreProved()
{
    using Kind = TableFault::Kind;
    const auto kinds = [](const model::Table& proved) {
        std::vector<Kind> found;
        for (const TableFault& fault : rules::faultsOf(proved))
            found.push_back(fault.kind);
        return found;
    };
    QVERIFY(kinds(table("1d6", {"1", "2-5", "6"})).empty());
    QVERIFY(kinds(table("1d6", {"1-", "2-5", "6+"})).empty());
    QCOMPARE(kinds(table("1d6", {"1", "3-6"})), std::vector{Kind::Gap});
    QCOMPARE(kinds(table("1d6", {"1-3", "3-6"})), std::vector{Kind::Overlap});
    QCOMPARE(kinds(table("1d6", {"1-6", "9"})), std::vector{Kind::Outside});
    QCOMPARE(kinds(table("1d6", {"1-6", "?"})), std::vector{Kind::Row});
    QCOMPARE(kinds(table("six", {"1-6"})), std::vector{Kind::Die});
    QCOMPARE(kinds(table("1d6", {})), std::vector{Kind::NoRows});
    model::Table modified = table("1d6", {"1-6"});
    modified.modifiers.emplace_back().by = 2;
    QCOMPARE(kinds(modified), std::vector{Kind::Gap});
    model::Table cells = table("1d6", {"1-6"});
    cells.rows.front().cells = {"1", "2"};
    QCOMPARE(kinds(cells), std::vector{Kind::CellExtra});
    cells.rows.front().cells = {" "};
    QCOMPARE(kinds(cells), std::vector{Kind::CellMissing});
    model::Table falls = table("1d6", {"1", "2", "3-6"});
    falls.monotonic = true;
    falls.rows[0].cells = {"1"};
    falls.rows[1].cells = {"3*"};
    falls.rows[2].cells = {"2"};
    QCOMPARE(kinds(falls), std::vector{Kind::Order});
}

void TestDocumentRules::proofAgreesWithCounting()
{
    const bool good = rc::check("every roll covered once", [] {
        model::Table t = table("1d6", {});
        const int count = *rc::gen::inRange(1, 5);
        for (int i = 0; i < count; ++i) {
            const int low = *rc::gen::inRange(1, 7);
            const int high = *rc::gen::inRange(low, 7);
            model::TableRow& row = t.rows.emplace_back();
            row.on = std::to_string(low) + "-" + std::to_string(high);
            row.cells = {"1"};
        }
        bool once = true;
        for (int roll = 1; roll <= 6; ++roll) {
            int times = 0;
            for (const model::TableRow& row : t.rows)
                times += rules::rollsFrom(row.on)->contains(roll) ? 1 : 0;
            once = once && times == 1;
        }
        RC_ASSERT(rules::faultsOf(t).empty() == once);
    });
    QVERIFY(good);
}

void TestDocumentRules::tablesAreMended()
{
    for (const auto& [rows, message] :
         std::vector<std::pair<std::vector<std::string>, const char*>>{{{"1-2", "4-6"}, "table.gap"},
                                                                       {{"2-6"}, "table.gap"},
                                                                       {{"1-4", "3-6"}, "table.overlap"},
                                                                       {{"1-6", "3"}, "table.overlap"}}) {
        GameFixture game;
        game.apply({model::put(table("1d6", rows))});
        QVERIFY2(mends(game, message), message);
        QVERIFY(rules::faultsOf(*game.package().find<model::Table>(Atom("t"))).empty());
    }
}

QTEST_GUILESS_MAIN(TestDocumentRules)
#include "tst_document_rules.moc"
