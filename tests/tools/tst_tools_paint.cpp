#include "editor/document/selection.h"
#include "editor/tools/brushtool.h"
#include "editor/tools/erasertool.h"
#include "editor/tools/filltool.h"
#include "editor/tools/hexsidetool.h"
#include "editor/tools/picktool.h"
#include "editor/tools/termchooser.h"
#include "editor/tools/termsbutton.h"
#include "tests/tools/toolfixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QUndoStack>

using namespace editor;

/// Brush, eraser, fill, eyedropper and hexsides, by mouse and by keyboard.
class PaintToolsTest : public QObject, protected ToolFixture {
    Q_OBJECT
private slots:
    void init() { setUpTools(); }
    void cleanup() { tearDownTools(); }

    void brushPaintsWithoutGaps();
    void brushHasARadius();
    void brushDrawsAStraightLineWithShift();
    void brushAddsAndRemoves();
    void brushByKeyboard();
    void escapeAndUndoTakeTheStrokeBack();
    void brushPicksUpWithAlt();
    void eraserErasesWhatIsTicked();
    void fillStopsWhereItShall();
    void pickerTakesTerrainAndHexsides();
    void hexsidesFollowTheDrag();
    void goingBackShortensTheWay();
    void hexsidesAreNeverDoubled();
    void fortifiedLinesHaveAnOwner();
    void bridgesByClickAndKey();
    void anotherToolEndsTheStroke();
};

void PaintToolsTest::brushPaintsWithoutGaps()
{
    use(m_tools->brush());
    choose("brushTerrain", "swamp");
    const auto before = written();
    press(pixelOf("0307"));
    move(pixelOf("0707")); // a jump of four hexes
    QCOMPARE(terrain("0507"), QStringLiteral("swamp")); // while the button is held
    release(pixelOf("0707"));
    for (const char* each : {"0307", "0507", "0707"})
        QCOMPARE(terrain(each), QStringLiteral("swamp"));
    // The straight line goes between two hexes here; either will do.
    QVERIFY(terrain("0407") == QLatin1String("swamp") || terrain("0408") == QLatin1String("swamp"));
    QVERIFY(terrain("0607") == QLatin1String("swamp") || terrain("0608") == QLatin1String("swamp"));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Paint Swamp"));
    undoAndRedo(before);
}

void PaintToolsTest::brushHasARadius()
{
    use(m_tools->brush());
    choose("brushTerrain", "forest");
    option<QSpinBox>("radius-b")->setValue(1);
    const auto before = written();
    click("0907");
    for (const model::HexIndex each : m_document->package().atlas().neighbours(hex("0907")))
        QCOMPARE(m_document->package().terrain(each), model::Words("forest"));
    undoAndRedo(before);
    key(Qt::Key_BracketRight);
    QCOMPARE(m_tools->brush().radius(), 2);
    for (int i = 0; i < 9; ++i)
        key(Qt::Key_BracketRight);
    QCOMPARE(m_tools->brush().radius(), 5);
    QCOMPARE(option<QSpinBox>("radius-b")->value(), 5);
}

void PaintToolsTest::brushDrawsAStraightLineWithShift()
{
    use(m_tools->brush());
    choose("brushTerrain", "forest");
    const auto before = written();
    press(pixelOf("0308"));
    move(pixelOf("0507"), Qt::ShiftModifier);
    move(pixelOf("0709"), Qt::ShiftModifier);
    QCOMPARE(terrain("0507"), QStringLiteral("clear"));
    move(pixelOf("0708"), Qt::ShiftModifier);
    release(pixelOf("0708"), Qt::ShiftModifier);
    QCOMPARE(terrain("0508"), QStringLiteral("forest"));
    QCOMPARE(terrain("0708"), QStringLiteral("forest"));
    QCOMPARE(terrain("0709"), QStringLiteral("clear"));
    undoAndRedo(before);
    click("0206");
    click("0209", Qt::ShiftModifier);
    QCOMPARE(terrain("0207"), QStringLiteral("forest"));
    QCOMPARE(terrain("0208"), QStringLiteral("forest"));
}

void PaintToolsTest::brushAddsAndRemoves()
{
    use(m_tools->brush());
    choose("brushTerrain", "rough");
    m_tools->brush().setMode(BrushTool::Mode::Add);
    QCOMPARE(option<QComboBox>("brushMode")->currentIndex(), 1);
    auto before = written();
    click("0503");
    QCOMPARE(terrain("0503"), QStringLiteral("forest rough"));
    undoAndRedo(before);
    click("0507"); // clear means that there is nothing else
    QCOMPARE(terrain("0507"), QStringLiteral("rough"));
    before = written();
    click("0503", Qt::ControlModifier);
    QCOMPARE(terrain("0503"), QStringLiteral("forest"));
    undoAndRedo(before);
    click("0507", Qt::ControlModifier);
    QCOMPARE(terrain("0507"), QStringLiteral("clear"));
}

void PaintToolsTest::brushByKeyboard()
{
    use(m_tools->brush());
    choose("brushTerrain", "swamp");
    const auto before = written();
    cursorTo("0407");
    key(Qt::Key_Return);
    QCOMPARE(terrain("0407"), QStringLiteral("swamp"));
    undoAndRedo(before);
    cursorTo("0407");
    key(Qt::Key_Return);
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    key(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(terrain("0408"), QStringLiteral("swamp"));
    QCOMPARE(terrain("0409"), QStringLiteral("swamp"));
}

void PaintToolsTest::escapeAndUndoTakeTheStrokeBack()
{
    use(m_tools->brush());
    choose("brushTerrain", "swamp");
    const auto before = written();
    press(pixelOf("0407"));
    move(pixelOf("0707"));
    QVERIFY(m_tools->brush().busy());
    key(Qt::Key_Escape);
    QVERIFY(written() == before);
    move(pixelOf("0909"));
    release(pixelOf("0909"));
    QVERIFY(written() == before);
    QCOMPARE(m_document->undoStack()->count(), 0);
    press(pixelOf("0407"));
    move(pixelOf("0707"));
    m_document->undoStack()->undo();
    QVERIFY(written() == before);
    move(pixelOf("0909"));
    release(pixelOf("0909"));
    QVERIFY(written() == before);
    QCOMPARE(m_canvas->tool(), &m_tools->brush());
    key(Qt::Key_Escape); // nothing to take back: the tool goes
    QVERIFY(m_canvas->tool() != &m_tools->brush());
}

void PaintToolsTest::brushPicksUpWithAlt()
{
    use(m_tools->brush());
    click("1107", Qt::AltModifier);
    QCOMPARE(m_tools->brush().terrain()->words(), model::Words("mountain"));
    QCOMPARE(m_canvas->tool(), &m_tools->brush());
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void PaintToolsTest::eraserErasesWhatIsTicked()
{
    use(m_tools->eraser());
    auto before = written();
    drag({"0503", "0504"});
    QCOMPARE(terrain("0503"), QStringLiteral("clear"));
    QCOMPARE(terrain("0504"), QStringLiteral("clear"));
    undoAndRedo(before);
    for (const char* name : {"eraseHexsides", "eraseLines", "erasePlaces"})
        option<QCheckBox>(name)->setChecked(true);
    before = written();
    click("0706");
    QVERIFY(!m_document->package().find<model::Place>(
        {.scope = model::Atom("main"), .id = model::Atom("minsk")}));
    QCOMPARE(side("0706/0707"), QString());
    for (const auto& [id, line] : m_document->package().all<model::Line>())
        QVERIFY(!std::ranges::contains(line.hexes.hexes, model::Atom("0706")));
    undoAndRedo(before);
    for (const char* name : {"eraseTerrain", "eraseHexsides", "eraseLines", "erasePlaces"})
        option<QCheckBox>(name)->setChecked(false);
    QSignalSpy notices(m_canvas.get(), &MapCanvas::notice);
    click("0604");
    QCOMPARE(terrain("0604"), QStringLiteral("forest"));
    QCOMPARE(notices.count(), 1);
}

void PaintToolsTest::fillStopsWhereItShall()
{
    use(m_tools->fill());
    choose("fillTerrain", "desert");
    const auto before = written();
    move(pixelOf("0503"));
    QVERIFY(m_tools->fill().hint().contains(QStringLiteral("6")));
    click("0503");
    for (const char* each : {"0503", "0504", "0604", "0605", "0704", "0705"})
        QCOMPARE(terrain(each), QStringLiteral("desert"));
    QCOMPARE(terrain("0506"), QStringLiteral("clear"));
    undoAndRedo(before);
    m_document->undoStack()->undo();
    // The zone "north" ends at 0902, 0903, 0904.
    option<QCheckBox>("fillZones")->setChecked(true);
    cursorTo("0902");
    key(Qt::Key_Return);
    QCOMPARE(terrain("0902"), QStringLiteral("desert"));
    QCOMPARE(terrain("0904"), QStringLiteral("desert"));
    QCOMPARE(terrain("0803"), QStringLiteral("clear"));
    QCOMPARE(terrain("0905"), QStringLiteral("clear"));
    m_document->undoStack()->undo();
    option<QCheckBox>("fillZones")->setChecked(false);
    // Everything clear, but not over the major river.
    m_options->findChild<TermsButton*>(QStringLiteral("fillStops"))
        ->choose(model::Words("major-river river"));
    move(pixelOf("0707"));
    const int hint = m_tools->fill().hint().remove(QRegularExpression(QStringLiteral("\\D"))).toInt();
    QVERIFY(hint > 0);
}

void PaintToolsTest::pickerTakesTerrainAndHexsides()
{
    use(m_tools->pick());
    click("0801");
    QCOMPARE(m_canvas->tool(), &m_tools->brush());
    QCOMPARE(m_tools->brush().terrain()->words(), model::Words("swamp"));
    use(m_tools->pick());
    const int direction = m_document->package().atlas().directionTo(hex("0406"), hex("0405"));
    move(sideOf("0406", direction));
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, sideOf("0406", direction));
    QCOMPARE(m_canvas->tool(), &m_tools->hexsides());
    QCOMPARE(m_tools->hexsides().kind()->word(), model::Atom("river"));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void PaintToolsTest::hexsidesFollowTheDrag()
{
    use(m_tools->hexsides());
    choose("hexsideKind", "river");
    const auto before = written();
    // Along the north of three hexes.
    dragPoints({cornerOf("0207", 5), cornerOf("0207", 1), cornerOf("0407", 1)});
    int drawn = 0;
    const auto count = [&] {
        drawn = 0;
        for (int i = 0; i < m_document->package().atlas().size(); ++i)
            for (int d = 0; d < 3; ++d)
                drawn +=
                    m_document->package().side({.hex = model::HexIndex{i}, .direction = d}).contains("river")
                    ? 1
                    : 0;
    };
    count();
    QVERIFY(drawn >= 5 + 6);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Paint River hexsides"));
    undoAndRedo(before);
    press(cornerOf("0807", 0));
    move(cornerOf("0807", 3));
    key(Qt::Key_Escape);
    release(cornerOf("0807", 3));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void PaintToolsTest::goingBackShortensTheWay()
{
    use(m_tools->hexsides());
    choose("hexsideKind", "river");
    dragPoints({cornerOf("0208", 0), cornerOf("0208", 1), cornerOf("0208", 2), cornerOf("0208", 3),
                cornerOf("0208", 1)});
    QCOMPARE(side("0207/0208"), QStringLiteral("river"));
    QCOMPARE(m_document->package().side({.hex = hex("0208"), .direction = 1}).text(), "");
    QCOMPARE(m_document->package().side({.hex = hex("0208"), .direction = 2}).text(), "");
}

void PaintToolsTest::hexsidesAreNeverDoubled()
{
    use(m_tools->hexsides());
    choose("hexsideKind", "river");
    const auto before = written();
    const int direction = m_document->package().atlas().directionTo(hex("0406"), hex("0405"));
    dragPoints({cornerOf("0406", direction), cornerOf("0406", (direction + 1) % 6)});
    QVERIFY(written() == before);
    QCOMPARE(m_document->undoStack()->count(), 0);
    dragPoints({cornerOf("0406", direction), cornerOf("0406", (direction + 1) % 6)}, Qt::ControlModifier);
    QCOMPARE(side("0405/0406"), QString());
    undoAndRedo(before);
    m_document->undoStack()->undo();
    choose("hexsideKind", "lake");
    option<QComboBox>("hexsideMode")->setCurrentIndex(1);
    dragPoints({cornerOf("0406", direction), cornerOf("0406", (direction + 1) % 6)});
    QCOMPARE(side("0405/0406"), QStringLiteral("lake"));
}

void PaintToolsTest::fortifiedLinesHaveAnOwner()
{
    use(m_tools->hexsides());
    choose("hexsideKind", "river");
    option<QComboBox>("hexsideOwner")->setCurrentIndex(2);
    const auto before = written();
    // Clockwise around a hex it is on the right hand.
    dragPoints({cornerOf("0308", 0), cornerOf("0308", 1), cornerOf("0308", 2)});
    QCOMPARE(side("0307/0308"), QStringLiteral("river@0308"));
    undoAndRedo(before);
    key(Qt::Key_X); // left now
    dragPoints({cornerOf("0308", 0), cornerOf("0308", 1)});
    QCOMPARE(side("0307/0308"), QStringLiteral("river@0307"));
}

void PaintToolsTest::bridgesByClickAndKey()
{
    use(m_tools->hexsides());
    choose("hexsideKind", "lake");
    const auto before = written();
    const int direction = m_document->package().atlas().directionTo(hex("0706"), hex("0707"));
    move(sideOf("0706", direction));
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, sideOf("0706", direction));
    QCOMPARE(side("0706/0707"), QStringLiteral("lake major-river"));
    undoAndRedo(before);
    cursorTo("0408");
    key(Qt::Key_1);
    QCOMPARE(m_document->package().side({.hex = hex("0408"), .direction = 0}).text(), "lake");
    key(Qt::Key_1);
    QCOMPARE(m_document->package().side({.hex = hex("0408"), .direction = 0}).text(), "");
}

void PaintToolsTest::anotherToolEndsTheStroke()
{
    use(m_tools->brush());
    choose("brushTerrain", "swamp");
    const auto before = written();
    press(pixelOf("0407"));
    use(m_tools->eraser());
    QVERIFY(written() == before);
    QVERIFY(!m_document->inGesture());
    release(pixelOf("0407"));
    QVERIFY(written() == before);
}

QTEST_MAIN(PaintToolsTest)
#include "tst_tools_paint.moc"
