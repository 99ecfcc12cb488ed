#include "model/edit.h"
#include "model/xml/bundle.h"
#include "model/xml/format.h"
#include "model/xml/package_reader.h"
#include "model/xml/package_writer.h"
#include "model/xml/transaction_text.h"

#include <QTest>

#include <clocale>

using namespace model;

namespace {

const std::string kHead = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

Files smallPackage()
{
    Files files;
    files["game.xml"] = kHead + R"(<!-- our game -->
<game format="1" id="small" title="A &quot;small&quot; game &amp; more" ruleset="stalins-war" house-rule="yes">
  <map id="main"/>
  <sheet id="red"/>
  <scenario id="first"/>
  <side id="axis" name="Axis"/>
  <!-- the other side -->
  <side id="soviet" name="Soviet"/>
  <note id="credits" title="Credits">Two lines
  and &lt;more&gt;.<!-- really --></note>
  <future thing="1">  <b>kept</b> <i>as it is</i>
  </future>
</game>
<!-- the end -->
)";
    files["maps/main.xml"] = kHead
        + R"(<map format="1" id="main" columns="4" rows="3" first-column="16" first-row="20" column-start="16" row-start="20" hex-mm="12.5" terrain="clear">
  <missing>
    1720..1722
    1920
  </missing>
  <!-- a wood -->
  <hex id="1620" terrain="forest"/>
  <hex id="1621" terrain="forest swamp" depth="3"/>
  <hexside id="1621/1620" is="river"/>
  <!-- a ford -->
  <hexside id="1622/1621" is="major-river" ford="yes"/>
  <hexside id="1622/s" is="sea"/>
  <line id="rail-1" kind="rail" hexes="1820 1821 1822"/>
  <place id="town" hex="1821" kinds="city port" name="Łódź" label-x="0.5"/>
  <zone id="coast" kind="region">
    1820..1822
    1921
  </zone>
</map>
)";
    files["counters/red.xml"] = kHead + R"(<sheet format="1" id="red" name="Red">
  <type id="corps" kind="rifle" symbol="infantry">
    <face id="front" attack="4" move="3"/>
  </type>
  <counter id="r1" type="corps" name="1 R" source="default">
    <!-- misprinted -->
    <face id="front" attack="5"/>
    <erratum id="1" date="2026-01-01">Attack is 5.</erratum>
  </counter>
</sheet>
)";
    files["scenarios/first/scenario.xml"] =
        kHead + R"(<scenario format="1" id="first" title="First" first-turn="1" last-turn="10">
  <card id="soviet"/>
  <turn id="1" name="June"/>
  <turn id="2" name="July"/>
  <turn id="10" name="March"/>
  <area id="start" kind="deployment" side="soviet" capacity="2">
    1820 1821
    <condition kind="within" of="town" distance="3"/>
  </area>
</scenario>
)";
    files["scenarios/first/setup-soviet.xml"] = kHead + R"(<card format="1" id="soviet" side="soviet">
  <unit id="r1" counter="r1" hex="1821" face="back" marks="garrison oos"/>
</card>
)";
    files["scenarios/first/weather.xml"] = kHead + R"(<weather format="1" method="table">
  <table id="summer" die="1d6">
    <column id="dry" title="Dry"/>
    <row on="1-3" is="dry||storm"/>
  </table>
</weather>
)";
    return files;
}

LoadResult loadGame(const std::string& game)
{
    return readPackage({{"game.xml", game}});
}

} // namespace

class TestXml : public QObject {
    Q_OBJECT
private slots:
    void sameBytesAfterLoadAndSave()
    {
        const Files files = smallPackage();
        const LoadResult loaded = readPackage(files);
        for (const Finding& finding : loaded.findings)
            qWarning("%s %d", std::string(finding.rule.text()).c_str(), finding.position.line);
        QVERIFY(loaded.findings.empty());
        QVERIFY(loaded.readable);
        const Files saved = writePackage(loaded.package);
        for (const auto& [path, bytes] : files) {
            QVERIFY2(saved.contains(path), path.c_str());
            QCOMPARE(QString::fromStdString(saved.at(path)), QString::fromStdString(bytes));
        }
        QCOMPARE(saved.size(), files.size());
    }

    void commentsInFrontOfNamedFilesAreKept()
    {
        Files files = smallPackage();
        std::string& game = files["game.xml"];
        game.insert(game.find("  <sheet"), "  <!-- only one so far -->\n");
        std::string& map = files["maps/main.xml"];
        map.insert(map.find("  <missing"), "  <!-- lakes -->\n");
        game.insert(game.find("  <map"), "  <!-- the whole theatre -->\n  <?print big?>\n");
        std::string& scenario = files["scenarios/first/scenario.xml"];
        scenario.insert(scenario.find("  <card"), "  <!-- from the box\n       lid -->\n");
        const Package package = readPackage(files).package;
        const Files saved = writePackage(package);
        for (const auto& [path, bytes] : files)
            QCOMPARE(QString::fromStdString(saved.at(path)), QString::fromStdString(bytes));
        QCOMPARE(writePackage(readPackage(saved).package), saved);
    }

    void commentsOutliveTheLineTheyWereInFrontOf()
    {
        Files files = smallPackage();
        std::string& map = files["maps/main.xml"];
        map.insert(map.find("  <missing"), "  <!-- lakes -->\n");
        Package package = readPackage(files).package;
        Map whole = package.all<Map>().begin()->second;
        whole.missing = {};
        package.apply({.label = {}, .arguments = {}, .edits = {put(whole)}});
        const std::string saved = writePackage(package).at("maps/main.xml");
        QVERIFY(saved.contains("  <!-- lakes -->\n"));
        QVERIFY(!saved.contains("missing"));
    }

    /// Beyond a size the lots of files are read at the same time.
    void largePackagesAreReadLikeSmallOnes()
    {
        Files small = smallPackage();
        small["maps/main.xml"].insert(small["maps/main.xml"].find("  <line"),
                                      "  <hex id=\"9999\" terrain=\"forest\"/>\n");
        small["counters/red.xml"].insert(small["counters/red.xml"].find("  <counter"),
                                         "  <counter id=\"r1\"/>\n");
        small["scenarios/first/scenario.xml"].insert(small["scenarios/first/scenario.xml"].find("  <turn"),
                                                     "  <turn/>\n");
        Files large = small;
        small["tables.xml"] = kHead + "<tables format=\"1\">\n</tables>\n";
        large["tables.xml"] = small["tables.xml"] + "<!--" + std::string(200'000, ' ') + "-->\n";
        const LoadResult one = readPackage(small);
        const LoadResult other = readPackage(large);
        QCOMPARE(one.findings.size(), 3U);
        QVERIFY(one.findings == other.findings);
        QVERIFY(!one.package.all<Counter>().empty());
        Files saved = writePackage(other.package);
        QCOMPARE(saved["tables.xml"], large["tables.xml"]);
        saved["tables.xml"] = small["tables.xml"];
        QVERIFY(writePackage(one.package) == saved);
    }

    void whatWasRead()
    {
        const Package package = readPackage(smallPackage()).package;
        QCOMPARE(package.game().title, std::string("A \"small\" game & more"));
        QCOMPARE(package.game().fields.text(Atom("house-rule")), std::string_view("yes"));
        const Atlas& atlas = package.atlas();
        QCOMPARE(atlas.size(), 8);
        QCOMPARE(package.terrain(atlas.find("1621")), Words("swamp forest"));
        QCOMPARE(package.hexFields(atlas.find("1621")).text(Atom("depth")), std::string_view("3"));
        QCOMPARE(package.side(atlas.findSide("1620/1621")), Words("river"));
        QCOMPARE(package.find<Map>(Atom("main"))->hexMm, 12.5);
        QCOMPARE(package.find<Zone>({Atom("main"), Atom("coast")})->hexes.hexes.size(), 4U);
        QCOMPARE(package.find<Area>({Atom("first"), Atom("start")})->conditions.front().distance, 3);
        QCOMPARE(package.find<Unit>({Atom("first"), Atom("r1")})->card, Atom("soviet"));
        QCOMPARE(package.find<WeatherTable>({Atom("first"), Atom("summer")})->rows.front().cells.size(), 3U);
        QCOMPARE(package.find<Counter>(Atom("r1"))->faces.front().fields.number(Atom("attack")),
                 std::optional(5));
        QCOMPARE(package.find<Counter>(Atom("r1"))->errata.front().text, std::string("Attack is 5."));
    }

    void commaLocaleChangesNothing()
    {
        const std::string before = std::setlocale(LC_ALL, nullptr);
        if (!std::setlocale(LC_ALL, "de_DE.UTF-8"))
            qInfo("no German locale here");
        const Files files = smallPackage();
        const Package package = readPackage(files).package;
        QCOMPARE(package.find<Map>(Atom("main"))->hexMm, 12.5);
        QVERIFY(writePackage(package) == files);
        std::setlocale(LC_ALL, before.c_str());
    }

    void otherOrderAndQuotesBecomeCanonical()
    {
        Files files = smallPackage();
        files["scenarios/first/setup-soviet.xml"] = "<card side='soviet' id='soviet' format='1'><unit "
                                                    "marks='oos garrison' odd='x' hex='1821' counter='r1'\n"
                                                    " face='back' id='r1'/></card>";
        const LoadResult loaded = readPackage(files);
        QVERIFY(loaded.findings.empty());
        QVERIFY(writePackage(loaded.package)["scenarios/first/setup-soviet.xml"].contains(
            "<unit id=\"r1\" counter=\"r1\" hex=\"1821\" face=\"back\" marks=\"garrison oos\" odd=\"x\"/>"));
    }

    void brokenFiles_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<int>("line");
        QTest::newRow("truncated") << QByteArray("<game format=\"1\" id=\"x\">\n  <side id=")
                                   << QByteArray("xml.syntax") << 2;
        QTest::newRow("empty") << QByteArray("") << QByteArray("xml.syntax") << 1;
        QTest::newRow("not XML") << QByteArray("{\"game\": 1}") << QByteArray("xml.syntax") << 1;
        QTest::newRow("mismatched") << QByteArray("<game format=\"1\">\n\n<a></b></game>")
                                    << QByteArray("xml.syntax") << 3;
        QTest::newRow("newer") << QByteArray("\n<game format=\"99\"/>") << QByteArray("format.newer") << 2;
        QTest::newRow("no format") << QByteArray("<game/>") << QByteArray("format.unknown") << 1;
        QTest::newRow("senseless format")
            << QByteArray("<game format=\"-1\"/>") << QByteArray("format.unknown") << 1;
        QTest::newRow("other root") << QByteArray("<html format=\"1\"/>") << QByteArray("root.unexpected")
                                    << 1;
        QTest::newRow("entities") << QByteArray("<!DOCTYPE g [<!ENTITY a \"b\">]>\n<game format=\"1\"/>")
                                  << QByteArray("xml.doctype") << 1;
        QTest::newRow("not UTF-8") << QByteArray("<game format=\"1\"\n title=\"\xff\"/>")
                                   << QByteArray("xml.encoding") << 2;
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe<\0g\0", 6) << QByteArray("xml.encoding") << 1;
        QTest::newRow("zero byte") << QByteArray("<game \0/>", 9) << QByteArray("xml.encoding") << 1;
    }

    void brokenFiles()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, rule);
        QFETCH(const int, line);
        const LoadResult loaded = loadGame(text.toStdString());
        QVERIFY(!loaded.readable);
        QVERIFY(!loaded.findings.empty());
        QCOMPARE(QByteArray::fromStdString(std::string(loaded.findings.front().rule.text())), rule);
        QCOMPARE(loaded.findings.front().position.file, std::string("game.xml"));
        QCOMPARE(loaded.findings.front().position.line, line);
        QVERIFY(loaded.findings.front().position.column >= 1);
    }

    void deepNestingIsRefusedNotFollowed()
    {
        std::string text = "<game format=\"1\">";
        for (int i = 0; i < 200000; ++i)
            text += "<a>";
        for (int i = 0; i < 200000; ++i)
            text += "</a>";
        const LoadResult loaded = loadGame(text + "</game>");
        QCOMPARE(loaded.findings.front().rule, Atom("xml.depth"));
        QVERIFY(!loaded.readable);
    }

    void hugeNumbersDoNotFillMemory()
    {
        Files files = smallPackage();
        files["maps/main.xml"] = "<map format=\"1\" id=\"main\" columns=\"2000000000\" rows=\"2000000000\"/>";
        const LoadResult loaded = readPackage(files);
        QVERIFY(std::ranges::any_of(loaded.findings,
                                    [](const Finding& f) { return f.rule == Atom("limit.grid"); }));
        files["maps/main.xml"] = "<map format=\"1\" id=\"main\" columns=\"2\" rows=\"2\"><zone "
                                 "id=\"z\">0000000000..9999999999</zone></map>";
        const LoadResult long_ = readPackage(files);
        QVERIFY(std::ranges::any_of(long_.findings,
                                    [](const Finding& f) { return f.rule == Atom("limit.count"); }));
    }

    void wrongValuesAreReportedAndKept()
    {
        Files files = smallPackage();
        files["maps/main.xml"] = kHead
            + "<map format=\"1\" id=\"main\" columns=\"4\" rows=\"3\" offset=\"sideways\" hex-mm=\"12,5\">\n"
              "  <hex id=\"9999\" terrain=\"forest\"/>\n"
              "  <hexside id=\"0101/0404\" is=\"river\"/>\n"
              "  <line id=\"a\" half-start=\"perhaps\"/>\n"
              "  <line id=\"a\" kind=\"rail\"/>\n"
              "  <line kind=\"rail\"/>\n"
              "</map>\n";
        const LoadResult loaded = readPackage(files);
        std::vector<std::pair<std::string, int>> found;
        for (const Finding& finding : loaded.findings)
            found.emplace_back(finding.rule.text(), finding.position.line);
        for (const auto& expected : std::vector<std::pair<std::string, int>>{{"value.choice", 2},
                                                                             {"value.number", 2},
                                                                             {"hex.unknown", 3},
                                                                             {"hexside.unknown", 4},
                                                                             {"value.boolean", 5},
                                                                             {"id.duplicate", 6},
                                                                             {"id.missing", 7}})
            QVERIFY2(std::ranges::find(found, expected) != found.end(), expected.first.c_str());
        const std::string saved = writePackage(loaded.package)["maps/main.xml"];
        for (const char* kept :
             {"offset=\"sideways\"", "hex-mm=\"12,5\"", "<hex id=\"9999\" terrain=\"forest\"/>",
              "<hexside id=\"0101/0404\" is=\"river\"/>", "half-start=\"perhaps\""})
            QVERIFY2(saved.contains(kept), kept);
    }

    void missingAndUnsafeParts()
    {
        const LoadResult loaded =
            loadGame(kHead
                     + "<game format=\"1\" id=\"g\">\n  <map id=\"../../etc/passwd\"/>\n"
                       "  <sheet id=\"lost\"/>\n</game>\n");
        QVERIFY(!loaded.readable);
        QCOMPARE(loaded.findings.at(0).rule, Atom("id.unsafe"));
        QCOMPARE(loaded.findings.at(1).rule, Atom("file.missing"));
        const std::string saved = writePackage(loaded.package)["game.xml"];
        QVERIFY(saved.contains("<map id=\"../../etc/passwd\"/>"));
        QVERIFY(saved.contains("<sheet id=\"lost\"/>"));
    }

    void migrationsRunInOrder()
    {
        std::vector<Finding> findings;
        const std::string text = "<map format=\"1\" kind=\"a\"/>";
        xml::Source source("maps/old.xml", text, findings);
        QVERIFY(source.parse());
        const std::array<xml::Migration, 2> chain{
            [](pugi::xml_node root) { root.attribute("kind").set_value("b"); },
            [](pugi::xml_node root) {
                if (std::string_view(root.attribute("kind").value()) == "b")
                    root.attribute("kind").set_value("c");
            }};
        QVERIFY(xml::bringUpToDate(source, chain));
        QCOMPARE(std::string_view(source.root().attribute("kind").value()), std::string_view("c"));
    }

    void transactionsTravelAsText()
    {
        const Package package = readPackage(smallPackage()).package;
        Transaction transaction{.label = "every kind", .arguments = {"<a>", ""}, .edits = {}};
        forEachKind([&]<class T>() {
            for (const auto& [key, record] : package.all<T>())
                transaction.edits.push_back(Put<T>{.key = key, .value = record});
            transaction.edits.push_back(erase<T>({Atom("scope"), Atom("id")}));
        });
        Fields fields;
        fields.set(Atom("2/#"), "<!-- c -->");
        transaction.edits.push_back(SetTerrain{Atom("main"), {-3, 4}, Words("a b")});
        transaction.edits.push_back(SetHexside{Atom("main"), {1, 2}, 5, Words()});
        transaction.edits.push_back(SetHexFields{Atom("main"), {1, 2}, fields});
        const auto read = readTransaction(transactionText(transaction));
        QVERIFY(read.has_value());
        QCOMPARE(read->label, transaction.label);
        QCOMPARE(read->arguments, transaction.arguments);
        QCOMPARE(read->edits.size(), transaction.edits.size());
        for (std::size_t i = 0; i < read->edits.size(); ++i)
            QVERIFY2(read->edits[i] == transaction.edits[i], std::to_string(i).c_str());
        QVERIFY(!readTransaction("<transaction><put kind=\"999\"/></transaction>"));
        QVERIFY(!readTransaction("<transaction label=\"x\"><terr"));
    }

    void bundlesAreLossless()
    {
        Files files = smallPackage();
        files["art/x.png"] = std::string("\x89PNG\r\n\0\x1a", 8);
        files["art/a.svg"] = "<svg>]]></svg>";
        files["notes/windows.xml"] = "<a>\r\n</a>";
        files["notes/cdata.xml"] = "<a><![CDATA[x]]></a>";
        std::vector<Finding> findings;
        const auto back = unbundle(bundleText(files), "all.hexwerk", findings);
        QVERIFY(findings.empty());
        QVERIFY(back.has_value());
        QVERIFY(*back == files);
        QVERIFY(isBundle(bundleText(files)));
        QVERIFY(!unbundle("<bundle format=\"1\"><file path=\"../x.xml\"/></bundle>", "b", findings));
        QCOMPARE(findings.back().rule, Atom("bundle.path"));
        QVERIFY(!unbundle("<bundle format=\"7\"/>", "b", findings));
        QCOMPARE(findings.back().rule, Atom("format.newer"));
    }
};

QTEST_APPLESS_MAIN(TestXml)
#include "test_xml.moc"
