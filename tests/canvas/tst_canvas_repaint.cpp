#include "editor/document/selection.h"
#include "tests/canvas/canvasfixture.h"

#include <QApplication>
#include <QTest>
#include <QUndoStack>

#include <functional>

using namespace editor;
using model::Atom;
using model::HexIndex;
using model::Subject;
using model::Words;

namespace {

const Atom kMap("main");
using MakeEdit = std::function<model::Edit(const model::Package&)>;

/// A record of the small game, changed.
template <class T, class Change>
MakeEdit changed(model::Key key, Change change)
{
    return [=](const model::Package& package) {
        T record = *package.find<T>(key);
        change(record);
        return model::put(record, key.scope);
    };
}

MakeEdit terrain(const char* hex, const char* words)
{
    return [=](const model::Package& package) {
        return model::Edit(model::setTerrain(package, package.atlas().find(hex), Words(words)));
    };
}

MakeEdit hexside(const char* side, const char* words)
{
    return [=](const model::Package& package) {
        return model::Edit(model::setHexside(package, package.atlas().findSide(side), Words(words)));
    };
}

model::Key onMap(const char* id)
{
    return {.scope = kMap, .id = Atom(id)};
}

model::Key inPackage(const char* id)
{
    return {.scope = {}, .id = Atom(id)};
}

model::Key inScenario(const char* id)
{
    return {.scope = kScenario, .id = Atom(id)};
}

/// Pixels that differ so much that one could see it.
int differing(const QImage& a, const QImage& b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        const auto* one = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* other = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = 0; x < a.width(); ++x)
            if (one[x] != other[x]
                && qAbs(qRed(one[x]) - qRed(other[x])) + qAbs(qGreen(one[x]) - qGreen(other[x]))
                        + qAbs(qBlue(one[x]) - qBlue(other[x]))
                    > 24)
                ++count;
    }
    return count;
}

} // namespace

/// What an edit touches is painted again, and nothing else.
class RepaintTest : public QObject, protected CanvasFixture {
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void lookingOnPaintsNothing();
    void editsRepaintWhatTheyTouch_data();
    void editsRepaintWhatTheyTouch();
    void editsOutOfSightPaintNothing();
    void hiddenLayersRepaintAndHideFromTheMouse();

private:
    void perform(const MakeEdit& edit);
    QImage picture() const
    {
        return m_canvas->viewport()->grab().toImage().convertedTo(QImage::Format_RGB32);
    }
};

void RepaintTest::perform(const MakeEdit& edit)
{
    m_document->perform({.label = "test", .arguments = {}, .edits = {edit(m_document->package())}});
    waitUntilSharp();
}

void RepaintTest::lookingOnPaintsNothing()
{
    const qint64 before = m_canvas->paintedPixels();
    QVERIFY(before > 0);
    m_canvas->viewport()->update();
    QTest::mouseMove(m_canvas->viewport(), QPoint(200, 200));
    QTest::mouseMove(m_canvas->viewport(), QPoint(400, 300));
    QApplication::processEvents();
    QCOMPARE(m_canvas->paintedPixels(), before);
}

void RepaintTest::editsRepaintWhatTheyTouch_data()
{
    QTest::addColumn<MakeEdit>("edit");
    QTest::addColumn<double>("hexes"); ///< that may be painted again, with what lies around them
    QTest::newRow("sea under the name of a zone") << terrain("0903", "sea") << 9.0;
    QTest::newRow("terrain") << terrain("0606", "forest") << 5.5;
    QTest::newRow("terrain to sea") << terrain("0402", "sea") << 5.5;
    QTest::newRow("sea to land") << terrain("0202", "clear") << 5.5;
    QTest::newRow("an unknown word") << terrain("0606", "clear tundra") << 5.5;
    QTest::newRow("river") << hexside("0605/0705", "river") << 2.5;
    QTest::newRow("no river") << hexside("0505/0506", "") << 2.5;
    QTest::newRow("lake") << hexside("0806/0906", "lake") << 2.5;
    QTest::newRow("place") << changed<model::Place>(onMap("orsha"), [](auto& p) { p.hex = Atom("0907"); })
                           << 7.0;
    QTest::newRow("place without a name")
        << changed<model::Place>(onMap("baku"), [](auto& p) { p.name.clear(); }) << 3.0;
    QTest::newRow("name") << changed<model::Place>(onMap("minsk"), [](auto& p) { p.name = "Gorod M"; })
                          << 5.0;
    QTest::newRow("no place") << MakeEdit([](const auto&) {
        return model::erase<model::Place>(onMap("minsk"));
    }) << 5.0;
    QTest::newRow("line") << changed<model::Line>(onMap("road"), [](auto& l) {
        l.hexes.hexes.push_back(Atom("0709"));
    }) << 4.0;
    QTest::newRow("no line") << MakeEdit([](const auto&) { return model::erase<model::Line>(onMap("road")); })
                             << 5.0;
    QTest::newRow("kind of line") << changed<model::Line>(onMap("road"), [](auto& l) {
        l.kind = Atom("trail");
    }) << 5.0;
    QTest::newRow("zone grows") << changed<model::Zone>(onMap("north"), [](auto& z) {
        z.hexes.insert(Atom("0905"));
    }) << 8.0;
    QTest::newRow("zone's colour") << changed<model::Zone>(onMap("north"), [](auto& z) {
        z.colour = "#ff0000";
    }) << 16.0;
    QTest::newRow("zone's name") << changed<model::Zone>(onMap("north"), [](auto& z) { z.name = "Far"; })
                                 << 4.0;
    QTest::newRow("border") << changed<model::Border>(onMap("limit"), [](auto& b) {
        b.sides = b.sides.with(Atom("0508/0607"));
    }) << 8.0;
    QTest::newRow("move") << changed<model::Unit>(inScenario("24 Pz"), [](auto& u) { u.hex = Atom("0606"); })
                          << 5.0;
    QTest::newRow("face") << changed<model::Unit>(inScenario("West"), [](auto& u) { u.face = Atom("back"); })
                          << 2.5;
    QTest::newRow("counter") << changed<model::Counter>(inPackage("West"), [](auto& c) {
        c.fields.set(Atom("attack"), "9");
    }) << 2.5;
    QTest::newRow("nation") << changed<model::Nation>(inPackage("SU"), [](auto& n) { n.colour = "#00c000"; })
                            << 5.0;
    QTest::newRow("sheet") << changed<model::Sheet>(inPackage("sheet"), [](auto& s) {
        s.nation = Atom("GE");
    }) << 10.0;
    QTest::newRow("marker") << MakeEdit([](const auto&) {
        model::Marker marker;
        marker.id = Atom("trench");
        marker.kind = Atom("trench");
        marker.hex = Atom("0606");
        return model::put(marker, kScenario);
    }) << 2.5;
    QTest::newRow("area") << MakeEdit([](const auto&) {
        model::Area area;
        area.id = Atom("camp");
        area.kind = Atom("deployment");
        area.hexes.insert(Atom("0606"));
        area.hexes.insert(Atom("0706"));
        return model::put(area, kScenario);
    }) << 6.0;
    QTest::newRow("side") << MakeEdit([](const auto&) {
        model::Side side;
        side.id = Atom("axis");
        side.colour = "#123456";
        return model::put(side);
    }) << 0.0;
}

void RepaintTest::editsRepaintWhatTheyTouch()
{
    QFETCH(MakeEdit, edit);
    QFETCH(double, hexes);
    m_canvas->resize(1300, 1000);
    for (const double zoom : {0.1, 0.4, 1.0, 2.0}) {
        m_canvas->setZoom(zoom);
        QVERIFY(m_canvas->goToHex(QStringLiteral("0706")));
        m_document->selection()->clear();
        waitUntilSharp();
        const qint64 before = m_canvas->paintedPixels();
        const QRectF hex = m_canvas->rectOf(HexIndex{0});
        perform(edit);
        const auto painted = static_cast<double>(m_canvas->paintedPixels() - before);
        QCOMPARE(painted > 0, hexes > 0);
        // From far away the few pixels around everything weigh more.
        const double ratio = m_canvas->devicePixelRatioF();
        const double allowed = hexes * (hex.width() + 6) * (hex.height() + 6) * ratio * ratio;
        QVERIFY2(painted <= allowed || zoom < 0.3, qPrintable(QString::number(painted / allowed * hexes)));

        const QImage repaired = picture();
        emit m_layers->changed();
        waitUntilSharp();
        const QImage fresh = picture();
        // Lines thinner than a pixel begin elsewhere when they are cut off at another place.
        const int differ = differing(repaired, fresh);
        QVERIFY2(differ <= (zoom < 0.3 ? 8 : 0),
                 qPrintable(QStringLiteral("%1 pixels at %2").arg(differ).arg(zoom)));
        m_document->undoStack()->undo();
        m_document->selection()->clear();
    }
}

void RepaintTest::editsOutOfSightPaintNothing()
{
    m_canvas->setZoom(6);
    QVERIFY(m_canvas->goToHex(QStringLiteral("1108")));
    waitUntilSharp();
    const qint64 before = m_canvas->paintedPixels();
    perform(terrain("0303", "forest"));
    QCOMPARE(m_canvas->paintedPixels(), before);
    QVERIFY(m_canvas->isComplete());
}

void RepaintTest::hiddenLayersRepaintAndHideFromTheMouse()
{
    const QImage shown = m_canvas->viewport()->grab().toImage();
    m_layers->setVisible(MapLayer::Counters, false);
    waitUntilSharp();
    QVERIFY(m_canvas->viewport()->grab().toImage() != shown);
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, pixelOf("0403"));
    QCOMPARE(m_document->selection()->current(), Subject::ofHex(Atom("0403")));
    QCOMPARE(m_layers->hiddenText(), QStringLiteral("counters"));
}

QTEST_MAIN(RepaintTest)
#include "tst_canvas_repaint.moc"
