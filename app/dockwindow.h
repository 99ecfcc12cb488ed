#pragma once

#include <kddockwidgets/qtwidgets/views/DockWidget.h>
#include <kddockwidgets/qtwidgets/views/MainWindow.h>

#include <QHash>
#include <QSize>

#include <vector>

namespace app {

using Dock = KDDockWidgets::QtWidgets::DockWidget;

/// A main window with a fixed middle and panels around it that can be moved, tabbed, floated and closed. There can be
/// one in a process: the docking library names the middle by itself.
class DockWindow : public KDDockWidgets::QtWidgets::MainWindow {
    Q_OBJECT
public:
    enum class Place { Left, Right, Bottom, Below, TabbedWith };

    /// To be called once, before the first window.
    static void initialise();

    explicit DockWindow(const QString& name);
    ~DockWindow() override;

    /// The id is what layouts store: it is never translated and never changed. Below and TabbedWith are relative to
    /// the dock called beside. The panel takes its place when the window is shown for the first time: before, there is
    /// no room to share out.
    Dock* addPanel(const QString& id, const QString& title, const QIcon& icon, QWidget* panel, Place place,
                   QSize size, const QString& beside = {});
    Dock* dock(const QString& id) const { return m_docks.value(id); }
    /// In the order in which they were added.
    const QList<Dock*>& docks() const { return m_order; }

    QByteArray saveDocks() const;
    /// The window must be visible. False when the layout cannot be used; nothing is changed then. Panels that the
    /// layout does not know yet join the last panel as tabs.
    bool restoreDocks(const QByteArray& layout);
    /// As it was when the panels were added.
    void restoreDefaultDocks();

protected:
    void deletePanels();
    void showEvent(QShowEvent* event) override;

private:
    struct Wish {
        Dock* dock;
        Place place;
        QSize size;
        QString beside;
    };
    void placePanels();
    void keepFloatingOnScreen();

    QHash<QString, Dock*> m_docks;
    QList<Dock*> m_order;
    std::vector<Wish> m_wishes;
    QByteArray m_defaultLayout;
};

} // namespace app
