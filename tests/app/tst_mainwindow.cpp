#include "app/editcommands.h"
#include "app/errorpage.h"
#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "app/settings.h"
#include "app/startpage.h"
#include "apptest.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/document/selection.h"
#include "editor/panels/countersmodel.h"
#include "editor/panels/counterspanel.h"
#include "editor/panels/inspectorpanel.h"
#include "editor/panels/problemsmodel.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/propertymodel.h"
#include "editor/text/text.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTreeView>
#include <QUndoStack>

using model::Atom;

namespace {

void answer(QMessageBox::StandardButton button)
{
    whenAsked<QMessageBox>(
        [button](QMessageBox* box) { QTest::mouseClick(box->button(button), Qt::LeftButton); });
}

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void startsWithThePageThatSaysWhatToDo();
    void opensASampleFromThePage();
    void startsANewGame();
    void everyActionHasANameAndATip();
    void draggedFifthUnitIsAProblemUntilUndone();
    void counterDroppedFromTheList();
    void savedCopyHasOnlyTheChange();
    void sampleIsNotWrittenOver();
    void asksBeforeLosingChanges();
    void remembersRecentGames();
    void goesToAHex();
    void inspectorEditIsUndone();
    void acceptsAProblemWithAReason();
    void clickOnAProblemShowsItsHex();
    void unreadablePackageSaysWhere();
    void changeOnDiskIsOffered();
    void choosesAScenario();
    void layoutSurvivesARestart();

private:
    editor::MapCanvas& canvas() { return m_window->canvas(); }
    editor::Document& document() { return m_window->document(); }
    model::HexIndex hex(const char* number) { return document().package().atlas().find(number); }
    Atom hexOfUnit(const char* id)
    {
        return document().package().find<model::Unit>({.scope = document().scenario(), .id = Atom(id)})->hex;
    }
    void makeWindow();
    void openCopy();
    void dragUnit(const char* id, const char* to);
    int problemRow(const QString& rule);

    QTemporaryDir m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::MainWindow> m_window;
    QString m_copy;
    int m_number = 0;
};

void MainWindowTest::makeWindow()
{
    m_settings =
        std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("settings%1.ini").arg(m_number)));
    m_window = std::make_unique<app::MainWindow>(*m_settings);
    m_window->resize(1400, 900);
    m_window->show();
    m_window->restoreWorkspace();
    m_window->activateWindow(); // without a window manager nobody else does
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void MainWindowTest::init()
{
    ++m_number;
    makeWindow();
}

void MainWindowTest::cleanup()
{
    document().undoStack()->setClean();
    m_window->close();
    m_window.reset();
    m_settings.reset();
}

void MainWindowTest::openCopy()
{
    m_copy = copyOfSample(m_folder, QStringLiteral("game%1").arg(m_number));
    QVERIFY(m_window->files().open(m_copy));
    document().setScenario(Atom("campaign"));
    QTRY_VERIFY(canvas().isComplete());
}

/// Picks a unit up with the mouse and drops it in a hex.
void MainWindowTest::dragUnit(const char* id, const char* to)
{
    canvas().setZoom(1.0);
    canvas().ensureVisible(hex(to));
    const model::HexIndex from = document().package().atlas().find(hexOfUnit(id));
    canvas().ensureVisible(from);
    const QRectF place = canvas().rectOf(from);
    std::optional<QPoint> grip;
    for (double y = place.top(); y < place.bottom() && !grip; y += 1)
        for (double x = place.left(); x < place.right() && !grip; x += 1)
            if (canvas().unitAt({x, y}) == Atom(id))
                grip = QPoint(qRound(x) + 2, qRound(y) + 2);
    QVERIFY2(grip, id);
    const QPoint target = canvas().rectOf(hex(to)).center().toPoint();
    QVERIFY(canvas().viewport()->rect().contains(target));
    QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, *grip);
    QTest::mouseMove(canvas().viewport(), (*grip * 2 + target) / 3);
    QTest::mouseMove(canvas().viewport(), target);
    QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, target);
}

int MainWindowTest::problemRow(const QString& rule)
{
    const QAbstractItemModel& rows = *m_window->problems().view()->model();
    for (int row = 0; row < rows.rowCount(); ++row)
        if (rows.index(row, editor::ProblemsModel::RuleColumn).data().toString() == rule)
            return row;
    return -1;
}

void MainWindowTest::startsWithThePageThatSaysWhatToDo()
{
    QCOMPARE(m_window->page(), &m_window->startPage());
    QVERIFY(m_window->startPage().sampleList()->count() > 0);
    QVERIFY(!m_window->files().saveAction->isEnabled());
    QVERIFY(!m_window->files().closeAction->isEnabled());
    QVERIFY(!m_window->edits().undo->isEnabled());
    QVERIFY(!m_window->edits().goToHex->isEnabled());
    QVERIFY(!m_window->scenarioChooser()->isEnabled());
}

void MainWindowTest::opensASampleFromThePage()
{
    QListWidget* list = m_window->startPage().sampleList();
    list->setFocus();
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(m_window->page(), &m_window->canvas());
    QVERIFY(document().package().atlas().size() > 0);
    m_window->files().closeAction->trigger();
    QCOMPARE(m_window->page(), &m_window->startPage());
    QVERIFY(document().package().atlas().size() == 0);
}

void MainWindowTest::startsANewGame()
{
    whenAsked<QDialog>([](QDialog* dialog) {
        auto* title = dialog->findChild<QLineEdit*>(QStringLiteral("newGameTitle"));
        QTest::keyClicks(title, QStringLiteral("Winter Storm"));
        QTest::keyClick(title, Qt::Key_Return);
    });
    m_window->files().newGame->trigger();
    QCOMPARE(m_window->page(), &m_window->canvas());
    QCOMPARE(m_window->session().title(), QStringLiteral("Winter Storm"));
    QVERIFY(document().package().atlas().size() > 0);
    QVERIFY(m_window->files().saveAction->isEnabled());
    const QString place = m_folder.filePath(QStringLiteral("winter%1").arg(m_number));
    QVERIFY(m_window->files().saveTo(place));
    QVERIFY(bytesOf(place).value(QStringLiteral("/game.xml")).contains("Winter Storm"));
    QVERIFY(!m_window->files().saveAction->isEnabled());
}

void MainWindowTest::everyActionHasANameAndATip()
{
    QHash<QKeySequence, QString> owners;
    const std::function<void(const QMenu*)> check = [&](const QMenu* menu) {
        for (const QAction* action : menu->actions()) {
            if (action->isSeparator())
                continue;
            if (action->menu()) {
                check(action->menu());
                continue;
            }
            QVERIFY(!action->text().isEmpty());
            QVERIFY(!action->toolTip().isEmpty());
            for (const QKeySequence& keys : action->shortcuts()) {
                QVERIFY2(!owners.contains(keys), qPrintable(keys.toString() + u' ' + owners.value(keys)));
                owners.insert(keys, action->text());
            }
        }
    };
    for (const QAction* action : m_window->menuBar()->actions())
        check(action->menu());
    QVERIFY(owners.size() > 15);
}

void MainWindowTest::draggedFifthUnitIsAProblemUntilUndone()
{
    openCopy();
    QCOMPARE(problemRow(QStringLiteral("SW-9.1.1")), -1);
    dragUnit("ge-57-pz", "1622");
    QCOMPARE(hexOfUnit("ge-57-pz"), Atom("1622"));
    const int row = problemRow(QStringLiteral("SW-9.1.1"));
    QVERIFY(row >= 0);
    const QAbstractItemModel& rows = *m_window->problems().view()->model();
    QCOMPARE(rows.index(row, editor::ProblemsModel::CitationColumn).data().toString(),
             QStringLiteral("9.1.1"));
    QCOMPARE(rows.index(row, editor::ProblemsModel::PlaceColumn).data().toString(), QStringLiteral("1622"));
    QVERIFY(m_window->dock(QStringLiteral("problems"))->title().contains(QString::number(rows.rowCount())));
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(document().undoStack()->count(), 1);

    QTest::keySequence(m_window.get(), QKeySequence::Undo);
    QCOMPARE(hexOfUnit("ge-57-pz"), Atom("1720"));
    QCOMPARE(problemRow(QStringLiteral("SW-9.1.1")), -1);
    QVERIFY(!m_window->isWindowModified());
}

void MainWindowTest::counterDroppedFromTheList()
{
    openCopy();
    editor::CountersModel& counters = *m_window->counters().counters();
    Atom unplaced;
    for (const auto& [key, counter] : document().package().all<model::Counter>())
        if (!counters.unitOf(key.id) && counter.sheet == Atom("german"))
            unplaced = key.id;
    QVERIFY(!unplaced.empty());
    const std::unique_ptr<QMimeData> data(counters.mimeData(
        {counters.indexOf(model::Subject::of<model::Counter>({.scope = {}, .id = unplaced}))}));
    canvas().ensureVisible(hex("1722"));
    const QPointF point = canvas().rectOf(hex("1722")).center();
    QDragEnterEvent enter(point.toPoint(), Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QApplication::sendEvent(canvas().viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(point, Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QApplication::sendEvent(canvas().viewport(), &drop);
    QVERIFY(!counters.unitOf(unplaced).empty());
    m_window->edits().undo->trigger();
    QVERIFY(counters.unitOf(unplaced).empty());
}

void MainWindowTest::savedCopyHasOnlyTheChange()
{
    openCopy();
    const auto before = bytesOf(m_copy);
    dragUnit("ge-57-pz", "1721");
    m_window->files().saveAction->trigger();
    QVERIFY(!m_window->isWindowModified());
    const auto after = bytesOf(m_copy);
    QCOMPARE(after.keys(), before.keys());
    const QString card = QStringLiteral("/scenarios/campaign/setup-axis.xml");
    for (const QString& file : before.keys())
        if (file != card)
            QCOMPARE(after.value(file), before.value(file));
    QByteArray expected = before.value(card);
    expected.replace(R"(counter="ge-57-pz" hex="1720")", R"(counter="ge-57-pz" hex="1721")");
    QCOMPARE(after.value(card), expected);

    m_window->files().closeAction->trigger();
    QVERIFY(m_window->files().open(m_copy));
    QCOMPARE(hexOfUnit("ge-57-pz"), Atom("1721"));
    const QString other = m_folder.filePath(QStringLiteral("other%1").arg(m_number));
    QVERIFY(m_window->files().saveTo(other));
    QCOMPARE(bytesOf(other), after);
}

void MainWindowTest::sampleIsNotWrittenOver()
{
    const auto entries = [] {
        return QDir(samplePath()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    };
    const auto before = bytesOf(samplePath());
    const QStringList entriesBefore = entries();
    QVERIFY(m_window->files().open(samplePath()));
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("(copy)")));
    const auto second = newSession(); // in another window
    QVERIFY(second->openCopy(samplePath()));
    dragUnit("ge-57-pz", "1721");
    QCOMPARE(entries(), entriesBefore); // neither journal nor lock
    whenAsked<QDialog>([](QDialog* dialog) { dialog->reject(); }); // Save asks for a place
    QVERIFY(!m_window->files().save());
    QVERIFY(m_window->session().isModified());

    const QString mine = m_folder.filePath(QStringLiteral("mine%1").arg(m_number));
    QVERIFY(m_window->files().saveTo(mine));
    QVERIFY(!m_window->windowTitle().contains(QStringLiteral("(copy)")));
    QCOMPARE(bytesOf(mine).keys(), before.keys());
    QVERIFY(bytesOf(mine)
                .value(QStringLiteral("/scenarios/campaign/setup-axis.xml"))
                .contains(R"(counter="ge-57-pz" hex="1721")"));
    QCOMPARE(bytesOf(samplePath()), before);
}

void MainWindowTest::asksBeforeLosingChanges()
{
    openCopy();
    dragUnit("ge-57-pz", "1721");
    answer(QMessageBox::Cancel);
    m_window->close();
    QVERIFY(m_window->isVisible());
    QVERIFY(m_window->session().isModified());

    answer(QMessageBox::Save);
    m_window->files().closeAction->trigger();
    QVERIFY(!m_window->files().hasPackage());
    QVERIFY(bytesOf(m_copy).value(QStringLiteral("/scenarios/campaign/setup-axis.xml")).contains("1721"));

    QVERIFY(m_window->files().open(m_copy));
    dragUnit("ge-57-pz", "1720");
    const auto saved = bytesOf(m_copy);
    answer(QMessageBox::Discard);
    m_window->files().closeAction->trigger();
    QVERIFY(!m_window->files().hasPackage());
    QCOMPARE(bytesOf(m_copy), saved);
}

void MainWindowTest::remembersRecentGames()
{
    openCopy();
    const QString first = m_copy;
    const QString second = copyOfSample(m_folder, QStringLiteral("second%1").arg(m_number));
    QVERIFY(m_window->files().open(second));
    QCOMPARE(m_settings->recentPackages(), (QStringList{second, first}));
    m_window->files().closeAction->trigger();
    QCOMPARE(m_window->startPage().recent()->count(), 2);
    QVERIFY(QDir(first).removeRecursively());
    QCOMPARE(m_settings->recentPackages(), QStringList{second});
    m_window->files().recentMenu->actions().constFirst()->trigger();
    QCOMPARE(m_window->session().path(), second);
}

void MainWindowTest::goesToAHex()
{
    openCopy();
    canvas().setZoom(2.0);
    whenAsked<QDialog>([](QDialog* dialog) {
        auto* text = dialog->findChild<QLineEdit*>(QStringLiteral("goToHexText"));
        QTest::keyClicks(text, QStringLiteral("3032"));
        QTest::keyClick(text, Qt::Key_Return);
    });
    m_window->edits().goToHex->trigger();
    QCOMPARE(canvas().cursorHex(), hex("3032"));
    QVERIFY(canvas().viewport()->rect().contains(canvas().rectOf(hex("3032")).center().toPoint()));
    QCOMPARE(document().selection()->current(), model::Subject::ofHex(Atom("3032")));
}

void MainWindowTest::inspectorEditIsUndone()
{
    openCopy();
    document().selection()->set({model::Subject::of<model::Counter>({.scope = {}, .id = Atom("ge-24-pz")})});
    editor::PropertyModel& properties = *m_window->inspector().properties();
    QTreeView* view = m_window->inspector().view();
    const QModelIndex name = properties.find(QStringLiteral("Counter"), "name");
    QVERIFY(name.isValid());
    const QString before = name.data().toString();
    view->setFocus();
    view->setCurrentIndex(name);
    auto* line = qobject_cast<QLineEdit*>(view->indexWidget(name));
    if (!line) {
        view->edit(name);
        line = view->viewport()->findChild<QLineEdit*>();
    }
    QVERIFY(line);
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("Panzer 24"));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(document().package().find<model::Counter>(Atom("ge-24-pz"))->name, std::string("Panzer 24"));
    QVERIFY(m_window->edits().undo->text().contains(QStringLiteral("Panzer 24")));
    m_window->edits().undo->trigger();
    QCOMPARE(properties.find(QStringLiteral("Counter"), "name").data().toString(), before);
}

void MainWindowTest::acceptsAProblemWithAReason()
{
    openCopy();
    dragUnit("ge-57-pz", "1622");
    QTreeView* view = m_window->problems().view();
    view->setCurrentIndex(view->model()->index(problemRow(QStringLiteral("SW-9.1.1")), 0));
    whenAsked<QInputDialog>([](QInputDialog* dialog) {
        dialog->setTextValue(QStringLiteral("House rule"));
        dialog->accept();
    });
    auto* accept = m_window->problems().findChild<QAction*>(QStringLiteral("acceptProblem"));
    QVERIFY(accept->isEnabled());
    accept->trigger();
    QCOMPARE(problemRow(QStringLiteral("SW-9.1.1")), -1);
    const auto& allows = document().package().all<model::Allow>();
    QCOMPARE(allows.size(), 1U);
    QCOMPARE(allows.begin()->second.why, std::string("House rule"));
    m_window->edits().undo->trigger();
    QVERIFY(problemRow(QStringLiteral("SW-9.1.1")) >= 0);
}

void MainWindowTest::clickOnAProblemShowsItsHex()
{
    openCopy();
    dragUnit("ge-57-pz", "1622");
    document().selection()->clear();
    canvas().setZoom(2.5);
    canvas().ensureVisible(hex("3032"));
    QTreeView* view = m_window->problems().view();
    const QModelIndex row = view->model()->index(problemRow(QStringLiteral("SW-9.1.1")), 0);
    view->scrollTo(row);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(row).center());
    QCOMPARE(document().selection()->current(), model::Subject::ofHex(Atom("1622")));
    QVERIFY(canvas().viewport()->rect().intersects(canvas().rectOf(hex("1622")).toRect()));
}

void MainWindowTest::unreadablePackageSaysWhere()
{
    const QString broken = copyOfSample(m_folder, QStringLiteral("broken%1").arg(m_number));
    QFile file(broken + QStringLiteral("/maps/main.xml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map format=\"1\" id=\"main\"\n  <hex\n");
    file.close();
    QVERIFY(m_window->files().open(broken));
    QCOMPARE(m_window->page(), &m_window->errorPage());
    QVERIFY(m_window->errorPage().list()->count() > 0);
    const QString line = m_window->errorPage().list()->item(0)->text();
    QVERIFY2(line.contains(QStringLiteral("maps/main.xml:")), qPrintable(line));
    QVERIFY(m_window->problems().problems()->rowCount() > 0);
    QVERIFY(!m_window->problems().problems()->canAccept(0));
}

void MainWindowTest::changeOnDiskIsOffered()
{
    openCopy();
    QFile card(m_copy + QStringLiteral("/scenarios/campaign/setup-axis.xml"));
    QVERIFY(card.open(QIODevice::ReadWrite));
    QByteArray text = card.readAll();
    text.replace(R"(counter="ge-57-pz" hex="1720")", R"(counter="ge-57-pz" hex="1721")");
    card.resize(0);
    card.seek(0);
    card.write(text);
    card.close();
    QTRY_VERIFY(m_window->messages().isVisible());
    const auto buttons = m_window->messages().findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 2);
    QTest::mouseClick(buttons.first(), Qt::LeftButton);
    QCOMPARE(hexOfUnit("ge-57-pz"), Atom("1721"));
    QVERIFY(!m_window->messages().isVisible());
}

void MainWindowTest::choosesAScenario()
{
    openCopy();
    QComboBox* chooser = m_window->scenarioChooser();
    const int other = chooser->findData(QStringLiteral("tournament"));
    QVERIFY(other >= 0);
    chooser->setFocus();
    chooser->setCurrentIndex(other);
    emit chooser->activated(other);
    QCOMPARE(document().scenario(), Atom("tournament"));
    QCOMPARE(canvas().scene().scenario(), Atom("tournament"));
    document().setScenario(Atom("campaign"));
    QCOMPARE(chooser->currentData().toString(), QStringLiteral("campaign"));
}

void MainWindowTest::layoutSurvivesARestart()
{
    m_window->dock(QStringLiteral("history"))->close();
    m_window->layers().setVisible(editor::MapLayer::Grid, false);
    m_window->close();
    m_window.reset();
    makeWindow();
    QVERIFY(!m_window->dock(QStringLiteral("history"))->isOpen());
    QVERIFY(m_window->dock(QStringLiteral("counters"))->isOpen());
    QVERIFY(!m_window->layers().isVisible(editor::MapLayer::Grid));
    m_window->findChild<QAction*>(QStringLiteral("layout"))->trigger();
    QVERIFY(m_window->dock(QStringLiteral("history"))->isOpen());
}

HEXWERK_APP_TEST(MainWindowTest)
#include "tst_mainwindow.moc"
