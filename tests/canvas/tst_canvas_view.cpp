#include "editor/document/selection.h"
#include "tests/canvas/canvasfixture.h"

#include <QApplication>
#include <QGestureEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QPointingDevice>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace editor;
using model::Atom;
using model::HexIndex;
using model::Subject;

/// Which part of the map is seen.
class ViewTest : public QObject, protected CanvasFixture {
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void wheelKeepsTheHexUnderTheCursor();
    void middleButtonAndSpacePan();
    void zoomSlots();
    void theWholeMapNeedsNoScrollBars();
    void pinchZooms();
    void revealScrolls();
    void scenarioAndPackageMayChange();
};

void ViewTest::wheelKeepsTheHexUnderTheCursor()
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

void ViewTest::middleButtonAndSpacePan()
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

void ViewTest::zoomSlots()
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

void ViewTest::theWholeMapNeedsNoScrollBars()
{
    m_canvas->setZoom(4);
    QApplication::processEvents();
    QVERIFY(m_canvas->horizontalScrollBar()->isVisible());
    QVERIFY(m_canvas->verticalScrollBar()->isVisible());
    m_canvas->fitMap();
    QApplication::processEvents();
    QVERIFY(!m_canvas->horizontalScrollBar()->isVisible());
    QVERIFY(!m_canvas->verticalScrollBar()->isVisible());
    const QRectF window(m_canvas->viewport()->rect());
    QVERIFY(window.contains(m_canvas->camera().toWindow(m_canvas->scene().plan().bounds())));
}

void ViewTest::pinchZooms()
{
    QWidget* viewport = m_canvas->viewport();
    const QPointF at = pixelOf("1002");
    const auto global = viewport->mapToGlobal(at);
    const QPointF fixed = m_canvas->camera().toMap(at);
    double zoom = m_canvas->zoom();
    QNativeGestureEvent touchpad(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at, global,
                                 0.25, {});
    QApplication::sendEvent(viewport, &touchpad);
    QVERIFY(qAbs(m_canvas->zoom() - (zoom * 1.25)) < 1e-9);
    QVERIFY(QLineF(m_canvas->camera().toMap(at), fixed).length() < 1e-6);

    zoom = m_canvas->zoom();
    QPinchGesture pinch;
    pinch.setScaleFactor(0.8);
    pinch.setHotSpot(global);
    QGestureEvent touchscreen({&pinch});
    QApplication::sendEvent(viewport, &touchscreen);
    QVERIFY(qAbs(m_canvas->zoom() - (zoom * 0.8)) < 1e-9);
    QVERIFY(QLineF(m_canvas->camera().toMap(at), fixed).length() < 1);
}

void ViewTest::revealScrolls()
{
    m_canvas->setZoom(4);
    m_canvas->goToHex(QStringLiteral("1208"));
    m_document->selection()->reveal(unitSubject("24 Pz"));
    QVERIFY(QRectF(m_canvas->viewport()->rect()).contains(pixelOf("0403")));
}

void ViewTest::scenarioAndPackageMayChange()
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

QTEST_MAIN(ViewTest)
#include "tst_canvas_view.moc"
