#include "rules/registry.h"
#include "tests/rules/game_fixture.h"

#include <QFile>
#include <QTest>

#include <set>

using model::Atom;
using rules::Category;

/// Rulesets are data that others write: what is wrong in one is said with line and column, and nothing breaks.
class TestRuleset : public QObject {
    Q_OBJECT
private slots:
    void stalinsWarIsWithoutFault();
    void stalinsWarHasItsVocabulary();
    void aValueKnowsItsSource();
    void faultsAreFound_data();
    void faultsAreFound();
    void faultyRulesAreLeftOut();
    void brokenTextGivesAnEmptyRuleset_data();
    void brokenTextGivesAnEmptyRuleset();
    void modulesAreWellFormed();
};

namespace {

QByteArray stalinsWarText()
{
    QFile file(QStringLiteral(HEXWERK_SOURCE_DIR "/resources/rulesets/stalins-war/ruleset.xml"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestRuleset::stalinsWarIsWithoutFault()
{
    const QByteArray text = stalinsWarText();
    const auto read =
        rules::readRuleset(std::string_view(text.data(), static_cast<std::size_t>(text.size())), "sw");
    for (const model::Finding& finding : read.findings)
        qWarning("%d: %s %s", finding.position.line, std::string(finding.rule.text()).c_str(),
                 finding.arguments.empty() ? "" : finding.arguments.front().c_str());
    QVERIFY(read.findings.empty());
    QCOMPARE(read.ruleset->id.text(), std::string_view("stalins-war"));
    QVERIFY(read.ruleset->rules.size() > 100);
    for (const rules::RuleSpec& rule : read.ruleset->rules)
        QVERIFY(!rule.name.empty());
}

void TestRuleset::stalinsWarHasItsVocabulary()
{
    const auto ruleset = GameFixture::stalinsWar();
    const auto hasAll = [&](Category category, std::initializer_list<const char*> ids) {
        return std::ranges::all_of(ids, [&](const char* id) {
            const rules::Term* term = ruleset->find(category, Atom(id));
            return term && !term->name.empty();
        });
    };
    QVERIFY(hasAll(Category::Terrain,
                   {"clear", "forest", "rough", "swamp", "mountain", "desert", "sea", "lake"}));
    QVERIFY(hasAll(Category::Hexside, {"river", "major-river", "lake", "sea", "kerch", "volga"}));
    QVERIFY(
        hasAll(Category::Place, {"town", "city", "fortress", "port", "oil", "victory", "capital", "usir"}));
    QVERIFY(hasAll(Category::Zone, {"country", "region", "edge", "sea"}));
    QVERIFY(hasAll(Category::Area, {"in-play", "control", "deployment"}));
    QVERIFY(hasAll(Category::CounterKind,
                   {"army", "front", "panzer", "infantry", "mountain", "mech", "tank", "guard-tank", "guard",
                    "guard-cavalry", "rifle", "shock", "maritime", "partisan", "stalin", "bunker",
                    "fortified-zone", "marker"}));
    QVERIFY(hasAll(Category::Size, {"corps", "army", "front"}));
    QVERIFY(hasAll(Category::Nation, {"GE", "IT", "RO", "HU", "SU", "VL"}));
    QVERIFY(hasAll(Category::Side, {"axis", "soviet"}));
    QVERIFY(hasAll(Category::Line, {"rail"}));
    // Every kind names a symbol, every nation a side that exists.
    for (const rules::Term& kind : ruleset->terms(Category::CounterKind))
        QVERIFY(ruleset->find(Category::Symbol, Atom(kind.fields.text(Atom("symbol")))));
    for (const rules::Term& nation : ruleset->terms(Category::Nation))
        QVERIFY(ruleset->find(Category::Side, Atom(nation.fields.text(Atom("side")))));
}

void TestRuleset::aValueKnowsItsSource()
{
    const auto ruleset = GameFixture::stalinsWar();
    const rules::Term* forest = ruleset->find(Category::Terrain, Atom("forest"));
    QCOMPARE(forest->sourceOf(Atom("move")).text(), std::string_view("default"));
    QCOMPARE(forest->sourceOf(Atom("no-retreat")).text(), std::string_view("text"));
    const rules::Term* mountain = ruleset->find(Category::Terrain, Atom("mountain"));
    QCOMPARE(mountain->sourceOf(Atom("move")).text(), std::string_view("inferred"));
}

void TestRuleset::faultsAreFound_data()
{
    QTest::addColumn<QByteArray>("element");
    QTest::addColumn<QByteArray>("rule");
    QTest::newRow("unknown element") << QByteArray("<terain id='a'/>") << QByteArray("ruleset.element");
    QTest::newRow("no id") << QByteArray("<terrain source='default'/>") << QByteArray("ruleset.id-missing");
    QTest::newRow("two words") << QByteArray("<terrain id='clear' source='default'/>")
                               << QByteArray("ruleset.duplicate");
    QTest::newRow("two rules") << QByteArray("<rule id='R' module='line.gap' cites='1' source='text'/>")
                               << QByteArray("ruleset.duplicate");
    QTest::newRow("no source") << QByteArray("<terrain id='a'/>") << QByteArray("ruleset.source");
    QTest::newRow("odd source") << QByteArray("<terrain id='a' source='rumour'/>")
                                << QByteArray("ruleset.source");
    QTest::newRow("odd source of a value")
        << QByteArray("<terrain id='a' source='default' move='1' move-source='x'/>")
        << QByteArray("ruleset.source");
    QTest::newRow("word without citation")
        << QByteArray("<terrain id='a' source='text'/>") << QByteArray("ruleset.citation");
    QTest::newRow("rule without citation")
        << QByteArray("<rule id='a' module='line.gap' source='text'/>") << QByteArray("ruleset.citation");
    QTest::newRow("unknown module") << QByteArray(
        "<rule id='a' module='stacking.magic' cites='1' source='text'/>")
                                    << QByteArray("ruleset.module");
    QTest::newRow("no module") << QByteArray("<rule id='a' cites='1' source='text'/>")
                               << QByteArray("ruleset.module");
    QTest::newRow("unused parameter")
        << QByteArray("<rule id='a' module='stacking.count' cites='1' source='text' most='4' moost='4'/>")
        << QByteArray("ruleset.parameter-unused");
    QTest::newRow("missing parameter")
        << QByteArray("<rule id='a' module='stacking.count' cites='1' source='text'/>")
        << QByteArray("ruleset.parameter-missing");
    QTest::newRow("parameter is no number")
        << QByteArray("<rule id='a' module='stacking.count' cites='1' source='text' most='four'/>")
        << QByteArray("ruleset.parameter-number");
    QTest::newRow("odd severity") << QByteArray(
        "<rule id='a' module='line.gap' severity='fatal' cites='1' source='text'/>")
                                  << QByteArray("value.choice");
}

void TestRuleset::faultsAreFound()
{
    QFETCH(QByteArray, element);
    QFETCH(QByteArray, rule);
    const QByteArray text = "<ruleset format='1' id='x'>\n<terrain id='clear' source='default'/>\n"
                            "<rule id='R' module='unit.duplicate' cites='1' source='text'/>\n  "
        + element + "\n</ruleset>\n";
    const auto read = rules::readRuleset(text.toStdString(), "x.xml");
    QVERIFY(!read.findings.empty());
    const model::Finding& finding = read.findings.front();
    QCOMPARE(QByteArray::fromStdString(std::string(finding.rule.text())), rule);
    QCOMPARE(finding.position.file, std::string("x.xml"));
    QCOMPARE(finding.position.line, 4);
    QVERIFY(finding.position.column >= 3);
    QVERIFY(read.ruleset->find(Category::Terrain, Atom("clear")));
    rules::Engine engine(read.ruleset);
    engine.reset(GameFixture().package());
}

void TestRuleset::faultyRulesAreLeftOut()
{
    const auto read =
        rules::readRuleset("<ruleset id='x'>"
                           "<rule id='A' module='stacking.count' cites='1' source='text'/>"
                           "<rule id='B' module='stacking.magic' cites='1' source='text'/>"
                           "<rule id='C' module='stacking.count' cites='1' source='text' most='1'/>"
                           "<rule id='C' module='stacking.count' cites='1' source='text' most='9'/>"
                           "</ruleset>",
                           "x.xml");
    QCOMPARE(read.findings.size(), 3U);
    QCOMPARE(read.ruleset->rules.size(), 1U);
    QCOMPARE(read.ruleset->rules.front().fields.text(Atom("most")), std::string_view("1"));
}

void TestRuleset::brokenTextGivesAnEmptyRuleset_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no XML") << QByteArray("hello");
    QTest::newRow("cut off") << QByteArray("<ruleset id='x'><terrain id='clear'");
    QTest::newRow("other root") << QByteArray("<game id='x'><terrain id='clear'/></game>");
    QTest::newRow("document type") << QByteArray("<!DOCTYPE x [<!ENTITY a 'b'>]><ruleset id='x'/>");
    QTest::newRow("no UTF-8") << QByteArray("<ruleset id='\xff\xfe'/>");
    // Every beginning of a real one, by and by.
    const QByteArray whole = stalinsWarText();
    for (int i = 1; i < 20; ++i)
        QTest::addRow("first %d twentieths", i) << whole.left(whole.size() * i / 20);
}

void TestRuleset::brokenTextGivesAnEmptyRuleset()
{
    QFETCH(QByteArray, text);
    const auto read = rules::readRuleset(text.toStdString(), "x.xml");
    QVERIFY(!read.findings.empty());
    QVERIFY(read.ruleset);
    QVERIFY(read.ruleset->rules.empty());
    QVERIFY(read.ruleset->terms(Category::Terrain).empty());
}

void TestRuleset::modulesAreWellFormed()
{
    std::set<std::string_view> names;
    for (const rules::Module* module : rules::allModules()) {
        QVERIFY(names.insert(module->name).second);
        QCOMPARE(rules::findModule(Atom(module->name)), module);
        // The sentences of a check stand in the ruleset.
        QCOMPARE(module->messages.empty(), module->name == std::string_view("check"));
        std::set<std::string_view> parameters;
        for (const rules::Parameter& parameter : module->parameters)
            QVERIFY(parameters.insert(parameter.name).second);
        // A check that always runs can have no required parameter.
        if (module->always)
            QVERIFY(std::ranges::none_of(module->parameters, &rules::Parameter::required));
    }
    QVERIFY(!rules::findModule(Atom("stacking.magic")));
}

QTEST_GUILESS_MAIN(TestRuleset)
#include "tst_ruleset.moc"
