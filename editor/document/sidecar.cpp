#include "editor/document/sidecar.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

namespace editor {

namespace {

QDir dataFolder()
{
    QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/recovery");
    folder.mkpath(QStringLiteral("."));
    return folder;
}

} // namespace

QString besidePackage(const QString& package, const QString& name)
{
    if (QFileInfo(package).isDir())
        return QDir(package).filePath(u".hexwerk-" + name);
    return package + u".hexwerk-" + name;
}

QString inDataFolder(const QString& package, const QString& name)
{
    const QByteArray path = QFileInfo(package).absoluteFilePath().toUtf8();
    const QByteArray digest = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex();
    return dataFolder().filePath(QString::fromLatin1(digest) + u".hexwerk-" + name);
}

QString unsavedPlace()
{
    return dataFolder().filePath(u"unsaved-" + QUuid::createUuid().toString(QUuid::WithoutBraces));
}

QStringList unsavedJournals()
{
    const QDir folder = dataFolder();
    QStringList paths;
    for (const QString& name :
         folder.entryList({u"unsaved-*.hexwerk-" + kJournal}, QDir::Files | QDir::Hidden, QDir::Time))
        paths.push_back(folder.filePath(name));
    return paths;
}

bool isSidecar(const QString& fileName)
{
    return fileName.endsWith(u".hexwerk-" + kJournal) || fileName.endsWith(u".hexwerk-" + kLock)
        || fileName.endsWith(u".part");
}

} // namespace editor
