#include "documents_fixture.h"

#include "editor/canvas/countermime.h"
#include "editor/canvas/placement.h"
#include "editor/canvas/trackmoves.h"
#include "editor/document/selection.h"
#include "editor/exchange/importdialog.h"
#include "editor/panels/countersmodel.h"
#include "editor/panels/counterspanel.h"
#include "editor/panels/countersreplace.h"
#include "editor/panels/counterstable.h"
#include "editor/panels/formations/formationspanel.h"
#include "editor/panels/formations/formationtree.h"
#include "editor/panels/formations/ledgermodel.h"
#include "editor/panels/newcounter.h"
#include "editor/text/text.h"
#include "model/counterface.h"

#include <QClipboard>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <rapidcheck.h>

using namespace editor;
using model::Atom;
using model::Subject;

namespace {

const CounterColumn kAttack{.face = Atom("front"), .attribute = Atom("attack")};
const CounterColumn kDefense{.face = Atom("front"), .attribute = Atom("defense")};
const CounterColumn kBackAttack{.face = Atom("back"), .attribute = Atom("attack")};
const CounterColumn kClass{.face = {}, .attribute = Atom("class")};

void showActive(QWidget& widget)
{
    widget.show();
    widget.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&widget));
}

/// The table over all counters of the fixture, in the order of their ids.
struct Table {
    DocumentsFixture game;
    CountersPanel panel{game.document()};
    CountersModel& model = *panel.counters();
    CountersTable& view = *panel.view();
    QSignalSpy notices{&panel, &CountersPanel::notice};
    int steps = game.document().undoStack()->count();

    Table()
    {
        panel.resize(1000, 500);
        model.setGrouping(CountersModel::Grouping::None);
        for (int column = 0; column < model.columnCount(); ++column)
            view.setColumnHidden(column, false);
        showActive(panel);
        view.setFocus();
    }

    QModelIndex cell(const char* counter, int column)
    {
        return model.indexOf(Subject::of<model::Counter>({.scope = {}, .id = Atom(counter)}))
            .siblingAtColumn(column);
    }
    QModelIndex cell(const char* counter, const CounterColumn& column)
    {
        return cell(counter, model.columnFor(column));
    }
    std::string attack(const char* counter, const char* face = "front")
    {
        return std::string(
            model::CounterFace(game.package(), Atom(counter), Atom(face)).text(Atom("attack")));
    }
    void select(const QModelIndex& from, const QModelIndex& to)
    {
        view.setCurrentIndex(from);
        view.selectionModel()->select(QItemSelection(from, to), QItemSelectionModel::ClearAndSelect);
    }
    /// Types into the current cell as a person does: opens the editor, writes, leaves with Enter.
    void type(const QString& text)
    {
        // A list of suggestions that closed took the window's activity with it.
        if (!panel.isActiveWindow()) {
            showActive(panel);
            view.setFocus();
        }
        QTest::keyClick(&view, Qt::Key_F2);
        QWidget* editor = QApplication::focusWidget();
        QVERIFY(editor && editor != &view);
        if (auto* line = qobject_cast<QLineEdit*>(editor))
            line->selectAll();
        else if (auto* spin = qobject_cast<QSpinBox*>(editor))
            spin->selectAll();
        else if (auto* combo = qobject_cast<QComboBox*>(editor); combo && combo->lineEdit())
            combo->lineEdit()->selectAll();
        QTest::keyClicks(editor, text);
        if (QWidget* suggestions = QApplication::activePopupWidget())
            suggestions->close();
        QTest::keyClick(editor, Qt::Key_Return);
        QApplication::processEvents(); // views take over what was typed a moment later
    }
    int newSteps() { return game.document().undoStack()->count() - steps; }
};

} // namespace

/// The Counters panel as a person uses it. Whatever changes something is one step, goes back and forth, and is there
/// again after saving and opening.
class TestCounters : public QObject {
    Q_OBJECT
private slots:
    void aCellIsTyped();
    void severalCellsAreTypedAtOnce();
    void valuesAreFilledDown();
    void cellsGoToASpreadsheetAndBack();
    void whatCannotBeIsNotPasted();
    void cellsAreCleared();
    void placesAndTurnsAreTyped();
    void theFindingStandsInTheCell();
    void rowsAreSortedFilteredAndGrouped();
    void keysBelongToTheTable();
    void textIsReplacedAfterAPreview();
    void aTableIsImportedAfterALook();
    void aWrongTableChangesNothing();
    void everyKindCanBeMade();
    void countersAreRemoved();
    void formationsAreBuiltByDragging();
    void theLedgerSaysWhoUsesWhat();
    void theLedgerStaysTrueWhateverMoves();
};

void TestCounters::aCellIsTyped()
{
    Table table;
    table.view.setCurrentIndex(table.cell("pz1", kAttack));
    table.type(QStringLiteral("4"));
    QCOMPARE(table.attack("pz1"), std::string("4"));
    table.view.setCurrentIndex(table.cell("pz1", kBackAttack));
    table.type(QStringLiteral("3"));
    QCOMPARE(table.attack("pz1", "back"), std::string("3"));
    table.view.setCurrentIndex(table.cell("pz1", kClass));
    table.type(QStringLiteral("SCU"));
    table.view.setCurrentIndex(table.cell("pz1", CountersModel::NameColumn));
    table.type(QStringLiteral("24 Pz"));
    QCOMPARE(table.cell("pz1", CountersModel::NameColumn).data().toString(), QStringLiteral("24 Pz"));
    QCOMPARE(table.newSteps(), 4);
    QVERIFY(table.game.survivesUndoAndSaving());
}

void TestCounters::severalCellsAreTypedAtOnce()
{
    Table table;
    table.select(table.cell("pz1", kAttack), table.cell("pz4", kAttack));
    table.type(QStringLiteral("5"));
    for (const char* id : {"pz1", "pz2", "pz3", "pz4"})
        QCOMPARE(table.attack(id), std::string("5"));
    QCOMPARE(table.attack("su1"), std::string());
    QCOMPARE(table.newSteps(), 1);
    QVERIFY(table.game.survivesUndoAndSaving());
}

void TestCounters::valuesAreFilledDown()
{
    Table table;
    table.view.setCurrentIndex(table.cell("pz1", kAttack));
    table.type(QStringLiteral("4"));
    table.view.setCurrentIndex(table.cell("pz1", kDefense));
    table.type(QStringLiteral("3"));
    table.select(table.cell("pz1", kAttack), table.cell("pz3", kDefense));
    QTest::keyClick(&table.view, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(table.attack("pz3"), std::string("4"));
    QCOMPARE(table.cell("pz2", kDefense).data().toString(), QStringLiteral("3"));
    QCOMPARE(table.attack("pz4"), std::string());
    QCOMPARE(table.newSteps(), 3);
    QVERIFY(table.game.survivesUndoAndSaving());
}

void TestCounters::cellsGoToASpreadsheetAndBack()
{
    Table table;
    QGuiApplication::clipboard()->setText(QStringLiteral("4\t3\r\n5\t4\r\n"));
    table.view.setCurrentIndex(table.cell("pz1", kAttack));
    QTest::keyClick(&table.view, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(table.attack("pz2"), std::string("5"));
    QCOMPARE(table.cell("pz2", kDefense).data().toString(), QStringLiteral("4"));
    QCOMPARE(table.newSteps(), 1);

    table.select(table.cell("pz1", kAttack), table.cell("pz2", kDefense));
    QTest::keyClick(&table.view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("4\t3\r\n5\t4\r\n"));
    QVERIFY(countersIn(QGuiApplication::clipboard()->mimeData()) == (std::vector{Atom("pz1"), Atom("pz2")}));

    // One value goes into every selected cell.
    QGuiApplication::clipboard()->setText(QStringLiteral("9"));
    table.select(table.cell("su1", kAttack), table.cell("su4", kAttack));
    QTest::keyClick(&table.view, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(table.attack("su3"), std::string("9"));
    QCOMPARE(table.newSteps(), 2);
    QVERIFY(table.game.survivesUndoAndSaving());
}

void TestCounters::whatCannotBeIsNotPasted()
{
    Table table;
    const model::Package before = table.game.package();
    table.view.setCurrentIndex(table.cell("pz1", kAttack));
    for (const char* text : {"4\nfour", "21", "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13"}) {
        table.notices.clear();
        QGuiApplication::clipboard()->setText(QString::fromLatin1(text));
        QTest::keyClick(&table.view, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(table.game.package() == before);
        QCOMPARE(table.notices.count(), 1);
    }
    QCOMPARE(table.newSteps(), 0);
}

void TestCounters::cellsAreCleared()
{
    Table table;
    table.select(table.cell("pz1", kAttack), table.cell("pz2", kAttack));
    table.type(QStringLiteral("5"));
    table.select(table.cell("pz1", kAttack), table.cell("pz2", kAttack));
    QTest::keyClick(&table.view, Qt::Key_Delete);
    QCOMPARE(table.attack("pz1"), std::string());
    QVERIFY(table.game.find<model::Counter>("pz1"));
    QCOMPARE(table.newSteps(), 2);
    QVERIFY(table.game.survivesUndoAndSaving());
}

void TestCounters::placesAndTurnsAreTyped()
{
    Table table;
    const std::string hex(table.game.package().atlas().number(model::HexIndex{5}).text());
    table.view.setCurrentIndex(table.cell("pz1", CountersModel::WhereColumn));
    table.type(qs(hex));
    QCOMPARE(table.cell("pz1", CountersModel::WhereColumn).data().toString(), qs(hex));
    table.view.setCurrentIndex(table.cell("pz2", CountersModel::EntryColumn));
    table.type(QStringLiteral("3"));
    QCOMPARE(table.cell("pz2", CountersModel::EntryColumn).data().toString(), QStringLiteral("3"));
    // To another turn, and off the track.
    table.view.setCurrentIndex(table.cell("pz2", CountersModel::EntryColumn));
    table.type(QStringLiteral("4"));
    QCOMPARE(table.cell("pz2", CountersModel::EntryColumn).data().toString(), QStringLiteral("4"));
    QCOMPARE(table.newSteps(), 3);
    QVERIFY(!table.model.setData(table.cell("pz1", CountersModel::WhereColumn), QStringLiteral("no hex")));
    QVERIFY(!table.model.setData(table.cell("pz2", CountersModel::EntryColumn), QStringLiteral("99")));
    QCOMPARE(table.notices.count(), 2);
    table.view.setCurrentIndex(table.cell("pz2", CountersModel::EntryColumn));
    QTest::keyClick(&table.view, Qt::Key_Delete);
    QVERIFY(table.cell("pz2", CountersModel::EntryColumn).data().toString().isEmpty());
    QVERIFY(table.game.survivesUndoAndSaving());
}

void TestCounters::theFindingStandsInTheCell()
{
    Table table;
    model::Counter wrong = *table.game.find<model::Counter>("pz1");
    for (const char* face : {"front", "back"})
        wrong.faces.emplace_back().id = Atom(face);
    wrong.faces[0].fields.set(Atom("attack"), "3");
    wrong.faces[1].fields.set(Atom("attack"), "25");
    table.game.document().perform({.label = "property", .arguments = {}, .edits = {model::put(wrong)}});
    const QModelIndex cell = table.cell("pz1", kBackAttack);
    QCOMPARE(cell.data(CountersModel::ProblemIconRole).toString(), QStringLiteral("error"));
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("0–20")));
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("stronger")));
    QVERIFY(!table.cell("pz1", kAttack).data(CountersModel::ProblemIconRole).isValid());
    QVERIFY(!table.cell("pz2", kBackAttack).data(CountersModel::ProblemIconRole).isValid());
    // The mark is drawn, not only told.
    const QImage with = table.view.grab(table.view.visualRect(cell)).toImage();
    wrong.faces[1].fields.set(Atom("attack"), "2");
    table.game.document().perform({.label = "property", .arguments = {}, .edits = {model::put(wrong)}});
    QVERIFY(!table.cell("pz1", kBackAttack).data(CountersModel::ProblemIconRole).isValid());
    QVERIFY(with != table.view.grab(table.view.visualRect(table.cell("pz1", kBackAttack))).toImage());
}

void TestCounters::rowsAreSortedFilteredAndGrouped()
{
    Table table;
    for (const auto& [id, attack] : {std::pair("pz1", "2"), std::pair("pz2", "10"), std::pair("pz3", "1")})
        QVERIFY(table.model.setData(table.cell(id, kAttack), QString::fromLatin1(attack)));
    const auto names = [&] {
        QStringList list;
        for (int row = 0; row < table.model.rowCount(); ++row)
            list << table.model.index(row, 0).data().toString();
        return list.join(u' ');
    };
    // A click on the heading of the column; numbers sort as numbers.
    QHeaderView* header = table.view.horizontalHeader();
    const int column = table.model.columnFor(kAttack);
    table.view.scrollTo(table.cell("pz1", kAttack));
    const QPoint at(header->sectionViewportPosition(column) + header->sectionSize(column) / 2,
                    header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    QVERIFY2(names().endsWith(QStringLiteral("pz3 pz1 pz2")), qPrintable(names()));
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    QVERIFY2(names().startsWith(QStringLiteral("pz2 pz1 pz3")), qPrintable(names()));

    table.panel.filterLine()->setFocus();
    QTest::keyClicks(table.panel.filterLine(), QStringLiteral("SU3"));
    QCOMPARE(names(), QStringLiteral("su3"));
    table.panel.filterLine()->clear();

    auto* grouping = table.panel.findChild<QComboBox*>(QStringLiteral("countersGrouping"));
    grouping->setCurrentIndex(grouping->findText(QStringLiteral("By side")));
    QCOMPARE(table.model.rowCount(), 10);
    QTest::mouseClick(table.view.viewport(), Qt::LeftButton, {},
                      table.view.visualRect(table.model.index(0, 0)).center());
    QCOMPARE(table.model.rowCount(), 6);
    // The same by keyboard.
    table.view.setFocus();
    table.view.setCurrentIndex(table.model.index(0, 0));
    QTest::keyClick(&table.view, Qt::Key_Return);
    QCOMPARE(table.model.rowCount(), 10);
}

void TestCounters::keysBelongToTheTable()
{
    Table table;
    QAction other;
    other.setShortcut(QKeySequence(Qt::Key_Delete));
    table.panel.addAction(&other);
    const QSignalSpy stolen(&other, &QAction::triggered);
    QVERIFY(table.model.setData(table.cell("pz1", kAttack), QStringLiteral("4")));
    table.select(table.cell("pz1", kAttack), table.cell("pz1", kAttack));
    QTest::keyClick(&table.view, Qt::Key_Delete);
    QCOMPARE(table.attack("pz1"), std::string());
    QCOMPARE(stolen.count(), 0);
}

void TestCounters::textIsReplacedAfterAPreview()
{
    Table table;
    CountersReplace dialog(table.model, {CountersModel::NameColumn}, CountersModel::NameColumn);
    showActive(dialog);
    auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("preview"));
    QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("find")), QStringLiteral("PZ"));
    QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("replace")), QStringLiteral("Panzer "));
    QCOMPARE(list->topLevelItemCount(), 4);
    QCOMPARE(list->topLevelItem(1)->text(3), QStringLiteral("Panzer 2"));
    QCOMPARE(table.newSteps(), 0);
    list->topLevelItem(3)->setCheckState(0, Qt::Unchecked);
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("replaceButton")), Qt::LeftButton);
    QCOMPARE(table.game.find<model::Counter>("pz1")->name, std::string("Panzer 1"));
    QCOMPARE(table.game.find<model::Counter>("pz4")->name, std::string("pz4"));
    QCOMPARE(table.newSteps(), 1);
    QVERIFY(table.game.survivesUndoAndSaving());
}

void TestCounters::aTableIsImportedAfterALook()
{
    Table table;
    ImportDialog dialog(
        table.game.document(),
        readCsv("id;Name;Attack;whatever\npz1;24 Pz;4;x\npz2;46 Pz;5;\nnew-1;Neu;3;\nsu1;su1;;\n"));
    showActive(dialog);
    auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("changes"));
    QCOMPARE(list->topLevelItemCount(), 3);
    QCOMPARE(list->topLevelItem(0)->childCount(), 2);
    QCOMPARE(list->topLevelItem(0)->child(1)->text(3), QStringLiteral("4"));
    QCOMPARE(dialog.plan().unchanged, 1);
    QCOMPARE(table.newSteps(), 0);
    list->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("importButton")), Qt::LeftButton);
    QCOMPARE(table.attack("pz1"), std::string("4"));
    QCOMPARE(table.attack("pz2"), std::string());
    QVERIFY(table.game.find<model::Counter>("new-1"));
    QCOMPARE(table.newSteps(), 1);
    QVERIFY(table.game.survivesUndoAndSaving());
}

void TestCounters::aWrongTableChangesNothing()
{
    Table table;
    for (const char* text :
         {"id,attack\npz1,four\npz2,3\n", "id,attack\npz1,\"4\n", "id,name\npz1,J\xE4ger\n"}) {
        ImportDialog dialog(table.game.document(), readCsv(text));
        showActive(dialog);
        auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("changes"));
        QCOMPARE(list->topLevelItemCount(), 1);
        QVERIFY(list->topLevelItem(0)->text(0).contains(QStringLiteral("Row 2, column 2")));
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("importButton"))->isEnabled());
    }
    QCOMPARE(table.newSteps(), 0);
}

void TestCounters::everyKindCanBeMade()
{
    Table table;
    const auto kinds = table.game.document().ruleset().terms(rules::Category::CounterKind);
    int made = 0;
    for (const rules::Term& kind : kinds) {
        NewCounter dialog(table.game.document());
        showActive(dialog);
        auto* kindBox = dialog.findChild<QComboBox*>(QStringLiteral("kind"));
        kindBox->setCurrentIndex(kindBox->findData(qs(kind.id)));
        QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("name")), QStringLiteral("Neu"));
        dialog.findChild<QSpinBox*>(QStringLiteral("steps"))->setValue(1 + made % 4);
        if (made % 8 == 0)
            dialog.findChild<QComboBox*>(QStringLiteral("back"))->setCurrentIndex(1);
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        const auto* counter = table.game.package().find<model::Counter>(dialog.made());
        QVERIFY(counter);
        QCOMPARE(counter->kind, kind.id);
        const int steps = 1 + made % 4;
        const auto* pair = table.game.package().find<model::Counter>(counter->pair);
        QCOMPARE(pair != nullptr, steps > 2);
        const std::size_t faces = counter->faces.size() + (pair ? pair->faces.size() : 0);
        QCOMPARE(faces, static_cast<std::size_t>(made % 8 == 0 ? 2 : steps));
        ++made;
    }
    QVERIFY(made > 10);
    QCOMPARE(table.newSteps(), made);
    QVERIFY(table.game.survivesUndoAndSaving());
}

void TestCounters::countersAreRemoved()
{
    Table table;
    table.select(table.cell("pz2", kAttack), table.cell("pz3", kAttack));
    QTest::keyClick(&table.view, Qt::Key_Delete, Qt::ControlModifier);
    QVERIFY(!table.game.find<model::Counter>("pz2") && !table.game.find<model::Counter>("pz3"));
    QVERIFY(table.game.find<model::Counter>("pz1"));
    QCOMPARE(table.newSteps(), 1);
    QVERIFY(table.game.survivesUndoAndSaving());
}

void TestCounters::formationsAreBuiltByDragging()
{
    DocumentsFixture game;
    FormationsPanel panel(game.document());
    panel.resize(500, 600);
    showActive(panel);
    FormationTree& tree = *panel.tree();
    const auto counter = [](const char* id) {
        return Subject::of<model::Counter>({.scope = {}, .id = Atom(id)});
    };
    tree.setCurrentItem(tree.itemOf(Subject::of<model::Side>({.scope = {}, .id = Atom("axis")})));
    tree.add();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("AGN"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QApplication::processEvents();
    const auto* north = game.find<model::Formation>("formation");
    QVERIFY(north);
    QTRY_COMPARE(game.find<model::Formation>("formation")->name, std::string("AGN"));
    QCOMPARE(north->side, Atom("axis"));
    const Subject group = Subject::of<model::Formation>({.scope = {}, .id = Atom("formation")});

    // Dragged from the Counters panel.
    QMimeData data;
    data.setData(QString::fromLatin1(kCounterMime), "pz1\npz2");
    const QPoint at = tree.visualItemRect(tree.itemOf(group)).center();
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(tree.viewport(), &enter);
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(tree.viewport(), &move);
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(tree.viewport(), &drop);
    QCOMPARE(game.find<model::Counter>("pz1")->formation, Atom("formation"));
    QCOMPARE(game.find<model::Counter>("pz2")->formation, Atom("formation"));

    // By keyboard.
    tree.setFocus();
    tree.setCurrentItem(tree.itemOf(counter("pz3")));
    QTest::keyClick(&tree, Qt::Key_X, Qt::ControlModifier);
    tree.setCurrentItem(tree.itemOf(group));
    QTest::keyClick(&tree, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(game.find<model::Counter>("pz3")->formation, Atom("formation"));
    QCOMPARE(tree.itemOf(counter("pz3"))->parent(), tree.itemOf(group));

    // A formation under another, but not under itself.
    QVERIFY(tree.put({counter("pz4")}, group));
    tree.setCurrentItem(tree.itemOf(group));
    tree.add();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    const Subject corps = Subject::of<model::Formation>({.scope = {}, .id = Atom("formation-2")});
    QCOMPARE(game.find<model::Formation>("formation-2")->parent, Atom("formation"));
    QSignalSpy notices(&tree, &FormationTree::notice);
    QVERIFY(!tree.put({group}, corps));
    QCOMPARE(notices.count(), 1);
    QVERIFY(tree.put({corps}, Subject::of<model::Side>({.scope = {}, .id = Atom("axis")})));
    QVERIFY(game.find<model::Formation>("formation-2")->parent.empty());
    QVERIFY(game.survivesUndoAndSaving());
}

void TestCounters::theLedgerSaysWhoUsesWhat()
{
    DocumentsFixture game;
    FormationsPanel panel(game.document());
    panel.resize(700, 500);
    showActive(panel);
    const auto row = [&](const char* id) {
        return panel.ledger()->indexOf(Subject::of<model::Counter>({.scope = {}, .id = Atom(id)}));
    };
    const auto text = [&](const char* id, int column) {
        return row(id).siblingAtColumn(column).data().toString();
    };
    QCOMPARE(text("pz1", LedgerModel::StateColumn), QStringLiteral("unused"));
    const model::HexIndex hex{5};
    game.document().perform(
        placeCounters(game.package(), game.scenario(), std::array{Atom("pz1")}, hex).transaction);
    game.document().perform(
        arriveOnTrack(game.package(), game.scenario(), {}, std::array{Atom("pz2")}, Atom("3")));
    QCOMPARE(text("pz1", LedgerModel::SetUpColumn), QStringLiteral("1"));
    QCOMPARE(text("pz1", LedgerModel::UnusedColumn), QString());
    QCOMPARE(text("pz2", LedgerModel::ReinforcementColumn), QStringLiteral("1"));
    QCOMPARE(text("pz3", LedgerModel::UnusedColumn), QStringLiteral("1"));

    // A second unit of the same counter is one too many.
    model::Unit twin = game.package().all<model::Unit>().begin()->second;
    twin.id = Atom("twin");
    game.document().perform(
        {.label = "property", .arguments = {}, .edits = {model::put(twin, game.scenario())}});
    QVERIFY(text("pz1", LedgerModel::StateColumn).contains(QStringLiteral("2")));
    panel.shown()->setCurrentIndex(panel.shown()->findText(QStringLiteral("Over the limit")));
    QCOMPARE(panel.ledger()->rowCount(), 1);
    QCOMPARE(panel.ledger()->rowCount(row("pz1")), 2);

    // From a use to the thing itself.
    const QSignalSpy reveals(game.document().selection(), &Selection::revealRequested);
    panel.ledgerView()->expand(row("pz1"));
    emit panel.ledgerView()->activated(panel.ledger()->index(1, 0, row("pz1")));
    QCOMPARE(reveals.count(), 1);
    QVERIFY(game.document().selection()->current().is<model::Unit>());
}

void TestCounters::theLedgerStaysTrueWhateverMoves()
{
    const bool good = rc::check("moving a unit anywhere keeps the ledger true", [] {
        DocumentsFixture game;
        const std::array counters{Atom("pz1"), Atom("pz2"), Atom("su1"), Atom("su2")};
        const auto moves = *rc::gen::container<std::vector<std::tuple<int, int, int>>>(
            rc::gen::tuple(rc::gen::inRange(0, 4), rc::gen::inRange(0, 4), rc::gen::inRange(1, 40)));
        for (const auto& [what, which, where] : moves) {
            const Atom counter = counters[static_cast<std::size_t>(which)];
            const model::HexIndex hex{where};
            const Atom turn(std::to_string(2 + where % 5));
            std::vector<Atom> units;
            for (const auto& [key, unit] : game.package().all<model::Unit>().in(game.scenario()))
                if (unit.counter == counter)
                    units.push_back(key.id);
            if (what == 0)
                game.document().perform(
                    placeCounters(game.package(), game.scenario(), std::array{counter}, hex).transaction);
            else if (what == 1 && !units.empty())
                game.document().perform(moveUnits(game.package(), game.scenario(),
                                                  std::array{UnitMove{.unit = units.front(), .to = hex}}));
            else if (what == 2)
                game.document().perform(
                    units.empty()
                        ? arriveOnTrack(game.package(), game.scenario(), {}, std::array{counter}, turn)
                        : arriveOnTrack(game.package(), game.scenario(), units, {}, turn));
            else if (what == 3 && !units.empty())
                game.document().perform(removeUnits(
                    game.package(), std::array{model::Key{.scope = game.scenario(), .id = units.front()}}));
            const rules::Ledger ledger(game.package());
            for (const Atom each : counters) {
                int used = 0;
                for (const auto& [key, unit] : game.package().all<model::Unit>())
                    used += unit.counter == each ? 1 : 0;
                for (const auto& [key, entry] : game.package().all<model::Entry>())
                    used += entry.counters.contains(each.text()) ? 1 : 0;
                RC_ASSERT(ledger.line(each).used == used);
                RC_ASSERT(ledger.uses(each).size() == static_cast<std::size_t>(used));
                RC_ASSERT(!ledger.line(each).overLimit);
                RC_ASSERT(ledger.line(each).unused == 1 - used);
            }
        }
    });
    QVERIFY(good);
}

QTEST_MAIN(TestCounters)
#include "tst_counters.moc"
