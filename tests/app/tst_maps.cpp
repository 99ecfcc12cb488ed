#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/mapcommands.h"
#include "app/settings.h"
#include "apptest.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/rulertool.h"
#include "editor/canvas/underlaytool.h"
#include "editor/document/selection.h"
#include "editor/panels/gridpreview.h"
#include "editor/panels/legendpanel.h"
#include "editor/panels/minimap.h"
#include "editor/panels/underlaypanel.h"
#include "editor/text/text.h"
#include "model/underlaypins.h"
#include "model/xml/package_writer.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableWidget>
#include <QUndoStack>

using model::Atom;

namespace {

void type(QSpinBox* box, int value)
{
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QString::number(value));
    QTest::keyClick(box, Qt::Key_Tab);
}

void accept(QDialog* dialog)
{
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
}

} // namespace

/// Maps as a whole: their grids, links, underlays, and what is shown of them.
class MapsTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void newGameWithAPreset();
    void newGameWithEverything();
    void gridIsCroppedAndRenumberedInOneStep();
    void aSecondMapIsMated();
    void insetIsLinked();
    void mapIsRemoved();
    void hexesAreMeasured();
    void lockedCountersStay();
    void minimapMovesTheMap();
    void legendFollowsTheMap();
    void styleIsChosenAndKept();
    void underlayIsPlacedAndPinned();
    void underlayIsCopiedIntoThePackage();
    void missingUnderlayIsSaid();
    void exportAsksAndWrites();

private:
    editor::Document& document() { return m_window->document(); }
    editor::MapCanvas& canvas() { return m_window->canvas(); }
    const model::Package& package() { return document().package(); }
    void openCopy();
    QPoint pixelOf(const char* hex)
    {
        return canvas().rectOf(package().atlas().find(hex)).center().toPoint();
    }
    /// Undo and redo lead to the same bytes.
    void checkUndo(const model::Files& before);

    QTemporaryDir m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::MainWindow> m_window;
    int m_number = 0;
};

void MapsTest::init()
{
    m_settings =
        std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("settings%1.ini").arg(++m_number)));
    m_window = std::make_unique<app::MainWindow>(*m_settings);
    m_window->resize(1400, 900);
    m_window->show();
    m_window->restoreWorkspace();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void MapsTest::cleanup()
{
    document().undoStack()->setClean();
    m_window->close();
    m_window.reset();
    m_settings.reset();
}

void MapsTest::openCopy()
{
    QVERIFY(m_window->files().open(copyOfSample(m_folder, QStringLiteral("game%1").arg(m_number))));
    document().setScenario(Atom("campaign"));
    QTRY_VERIFY(canvas().isComplete());
}

void MapsTest::checkUndo(const model::Files& before)
{
    const model::Files after = model::writePackage(package());
    QVERIFY(after != before);
    QCOMPARE(document().undoStack()->count(), 1);
    document().undoStack()->undo();
    QVERIFY(model::writePackage(package()) == before);
    document().undoStack()->redo();
    QVERIFY(model::writePackage(package()) == after);
}

void MapsTest::newGameWithAPreset()
{
    whenAsked([](QDialog* dialog) {
        QTest::keyClicks(in<QLineEdit>(dialog, "newGameTitle"), QStringLiteral("Steppe"));
        auto* preset = in<QComboBox>(dialog, "gridPreset");
        preset->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(preset, Qt::Key_Down);
        accept(dialog);
    });
    m_window->files().newGame->trigger();
    const model::Atlas& atlas = package().atlas();
    for (const char* there : {"1007", "1048", "4801", "4853", "3752"})
        QVERIFY2(model::exists(atlas.find(there)), there);
    for (const char* gone : {"1006", "1049", "3753", "4901", "0910"})
        QVERIFY2(!model::exists(atlas.find(gone)), gone);
    QCOMPARE(atlas.directionTo(atlas.find("3348"), atlas.find("3449")), 2);
}

void MapsTest::newGameWithEverything()
{
    whenAsked([](QDialog* dialog) {
        QTest::keyClicks(in<QLineEdit>(dialog, "newGameTitle"), QStringLiteral("Rows"));
        type(in<QSpinBox>(dialog, "gridColumns"), 7);
        type(in<QSpinBox>(dialog, "gridRows"), 5);
        for (const char* box :
             {"gridOrientation", "gridOffset", "gridOrder", "gridRowKind", "gridColumnDirection"}) {
            in<QComboBox>(dialog, box)->setFocus();
            QTest::keyClick(in<QComboBox>(dialog, box), Qt::Key_Down);
        }
        type(in<QSpinBox>(dialog, "gridColumnStart"), 10);
        type(in<QSpinBox>(dialog, "gridColumnDigits"), 3);
        QTest::keyClicks(in<QLineEdit>(dialog, "gridPrefix"), QStringLiteral("N"));
        QTest::keyClicks(in<QLineEdit>(dialog, "gridSeparator"), QStringLiteral("-"));
        QTest::mouseClick(in<QCheckBox>(dialog, "gridCutleft"), Qt::LeftButton);
        auto* preview = in<editor::GridPreview>(dialog, "gridPreview");
        QTest::mouseClick(preview, Qt::LeftButton, {}, preview->position({.column = 10, .row = 1}).toPoint());
        QVERIFY(in<QLabel>(dialog, "gridSummary")->text().contains(QStringLiteral("34")));
        accept(dialog);
    });
    m_window->files().newGame->trigger();
    const model::Map& map = package().all<model::Map>().begin()->second;
    QCOMPARE(map.grid.lattice.orientation, model::Orientation::PointyTop);
    QCOMPARE(package().atlas().size(), 34);
    QVERIFY(model::exists(package().atlas().find("NA-010")));
    QVERIFY(model::exists(package().atlas().find("NE-016")));
    QVERIFY(!model::exists(package().atlas().find("NA-016")));
}

void MapsTest::gridIsCroppedAndRenumberedInOneStep()
{
    openCopy();
    const model::Files before = model::writePackage(package());
    const Atom hex = package().find<model::Unit>({.scope = Atom("campaign"), .id = Atom("ge-24-pz")})->hex;
    const model::Cell cell = package().atlas().cell(package().atlas().find(hex));
    whenAsked([](QDialog* dialog) {
        type(in<QSpinBox>(dialog, "growRight"), 2);
        type(in<QSpinBox>(dialog, "growTop"), 1);
        QTest::keyClicks(in<QLineEdit>(dialog, "gridPrefix"), QStringLiteral("Z"));
        QVERIFY(in<QLabel>(dialog, "gridLoss")->text().startsWith(QStringLiteral("Nothing")));
        accept(dialog);
    });
    m_window->maps().changeGrid->trigger();
    const Atom now = package().find<model::Unit>({.scope = Atom("campaign"), .id = Atom("ge-24-pz")})->hex;
    QVERIFY(now.text().starts_with("Z"));
    QCOMPARE(package().atlas().cell(package().atlas().find(now)), cell);
    checkUndo(before);
}

void MapsTest::aSecondMapIsMated()
{
    openCopy();
    const model::Files before = model::writePackage(package());
    whenAsked([](QDialog* dialog) {
        auto* lies = in<QComboBox>(dialog, "newMapLies");
        lies->setFocus();
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(lies, Qt::Key_Down);
        type(in<QSpinBox>(dialog, "newMapOverlap"), 1);
        accept(dialog);
    });
    m_window->maps().newMap->trigger();
    QCOMPARE(package().all<model::Map>().size(), 2U);
    // The last column of the first map is the first one of the second: one hex with two numbers.
    const model::Atlas& atlas = package().atlas();
    QVERIFY(model::exists(atlas.find("3422")));
    QCOMPARE(atlas.find("B0822"), atlas.find("3422"));
    QCOMPARE(atlas.distance(atlas.find("B0922"), atlas.find("3422")), 1);
    checkUndo(before);
}

void MapsTest::insetIsLinked()
{
    openCopy();
    whenAsked([](QDialog* dialog) {
        auto* lies = in<QComboBox>(dialog, "newMapLies");
        lies->setFocus();
        QTest::keyClick(lies, Qt::Key_Down);
        type(in<QSpinBox>(dialog, "gridColumns"), 4);
        type(in<QSpinBox>(dialog, "gridRows"), 4);
        accept(dialog);
    });
    m_window->maps().newMap->trigger();
    document().undoStack()->clear();
    const model::Files before = model::writePackage(package());
    whenAsked([](QDialog* dialog) {
        auto* table = in<QTableWidget>(dialog, "linksTable");
        auto* maps = in<QComboBox>(dialog, "linksMap");
        maps->setCurrentIndex(1);
        QTest::mouseClick(in<QPushButton>(dialog, "linksAdd"), Qt::LeftButton);
        QVERIFY(!in<QLabel>(dialog, "linksProblem")->text().isEmpty());
        table->item(0, 0)->setText(QStringLiteral("B0812"));
        table->item(0, 1)->setText(QStringLiteral("2722"));
        QVERIFY(in<QLabel>(dialog, "linksProblem")->text().isEmpty());
        accept(dialog);
    });
    m_window->maps().links->trigger();
    QCOMPARE(package().all<model::Link>().size(), 1U);
    checkUndo(before);
}

void MapsTest::mapIsRemoved()
{
    openCopy();
    const model::Files before = model::writePackage(package());
    whenAsked([](QDialog* dialog) { accept(dialog); });
    m_window->maps().removeMap->trigger();
    QCOMPARE(package().all<model::Map>().size(), 0U);
    checkUndo(before);
}

void MapsTest::hexesAreMeasured()
{
    openCopy();
    canvas().fitMap();
    QTest::keyClick(m_window.get(), Qt::Key_M, Qt::ControlModifier);
    QCOMPARE(canvas().tool(), &m_window->maps().rulerTool());
    QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, pixelOf("2022"));
    QTest::mouseMove(canvas().viewport(), pixelOf("2222"));
    QTest::mouseMove(canvas().viewport(), pixelOf("2422"));
    QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, pixelOf("2422"));
    QCOMPARE(m_window->maps().rulerTool().distance(), 4);
    QVERIFY(in<QLabel>(m_window.get(), "hintLabel")->text().contains(QStringLiteral("2422")));
    canvas().setCursorHex(package().atlas().find("1830"));
    QTest::keyClick(&canvas(), Qt::Key_Return);
    QTest::keyClick(&canvas(), Qt::Key_Down);
    QTest::keyClick(&canvas(), Qt::Key_Down);
    QCOMPARE(m_window->maps().rulerTool().distance(), 2);
    m_window->maps().rulers->trigger();
    QVERIFY(canvas().hasRulers());
    QCOMPARE(document().undoStack()->count(), 0);
}

void MapsTest::lockedCountersStay()
{
    openCopy();
    m_window->layers().setLocked(editor::MapLayer::Counters, true);
    document().selection()->set(
        {model::Subject::of<model::Unit>({.scope = Atom("campaign"), .id = Atom("ge-24-pz")})});
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_M);
    QVERIFY(!canvas().tool()->busy());
    QTest::keyClick(&canvas(), Qt::Key_Delete);
    QCOMPARE(document().undoStack()->count(), 0);
    QVERIFY(m_window->statusBar()->currentMessage().contains(QStringLiteral("locked")));
    m_window->layers().setLocked(editor::MapLayer::Counters, false);
    QTest::keyClick(&canvas(), Qt::Key_Delete);
    QCOMPARE(document().undoStack()->count(), 1);
}

void MapsTest::minimapMovesTheMap()
{
    openCopy();
    m_window->dock(QStringLiteral("minimap"))->setAsCurrentTab();
    editor::Minimap& minimap = m_window->minimap();
    QTRY_VERIFY(minimap.isVisible());
    canvas().setZoom(2);
    const QPointF wanted = canvas().scene().plan().centre(package().atlas().find("3032"));
    QTest::mouseClick(&minimap, Qt::LeftButton, {}, minimap.position(wanted).toPoint());
    const QPointF middle = canvas().camera().toMap(QPointF(canvas().viewport()->rect().center()));
    QVERIFY(QLineF(middle, wanted).length() < 12);
    minimap.setFocus();
    QTest::keyClick(&minimap, Qt::Key_Left);
    QVERIFY(canvas().camera().toMap(QPointF(canvas().viewport()->rect().center())).x() < middle.x());
}

void MapsTest::legendFollowsTheMap()
{
    openCopy();
    m_window->dock(QStringLiteral("legend"))->setAsCurrentTab();
    QTRY_VERIFY(m_window->legend().names().size() > 5);
    const auto before = m_window->legend().names();
    const model::HexIndex hex = package().atlas().find("2022");
    document().perform({.label = "paint.terrain",
                        .arguments = {},
                        .edits = {model::setTerrain(package(), hex, model::Words("moor"))}});
    QTRY_COMPARE(m_window->legend().names().size(), before.size() + 1);
}

void MapsTest::styleIsChosenAndKept()
{
    openCopy();
    auto* light = m_window->findChild<QAction*>(QStringLiteral("look-light"));
    QVERIFY(light);
    light->trigger();
    QCOMPARE(canvas().scene().style().mapLook(), editor::MapLook::Light);
    m_window->saveWorkspace();
    QCOMPARE(m_settings->layers().look, QStringLiteral("light"));
}

void MapsTest::underlayIsPlacedAndPinned()
{
    openCopy();
    QImage scan(900, 700, QImage::Format_RGB32);
    scan.fill(QColor(200, 220, 180));
    const QString file = m_folder.filePath(QStringLiteral("scan%1.png").arg(m_number));
    QVERIFY(scan.save(file));
    m_window->dock(QStringLiteral("underlay"))->setAsCurrentTab();
    const model::Files before = model::writePackage(package());
    QVERIFY(m_window->underlays().add(file));
    checkUndo(before);
    document().undoStack()->clear();

    const model::Files unpinned = model::writePackage(package());
    QTest::mouseClick(in<QPushButton>(&m_window->underlays(), "underlayPin"), Qt::LeftButton);
    QCOMPARE(canvas().tool(), &m_window->maps().underlayTool());
    canvas().fitMap();
    const auto pin = [&](const char* from, const char* to) {
        QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, pixelOf(from));
        QTest::mouseMove(canvas().viewport(), pixelOf(to));
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, pixelOf(to));
    };
    pin("2022", "2122");
    checkUndo(unpinned);
    pin("2430", "2630");
    pin("1826", "1826");
    const model::Underlay& underlay = package().all<model::Underlay>().begin()->second;
    QCOMPARE(model::pinsOf(underlay).size(), 3U);
    auto* table = in<QTableWidget>(&m_window->underlays(), "underlayPins");
    QCOMPARE(table->rowCount(), 3);
    QVERIFY(table->item(0, 1)->text().contains(QStringLiteral("0.0")));
    QTRY_VERIFY(
        in<QLabel>(&m_window->underlays(), "underlayWords")->text().contains(QStringLiteral("3 pin")));
    table->item(2, 0)->setText(QString());
    QCOMPARE(model::pinsOf(package().all<model::Underlay>().begin()->second).size(), 2U);
    auto* opacity = in<QSlider>(&m_window->underlays(), "underlayOpacity");
    opacity->setFocus();
    QTest::keyClick(opacity, Qt::Key_Home);
    QVERIFY(package().all<model::Underlay>().begin()->second.opacity < 0.1);
    QTest::keyClick(in<QCheckBox>(&m_window->underlays(), "underlayLocked"), Qt::Key_Space);
    QVERIFY(model::isLocked(package().all<model::Underlay>().begin()->second));
    QTest::keyClick(opacity, Qt::Key_End);
    QTRY_VERIFY(canvas().isComplete());
}

void MapsTest::underlayIsCopiedIntoThePackage()
{
    openCopy();
    QImage scan(90, 70, QImage::Format_RGB32);
    scan.fill(Qt::white);
    const QString file = m_folder.filePath(QStringLiteral("outside.png"));
    QVERIFY(scan.save(file));
    m_window->dock(QStringLiteral("underlay"))->setAsCurrentTab();
    QVERIFY(m_window->underlays().add(file));
    document().undoStack()->clear();
    const auto stored = [&] { return package().all<model::Underlay>().begin()->second.file; };
    QCOMPARE(stored(), file.toStdString());
    auto* copy = in<QPushButton>(&m_window->underlays(), "underlayCopy");
    QVERIFY(copy->isVisible());
    const model::Files before = model::writePackage(package());
    QTest::mouseClick(copy, Qt::LeftButton);
    QCOMPARE(stored(), std::string("art/outside.png"));
    QVERIFY(QFileInfo::exists(m_window->session().path() + QStringLiteral("/art/outside.png")));
    QVERIFY(!copy->isVisible());
    checkUndo(before);
    // Undone and done again by hand: the first copy stays, the second has a name of its own.
    document().undoStack()->undo();
    QVERIFY(copy->isVisible());
    QTest::mouseClick(copy, Qt::LeftButton);
    QCOMPARE(stored(), std::string("art/outside-2.png"));
    document().undoStack()->undo();
    QFile::remove(file);
    QTest::mouseClick(copy, Qt::LeftButton);
    QVERIFY(
        in<QLabel>(&m_window->underlays(), "underlayWords")->text().contains(QStringLiteral("outside.png")));
    QCOMPARE(stored(), file.toStdString());
}

void MapsTest::missingUnderlayIsSaid()
{
    openCopy();
    model::Underlay underlay;
    underlay.id = Atom("scan");
    underlay.file = "art/nowhere.png";
    document().perform(
        {.label = "underlay.add", .arguments = {}, .edits = {model::put(underlay, Atom("main"))}});
    QTRY_VERIFY(
        in<QLabel>(&m_window->underlays(), "underlayWords")->text().contains(QStringLiteral("nowhere.png")));
    QFile broken(m_folder.filePath(QStringLiteral("broken.png")));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("no picture");
    broken.close();
    QVERIFY(!m_window->underlays().add(broken.fileName()));
    QCOMPARE(package().all<model::Underlay>().size(), 1U);
}

void MapsTest::exportAsksAndWrites()
{
    openCopy();
    const QString file = m_folder.filePath(QStringLiteral("out.pdf"));
    whenAsked([&](QDialog* dialog) {
        auto* format = in<QComboBox>(dialog, "exportFormat");
        format->setFocus();
        QTest::keyClick(format, Qt::Key_Down);
        QTest::keyClick(format, Qt::Key_Down);
        auto* paper = in<QComboBox>(dialog, "exportPaper");
        paper->setFocus();
        QTest::keyClick(paper, Qt::Key_Down);
        QVERIFY(in<QLabel>(dialog, "exportSize")->text().contains(QStringLiteral("page")));
        auto* line = in<QLineEdit>(dialog, "exportFile");
        QVERIFY(line->text().endsWith(QStringLiteral(".pdf")));
        line->selectAll();
        QTest::keyClicks(line, file);
        accept(dialog);
    });
    m_window->findChild<QAction*>(QStringLiteral("export-image"))->trigger();
    QVERIFY(QFileInfo(file).size() > 10000);
}

HEXWERK_APP_TEST(MapsTest)
#include "tst_maps.moc"
