#include "editor/document/packagelock.h"

#include "editor/document/sidecar.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace editor {

namespace {

QString refusal(const QString& package, const QLockFile& file)
{
    qint64 process = 0;
    QString host;
    QString program;
    file.getLockInfo(&process, &host, &program);
    QString owner = QFileInfo(file.fileName()).owner();
    if (owner.isEmpty())
        owner = QCoreApplication::translate("editor::PackageLock", "somebody");
    return QCoreApplication::translate(
               "editor::PackageLock",
               "“%1” is already open: %2 has it on %3 (%4, process %5). Close it there first.")
        .arg(QFileInfo(package).fileName(), owner, host, program, QString::number(process));
}

} // namespace

std::optional<QString> PackageLock::take(const QString& package)
{
    for (const QString& path : {besidePackage(package, kLock), inDataFolder(package, kLock)}) {
        auto file = std::make_unique<QLockFile>(path);
        file->setStaleLockTime(0);
        if (file->tryLock(0)) {
            m_file = std::move(file);
            return std::nullopt;
        }
        if (file->error() == QLockFile::LockFailedError)
            return refusal(package, *file);
    }
    return std::nullopt; // Nowhere to write a lock means nowhere to save either: reading harms nobody.
}

} // namespace editor
