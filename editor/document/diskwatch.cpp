#include "editor/document/diskwatch.h"

#include "editor/text/text.h"

#include <QDir>
#include <QFileInfo>

#include <chrono>

namespace editor {

using namespace std::chrono_literals;

DiskWatch::DiskWatch(QObject* parent)
    : QObject(parent)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(200ms);
    const auto touched = [this] { m_settle.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, touched);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, touched);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        const std::uint64_t now = look();
        if (std::exchange(m_reported, now) != now && now != m_known)
            emit changedOnDisk();
    });
}

void DiskWatch::watch(const Storage& storage)
{
    stop();
    m_storage = storage;
}

void DiskWatch::stop()
{
    m_settle.stop();
    if (const QStringList paths = m_watcher.files() + m_watcher.directories(); !paths.isEmpty())
        m_watcher.removePaths(paths);
    m_storage = {};
}

void DiskWatch::accept(const model::Files& files)
{
    m_known = m_reported = model::contentHash(files);
    follow(files);
}

std::uint64_t DiskWatch::look()
{
    const model::Files files = m_storage.path().isEmpty() ? model::Files() : m_storage.read().files;
    follow(files);
    return model::contentHash(files);
}

/// A file that was replaced by another is no longer watched, and new folders never were.
void DiskWatch::follow(const model::Files& files)
{
    if (m_storage.path().isEmpty())
        return;
    QStringList paths;
    if (m_storage.isBundle()) {
        paths = {m_storage.path(), QFileInfo(m_storage.path()).absolutePath()};
    } else {
        const QDir folder(m_storage.path());
        paths.push_back(folder.path());
        for (const auto& [path, bytes] : files) {
            paths.push_back(folder.filePath(qs(path)));
            paths.push_back(QFileInfo(paths.back()).absolutePath());
        }
    }
    paths.removeDuplicates();
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    paths.removeIf([&](const QString& path) { return watched.contains(path) || !QFileInfo::exists(path); });
    if (!paths.isEmpty())
        m_watcher.addPaths(paths);
}

} // namespace editor
