#include "editor/canvas/areamime.h"
#include "editor/document/selection.h"
#include "editor/tools/beyonddialog.h"
#include "editor/tools/hexselecttool.h"
#include "editor/tools/layertool.h"
#include "editor/tools/linetool.h"
#include "editor/tools/placetool.h"
#include "editor/tools/stamptool.h"
#include "editor/tools/termchooser.h"
#include "editor/tools/termsbutton.h"
#include "editor/tools/wandtool.h"
#include "editor/tools/zonetool.h"
#include "tests/tools/toolfixture.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>

using namespace editor;
using model::Atom;

/// Lines, places, zones, layers, selections and pieces of maps, by mouse and by keyboard.
class MapToolsTest : public QObject, protected ToolFixture {
    Q_OBJECT
private slots:
    void init() { setUpTools(); }
    void cleanup() { tearDownTools(); }

    void linesByClicks();
    void linesByDragJoin();
    void linesByKeyboard();
    void partOfALineIsErased();
    void lineIsSplit();
    void placeIsMadeAndNamed();
    void placeIsChangedInTheBar();
    void placeAndNameAreDragged();
    void placeIsDeletedByKey();
    void zoneIsMadeAndPainted();
    void zoneFromSelection();
    void zoneFromALine();
    void layersArePainted();
    void layersByKeyboard();
    void rectangleAndLassoSelect();
    void rectangleByKeyboard();
    void wandSelects();
    void areaIsCopiedTurnedAndPlaced();
    void whatDoesNotFitIsRefused();
    void areaIsCutAndCleared();
    void brokenClipboardIsToldOf();
    void pasteIntoAnotherPackage();

private:
    QString line(const char* id) const
    {
        const auto* record = m_document->package().find<model::Line>({.scope = Atom("main"), .id = Atom(id)});
        QStringList hexes;
        if (record)
            for (const Atom each : record->hexes.hexes)
                hexes << QString::fromUtf8(each.text().data(), static_cast<qsizetype>(each.text().size()));
        return hexes.join(u' ');
    }
    const model::Place* place(const char* id) const
    {
        return m_document->package().find<model::Place>({.scope = Atom("main"), .id = Atom(id)});
    }
    const model::Zone* zone(const char* id) const
    {
        return m_document->package().find<model::Zone>({.scope = Atom("main"), .id = Atom(id)});
    }
    std::size_t selected() const { return m_canvas->selectedHexes().size(); }
};

void MapToolsTest::linesByClicks()
{
    use(m_tools->lines());
    choose("lineKind", "road");
    const auto before = written();
    click("0208");
    QCOMPARE(m_document->undoStack()->count(), 0);
    QVERIFY(m_tools->lines().busy());
    click("0508");
    QCOMPARE(m_document->undoStack()->count(), 1);
    const QString first = line("road-2");
    QVERIFY2(first.startsWith(QStringLiteral("0208 ")) && first.endsWith(QStringLiteral(" 0508")),
             qPrintable(first));
    undoAndRedo(before);
    const auto between = written();
    click("0506"); // goes on from there, and the line grows
    QVERIFY(line("road-2").endsWith(QStringLiteral(" 0506")));
    QCOMPARE(m_document->undoStack()->count(), 2);
    undoAndRedo(between);
    key(Qt::Key_Escape);
    QVERIFY(!m_tools->lines().busy());
    QCOMPARE(m_canvas->tool(), &m_tools->lines());
}

void MapToolsTest::linesByDragJoin()
{
    use(m_tools->lines());
    choose("lineKind", "rail");
    const auto before = written();
    drag({"0806", "0905", "1005"});
    QCOMPARE(line("rail"), QStringLiteral("0306 0406 0505 0606 0706 0806 0905 1005"));
    undoAndRedo(before);
    drag({"0606", "0607", "0608"}); // a branch
    QCOMPARE(line("rail-2"), QStringLiteral("0606 0607 0608"));
    drag({"0606", "0607"}); // is there already
    QCOMPARE(m_document->undoStack()->count(), 2);
}

void MapToolsTest::linesByKeyboard()
{
    use(m_tools->lines());
    choose("lineKind", "road");
    option<QComboBox>("lineWay")->setCurrentIndex(2);
    const auto before = written();
    cursorTo("0208");
    key(Qt::Key_Return);
    cursorTo("0608");
    key(Qt::Key_Return);
    QCOMPARE(line("road-2"), QStringLiteral("0208 0308 0408 0508 0608"));
    undoAndRedo(before);
    key(Qt::Key_Escape);
}

void MapToolsTest::partOfALineIsErased()
{
    use(m_tools->lines());
    choose("lineKind", "rail");
    option<QComboBox>("lineMode")->setCurrentIndex(1);
    const auto before = written();
    click("0505");
    click("0606");
    QCOMPARE(line("rail"), QStringLiteral("0306 0406 0505"));
    QCOMPARE(line("rail-2"), QStringLiteral("0606 0706 0806"));
    undoAndRedo(before);
    key(Qt::Key_Escape);
    option<QComboBox>("lineMode")->setCurrentIndex(0);
    drag({"0706", "0806"}, Qt::ControlModifier);
    QCOMPARE(line("rail-2"), QStringLiteral("0606 0706"));
    QSignalSpy notices(m_canvas.get(), &MapCanvas::notice);
    click("0202", Qt::ControlModifier);
    click("0909", Qt::ControlModifier);
    QCOMPARE(notices.count(), 1);
}

void MapToolsTest::lineIsSplit()
{
    use(m_tools->lines());
    choose("lineKind", "rail");
    const auto before = written();
    click("0505", Qt::AltModifier);
    QCOMPARE(line("rail"), QStringLiteral("0306 0406 0505"));
    QCOMPARE(line("rail-2"), QStringLiteral("0505 0606 0706 0806"));
    undoAndRedo(before);
}

void MapToolsTest::placeIsMadeAndNamed()
{
    use(m_tools->places());
    m_options->findChild<TermsButton*>(QStringLiteral("placeKinds"))->choose(model::Words("port town"));
    const auto before = written();
    click("0908");
    QVERIFY(m_tools->places().busy());
    auto* name = option<QLineEdit>("placeName");
    QTest::keyClicks(name, QStringLiteral("Veliki Luki"));
    QTest::keyClick(name, Qt::Key_Return);
    const model::Place* made = place("veliki-luki");
    QVERIFY(made);
    QCOMPARE(made->hex, Atom("0908"));
    QCOMPARE(made->kinds, model::Words("port town"));
    QCOMPARE(made->name, std::string("Veliki Luki"));
    QVERIFY(m_document->selection()->current().is<model::Place>());
    undoAndRedo(before);
    // By keyboard, and given up.
    m_canvas->setFocus();
    cursorTo("0307");
    key(Qt::Key_Return);
    QVERIFY(m_tools->places().busy());
    key(Qt::Key_Escape);
    QVERIFY(!m_tools->places().busy());
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void MapToolsTest::placeIsChangedInTheBar()
{
    use(m_tools->places());
    const auto before = written();
    click("0706");
    auto* aliases = option<QLineEdit>("placeAliases");
    QCOMPARE(option<QLineEdit>("placeName")->text(), QStringLiteral("Minsk"));
    QTest::keyClicks(aliases, QStringLiteral("Mensk"));
    QTest::keyClick(aliases, Qt::Key_Return);
    QCOMPARE(place("minsk")->aliases, std::string("Mensk"));
    undoAndRedo(before);
    choose("placeStyle", "large");
    QCOMPARE(place("minsk")->labelStyle, Atom("large"));
}

void MapToolsTest::placeAndNameAreDragged()
{
    use(m_tools->places());
    auto before = written();
    drag({"0706", "0807", "0907"});
    QCOMPARE(place("minsk")->hex, Atom("0907"));
    undoAndRedo(before);
    m_document->undoStack()->undo();
    before = written();
    QRectF rect;
    for (const Labels::Label& label : m_canvas->scene().labels().all())
        if (label.place.id == Atom("minsk"))
            rect = label.rect;
    const QPoint from = m_canvas->camera().toWindow(rect).center().toPoint();
    dragPoints({from, from + QPoint(20, -20), from + QPoint(60, -40)});
    QVERIFY(place("minsk")->labelX != 0 || place("minsk")->labelY != 0);
    for (const Labels::Label& label : m_canvas->scene().labels().all())
        if (label.place.id == Atom("minsk")) {
            const QPoint to = m_canvas->camera().toWindow(label.rect).center().toPoint();
            QVERIFY((to - from - QPoint(60, -40)).manhattanLength() < 6);
        }
    undoAndRedo(before);
    option<QToolButton>("placeLabelBack")->click();
    QCOMPARE(place("minsk")->labelX, 0.0);
    press(pixelOf("0302"));
    move(pixelOf("0506"));
    key(Qt::Key_Escape);
    release(pixelOf("0506"));
    QCOMPARE(place("riga")->hex, Atom("0302"));
}

void MapToolsTest::placeIsDeletedByKey()
{
    use(m_tools->places());
    const auto before = written();
    cursorTo("0306");
    key(Qt::Key_Return);
    key(Qt::Key_Delete);
    QVERIFY(!place("orsha"));
    undoAndRedo(before);
}

void MapToolsTest::zoneIsMadeAndPainted()
{
    use(m_tools->zones());
    QTest::keyClicks(option<QLineEdit>("zoneName"), QStringLiteral("Army Group South"));
    const auto before = written();
    drag({"0208", "0508"});
    const model::Zone* made = zone("army-group-south");
    QVERIFY(made);
    QCOMPARE(made->hexes.hexes.size(), 4U);
    QCOMPARE(m_document->undoStack()->count(), 1);
    undoAndRedo(before);
    const auto between = written();
    click("0508", Qt::ControlModifier); // out of it again
    QCOMPARE(zone("army-group-south")->hexes.hexes.size(), 3U);
    undoAndRedo(between);
    cursorTo("0608");
    key(Qt::Key_Return);
    QCOMPARE(zone("army-group-south")->hexes.hexes.size(), 4U);
}

void MapToolsTest::zoneFromSelection()
{
    use(m_tools->zones());
    choose("zoneChooser", "main/north");
    auto* menu = option<QToolButton>("zoneFromSelection")->menu();
    const auto trigger = [&](const char* name) {
        for (QAction* action : menu->actions())
            if (action->objectName() == QLatin1String(name))
                action->trigger();
    };
    selectHexes(*m_canvas, {hex("0902"), hex("0801")}, {});
    const auto before = written();
    trigger("zoneUnite");
    QCOMPARE(zone("north")->hexes.hexes.size(), 7U);
    undoAndRedo(before);
    selectHexes(*m_canvas, {hex("0902"), hex("0801")}, {});
    trigger("zoneSubtract");
    QCOMPARE(zone("north")->hexes.hexes.size(), 5U);
    selectHexes(*m_canvas, {hex("0903"), hex("0101")}, {});
    trigger("zoneIntersect");
    QCOMPARE(zone("north")->hexes.hexes.size(), 1U);
    selectHexes(*m_canvas, {hex("0101"), hex("0102")}, {});
    trigger("zoneSet");
    QCOMPARE(zone("north")->hexes.hexes.size(), 2U);
    m_document->selection()->clear();
    QSignalSpy notices(m_canvas.get(), &MapCanvas::notice);
    trigger("zoneUnite");
    QCOMPARE(notices.count(), 1);
}

void MapToolsTest::zoneFromALine()
{
    use(m_tools->zones());
    QTest::keyClicks(option<QLineEdit>("zoneName"), QStringLiteral("East"));
    const auto before = written();
    QTimer::singleShot(0, this, [] {
        auto* dialog = qobject_cast<BeyondDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto* lines = dialog->findChild<QComboBox*>(QStringLiteral("beyondLine"));
        lines->setCurrentIndex(lines->findText(QStringLiteral("road")));
        dialog->accept();
    });
    option<QToolButton>("zoneFromLine")->click();
    const model::Zone* made = zone("east");
    QVERIFY(made);
    QVERIFY(made->hexes.contains(Atom("0805")));
    QVERIFY(made->hexes.contains(Atom("1209")));
    QVERIFY(!made->hexes.contains(Atom("0708")));
    QVERIFY(!made->hexes.contains(Atom("0605")));
    undoAndRedo(before);
}

void MapToolsTest::layersArePainted()
{
    use(m_tools->layers());
    choose("layerChooser", "victory");
    option<QSpinBox>("layerPoints")->setValue(3);
    auto before = written();
    click("0706");
    const auto* value =
        m_document->package().find<model::VictoryHex>({.scope = kScenario, .id = Atom("minsk")});
    QVERIFY(value);
    QCOMPARE(value->points, 3);
    QCOMPARE(value->name, std::string("Minsk"));
    undoAndRedo(before);
    option<QSpinBox>("layerPoints")->setValue(5);
    click("0706");
    QCOMPARE(m_document->package().find<model::VictoryHex>({.scope = kScenario, .id = Atom("minsk")})->points,
             5);
    click("0706", Qt::ControlModifier);
    QVERIFY(m_document->package().all<model::VictoryHex>().empty());

    auto* layers = option<QComboBox>("layerChooser");
    layers->addItem(QStringLiteral("Control"), QStringLiteral("area control"));
    layers->addItem(QStringLiteral("Source"), QStringLiteral("marker supply-source"));
    auto* sides = option<QComboBox>("layerSide");
    sides->addItem(QStringLiteral("axis"), QStringLiteral("axis"));
    sides->addItem(QStringLiteral("soviet"), QStringLiteral("soviet"));
    choose("layerChooser", "area control");
    choose("layerSide", "axis");
    before = written();
    drag({"0208", "0408"});
    const auto area = [&](const char* id) {
        const auto* record = m_document->package().find<model::Area>({.scope = kScenario, .id = Atom(id)});
        return record ? record->hexes.hexes.size() : 0U;
    };
    QCOMPARE(area("control-axis"), 3U);
    undoAndRedo(before);
    choose("layerSide", "soviet");
    before = written();
    click("0408"); // changes hands
    QCOMPARE(area("control-axis"), 2U);
    QCOMPARE(area("control-soviet"), 1U);
    undoAndRedo(before);
    choose("layerChooser", "marker supply-source");
    before = written();
    drag({"1209", "1209"});
    click("1209");
    QCOMPARE(m_document->package().all<model::Marker>().size(), 1U);
    undoAndRedo(before);
    click("1209", Qt::ControlModifier);
    QVERIFY(m_document->package().all<model::Marker>().empty());
}

void MapToolsTest::layersByKeyboard()
{
    use(m_tools->layers());
    choose("layerChooser", "victory");
    const auto before = written();
    cursorTo("0505");
    key(Qt::Key_Return);
    QCOMPARE(m_document->package().all<model::VictoryHex>().size(), 1U);
    undoAndRedo(before);
}

void MapToolsTest::rectangleAndLassoSelect()
{
    use(m_tools->rectangle());
    const QPoint margin(4, 4);
    dragPoints({pixelOf("0205") - margin, pixelOf("0406") + margin});
    QVERIFY(selected() >= 4);
    const std::size_t first = selected();
    dragPoints({pixelOf("0705") - margin, pixelOf("0706") + margin}, Qt::ShiftModifier);
    QCOMPARE(selected(), first + 2);
    dragPoints({pixelOf("0705") - margin, pixelOf("0706") + margin}, Qt::ControlModifier);
    QCOMPARE(selected(), first);
    click("0909");
    QCOMPARE(selected(), 1U);
    use(m_tools->lasso());
    dragPoints({pixelOf("0204") - margin, pixelOf("0204") + QPoint(margin.x(), -margin.y()),
                pixelOf("0206") + margin, pixelOf("0206") + QPoint(-margin.x(), margin.y())});
    QCOMPARE(selected(), 3U);
    press(pixelOf("0704"));
    move(pixelOf("0707"));
    key(Qt::Key_Escape);
    release(pixelOf("0707"));
    QCOMPARE(selected(), 3U);
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void MapToolsTest::rectangleByKeyboard()
{
    use(m_tools->rectangle());
    cursorTo("0206");
    key(Qt::Key_Return);
    QVERIFY(m_tools->rectangle().busy());
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    QCOMPARE(selected(), 2U);
}

void MapToolsTest::wandSelects()
{
    use(m_tools->wand());
    click("0503");
    QCOMPARE(selected(), 6U);
    click("0101", Qt::ShiftModifier);
    QCOMPARE(selected(), 12U);
    option<QComboBox>("wandProperty")->setCurrentIndex(static_cast<int>(model::HexProperty::Zones));
    click("0903");
    QCOMPARE(selected(), 6U);
    option<QComboBox>("wandProperty")->setCurrentIndex(static_cast<int>(model::HexProperty::Lines));
    option<QCheckBox>("wandAdjoining")->setChecked(false);
    cursorTo("0505");
    key(Qt::Key_Return);
    QCOMPARE(selected(), 5U); // on the railway alone; 0706 has a road, too
}

void MapToolsTest::areaIsCopiedTurnedAndPlaced()
{
    selectHexes(*m_canvas, {hex("0706"), hex("0705"), hex("0707"), hex("0606"), hex("0806")}, {});
    m_canvas->copySelection();
    QVERIFY(hasArea(QApplication::clipboard()->mimeData()));
    m_canvas->paste();
    QCOMPARE(m_canvas->tool(), &m_tools->stamp());
    QCOMPARE(m_tools->stamp().patch().hexes.size(), 5U);
    auto before = written();
    click("0307");
    const model::Place* copy = place("minsk-2");
    QVERIFY(copy);
    QCOMPARE(copy->hex, Atom("0307"));
    QCOMPARE(terrain("0306"), QStringLiteral("forest"));
    QCOMPARE(side("0307/0308"), side("0706/0707"));
    undoAndRedo(before);
    m_document->undoStack()->undo();
    before = written();
    key(Qt::Key_BracketRight);
    key(Qt::Key_BracketRight);
    key(Qt::Key_BracketRight); // upside down
    cursorTo("0307");
    key(Qt::Key_Return);
    QCOMPARE(terrain("0308"), QStringLiteral("forest"));
    QCOMPARE(side("0306/0307"), side("0706/0707"));
    undoAndRedo(before);
    const model::MapPatch turned = m_tools->stamp().patch();
    key(Qt::Key_M);
    QVERIFY(!(m_tools->stamp().patch() == turned));
    option<QToolButton>("stampMirror")->click();
    QCOMPARE(m_tools->stamp().patch(), turned);
}

void MapToolsTest::whatDoesNotFitIsRefused()
{
    selectHexes(*m_canvas, {hex("0706"), hex("0705"), hex("0707")}, {});
    m_canvas->copySelection();
    m_canvas->paste();
    QSignalSpy notices(m_canvas.get(), &MapCanvas::notice);
    const auto before = written();
    click("0501");
    QVERIFY(written() == before);
    QCOMPARE(notices.count(), 1);
    QVERIFY(notices.first().first().toString().contains(QStringLiteral("1 of 3")));
    option<QCheckBox>("stampCrop")->setChecked(true);
    click("0501");
    QVERIFY(place("minsk-2"));
    undoAndRedo(before);
}

void MapToolsTest::areaIsCutAndCleared()
{
    selectHexes(*m_canvas, {hex("0706"), hex("0705"), hex("0707")}, {});
    const auto before = written();
    m_canvas->cutSelection();
    QVERIFY(!place("minsk"));
    QCOMPARE(terrain("0705"), QStringLiteral("clear"));
    undoAndRedo(before);
    QVERIFY(areaIn(QApplication::clipboard()->mimeData()));
}

void MapToolsTest::brokenClipboardIsToldOf()
{
    auto* data = new QMimeData;
    data->setData(QString::fromLatin1(kAreaMime), "<transaction label='copy-area'><terr");
    QApplication::clipboard()->setMimeData(data);
    QSignalSpy notices(m_canvas.get(), &MapCanvas::notice);
    const auto before = written();
    m_canvas->paste();
    QCOMPARE(notices.count(), 1);
    QVERIFY(written() == before);
    QVERIFY(m_canvas->tool() != &m_tools->stamp());
}

void MapToolsTest::pasteIntoAnotherPackage()
{
    selectHexes(*m_canvas, {hex("0706"), hex("0705"), hex("0707")}, {});
    m_canvas->copySelection();
    model::Map map;
    map.id = Atom("other");
    map.grid.columns = map.grid.rows = 9;
    map.grid.lattice.orientation = model::Orientation::PointyTop;
    map.terrain = model::Words("plain");
    model::Package other;
    other.apply({.label = {}, .arguments = {}, .edits = {model::put(map)}});
    m_document->replace(std::move(other), smallRuleset());
    m_canvas->paste();
    const auto before = written();
    click("0505");
    QCOMPARE(terrain("0505"), QStringLiteral("clear"));
    QVERIFY(m_document->package().find<model::Place>({.scope = Atom("other"), .id = Atom("minsk")}));
    undoAndRedo(before);
}

QTEST_MAIN(MapToolsTest)
#include "tst_tools_map.moc"
