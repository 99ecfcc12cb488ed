#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/settings.h"
#include "apptest.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/placement.h"
#include "editor/panels/problemfixes.h"
#include "editor/panels/problemsmodel.h"
#include "editor/panels/problemspanel.h"
#include "editor/text/fixwords.h"
#include "editor/text/text.h"

#include <QLabel>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>

using namespace editor;
using model::Atom;

namespace {

const QString kStacking = QStringLiteral("SW-9.1.1");
const QString kInTheSea = QStringLiteral("SW-2.1a");

/// What a menu offers, without its icons and shortcuts.
QStringList entries(const QMenu* menu)
{
    QStringList texts;
    for (const QAction* action : menu->actions())
        if (!action->isSeparator() && !action->text().isEmpty())
            texts << action->text();
    return texts;
}

QAction* entry(const QMenu* menu, const QString& kind)
{
    for (QAction* action : menu->actions())
        if (action->data().toString() == kind)
            return action;
    return nullptr;
}

/// With the keyboard, as far as an entry.
void goTo(QMenu* menu, QAction* action)
{
    for (int i = 0; i < 20 && menu->activeAction() != action; ++i)
        QTest::keyClick(menu, Qt::Key_Down);
    QCOMPARE(menu->activeAction(), action);
}

} // namespace

/// Quick fixes on the desktop: offered at the problem, shown before they are made, taken back by one undo.
class FixesPanelTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void everyKindHasItsWords();
    void outcomesAreTold();
    void rowsWithAFixHaveALightBulb();
    void offersTheFixesOfAProblem();
    void showsWhatAFixWouldDo();
    void aFixIsOneStep();
    void removedUnitsAreCrossedOut();
    void theMouseOpensAndChooses();
    void anImpossibleFixSaysSo();
    void problemsOfTheMapsHex();
    void closesWhenThePackageChanges();
    void fixesAllOfARule();
    void saysHowManyAreLeft();
    void cancelLeavesEverythingAsItWas();

private:
    Document& document() { return m_window->document(); }
    MapCanvas& canvas() { return m_window->canvas(); }
    ProblemsPanel& panel() { return m_window->problems(); }
    model::HexIndex hex(const char* number) { return document().package().atlas().find(Atom(number)); }
    QString hexOfUnit(const char* id)
    {
        const auto* unit =
            document().package().find<model::Unit>({.scope = Atom("campaign"), .id = Atom(id)});
        return unit ? qs(unit->hex) : QStringLiteral("gone");
    }
    int problems(const QString& rule)
    {
        return static_cast<int>(
            std::ranges::count(document().engine().findings(), atomOf(rule), &model::Finding::rule));
    }
    void move(const char* unit, const char* to)
    {
        const std::vector<UnitMove> moves{{.unit = Atom(unit), .to = hex(to)}};
        document().perform(moveUnits(document().package(), Atom("campaign"), moves));
    }
    void overfill() { move("ge-57-pz", "1622"); }
    void drown();
    /// Makes the row of a rule current, as an arrow key does.
    QModelIndex select(const QString& rule);
    FixMenu* menu() { return panel().findChild<FixMenu*>(); }
    FixMenu* openByKey();
    QImage mapPicture() { return canvas().viewport()->grab().toImage(); }
    QString said() { return m_window->statusBar()->currentMessage(); }

    QTemporaryDir m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::MainWindow> m_window;
};

void FixesPanelTest::init()
{
    m_settings = std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
    m_window = std::make_unique<app::MainWindow>(*m_settings);
    m_window->resize(1400, 900);
    m_window->show();
    m_window->restoreWorkspace();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_window->files().open(samplePath()));
    document().setScenario(Atom("campaign"));
    canvas().setZoom(1);
    QTRY_VERIFY(canvas().isComplete());
}

void FixesPanelTest::cleanup()
{
    if (menu())
        menu()->close();
    document().undoStack()->setClean();
    m_window->close();
    m_window.reset();
    m_settings.reset();
}

/// Puts units into the sea, each into a hex of its own beside the land.
void FixesPanelTest::drown()
{
    const model::Package& package = document().package();
    std::vector<UnitMove> moves;
    for (const auto& [key, unit] : package.all<model::Unit>().in(Atom("campaign"))) {
        if (!unit.hex || moves.size() == 5)
            continue;
        for (int i = 0; i < package.atlas().size(); ++i) {
            const model::HexIndex at{i};
            const auto taken = [&](const UnitMove& move) { return move.to == at; };
            if (package.terrain(at).text() != "sea" || std::ranges::any_of(moves, taken))
                continue;
            moves.push_back({.unit = key.id, .to = at});
            break;
        }
    }
    document().perform(moveUnits(package, Atom("campaign"), moves));
    QVERIFY(problems(kInTheSea) >= 5);
}

QModelIndex FixesPanelTest::select(const QString& rule)
{
    QAbstractItemModel* rows = panel().view()->model();
    for (int row = 0; row < rows->rowCount(); ++row) {
        const QModelIndex index = rows->index(row, ProblemsModel::RuleColumn);
        if (index.data().toString() != rule)
            continue;
        panel().view()->setFocus();
        panel().view()->setCurrentIndex(index);
        return index;
    }
    return {};
}

FixMenu* FixesPanelTest::openByKey()
{
    QTest::keyClick(panel().view(), Qt::Key_Return, Qt::AltModifier);
    return menu();
}

void FixesPanelTest::everyKindHasItsWords()
{
    const model::Finding finding;
    QStringList seen;
    for (const std::string_view kind : rules::fixKinds()) {
        const rules::Fix fix{.kind = Atom(kind), .arguments = {"forest"}, .choice = "forest"};
        const QString text = fixText(fix, finding, document().package());
        QVERIFY2(text != qs(kind) && !text.contains(u'%'), qPrintable(text));
        QVERIFY2(!seen.contains(text), qPrintable(text));
        QVERIFY2(!fixAllText(Atom(kind)).isEmpty(), qPrintable(text));
        seen << text;
    }
    QVERIFY(seen.contains(QStringLiteral("Write “forest” instead")));
    QVERIFY(seen.contains(QStringLiteral("Remove it (Package)")));
}

void FixesPanelTest::outcomesAreTold()
{
    const model::Package before = document().package();
    const auto told = [&](std::vector<model::Edit> edits) {
        model::Package after = before;
        const auto applied = after.apply({.label = {}, .arguments = {}, .edits = std::move(edits)});
        return outcomeText(applied.change, before, after);
    };
    const model::Key key{.scope = Atom("campaign"), .id = Atom("ge-57-pz")};
    model::Unit unit = *before.find<model::Unit>(key);
    unit.hex = Atom("1622");
    QCOMPARE(told({model::put(unit, key.scope)}),
             QStringLiteral("Moves 57 Pz from %1 to 1622.").arg(hexOfUnit("ge-57-pz")));
    QCOMPARE(told({model::erase<model::Unit>(key)}), QStringLiteral("Removes 57 Pz."));
    model::Unit added = unit;
    added.id = Atom("another");
    QCOMPARE(told({model::put(added, key.scope)}), QStringLiteral("Places 57 Pz in 1622."));
    model::Unit turned = *before.find<model::Unit>(key);
    turned.face = turned.face ? Atom() : Atom("back");
    QVERIFY(told({model::put(turned, key.scope)}).startsWith(QStringLiteral("Turns ")));
    model::Turn turn;
    turn.id = Atom("99");
    QCOMPARE(told({model::put(turn, key.scope)}), QStringLiteral("Adds 99."));
    QCOMPARE(told({model::setTerrain(before, hex("1622"), model::Words("swamp"))}),
             QStringLiteral("Changes the terrain of 1622 to “swamp”."));
    std::vector<model::Edit> many;
    for (const char* number : {"1620", "1621", "1622", "1623", "1624"})
        many.emplace_back(model::setTerrain(before, hex(number), model::Words("swamp mountain")));
    QVERIFY(told(many).endsWith(QStringLiteral("And 2 more.")));
}

void FixesPanelTest::rowsWithAFixHaveALightBulb()
{
    overfill();
    const QModelIndex row = select(kStacking);
    const QModelIndex bulb = row.siblingAtColumn(ProblemsModel::FixColumn);
    QVERIFY(!bulb.data(Qt::DecorationRole).value<QIcon>().isNull());
    QVERIFY(bulb.data(Qt::ToolTipRole).toString().contains(QStringLiteral("Alt+Return")));
    QVERIFY(panel().view()->visualRect(bulb).width() > 16);
    // What was found while loading has to be mended in the file.
    model::Finding unread;
    unread.rule = Atom("file.syntax");
    panel().problems()->setLoadFindings({unread});
    QVERIFY(!panel().problems()->hasFix(0));
    QVERIFY(!panel().problems()->index(0, ProblemsModel::FixColumn).data(Qt::DecorationRole).isValid());
}

void FixesPanelTest::offersTheFixesOfAProblem()
{
    QToolButton* button = panel().findChild<QToolButton*>(QStringLiteral("fixProblem"));
    QVERIFY(!button->isEnabled());
    QVERIFY(button->toolTip().contains(QStringLiteral("Alt+Return")));
    overfill();
    select(kStacking);
    QVERIFY(button->isEnabled());
    FixMenu* fixes = openByKey();
    QVERIFY(fixes && fixes->isVisible());
    QCOMPARE(entries(fixes),
             (QStringList{QStringLiteral("Move the unit to the nearest hex where it may be\tlikely"),
                          QStringLiteral("Remove the surplus unit\tremoves something"),
                          QStringLiteral("Accept with Reason…"), QStringLiteral("Show on Map"),
                          QStringLiteral("Copy")}));
    QCOMPARE(problems(kStacking), 1);
    QTest::keyClick(fixes, Qt::Key_Escape);
    QTRY_VERIFY(!menu());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(menu() && menu()->isVisible());
}

void FixesPanelTest::showsWhatAFixWouldDo()
{
    overfill();
    select(kStacking);
    FixMenu* fixes = openByKey();
    QTRY_VERIFY(canvas().isComplete());
    const QSignalSpy previews(&panel(), &ProblemsPanel::previewed);
    goTo(fixes, entry(fixes, QStringLiteral("move-nearest"))); // the map scrolls there
    goTo(fixes, fixes->actions().at(4));
    QVERIFY(fixes->outcome()->text().isEmpty());
    QTRY_VERIFY(canvas().isComplete());
    const QImage plain = mapPicture();
    goTo(fixes, entry(fixes, QStringLiteral("move-nearest")));
    QVERIFY(fixes->outcome()->text().startsWith(QStringLiteral("Moves 57 Pz from 1622 to ")));
    const auto preview = previews.last().first().value<ChangePreview>();
    QCOMPARE(preview.pieces.size(), 1U);
    QCOMPARE(preview.pieces.front().unit.id, Atom("ge-57-pz"));
    QCOMPARE(preview.pieces.front().from, hex("1622"));
    QVERIFY(canvas().viewport()->rect().contains(canvas().rectOf(preview.pieces.front().to).toRect()));
    QVERIFY(mapPicture() != plain);
    // Only shown.
    QCOMPARE(hexOfUnit("ge-57-pz"), QStringLiteral("1622"));
    QCOMPARE(document().undoStack()->count(), 1);

    goTo(fixes, entry(fixes, QStringLiteral("remove-surplus")));
    QCOMPARE(fixes->outcome()->text(), QStringLiteral("Removes 57 Pz."));
    QVERIFY(mapPicture() != plain);
    QTest::keyClick(fixes, Qt::Key_Escape);
    QVERIFY(previews.last().first().value<ChangePreview>().hexes().empty());
    QCOMPARE(mapPicture(), plain);
    QCOMPARE(document().undoStack()->count(), 1);
}

void FixesPanelTest::aFixIsOneStep()
{
    overfill();
    const auto before = static_cast<int>(document().engine().findings().size());
    select(kStacking);
    FixMenu* fixes = openByKey();
    goTo(fixes, entry(fixes, QStringLiteral("move-nearest")));
    QTest::keyClick(fixes, Qt::Key_Return);
    QCOMPARE(problems(kStacking), 0);
    QVERIFY(!select(kStacking).isValid());
    QVERIFY(hexOfUnit("ge-57-pz") != QStringLiteral("1622"));
    QVERIFY(static_cast<int>(document().engine().findings().size()) < before);
    QCOMPARE(document().undoStack()->count(), 2);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Fix a problem of SW-9.1.1"));
    document().undoStack()->undo();
    QCOMPARE(hexOfUnit("ge-57-pz"), QStringLiteral("1622"));
    QCOMPARE(problems(kStacking), 1);
}

void FixesPanelTest::removedUnitsAreCrossedOut()
{
    overfill();
    select(kStacking);
    FixMenu* fixes = openByKey();
    const QSignalSpy previews(&panel(), &ProblemsPanel::previewed);
    goTo(fixes, entry(fixes, QStringLiteral("remove-surplus")));
    const auto preview = previews.last().first().value<ChangePreview>();
    QCOMPARE(preview.pieces.size(), 1U);
    QVERIFY(!exists(preview.pieces.front().to));
    QTest::keyClick(fixes, Qt::Key_Return);
    QCOMPARE(hexOfUnit("ge-57-pz"), QStringLiteral("gone"));
    document().undoStack()->undo();
    QCOMPARE(hexOfUnit("ge-57-pz"), QStringLiteral("1622"));
}

void FixesPanelTest::theMouseOpensAndChooses()
{
    overfill();
    const QModelIndex row = select(kStacking);
    QTreeView* view = panel().view();
    const QPoint bulb = view->visualRect(row.siblingAtColumn(ProblemsModel::FixColumn)).center();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, bulb);
    FixMenu* fixes = menu();
    QVERIFY(fixes && fixes->isVisible());
    const QRect place = fixes->actionGeometry(entry(fixes, QStringLiteral("move-nearest")));
    QTest::mouseMove(fixes, place.center());
    QTest::mouseClick(fixes, Qt::LeftButton, {}, place.center());
    QCOMPARE(problems(kStacking), 0);

    document().undoStack()->undo();
    select(kStacking);
    QContextMenuEvent asked(QContextMenuEvent::Mouse, bulb, view->viewport()->mapToGlobal(bulb));
    QTRY_VERIFY(!menu());
    QApplication::sendEvent(view->viewport(), &asked);
    QVERIFY(menu() && menu()->isVisible());
}

void FixesPanelTest::anImpossibleFixSaysSo()
{
    drown();
    // Nowhere near is there land.
    std::vector<model::Edit> flood;
    const model::Package& package = document().package();
    for (int i = 0; i < package.atlas().size(); ++i)
        flood.emplace_back(model::setTerrain(package, model::HexIndex{i}, model::Words("sea")));
    document().perform({.label = {}, .arguments = {}, .edits = flood});
    const int steps = document().undoStack()->count();
    QVERIFY(select(kInTheSea).isValid());
    FixMenu* fixes = openByKey();
    goTo(fixes, entry(fixes, QStringLiteral("move-nearest")));
    QCOMPARE(fixes->outcome()->text(), impossibleText());
    QTest::keyClick(fixes, Qt::Key_Return);
    QCOMPARE(document().undoStack()->count(), steps);
    QCOMPARE(said(), impossibleText());
}

void FixesPanelTest::problemsOfTheMapsHex()
{
    overfill();
    canvas().setFocus();
    canvas().setCursorHex(hex("1622"));
    QTest::keyClick(&canvas(), Qt::Key_Return, Qt::AltModifier);
    FixMenu* fixes = menu();
    QVERIFY(fixes && fixes->isVisible());
    QVERIFY(entry(fixes, QStringLiteral("move-nearest")));
    fixes->close();
    QTRY_VERIFY(!menu());

    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    canvas().setCursorHex(hex("1620"));
    QTest::keyClick(&canvas(), Qt::Key_Return, Qt::AltModifier);
    QVERIFY(!menu());
    QVERIFY(!said().isEmpty());

    canvas().ensureVisible(hex("1622"));
    const QPoint pixel = canvas().rectOf(hex("1622")).center().toPoint();
    QTest::mousePress(canvas().viewport(), Qt::RightButton, {}, pixel);
    QContextMenuEvent asked(QContextMenuEvent::Mouse, pixel, canvas().viewport()->mapToGlobal(pixel));
    QApplication::sendEvent(canvas().viewport(), &asked);
    QVERIFY(menu() && entry(menu(), QStringLiteral("move-nearest")));
}

void FixesPanelTest::closesWhenThePackageChanges()
{
    overfill();
    select(kStacking);
    FixMenu* fixes = openByKey();
    goTo(fixes, entry(fixes, QStringLiteral("move-nearest")));
    document().undoStack()->undo();
    QTRY_VERIFY(!menu());
}

void FixesPanelTest::fixesAllOfARule()
{
    drown();
    const int count = problems(kInTheSea);
    const int steps = document().undoStack()->count();
    select(kInTheSea);
    FixMenu* fixes = openByKey();
    auto* all = fixes->findChild<QMenu*>(QStringLiteral("fixAllMenu"));
    QVERIFY(all);
    QCOMPARE(all->title(), QStringLiteral("Fix All %1 of SW-2.1a").arg(count));
    goTo(fixes, all->menuAction());
    QVERIFY(fixes->outcome()->text().startsWith(QStringLiteral("Each problem is checked")));
    QTest::keyClick(fixes, Qt::Key_Right);
    QVERIFY(all->isVisible());
    goTo(all, entry(all, QStringLiteral("move-nearest")));
    QTest::keyClick(all, Qt::Key_Return);
    QTRY_COMPARE(document().undoStack()->count(), steps + 1);
    QCOMPARE(problems(kInTheSea), 0);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Fix problems of SW-2.1a"));
    QCOMPARE(said(), QStringLiteral("Fixed: %1.").arg(count));
    document().undoStack()->undo();
    QCOMPARE(problems(kInTheSea), count);
}

void FixesPanelTest::saysHowManyAreLeft()
{
    const QString unknown = QStringLiteral("vocabulary.unknown");
    const model::Package& package = document().package();
    document().perform({.label = {},
                        .arguments = {},
                        .edits = {model::setTerrain(package, hex("1622"), model::Words("forst")),
                                  model::setTerrain(package, hex("1624"), model::Words("qqqqqqqq"))}});
    QCOMPARE(problems(unknown), 2);
    const Atom kind("similar");
    QCOMPARE(fixAllProblems(document(), atomOf(unknown), kind, &panel()),
             QStringLiteral("Fixed: 1. Left, because this does not help there: 1."));
    QCOMPARE(problems(unknown), 1);
    const int steps = document().undoStack()->count();
    QCOMPARE(fixAllProblems(document(), atomOf(unknown), kind, &panel()),
             QStringLiteral("Fixed: 0. Left, because this does not help there: 1."));
    QCOMPARE(document().undoStack()->count(), steps);
}

void FixesPanelTest::cancelLeavesEverythingAsItWas()
{
    drown();
    const int count = problems(kInTheSea);
    const int steps = document().undoStack()->count();
    QTimer clicker;
    bool cancelled = false;
    connect(&clicker, &QTimer::timeout, this, [&] {
        auto* progress = m_window->findChild<QProgressDialog*>(QStringLiteral("fixAllProgress"));
        if (!progress || !progress->isVisible() || cancelled)
            return;
        cancelled = true;
        QTest::mouseClick(progress->findChild<QPushButton*>(), Qt::LeftButton);
    });
    clicker.start(1);
    select(kInTheSea);
    auto* all = openByKey()->findChild<QMenu*>(QStringLiteral("fixAllMenu"));
    all->popup({});
    goTo(all, entry(all, QStringLiteral("move-nearest")));
    QTest::keyClick(all, Qt::Key_Return);
    QTRY_COMPARE(said(), QStringLiteral("Cancelled: nothing was changed."));
    QVERIFY(cancelled);
    QCOMPARE(problems(kInTheSea), count);
    QCOMPARE(document().undoStack()->count(), steps);
}

HEXWERK_APP_TEST(FixesPanelTest)
#include "tst_fixes_panel.moc"
