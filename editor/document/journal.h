#pragma once

#include "model/edit.h"

#include <QFile>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace editor {

/// Everything done since the last save, on disk while it is being done, so that a crash loses nothing that was on
/// screen. Each entry reaches the system before append() returns. Edits say what shall be, not what to add, so
/// replaying a journal is right even over a save that was cut off half-way.
class Journal {
public:
    struct Header {
        QString package; ///< absolute path, of a copy never saved that of its origin; empty: made anew
        std::uint64_t saved = 0; ///< model::contentHash() of what the edits were made on
        std::string base; ///< for a package never saved: what the edits were made on, as a bundle
    };

    struct Content {
        Header header;
        std::vector<model::Transaction> transactions;
        qint64 length = 0; ///< up to the end of the last whole entry
        bool torn = false; ///< the last entry is cut off, and left out
    };

    /// Reads a journal; nothing when there is none, or not even its header is whole.
    static std::optional<Content> read(const QString& file);

    /// Where the journal of a package lies, if an earlier run left one.
    static QString find(const QString& package);

    /// Starts anew for the state that the header names, and removes what was recorded before. The file comes into
    /// being with the first entry, in the first of the places that can be written.
    void start(Header header, QStringList places);
    /// Continues a journal that was read, behind its last whole entry.
    void resume(const QString& file, const Content& content);
    /// Everything is saved or given up: no journal is needed.
    void remove();

    /// False when the disk refused it. The journal is then as before, and the entry comes with the next one.
    bool append(const model::Transaction& transaction);

    /// Of the journal being written; empty before the first entry.
    QString file() const { return m_file.isOpen() ? m_file.fileName() : QString(); }

private:
    bool create();
    bool write(const std::string& entries);

    Header m_header;
    QStringList m_places;
    QFile m_file;
    qint64 m_length = 0;
    std::string m_waiting; ///< entries that are not on disk
};

} // namespace editor
