#include "editor/text/messages.h"
#include "editor/text/sentences.h"
#include "rules/registry.h"

#include <QTest>

#include <set>

using model::Atom;

/// Whatever the engine can say has a sentence that uses just the arguments it is given.
class TestMessages : public QObject {
    Q_OBJECT
private slots:
    void everyModuleHasItsSentences();
    void everyLoadingMessageHasASentence();
    void sentencesAreThereOnce();
    void argumentsAreFilledInOnce();
    void unknownMessagesStillSaySomething();
    void subjectsHaveNames();
    void placesAreNamed();
    void stepsHaveNames();
};

namespace {

int highestPlaceholder(const char* sentence)
{
    int highest = 0;
    for (const char* at = sentence; *at != '\0'; ++at)
        if (at[0] == '%' && at[1] >= '1' && at[1] <= '9')
            highest = std::max(highest, at[1] - '0');
    return highest;
}

bool usesEach(const char* sentence, int arguments)
{
    for (int i = 1; i <= arguments; ++i)
        if (!QByteArray(sentence).contains('%' + QByteArray::number(i)))
            return false;
    return highestPlaceholder(sentence) == arguments;
}

void check(std::span<const rules::Message> messages)
{
    for (const rules::Message& message : messages) {
        const char* sentence = editor::sentenceFor(message.id);
        QVERIFY2(sentence, std::string(message.id).c_str());
        QVERIFY2(usesEach(sentence, message.arguments), sentence);
    }
}

} // namespace

void TestMessages::everyModuleHasItsSentences()
{
    for (const rules::Module* module : rules::allModules())
        check(module->messages);
    check(rules::engineMessages());
    check(rules::rulesetMessages());
}

void TestMessages::everyLoadingMessageHasASentence()
{
    for (const char* id :
         {"file.missing",    "file.unreadable",   "file.too-large", "file.too-many", "xml.syntax",
          "xml.depth",       "xml.doctype",       "xml.encoding",   "format.newer",  "format.unknown",
          "root.unexpected", "id.missing",        "id.duplicate",   "id.unsafe",     "id.mismatch",
          "value.number",    "value.choice",      "value.boolean",  "hex.unknown",   "hexside.unknown",
          "element.unknown", "attribute.unknown", "part.unlisted",  "limit.count",   "limit.findings",
          "limit.grid",      "limit.numbering",   "limit.hex-size", "bundle.path",   "bundle.encoding",
          "ruleset.unknown"})
        QVERIFY2(editor::sentenceFor(id), id);
}

void TestMessages::sentencesAreThereOnce()
{
    std::set<std::string_view> ids;
    for (const std::string_view id : editor::knownMessages()) {
        QVERIFY2(ids.insert(id).second, std::string(id).c_str());
        const QString sentence = QString::fromUtf8(editor::sentenceFor(id));
        // What stops a line of supply is part of another sentence.
        QCOMPARE(sentence.endsWith(u'.'), !id.starts_with("supply."));
    }
}

void TestMessages::argumentsAreFilledInOnce()
{
    const std::vector<std::string> arguments{"%2", "%1", "50%"};
    QCOMPARE(editor::fillIn(QStringLiteral("%1, %2 and %3 of %4; 100%"), arguments),
             QStringLiteral("%2, %1 and 50% of ; 100%"));
    model::Finding finding;
    finding.message = Atom("stacking.count");
    finding.arguments = {"5", "4", "46 Pz, 24 Pz"};
    QCOMPARE(editor::findingText(finding),
             QStringLiteral("5 combat units stack here; at most 4 may: 46 Pz, 24 Pz."));
}

void TestMessages::unknownMessagesStillSaySomething()
{
    model::Finding finding;
    finding.rule = Atom("SW-99");
    finding.message = Atom("never.heard");
    QVERIFY(editor::findingText(finding).contains(QStringLiteral("SW-99")));
}

void TestMessages::subjectsHaveNames()
{
    model::Package package;
    model::Map map;
    map.id = Atom("main");
    map.grid.columns = map.grid.rows = 4;
    model::Counter counter;
    counter.id = Atom("ge-24-pz");
    counter.name = "24 Pz";
    model::Scenario scenario;
    scenario.id = Atom("campaign");
    scenario.title = "Campaign";
    model::Unit unit;
    unit.id = Atom("u1");
    unit.counter = counter.id;
    package.apply({.label = "test",
                   .arguments = {},
                   .edits = {model::put(map), model::put(counter), model::put(scenario),
                             model::put(unit, Atom("campaign"))}});
    const auto name = [&](const model::Subject& subject) { return editor::subjectName(subject, package); };
    QCOMPARE(name(model::Subject::ofHex(Atom("0102"))), QStringLiteral("0102"));
    QCOMPARE(name(model::Subject::ofHex(Atom("9999"))), QStringLiteral("9999"));
    QCOMPARE(name(model::Subject::ofSide(Atom("0102"), 0)), QStringLiteral("0102/0101"));
    QCOMPARE(name(model::Subject::of<model::Counter>({.scope = {}, .id = counter.id})),
             QStringLiteral("24 Pz"));
    QCOMPARE(name(model::Subject::of<model::Unit>({.scope = Atom("campaign"), .id = Atom("u1")})),
             QStringLiteral("24 Pz"));
    QCOMPARE(name(model::Subject::of<model::Unit>({.scope = Atom("campaign"), .id = Atom("gone")})),
             QStringLiteral("gone"));
    QCOMPARE(name(model::Subject::of<model::Scenario>({.scope = {}, .id = Atom("campaign")})),
             QStringLiteral("Campaign"));
    QCOMPARE(name(model::Subject::of<model::Weather>({.scope = Atom("campaign"), .id = {}})),
             QStringLiteral("Weather"));
    QCOMPARE(name(model::Subject()), QStringLiteral("Package"));
}

void TestMessages::placesAreNamed()
{
    model::Finding finding;
    finding.subject = model::Subject::ofFile("maps/main.xml");
    finding.position = {.file = "maps/main.xml", .line = 12, .column = 5};
    QCOMPARE(editor::placeText(finding, model::Package()), QStringLiteral("maps/main.xml:12:5"));
    finding.position.line = 0;
    QCOMPARE(editor::placeText(finding, model::Package()), QStringLiteral("maps/main.xml"));
    finding.position.file.clear();
    finding.subject = model::Subject::ofHex(Atom("1622"));
    QCOMPARE(editor::placeText(finding, model::Package()), QStringLiteral("1622"));
}

void TestMessages::stepsHaveNames()
{
    const model::Edit edit = model::erase<model::Unit>({});
    const auto text = [&](const char* label, std::vector<std::string> arguments, std::size_t edits = 1) {
        return editor::stepText({.label = label,
                                 .arguments = std::move(arguments),
                                 .edits = std::vector<model::Edit>(edits, edit)});
    };
    QCOMPARE(text("unit.move", {"24 Pz", "1623"}), QStringLiteral("Move 24 Pz to 1623"));
    QCOMPARE(text("move", {"24 Pz", "1623"}), QStringLiteral("Move 24 Pz to 1623"));
    QCOMPARE(text("unit.move", {}), QStringLiteral("Move counter"));
    QCOMPARE(text("unit.move", {"24 Pz", "1623"}, 3), QStringLiteral("Move 3 counters"));
    QCOMPARE(text("property", {"attack", "5"}), QStringLiteral("Change attack to “5”"));
    QCOMPARE(text("something.new", {"x"}), QStringLiteral("Edit"));
}

QTEST_GUILESS_MAIN(TestMessages)
#include "tst_messages.moc"
