#include "editor/exchange/counterexport.h"
#include "editor/exchange/counterimport.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"
#include "model/xml/package_reader.h"
#include "model/xml/package_writer.h"

#include <QTest>

#include <rapidcheck.h>

using namespace editor;
using model::Atom;

namespace {

model::Package sample()
{
    return model::readPackage(
               model::readFolder(
                   QStringLiteral(HEXWERK_SOURCE_DIR "/resources/samples/stalins-war").toStdString())
                   .files)
        .package;
}

const rules::Ruleset& stalinsWar()
{
    static const auto read = rulesetFor(Atom("stalins-war"));
    return *read.ruleset;
}

CounterImport plan(const model::Package& package, std::string_view text, Atom sheet = {})
{
    const CsvTable table = readCsv(text);
    const CsvRow header = table.rows.empty() ? CsvRow() : table.rows.front();
    return planImport(table, mapColumns(header, package, stalinsWar()), package, stalinsWar(), sheet);
}

QStringList sentences(const CounterImport& import)
{
    QStringList list;
    for (const auto& problem : import.problems)
        list << problemText(problem);
    return list;
}

/// As many counters as asked for, with everything that a counter can say: own faces, fields of nobody, two counters of
/// one unit, umlauts, quotes, separators and line breaks.
model::Package manyCounters(int count)
{
    model::Package package = sample();
    model::Transaction all;
    const std::array types{"ge-army", "ge-panzer-corps", "ge-infantry-corps"};
    for (int i = 0; i < count; ++i) {
        model::Counter counter;
        counter.id = Atom("many-" + std::to_string(i));
        counter.sheet = Atom(i % 2 ? "german" : "soviet");
        counter.type = Atom(i % 5 == 0 ? "" : types[static_cast<std::size_t>(i) % types.size()]);
        counter.name = i % 7 ? std::to_string(i) + ". Jäger, \"Groß\"; ГСД" : "two\nlines\tand a tab";
        counter.kind = Atom(i % 5 == 0 ? "panzer" : "");
        counter.copies = 1 + i % 3;
        if (i % 2)
            counter.pair = Atom("many-" + std::to_string(i - 1));
        if (i % 3 == 0)
            counter.fields.set(Atom("deck"), "total-war");
        if (i % 11 == 0)
            counter.fields.set(Atom("remark_of_mine"), " keeps its spaces ");
        if (i % 5 == 0)
            for (const char* id : {"front", "back", "step-3"}) {
                model::Face& face = counter.faces.emplace_back();
                face.id = Atom(id);
                face.fields.set(Atom("attack"), std::to_string(i % 9));
                face.symbol = Atom(i % 10 ? "armor" : "");
                face.art = i % 20 ? "" : "art/own.svg";
            }
        all.edits.push_back(model::put(std::move(counter)));
    }
    package.apply(all);
    return package;
}

} // namespace

/// Counters go into a spreadsheet and come back.
class TestCsv : public QObject {
    Q_OBJECT
private slots:
    void anyTableSurvives();
    void rowsAreReadAsSpreadsheetsWriteThem();
    void whatIsNoTableIsRefused_data();
    void whatIsNoTableIsRefused();
    void nothingChangesOnTheWay();
    void fiveThousandCountersLoseNothing();
    void changesAreShownBeforeTheyAreMade();
    void newCountersAreAdded();
    void wrongCellsAreRefused_data();
    void wrongCellsAreRefused();
    void columnsAreKnownByOtherNames();
    void countersheetsHasABlockForEachKind();
};

void TestCsv::anyTableSurvives()
{
    const bool good = rc::check("a table of any texts is read as it was written", [] {
        const auto separator = *rc::gen::element(',', ';', '\t');
        auto rows = *rc::gen::nonEmpty(
            rc::gen::container<std::vector<CsvRow>>(rc::gen::nonEmpty(rc::gen::container<CsvRow>(
                rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab\"\"\r\n\t,; 1")))))));
        const CsvTable read = readCsv(writeCsv(rows, separator), separator);
        RC_ASSERT(!read.problem);
        RC_ASSERT(read.rows == rows);
    });
    QVERIFY(good);
}

void TestCsv::rowsAreReadAsSpreadsheetsWriteThem()
{
    const std::vector<CsvRow> expected{{"id", "name"}, {"a", "x, \"y\""}, {""}, {"b", ""}};
    QVERIFY(readCsv("id,name\r\na,\"x, \"\"y\"\"\"\r\n\r\nb,\r\n").rows == expected);
    QVERIFY(readCsv("\xEF\xBB\xBFid;name\na;\"x, \"\"y\"\"\"\n\nb;").rows == expected);
    QVERIFY(readCsv("id\tname\ra\t\"x, \"\"y\"\"\"\r\rb\t").rows == expected);
    QVERIFY(readCsv("").rows.empty());
}

void TestCsv::whatIsNoTableIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("latin-1") << QByteArray("id,name\nge-24-pz,J\xE4ger\n")
                             << QStringLiteral(
                                    "Row 2, column 2: The text is not UTF-8. Save the table as “CSV UTF-8”.");
    QTest::newRow("utf-16") << QByteArray("\xFF\xFEi\0d\0", 6)
                            << QStringLiteral(
                                   "Row 1, column 1: The text is not UTF-8. Save the table as “CSV UTF-8”.");
    QTest::newRow("open quote") << QByteArray("id,name\nge-24-pz,\"24 Pz\nge-3-pz,x\n")
                                << QStringLiteral(
                                       "Row 2, column 2: A quotation mark opens here and never closes.");
    QTest::newRow("after quote") << QByteArray("id,name\n\"ge-24-pz\"x,y\n")
                                 << QStringLiteral(
                                        "Row 2, column 1: Text follows the closing quotation mark.");
    QTest::newRow("picture") << QByteArray("id\x01,name\n")
                             << QStringLiteral("Row 1, column 1: A character that no table has.");
    QTest::newRow("nothing") << QByteArray() << QStringLiteral("Row 1: The table is empty.");
    QTest::newRow("no id") << QByteArray("name,attack\n24 Pz,3\n")
                           << QStringLiteral("Row 1: No column holds the ids of the counters.");
}

void TestCsv::whatIsNoTableIsRefused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, sentence);
    const model::Package package = sample();
    const CounterImport import =
        plan(package, std::string_view(text.data(), static_cast<std::size_t>(text.size())));
    QCOMPARE(sentences(import), QStringList{sentence});
    QVERIFY(importTransaction(import).empty());
}

void TestCsv::nothingChangesOnTheWay()
{
    const model::Package package = sample();
    for (const char separator : {',', ';', '\t'})
        for (const bool inherited : {true, false}) {
            const std::string text =
                counterCsv(package, stalinsWar(), {.separator = separator, .inherited = inherited});
            const CounterImport import = plan(package, text);
            QCOMPARE(sentences(import), QStringList());
            QCOMPARE(import.rows.size(), 0U);
            QCOMPARE(import.unchanged, static_cast<int>(package.all<model::Counter>().size()));
        }
    // An errata maintainer sees what is printed, also where the type says it.
    const CsvTable table = readCsv(counterCsv(package, stalinsWar()));
    const auto row =
        std::ranges::find(table.rows, "ge-24-pz", [](const CsvRow& each) { return each.front(); });
    const auto attack = std::ranges::find(table.rows.front(), "back_attack") - table.rows.front().begin();
    QCOMPARE(row->at(static_cast<std::size_t>(attack)), std::string("3"));
}

void TestCsv::fiveThousandCountersLoseNothing()
{
    const model::Package package = manyCounters(5'000);
    const std::string text = counterCsv(package, stalinsWar(), {.inherited = false});
    // Into the same game without those counters, and into one in which each is another.
    model::Package empty = sample();
    model::Package altered = package;
    model::Transaction change;
    for (const auto& [key, counter] : package.all<model::Counter>()) {
        model::Counter other = counter;
        other.name += " misprinted";
        other.copies = 9;
        other.fields.set(Atom("deck"), "blitzkrieg");
        change.edits.push_back(model::put(std::move(other)));
    }
    altered.apply(change);
    for (model::Package* into : {&empty, &altered}) {
        const CounterImport import = plan(*into, text);
        QCOMPARE(sentences(import), QStringList());
        QVERIFY(import.rows.size() >= 5'000);
        const auto applied = into->apply(importTransaction(import));
        QVERIFY(*into == package);
        QVERIFY(model::writePackage(*into) == model::writePackage(package));
        into->apply(applied.inverse);
        QVERIFY(!(*into == package));
    }
}

void TestCsv::changesAreShownBeforeTheyAreMade()
{
    const model::Package package = sample();
    const CounterImport import =
        plan(package, "id,attack,back_attack,name\nge-24-pz,5,3,24 Pz\nge-3-pz,4,3,III Pz\n");
    QCOMPARE(sentences(import), QStringList());
    QCOMPARE(import.rows.size(), 2U);
    QVERIFY(!import.rows[0].isNew);
    QCOMPARE(import.rows[0].changes.size(), 1U);
    QCOMPARE(import.rows[0].changes[0].before, std::string("4"));
    QCOMPARE(import.rows[0].changes[0].after, std::string("5"));
    QCOMPARE(import.rows[1].changes[0].after, std::string("III Pz"));

    model::Package changed = package;
    changed.apply(importTransaction(import));
    // The back stays, although the front is its own now.
    const model::Counter& counter = *changed.find<model::Counter>(Atom("ge-24-pz"));
    QCOMPARE(CounterCells(changed).value(counter, {.face = Atom("back"), .attribute = Atom("defense")}),
             std::string("2"));
    QCOMPARE(CounterCells(changed).value(counter, {.face = Atom("front"), .attribute = Atom("attack")}),
             std::string("5"));
}

void TestCsv::newCountersAreAdded()
{
    model::Package package = sample();
    const CounterImport import = plan(package,
                                      "id,kind,sheet,pair,faces,attack,back_attack,copies\n"
                                      "new-a,army,german,new-b,front back,5,4,\n"
                                      "new-b,army,,new-a,front back,3,2,2\n",
                                      Atom("german"));
    QCOMPARE(sentences(import), QStringList());
    package.apply(importTransaction(import));
    const auto* strong = package.find<model::Counter>(Atom("new-a"));
    const auto* weak = package.find<model::Counter>(Atom("new-b"));
    QVERIFY(strong && weak);
    QCOMPARE(strong->pair, weak->id);
    QCOMPARE(weak->sheet, Atom("german"));
    QCOMPARE(weak->copies, 2);
    QCOMPARE(strong->copies, 1);
    QCOMPARE(strong->faces.size(), 2U);
    QCOMPARE(strong->faces[1].fields.number(Atom("attack")), std::optional(4));
}

void TestCsv::wrongCellsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const char* text, const char16_t* sentence) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf16(sentence);
    };
    row("letters", "id,attack\nge-24-pz,four\n", u"Row 2, column 2: “four” is no number.");
    row("range", "id,attack\nge-24-pz,21\n", u"Row 2, column 2: 21 is not from 0 to 20.");
    row("flag", "id,no-zoc\nge-24-pz,perhaps\n", u"Row 2, column 2: “perhaps” is neither yes nor no.");
    row("choice", "id,class\nge-24-pz,MCU\n", u"Row 2, column 2: “MCU” is none of these: LCU SCU.");
    row("kind", "id,kind\nge-24-pz,zeppelin\n", u"Row 2, column 2: The game has no kind “zeppelin”.");
    row("symbol", "id,back_symbol\nge-24-pz,heart\n", u"Row 2, column 2: The game has no symbol “heart”.");
    row("type", "id,type\nge-24-pz,none-such\n",
        u"Row 2, column 2: There is no type of counter “none-such”.");
    row("pair", "id,pair\nge-24-pz,nobody\n", u"Row 2, column 2: There is no counter “nobody”.");
    row("copies", "id,copies\nge-24-pz,0\n",
        u"Row 2, column 2: There is at least one copy of a counter, not 0.");
    row("twice", "id,name\nge-24-pz,a\nge-3-pz,b\nge-24-pz,c\n",
        u"Row 4, column 1: The id “ge-24-pz” is in row 2 already.");
    row("no id", "id,name\n,a\n", u"Row 2, column 1: This counter has no id.");
    row("id", "id,name\n24 Pz,a\n",
        u"Row 2, column 1: “24 Pz” cannot be an id: ids have no spaces, “/” or “|”.");
    row("sheet", "id,kind\nnew-one,army\n", u"Row 2: The new counter “new-one” is on no sheet.");
    row("cells", "id,name\nge-24-pz,a,b\n", u"Row 2, column 3: This row has more cells than the first one.");
}

void TestCsv::wrongCellsAreRefused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, sentence);
    const model::Package package = sample();
    const CounterImport import = plan(package, text.toStdString());
    QCOMPARE(sentences(import), QStringList{sentence});
    QVERIFY(importTransaction(import).empty());
}

void TestCsv::columnsAreKnownByOtherNames()
{
    const model::Package package = sample();
    const auto columns = mapColumns(
        {"ID", "qty", "Designation", "Attack", "defence", "BACK_MA", "back_attack", "colour of the moon"},
        package, stalinsWar());
    QStringList names;
    for (const auto& column : columns)
        names << (column ? qs(columnHeader(*column, stalinsWar())) : QStringLiteral("-"));
    QCOMPARE(names.join(u' '), QStringLiteral("id copies name attack defense back_move back_attack -"));
}

void TestCsv::countersheetsHasABlockForEachKind()
{
    const model::Package package = sample();
    const CsvTable table = readCsv(countersheetsCsv(package, stalinsWar()), ',');
    QVERIFY(!table.problem);
    QCOMPARE(table.rows.front().front(), std::string("counter"));
    const auto panzer = std::ranges::find_if(
        table.rows, [](const CsvRow& row) { return row.size() > 1 && row[1] == "ge-24-pz"; });
    QVERIFY(panzer != table.rows.end());
    // Its block's names stand behind the last empty row before it.
    auto names = panzer;
    while (names != table.rows.begin() && std::prev(names)->size() > 1)
        --names;
    QCOMPARE(names->size(), panzer->size());
    const auto back = std::ranges::find(*names, "BACK") - names->begin();
    const auto cell = [&](std::ptrdiff_t at) { return panzer->at(static_cast<std::size_t>(at)); };
    QVERIFY(back < static_cast<std::ptrdiff_t>(names->size()));
    QCOMPARE(cell(back), std::string("y"));
    QCOMPARE(cell(std::ranges::find(*names, "attack") - names->begin()), std::string("4"));
    QCOMPARE(cell(std::find(names->begin() + back, names->end(), "attack") - names->begin()),
             std::string("3"));
    QCOMPARE(cell(0), std::string("1"));
}

QTEST_MAIN(TestCsv)
#include "tst_csv.moc"
