#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "random_edits.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <functional>

using namespace model;
using namespace editor;

namespace {

std::shared_ptr<const rules::Ruleset> noRules()
{
    return std::make_shared<rules::Ruleset>();
}

const Key k24{.scope = Atom("first"), .id = Atom("24-pz")};

Transaction move(const Package& package, const char* hex)
{
    Unit unit = *package.find<Unit>(k24);
    unit.hex = Atom(hex);
    return {.label = "unit.move", .arguments = {"24 Pz", hex}, .edits = {put(std::move(unit), k24.scope)}};
}

Transaction paint(const Package& package, const char* hex, const char* terrain)
{
    return {.label = "terrain.paint",
            .arguments = {terrain},
            .edits = {setTerrain(package, package.atlas().find(hex), Words(terrain))}};
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void init() { m_document = std::make_unique<Document>(samplePackage(), noRules()); }
    void cleanup() { m_document.reset(); }

    void performsUndoesAndRedoes();
    void namesItsSteps();
    void aChangeThatChangesNothingLeavesNoStep();
    void undoKeepsWhatCanBeRedoneWhenNothingChanges();
    void aGestureIsOneStep();
    void aGestureForgetsTheWayBetween();
    void aGestureThatEndsWhereItBeganLeavesNoStep();
    void aGestureThatResizesTheMapIsOneStep();
    void escapeTakesTheGestureBack();
    void aGestureWithoutAStepKeepsWhatCanBeRedone_data();
    void aGestureWithoutAStepKeepsWhatCanBeRedone();
    void undoDuringAGestureCancelsIt();
    void undoDuringAnIdleGestureUndoesTheStepBefore();
    void twoGesturesAreTwoSteps();
    void signalsComeInOrder();
    void aChangeFromWithinAChangeIsAnError();
    void oneSignalForOneTransaction();
    void everyTransactionIsRecorded();
    void selectionLosesWhatVanishes();
    void undoSelectsWhatTheStepTouched();
    void undoShowsTheScenarioOfTheStep();
    void theScenarioFollowsWhatThereIs();
    void replaceStartsAnew();

private:
    const Package& package() const { return m_document->package(); }
    Atom hexOf24() const { return package().find<Unit>(k24)->hex; }
    QUndoStack& undo() const { return *m_document->undoStack(); }

    std::unique_ptr<Document> m_document;
};

void TestDocument::performsUndoesAndRedoes()
{
    const Package before = package();
    m_document->perform(move(package(), "0304"));
    const Package after = package();
    QCOMPARE(hexOf24(), Atom("0304"));
    undo().undo();
    QVERIFY(package() == before);
    undo().redo();
    QVERIFY(package() == after);
    undo().undo();
    QVERIFY(package() == before);
}

void TestDocument::namesItsSteps()
{
    m_document->perform(move(package(), "0304"));
    QCOMPARE(undo().undoText(), QStringLiteral("Move 24 Pz to 0304"));
    m_document->beginGesture(QStringLiteral("Sweep the forest"));
    m_document->perform(paint(package(), "0203", "forest"));
    m_document->endGesture();
    QCOMPARE(undo().undoText(), QStringLiteral("Sweep the forest"));
    undo().undo();
    QCOMPARE(undo().redoText(), QStringLiteral("Sweep the forest"));
}

void TestDocument::aChangeThatChangesNothingLeavesNoStep()
{
    QSignalSpy changed(m_document.get(), &Document::changed);
    m_document->perform(move(package(), "0203"));
    m_document->perform({.label = "nothing", .arguments = {}, .edits = {}});
    QCOMPARE(undo().count(), 0);
    QCOMPARE(changed.count(), 0);
    QVERIFY(undo().isClean());
}

void TestDocument::undoKeepsWhatCanBeRedoneWhenNothingChanges()
{
    m_document->perform(move(package(), "0304"));
    undo().undo();
    m_document->perform(move(package(), "0203"));
    QVERIFY(undo().canRedo());
}

void TestDocument::aGestureIsOneStep()
{
    const Package before = package();
    m_document->beginGesture();
    for (const char* hex : {"0203", "0204", "0205", "0304", "0203"})
        m_document->perform(paint(package(), hex, "forest"));
    m_document->endGesture();
    const Package after = package();
    QCOMPARE(undo().count(), 1);
    undo().undo();
    QVERIFY(package() == before);
    undo().redo();
    QVERIFY(package() == after);
}

void TestDocument::aGestureForgetsTheWayBetween()
{
    QSignalSpy recorded(m_document.get(), &Document::applied);
    m_document->beginGesture();
    for (const char* hex : {"0204", "0205", "0304", "0404"})
        m_document->perform(move(package(), hex));
    m_document->endGesture();
    undo().undo();
    QCOMPARE(hexOf24(), Atom("0203"));
    QCOMPARE(recorded.back().front().value<Transaction>().edits.size(), std::size_t{1});
}

void TestDocument::aGestureThatEndsWhereItBeganLeavesNoStep()
{
    const Package before = package();
    m_document->beginGesture();
    m_document->perform(move(package(), "0304"));
    m_document->perform(paint(package(), "0101", "forest"));
    QCOMPARE(undo().count(), 1);
    m_document->perform(paint(package(), "0101", "clear"));
    m_document->perform(move(package(), "0203"));
    m_document->endGesture();
    QCOMPARE(undo().count(), 0);
    QVERIFY(undo().isClean());
    QVERIFY(package() == before);
}

void TestDocument::aGestureThatResizesTheMapIsOneStep()
{
    m_document->perform(paint(package(), "1210", "forest"));
    const Package before = package();
    const auto resize = [&](int columns) {
        Map map = *package().find<Map>(Atom("main"));
        map.grid.columns = columns;
        m_document->perform({.label = "map.resize", .arguments = {}, .edits = {put(std::move(map))}});
    };
    m_document->beginGesture();
    resize(11);
    resize(5);
    m_document->perform(paint(package(), "0510", "hills"));
    resize(8);
    m_document->endGesture();
    const Package after = package();
    QCOMPARE(undo().count(), 2);
    undo().undo();
    QVERIFY(package() == before);
    undo().redo();
    QVERIFY(package() == after);
    undo().undo();

    m_document->beginGesture();
    resize(14);
    resize(12);
    m_document->endGesture();
    QCOMPARE(undo().count(), 2);
    QVERIFY(undo().canRedo());
    QVERIFY(package() == before);
}

void TestDocument::escapeTakesTheGestureBack()
{
    const Package before = package();
    QSignalSpy cancelled(m_document.get(), &Document::gestureCancelled);
    m_document->beginGesture();
    m_document->perform(move(package(), "0304"));
    m_document->perform(paint(package(), "0101", "forest"));
    m_document->cancelGesture();
    QVERIFY(!m_document->inGesture());
    QVERIFY(package() == before);
    QCOMPARE(undo().count(), 0);
    QVERIFY(undo().isClean());
    m_document->beginGesture();
    m_document->cancelGesture();
    QCOMPARE(cancelled.count(), 2);
    QVERIFY(package() == before);
}

void TestDocument::aGestureWithoutAStepKeepsWhatCanBeRedone_data()
{
    QTest::addColumn<std::function<void(Document&)>>("end");
    QTest::newRow("cancelled") << std::function([](Document& document) { document.cancelGesture(); });
    QTest::newRow("undone") << std::function([](Document& document) {
        document.undoStack()->undo();
        document.endGesture();
    });
    QTest::newRow("undone, looked at later") << std::function([](Document& document) {
        document.undoStack()->undo();
        QCoreApplication::processEvents();
    });
    QTest::newRow("back where it began") << std::function([](Document& document) {
        document.perform(move(document.package(), "0204"));
        document.endGesture();
    });
}

void TestDocument::aGestureWithoutAStepKeepsWhatCanBeRedone()
{
    QFETCH(std::function<void(Document&)>, end);
    m_document->perform(move(package(), "0204"));
    m_document->perform(move(package(), "0304"));
    m_document->perform(paint(package(), "0101", "forest"));
    undo().setClean();
    const Package last = package();
    undo().undo();
    undo().undo();
    QSignalSpy recorded(m_document.get(), &Document::applied);
    m_document->beginGesture();
    m_document->perform(move(package(), "0404"));
    m_document->perform(move(package(), "0405"));
    end(*m_document);
    QCOMPARE(hexOf24(), Atom("0204"));
    QCOMPARE(undo().count(), 3);
    QCOMPARE(undo().index(), 1);
    QCOMPARE(undo().redoText(), QStringLiteral("Move 24 Pz to 0304"));
    QCOMPARE(recorded.count(), 3); // nothing was applied to bring the steps back
    undo().redo();
    QCOMPARE(hexOf24(), Atom("0304"));
    undo().redo();
    QVERIFY(package() == last);
    QVERIFY(undo().isClean());

    undo().undo();
    m_document->beginGesture();
    m_document->perform(move(package(), "0404"));
    m_document->endGesture();
    QVERIFY(!undo().canRedo());
}

void TestDocument::undoDuringAGestureCancelsIt()
{
    m_document->perform(move(package(), "0204"));
    QSignalSpy cancelled(m_document.get(), &Document::gestureCancelled);
    m_document->beginGesture();
    m_document->perform(move(package(), "0304"));
    m_document->perform(move(package(), "0305"));
    undo().undo();
    QVERIFY(!m_document->inGesture());
    QCOMPARE(cancelled.count(), 1);
    QCOMPARE(hexOf24(), Atom("0204"));
    QCOMPARE(undo().count(), 1);
    QVERIFY(!undo().canRedo());
    m_document->endGesture(); // the tool's mouse button comes up later
    undo().undo();
    QCOMPARE(hexOf24(), Atom("0203"));
}

void TestDocument::undoDuringAnIdleGestureUndoesTheStepBefore()
{
    m_document->perform(move(package(), "0204"));
    QSignalSpy cancelled(m_document.get(), &Document::gestureCancelled);
    m_document->beginGesture();
    undo().undo();
    QVERIFY(!m_document->inGesture());
    QCOMPARE(cancelled.count(), 1);
    QCOMPARE(hexOf24(), Atom("0203"));
    QVERIFY(undo().canRedo());
}

void TestDocument::twoGesturesAreTwoSteps()
{
    for (const char* terrain : {"forest", "hills"}) {
        m_document->beginGesture();
        m_document->perform(paint(package(), "0101", terrain));
        m_document->perform(paint(package(), "0102", terrain));
        m_document->endGesture();
    }
    QCOMPARE(undo().count(), 2);
    undo().undo();
    QCOMPARE(package().terrain(package().atlas().find("0101")), Words("forest"));
}

void TestDocument::signalsComeInOrder()
{
    auto ruleset = std::make_shared<rules::Ruleset>();
    rules::RuleSpec dangling;
    dangling.id = Atom("R1");
    dangling.module = Atom("reference.dangling");
    ruleset->rules.push_back(dangling);
    m_document->replace(samplePackage(), ruleset);
    QVERIFY(m_document->engine().findings().empty());

    const Key counter{.scope = {}, .id = Atom("24-pz")};
    m_document->selection()->set({Subject::of<Counter>(counter)});
    QStringList order;
    connect(m_document.get(), &Document::applied, this, [&] { order << QStringLiteral("recorded"); });
    connect(m_document->selection(), &Selection::changed, this,
            [&] { order << QStringLiteral("selection"); });
    connect(m_document.get(), &Document::changed, this, [&] {
        order << QStringLiteral("views");
        QVERIFY(!package().find<Counter>(counter));
        QVERIFY(m_document->selection()->empty());
        QCOMPARE(m_document->engine().findings().size(), std::size_t{1});
    });
    connect(m_document.get(), &Document::findingsChanged, this, [&](const rules::FindingDelta& delta) {
        order << QStringLiteral("problems");
        QCOMPARE(delta.added.size(), std::size_t{1});
    });
    m_document->perform({.label = "remove", .arguments = {}, .edits = {erase<Counter>(counter)}});
    QCOMPARE(order, QStringLiteral("recorded selection views problems").split(u' '));
    order.clear();
    m_document->perform(paint(package(), "0101", "forest"));
    QCOMPARE(order, QStringLiteral("recorded views").split(u' '));
}

void TestDocument::aChangeFromWithinAChangeIsAnError()
{
    QProcess program;
    program.start(QStringLiteral(CRASHING_EDITOR), {});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    QVERIFY(program.readAllStandardError().contains("from within another one"));
}

void TestDocument::oneSignalForOneTransaction()
{
    QSignalSpy changed(m_document.get(), &Document::changed);
    Transaction many = move(package(), "0304");
    many.edits.push_back(paint(package(), "0101", "forest").edits.front());
    many.edits.push_back(paint(package(), "0102", "forest").edits.front());
    m_document->perform(many);
    QCOMPARE(changed.count(), 1);
    const auto change = changed.front().front().value<ChangeSet>();
    QCOMPARE(change.terrain.size(), std::size_t{2});
    QCOMPARE(change.records, std::vector({ChangeSet::Touched{.kind = kindOf<Unit>, .key = k24}}));
    undo().undo();
    QCOMPARE(changed.count(), 2);
}

void TestDocument::everyTransactionIsRecorded()
{
    Package copy = package();
    connect(m_document.get(), &Document::applied, this,
            [&](const Transaction& transaction) { copy.apply(transaction); });
    m_document->perform(move(package(), "0304"));
    QVERIFY(copy == package());
    undo().undo();
    QVERIFY(copy == package());
    undo().redo();
    QVERIFY(copy == package());
    m_document->beginGesture();
    m_document->perform(paint(package(), "0101", "forest"));
    m_document->cancelGesture();
    QVERIFY(copy == package());
}

void TestDocument::selectionLosesWhatVanishes()
{
    const Subject hex = Subject::ofHex(Atom("1210"));
    const Subject unit = Subject::of<Unit>(k24);
    const Subject stays = Subject::ofHex(Atom("0101"));
    m_document->selection()->set({hex, unit, stays});
    QSignalSpy selection(m_document->selection(), &Selection::changed);
    Map map = *package().find<Map>(Atom("main"));
    map.grid.columns = 6;
    m_document->perform(
        {.label = "map.resize", .arguments = {}, .edits = {put(std::move(map)), erase<Unit>(k24)}});
    QCOMPARE(selection.count(), 1);
    QCOMPARE(m_document->selection()->items().size(), std::size_t{1});
    QCOMPARE(m_document->selection()->current(), stays);
}

void TestDocument::undoSelectsWhatTheStepTouched()
{
    m_document->perform(move(package(), "0304"));
    m_document->perform(paint(package(), "0101", "forest"));
    m_document->selection()->clear();
    QSignalSpy revealed(m_document->selection(), &Selection::revealRequested);
    undo().undo();
    QCOMPARE(m_document->selection()->current(), Subject::ofHex(Atom("0101")));
    undo().undo();
    QCOMPARE(m_document->selection()->current(), Subject::of<Unit>(k24));
    undo().redo();
    QCOMPARE(m_document->selection()->current(), Subject::of<Unit>(k24));
    QCOMPARE(revealed.count(), 3);

    Unit guest;
    guest.id = Atom("guest");
    m_document->perform({.label = "unit.add", .arguments = {}, .edits = {put(guest, k24.scope)}});
    undo().undo();
    QVERIFY(!package().find<Unit>({.scope = k24.scope, .id = guest.id}));
    QCOMPARE(m_document->selection()->current(),
             Subject::of<Unit>(k24)); // nothing of the step is left to show
}

void TestDocument::undoShowsTheScenarioOfTheStep()
{
    m_document->perform(move(package(), "0304"));
    m_document->setScenario(Atom("second"));
    undo().undo();
    QCOMPARE(m_document->scenario(), Atom("first"));
}

void TestDocument::theScenarioFollowsWhatThereIs()
{
    QCOMPARE(m_document->scenario(), Atom("first"));
    QSignalSpy switched(m_document.get(), &Document::scenarioChanged);
    m_document->setScenario(Atom("no such"));
    QCOMPARE(switched.count(), 0);
    const Key second{.scope = {}, .id = Atom("second")};
    m_document->setScenario(second.id);
    QCOMPARE(switched.count(), 1);
    m_document->perform({.label = "scenario.remove", .arguments = {}, .edits = {erase<Scenario>(second)}});
    QCOMPARE(m_document->scenario(), Atom("first"));
    QCOMPARE(switched.count(), 2);
}

void TestDocument::replaceStartsAnew()
{
    m_document->perform(move(package(), "0304"));
    m_document->selection()->set({Subject::of<Unit>(k24)});
    m_document->beginGesture();
    QSignalSpy replaced(m_document.get(), &Document::replaced);
    m_document->replace(Package(), noRules());
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(undo().count(), 0);
    QVERIFY(!m_document->inGesture());
    QVERIFY(m_document->selection()->empty());
    QVERIFY(m_document->scenario().empty());
    QVERIFY(package() == Package());
}

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
