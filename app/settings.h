#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>
#include <QVariantMap>

namespace app {

/// Everything the program remembers from one run to the next, in one place.
class Settings {
public:
    /// The user's own; with a file, kept there instead.
    explicit Settings(const QString& file = {});

    /// Packages opened last, the newest first. Those that are gone are left out.
    QStringList recentPackages() const;
    void addRecentPackage(const QString& path);
    void removeRecentPackage(const QString& path);
    void clearRecentPackages();

    /// How the window looked. The docks' layout is empty when it was saved by a program with another set of panels.
    struct Window {
        QByteArray geometry;
        QByteArray toolbars;
        QByteArray docks;
    };
    Window window() const;
    void setWindow(const Window& window);

    /// How the map is shown, in the texts of editor::MapLayers.
    struct Layers {
        QString hidden;
        QString locked;
        QString opacity;
        QString look;
    };
    Layers layers() const;
    void setLayers(const Layers& layers);

    QString shownOverlays() const;
    void setShownOverlays(const QString& ids);

    /// Where the last file dialog was.
    QString lastFolder() const;
    void setLastFolder(const QString& folder);

    /// Paper, marks and offsets that the user chose for printing.
    QVariantMap printer() const;
    void setPrinter(const QVariantMap& printer);

private:
    mutable QSettings m_store;
};

} // namespace app
