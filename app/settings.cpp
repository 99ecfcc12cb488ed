#include "app/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace app {

namespace {

constexpr int kRecent = 10;
/// To be raised when an old layout no longer makes sense.
constexpr int kLayoutVersion = 1;

const QString kRecentKey = QStringLiteral("recent");
const QString kLayersKey = QStringLiteral("hiddenLayers");
const QString kLockedKey = QStringLiteral("lockedLayers");
const QString kOpacityKey = QStringLiteral("layerOpacity");
const QString kLookKey = QStringLiteral("mapStyle");
const QString kOverlaysKey = QStringLiteral("shownOverlays");
const QString kFolderKey = QStringLiteral("lastFolder");
const QString kPrinterKey = QStringLiteral("printer");
const QString kGeometryKey = QStringLiteral("window/geometry");
const QString kToolbarsKey = QStringLiteral("window/toolbars");
const QString kDocksKey = QStringLiteral("window/docks");
const QString kVersionKey = QStringLiteral("window/layoutVersion");

} // namespace

Settings::Settings(const QString& file)
    : m_store(file.isEmpty() ? QSettings(QSettings::IniFormat, QSettings::UserScope,
                                         QStringLiteral("hexwerk"), QStringLiteral("hexwerk"))
                                   .fileName()
                             : file,
              QSettings::IniFormat)
{
}

QStringList Settings::recentPackages() const
{
    QStringList paths = m_store.value(kRecentKey).toStringList();
    paths.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return paths;
}

void Settings::addRecentPackage(const QString& path)
{
    QStringList paths = m_store.value(kRecentKey).toStringList();
    paths.removeAll(path);
    paths.prepend(path);
    m_store.setValue(kRecentKey, paths.mid(0, kRecent));
}

void Settings::removeRecentPackage(const QString& path)
{
    QStringList paths = m_store.value(kRecentKey).toStringList();
    paths.removeAll(path);
    m_store.setValue(kRecentKey, paths);
}

void Settings::clearRecentPackages()
{
    m_store.remove(kRecentKey);
}

Settings::Window Settings::window() const
{
    Window window{.geometry = m_store.value(kGeometryKey).toByteArray(),
                  .toolbars = m_store.value(kToolbarsKey).toByteArray(),
                  .docks = m_store.value(kDocksKey).toByteArray()};
    if (m_store.value(kVersionKey).toInt() != kLayoutVersion)
        window.docks.clear();
    return window;
}

void Settings::setWindow(const Window& window)
{
    m_store.setValue(kGeometryKey, window.geometry);
    m_store.setValue(kToolbarsKey, window.toolbars);
    m_store.setValue(kDocksKey, window.docks);
    m_store.setValue(kVersionKey, kLayoutVersion);
}

Settings::Layers Settings::layers() const
{
    return {.hidden = m_store.value(kLayersKey).toString(),
            .locked = m_store.value(kLockedKey).toString(),
            .opacity = m_store.value(kOpacityKey).toString(),
            .look = m_store.value(kLookKey).toString()};
}

void Settings::setLayers(const Layers& layers)
{
    m_store.setValue(kLayersKey, layers.hidden);
    m_store.setValue(kLockedKey, layers.locked);
    m_store.setValue(kOpacityKey, layers.opacity);
    m_store.setValue(kLookKey, layers.look);
}

QString Settings::shownOverlays() const
{
    return m_store.value(kOverlaysKey).toString();
}

void Settings::setShownOverlays(const QString& ids)
{
    m_store.setValue(kOverlaysKey, ids);
}

QString Settings::lastFolder() const
{
    const QString folder = m_store.value(kFolderKey).toString();
    if (!folder.isEmpty() && QDir(folder).exists())
        return folder;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void Settings::setLastFolder(const QString& folder)
{
    m_store.setValue(kFolderKey, folder);
}

QVariantMap Settings::printer() const
{
    return m_store.value(kPrinterKey).toMap();
}

void Settings::setPrinter(const QVariantMap& printer)
{
    m_store.setValue(kPrinterKey, printer);
}

} // namespace app
