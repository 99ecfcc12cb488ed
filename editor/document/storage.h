#pragma once

#include "model/files.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace editor {

/// The place of a package on disk: a folder, or one file that holds it all (a bundle).
class Storage {
public:
    Storage() = default;
    /// The folder, its game.xml, or the bundle. What does not exist yet becomes a bundle when it is named like a
    /// file (….xml, ….hexwerk), otherwise a folder.
    explicit Storage(const QString& path);

    /// Absolute; empty for a package that was never saved.
    const QString& path() const { return m_path; }
    bool isBundle() const { return m_isBundle; }

    /// The XML files of the package as they are now.
    model::FolderRead read() const;
    /// With art and whatever else lies in the folder, but for our own files and version control.
    model::FolderRead readAll() const;

    /// Writes a whole package to a new place, or over an old bundle.
    std::optional<QString> create(const model::Files& files) const;
    /// Writes these files, then takes away those that are no longer needed. Returns a sentence when it fails; the
    /// package on disk is then as before.
    std::optional<QString> write(const model::Files& changed,
                                 const std::vector<std::string>& unneeded = {}) const;

private:
    QString m_path;
    bool m_isBundle = false;
};

} // namespace editor
