#include "model/files.h"
#include "model/xml/package_reader.h"
#include "rules/engine.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using model::Atom;
using model::Edit;
using model::Words;

namespace {

/// What a careless or malicious designer does to a sample.
using Spoil = std::vector<Edit> (*)(const model::Package&);

const Atom& scenarioOf(const model::Package& package)
{
    return package.all<model::Scenario>().begin()->first.id;
}

std::vector<Edit> mapWithoutHexes(const model::Package& package)
{
    std::vector<Edit> edits;
    for (const auto& [key, map] : package.all<model::Map>()) {
        model::Map none = map;
        none.grid.columns = none.grid.rows = 0;
        edits.push_back(model::put(std::move(none)));
    }
    return edits;
}

std::vector<Edit> noMapAtAll(const model::Package& package)
{
    std::vector<Edit> edits;
    for (const auto& [key, map] : package.all<model::Map>())
        edits.push_back(model::erase<model::Map>(key));
    return edits;
}

std::vector<Edit> thousandInOneHex(const model::Package& package)
{
    std::vector<Edit> edits;
    const auto& units = package.all<model::Unit>().in(scenarioOf(package));
    const auto first = std::ranges::find_if(units, [](const auto& item) { return bool(item.second.hex); });
    for (int i = 0; i < 1'000; ++i) {
        model::Unit copy = first->second;
        copy.id = Atom("copy-" + std::to_string(i));
        edits.push_back(model::put(std::move(copy), first->first.scope));
    }
    return edits;
}

std::vector<Edit> unknownNations(const model::Package& package)
{
    std::vector<Edit> edits;
    for (const auto& [key, counter] : package.all<model::Counter>()) {
        model::Counter odd = counter;
        odd.nation = Atom("ruritania");
        odd.kind = Atom("zeppelin");
        edits.push_back(model::put(std::move(odd)));
    }
    for (const auto& [key, nation] : package.all<model::Nation>())
        edits.push_back(model::erase<model::Nation>(key));
    return edits;
}

/// Hexes linked in a ring and to themselves, counters that are each other's type, pair and box, lines in rings.
std::vector<Edit> cyclicLinks(const model::Package& package)
{
    std::vector<Edit> edits;
    const Atom map = package.all<model::Map>().begin()->first.id;
    const model::Atlas& atlas = package.atlas();
    const auto number = [&](int i) { return atlas.number(static_cast<model::HexIndex>(i % 7)); };
    for (int i = 0; i < 7; ++i) {
        for (const int to : {i, i + 1}) {
            model::Link link;
            link.id = Atom("link-" + std::to_string(i) + "-" + std::to_string(to));
            link.kind = Atom("sea");
            link.from = number(i);
            link.to = number(to);
            edits.push_back(model::put(std::move(link), map));
        }
        model::Line line;
        line.id = Atom("ring-" + std::to_string(i));
        line.kind = Atom("rail");
        line.hexes.hexes = {number(i), number(i + 1), number(i)};
        edits.push_back(model::put(std::move(line), map));
        model::Alias alias;
        alias.id = number(i);
        alias.hex = number(i + 1);
        edits.push_back(model::put(std::move(alias), map));
    }
    Atom last = std::prev(package.all<model::Counter>().end())->first.id;
    for (const auto& [key, counter] : package.all<model::Counter>()) {
        model::Counter odd = counter;
        odd.pair = last;
        odd.fields.set(Atom("box"), "box-" + std::string(key.id.text()));
        edits.push_back(model::put(std::move(odd)));
        model::Box box;
        box.id = Atom("box-" + std::string(key.id.text()));
        edits.push_back(model::put(std::move(box)));
        last = key.id;
    }
    for (const auto& [key, unit] : package.all<model::Unit>()) {
        model::Unit inside = unit;
        inside.hex = {};
        inside.box = Atom("box-" + std::string(unit.counter.text()));
        edits.push_back(model::put(std::move(inside), key.scope));
    }
    return edits;
}

constexpr std::string_view kBadRuleset = R"xml(<ruleset format="1" id="g" title="G" version="1">
                <supply none="oos" blocked="((((" source="default"><trace id="t" side="x">
                  <grow id="a" from="b"/><grow id="b" from="a"/></trace></supply>
                <rule id="R-1" name="A" module="no.such" severity="error" source="default"/>
                <rule id="R-2" name="B" module="check" severity="error" source="default" about="unit" when="any(units: any(units: " says="x"/>
                <rule id="R-3" name="C" module="check" severity="error" source="default" about="unit" when="hex is" says="{"/>
                <rule id="R-4" name="D" module="stacking.count" severity="error" source="default" most="a few"/>
                <rule id="R-5" name="E" module="stacking.count" severity="error" source="default" most="1"/>
               </ruleset>)xml";

std::set<std::string> found(const rules::Engine& engine)
{
    std::set<std::string> lines;
    for (const model::Finding& finding : engine.findings())
        lines.insert(std::string(finding.rule.text()) + " " + std::string(finding.scenario.text()) + " "
                     + subjectText(finding.subject) + " " + finding.discriminator);
    return lines;
}

} // namespace

/// Packages that no designer would make on purpose, under the whole rules of every game: findings, no crash, no hang.
class TestHostilePackages : public QObject {
    Q_OBJECT
private slots:
    void findingsAndNoCrash_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<Spoil>("spoil");
        for (const char* game : {"stalins-war", "roads-to-leningrad"})
            for (const auto& [name, spoil] : {std::pair<const char*, Spoil>("no hexes", mapWithoutHexes),
                                              {"no map", noMapAtAll},
                                              {"a thousand units in one hex", thousandInOneHex},
                                              {"unknown nations", unknownNations},
                                              {"cyclic links", cyclicLinks}})
                QTest::addRow("%s: %s", game, name) << QString::fromLatin1(game) << spoil;
    }

    void findingsAndNoCrash()
    {
        QFETCH(QString, game);
        QFETCH(Spoil, spoil);
        const std::string root = HEXWERK_SOURCE_DIR "/resources/";
        QFile file(QString::fromStdString(root) + QStringLiteral("rulesets/%1/ruleset.xml").arg(game));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto ruleset = rules::readRuleset(file.readAll().toStdString(), "ruleset.xml").ruleset;
        model::Package package =
            model::readPackage(model::readFolder(root + "samples/" + game.toStdString()).files).package;
        QVERIFY(!package.all<model::Unit>().empty());

        rules::Engine engine(ruleset);
        engine.reset(package);
        const std::set<std::string> before = found(engine);
        const auto spoilt = package.apply({.label = {}, .arguments = {}, .edits = spoil(package)});
        engine.update(package, spoilt.change);
        QVERIFY(found(engine) != before);
        rules::Engine fresh(ruleset);
        fresh.reset(package);
        QCOMPARE(found(engine), found(fresh));
        // One more edit in the ruins, and all of it undone.
        if (!package.all<model::Unit>().empty()) {
            const auto unit = *package.all<model::Unit>().begin();
            const auto gone = package.apply(
                {.label = {}, .arguments = {}, .edits = {model::erase<model::Unit>(unit.first)}});
            engine.update(package, gone.change);
            engine.update(package, package.apply(gone.inverse).change);
            QCOMPARE(found(engine), found(fresh));
        }
        engine.update(package, package.apply(spoilt.inverse).change);
        QCOMPARE(found(engine), before);
    }

    /// Rules with unknown modules, formulas and words are left out with a finding; the others still work.
    void badRulesets()
    {
        const auto read = rules::readRuleset(kBadRuleset, "ruleset.xml");
        QVERIFY(read.findings.size() >= 4);
        model::Package package =
            model::readPackage(model::readFolder(HEXWERK_SOURCE_DIR "/resources/samples/stalins-war").files)
                .package;
        package.apply({.label = {}, .arguments = {}, .edits = thousandInOneHex(package)});
        rules::Engine engine(read.ruleset);
        engine.reset(package);
        QVERIFY(std::ranges::any_of(engine.findings(),
                                    [](const auto& finding) { return finding.rule == Atom("R-5"); }));
    }
};

QTEST_GUILESS_MAIN(TestHostilePackages)
#include "tst_hostile_packages.moc"
