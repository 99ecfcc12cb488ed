#include "editor/canvas/countermime.h"
#include "editor/document/selection.h"
#include "tests/canvas/canvasfixture.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace editor;
using model::Atom;
using model::HexIndex;
using model::Subject;

/// Counters dragged, dropped, copied and taken off the map.
class MovingTest : public QObject, protected CanvasFixture {
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void dragMovesAndIsOneStep();
    void severalKeepTheirDistance();
    void dragUpdatesProblemsOnTheWay();
    void escapeTakesTheDragBack();
    void undoInTheMiddleOfADrag();
    void dragOffTheMapChangesNothing();
    void goesAwayInTheMiddleOfADrag();
    void deleteAndUndo();
    void copyAndPasteWithFreeCopies();
    void pasteSaysWhyNot();
    void cutAndPasteElsewhere();
    void dropFromTheList();
    void dropBringsInAWaitingUnit();

private:
    void drop(const QByteArray& counters, QPoint at);
};

void MovingTest::drop(const QByteArray& counters, QPoint at)
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

void MovingTest::dragMovesAndIsOneStep()
{
    dragTo(pixelOf("0403"), pixelOf("0706"));
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0706"));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Move 24 Pz to 0706"));
    QVERIFY(!m_document->inGesture());
    QCOMPARE(m_document->selection()->current(), unitSubject("24 Pz"));
    m_document->undoStack()->undo();
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
    m_document->undoStack()->redo();
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0706"));
}

void MovingTest::severalKeepTheirDistance()
{
    m_document->selection()->set({unitSubject("24 Pz"), unitSubject("6 Army"), unitSubject("7 Army")});
    dragTo(pixelOf("0403"), pixelOf("0603"));
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0603"));
    QCOMPARE(hexOf("6 Army"), QStringLiteral("0604"));
    QCOMPARE(hexOf("7 Army"), QStringLiteral("0604"));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void MovingTest::dragUpdatesProblemsOnTheWay()
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

void MovingTest::escapeTakesTheDragBack()
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

void MovingTest::undoInTheMiddleOfADrag()
{
    dragTo(pixelOf("0403"), pixelOf("0706"), false);
    m_document->undoStack()->undo();
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
    QVERIFY(!m_document->inGesture());
    QTest::mouseMove(m_canvas->viewport(), pixelOf("0505"));
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, pixelOf("0505"));
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
}

void MovingTest::dragOffTheMapChangesNothing()
{
    dragTo(pixelOf("0403"), QPoint(2, 2));
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void MovingTest::goesAwayInTheMiddleOfADrag()
{
    dragTo(pixelOf("0403"), pixelOf("0706"), false);
    m_canvas.reset();
    QVERIFY(!m_document->inGesture());
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0403"));
}

void MovingTest::deleteAndUndo()
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

void MovingTest::copyAndPasteWithFreeCopies()
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

void MovingTest::pasteSaysWhyNot()
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

void MovingTest::cutAndPasteElsewhere()
{
    m_document->selection()->set({unitSubject("24 Pz")});
    QTest::keyClick(m_canvas.get(), Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("gone"));
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, cornerOf("0907"));
    QTest::keyClick(m_canvas.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(hexOf("24 Pz"), QStringLiteral("0907"));
}

void MovingTest::dropFromTheList()
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

void MovingTest::dropBringsInAWaitingUnit()
{
    model::Unit waiting = *m_document->package().find<model::Unit>({.scope = kScenario, .id = Atom("West")});
    waiting.hex = {};
    waiting.box = Atom("reserve");
    m_document->perform({.label = "test", .arguments = {}, .edits = {model::put(waiting, kScenario)}});
    drop("West", pixelOf("0606"));
    QCOMPARE(hexOf("West"), QStringLiteral("0606"));
    QVERIFY(!m_document->package().find<model::Unit>({.scope = kScenario, .id = Atom("West")})->box);
}

QTEST_MAIN(MovingTest)
#include "tst_canvas_move.moc"
