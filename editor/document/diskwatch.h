#pragma once

#include "editor/document/storage.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace editor {

/// Notices that somebody else (git, another editor) changed the files of a package. Our own saves are made known
/// with accept() and go unnoticed.
class DiskWatch : public QObject {
    Q_OBJECT
public:
    explicit DiskWatch(QObject* parent = nullptr);

    void watch(const Storage& storage);
    void stop();

    /// What lies on disk now is known and wanted.
    void accept(const model::Files& files);
    /// Whether something else lies there now.
    bool differs() { return look() != m_known; }
    /// Of the accepted files.
    std::uint64_t known() const { return m_known; }

signals:
    /// Once for each new state.
    void changedOnDisk();

private:
    std::uint64_t look();
    void follow(const model::Files& files);

    Storage m_storage;
    QFileSystemWatcher m_watcher;
    QTimer m_settle; ///< a checkout touches many files: look when it is over
    std::uint64_t m_known = 0;
    std::uint64_t m_reported = 0;
};

} // namespace editor
