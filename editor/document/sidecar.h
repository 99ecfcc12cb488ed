#pragma once

#include <QString>

namespace editor {

/// The names of our own files that accompany a package while it is open: its lock and its journal. They lie in
/// the package's folder or next to the bundle, hidden where that keeps a folder tidy.
QString besidePackage(const QString& package, const QString& name);

/// Where the same file lies when the place beside the package cannot be written.
QString inDataFolder(const QString& package, const QString& name);

/// A place for a package that was never saved: a new one at each call.
QString unsavedPlace();
/// All such places that have a journal, the newest first.
QStringList unsavedJournals();

/// Whether a file of a package folder is one of ours, or left over from a save that was cut off.
bool isSidecar(const QString& fileName);

inline const QString kJournal = QStringLiteral("journal");
inline const QString kLock = QStringLiteral("lock");

} // namespace editor
