#include "documents_fixture.h"

#include "editor/canvas/countermime.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/maplayers.h"
#include "editor/canvas/placement.h"
#include "editor/canvas/trackmoves.h"
#include "editor/document/selection.h"
#include "editor/panels/card/cardmoves.h"
#include "editor/panels/card/cardpanel.h"
#include "editor/panels/deploy/conditionsmodel.h"
#include "editor/panels/deploy/deploypanel.h"
#include "editor/panels/records/recordform.h"
#include "editor/panels/records/recordlist.h"
#include "editor/panels/records/recordsmodel.h"
#include "editor/panels/scenario/newscenariodialog.h"
#include "editor/panels/scenario/scenariopanel.h"
#include "editor/panels/table/tablegrid.h"
#include "editor/panels/table/tablespanel.h"
#include "editor/panels/track/trackgrid.h"
#include "editor/panels/track/trackpanel.h"
#include "editor/panels/victory/victorybar.h"
#include "editor/panels/victory/victorypanel.h"
#include "editor/panels/weather/weatherpanel.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/text.h"
#include "rules/fixes/fix.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QTreeView>
#include <QUndoStack>

#include <rapidcheck.h>

using namespace editor;
using model::Atom;
using model::Subject;

namespace {

void drop(QWidget* on, QPoint at, const QMimeData* data)
{
    QDragEnterEvent enter(at, Qt::MoveAction | Qt::CopyAction, data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(on, &enter);
    QDragMoveEvent move(at, Qt::MoveAction | Qt::CopyAction, data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(on, &move);
    QDropEvent dropped(at, Qt::MoveAction | Qt::CopyAction, data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(on, &dropped);
}

/// Types into a cell as a person does: opens the editor, writes, leaves with Enter.
void type(RecordList* list, int row, const char* attribute, const QString& text)
{
    const QModelIndex cell = list->records()->index(row, list->records()->columnOf(attribute));
    QVERIFY(cell.isValid());
    QApplication::processEvents(); // what follows a change a moment later has come to an end
    list->view()->setCurrentIndex(cell);
    list->view()->edit(cell);
    QWidget* editor = QApplication::focusWidget();
    QVERIFY(editor && editor != list->view());
    if (auto* line = qobject_cast<QLineEdit*>(editor))
        line->selectAll();
    else if (auto* spin = qobject_cast<QSpinBox*>(editor))
        spin->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    QApplication::processEvents(); // views take over what was typed a moment later
}

std::unique_ptr<QMimeData> counters(std::initializer_list<const char*> ids)
{
    auto data = std::make_unique<QMimeData>();
    QStringList lines;
    for (const char* id : ids)
        lines << QString::fromLatin1(id);
    data->setData(QString::fromLatin1(kCounterMime), lines.join(u'\n').toUtf8());
    return data;
}

/// Shows a panel so that it has the keyboard.
void showActive(QWidget& panel)
{
    panel.show();
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
}

} // namespace

/// Each kind of document is written from empty, taken back, done again, saved and opened.
class TestDocuments : public QObject {
    Q_OBJECT
private slots:
    void aTrackIsWrittenByDragging();
    void countersGoFromTurnToTurn();
    void mapAndTrackExchangeUnits();
    void theTrackIsKeptByKeyboard();
    void aCardIsWritten();
    void rowsGoToTheMap();
    void cardsAreBuiltFromTheMap();
    void mapToCardToMap();
    void theLedgerStaysTrue();
    void victoryIsWritten();
    void aTableIsWrittenAndProved();
    void weatherIsWrittenAndRolled();
    void aScenarioIsWritten();
    void scenariosAreCopied();
    void unitsAreDeployed();
    void zonesHaveConditions();
    void zonesAreChecked();
    void unitsThatWaitGoToTheMap();
    void hexesAreListedByHand();
    void panelsWithoutAScenario();
    void whatIsTypedStays();
    void panelsGoWhileACellIsOpen();
};

void TestDocuments::aTrackIsWrittenByDragging()
{
    DocumentsFixture game;
    TrackPanel panel(game.document());
    panel.resize(900, 700);
    showActive(panel);
    TrackGrid* grid = panel.grid();
    QCOMPARE(grid->track()->rowCount(), 6);
    const auto at = [&](int turn) {
        const int row = grid->track()->rowOfTurn(Atom(std::to_string(turn)));
        grid->scrollTo(grid->track()->index(row, 0));
        return QPoint(60, grid->rowViewportPosition(row) + 4);
    };
    drop(grid->viewport(), at(2), counters({"pz1", "su1"}).get());
    const auto* axis = game.find<model::Entry>("turn-2-axis");
    QVERIFY(axis);
    QCOMPARE(axis->turn, Atom("2"));
    QVERIFY(game.find<model::Entry>("turn-2-soviet"));
    drop(grid->viewport(), at(2), counters({"pz2"}).get());
    QCOMPARE(game.package().all<model::Entry>().size(), 2U);

    panel.groups()->add();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Reserve"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QApplication::processEvents(); // views take over what was typed a moment later
    QCOMPARE(game.find<model::Group>("group-1")->name, std::string("Reserve"));
    QVERIFY(game.survivesUndoAndSaving());
    QVERIFY(game.find<model::Entry>("turn-2-axis"));
}

void TestDocuments::countersGoFromTurnToTurn()
{
    DocumentsFixture game;
    const std::vector<Atom> two{Atom("pz1"), Atom("pz2")};
    game.document().perform(arriveOnTrack(game.package(), game.scenario(), {}, two, Atom("2")));
    const model::Key entry{.scope = game.scenario(), .id = Atom("turn-2-axis")};
    const std::vector<TrackPiece> one{{.entry = entry, .counter = Atom("pz1")}};
    game.document().perform(moveOnTrack(game.package(), one, Atom("4")));
    QCOMPARE(game.package().all<model::Entry>().size(), 2U);
    const auto* left = game.package().find<model::Entry>(entry);
    QVERIFY(left && left->turn == Atom("2"));
    // The second follows; its line moves and joins nothing, for it keeps its own id.
    const std::vector<TrackPiece> rest{{.entry = entry, .counter = {}}};
    game.document().perform(moveOnTrack(game.package(), rest, Atom("5")));
    QCOMPARE(game.package().find<model::Entry>(entry)->turn, Atom("5"));
    QCOMPARE(game.document().undoStack()->index(), 4);
}

void TestDocuments::mapAndTrackExchangeUnits()
{
    DocumentsFixture game;
    MapLayers layers;
    MapCanvas canvas(game.document(), layers);
    canvas.resize(600, 500);
    canvas.show();
    TrackPanel panel(game.document());
    panel.resize(900, 700);
    showActive(panel);
    const auto hex = game.package().atlas().find("0404");
    QVERIFY(exists(hex));
    const QPoint onMap = canvas.rectOf(hex).center().toPoint();

    // From the list to the map, from the map to turn 3, and back to the map.
    drop(canvas.viewport(), onMap, counters({"pz1"}).get());
    const auto* unit = game.find<model::Unit>("pz1");
    QVERIFY(unit);
    QCOMPARE(unit->hex, Atom("0404"));
    const model::Key key{.scope = game.scenario(), .id = Atom("pz1")};
    const auto carried = mimeOfUnits(game.package(), std::span(&key, 1));
    drop(panel.grid()->viewport(),
         QPoint(40, panel.grid()->rowViewportPosition(panel.grid()->track()->rowOfTurn(Atom("3"))) + 3),
         carried.get());
    QVERIFY(!game.find<model::Unit>("pz1"));
    QVERIFY(game.find<model::Entry>("turn-3-axis"));
    QVERIFY(!panel.grid()
                 ->rectOf(
                     {.entry = {.scope = game.scenario(), .id = Atom("turn-3-axis")}, .counter = Atom("pz1")})
                 .isEmpty());
    drop(canvas.viewport(), onMap, counters({"pz1"}).get());
    QVERIFY(game.find<model::Unit>("pz1"));
    QVERIFY(!game.find<model::Entry>("turn-3-axis"));
    game.document().undoStack()->undo();
    QVERIFY(game.find<model::Entry>("turn-3-axis"));
    QVERIFY(game.survivesUndoAndSaving());
}

void TestDocuments::theTrackIsKeptByKeyboard()
{
    DocumentsFixture game;
    const std::vector<Atom> one{Atom("su1")};
    game.document().perform(arriveOnTrack(game.package(), game.scenario(), {}, one, Atom("2")));
    TrackPanel panel(game.document());
    panel.resize(900, 700);
    showActive(panel);
    TrackGrid* grid = panel.grid();
    grid->setFocus();
    grid->setCurrentIndex(grid->track()->cellOf({.scope = game.scenario(), .id = Atom("turn-2-soviet")}));
    QTest::keyClick(grid, Qt::Key_Return);
    QTest::keyClick(grid, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(game.find<model::Entry>("turn-2-soviet")->turn, Atom("3"));
    QTest::keyClick(grid, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(game.find<model::Entry>("turn-2-soviet")->turn, Atom("2"));
    QTest::keyClick(grid, Qt::Key_Delete);
    QVERIFY(!game.find<model::Entry>("turn-2-soviet"));
}

void TestDocuments::aCardIsWritten()
{
    DocumentsFixture game;
    CardPanel panel(game.document());
    panel.resize(900, 600);
    showActive(panel);
    panel.cards()->view()->setFocus();
    panel.cards()->view()->setCurrentIndex(panel.cards()->records()->index(0, 0));
    drop(panel.rows()->view()->viewport(), QPoint(30, 60), counters({"pz1", "pz2"}).get());
    QCOMPARE(panel.rows()->records()->rowCount(), 2);
    QVERIFY(game.find<model::Unit>("pz1")->hex.empty());
    type(panel.rows(), 0, "hex", QStringLiteral("0303"));
    QCOMPARE(game.find<model::Unit>("pz1")->hex, Atom("0303"));
    type(panel.rows(), 1, "hex", QStringLiteral("9999"));
    // A row that cannot be placed says why.
    const int problems = panel.rows()->records()->problemsColumn();
    QVERIFY(panel.rows()->records()->index(1, problems).data().toString().contains(QStringLiteral("9999")));
    type(panel.rows(), 1, "hex", QStringLiteral("0304"));
    QVERIFY(panel.rows()->records()->index(1, problems).data().toString().isEmpty());
    QVERIFY(game.survivesUndoAndSaving());
}

void TestDocuments::rowsGoToTheMap()
{
    DocumentsFixture game;
    MapLayers layers;
    MapCanvas canvas(game.document(), layers);
    canvas.resize(600, 500);
    canvas.show();
    const std::vector<Atom> one{Atom("pz1")};
    game.document().perform(waitOnCard(game.package(), game.scenario(), {}, one, Atom("axis")));
    CardPanel panel(game.document());
    showActive(panel);
    const std::unique_ptr<QMimeData> row(
        panel.rows()->records()->mimeData({panel.rows()->records()->index(0, 0)}));
    for (const char* number : {"0404", "0505"}) {
        const QPoint to = canvas.rectOf(game.package().atlas().find(number)).center().toPoint();
        drop(canvas.viewport(), to, row.get());
        QCOMPARE(game.find<model::Unit>("pz1")->hex, Atom(number));
    }
    QCOMPARE(game.package().all<model::Unit>().size(), 1U);
    panel.rows()->view()->setCurrentIndex(panel.rows()->records()->index(0, 0));
    panel.takeOffAction()->trigger();
    QVERIFY(game.find<model::Unit>("pz1")->hex.empty());
}

void TestDocuments::cardsAreBuiltFromTheMap()
{
    DocumentsFixture game;
    model::Transaction wrong;
    for (const char* id : {"su1", "pz1"}) {
        model::Unit unit;
        unit.id = unit.counter = Atom(id);
        unit.card = Atom("axis");
        unit.hex = Atom("0303");
        wrong.edits.push_back(model::put(std::move(unit), game.scenario()));
    }
    wrong.edits.push_back(model::erase<model::Card>({.scope = game.scenario(), .id = Atom("soviet")}));
    game.document().perform(wrong);
    CardPanel panel(game.document());
    panel.buildAction()->trigger();
    QVERIFY(game.find<model::Card>("soviet"));
    QCOMPARE(game.find<model::Unit>("su1")->card, Atom("soviet"));
    QCOMPARE(game.find<model::Unit>("pz1")->card, Atom("axis"));
    QVERIFY(cardsFromMap(game.package(), game.scenario()).empty());
}

void TestDocuments::mapToCardToMap()
{
    // Wherever units stand and on whichever card they are: building the cards moves nobody, and what is on the cards is
    // the position again.
    const bool good = rc::check("map to card to map", [] {
        DocumentsFixture game;
        const std::vector<const char*> ids{"pz1", "pz2", "pz3", "su1", "su2", "su3"};
        model::Transaction placed;
        for (const char* id : ids) {
            model::Unit unit;
            unit.id = unit.counter = Atom(id);
            unit.card = Atom(*rc::gen::element(std::string("axis"), std::string("soviet")));
            unit.hex = Atom("0" + std::to_string(*rc::gen::inRange(1, 9)) + "0"
                            + std::to_string(*rc::gen::inRange(1, 9)));
            unit.face = *rc::gen::arbitrary<bool>() ? Atom("back") : Atom();
            placed.edits.push_back(model::put(std::move(unit), game.scenario()));
        }
        game.document().perform(placed);
        std::map<std::string, std::pair<std::string, std::string>> before;
        const auto position = [&] {
            std::map<std::string, std::pair<std::string, std::string>> units;
            for (const auto& [key, unit] : game.package().all<model::Unit>().in(game.scenario()))
                units[std::string(unit.counter.text())] = {std::string(unit.hex.text()),
                                                           std::string(unit.face.text())};
            return units;
        };
        before = position();
        game.document().perform(cardsFromMap(game.package(), game.scenario()));
        RC_ASSERT(position() == before);
        RC_ASSERT(game.survivesUndoAndSaving());
        RC_ASSERT(position() == before);
        for (const auto& [key, unit] : game.package().all<model::Unit>().in(game.scenario()))
            RC_ASSERT(unit.card == Atom(unit.counter.text().starts_with("pz") ? "axis" : "soviet"));
    });
    QVERIFY(good);
}

void TestDocuments::theLedgerStaysTrue()
{
    const bool good = rc::check("the countermix stays true", [] {
        DocumentsFixture game;
        const std::vector<const char*> ids{"pz1", "pz2", "su1", "su2"};
        for (int step = 0; step < 12; ++step) {
            const std::vector<Atom> one{Atom(ids[static_cast<std::size_t>(*rc::gen::inRange(0, 4))])};
            const Atom turn(std::to_string(*rc::gen::inRange(1, 7)));
            switch (*rc::gen::inRange(0, 4)) {
            case 0:
                game.document().perform(arriveOnTrack(game.package(), game.scenario(), {}, one, turn));
                break;
            case 1:
                game.document().perform(
                    placeCounters(game.package(), game.scenario(), one, game.package().atlas().find("0303"))
                        .transaction);
                break;
            case 2:
                game.document().perform(waitOnCard(game.package(), game.scenario(), {}, one, Atom("axis")));
                break;
            default:
                for (const auto& [key, entry] : game.package().all<model::Entry>().in(game.scenario())) {
                    const std::vector<TrackPiece> piece{{.entry = key, .counter = {}}};
                    const model::Transaction move = moveOnTrack(game.package(), piece, turn);
                    game.document().perform(move);
                    break;
                }
            }
            for (const char* id : ids) {
                int uses = 0;
                for (const auto& [key, unit] : game.package().all<model::Unit>().in(game.scenario()))
                    uses += unit.counter == Atom(id) ? 1 : 0;
                for (const auto& [key, entry] : game.package().all<model::Entry>().in(game.scenario()))
                    uses += entry.counters.contains(id) ? 1 : 0;
                RC_ASSERT(uses <= 1);
            }
        }
    });
    QVERIFY(good);
}

void TestDocuments::victoryIsWritten()
{
    DocumentsFixture game;
    VictoryPanel panel(game.document());
    panel.resize(800, 600);
    showActive(panel);
    panel.start()->setValue(10);
    QCOMPARE(game.package().find<model::Victory>({.scope = game.scenario(), .id = {}})->start, 10);
    game.document().selection()->set({Subject::ofHex(Atom("0303")), Subject::ofHex(Atom("0404"))});
    panel.addSelectedAction()->trigger();
    QCOMPARE(panel.hexes()->records()->rowCount(), 2);
    type(panel.hexes(), 0, "points", QStringLiteral("3"));
    QCOMPARE(game.find<model::VictoryHex>("0303")->points, 3);
    QTRY_COMPARE(panel.bar()->points(), 10.0);
    QTRY_COMPARE(panel.bar()->reach().highest, 14.0);
    panel.levels()->add();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Draw"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QApplication::processEvents(); // views take over what was typed a moment later
    type(panel.levels(), 0, "from", QStringLiteral("0"));
    type(panel.levels(), 0, "to", QStringLiteral("12"));
    QTRY_VERIFY(panel.tally().contains(QStringLiteral("Draw")));
    // The same hex a second time is told, in the row itself.
    panel.hexes()->view()->setCurrentIndex(panel.hexes()->records()->index(0, 0));
    panel.hexes()->duplicateSelected();
    QCOMPARE(
        game.problemsOf(Subject::of<model::VictoryHex>({.scope = game.scenario(), .id = Atom("0303-2")})),
        QStringList{QStringLiteral("victory.twice")});
    game.document().undoStack()->undo();
    QVERIFY(game.survivesUndoAndSaving());
}

void TestDocuments::aTableIsWrittenAndProved()
{
    DocumentsFixture game;
    TablesPanel panel(game.document(), model::kindOf<model::Table>);
    panel.resize(900, 600);
    showActive(panel);
    panel.tables()->add();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Attrition"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QApplication::processEvents(); // views take over what was typed a moment later
    const auto* table = game.find<model::Table>("table-1");
    QVERIFY(table);
    QCOMPARE(table->title, std::string("Attrition"));
    TableGridModel* grid = panel.grid();
    QCOMPARE(grid->rowCount(), 7);
    QCOMPARE(grid->faults().size(), 6U); // no cell is filled
    for (int row = 1; row <= 6; ++row)
        QVERIFY(grid->setData(grid->index(row, 1), QString::number(row)));
    QVERIFY(grid->faults().empty());
    QVERIFY(grid->setData(grid->index(3, 0), QStringLiteral("4")));
    QCOMPARE(grid->faults().size(), 2U);
    QVERIFY(grid->index(3, 0).data().toString().contains(QStringLiteral("gap")));
    QVERIFY(!grid->index(4, 0).data(Qt::ToolTipRole).toString().isEmpty());
    QVERIFY(grid->setData(grid->index(3, 0), QStringLiteral("3")));
    panel.action(QStringLiteral("addTableModifier"))->trigger();
    QCOMPARE(grid->faults().size(), 1U); // a roll of 7
    QVERIFY(grid->setData(grid->index(6, 0), QStringLiteral("6+")));
    QVERIFY(grid->faults().empty());
    panel.action(QStringLiteral("addTableColumn"))->trigger();
    QCOMPARE(grid->columnCount(), 3);
    QCOMPARE(game.problemsOf(Subject::of<model::Table>({.scope = {}, .id = Atom("table-1")})).size(), 6);
    QVERIFY(game.survivesUndoAndSaving());
}

void TestDocuments::weatherIsWrittenAndRolled()
{
    DocumentsFixture game;
    WeatherPanel panel(game.document());
    panel.resize(900, 700);
    showActive(panel);
    QCOMPARE(panel.summary()->rowCount(), 3);
    panel.calendar()->add();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QApplication::processEvents(); // views take over what was typed a moment later
    type(panel.calendar(), 0, "weather", QStringLiteral("Rasputitsa"));
    const auto* period = game.find<model::Period>("period-1");
    QVERIFY(period);
    QCOMPARE(period->turn, Atom("1"));
    QCOMPARE(period->weather, Atom("rasputitsa"));
    QTRY_COMPARE(panel.odds().share.at(0).at(1), 1.0);
    panel.tables()->tables()->add();
    TableGridModel* grid = panel.tables()->grid();
    for (int row = 1; row <= 6; ++row)
        QVERIFY(grid->setData(grid->index(row, 1),
                              row <= 3 ? QStringLiteral("clear") : QStringLiteral("rasputitsa")));
    QTRY_VERIFY(std::abs(panel.odds().share.at(2).at(1) - 0.5) < 0.03);
    QCOMPARE(panel.odds().campaigns, WeatherPanel::kCampaigns);
    panel.history()->add();
    QVERIFY(game.survivesUndoAndSaving());
}

void TestDocuments::aScenarioIsWritten()
{
    DocumentsFixture game;
    ScenarioPanel panel(game.document());
    panel.resize(800, 600);
    showActive(panel);
    auto* title = qobject_cast<QLineEdit*>(panel.form()->editor("title"));
    QVERIFY(title);
    title->setFocus();
    title->selectAll();
    QTest::keyClicks(title, QStringLiteral("Blau"));
    QTest::keyClick(title, Qt::Key_Return);
    QCOMPARE(game.package().find<model::Scenario>(game.scenario())->title, std::string("Blau"));
    panel.turns()->add();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Winter"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QApplication::processEvents(); // views take over what was typed a moment later
    QCOMPARE(game.find<model::Turn>("7")->name, std::string("Winter"));
    panel.flagChooser()->setCurrentIndex(panel.flagChooser()->findData(QStringLiteral("total-war")));
    panel.flags()->add();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QApplication::processEvents(); // views take over what was typed a moment later
    QCOMPARE(game.find<model::Flag>("total-war")->is, std::string("yes"));
    panel.areas()->add();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("South"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QApplication::processEvents(); // views take over what was typed a moment later
    game.document().selection()->set({Subject::ofHex(Atom("0303")), Subject::ofHex(Atom("0304"))});
    panel.addHexesAction()->trigger();
    QCOMPARE(game.find<model::Area>("area-1")->hexes.hexes.size(), 2U);
    game.document().selection()->set({Subject::ofHex(Atom("0303"))});
    panel.removeHexesAction()->trigger();
    QCOMPARE(game.find<model::Area>("area-1")->hexes.hexes.size(), 1U);
    panel.boxes()->add();
    panel.notes()->add();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QApplication::processEvents(); // views take over what was typed a moment later
    const int text = panel.notes()->records()->columnOf("#text");
    QVERIFY(
        panel.notes()->records()->setData(panel.notes()->records()->index(0, text),
                                          QStringLiteral("Stacking as in [9.1.1], but not [99.9]; [sic].")));
    QCOMPARE(game.problemsOf(Subject::of<model::Note>({.scope = game.scenario(), .id = Atom("note-1")})),
             QStringList{QStringLiteral("note.reference")});
    QVERIFY(game.survivesUndoAndSaving());
}

void TestDocuments::scenariosAreCopied()
{
    DocumentsFixture game;
    const std::vector<Atom> one{Atom("pz1")};
    game.document().perform(arriveOnTrack(game.package(), game.scenario(), {}, one, Atom("2")));
    const Atom first = game.scenario();
    game.document().perform(newScenario(
        game.package(),
        {.title = QStringLiteral("Typhoon!"), .id = {}, .from = first, .variant = true, .turns = 1}));
    const auto* copy = game.package().find<model::Scenario>(Atom("typhoon"));
    QVERIFY(copy);
    QCOMPARE(copy->fields.text(Atom("variant-of")), first.text());
    QVERIFY(game.package().find<model::Entry>({.scope = copy->id, .id = Atom("turn-2-axis")}));
    QVERIFY(game.package().find<model::Card>({.scope = copy->id, .id = Atom("axis")}));
    game.document().perform(newScenario(
        game.package(),
        {.title = QStringLiteral("Typhoon"), .id = {}, .from = {}, .variant = false, .turns = 3}));
    const auto* empty = game.package().find<model::Scenario>(Atom("typhoon-2"));
    QVERIFY(empty);
    QCOMPARE(empty->lastTurn, Atom("3"));
    QVERIFY(game.survivesUndoAndSaving());
    // The dialog refuses what could not be a folder.
    NewScenarioDialog dialog(game.document());
    auto* id = dialog.findChild<QLineEdit*>(QStringLiteral("scenarioId"));
    auto* ok = dialog.findChild<QPushButton*>();
    QVERIFY(id && ok && ok->isEnabled());
    id->setText(QStringLiteral("../elsewhere"));
    QVERIFY(!ok->isEnabled());
    id->setText(QStringLiteral("typhoon"));
    QVERIFY(!ok->isEnabled());
    id->setText(QStringLiteral("kursk"));
    QVERIFY(ok->isEnabled());
}

void TestDocuments::unitsAreDeployed()
{
    DocumentsFixture game;
    const std::vector<Atom> three{Atom("pz1"), Atom("pz2"), Atom("pz3")};
    game.document().perform(waitOnCard(game.package(), game.scenario(), {}, three, Atom("axis")));
    DeployPanel panel(game.document());
    panel.resize(900, 400);
    showActive(panel);
    QCOMPARE(panel.waiting()->records()->rowCount(), 3);
    QVERIFY(panel.verdict().contains(QStringLiteral("No zone admits")));
    panel.zones()->add();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Bug"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QApplication::processEvents(); // views take over what was typed a moment later
    game.document().selection()->set({Subject::ofHex(Atom("0303")), Subject::ofHex(Atom("0304"))});
    panel.addHexesAction()->trigger();
    QTRY_VERIFY(panel.verdict().startsWith(QStringLiteral("All 3")));
    type(panel.zones(), 0, "capacity", QStringLiteral("2"));
    QTRY_VERIFY(panel.verdict().contains(QStringLiteral("Bug takes 2")));
    type(panel.zones(), 0, "capacity", QStringLiteral("3"));
    QTRY_VERIFY(panel.verdict().startsWith(QStringLiteral("All 3")));
    panel.deployAction()->trigger();
    for (const Atom unit : three) {
        const Atom hex = game.find<model::Unit>(unit.text())->hex;
        QVERIFY(hex == Atom("0303") || hex == Atom("0304"));
    }
    QCOMPARE(panel.waiting()->records()->rowCount(), 0);
    QVERIFY(game.survivesUndoAndSaving());
}

void TestDocuments::zonesHaveConditions()
{
    DocumentsFixture game;
    const std::vector<Atom> two{Atom("pz1"), Atom("pz2")};
    game.document().perform(waitOnCard(game.package(), game.scenario(), {}, two, Atom("axis")));
    DeployPanel panel(game.document());
    panel.resize(900, 500);
    showActive(panel);
    panel.zones()->add();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Bug"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QApplication::processEvents();
    RecordsModel* zones = panel.zones()->records();
    QVERIFY(zones->setData(zones->index(0, zones->columnOf("side")), QStringLiteral("axis")));
    type(panel.zones(), 0, "hexes", QStringLiteral("0303 0304 0305 0308"));
    QCOMPARE(game.find<model::Area>("zone-1")->hexes.hexes.size(), 4U);
    const auto usable = [&] { return panel.zones()->records()->index(0, 1).data().toString(); };
    const auto press = [&](const char* kind) {
        auto* action = panel.findChild<QAction*>(QStringLiteral("addCondition-") + QString::fromLatin1(kind));
        QVERIFY(action);
        action->trigger();
        QApplication::processEvents();
    };
    QTRY_COMPARE(usable(), QStringLiteral("4 hex(es)"));

    // Within 3 hexes of the hex that is selected on the map; then of another one that is typed.
    game.document().selection()->set({Subject::ofHex(Atom("0303"))});
    press("within");
    QTRY_COMPARE(usable(), QStringLiteral("3 hex(es)"));
    const auto write = [&](int column, const QString& text) {
        const QModelIndex cell = panel.conditions()->index(0, column);
        panel.conditionsView()->setFocus();
        panel.conditionsView()->setCurrentIndex(cell);
        panel.conditionsView()->edit(cell);
        QWidget* editor = QApplication::focusWidget();
        QVERIFY(editor && editor != panel.conditionsView());
        if (auto* line = qobject_cast<QLineEdit*>(editor))
            line->selectAll();
        else if (auto* spin = qobject_cast<QSpinBox*>(editor))
            spin->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        QApplication::processEvents();
    };
    write(ConditionsModel::Distance, QStringLiteral("1"));
    QTRY_COMPARE(usable(), QStringLiteral("2 hex(es)"));
    write(ConditionsModel::Of, QStringLiteral("9999"));
    const int problems = panel.zones()->records()->problemsColumn();
    QVERIFY(panel.zones()->records()->index(0, problems).data().toString().contains(QStringLiteral("9999")));
    QTRY_VERIFY(panel.verdict().contains(QStringLiteral("no hexes")));
    game.document().undoStack()->undo();
    QTRY_COMPARE(usable(), QStringLiteral("2 hex(es)"));
    QCOMPARE(panel.conditions()->at(0).of.text(), std::string_view("0303"));

    // One unit to a hex, and not beside an enemy.
    press("one-per-hex");
    QTRY_VERIFY(panel.verdict().startsWith(QStringLiteral("All 2")));
    model::Unit enemy;
    enemy.id = enemy.counter = Atom("su1");
    enemy.card = Atom("soviet");
    enemy.hex = Atom("0204");
    game.document().perform({.label = "property", .edits = {model::put(enemy, game.scenario())}});
    press("enemy-zoc");
    QVERIFY(panel.conditions()->at(2).negated);
    QApplication::processEvents();
    const int away = usable().section(u' ', 0, 0).toInt();
    // Turned round, it is asked that there be an enemy.
    const QModelIndex no = panel.conditions()->index(2, ConditionsModel::Not);
    const QRect box = panel.conditionsView()->visualRect(no);
    QTest::mouseClick(panel.conditionsView()->viewport(), Qt::LeftButton, {}, box.center());
    if (panel.conditions()->at(2).negated) // the box itself is at the start of the cell
        QTest::mouseClick(panel.conditionsView()->viewport(), Qt::LeftButton, {},
                          QPoint(box.left() + 8, box.center().y()));
    QVERIFY(!panel.conditions()->at(2).negated);
    QTRY_COMPARE(usable().section(u' ', 0, 0).toInt() + away, 2);
    panel.conditionsView()->setCurrentIndex(panel.conditions()->index(2, 0));
    panel.conditionsView()->setFocus();
    QTest::keyClick(panel.conditionsView(), Qt::Key_Delete);
    QCOMPARE(panel.conditions()->rowCount(), 2);
    QVERIFY(panel.zones()->records()->index(0, 5).data().toString().contains(
        QStringLiteral("one unit to a hex")));
    QVERIFY(game.survivesUndoAndSaving());
    QCOMPARE(game.find<model::Area>("zone-1")->conditions.size(), 2U);
}

/// A zone admits somebody who exists, and a row that names a zone stands in it; each is mended by its fix.
void TestDocuments::zonesAreChecked()
{
    DocumentsFixture game;
    model::Area area;
    area.id = Atom("bug");
    area.kind = Atom("deployment");
    area.admits = model::Words("panzer-corps nobody");
    area.hexes.insert(Atom("0303"));
    model::Condition odd;
    odd.id = Atom("condition-1");
    odd.kind = Atom("by-moonlight");
    area.conditions = {odd};
    model::Unit unit;
    unit.id = unit.counter = Atom("pz1");
    unit.card = Atom("axis");
    unit.hex = Atom("0505");
    unit.area = area.id;
    game.document().perform(
        {.label = "property",
         .edits = {model::put(area, game.scenario()), model::put(unit, game.scenario())}});
    QStringList messages;
    const auto mend = [&] {
        messages.clear();
        for (const model::Finding& finding : game.document().engine().findings())
            if (finding.message.text().starts_with("zone.")) {
                messages << qs(finding.message);
                const auto fixes = rules::fixesFor(game.document().engine(), game.package(), finding);
                if (fixes.empty())
                    return false;
                game.document().perform(
                    rules::makeFix(game.document().engine(), game.package(), finding, fixes.front()));
                return true;
            }
        return false;
    };
    QStringList mended;
    while (mend() && mended.size() < 9)
        mended << messages;
    mended.sort();
    QCOMPARE(mended,
             QStringList({QStringLiteral("zone.admits"), QStringLiteral("zone.condition-kind"),
                          QStringLiteral("zone.elsewhere")}));
    QCOMPARE(game.find<model::Area>("bug")->admits.text(), std::string_view("panzer-corps"));
    QVERIFY(game.find<model::Area>("bug")->conditions.empty());
    QVERIFY(game.find<model::Unit>("pz1")->area.empty());
    for (const char* sample : {"stalins-war", "roads-to-leningrad"}) {
        Session session([](Atom id) { return rulesetFor(id).ruleset; });
        QVERIFY(session.openCopy(QStringLiteral(HEXWERK_SOURCE_DIR "/resources/samples/")
                                 + QString::fromLatin1(sample)));
        for (const model::Finding& finding : session.document()->engine().findings())
            QVERIFY2(!finding.message.text().starts_with("zone."), finding.message.text().data());
    }
}

/// What still waits is dragged from its list to the map, one after the other.
void TestDocuments::unitsThatWaitGoToTheMap()
{
    DocumentsFixture game;
    const std::vector<Atom> two{Atom("pz1"), Atom("pz2")};
    game.document().perform(waitOnCard(game.package(), game.scenario(), {}, two, Atom("axis")));
    MapLayers layers;
    MapCanvas canvas(game.document(), layers);
    canvas.resize(600, 500);
    canvas.show();
    DeployPanel panel(game.document());
    panel.resize(380, 600);
    showActive(panel);
    RecordsModel* waiting = panel.waiting()->records();
    for (const char* number : {"0404", "0505"}) {
        QVERIFY(waiting->index(0, 0).flags().testFlag(Qt::ItemIsDragEnabled));
        const std::unique_ptr<QMimeData> row(waiting->mimeData({waiting->index(0, 0)}));
        drop(canvas.viewport(), canvas.rectOf(game.package().atlas().find(number)).center().toPoint(),
             row.get());
    }
    QCOMPARE(waiting->rowCount(), 0);
    QCOMPARE(game.find<model::Unit>("pz1")->hex, Atom("0404"));
    QCOMPARE(game.find<model::Unit>("pz2")->hex, Atom("0505"));
    QTRY_COMPARE(panel.verdict(), QStringLiteral("Nobody waits to be placed."));
    QVERIFY(game.survivesUndoAndSaving());
}

/// The hexes of an area can be typed as a list; numbers that do not exist are told.
void TestDocuments::hexesAreListedByHand()
{
    DocumentsFixture game;
    ScenarioPanel panel(game.document());
    panel.resize(900, 500);
    showActive(panel);
    panel.findChild<QTabWidget*>()->setCurrentWidget(panel.areas());
    panel.areas()->add();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    type(panel.areas(), 0, "hexes", QStringLiteral("0305 0303 0303 7777"));
    const auto* area = game.find<model::Area>("area-1");
    QCOMPARE(area->hexes.hexes.size(), 3U);
    QCOMPARE(area->hexes.hexes.front(), Atom("0303"));
    QCOMPARE(
        panel.areas()->records()->index(0, panel.areas()->records()->columnOf("hexes")).data().toString(),
        QStringLiteral("3 hex(es)"));
    QVERIFY(game.problemsOf(Subject::of<model::Area>({.scope = game.scenario(), .id = Atom("area-1")}))
                .contains(QStringLiteral("reference.hexes")));
    QVERIFY(game.survivesUndoAndSaving());
}

void TestDocuments::panelsWithoutAScenario()
{
    DocumentsFixture game;
    game.document().perform(
        {.label = "remove", .edits = {model::erase<model::Scenario>({.scope = {}, .id = game.scenario()})}});
    TrackPanel track(game.document());
    CardPanel cards(game.document());
    VictoryPanel victory(game.document());
    WeatherPanel weather(game.document());
    ScenarioPanel scenario(game.document());
    DeployPanel deploy(game.document());
    for (QWidget* panel :
         std::initializer_list<QWidget*>{&track, &cards, &victory, &weather, &scenario, &deploy}) {
        panel->show();
        QVERIFY(!panel->grab().isNull());
    }
    track.entries()->add();
    cards.rows()->add();
    victory.hexes()->add();
    victory.addSelectedAction()->trigger();
    cards.buildAction()->trigger();
    QVERIFY(game.package().all<model::Entry>().empty());
}

/// A cell that is being edited stays open with what is typed, whatever else happens to the document meanwhile.
void TestDocuments::whatIsTypedStays()
{
    DocumentsFixture game;
    const std::vector<Atom> two{Atom("pz1"), Atom("pz2")};
    game.document().perform(waitOnCard(game.package(), game.scenario(), {}, two, Atom("axis")));
    VictoryPanel victory(game.document());
    CardPanel cards(game.document());
    TablesPanel tables(game.document(), model::kindOf<model::Table>);
    const auto stays = [&](QWidget& panel, QAbstractItemView* view, const QModelIndex& cell) {
        panel.resize(900, 600);
        showActive(panel);
        QVERIFY(cell.isValid());
        view->setCurrentIndex(cell);
        view->edit(cell);
        const QPointer<QWidget> editor = QApplication::focusWidget();
        QVERIFY(editor && editor != view);
        QTest::keyClicks(editor, QStringLiteral("7"));
        const auto typed = [&] {
            if (auto* spin = qobject_cast<QSpinBox*>(editor))
                return spin->text();
            if (auto* combo = qobject_cast<QComboBox*>(editor))
                return combo->currentText();
            return editor ? qobject_cast<QLineEdit*>(editor)->text() : QString();
        };
        const QString before = typed();
        // Something else changes, what is worked out is worked out anew, and the lists are read again.
        model::Turn turn = *game.find<model::Turn>("3");
        turn.name += "x";
        game.document().perform({.label = "property", .edits = {model::put(turn, game.scenario())}});
        rules::WhatIf whatIf = game.document().whatIf();
        whatIf.turn = Atom(whatIf.turn == Atom("2") ? "3" : "2");
        game.document().setWhatIf(whatIf);
        emit game.document().scenarioChanged();
        QTest::qWait(20);
        QVERIFY(editor);
        QCOMPARE(QApplication::focusWidget(), editor.data());
        QCOMPARE(typed(), before);
        QTest::keyClick(editor, Qt::Key_Escape);
    };
    game.document().selection()->set({Subject::ofHex(Atom("0303"))});
    victory.addSelectedAction()->trigger();
    RecordsModel* hexes = victory.hexes()->records();
    stays(victory, victory.hexes()->view(), hexes->index(0, hexes->columnOf("points")));
    stays(victory, victory.hexes()->view(), hexes->index(0, hexes->columnOf("name")));
    RecordsModel* rows = cards.rows()->records();
    stays(cards, cards.rows()->view(), rows->index(1, rows->columnOf("hex")));
    tables.tables()->add();
    stays(tables, tables.gridView(), tables.grid()->index(2, 1));
    tables.action(QStringLiteral("addTableModifier"))->trigger();
    QTableView* modifiers = nullptr;
    for (auto* view : tables.findChildren<QTableView*>())
        if (view->model() == tables.modifiers())
            modifiers = view;
    QVERIFY(modifiers);
    stays(tables, modifiers, tables.modifiers()->index(0, 0));
}

/// A panel can go while one of its cells is open: what was typed is kept, and nobody half gone is called.
void TestDocuments::panelsGoWhileACellIsOpen()
{
    DocumentsFixture game;
    const std::vector<Atom> one{Atom("pz1")};
    game.document().perform(waitOnCard(game.package(), game.scenario(), {}, one, Atom("axis")));
    const auto go = [&](QWidget* panel, auto open) {
        panel->resize(900, 600);
        showActive(*panel);
        open();
        QWidget* editor = QApplication::focusWidget();
        QVERIFY(editor && editor != panel);
        QTest::keyClicks(editor, QStringLiteral("Typed"));
        delete panel;
    };
    auto* victory = new VictoryPanel(game.document());
    go(victory, [&] { victory->levels()->add(); });
    QCOMPARE(game.find<model::VictoryLevel>("level-1")->name, std::string("Typed"));
    auto* cards = new CardPanel(game.document());
    go(cards, [&] { cards->cards()->add(); });
    QCOMPARE(game.find<model::Card>("card-1")->title, std::string("Typed"));
    auto* track = new TrackPanel(game.document());
    go(track, [&] { track->groups()->add(); });
    QCOMPARE(game.find<model::Group>("group-1")->name, std::string("Typed"));
    auto* deploy = new DeployPanel(game.document());
    go(deploy, [&] { deploy->zones()->add(); });
    QCOMPARE(game.find<model::Area>("zone-1")->name, std::string("Typed"));
    auto* tables = new TablesPanel(game.document(), model::kindOf<model::Table>);
    go(tables, [&] { tables->tables()->add(); });
    QCOMPARE(game.find<model::Table>("table-1")->title, std::string("Typed"));
    auto* scenario = new ScenarioPanel(game.document());
    go(scenario, [&] { scenario->form()->editor("title")->setFocus(); });
    QVERIFY(game.package().find<model::Scenario>(game.scenario())->title.ends_with("Typed"));
    auto* weather = new WeatherPanel(game.document());
    go(weather, [&] {
        weather->calendar()->add();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QApplication::processEvents();
        RecordsModel* periods = weather->calendar()->records();
        weather->calendar()->view()->edit(periods->index(0, periods->columnOf("note")));
    });
    QCOMPARE(game.find<model::Period>("period-1")->note, std::string("Typed"));
}

QTEST_MAIN(TestDocuments)
#include "tst_documents.moc"
