#include "apptest.h"
#include "editor/canvas/countermime.h"
#include "editor/canvas/maplayers.h"
#include "editor/canvas/placement.h"
#include "editor/document/selection.h"
#include "editor/panels/countersmodel.h"
#include "editor/panels/counterspanel.h"
#include "editor/panels/counterstable.h"
#include "editor/panels/emptystate.h"
#include "editor/panels/inspectorpanel.h"
#include "editor/panels/layerspanel.h"
#include "editor/panels/problemsfilter.h"
#include "editor/panels/problemsmodel.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/propertymodel.h"
#include "editor/panels/roles.h"
#include "editor/text/text.h"
#include "model/xml/package_writer.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTreeView>
#include <QUndoStack>

#include <memory>

using namespace editor;
using model::Atom;
using model::Subject;

namespace {

Subject unitSubject(const char* id)
{
    return Subject::of<model::Unit>({.scope = Atom("campaign"), .id = Atom(id)});
}

Subject counterSubject(const char* id)
{
    return Subject::of<model::Counter>({.scope = {}, .id = Atom(id)});
}

int rowWithRule(const QAbstractItemModel& problems, const QString& rule)
{
    for (int row = 0; row < problems.rowCount(); ++row)
        if (problems.index(row, ProblemsModel::RuleColumn).data().toString() == rule)
            return row;
    return -1;
}

} // namespace

class PanelsTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void countersAreGroupedAndFound();
    void countersFilterByWordsAndPlacement();
    void countersFollowEdits();
    void renamingACounterIsOneStep();
    void countersTravelByTheirIds();
    void selectionIsSharedWithTheCounterList();
    void problemsComeAndGoRowByRow();
    void problemsFilterBySeverityAndText();
    void acceptingAProblemCanBeUndone();
    void inspectorShowsAHexWithItsUnits();
    void inspectorChangesOneUnit();
    void inspectorChangesSeveralAtOnce();
    void inspectorChangesAFace();
    void inspectorRefusesNonsense();
    void inspectorRenames_data();
    void inspectorRenames();
    void inspectorRenamesWhatAHexHolds();
    void renamingRefusesDuplicates();
    void acceptedProblemsFollowARenamedUnit();
    void layersAreTicked();
    void layersAreLockedAndFaded();

private:
    Document& document() { return *m_session->document(); }
    void overfill()
    {
        const std::vector<UnitMove> moves{
            {.unit = Atom("ge-57-pz"), .to = document().package().atlas().find("1622")}};
        document().perform(moveUnits(document().package(), document().scenario(), moves));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
};

void PanelsTest::init()
{
    m_session = newSession();
    QVERIFY(m_session->openCopy(samplePath()));
    document().setScenario(Atom("campaign"));
    const auto* fifth =
        document().package().find<model::Unit>({.scope = Atom("campaign"), .id = Atom("ge-57-pz")});
    QVERIFY(fifth);
    QVERIFY(fifth->hex && fifth->hex != Atom("1622"));
}

void PanelsTest::cleanup()
{
    m_session->close();
    m_session.reset();
}

void PanelsTest::countersAreGroupedAndFound()
{
    CountersModel model(document());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto total = static_cast<int>(document().package().all<model::Counter>().size());
    using Grouping = CountersModel::Grouping;
    for (const auto grouping : {Grouping::Sheet, Grouping::Side, Grouping::Nation, Grouping::Formation,
                                Grouping::Type, Grouping::Kind, Grouping::Entry, Grouping::None}) {
        model.setGrouping(grouping);
        int counted = 0;
        int headings = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            ++(model.counterAt(model.index(row, 0)) ? counted : headings);
        QCOMPARE(counted, total);
        QCOMPARE(headings > 0, grouping != Grouping::None);
        const QModelIndex found = model.indexOf(counterSubject("ge-24-pz"));
        QVERIFY(found.isValid());
        QCOMPARE(found.siblingAtColumn(CountersModel::WhereColumn).data().toString(), QStringLiteral("1622"));
        QCOMPARE(model.indexOf(unitSubject("ge-24-pz")), found);
    }
    // A closed group keeps its heading.
    model.setGrouping(Grouping::Sheet);
    const int rows = model.rowCount();
    model.toggle(model.index(0, 0));
    QVERIFY(model.rowCount() < rows);
    model.toggle(model.index(0, 0));
    QCOMPARE(model.rowCount(), rows);
}

void PanelsTest::countersFilterByWordsAndPlacement()
{
    CountersModel model(document());
    model.setGrouping(CountersModel::Grouping::None);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const int all = model.rowCount();

    model.setFilter(QStringLiteral("24 pz germany"));
    QVERIFY(model.indexOf(counterSubject("ge-24-pz")).isValid());
    QVERIFY(model.rowCount() < 5);
    model.setFilter(QStringLiteral("unplaced"));
    QVERIFY(!model.indexOf(counterSubject("ge-24-pz")).isValid());
    const int unplaced = model.rowCount();
    QVERIFY(unplaced > 0 && unplaced < all);
    model.setFilter({}, true);
    QCOMPARE(model.rowCount(), unplaced);
}

void PanelsTest::countersFollowEdits()
{
    CountersModel model(document());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto headingOf = [&](const QModelIndex& counter) {
        int row = counter.row();
        while (row > 0 && model.counterAt(model.index(row, 0)))
            --row;
        return model.index(row, 0).data().toString();
    };
    {
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        overfill();
        QCOMPARE(model.indexOf(counterSubject("ge-57-pz"))
                     .siblingAtColumn(CountersModel::WhereColumn)
                     .data()
                     .toString(),
                 QStringLiteral("1622"));
        QCOMPARE(resets.count(), 0);
    }
    model::Counter added = *document().package().find<model::Counter>(Atom("ge-24-pz"));
    added.id = Atom("ge-999-pz");
    added.sheet = Atom("soviet");
    document().perform({.label = "property", .arguments = {}, .edits = {model::put(added)}});
    const QModelIndex found = model.indexOf(counterSubject("ge-999-pz"));
    QVERIFY(found.isValid());
    QVERIFY(headingOf(found).contains(QStringLiteral("Soviet"), Qt::CaseInsensitive));
    document().undoStack()->undo();
    QVERIFY(!model.indexOf(counterSubject("ge-999-pz")).isValid());
}

void PanelsTest::renamingACounterIsOneStep()
{
    CountersModel model(document());
    const QModelIndex index = model.indexOf(counterSubject("ge-24-pz"));
    const QString before = index.data().toString();
    QVERIFY(model.setData(index, QStringLiteral("XXIV Pz")));
    QCOMPARE(model.indexOf(counterSubject("ge-24-pz")).data().toString(), QStringLiteral("XXIV Pz"));
    QCOMPARE(document().undoStack()->count(), 1);
    document().undoStack()->undo();
    QCOMPARE(model.indexOf(counterSubject("ge-24-pz")).data().toString(), before);
}

void PanelsTest::countersTravelByTheirIds()
{
    CountersModel model(document());
    const std::unique_ptr<QMimeData> data(model.mimeData(
        {model.indexOf(counterSubject("ge-24-pz")), model.indexOf(counterSubject("ge-57-pz"))}));
    QVERIFY(data);
    const std::vector<Atom> expected{Atom("ge-24-pz"), Atom("ge-57-pz")};
    QVERIFY(countersIn(data.get()) == expected);
}

void PanelsTest::selectionIsSharedWithTheCounterList()
{
    CountersPanel panel(document());
    panel.resize(400, 600);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));

    document().selection()->set({unitSubject("ge-24-pz")});
    const auto selected = [&] {
        QStringList names;
        for (const Atom counter : panel.view()->selectedCounters())
            names << qs(counter);
        return names;
    };
    QCOMPARE(selected(), QStringList{QStringLiteral("ge-24-pz")});

    panel.filterLine()->setFocus();
    QTest::keyClicks(panel.filterLine(), QStringLiteral("57 Pz"));
    QVERIFY(document().selection()->contains(
        unitSubject("ge-24-pz"))); // hiding a row deselects nothing elsewhere
    QTest::keyClick(panel.filterLine(), Qt::Key_Return);
    QCOMPARE(document().selection()->current(), counterSubject("ge-57-pz"));
    const QSignalSpy reveals(document().selection(), &Selection::revealRequested);
    QTest::keyClick(panel.view(), Qt::Key_Return);
    QCOMPARE(reveals.count(), 1);
    QCOMPARE(document().selection()->current(), unitSubject("ge-57-pz"));

    panel.filterLine()->setText(QStringLiteral("no counter is called so"));
    QVERIFY(panel.view()->viewport()->findChild<EmptyState*>()->isVisible());
}

void PanelsTest::problemsComeAndGoRowByRow()
{
    ProblemsPanel panel(document());
    ProblemsModel& model = *panel.problems();
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester viewTester(panel.view()->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const int before = model.rowCount();
    QCOMPARE(rowWithRule(model, QStringLiteral("SW-9.1.1")), -1);

    overfill();
    const int row = rowWithRule(model, QStringLiteral("SW-9.1.1"));
    QVERIFY(row >= 0);
    QCOMPARE(model.index(row, ProblemsModel::CitationColumn).data().toString(), QStringLiteral("9.1.1"));
    QCOMPARE(model.index(row, ProblemsModel::PlaceColumn).data().toString(), QStringLiteral("1622"));
    QCOMPARE(model.index(row, ProblemsModel::SeverityColumn).data().toString(), QStringLiteral("Error"));
    QVERIFY(!model.index(row, ProblemsModel::TextColumn).data().toString().isEmpty());
    QCOMPARE(panel.title(), QStringLiteral("Problems (%1)").arg(model.rowCount()));

    document().undoStack()->undo();
    QCOMPARE(rowWithRule(model, QStringLiteral("SW-9.1.1")), -1);
    QCOMPARE(model.rowCount(), before);
    QCOMPARE(resets.count(), 0);
}

void PanelsTest::problemsFilterBySeverityAndText()
{
    overfill();
    ProblemsModel model(document());
    ProblemsFilter filter;
    filter.setSourceModel(&model);
    filter.setWanted({.severities = {true, true, true}, .scenario = {}, .text = QStringLiteral("9.1.1")});
    QVERIFY(rowWithRule(filter, QStringLiteral("SW-9.1.1")) >= 0);
    filter.setWanted({.severities = {true, true, false}, .scenario = {}, .text = {}});
    QCOMPARE(rowWithRule(filter, QStringLiteral("SW-9.1.1")), -1);
    filter.setWanted(
        {.severities = {true, true, true}, .scenario = QStringLiteral("tournament"), .text = {}});
    QCOMPARE(rowWithRule(filter, QStringLiteral("SW-9.1.1")), -1);
}

void PanelsTest::acceptingAProblemCanBeUndone()
{
    overfill();
    ProblemsModel model(document());
    const int row = rowWithRule(model, QStringLiteral("SW-9.1.1"));
    QVERIFY(row >= 0 && model.canAccept(row));
    document().perform(model.acceptance(row, QStringLiteral("The special rule of this scenario allows it")));
    QCOMPARE(rowWithRule(model, QStringLiteral("SW-9.1.1")), -1);
    QCOMPARE(document().package().all<model::Allow>().size(), 1U);
    document().undoStack()->undo();
    QVERIFY(rowWithRule(model, QStringLiteral("SW-9.1.1")) >= 0);
    QVERIFY(document().package().all<model::Allow>().empty());
}

void PanelsTest::inspectorShowsAHexWithItsUnits()
{
    InspectorPanel panel(document());
    const QAbstractItemModelTester tester(panel.properties(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(panel.properties()->rowCount(), 0);
    document().selection()->set({Subject::ofHex(Atom("1622"))});
    const auto& sections = panel.properties()->sections();
    QVERIFY(sections.size() >= 2);
    QCOMPARE(sections[0].title, QStringLiteral("Hex"));
    QCOMPARE(sections[0].file, QStringLiteral("maps/main.xml"));
    QCOMPARE(sections[0].properties[0].value, std::string("1622"));
    const auto units = std::ranges::find_if(
        sections, [](const InspectedSection& section) { return section.title.startsWith(QStringLiteral("Units")); });
    QVERIFY(units != sections.end());
    QCOMPARE(units->properties.size(), 4U);
}

void PanelsTest::inspectorChangesOneUnit()
{
    InspectorPanel panel(document());
    PropertyModel& model = *panel.properties();
    document().selection()->set({unitSubject("ge-24-pz")});
    const QModelIndex hex = model.find(QStringLiteral("Unit"), "hex");
    QVERIFY(hex.isValid());
    QCOMPARE(hex.data().toString(), QStringLiteral("1622"));
    QVERIFY(model.setData(hex, QStringLiteral("1723")));
    QCOMPARE(document().package().find<model::Unit>({.scope = Atom("campaign"), .id = Atom("ge-24-pz")})->hex,
             Atom("1723"));
    QCOMPARE(document().undoStack()->count(), 1);
    document().undoStack()->undo();
    QCOMPARE(model.find(QStringLiteral("Unit"), "hex").data().toString(), QStringLiteral("1622"));
}

void PanelsTest::inspectorChangesSeveralAtOnce()
{
    PropertyModel model(document());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    document().selection()->set({unitSubject("ge-24-pz"), unitSubject("ge-57-pz")});
    const QString title = model.sections().front().title;
    const QModelIndex hex = model.find(title, "hex");
    QVERIFY(model.propertyAt(hex)->mixed);
    QVERIFY(model.setData(model.find(title, "marks"), QStringLiteral("oos")));
    QCOMPARE(document().undoStack()->count(), 1);
    for (const char* id : {"ge-24-pz", "ge-57-pz"})
        QCOMPARE(document().package().find<model::Unit>({.scope = Atom("campaign"), .id = Atom(id)})->marks,
                 model::Words("oos"));
    QVERIFY(!model.propertyAt(model.find(title, "marks"))->mixed);
}

void PanelsTest::inspectorChangesAFace()
{
    PropertyModel model(document());
    document().selection()->set({counterSubject("ge-24-pz")});
    const QModelIndex back = model.find(QStringLiteral("Back"), "attack");
    QVERIFY(back.isValid());
    const QString backBefore = back.data().toString();
    QVERIFY(model.setData(model.find(QStringLiteral("Front"), "attack"), QStringLiteral("9")));
    QCOMPARE(model.find(QStringLiteral("Front"), "attack").data().toString(), QStringLiteral("9"));
    QCOMPARE(model.find(QStringLiteral("Back"), "attack").data().toString(), backBefore);
    document().undoStack()->undo();
    QVERIFY(model.find(QStringLiteral("Front"), "attack").data().toString() != QStringLiteral("9"));
}

void PanelsTest::inspectorRefusesNonsense()
{
    PropertyModel model(document());
    document().selection()->set({unitSubject("ge-24-pz")});
    QVERIFY(!model.setData(model.find(QStringLiteral("Unit"), "hex"), QStringLiteral("nowhere")));
    QVERIFY(!model.setData(model.find(QStringLiteral("Unit"), "steps"), QStringLiteral("many")));
    QCOMPARE(document().undoStack()->count(), 0);
}

void PanelsTest::inspectorRenames_data()
{
    QTest::addColumn<Subject>("subject");
    QTest::addColumn<QString>("section");
    const auto row = [](const char* name, const Subject& subject, const char* section) {
        QTest::newRow(name) << subject << QString::fromLatin1(section);
    };
    const Atom campaign("campaign");
    const Atom main("main");
    row("counter", counterSubject("ge-24-pz"), "Counter");
    row("unit", unitSubject("ge-24-pz"), "Unit");
    row("map", Subject::of<model::Map>({.scope = {}, .id = main}), "Map");
    row("sheet", Subject::of<model::Sheet>({.scope = {}, .id = Atom("german")}), "Counter sheet");
    row("card", Subject::of<model::Card>({.scope = campaign, .id = Atom("axis")}), "Set-up card");
    row("scenario", Subject::of<model::Scenario>({.scope = {}, .id = campaign}), "Scenario");
}

/// Whatever is renamed: nothing that named it dangles, and undo brings every byte back.
void PanelsTest::inspectorRenames()
{
    QFETCH(Subject, subject);
    QFETCH(QString, section);
    const model::Package before = document().package();
    const auto files = model::writePackage(before);
    const int problems = ProblemsModel(document()).rowCount();
    PropertyModel model(document());
    document().selection()->set({subject});
    QVERIFY2(model.find(section, "id").isValid(), qPrintable(model.sections().front().title));
    QVERIFY(model.setData(model.find(section, "id"), QStringLiteral("renamed")));

    QCOMPARE(document().undoStack()->count(), 1);
    Subject renamed = subject;
    renamed.key.id = Atom("renamed");
    QVERIFY(!exists(subject, document().package()));
    QCOMPARE(document().selection()->current(), renamed);
    QCOMPARE(document().scenario(), Atom(subject.is<model::Scenario>() ? "renamed" : "campaign"));
    QCOMPARE(ProblemsModel(document()).rowCount(), problems);
    QVERIFY(document().package().atlas().size() == before.atlas().size());
    document().undoStack()->undo();
    QVERIFY(document().package() == before);
    QVERIFY(model::writePackage(document().package()) == files);
}

void PanelsTest::inspectorRenamesWhatAHexHolds()
{
    PropertyModel model(document());
    const auto place = std::ranges::find_if(document().package().all<model::Place>(), [](const auto& item) {
        return item.second.name == "Kharkov" || item.second.name == "Kharkiv";
    });
    QVERIFY(place != document().package().all<model::Place>().end());
    document().selection()->set({Subject::ofHex(place->second.hex)});
    const model::Key key = place->first;
    QVERIFY(model.setData(model.find(QStringLiteral("Place"), "id"), QStringLiteral("steel-works")));
    QVERIFY(!document().package().find<model::Place>(key));
    QVERIFY(document().package().find<model::Place>({.scope = key.scope, .id = Atom("steel-works")}));
}

void PanelsTest::renamingRefusesDuplicates()
{
    InspectorPanel panel(document());
    PropertyModel& model = *panel.properties();
    QSignalSpy refused(&model, &PropertyModel::refused);
    document().selection()->set({counterSubject("ge-24-pz")});
    for (const char* id : {"ge-57-pz", "", "24 pz"}) {
        QVERIFY(!model.setData(model.find(QStringLiteral("Counter"), "id"), QString::fromLatin1(id)));
        QCOMPARE(refused.count(), 1);
        const QString sentence = refused.takeFirst().at(1).toString();
        QVERIFY2(sentence.contains(QString::fromLatin1(id)), qPrintable(sentence));
    }
    QCOMPARE(document().undoStack()->count(), 0);
}

void PanelsTest::acceptedProblemsFollowARenamedUnit()
{
    const auto allows = [this] {
        std::string on;
        for (const auto& [key, allow] : document().package().all<model::Allow>())
            on = allow.on;
        return on;
    };
    model::Allow allow;
    allow.id = Atom("1");
    allow.rule = Atom("SW-9.1.1");
    allow.on = model::subjectText(unitSubject("ge-24-pz"));
    document().perform({.label = "accept", .arguments = {}, .edits = {model::put(allow)}});
    PropertyModel model(document());
    document().selection()->set({Subject::of<model::Scenario>({.scope = {}, .id = Atom("campaign")})});
    QVERIFY(model.setData(model.find(QStringLiteral("Scenario"), "id"), QStringLiteral("blue")));
    QCOMPARE(allows(), std::string("unit blue/ge-24-pz"));
}

void PanelsTest::layersAreTicked()
{
    MapLayers layers;
    LayersPanel panel(layers);
    QAbstractItemModel& model = *panel.view()->model();
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), static_cast<int>(MapLayers::all().size()));
    const QSignalSpy changes(&layers, &MapLayers::changed);
    QVERIFY(model.setData(model.index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(changes.count(), 1);
    QVERIFY(!layers.isVisible(MapLayers::all().back()));
    layers.setVisible(LayerSet::all());
    QCOMPARE(model.index(0, 0).data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Checked);
}

void PanelsTest::layersAreLockedAndFaded()
{
    MapLayers layers;
    LayersPanel panel(layers);
    QAbstractItemModel& model = *panel.view()->model();
    const int last = model.rowCount() - 1;
    QVERIFY(model.setData(model.index(last, LayersModel::Locked), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(model.setData(model.index(last, LayersModel::Opacity), 40, Qt::EditRole));
    QVERIFY(layers.isLocked(MapLayer::Terrain));
    QCOMPARE(layers.opacity().of(MapLayer::Terrain), 0.4);
    MapLayers later;
    later.setLockedText(layers.lockedText());
    later.setOpacityText(layers.opacityText());
    QCOMPARE(later.locked(), layers.locked());
    QCOMPARE(later.opacity(), layers.opacity());
}

HEXWERK_APP_TEST(PanelsTest)
#include "tst_panels.moc"
