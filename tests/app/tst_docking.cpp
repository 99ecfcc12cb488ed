#include "app/dockwindow.h"
#include "apptest.h"

#include <kddockwidgets/core/DockWidget.h>

#include <QLabel>

using app::Dock;
using app::DockWindow;

namespace {

/// A window with the panels of the program, or with fewer: as an older version would have had them.
class Window : public DockWindow {
public:
    explicit Window(bool withHistory = true)
        : DockWindow(QStringLiteral("test"))
    {
        resize(1200, 800);
        setPersistentCentralWidget(new QLabel(QStringLiteral("map")));
        add(QStringLiteral("problems"), Place::Bottom, {800, 180});
        add(QStringLiteral("counters"), Place::Left, {300, 500});
        add(QStringLiteral("inspector"), Place::Right, {280, 400});
        if (withHistory)
            add(QStringLiteral("history"), Place::TabbedWith, {}, QStringLiteral("inspector"));
        show();
    }

    Dock* at(const char* id) const { return dock(QString::fromLatin1(id)); }

private:
    void add(const QString& id, Place place, QSize size, const QString& beside = {})
    {
        addPanel(id, id, {}, new QLabel(id), place, size, beside);
    }
};

} // namespace

class DockingTest : public QObject {
    Q_OBJECT
private slots:
    void startsWithEverythingDocked();
    void panelsKeepTheirWidthWhenTheWindowGrows();
    void restoresClosedAndFloatingPanels();
    void restoresSizes();
    void newPanelJoinsAnOldLayoutAsATab();
    void refusesAnUnusableLayout_data();
    void refusesAnUnusableLayout();
    void resetsToTheDefault();
    void closedPanelReopensFromItsAction();
};

void DockingTest::startsWithEverythingDocked()
{
    const Window window;
    QCOMPARE(window.docks().size(), 4);
    for (const Dock* dock : window.docks()) {
        QVERIFY(dock->isOpen());
        QVERIFY(!dock->isFloating());
        QVERIFY(dock->dockWidget()->isInMainWindow());
    }
    QVERIFY(qAbs(window.at("counters")->width() - 300) < 30);
    QVERIFY(window.at("history")->dockWidget()->isTabbed());
}

void DockingTest::panelsKeepTheirWidthWhenTheWindowGrows()
{
    Window window;
    const int before = window.at("counters")->width();
    window.resize(1700, 1000);
    QTRY_COMPARE(window.width(), 1700);
    QVERIFY(qAbs(window.at("counters")->width() - before) < 12);
}

void DockingTest::restoresClosedAndFloatingPanels()
{
    QByteArray saved;
    {
        Window window;
        window.at("counters")->close();
        window.at("inspector")->setFloating(true);
        saved = window.saveDocks();
    }
    Window window;
    QVERIFY(window.restoreDocks(saved));
    QVERIFY(!window.at("counters")->isOpen());
    QVERIFY(window.at("inspector")->isOpen());
    QVERIFY(window.at("inspector")->isFloating());
    QVERIFY(window.at("problems")->dockWidget()->isInMainWindow());
}

void DockingTest::restoresSizes()
{
    QByteArray saved;
    int width = 0;
    {
        const Window window;
        width = window.at("counters")->width();
        saved = window.saveDocks();
    }
    Window window;
    QVERIFY(window.restoreDocks(saved));
    QVERIFY(qAbs(window.at("counters")->width() - width) < 12);
}

void DockingTest::newPanelJoinsAnOldLayoutAsATab()
{
    QByteArray old;
    {
        const Window window(false);
        old = window.saveDocks();
    }
    Window window;
    QVERIFY(window.restoreDocks(old));
    const Dock* added = window.at("history");
    QVERIFY(added->isOpen());
    QVERIFY(!added->isFloating());
    QVERIFY(added->dockWidget()->isInMainWindow());
    QVERIFY(added->dockWidget()->isTabbed());
}

void DockingTest::refusesAnUnusableLayout_data()
{
    QTest::addColumn<QByteArray>("layout");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("what is this");
    QTest::newRow("too old") << QByteArray("{}");
}

void DockingTest::refusesAnUnusableLayout()
{
    QFETCH(const QByteArray, layout);
    Window window;
    QVERIFY(!window.restoreDocks(layout));
    for (const Dock* dock : window.docks())
        QVERIFY(dock->dockWidget()->isInMainWindow());
}

void DockingTest::resetsToTheDefault()
{
    Window window;
    const int width = window.at("counters")->width();
    window.at("counters")->close();
    window.at("problems")->setFloating(true);
    window.restoreDefaultDocks();
    for (const Dock* dock : window.docks()) {
        QVERIFY(dock->isOpen());
        QVERIFY(dock->dockWidget()->isInMainWindow());
    }
    QVERIFY(qAbs(window.at("counters")->width() - width) < 12);
}

void DockingTest::closedPanelReopensFromItsAction()
{
    const Window window;
    QAction* toggle = window.at("counters")->toggleAction();
    QVERIFY(toggle->isChecked());
    toggle->trigger();
    QVERIFY(!window.at("counters")->isOpen());
    QVERIFY(!toggle->isChecked());
    toggle->trigger();
    QVERIFY(window.at("counters")->isOpen());
    QVERIFY(window.at("counters")->dockWidget()->isInMainWindow());
}

HEXWERK_APP_TEST(DockingTest)
#include "tst_docking.moc"
