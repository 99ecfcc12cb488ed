#include "editor/canvas/countermime.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/maplayers.h"
#include "editor/canvas/stackpopup.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/text/text.h"
#include "tests/canvas/smallgame.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>
#include <QWheelEvent>

using namespace editor;
using model::Atom;
using model::HexIndex;
using model::Subject;

namespace {

const Atom kScenario("campaign");

Subject unitSubject(const char* id)
{
    return Subject::of<model::Unit>({.scope = kScenario, .id = Atom(id)});
}

} // namespace

/// Real mouse and key events on a real canvas.
class CanvasTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void hitsAtManyZooms_data();
    void hitsAtManyZooms();
    void nothingOutsideTheMap();
    void clickSelectsCounterThenHex();
    void shiftTogglesBoth();
    void clickOnOneOfManyNarrows();
    void doubleClickTakesTheStack();
    void dragMovesAndIsOneStep();
    void severalKeepTheirDistance();
    void dragUpdatesProblemsOnTheWay();
    void escapeTakesTheDragBack();
    void undoInTheMiddleOfADrag();
    void dragOffTheMapChangesNothing();
    void rubberBandTakesCounters();
    void rubberBandOnEmptyGroundTakesHexes();
    void deleteAndUndo();
    void copyAndPasteWithFreeCopies();
    void pasteSaysWhyNot();
    void cutAndPasteElsewhere();
    void dropFromTheList();
    void dropBringsInAWaitingUnit();
    void keyboardCursorWalks();
    void shiftArrowsExtend();
    void enterGoesThroughTheStack();
    void keyboardMove();
    void wheelKeepsTheHexUnderTheCursor();
    void middleButtonAndSpacePan();
    void zoomSlots();
    void goToHexCentres();
    void revealScrolls();
    void oneEditRepaintsFewTiles();
    void hiddenLayersRepaintAndHideFromTheMouse();
    void popupFollowsTheStack();
    void popupSurvivesRemoval();
    void scenarioAndPackageMayChange();
    void goesAwayInTheMiddleOfADrag();

private:
    QPoint pixelOf(const char* hex) const;
    QPoint cornerOf(const char* hex) const;
    void dragTo(QPoint from, QPoint to, bool release = true);
    QString hexOf(const char* unit) const;
    void drop(const QByteArray& counters, QPoint at);
    void waitUntilSharp();

    std::unique_ptr<Document> m_document;
    std::unique_ptr<MapLayers> m_layers;
    std::unique_ptr<MapCanvas> m_canvas;
};

void CanvasTest::init()
{
    m_document = std::make_unique<Document>(smallGame(), smallRuleset());
    m_document->setScenario(kScenario);
    m_layers = std::make_unique<MapLayers>();
    m_canvas = std::make_unique<MapCanvas>(*m_document, *m_layers);
    m_canvas->resize(900, 700);
    m_canvas->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_canvas.get()));
    m_canvas->setFocus();
    waitUntilSharp();
}

void CanvasTest::cleanup()
{
    m_canvas.reset();
    m_layers.reset();
    m_document.reset();
}

void CanvasTest::waitUntilSharp()
{
    QTRY_VERIFY(m_canvas->isComplete());
}

QPoint CanvasTest::pixelOf(const char* hex) const
{
    return m_canvas->rectOf(m_document->package().atlas().find(hex)).center().toPoint();
}

/// A point of the hex that no counter covers.
QPoint CanvasTest::cornerOf(const char* hex) const
{
    const QRectF rect = m_canvas->rectOf(m_document->package().atlas().find(hex));
    return QPointF(rect.center().x(), rect.bottom() - (rect.height() * 0.06)).toPoint();
}

void CanvasTest::dragTo(QPoint from, QPoint to, bool release)
{
    QWidget* viewport = m_canvas->viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    QTest::mouseMove(viewport, from + QPoint(15, 0));
    QTest::mouseMove(viewport, (from + to) / 2);
    QTest::mouseMove(viewport, to);
    if (release)
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
}

QString CanvasTest::hexOf(const char* unit) const
{
    const model::Unit* record =
        m_document->package().find<model::Unit>({.scope = kScenario, .id = Atom(unit)});
    return record ? qs(record->hex) : QStringLiteral("gone");
}

void CanvasTest::drop(const QByteArray& counters, QPoint at)
{
    QMimeData data;
    data.setData(QString::fromLatin1(kCounterMime), counters);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_canvas->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_canvas->viewport(), &move);
    QVERIFY(move.isAccepted());
    QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_canvas->viewport(), &event);
}

void CanvasTest::hitsAtManyZooms_data()
{
    QTest::addColumn<double>("zoom");
    for (const double zoom : {0.3, 0.77, 1.0, 1.9, 4.0})
        QTest::addRow("%.2f", zoom) << zoom;
}

void CanvasTest::hitsAtManyZooms()
{
    QFETCH(double, zoom);
    m_canvas->setZoom(zoom);
    QVERIFY(qAbs(m_canvas->zoom() - zoom) < 1e-9);
    for (int i = 0; i < m_document->package().atlas().size(); ++i) {
        const HexIndex hex{i};
        const QRectF rect = m_canvas->rectOf(hex);
        QCOMPARE(m_canvas->hexAt(rect.center()), hex);
        QCOMPARE(m_canvas->hexAt(rect.center() + QPointF(0, rect.height() * 0.47)), hex);
        QCOMPARE(m_canvas->hexAt(rect.center() + QPointF(rect.width() * 0.47, 0)), hex);
    }
}

void CanvasTest::nothingOutsideTheMap()
{
    QCOMPARE(m_canvas->hexAt(m_canvas->rectOf(HexIndex{0}).topLeft() - QPointF(30, 30)), HexIndex::None);
}

void CanvasTest::clickSelectsCounterThenHex()
{
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, pixelOf("0403"));
    QCOMPARE(m_document->selection()->current(), unitSubject("24 Pz"));
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, cornerOf("0403"));
    QCOMPARE(m_document->selection()->current(), Subject::ofHex(Atom("0403")));
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, QPoint(3, 3));
    QVERIFY(m_document->selection()->empty());
    QVERIFY(!m_document->undoStack()->canUndo());
}

void CanvasTest::shiftTogglesBoth()
{
    QWidget* viewport = m_canvas->viewport();
    QTest::mouseClick(viewport, Qt::LeftButton, {}, pixelOf("0403"));
    QTest::mouseClick(viewport, Qt::LeftButton, Qt::ShiftModifier, pixelOf("0805"));
    QTest::mouseClick(viewport, Qt::LeftButton, Qt::ShiftModifier, cornerOf("0606"));
    QCOMPARE(m_document->selection()->items().size(), 3U);
    QTest::mouseClick(viewport, Qt::LeftButton, Qt::ShiftModifier, pixelOf("0403"));
    QCOMPARE(m_document->selection()->items().size(), 2U);
    QVERIFY(!m_document->selection()->contains(unitSubject("24 Pz")));
}

void CanvasTest::clickOnOneOfManyNarrows()
{
    m_document->selection()->set({unitSubject("24 Pz"), unitSubject("West")});
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, pixelOf("0805"));
    QCOMPARE(m_document->selection()->items().size(), 1U);
    QCOMPARE(m_document->selection()->current(), unitSubject("West"));
}

void CanvasTest::doubleClickTakesTheStack()
{
    QTest::mouseDClick(m_canvas->viewport(), Qt::LeftButton, {}, pixelOf("0404"));
    QVERIFY(m_document->selection()->contains(unitSubject("6 Army")));
    QVERIFY(m_document->selection()->contains(unitSubject("7 Army")));
}

void CanvasTest::dragMovesAndIsOneStep()
{
    dragTo(pixelOf("0403"), pixelOf("0706"));
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0706"));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(!m_document->inGesture());
    QCOMPARE(m_document->selection()->current(), unitSubject("24 Pz"));
    m_document->undoStack()->undo();
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
    m_document->undoStack()->redo();
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0706"));
}

void CanvasTest::severalKeepTheirDistance()
{
    m_document->selection()->set({unitSubject("24 Pz"), unitSubject("6 Army"), unitSubject("7 Army")});
    dragTo(pixelOf("0403"), pixelOf("0603"));
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0603"));
    QCOMPARE(hexOf("6 Army"), QStringLiteral("0604"));
    QCOMPARE(hexOf("7 Army"), QStringLiteral("0604"));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void CanvasTest::dragUpdatesProblemsOnTheWay()
{
    QSignalSpy changes(m_document.get(), &Document::changed);
    dragTo(pixelOf("0403"), pixelOf("0603"), false);
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0603"));
    QVERIFY(m_document->inGesture());
    QVERIFY(changes.count() >= 1);
    const qsizetype before = changes.count();
    QTest::mouseMove(m_canvas->viewport(), pixelOf("0603") + QPoint(3, 2));
    QCOMPARE(changes.count(), before);
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, pixelOf("0603"));
    QVERIFY(!m_document->inGesture());
}

void CanvasTest::escapeTakesTheDragBack()
{
    dragTo(pixelOf("0403"), pixelOf("0706"), false);
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0706"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Escape);
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
    QTest::mouseMove(m_canvas->viewport(), pixelOf("0505"));
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, pixelOf("0505"));
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void CanvasTest::undoInTheMiddleOfADrag()
{
    dragTo(pixelOf("0403"), pixelOf("0706"), false);
    m_document->undoStack()->undo();
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
    QVERIFY(!m_document->inGesture());
    QTest::mouseMove(m_canvas->viewport(), pixelOf("0505"));
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, pixelOf("0505"));
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
}

void CanvasTest::dragOffTheMapChangesNothing()
{
    dragTo(pixelOf("0403"), QPoint(2, 2));
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void CanvasTest::rubberBandTakesCounters()
{
    dragTo(cornerOf("0302"), cornerOf("0506") + QPoint(10, 0));
    QCOMPARE(m_document->selection()->items().size(), 3U);
    QVERIFY(m_document->selection()->contains(unitSubject("24 Pz")));
    QVERIFY(m_document->selection()->contains(unitSubject("6 Army")));
    QVERIFY(m_document->selection()->contains(unitSubject("7 Army")));
    QVERIFY(!m_document->undoStack()->canUndo());
}

void CanvasTest::rubberBandOnEmptyGroundTakesHexes()
{
    const QPoint from = m_canvas->rectOf(m_document->package().atlas().find("0607")).topLeft().toPoint();
    const QPoint to = m_canvas->rectOf(m_document->package().atlas().find("0708")).bottomRight().toPoint();
    dragTo(from, to);
    QVERIFY(m_document->selection()->contains(Subject::ofHex(Atom("0607"))));
    QVERIFY(m_document->selection()->contains(Subject::ofHex(Atom("0708"))));
    QVERIFY(!m_document->selection()->contains(Subject::ofHex(Atom("0405"))));
}

void CanvasTest::deleteAndUndo()
{
    const model::Package before = m_document->package();
    m_document->selection()->set({unitSubject("24 Pz"), unitSubject("West")});
    QTest::keyClick(m_canvas.get(), Qt::Key_Delete);
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("gone"));
    QCOMPARE(hexOf("West"), QStringLiteral("gone"));
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QVERIFY(m_document->package() == before);
}

void CanvasTest::copyAndPasteWithFreeCopies()
{
    drop("Trench", pixelOf("0606"));
    QCOMPARE(hexOf("Trench"), QStringLiteral("0606"));
    QTest::keyClick(m_canvas.get(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("<unit id=\"Trench\"")));
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, cornerOf("0907"));
    QTest::keyClick(m_canvas.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(hexOf("Trench-2"), QStringLiteral("0907"));
    const model::Unit* copy =
        m_document->package().find<model::Unit>({.scope = kScenario, .id = Atom("Trench-2")});
    QCOMPARE(copy->counter, Atom("Trench"));
    QCOMPARE(copy->card, Atom("soviet"));
    QCOMPARE(m_document->selection()->current(), unitSubject("Trench-2"));
}

void CanvasTest::pasteSaysWhyNot()
{
    QSignalSpy notices(m_canvas.get(), &MapCanvas::notice);
    QApplication::clipboard()->clear();
    QTest::keyClick(m_canvas.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(notices.count(), 1);
    m_document->selection()->set({unitSubject("24 Pz")});
    QTest::keyClick(m_canvas.get(), Qt::Key_C, Qt::ControlModifier);
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, cornerOf("0907"));
    QTest::keyClick(m_canvas.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(notices.count(), 2);
    QVERIFY(notices.last().first().toString().contains(QStringLiteral("0403")));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void CanvasTest::cutAndPasteElsewhere()
{
    m_document->selection()->set({unitSubject("24 Pz")});
    QTest::keyClick(m_canvas.get(), Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("gone"));
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, cornerOf("0907"));
    QTest::keyClick(m_canvas.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0907"));
}

void CanvasTest::dropFromTheList()
{
    drop("Trench\nTrench", pixelOf("0606"));
    QCOMPARE(hexOf("Trench"), QStringLiteral("0606"));
    QCOMPARE(hexOf("Trench-2"), QStringLiteral("0606"));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QSignalSpy notices(m_canvas.get(), &MapCanvas::notice);
    drop("Trench", pixelOf("0607"));
    QCOMPARE(notices.count(), 1);
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void CanvasTest::dropBringsInAWaitingUnit()
{
    model::Unit waiting = *m_document->package().find<model::Unit>({.scope = kScenario, .id = Atom("West")});
    waiting.hex = {};
    waiting.box = Atom("reserve");
    m_document->perform({.label = "test", .arguments = {}, .edits = {model::put(waiting, kScenario)}});
    drop("West", pixelOf("0606"));
    QCOMPARE(hexOf("West"), QStringLiteral("0606"));
    QVERIFY(!m_document->package().find<model::Unit>({.scope = kScenario, .id = Atom("West")})->box);
}

void CanvasTest::keyboardCursorWalks()
{
    QVERIFY(m_canvas->goToHex(QStringLiteral("0606")));
    const auto at = [&] { return qs(m_document->package().atlas().number(m_canvas->cursorHex())); };
    QTest::keyClick(m_canvas.get(), Qt::Key_Right);
    QCOMPARE(at(), QStringLiteral("0706"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Down);
    QCOMPARE(at(), QStringLiteral("0707"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Left);
    QTest::keyClick(m_canvas.get(), Qt::Key_Up);
    QCOMPARE(at(), QStringLiteral("0606"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Home);
    QCOMPARE(at(), QStringLiteral("0106"));
    QTest::keyClick(m_canvas.get(), Qt::Key_End);
    QCOMPARE(at(), QStringLiteral("1206"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Right);
    QCOMPARE(at(), QStringLiteral("1206"));
    QVERIFY(QRectF(m_canvas->viewport()->rect()).contains(m_canvas->rectOf(m_canvas->cursorHex())));
}

void CanvasTest::shiftArrowsExtend()
{
    m_canvas->goToHex(QStringLiteral("0606"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(m_canvas.get(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_document->selection()->items().size(), 3U);
    QVERIFY(m_document->selection()->contains(Subject::ofHex(Atom("0707"))));
}

void CanvasTest::enterGoesThroughTheStack()
{
    m_canvas->goToHex(QStringLiteral("0404"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Return);
    QCOMPARE(m_document->selection()->current(), unitSubject("7 Army"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Return);
    QCOMPARE(m_document->selection()->current(), unitSubject("6 Army"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Return);
    QCOMPARE(m_document->selection()->current(), Subject::ofHex(Atom("0404")));
}

void CanvasTest::keyboardMove()
{
    m_canvas->goToHex(QStringLiteral("0403"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Return);
    QTest::keyClick(m_canvas.get(), Qt::Key_M);
    QVERIFY(m_document->inGesture());
    QTest::keyClick(m_canvas.get(), Qt::Key_Right);
    QTest::keyClick(m_canvas.get(), Qt::Key_Right);
    QTest::keyClick(m_canvas.get(), Qt::Key_Down);
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0604"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Return);
    QVERIFY(!m_document->inGesture());
    QCOMPARE(m_document->undoStack()->count(), 1);
    QTest::keyClick(m_canvas.get(), Qt::Key_M);
    QTest::keyClick(m_canvas.get(), Qt::Key_Up);
    QTest::keyClick(m_canvas.get(), Qt::Key_Escape);
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0604"));
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->selection()->clear();
    QSignalSpy notices(m_canvas.get(), &MapCanvas::notice);
    QTest::keyClick(m_canvas.get(), Qt::Key_M);
    QCOMPARE(notices.count(), 1);
    QVERIFY(!m_document->inGesture());
}

void CanvasTest::wheelKeepsTheHexUnderTheCursor()
{
    const QPointF at = pixelOf("1002");
    const QPointF before = m_canvas->camera().toMap(at);
    for (const int delta : {120, 240, 120, -120, 360, -600, -120}) {
        QWheelEvent wheel(at, m_canvas->viewport()->mapToGlobal(at), {}, QPoint(0, delta), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        const double zoom = m_canvas->zoom();
        QApplication::sendEvent(m_canvas->viewport(), &wheel);
        QCOMPARE(m_canvas->zoom() > zoom, delta > 0);
        const QPointF after = m_canvas->camera().toMap(at);
        QVERIFY(QLineF(before, after).length() < 1e-6);
    }
    QCOMPARE(m_canvas->hexAt(at), m_document->package().atlas().find("1002"));
}

void CanvasTest::middleButtonAndSpacePan()
{
    QWidget* viewport = m_canvas->viewport();
    const QPointF start = m_canvas->rectOf(HexIndex{0}).center();
    QTest::mousePress(viewport, Qt::MiddleButton, {}, QPoint(300, 300));
    QTest::mouseMove(viewport, QPoint(340, 320));
    QTest::mouseRelease(viewport, Qt::MiddleButton, {}, QPoint(340, 320));
    QVERIFY(QLineF(m_canvas->rectOf(HexIndex{0}).center(), start + QPointF(40, 20)).length() < 1e-6);
    QTest::keyPress(m_canvas.get(), Qt::Key_Space);
    QTest::mousePress(viewport, Qt::LeftButton, {}, pixelOf("0403"));
    QTest::mouseMove(viewport, pixelOf("0403") - QPoint(40, 20));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, pixelOf("0403"));
    QTest::keyRelease(m_canvas.get(), Qt::Key_Space);
    QVERIFY(QLineF(m_canvas->rectOf(HexIndex{0}).center(), start).length() < 1e-6);
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
    QVERIFY(m_document->selection()->empty());
}

void CanvasTest::zoomSlots()
{
    QSignalSpy zooms(m_canvas.get(), &MapCanvas::zoomChanged);
    const double start = m_canvas->zoom();
    m_canvas->zoomIn();
    QVERIFY(m_canvas->zoom() > start);
    m_canvas->zoomOut();
    QVERIFY(qAbs(m_canvas->zoom() - start) < 1e-9);
    m_canvas->zoomActual();
    QVERIFY(qAbs(m_canvas->zoom() - 1) < 1e-9);
    m_canvas->fitMap();
    QVERIFY(QRectF(m_canvas->viewport()->rect()).contains(m_canvas->rectOf(HexIndex{0})));
    QCOMPARE(zooms.count(), 4);
}

void CanvasTest::goToHexCentres()
{
    m_canvas->setZoom(4);
    QVERIFY(m_canvas->goToHex(QStringLiteral(" 0907 ")));
    const QPointF middle = QRectF(m_canvas->viewport()->rect()).center();
    QVERIFY(QLineF(m_canvas->rectOf(m_canvas->cursorHex()).center(), middle).length() < 2);
    QCOMPARE(m_document->selection()->current(), Subject::ofHex(Atom("0907")));
    QVERIFY(!m_canvas->goToHex(QStringLiteral("9999")));
}

void CanvasTest::revealScrolls()
{
    m_canvas->setZoom(4);
    m_canvas->goToHex(QStringLiteral("1208"));
    m_document->selection()->reveal(unitSubject("24 Pz"));
    QVERIFY(QRectF(m_canvas->viewport()->rect()).contains(pixelOf("0403")));
}

void CanvasTest::oneEditRepaintsFewTiles()
{
    m_canvas->resize(1800, 1300);
    m_canvas->setZoom(3);
    QVERIFY(m_canvas->goToHex(QStringLiteral("0606")));
    waitUntilSharp();
    int before = m_canvas->paintedTiles();
    QVERIFY(before > 24);
    m_canvas->viewport()->update();
    QTest::mouseMove(m_canvas->viewport(), QPoint(200, 200));
    QTest::mouseMove(m_canvas->viewport(), QPoint(400, 300));
    QApplication::processEvents();
    QCOMPARE(m_canvas->paintedTiles(), before);

    model::Unit moved = *m_document->package().find<model::Unit>({.scope = kScenario, .id = Atom("24 Pz")});
    const HexIndex middle = m_document->package().atlas().find("0606");
    moved.hex = m_document->package().atlas().number(middle);
    m_document->perform({.label = "test", .arguments = {}, .edits = {model::put(moved, kScenario)}});
    QVERIFY(!m_canvas->isComplete());
    waitUntilSharp();
    // The counter's old hex and its new one; a hex lies on four tiles at most.
    QVERIFY(m_canvas->paintedTiles() > before);
    QVERIFY(m_canvas->paintedTiles() - before <= 8);

    before = m_canvas->paintedTiles();
    m_document->perform(
        {.label = "test",
         .arguments = {},
         .edits = {model::setTerrain(m_document->package(), middle, model::Words("forest"))}});
    waitUntilSharp();
    QVERIFY(m_canvas->paintedTiles() > before);
    QVERIFY(m_canvas->paintedTiles() - before <= 4);
}

void CanvasTest::hiddenLayersRepaintAndHideFromTheMouse()
{
    const QImage shown = m_canvas->viewport()->grab().toImage();
    m_layers->setVisible(MapLayer::Counters, false);
    waitUntilSharp();
    QVERIFY(m_canvas->viewport()->grab().toImage() != shown);
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, pixelOf("0403"));
    QCOMPARE(m_document->selection()->current(), Subject::ofHex(Atom("0403")));
    QCOMPARE(m_layers->hiddenText(), QStringLiteral("counters"));
}

void CanvasTest::popupFollowsTheStack()
{
    m_canvas->goToHex(QStringLiteral("0404"));
    auto* popup = m_canvas->findChild<StackPopup*>();
    QVERIFY(popup);
    QTest::keyClick(m_canvas.get(), Qt::Key_I);
    QVERIFY(popup->isVisible());
    QCOMPARE(popup->names(), QStringList({QStringLiteral("7 Army"), QStringLiteral("6 Army")}));
    m_document->selection()->set({unitSubject("7 Army")});
    QTest::keyClick(m_canvas.get(), Qt::Key_Delete);
    QCOMPARE(popup->names(), QStringList({QStringLiteral("6 Army")}));
    QTest::keyClick(m_canvas.get(), Qt::Key_Escape);
    QVERIFY(!popup->isVisible());
    QTest::mouseMove(m_canvas->viewport(), pixelOf("0403"));
    QTRY_VERIFY(popup->isVisible());
    QCOMPARE(popup->names(), QStringList({QStringLiteral("24 Pz")}));
}

void CanvasTest::popupSurvivesRemoval()
{
    auto* popup = m_canvas->findChild<StackPopup*>();
    QTest::mouseMove(m_canvas->viewport(), pixelOf("0403"));
    QTRY_VERIFY(popup->isVisible());
    m_document->selection()->set({unitSubject("24 Pz")});
    m_canvas->deleteSelection();
    QVERIFY(!popup->isVisible());
    waitUntilSharp();
    QTest::mouseMove(m_canvas->viewport(), pixelOf("0403") + QPoint(2, 2));
    m_document->undoStack()->undo();
    waitUntilSharp();
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
}

void CanvasTest::scenarioAndPackageMayChange()
{
    QTest::mouseMove(m_canvas->viewport(), pixelOf("0403"));
    m_canvas->goToHex(QStringLiteral("1208"));
    model::Scenario other;
    other.id = Atom("other");
    m_document->perform({.label = "test", .arguments = {}, .edits = {model::put(other)}});
    m_document->setScenario(Atom("other"));
    waitUntilSharp();
    QVERIFY(!m_canvas->unitAt(pixelOf("0403")));
    m_document->replace(model::Package(), smallRuleset());
    waitUntilSharp();
    QCOMPARE(m_canvas->cursorHex(), HexIndex::None);
    QTest::keyClick(m_canvas.get(), Qt::Key_Right);
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, QPoint(100, 100));
    QVERIFY(m_document->selection()->empty());
}

void CanvasTest::goesAwayInTheMiddleOfADrag()
{
    dragTo(pixelOf("0403"), pixelOf("0706"), false);
    m_canvas.reset();
    QVERIFY(!m_document->inGesture());
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
}

QTEST_MAIN(CanvasTest)
#include "tst_canvas.moc"
