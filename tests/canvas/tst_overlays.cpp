#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/maplayers.h"
#include "editor/canvas/mapoverlays.h"
#include "editor/canvas/overlaylegend.h"
#include "editor/canvas/placement.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/paint/overlays.h"
#include "editor/paint/overlaysymbols.h"
#include "editor/text/text.h"
#include "tests/canvas/smallgame.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace editor;
using model::Atom;
using model::HexIndex;
using model::Subject;

namespace {

const Atom kScenario("campaign");

/// Supply reaches three hexes from the axis source in 0401, and along the railway for the soviets.
constexpr std::string_view kRuleset = R"xml(<?xml version="1.0" encoding="UTF-8"?>
<ruleset format="1" id="small" title="Small" version="1">
  <side id="axis" name="Axis" source="text" cites="1"/>
  <side id="soviet" name="Soviet" source="text" cites="1"/>
  <nation id="GE" name="Germany" source="text" cites="1" side="axis"/>
  <nation id="SU" name="Soviet Union" source="text" cites="1" side="soviet"/>
  <terrain id="clear" name="Clear" source="text" cites="1" move="1"/>
  <terrain id="forest" name="Forest" source="text" cites="1" move="2"/>
  <terrain id="sea" name="Sea" source="text" cites="1" move="9"/>
  <kind id="unit" name="Unit" source="text" cites="1" stacking="counts"/>
  <field id="move" name="Movement" source="text" cites="1" on="counter" type="number"/>
  <rule id="S-1" name="One unit" module="stacking.count" severity="error" cites="1" source="text" most="1" stacking="counts"/>
  <zoc exerts="side is axis|soviet" needs="supply is full" source="text" cites="1"/>
  <supply none="oos" blocked="terrain is sea or enemy-zoc and not any(stack: side is own)" source="text" cites="1">
    <trace id="german" name="German supply" side="axis" units="nation is GE" source="text" cites="1">
      <source id="ge-source" hexes="marker(supply-source) is axis"/>
      <grow id="ge-land" from="ge-source" length="3"/>
      <grade id="full" by="ge-land"/>
    </trace>
    <trace id="russian" name="Soviet supply" side="soviet" units="nation is SU" source="text" cites="1">
      <source id="su-source" hexes="marker(supply-source) is soviet"/>
      <grow id="su-land" from="su-source" length="2"/>
      <grade id="full" by="su-land"/>
    </trace>
  </supply>
  <movement id="ordinary" name="On foot" allowance="field(move)" cost="most(terrain, move)" source="text" cites="1">
    <bar id="enemy" when="any(stack: side is enemy)" says="Enemy units are there." cites="1"/>
    <stop id="zoc" when="enemy-zoc" says="Stop." cites="1"/>
    <end id="full" when="any(stack: side is own)" says="Full." cites="1"/>
  </movement>
  <movement id="flight" name="By air" allowance="1" source="text" cites="1"/>
</ruleset>
)xml";

std::shared_ptr<const rules::Ruleset> ruleset()
{
    const rules::RulesetRead read = rules::readRuleset(kRuleset, "ruleset.xml");
    for (const model::Finding& finding : read.findings)
        qWarning() << qs(finding.rule) << qs(finding.message) << finding.position.line << finding.arguments;
    return read.ruleset;
}

model::Marker source(const char* id, const char* hex, const char* side)
{
    model::Marker marker;
    marker.id = Atom(id);
    marker.kind = Atom("supply-source");
    marker.hex = Atom(hex);
    marker.side = Atom(side);
    return marker;
}

/// The small game with sides, sources of supply, control and a victory hex; every counter is a "unit".
model::Package game()
{
    model::Package package = smallGame();
    model::Transaction more;
    for (const auto& [key, counter] : package.all<model::Counter>()) {
        model::Counter unit = counter;
        unit.kind = Atom("unit");
        more.edits.push_back(model::put(unit));
    }
    for (const char* id : {"axis", "soviet"}) {
        model::Side side;
        side.id = Atom(id);
        side.name = id == std::string_view("axis") ? "Axis" : "Soviet";
        side.colour = id == std::string_view("axis") ? "#8c978a" : "#c8a878";
        more.edits.push_back(model::put(side));
    }
    more.edits.push_back(model::put(source("west", "0401", "axis"), kScenario));
    more.edits.push_back(model::put(source("east", "1004", "soviet"), kScenario));
    model::Area control;
    control.id = Atom("held");
    control.kind = Atom("control");
    control.side = Atom("soviet");
    control.hexes.insert(Atom("0706"));
    more.edits.push_back(model::put(control, kScenario));
    model::VictoryHex victory;
    victory.id = Atom("minsk");
    victory.hex = Atom("0706");
    victory.points = 3;
    more.edits.push_back(model::put(victory, kScenario));
    package.apply(more);
    return package;
}

Subject unitSubject(const char* id)
{
    return Subject::of<model::Unit>({.scope = kScenario, .id = Atom(id)});
}

QImage swatch(const AreaLook& look)
{
    QImage image(48, 48, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.fillRect(image.rect(), areaBrush(look, 1));
    painter.setPen(areaPen(look, 1));
    QList<QLineF> frame;
    addFrame(frame, look, {4, 4, 44, 4});
    painter.drawLines(frame);
    return image;
}

} // namespace

class OverlaysTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void nothingIsWorkedOutWhileNothingIsShown();
    void supplyReachesAsFarAsTheRulesSay();
    void unitWithoutSupplyHasAReason();
    void supplyOfAnotherTraceCanBeChosen();
    void zonesOfControlInForceAndLost();
    void negatedWhereSupplyPasses();
    void controlVictoryAndStacking();
    void reachOfTheSelectedUnit();
    void anotherWayOfMoving();
    void everyOverlayIsDrawn_data();
    void everyOverlayIsDrawn();
    void pathFollowsThePointer();
    void sidesDifferWithoutColour();
    void followsEditsHexByHex();
    void legendExplainsWhatIsShown();
    void legendStaysHiddenWhenNotWanted();
    void survivesOtherMapsAndScenarios();
    void shownOverlaysAreRemembered();

private:
    const OverlayHex& at(const char* hex) const
    {
        return m_overlays->facts().hexes[model::at(m_document->package().atlas().find(hex))];
    }
    void moveTo(const char* unit, const char* hex)
    {
        const std::vector<UnitMove> moves{
            {.unit = Atom(unit), .to = m_document->package().atlas().find(hex)}};
        m_document->perform(moveUnits(m_document->package(), kScenario, moves));
    }
    QImage picture()
    {
        m_canvas->viewport()->update();
        [&] { QTRY_VERIFY(m_canvas->isComplete()); }();
        return m_canvas->viewport()->grab().toImage();
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<MapLayers> m_layers;
    std::unique_ptr<MapOverlays> m_overlays;
    std::unique_ptr<MapCanvas> m_canvas;
    OverlayLegend* m_legend = nullptr;
};

void OverlaysTest::init()
{
    m_document = std::make_unique<Document>(game(), ruleset());
    m_document->setScenario(kScenario);
    m_layers = std::make_unique<MapLayers>();
    m_overlays = std::make_unique<MapOverlays>(*m_document);
    m_canvas = std::make_unique<MapCanvas>(*m_document, *m_layers);
    m_canvas->setOverlays(*m_overlays);
    m_legend = new OverlayLegend(*m_canvas, *m_overlays);
    m_canvas->resize(1000, 760);
    m_canvas->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_canvas.get()));
    QTRY_VERIFY(m_canvas->isComplete());
}

void OverlaysTest::cleanup()
{
    m_canvas.reset();
    m_overlays.reset();
    m_layers.reset();
    m_document.reset();
}

void OverlaysTest::nothingIsWorkedOutWhileNothingIsShown()
{
    QVERIFY(!m_overlays->any());
    QVERIFY(m_overlays->facts().hexes.empty());
    QVERIFY(!m_legend->isVisible());
}

void OverlaysTest::supplyReachesAsFarAsTheRulesSay()
{
    m_overlays->setShown(Overlay::Supply, true);
    QCOMPARE(m_overlays->facts().trace, Atom("german"));
    QVERIFY(at("0401").source);
    QCOMPARE(at("0401").distance, 0);
    QCOMPARE(at("0404").grade, 0);
    QCOMPARE(at("0404").distance, 3);
    QCOMPARE(at("0405").grade, -1);
    QCOMPARE(at("0102").grade, -1); // beyond the coast
    QCOMPARE(at("0403").worst, 0);

    m_document->selection()->set({unitSubject("24 Pz")});
    QVERIFY(m_overlays->facts().supply);
    QCOMPARE(m_overlays->facts().supply->path.size(), std::size_t{3});
    QVERIFY2(m_legend->supplyWords().contains(QStringLiteral("24 Pz: Full supply")), qPrintable(m_legend->supplyWords()));
}

void OverlaysTest::unitWithoutSupplyHasAReason()
{
    m_overlays->setShown(Overlay::Supply, true);
    m_document->selection()->set({unitSubject("24 Pz")});
    moveTo("24 Pz", "0406");
    QCOMPARE(at("0406").worst, 1); // of one grade: without any
    QVERIFY(m_overlays->facts().supply->why);
    QVERIFY2(m_legend->supplyWords().contains(QStringLiteral("too far away")), qPrintable(m_legend->supplyWords()));
    m_document->undoStack()->undo();
    QCOMPARE(at("0403").worst, 0);
}

void OverlaysTest::supplyOfAnotherTraceCanBeChosen()
{
    m_overlays->setShown(Overlay::Supply, true);
    QCOMPARE(m_legend->traceChooser()->count(), 3);
    m_legend->traceChooser()->setFocus();
    QTest::keyClick(m_legend->traceChooser(), Qt::Key_End);
    QCOMPARE(m_overlays->trace(), Atom("russian"));
    QVERIFY(at("1004").source);
    QCOMPARE(at("0404").grade, -1);
    // The first entry follows the selection.
    QTest::keyClick(m_legend->traceChooser(), Qt::Key_Home);
    m_document->selection()->set({unitSubject("13 R")});
    QCOMPARE(m_overlays->facts().trace, Atom("russian"));
}

void OverlaysTest::zonesOfControlInForceAndLost()
{
    m_overlays->setShown(Overlay::Zoc, true);
    // 24 Pz is in supply.
    QCOMPARE(at("0402").zoc & 1, 1);
    QCOMPARE(at("0402").potential & 1, 1);
    moveTo("24 Pz", "0308");
    QCOMPARE(at("0307").zoc & 1, 0);
    QCOMPARE(at("0307").potential & 1, 1);
}

void OverlaysTest::negatedWhereSupplyPasses()
{
    m_overlays->setShown(Overlay::Zoc, true);
    // Soviets beside a German stack: their zone of control covers it, and does not stop its supply.
    model::Transaction closer;
    closer.edits.push_back(model::put(source("east", "0405", "soviet"), kScenario));
    m_document->perform(closer);
    moveTo("West", "0405");
    QCOMPARE(at("0404").zoc & 2, 2);
    QCOMPARE(at("0404").negated & 2, 2);
    QCOMPARE(at("0504").zoc & 2, 2);
    QCOMPARE(at("0504").negated & 2, 0);
}

void OverlaysTest::controlVictoryAndStacking()
{
    m_overlays->setShown(Overlay::Control, true);
    m_overlays->setShown(Overlay::Victory, true);
    m_overlays->setShown(Overlay::Stacking, true);
    QCOMPARE(at("0706").controller, 1);
    QVERIFY(at("0706").victory);
    QCOMPARE(at("0706").points, 3.0);
    QCOMPARE(at("0706").holder, 1);
    QCOMPARE(at("0404").loads.size(), std::size_t{1});
    QCOMPARE(at("0404").loads.front().load, 2.0);
    QVERIFY(at("0404").loads.front().over());
    QVERIFY(!at("0403").loads.front().over());
    moveTo("7 Army", "0603");
    QVERIFY(!at("0404").loads.front().over());
}

void OverlaysTest::reachOfTheSelectedUnit()
{
    m_overlays->setShown(Overlay::Movement, true);
    QVERIFY(!m_overlays->facts().reach);
    QVERIFY2(m_legend->movementWords().contains(QStringLiteral("Select a unit")), qPrintable(m_legend->movementWords()));
    m_document->selection()->set({unitSubject("24 Pz")});
    QVERIFY(m_overlays->facts().reach);
    QCOMPARE(at("0402").cost, 1.0);
    QCOMPARE(at("0503").cost, 2.0); // forest
    QVERIFY(at("0404").passes);
    QCOMPARE(at("0708").cost, -1.0);
    QVERIFY2(m_legend->movementWords().contains(QStringLiteral("movement points: 3")), qPrintable(m_legend->movementWords()));
    m_document->selection()->clear();
    QVERIFY(!m_overlays->facts().reach);
    QCOMPARE(at("0402").cost, -1.0);
}

void OverlaysTest::anotherWayOfMoving()
{
    m_overlays->setShown(Overlay::Movement, true);
    m_document->selection()->set({unitSubject("24 Pz")});
    const std::size_t onFoot = m_overlays->facts().reach->hexes.size();
    QCOMPARE(m_legend->movementChooser()->count(), 2);
    m_legend->movementChooser()->setFocus();
    QTest::keyClick(m_legend->movementChooser(), Qt::Key_Down);
    QCOMPARE(m_overlays->movement(), Atom("flight"));
    QVERIFY(m_overlays->facts().reach->hexes.size() < onFoot);
}

void OverlaysTest::everyOverlayIsDrawn_data()
{
    QTest::addColumn<int>("overlay");
    for (const Overlay overlay : kOverlays)
        QTest::addRow("%s", qPrintable(MapOverlays::id(overlay))) << static_cast<int>(overlay);
}

void OverlaysTest::everyOverlayIsDrawn()
{
    QFETCH(const int, overlay);
    m_legend->setWanted(false);
    m_document->selection()->set({unitSubject("24 Pz")});
    const QImage before = picture();
    m_overlays->setShown(static_cast<Overlay>(overlay), true);
    QVERIFY(picture() != before);
    m_overlays->setShown(static_cast<Overlay>(overlay), false);
    QCOMPARE(picture(), before);
}

void OverlaysTest::pathFollowsThePointer()
{
    m_legend->setWanted(false);
    m_overlays->setShown(Overlay::Movement, true);
    m_document->selection()->set({unitSubject("24 Pz")});
    const auto hover = [&](const char* hex) {
        QTest::mouseMove(m_canvas->viewport(),
                         m_canvas->rectOf(m_document->package().atlas().find(hex)).center().toPoint());
        return picture();
    };
    const QPoint onTheWay = (m_canvas->rectOf(m_document->package().atlas().find("0403")).center()
                             + m_canvas->rectOf(m_document->package().atlas().find("0402")).center())
                                .toPoint()
        / 2;
    const QColor away = hover("1208").pixelColor(onTheWay);
    const QColor there = hover("0401").pixelColor(onTheWay);
    QVERIFY(away != there);
    QVERIFY(there.blue() > there.red()); // the colour of movement
}

void OverlaysTest::sidesDifferWithoutColour()
{
    std::vector<OverlaySide> sides{{.id = Atom("a"), .name = {}, .initial = {}, .colour = Qt::black},
                                   {.id = Atom("b"), .name = {}, .initial = {}, .colour = Qt::black}};
    std::vector<QImage> images;
    AreaLook best = supplyLook(0);
    AreaLook lesser = supplyLook(1);
    best.colour = lesser.colour = Qt::black;
    AreaLook reach = reachLook();
    reach.colour = Qt::black;
    for (const AreaLook& look : {zocLook(sides, 0), zocLook(sides, 1), potentialLook(sides, 0), best, lesser, reach})
        images.push_back(swatch(look));
    for (std::size_t i = 0; i < images.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY2(images[i] != images[j], qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
}

void OverlaysTest::followsEditsHexByHex()
{
    m_overlays->setShown(Overlay::Stacking, true);
    std::vector<HexIndex> hexes;
    connect(m_overlays.get(), &MapOverlays::hexesChanged, this,
            [&](const std::vector<HexIndex>& changed) { hexes = changed; });
    moveTo("7 Army", "0603");
    const std::vector<HexIndex> expected{m_document->package().atlas().find("0404"),
                                         m_document->package().atlas().find("0603")};
    std::ranges::sort(hexes);
    QVERIFY(hexes.size() == 2 && std::ranges::is_permutation(hexes, expected));
    // A change that no overlay shows repaints nothing.
    hexes.clear();
    m_document->selection()->set({unitSubject("West")});
    QVERIFY(hexes.empty());
}

void OverlaysTest::legendExplainsWhatIsShown()
{
    QStringList all;
    for (const Overlay overlay : kOverlays) {
        m_overlays->setShown(overlay, true);
        QVERIFY(m_legend->isVisible());
        const QStringList texts = m_legend->explanations();
        QVERIFY2(texts.size() >= 2, qPrintable(MapOverlays::name(overlay)));
        for (const QString& text : texts)
            QVERIFY(!text.isEmpty());
        all += texts;
        m_overlays->setShown(overlay, false);
        QVERIFY(!m_legend->isVisible());
    }
    for (const Overlay overlay : kOverlays)
        m_overlays->setShown(overlay, true);
    QCOMPARE(m_legend->explanations().size(), all.size());
    // It fits into the map, however much there is to explain.
    QVERIFY(m_canvas->rect().contains(m_legend->geometry()));
    m_canvas->resize(500, 300);
    QTRY_VERIFY(m_canvas->rect().contains(m_legend->geometry()));
}

void OverlaysTest::legendStaysHiddenWhenNotWanted()
{
    m_overlays->setShown(Overlay::Zoc, true);
    QVERIFY(m_legend->isVisible());
    const QSignalSpy wanted(m_legend, &OverlayLegend::wantedChanged);
    m_legend->setWanted(false);
    QVERIFY(!m_legend->isVisible());
    QCOMPARE(wanted.count(), 1);
    moveTo("7 Army", "0603");
    QVERIFY(!m_legend->isVisible());
    m_legend->setWanted(true);
    QVERIFY(m_legend->isVisible());
}

void OverlaysTest::survivesOtherMapsAndScenarios()
{
    for (const Overlay overlay : kOverlays)
        m_overlays->setShown(overlay, true);
    m_document->selection()->set({unitSubject("24 Pz")});
    // A smaller map.
    model::Map map = *m_document->package().find<model::Map>(Atom("main"));
    map.grid.columns = 6;
    m_document->perform({.label = {}, .arguments = {}, .edits = {model::put(map)}});
    QCOMPARE(m_overlays->facts().hexes.size(), static_cast<std::size_t>(m_document->package().atlas().size()));
    picture();
    m_document->undoStack()->undo();
    picture();
    // No scenario at all.
    m_document->perform(
        {.label = {}, .arguments = {}, .edits = {model::erase<model::Scenario>({.scope = {}, .id = kScenario})}});
    picture();
    QVERIFY(m_overlays->facts().hexes.empty());
    m_document->undoStack()->undo();
    QVERIFY(!m_overlays->facts().hexes.empty());
    // Rules that know nothing of all this.
    m_document->replace(smallGame(), smallRuleset());
    picture();
    QCOMPARE(m_legend->movementChooser()->count(), 0);
    m_document->replace(model::Package(), smallRuleset());
    picture();
}

void OverlaysTest::shownOverlaysAreRemembered()
{
    m_overlays->setShownText(QStringLiteral("zoc nonsense victory"));
    QVERIFY(m_overlays->isShown(Overlay::Zoc) && m_overlays->isShown(Overlay::Victory));
    QVERIFY(!m_overlays->isShown(Overlay::Supply));
    QCOMPARE(m_overlays->shownText(), QStringLiteral("zoc victory"));
}

QTEST_MAIN(OverlaysTest)
#include "tst_overlays.moc"
