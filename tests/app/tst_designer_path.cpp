#include "app/editcommands.h"
#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/panelids.h"
#include "app/printcommands.h"
#include "app/settings.h"
#include "app/startpage.h"
#include "app/toolcommands.h"
#include "apptest.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/document/selection.h"
#include "editor/paint/problemmarks.h"
#include "editor/panels/countersmodel.h"
#include "editor/panels/counterspanel.h"
#include "editor/panels/counterstable.h"
#include "editor/panels/newcounter.h"
#include "editor/panels/problemfixes.h"
#include "editor/panels/problemsmodel.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/roles.h"
#include "editor/panels/scenario/newscenariodialog.h"
#include "editor/panels/scenario/scenariopanel.h"
#include "editor/print/printdialog.h"
#include "editor/text/text.h"
#include "editor/tools/tooloptionsbar.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>

using namespace editor;
using model::Atom;

namespace {

/// What a game is tried with: a terrain without units, whose two units of which kind may not stack, an enemy, the kind of
/// the others, what is printed on all of them, and each rule that is broken with its section.
struct Game {
    const char* id;
    const char* water;
    const char* own;
    const char* enemy;
    const char* kind;
    const char* otherKind;
    const char* attribute;
    const char* value;
    const char* stacking;
    const char* stackingSection;
    const char* enemies;
    const char* enemiesSection;
    const char* inWater;
    const char* inWaterSection;
};
constexpr auto kGames = std::to_array<Game>({
    {"stalins-war", "sea", "GE", "SU", "army", "infantry", "move", "3", "SW-9.1.2", "9.1.2", "SW-10.1.6",
     "10.1.6", "SW-2.1a", "2.1"},
    {"roads-to-leningrad", "lake", "GE", "SU", "infantry", "infantry", "stack", "6", "RTL-3.32", "3.32",
     "RTL-8.14", "8.14", "RTL-8.14l", "8.14"},
    {"land-without-end", "sea", "SU", "GE", "fz", "inf", "move", "5", "LWE-6.4a", "6.4", "LWE-6.2a", "6.2",
     "LWE-9.15a", "9.15"},
    {"efs-barbarossa", "lake", "GE", "SU", "infantry", "infantry", "stack", "6", "EFS-3.32", "3.32",
     "EFS-10.24", "10.24", "EFS-10.47", "10.47"},
});
constexpr std::array kNames{"Alpha", "Bravo", "Caesar", "Dora"};

void choose(QComboBox* box, const char* data)
{
    const int index = box->findData(qs(data));
    if (index < 0)
        qFatal("nothing to choose: %s", data);
    box->setCurrentIndex(index);
    emit box->activated(index);
}

void press(QDialog* dialog, QDialogButtonBox::StandardButton button)
{
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(button), Qt::LeftButton);
}

/// Names the file in the next dialog that asks for one.
void nameFile(const QString& path)
{
    whenAsked<QFileDialog>([path](QFileDialog* dialog) {
        in<QLineEdit>(dialog, "fileNameEdit")->setText(path);
        press(dialog, QDialogButtonBox::Save);
    });
}

} // namespace

/// The way of a designer through the program, for each game: from the start page over a map, counters and a set-up with
/// mistakes that the rules of the game find, to files and paper.
class DesignerPathTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init();
    void cleanup();
    void fromTheStartPageToPaper_data();
    void fromTheStartPageToPaper();

private:
    Document& document() { return m_window->document(); }
    MapCanvas& canvas() { return m_window->canvas(); }
    CountersModel& counters() { return *m_window->counters().counters(); }
    model::HexIndex hex(const char* number) { return document().package().atlas().find(Atom(number)); }
    QPoint pixelOf(const char* number) { return canvas().rectOf(hex(number)).center().toPoint(); }
    /// The row of a counter by what is printed on it.
    QModelIndex counter(const char* name, int column = CountersModel::NameColumn);
    QString where(const char* name) { return counter(name, CountersModel::WhereColumn).data().toString(); }
    void show(const QString& panel);
    /// After a dialog nobody else does it here, without a window manager.
    void activate();

    void newGame(const char* ruleset);
    void newScenario();
    void paint(const char* terrain);
    void makeCounter(const char* name, const char* kind, const char* nation);
    void pasteValues(const Game& game);
    void dropOnMap(const char* name, const char* to);
    void typePlace(const char* name, const char* to);
    void drag(const char* from, const char* to);
    QModelIndex problem(const char* rule);
    /// A rule is listed with its section of the rulebook, and a click on it shows the hex.
    void seeProblem(const char* rule, const char* section, const char* number);
    void moveByFix(const char* rule);
    void saveAndReopen();
    void printSetup();

    QTemporaryDir m_folder;
    int m_number = 0;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::MainWindow> m_window;
};

void DesignerPathTest::init()
{
    m_settings =
        std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("settings%1.ini").arg(++m_number)));
    m_settings->setLastFolder(m_folder.path());
    m_window = std::make_unique<app::MainWindow>(*m_settings);
    m_window->resize(1400, 900);
    m_window->show();
    m_window->restoreWorkspace();
    activate();
}

void DesignerPathTest::cleanup()
{
    document().undoStack()->setClean();
    m_window->close();
    m_window.reset();
    m_settings.reset();
}

QModelIndex DesignerPathTest::counter(const char* name, int column)
{
    for (int row = 0; row < counters().rowCount(); ++row)
        if (const QModelIndex index = counters().index(row, 0);
            counters().counterAt(index) && index.data().toString() == qs(name))
            return index.siblingAtColumn(column);
    return {};
}

void DesignerPathTest::show(const QString& panel)
{
    m_window->dock(panel)->open();
    m_window->dock(panel)->setAsCurrentTab();
    activate();
}

void DesignerPathTest::activate()
{
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get(), 60000));
}

void DesignerPathTest::newGame(const char* ruleset)
{
    QPushButton* start = nullptr;
    for (auto* button : m_window->startPage().findChildren<QPushButton*>())
        if (button->text() == m_window->files().newGame->text())
            start = button;
    QVERIFY(start);
    whenAsked([&](QDialog* dialog) {
        QTest::keyClicks(in<QLineEdit>(dialog, "newGameTitle"), QStringLiteral("My Game"));
        choose(in<QComboBox>(dialog, "newGameRules"), ruleset);
        in<QSpinBox>(dialog, "gridColumns")->setValue(10);
        in<QSpinBox>(dialog, "gridRows")->setValue(7);
        press(dialog, QDialogButtonBox::Ok);
    });
    QTest::mouseClick(start, Qt::LeftButton);
    QCOMPARE(m_window->page(), &canvas());
    QCOMPARE(document().ruleset().id, Atom(ruleset));
}

void DesignerPathTest::newScenario()
{
    show(app::kScenario);
    whenAsked<NewScenarioDialog>([](NewScenarioDialog* dialog) {
        in<QLineEdit>(dialog, "scenarioTitle")->selectAll();
        QTest::keyClicks(in<QLineEdit>(dialog, "scenarioTitle"), QStringLiteral("Border Battles"));
        in<QComboBox>(dialog, "scenarioFrom")->setCurrentIndex(0);
        in<QSpinBox>(dialog, "scenarioTurns")->setValue(4);
        press(dialog, QDialogButtonBox::Ok);
    });
    m_window->scenarioPanel().newAction()->trigger();
    QCOMPARE(document().scenario(), Atom("border-battles"));
    QCOMPARE(m_window->scenarioChooser()->currentText(), QStringLiteral("Border Battles"));
}

void DesignerPathTest::paint(const char* terrain)
{
    activate();
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_B);
    choose(in<QComboBox>(&m_window->tools().options(), "brushTerrain"), terrain);
    QApplication::processEvents(); // the bar takes its room
    canvas().fitMap();
    drag("0101", "0201");
    for (const char* number : {"0101", "0201"})
        QCOMPARE(qs(document().package().terrain(hex(number)).text()), qs(terrain));
    canvas().setTool(nullptr);
}

void DesignerPathTest::makeCounter(const char* name, const char* kind, const char* nation)
{
    whenAsked<NewCounter>([&](NewCounter* dialog) {
        choose(in<QComboBox>(dialog, "kind"), kind);
        choose(in<QComboBox>(dialog, "nation"), nation);
        QTest::keyClicks(in<QLineEdit>(dialog, "name"), qs(name));
        press(dialog, QDialogButtonBox::Ok);
    });
    QTest::keyClick(m_window->counters().view(), Qt::Key_Insert);
    QVERIFY(counter(name).isValid());
    activate();
}

/// Shows the column and pastes a value for each counter, as from a spreadsheet.
void DesignerPathTest::pasteValues(const Game& game)
{
    const int column = counters().columnFor({.face = Atom("front"), .attribute = Atom(game.attribute)});
    QVERIFY(column > 0);
    CountersTable* view = m_window->counters().view();
    if (view->isColumnHidden(column)) {
        QMenu* columns = in<QToolButton>(&m_window->counters(), "countersColumns")->menu();
        emit columns->aboutToShow();
        const QString heading = counters().headerData(column, Qt::Horizontal).toString();
        for (QAction* action : columns->actions())
            if (action->text() == heading)
                action->trigger();
    }
    QVERIFY(!view->isColumnHidden(column));
    QGuiApplication::clipboard()->setText((qs(game.value) + u'\n').repeated(std::ssize(kNames)));
    view->setFocus();
    view->setCurrentIndex(counter(kNames[0], column));
    QTest::keyClick(view, Qt::Key_V, Qt::ControlModifier);
    for (const char* name : kNames)
        QCOMPARE(counter(name, column).data().toString(), qs(game.value));
}

void DesignerPathTest::dropOnMap(const char* name, const char* to)
{
    const std::unique_ptr<QMimeData> data(counters().mimeData({counter(name)}));
    QDragEnterEvent enter(pixelOf(to), Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QApplication::sendEvent(canvas().viewport(), &enter);
    QDropEvent drop(pixelOf(to), Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QApplication::sendEvent(canvas().viewport(), &drop);
    QCOMPARE(where(name), qs(to));
}

void DesignerPathTest::typePlace(const char* name, const char* to)
{
    CountersTable* view = m_window->counters().view();
    view->setFocus();
    view->setCurrentIndex(counter(name, CountersModel::WhereColumn));
    QTest::keyClick(view, Qt::Key_F2);
    QWidget* cell = QApplication::focusWidget();
    QVERIFY(cell && cell != view);
    QTest::keyClicks(cell, qs(to));
    QTest::keyClick(cell, Qt::Key_Return);
    QTRY_COMPARE(where(name), qs(to));
}

void DesignerPathTest::drag(const char* from, const char* to)
{
    QWidget* map = canvas().viewport();
    QTest::mousePress(map, Qt::LeftButton, {}, pixelOf(from));
    QTest::mouseMove(map, (pixelOf(from) + pixelOf(to)) / 2);
    QTest::mouseMove(map, pixelOf(to));
    QTest::mouseRelease(map, Qt::LeftButton, {}, pixelOf(to));
}

QModelIndex DesignerPathTest::problem(const char* rule)
{
    const QAbstractItemModel* rows = m_window->problems().view()->model();
    for (int row = 0; row < rows->rowCount(); ++row)
        if (const QModelIndex index = rows->index(row, ProblemsModel::RuleColumn);
            index.data().toString() == qs(rule))
            return index;
    return {};
}

void DesignerPathTest::seeProblem(const char* rule, const char* section, const char* number)
{
    const QModelIndex row = problem(rule);
    QVERIFY2(row.isValid(), rule);
    QCOMPARE(row.siblingAtColumn(ProblemsModel::CitationColumn).data().toString(), qs(section));
    const auto subject = row.data(SubjectRole).value<model::Subject>();
    QCOMPARE(hexOf(subject, document().package()), hex(number));
    QTreeView* view = m_window->problems().view();
    document().selection()->clear();
    view->scrollTo(row);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(row).center());
    QCOMPARE(document().selection()->current(), subject);
    QVERIFY(canvas().viewport()->rect().contains(pixelOf(number)));
}

void DesignerPathTest::moveByFix(const char* rule)
{
    QTreeView* view = m_window->problems().view();
    activate();
    view->setFocus();
    view->clearSelection();
    view->setCurrentIndex({});
    view->setCurrentIndex(problem(rule));
    QTest::keyClick(view, Qt::Key_Return, Qt::AltModifier);
    auto* fixes = m_window->problems().findChild<FixMenu*>();
    QVERIFY(fixes && fixes->isVisible());
    const auto isWanted = [&] {
        return fixes->activeAction() && fixes->activeAction()->data() == QStringLiteral("move-nearest");
    };
    for (int i = 0; i < fixes->actions().size() && !isWanted(); ++i)
        QTest::keyClick(fixes, Qt::Key_Down);
    QVERIFY(isWanted());
    QTest::keyClick(fixes, Qt::Key_Return);
    QTRY_VERIFY(!m_window->problems().findChild<FixMenu*>());
}

void DesignerPathTest::saveAndReopen()
{
    const QString place = m_folder.filePath(QStringLiteral("game%1").arg(m_number));
    nameFile(place);
    activate();
    QTest::keySequence(m_window.get(), QKeySequence::Save);
    QVERIFY(!m_window->isWindowModified());
    const auto saved = bytesOf(place);
    QVERIFY(saved.contains(QStringLiteral("/scenarios/border-battles/scenario.xml")));
    m_window->files().closeAction->trigger();
    QListWidget* recent = m_window->startPage().recent();
    recent->setFocus();
    recent->setCurrentRow(0);
    QTest::keyClick(recent, Qt::Key_Return);
    QCOMPARE(m_window->page(), &canvas());
    QCOMPARE(m_window->session().path(), place);
    document().setScenario(Atom("border-battles"));
    const QString copy = m_folder.filePath(QStringLiteral("copy%1").arg(m_number));
    nameFile(copy);
    m_window->files().saveAsAction->trigger();
    QCOMPARE(bytesOf(copy), saved);
}

void DesignerPathTest::printSetup()
{
    const QString file = m_folder.filePath(QStringLiteral("setup%1.pdf").arg(m_number));
    bool painted = false;
    whenAsked<PrintDialog>([&](PrintDialog* dialog) {
        auto* documents = in<QListWidget>(dialog, "documents");
        for (int i = 0; i < documents->count(); ++i)
            documents->item(i)->setCheckState(
                documents->item(i)->data(Qt::UserRole) == QStringLiteral("setup") ? Qt::Checked
                                                                                  : Qt::Unchecked);
        if (!dialog->pages().pages.empty()) {
            const QImage page = imageOf(dialog->pages().pages.front(), 40);
            QImage blank(page.size(), page.format());
            blank.fill(page.pixelColor(0, 0));
            painted = page != blank;
        }
        nameFile(file);
        QTest::mouseClick(in<QPushButton>(dialog, "export"), Qt::LeftButton);
        press(dialog, QDialogButtonBox::Close);
    });
    activate();
    QTest::keySequence(m_window.get(), QKeySequence::Print);
    QVERIFY(painted);
    QFile pdf(file);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const QByteArray bytes = pdf.readAll();
    QVERIFY(bytes.startsWith("%PDF-") && bytes.contains("%%EOF") && bytes.size() > 5000);
}

void DesignerPathTest::fromTheStartPageToPaper_data()
{
    QTest::addColumn<int>("number");
    for (const Game& game : kGames)
        QTest::newRow(game.id) << static_cast<int>(&game - kGames.data());
}

void DesignerPathTest::fromTheStartPageToPaper()
{
    QFETCH(int, number);
    const Game& game = kGames.at(static_cast<std::size_t>(number));
    newGame(game.id);
    newScenario();
    paint(game.water);
    show(app::kCounters);
    m_window->counters().view()->setFocus();
    makeCounter("Alpha", game.kind, game.own);
    makeCounter("Bravo", game.kind, game.own);
    makeCounter("Caesar", game.otherKind, game.enemy);
    makeCounter("Dora", game.otherKind, game.own);
    pasteValues(game);
    typePlace("Alpha", "0404");
    dropOnMap("Bravo", "0604");
    dropOnMap("Caesar", "0606");
    dropOnMap("Dora", "0303");
    QVERIFY(!QTest::currentTestFailed());
    for (const char* rule : {game.stacking, game.enemies, game.inWater})
        QVERIFY2(!problem(rule).isValid(), rule);

    show(app::kProblems);
    drag("0303", "0201");
    drag("0604", "0404");
    drag("0606", "0404");
    seeProblem(game.stacking, game.stackingSection, "0404");
    seeProblem(game.enemies, game.enemiesSection, "0404");
    seeProblem(game.inWater, game.inWaterSection, "0201");
    QVERIFY(!QTest::currentTestFailed());

    QTest::keySequence(m_window.get(), QKeySequence::Undo);
    QVERIFY(!problem(game.enemies).isValid());
    QTest::keySequence(m_window.get(), QKeySequence::Undo);
    QVERIFY(!problem(game.stacking).isValid());
    QCOMPARE(where("Bravo"), qs("0604"));
    QVERIFY(problem(game.inWater).isValid());
    moveByFix(game.inWater);
    QVERIFY(!problem(game.inWater).isValid());
    QVERIFY(where("Dora") != qs("0201"));

    saveAndReopen();
    QCOMPARE(where("Alpha"), qs("0404"));
    printSetup();
}

HEXWERK_APP_TEST(DesignerPathTest)
#include "tst_designer_path.moc"
