#include "app/dockwindow.h"

#include <kddockwidgets/Config.h>
#include <kddockwidgets/KDDockWidgets.h>
#include <kddockwidgets/LayoutSaver.h>
#include <kddockwidgets/core/DockWidget.h>

#include <QScreen>
#include <QSet>

#include <utility>

namespace app {

namespace {

KDDockWidgets::MainWindowOptions windowOptions()
{
    // Without the second option panels grow with the window and miss their preferred size.
    return KDDockWidgets::MainWindowOptions(KDDockWidgets::MainWindowOption_HasCentralWidget)
        | KDDockWidgets::MainWindowOption_CentralWidgetGetsAllExtraSpace;
}

KDDockWidgets::Location location(DockWindow::Place place)
{
    switch (place) {
    case DockWindow::Place::Left:
        return KDDockWidgets::Location_OnLeft;
    case DockWindow::Place::Right:
        return KDDockWidgets::Location_OnRight;
    case DockWindow::Place::Bottom:
    case DockWindow::Place::Below:
    case DockWindow::Place::TabbedWith:
        return KDDockWidgets::Location_OnBottom;
    }
    return KDDockWidgets::Location_None;
}

} // namespace

void DockWindow::initialise()
{
    KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    using Config = KDDockWidgets::Config;
    Config::self().setFlags(Config::Flags(Config::Flag_HideTitleBarWhenTabsVisible)
                            | Config::Flag_AllowReorderTabs | Config::Flag_ShowButtonsOnTabBarIfTitleBarHidden
                            | Config::Flag_CloseOnlyCurrentTab);
}

DockWindow::DockWindow(const QString& name)
    : MainWindow(name, windowOptions())
{
}

DockWindow::~DockWindow()
{
    deletePanels();
}

/// A closed dock has no parent and would outlive the window.
void DockWindow::deletePanels()
{
    qDeleteAll(std::exchange(m_order, {}));
    m_docks.clear();
}

Dock* DockWindow::addPanel(const QString& id, const QString& title, const QIcon& icon, QWidget* panel,
                           Place place, QSize size, const QString& beside)
{
    auto* added = new Dock(id);
    added->setTitle(title);
    added->setIcon(icon,
                   KDDockWidgets::IconPlaces(KDDockWidgets::IconPlace::TabBar)
                       | KDDockWidgets::IconPlace::ToggleAction);
    added->setWidget(panel);
    m_docks.insert(id, added);
    m_order.append(added);
    m_wishes.push_back({.dock = added, .place = place, .size = size, .beside = beside});
    return added;
}

void DockWindow::placePanels()
{
    for (const Wish& wish : m_wishes) {
        Dock* beside = dock(wish.beside);
        if (wish.place == Place::TabbedWith) {
            beside->addDockWidgetAsTab(wish.dock);
            beside->setAsCurrentTab();
        } else {
            addDockWidget(wish.dock, location(wish.place), wish.place == Place::Below ? beside : nullptr,
                          wish.size);
        }
    }
    // Each panel that came later has taken room from the earlier ones, too.
    for (const Wish& wish : m_wishes) {
        if (wish.place == Place::TabbedWith)
            continue;
        KDDockWidgets::Core::DockWidget* placed = wish.dock->dockWidget();
        const int wider = wish.size.width() - placed->sizeInLayout().width();
        const int higher = wish.size.height() - placed->sizeInLayout().height();
        if (wish.place == Place::Left)
            placed->resizeInLayout(0, 0, wider, 0);
        else if (wish.place == Place::Right)
            placed->resizeInLayout(wider, 0, 0, 0);
        else
            placed->resizeInLayout(0, higher, 0, 0);
    }
}

void DockWindow::showEvent(QShowEvent* event)
{
    MainWindow::showEvent(event);
    if (!m_defaultLayout.isEmpty())
        return;
    placePanels();
    m_defaultLayout = saveDocks();
}

QByteArray DockWindow::saveDocks() const
{
    return KDDockWidgets::LayoutSaver(KDDockWidgets::RestoreOption_RelativeToMainWindow).serializeLayout();
}

bool DockWindow::restoreDocks(const QByteArray& layout)
{
    // Relative to a window that is not shown yet, panels would come out at half their size; an empty layout would
    // count as restored.
    KDDockWidgets::LayoutSaver saver(KDDockWidgets::RestoreOption_RelativeToMainWindow);
    if (!isVisible() || layout.isEmpty() || !saver.restoreLayout(layout))
        return false;
    QSet<QString> known;
    for (const auto* restored : saver.restoredDockWidgets())
        known.insert(restored->uniqueName());
    Dock* last = nullptr;
    for (Dock* each : std::as_const(m_order))
        if (known.contains(each->uniqueName()) && each->isOpen() && !each->isFloating())
            last = each;
    for (Dock* each : std::as_const(m_order))
        if (last && !known.contains(each->uniqueName())) {
            last->addDockWidgetAsTab(each);
            last->setAsCurrentTab();
        }
    keepFloatingOnScreen();
    return true;
}

void DockWindow::restoreDefaultDocks()
{
    restoreDocks(m_defaultLayout);
}

/// A floating panel may have been left on a screen that is gone.
void DockWindow::keepFloatingOnScreen()
{
    const QRect available = screen()->availableVirtualGeometry();
    for (Dock* each : std::as_const(m_order)) {
        QWidget* floating = each->QWidget::window();
        if (each->isFloating() && !available.intersects(floating->geometry()))
            floating->move(geometry().center() - floating->rect().center());
    }
}

} // namespace app
