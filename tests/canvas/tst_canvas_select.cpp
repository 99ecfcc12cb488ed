#include "editor/document/selection.h"
#include "tests/canvas/canvasfixture.h"

#include <QTest>
#include <QUndoStack>

using namespace editor;
using model::Atom;
using model::HexIndex;
using model::Subject;

/// Choosing hexes and counters with the mouse.
class SelectionTest : public QObject, protected CanvasFixture {
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void hitsAtManyZooms_data();
    void hitsAtManyZooms();
    void nothingOutsideTheMap();
    void clickSelectsCounterThenHex();
    void shiftTogglesBoth();
    void clickOnOneOfManyNarrows();
    void doubleClickTakesTheStack();
    void rubberBandTakesCounters();
    void rubberBandOnEmptyGroundTakesHexes();
};

void SelectionTest::hitsAtManyZooms_data()
{
    QTest::addColumn<double>("zoom");
    for (const double zoom : {0.3, 0.77, 1.0, 1.9, 4.0})
        QTest::addRow("%.2f", zoom) << zoom;
}

void SelectionTest::hitsAtManyZooms()
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

void SelectionTest::nothingOutsideTheMap()
{
    QCOMPARE(m_canvas->hexAt(m_canvas->rectOf(HexIndex{0}).topLeft() - QPointF(30, 30)), HexIndex::None);
}

void SelectionTest::clickSelectsCounterThenHex()
{
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, pixelOf("0403"));
    QCOMPARE(m_document->selection()->current(), unitSubject("24 Pz"));
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, cornerOf("0403"));
    QCOMPARE(m_document->selection()->current(), Subject::ofHex(Atom("0403")));
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, QPoint(3, 3));
    QVERIFY(m_document->selection()->empty());
    QVERIFY(!m_document->undoStack()->canUndo());
}

void SelectionTest::shiftTogglesBoth()
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

void SelectionTest::clickOnOneOfManyNarrows()
{
    m_document->selection()->set({unitSubject("24 Pz"), unitSubject("West")});
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, pixelOf("0805"));
    QCOMPARE(m_document->selection()->items().size(), 1U);
    QCOMPARE(m_document->selection()->current(), unitSubject("West"));
}

void SelectionTest::doubleClickTakesTheStack()
{
    QTest::mouseDClick(m_canvas->viewport(), Qt::LeftButton, {}, pixelOf("0404"));
    QVERIFY(m_document->selection()->contains(unitSubject("6 Army")));
    QVERIFY(m_document->selection()->contains(unitSubject("7 Army")));
}

void SelectionTest::rubberBandTakesCounters()
{
    dragTo(cornerOf("0302"), cornerOf("0506") + QPoint(10, 0));
    QCOMPARE(m_document->selection()->items().size(), 3U);
    QVERIFY(m_document->selection()->contains(unitSubject("24 Pz")));
    QVERIFY(m_document->selection()->contains(unitSubject("6 Army")));
    QVERIFY(m_document->selection()->contains(unitSubject("7 Army")));
    QVERIFY(!m_document->undoStack()->canUndo());
}

void SelectionTest::rubberBandOnEmptyGroundTakesHexes()
{
    const QPoint from = m_canvas->rectOf(m_document->package().atlas().find("0607")).topLeft().toPoint();
    const QPoint to = m_canvas->rectOf(m_document->package().atlas().find("0708")).bottomRight().toPoint();
    dragTo(from, to);
    QVERIFY(m_document->selection()->contains(Subject::ofHex(Atom("0607"))));
    QVERIFY(m_document->selection()->contains(Subject::ofHex(Atom("0708"))));
    QVERIFY(!m_document->selection()->contains(Subject::ofHex(Atom("0405"))));
}

QTEST_MAIN(SelectionTest)
#include "tst_canvas_select.moc"
