#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/overlaycommands.h"
#include "app/settings.h"
#include "apptest.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/mapoverlays.h"
#include "editor/canvas/overlaylegend.h"
#include "editor/canvas/placement.h"
#include "editor/document/selection.h"
#include "editor/panels/chartsmodel.h"
#include "editor/panels/chartspanel.h"
#include "editor/panels/explainpanel.h"
#include "editor/panels/whatifbar.h"
#include "editor/text/text.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>

using namespace editor;
using model::Atom;
using model::Subject;

namespace {

/// Clicks the first link whose target starts with some text.
void clickLink(QTextBrowser* view, const QString& target, const QString& text = {})
{
    for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            if (!fragment.charFormat().anchorHref().startsWith(target) || !fragment.text().contains(text))
                continue;
            QTextCursor cursor(view->document());
            cursor.setPosition(fragment.position() + 1);
            view->setTextCursor(cursor);
            view->ensureCursorVisible();
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->cursorRect(cursor).center());
            return;
        }
    QFAIL(qPrintable(QStringLiteral("no link %1 %2").arg(target, text)));
}

} // namespace

class ExplainTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_game = copyOfSample(m_folder); }
    void init();
    void cleanup();
    void emptyPanelSaysWhatToDo();
    void explainsTheSelectedHex();
    void explainsMovementAndSupply();
    void followsTheCursorUnlessPinned();
    void problemsOfTheHexAreListed();
    void followsEditsAndQuestions();
    void linesAreCopied();
    void rowsRevealTheirSubject();
    void explainsWithoutAScenario();
    void chartsSayWhereAValueComesFrom();
    void ownValueIsOneStepAndCanBeReset();
    void chartsAreFiltered();
    void overlaysFromTheMenu();
    void whatIfFromTheMenu();

private:
    Document& document() { return m_window->document(); }
    model::HexIndex hex(const char* number) { return document().package().atlas().find(number); }
    const HexExplanation& explained()
    {
        [&] { QTRY_VERIFY(!m_window->explain().explanation().title.isEmpty()); }();
        QCoreApplication::processEvents();
        return m_window->explain().explanation();
    }
    const HexExplanation::Row* row(const QString& section, const QString& label)
    {
        const HexExplanation::Section* found = explained().find(section);
        if (!found)
            return nullptr;
        const auto it = std::ranges::find_if(
            found->rows, [&](const HexExplanation::Row& each) { return each.label.contains(label); });
        return it == found->rows.end() ? nullptr : &*it;
    }
    void select(const char* number)
    {
        document().selection()->set({Subject::ofHex(Atom(number))});
        QCoreApplication::processEvents();
    }
    void trigger(const char* action)
    {
        auto* found = m_window->findChild<QAction*>(QString::fromLatin1(action));
        QVERIFY2(found, action);
        found->trigger();
    }

    QTemporaryDir m_folder;
    QString m_game;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::MainWindow> m_window;
    int m_number = 0;
};

void ExplainTest::init()
{
    ++m_number;
    m_settings =
        std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("settings%1.ini").arg(m_number)));
    m_window = std::make_unique<app::MainWindow>(*m_settings);
    m_window->resize(1500, 950);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_window->files().open(m_game));
    document().setScenario(Atom("campaign"));
    trigger("explain-hex");
    QTRY_VERIFY(m_window->explain().isVisible());
}

void ExplainTest::cleanup()
{
    document().undoStack()->setClean();
    m_window->close();
    m_window.reset();
    m_settings.reset();
}

void ExplainTest::emptyPanelSaysWhatToDo()
{
    QVERIFY(m_window->explain().view()->toPlainText().contains(QStringLiteral("Click a hex")));
    QVERIFY(!m_window->explain().pinButton()->isEnabled());
}

void ExplainTest::explainsTheSelectedHex()
{
    select("2722");
    QVERIFY(explained().title.startsWith(QStringLiteral("2722")));
    QVERIFY(explained().title.contains(QStringLiteral("Moscow")));
    QCOMPARE(explained().find(QStringLiteral("Hexsides"))->rows.size(), std::size_t{6});
    QVERIFY(row(QStringLiteral("Places, zones and markers"), QStringLiteral("Moscow")));
    QCOMPARE(row(QStringLiteral("Control"), QStringLiteral("Controlled by"))->text, QStringLiteral("Soviet"));
    QVERIFY(row(QStringLiteral("Victory"), QStringLiteral("Moscow"))->text.contains(QStringLiteral("held by: Soviet")));
    // A value that the rulebook's text does not give says so.
    select("1622");
    const HexExplanation::Section* terrain = explained().find(QStringLiteral("Terrain"));
    QVERIFY(terrain);
    QVERIFY2(terrain->rows.front().text.contains(QStringLiteral("(default)")), qPrintable(terrain->rows.front().text));
}

void ExplainTest::explainsMovementAndSupply()
{
    select("1622");
    const HexExplanation::Section* costs = explained().find(QStringLiteral("Cost to enter"));
    QVERIFY(costs && !costs->rows.empty());
    QVERIFY(row(QStringLiteral("Supply"), QStringLiteral("German supply")));
    QVERIFY(row(QStringLiteral("Supply"), QStringLiteral("24 Pz"))->text.contains(QStringLiteral("Full supply")));
    QVERIFY(row(QStringLiteral("Stack"), QStringLiteral("Axis"))->text.contains(QStringLiteral("of 4 allowed")));
    QVERIFY(row(QStringLiteral("Who sets up or enters here"), QStringLiteral("24 Pz")));
    select("1623");
    QVERIFY(explained().find(QStringLiteral("Zones of control")));
}

void ExplainTest::followsTheCursorUnlessPinned()
{
    m_window->canvas().setCursorHex(hex("2722"));
    QVERIFY(explained().title.startsWith(QStringLiteral("2722")));
    QTest::mouseClick(m_window->explain().pinButton(), Qt::LeftButton);
    m_window->canvas().setCursorHex(hex("2517"));
    QVERIFY(explained().title.startsWith(QStringLiteral("2722")));
    select("1622");
    QVERIFY(explained().title.startsWith(QStringLiteral("2722")));
    QTest::mouseClick(m_window->explain().pinButton(), Qt::LeftButton);
    QVERIFY(explained().title.startsWith(QStringLiteral("1622")));
}

void ExplainTest::problemsOfTheHexAreListed()
{
    select("1622");
    QVERIFY(!explained().find(QStringLiteral("Problems")));
    const std::vector<UnitMove> moves{{.unit = Atom("ge-57-pz"), .to = hex("1622")}};
    document().perform(moveUnits(document().package(), document().scenario(), moves));
    const HexExplanation::Row* problem = row(QStringLiteral("Problems"), QStringLiteral("SW-9.1.1"));
    QVERIFY(problem);
    QCOMPARE(problem->severity, model::Severity::Error);
    QVERIFY(row(QStringLiteral("Stack"), QStringLiteral("Axis"))->text.contains(QStringLiteral("too many")));
    document().undoStack()->undo();
    select("1622");
    QVERIFY(!explained().find(QStringLiteral("Problems")));
}

void ExplainTest::followsEditsAndQuestions()
{
    select("1622");
    model::Transaction paint;
    paint.edits.emplace_back(model::setTerrain(document().package(), hex("1622"), model::Words("mountain")));
    document().perform(paint);
    QVERIFY(row(QStringLiteral("Terrain"), QStringLiteral("Mountain")));
    // On the first turn nobody may enter Hungary.
    const auto& hungary = *document().package().find<model::Zone>({.scope = Atom("main"), .id = Atom("hungary")});
    select(std::string(hungary.hexes.hexes.front().text()).c_str());
    const QString atStart = m_window->explain().view()->toPlainText();
    rules::WhatIf later;
    later.turn = Atom("2");
    document().setWhatIf(later);
    explained();
    QVERIFY(m_window->explain().view()->toPlainText() != atStart);
}

void ExplainTest::linesAreCopied()
{
    select("2722");
    explained();
    const QSignalSpy notices(&m_window->explain(), &ExplainPanel::notice);
    clickLink(m_window->explain().view(), QStringLiteral("copy:"));
    QCOMPARE(notices.count(), 1);
    const QString copied = QApplication::clipboard()->text();
    QVERIFY2(copied.startsWith(QStringLiteral("maps/main.xml:")), qPrintable(copied));
    // It is the very line of the file.
    QFile file(m_game + QStringLiteral("/maps/main.xml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    const int line = copied.section(u':', 1).toInt();
    QVERIFY(line >= 1 && line <= lines.size());
    QVERIFY2(lines[line - 1].contains("2722") || lines[line - 1].contains("<map"), lines[line - 1].constData());
}

void ExplainTest::rowsRevealTheirSubject()
{
    select("1622");
    explained();
    const QSignalSpy revealed(document().selection(), &Selection::revealRequested);
    clickLink(m_window->explain().view(), QStringLiteral("reveal:"), QStringLiteral("24 Pz"));
    QCOMPARE(revealed.count(), 1);
    QCOMPARE(document().selection()->current(),
             Subject::of<model::Unit>({.scope = Atom("campaign"), .id = Atom("ge-24-pz")}));
}

void ExplainTest::explainsWithoutAScenario()
{
    select("1622");
    model::Transaction none;
    for (const auto& [key, scenario] : document().package().all<model::Scenario>())
        none.edits.push_back(model::erase<model::Scenario>(key));
    document().perform(none);
    QVERIFY(explained().find(QStringLiteral("Terrain")));
    QVERIFY(!explained().find(QStringLiteral("Supply")));
}

void ExplainTest::chartsSayWhereAValueComesFrom()
{
    ChartsModel& charts = *m_window->charts().charts();
    const QAbstractItemModelTester tester(&charts, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QModelIndex clear = charts.find(QStringLiteral("terrain.clear.move"));
    const QModelIndex forest = charts.find(QStringLiteral("terrain.forest.move"));
    QVERIFY(clear.isValid() && forest.isValid());
    QCOMPARE(clear.siblingAtColumn(ChartsModel::ValueColumn).data().toString(), QStringLiteral("1"));
    QCOMPARE(clear.siblingAtColumn(ChartsModel::SourceColumn).data().toString(), QStringLiteral("Rulebook"));
    QCOMPARE(clear.siblingAtColumn(ChartsModel::CitationColumn).data().toString(), QStringLiteral("10.1.1"));
    QCOMPARE(forest.siblingAtColumn(ChartsModel::SourceColumn).data().toString(), QStringLiteral("Default"));
    QVERIFY(clear.data().toString().contains(QStringLiteral("Clear")));
    QVERIFY(!charts.find(QStringLiteral("terrain.forest.move-source")).isValid());
}

void ExplainTest::ownValueIsOneStepAndCanBeReset()
{
    ChartsPanel& panel = m_window->charts();
    m_window->dock(QStringLiteral("charts"))->setAsCurrentTab();
    QTRY_VERIFY(panel.isVisible());
    auto* filter = qobject_cast<QSortFilterProxyModel*>(panel.view()->model());
    const auto index = [&](int column) {
        return filter->mapFromSource(
            panel.charts()->find(QStringLiteral("terrain.forest.move")).siblingAtColumn(column));
    };
    panel.view()->expandAll();
    panel.view()->setFocus();
    panel.view()->setCurrentIndex(index(ChartsModel::ValueColumn));
    QVERIFY(!panel.resetAction()->isEnabled());
    QTest::keyClick(panel.view(), Qt::Key_F2);
    auto* editor = panel.view()->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("3"));
    QTest::keyClick(editor, Qt::Key_Return);

    QTRY_COMPARE(document().undoStack()->count(), 1);
    const auto* own = document().package().find<model::ChartValue>(Atom("terrain.forest.move"));
    QVERIFY(own);
    QCOMPARE(own->is, std::string("3"));
    QCOMPARE(own->source, Atom("designer"));
    QCOMPARE(index(ChartsModel::SourceColumn).data().toString(), QStringLiteral("Your own"));
    QCOMPARE(document().position().charts.number(rules::Category::Terrain, Atom("forest"), Atom("move")), 3.0);

    panel.view()->setCurrentIndex(index(ChartsModel::NameColumn));
    QVERIFY(panel.resetAction()->isEnabled());
    QTest::keyClick(panel.view(), Qt::Key_Delete);
    QVERIFY(!document().package().find<model::ChartValue>(Atom("terrain.forest.move")));
    QCOMPARE(document().undoStack()->count(), 2);
    QCOMPARE(index(ChartsModel::ValueColumn).data().toString(), QStringLiteral("2"));
    document().undoStack()->undo();
    QVERIFY(panel.charts()->isOwn(panel.charts()->find(QStringLiteral("terrain.forest.move"))));
    // The ruleset's own number is nothing to keep.
    QVERIFY(panel.charts()->setData(panel.charts()->find(QStringLiteral("terrain.forest.move"))
                                        .siblingAtColumn(ChartsModel::ValueColumn),
                                    QStringLiteral("2")));
    QVERIFY(!document().package().find<model::ChartValue>(Atom("terrain.forest.move")));
}

void ExplainTest::chartsAreFiltered()
{
    ChartsPanel& panel = m_window->charts();
    const QAbstractItemModel* model = panel.view()->model();
    const int groups = model->rowCount();
    QVERIFY(groups > 4);
    panel.filterLine()->setText(QStringLiteral("swamp"));
    QVERIFY(model->rowCount() >= 1 && model->rowCount() < groups);
    const QModelIndex group = model->index(0, 0);
    for (int i = 0; i < model->rowCount(group); ++i)
        QVERIFY(model->index(i, 0, group).data().toString().contains(QStringLiteral("Swamp")));
    panel.filterLine()->clear();
    QCOMPARE(model->rowCount(), groups);
}

void ExplainTest::overlaysFromTheMenu()
{
    MapOverlays& overlays = m_window->overlays().overlays();
    QVERIFY(!overlays.any());
    QAction* supply = m_window->overlays().menu->actions().front();
    QVERIFY(!supply->shortcut().isEmpty() && !supply->toolTip().isEmpty());
    supply->trigger();
    QVERIFY(overlays.isShown(Overlay::Supply));
    QTRY_VERIFY(m_window->overlays().legend().isVisible());
    document().selection()->set(
        {Subject::of<model::Unit>({.scope = Atom("campaign"), .id = Atom("ge-24-pz")})});
    QVERIFY(overlays.facts().supply);
    QCOMPARE(overlays.facts().supply->status, Atom("full"));
    QVERIFY(overlays.facts().supply->path.size() > 1);
    // What is shown comes back with the next start.
    m_window->saveWorkspace();
    QCOMPARE(m_settings->shownOverlays(), QStringLiteral("supply"));
    // Without a game there is nothing to draw over.
    m_window->files().closeAction->trigger();
    QVERIFY(!supply->isEnabled());
}

void ExplainTest::whatIfFromTheMenu()
{
    trigger("what-if");
    QTRY_VERIFY(m_window->whatIf().turn()->hasFocus());
    QTest::keyClick(m_window->whatIf().turn(), Qt::Key_Down);
    QVERIFY(!document().whatIf().empty());
    QVERIFY(m_window->whatIf().badge()->isVisible());
    QVERIFY(!m_window->isWindowModified());
}

HEXWERK_APP_TEST(ExplainTest)
#include "tst_explain.moc"
