#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/mapreplacedialog.h"
#include "app/settings.h"
#include "app/toolcommands.h"
#include "apptest.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/document/newgame.h"
#include "editor/document/selection.h"
#include "editor/panels/gazetteerpanel.h"
#include "editor/text/text.h"
#include "editor/tools/maptools.h"
#include "editor/tools/termsbutton.h"
#include "editor/tools/tooloptionsbar.h"
#include "model/xml/package_writer.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QToolBar>
#include <QTreeView>
#include <QUndoStack>

using model::Atom;

/// Draws maps in the real window, with its menus, bars and panels.
class MapDesignTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void theMapOfASmallGame();
    void toolsHaveKeysHintsAndOptions();
    void gazetteerFindsAndGoes();
    void findAndReplace();

private:
    void openEmpty(int columns, int rows);
    editor::MapCanvas& canvas() { return m_window->canvas(); }
    editor::Document& document() { return m_window->document(); }
    template <class T>
    T* option(const char* name)
    {
        return m_window->tools().options().findChild<T*>(QString::fromLatin1(name));
    }
    void choose(const char* box, const char* data);
    void tool(Qt::Key key);
    QPoint pixelOf(const char* hex);
    QPoint cornerOf(const char* hex, int corner);
    void drag(const std::vector<QPoint>& points, Qt::KeyboardModifiers keys = {});
    void drag(std::initializer_list<const char*> hexes, Qt::KeyboardModifiers keys = {});
    void click(const char* hex, Qt::KeyboardModifiers keys = {});
    void makePlace(const char* hex, const char* kinds, const char* name);

    QTemporaryDir m_folder;
    int m_number = 0;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::MainWindow> m_window;
};

void MapDesignTest::init()
{
    m_settings =
        std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("settings%1.ini").arg(m_number)));
    m_window = std::make_unique<app::MainWindow>(*m_settings);
    m_window->resize(1500, 950);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void MapDesignTest::cleanup()
{
    m_window.reset();
    m_settings.reset();
}

void MapDesignTest::openEmpty(int columns, int rows)
{
    editor::NewGame game;
    game.title = QStringLiteral("Small Game");
    game.map.grid.columns = columns;
    game.map.grid.rows = rows;
    const auto ruleset = editor::rulesetFor(Atom("stalins-war")).ruleset;
    const QString path = m_folder.filePath(QStringLiteral("game%1").arg(m_number++));
    QVERIFY(!model::writeFiles(std::filesystem::path(path.toStdString()),
                               model::writePackage(editor::newPackage(game, *ruleset))));
    m_window->files().open(path);
    QCOMPARE(m_window->page(), &canvas());
    canvas().setFocus();
    QTRY_VERIFY(canvas().isComplete());
}

void MapDesignTest::choose(const char* box, const char* data)
{
    auto* combo = option<QComboBox>(box);
    QVERIFY2(combo, box);
    const int index = combo->findData(QString::fromUtf8(data));
    QVERIFY2(index >= 0, data);
    combo->setCurrentIndex(index);
    emit combo->activated(index);
}

void MapDesignTest::tool(Qt::Key key)
{
    canvas().setFocus();
    QTest::keyClick(&canvas(), key);
    QVERIFY(m_window->tools().options().isVisible());
}

QPoint MapDesignTest::pixelOf(const char* hex)
{
    return canvas().rectOf(document().package().atlas().find(std::string_view(hex))).center().toPoint();
}

QPoint MapDesignTest::cornerOf(const char* hex, int corner)
{
    const QPointF at =
        canvas().scene().plan().outline(document().package().atlas().find(std::string_view(hex)))[corner];
    return canvas().camera().toWindow(QRectF(at, QSizeF())).topLeft().toPoint();
}

void MapDesignTest::drag(const std::vector<QPoint>& points, Qt::KeyboardModifiers keys)
{
    QWidget* map = canvas().viewport();
    QTest::mousePress(map, Qt::LeftButton, keys, points.front());
    for (const QPoint point : points)
        QTest::mouseMove(map, point);
    QTest::mouseRelease(map, Qt::LeftButton, keys, points.back());
}

void MapDesignTest::drag(std::initializer_list<const char*> hexes, Qt::KeyboardModifiers keys)
{
    std::vector<QPoint> points;
    for (const char* hex : hexes)
        points.push_back(pixelOf(hex));
    drag(points, keys);
}

void MapDesignTest::click(const char* hex, Qt::KeyboardModifiers keys)
{
    QTest::mouseClick(canvas().viewport(), Qt::LeftButton, keys, pixelOf(hex));
}

void MapDesignTest::makePlace(const char* hex, const char* kinds, const char* name)
{
    m_window->tools()
        .options()
        .findChild<editor::TermsButton*>(QStringLiteral("placeKinds"))
        ->choose(model::Words(kinds));
    click(hex);
    auto* line = option<QLineEdit>("placeName");
    QTest::keyClicks(line, QString::fromUtf8(name));
    QTest::keyClick(line, Qt::Key_Return);
}

/// An island with hills and woods, a river to the sea, a railway between two towns, two countries and what the
/// scenario needs: every stroke with mouse and keys, undone to the empty map and done again.
void MapDesignTest::theMapOfASmallGame()
{
    openEmpty(14, 10);
    const auto written = [&] { return model::writePackage(document().package()); };
    const model::Files empty = written();

    tool(Qt::Key_F);
    choose("fillTerrain", "sea");
    click("0101");
    tool(Qt::Key_B);
    choose("brushTerrain", "clear");
    option<QSpinBox>("radius-b")->setValue(2);
    drag({"0404", "0806", "1106"});
    option<QSpinBox>("radius-b")->setValue(0);
    choose("brushTerrain", "mountain");
    drag({"0404", "0505"});
    choose("brushTerrain", "forest");
    option<QComboBox>("brushMode")->setCurrentIndex(1);
    drag({"0505", "0806"});
    tool(Qt::Key_H);
    choose("hexsideKind", "river");
    drag({cornerOf("0505", 2), cornerOf("0706", 2), cornerOf("0908", 2)});
    tool(Qt::Key_P);
    makePlace("0405", "city port victory", "Northaven");
    makePlace("1106", "city fortress", "Kesselburg");
    makePlace("0806", "town", "Mittelau");
    tool(Qt::Key_L);
    choose("lineKind", "rail");
    click("0405");
    click("0806");
    click("1106");
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    tool(Qt::Key_Z);
    choose("zoneKind", "country");
    QTest::keyClicks(option<QLineEdit>("zoneName"), QStringLiteral("Westland"));
    drag({"0304", "0305", "0306"});
    option<QComboBox>("zoneChooser")->setCurrentIndex(0);
    tool(Qt::Key_C);
    choose("layerChooser", "area control");
    choose("layerSide", "axis");
    drag({"0405", "0406"});
    choose("layerChooser", "marker supply-source");
    click("0405");
    choose("layerChooser", "victory");
    option<QSpinBox>("layerPoints")->setValue(2);
    click("1106");
    QTest::keyClick(&canvas(), Qt::Key_R);
    drag({pixelOf("1205") - QPoint(3, 3), pixelOf("1206") + QPoint(3, 3)});

    const model::Files drawn = written();
    const QString stored = QStringLiteral(HEXWERK_SOURCE_DIR "/tests/app/small-map.xml");
    QFile file(stored);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray map = QByteArray::fromStdString(drawn.at("maps/main.xml"));
    if (const QByteArray expected = file.readAll(); map != expected) {
        const QString seen = QDir::temp().filePath(QStringLiteral("small-map.xml"));
        QFile out(seen);
        if (out.open(QIODevice::WriteOnly))
            out.write(map);
        QFAIL(qPrintable(QStringLiteral("The map is another one: compare %1 with %2").arg(seen, stored)));
    }
    QUndoStack* steps = document().undoStack();
    while (steps->canUndo())
        steps->undo();
    QVERIFY(written() == empty);
    while (steps->canRedo())
        steps->redo();
    QVERIFY(written() == drawn);
}

void MapDesignTest::toolsHaveKeysHintsAndOptions()
{
    openEmpty(12, 8);
    auto* hint = m_window->findChild<QLabel*>(QStringLiteral("hintLabel"));
    QSet<QKeySequence> keys;
    for (editor::MapTool* each : m_window->tools().tools().all()) {
        if (!each)
            continue;
        canvas().setFocus();
        QTest::keyClick(&canvas(), static_cast<Qt::Key>(each->shortcut()[0].key()));
        QCOMPARE(canvas().tool(), each);
        QVERIFY(!each->name().isEmpty());
        QVERIFY(!each->icon().pixmap(20, 20).isNull());
        QCOMPARE(hint->text(), each->hint());
        QVERIFY(!keys.contains(each->shortcut()));
        keys.insert(each->shortcut());
    }
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QTest::keyClick(&canvas(), Qt::Key_V);
    QVERIFY(!m_window->tools().options().isVisible());
    QCOMPARE(document().undoStack()->count(), 0);
}

void MapDesignTest::gazetteerFindsAndGoes()
{
    openEmpty(12, 8);
    tool(Qt::Key_P);
    makePlace("0404", "town", "Smolensk");
    makePlace("0806", "city", "Moscow");
    auto& panel = m_window->gazetteer();
    m_window->dock(QStringLiteral("gazetteer"))->open();
    m_window->dock(QStringLiteral("gazetteer"))->setAsCurrentTab();
    QCOMPARE(panel.view()->model()->rowCount(), 2);
    panel.search()->setFocus();
    QTest::keyClicks(panel.search(), QStringLiteral("mosc"));
    QCOMPARE(panel.view()->model()->rowCount(), 1);
    QTest::keyClick(panel.search(), Qt::Key_Return);
    QCOMPARE(canvas().cursorHex(), document().package().atlas().find(std::string_view("0806")));
    panel.search()->clear();
    QTest::keyClicks(panel.search(), QStringLiteral("Smolnesk"));
    QCOMPARE(panel.view()->model()->rowCount(), 0);
    QVERIFY(panel.suggestions()->isVisible());
    QVERIFY(panel.suggestions()->text().contains(QStringLiteral("Smolensk")));
}

void MapDesignTest::findAndReplace()
{
    openEmpty(12, 8);
    tool(Qt::Key_B);
    choose("brushTerrain", "forest");
    drag({"0303", "0603"});
    const auto before = model::writePackage(document().package());
    QTimer::singleShot(0, this, [this] {
        auto* dialog = qobject_cast<app::MapReplaceDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto* from = dialog->findChild<QComboBox*>(QStringLiteral("replaceFrom"));
        auto* to = dialog->findChild<QComboBox*>(QStringLiteral("replaceTo"));
        from->setCurrentIndex(from->findData(QStringLiteral("forest")));
        to->setCurrentIndex(to->findData(QStringLiteral("swamp")));
        QVERIFY(
            dialog->findChild<QLabel*>(QStringLiteral("replaceCount"))->text().contains(QStringLiteral("4")));
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("replaceSelect")), Qt::LeftButton);
        QCOMPARE(canvas().selectedHexes().size(), 4U);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("replaceAll")), Qt::LeftButton);
        dialog->reject();
    });
    m_window->tools().findReplace->trigger();
    QCOMPARE(document().package().terrain(document().package().atlas().find(std::string_view("0503"))),
             model::Words("swamp"));
    const auto after = model::writePackage(document().package());
    document().undoStack()->undo();
    QVERIFY(model::writePackage(document().package()) == before);
    document().undoStack()->redo();
    QVERIFY(model::writePackage(document().package()) == after);
}

HEXWERK_APP_TEST(MapDesignTest)
#include "tst_mapdesign.moc"
