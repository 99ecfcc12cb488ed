#include "editor/canvas/stackpopup.h"
#include "editor/document/selection.h"
#include "editor/text/text.h"
#include "tests/canvas/canvasfixture.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace editor;
using model::Atom;
using model::HexIndex;
using model::Subject;

/// The map without a mouse.
class KeyboardTest : public QObject, protected CanvasFixture {
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void keyboardCursorWalks();
    void shiftArrowsExtend();
    void enterGoesThroughTheStack();
    void keyboardMove();
    void goToHexCentres();
    void popupFollowsTheStack();
    void popupSurvivesRemoval();
};

void KeyboardTest::keyboardCursorWalks()
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

void KeyboardTest::shiftArrowsExtend()
{
    m_canvas->goToHex(QStringLiteral("0606"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(m_canvas.get(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_document->selection()->items().size(), 3U);
    QVERIFY(m_document->selection()->contains(Subject::ofHex(Atom("0707"))));
}

void KeyboardTest::enterGoesThroughTheStack()
{
    m_canvas->goToHex(QStringLiteral("0404"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Return);
    QCOMPARE(m_document->selection()->current(), unitSubject("7 Army"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Return);
    QCOMPARE(m_document->selection()->current(), unitSubject("6 Army"));
    QTest::keyClick(m_canvas.get(), Qt::Key_Return);
    QCOMPARE(m_document->selection()->current(), Subject::ofHex(Atom("0404")));
}

void KeyboardTest::keyboardMove()
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

void KeyboardTest::goToHexCentres()
{
    m_canvas->setZoom(4);
    QVERIFY(m_canvas->goToHex(QStringLiteral(" 0907 ")));
    const QPointF middle = QRectF(m_canvas->viewport()->rect()).center();
    QVERIFY(QLineF(m_canvas->rectOf(m_canvas->cursorHex()).center(), middle).length() < 2);
    QCOMPARE(m_document->selection()->current(), Subject::ofHex(Atom("0907")));
    QVERIFY(!m_canvas->goToHex(QStringLiteral("9999")));
}

void KeyboardTest::popupFollowsTheStack()
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

void KeyboardTest::popupSurvivesRemoval()
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

QTEST_MAIN(KeyboardTest)
#include "tst_canvas_keys.moc"
