#include "editor/document/storage.h"

#include "editor/document/sidecar.h"
#include "editor/text/text.h"
#include "model/xml/bundle.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFileInfo>

namespace editor {

namespace fs = std::filesystem;

namespace {

QString reasonText(const std::error_code& reason)
{
    if (reason == std::errc::no_space_on_device || reason == std::errc::file_too_large)
        return QCoreApplication::translate("editor::Storage", "the disk is full");
    if (reason == std::errc::permission_denied || reason == std::errc::read_only_file_system
        || reason == std::errc::operation_not_permitted)
        return QCoreApplication::translate("editor::Storage", "it is write-protected");
    return qs(reason.message());
}

QString failureText(const QString& file, const std::error_code& reason)
{
    return QCoreApplication::translate("editor::Storage",
                                       "“%1” could not be saved: %2. The old version is still there.")
        .arg(file, reasonText(reason));
}

bool belongsToVersionControl(const QString& inside)
{
    return inside == u".git" || inside.startsWith(u".git/");
}

} // namespace

Storage::Storage(const QString& path)
{
    const QFileInfo given(path);
    const bool isManifest = given.fileName() == u"game.xml";
    const QFileInfo place(isManifest ? given.absolutePath() : given.absoluteFilePath());
    m_path = place.exists() ? place.canonicalFilePath() : QDir::cleanPath(place.absoluteFilePath());
    m_isBundle = place.exists() ? place.isFile() : place.suffix() == u"xml" || place.suffix() == u"hexwerk";
}

model::FolderRead Storage::read() const
{
    if (!m_isBundle)
        return model::readFolder(QFileInfo(m_path).filesystemFilePath());
    model::FolderRead result;
    model::Limits limits;
    limits.fileBytes = limits.allBytes;
    if (const auto text = model::readFile(QFileInfo(m_path).filesystemFilePath(), result.findings, limits))
        if (auto files = model::unbundle(*text, utf8(QFileInfo(m_path).fileName()), result.findings))
            result.files = std::move(*files);
    return result;
}

model::FolderRead Storage::readAll() const
{
    model::FolderRead result = read();
    if (m_isBundle || m_path.isEmpty())
        return result;
    const QDir folder(m_path);
    QDirIterator entries(m_path, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QFileInfo file = entries.nextFileInfo();
        const QString inside = folder.relativeFilePath(file.filePath());
        if (isSidecar(file.fileName()) || belongsToVersionControl(inside)
            || result.files.contains(utf8(inside)))
            continue;
        if (auto bytes = model::readFile(file.filesystemFilePath(), result.findings))
            result.files.emplace(utf8(inside), std::move(*bytes));
    }
    return result;
}

std::optional<QString> Storage::create(const model::Files& files) const
{
    const fs::path place = QFileInfo(m_path).filesystemFilePath();
    if (!m_isBundle) {
        const auto failure = model::writeFiles(place, files);
        return failure ? std::optional(failureText(qs(failure->file), failure->reason)) : std::nullopt;
    }
    const auto error = model::writeFile(place, model::bundleText(files));
    return error ? std::optional(failureText(QFileInfo(m_path).fileName(), error)) : std::nullopt;
}

std::optional<QString> Storage::write(const model::Files& changed,
                                      const std::vector<std::string>& unneeded) const
{
    if (changed.empty() && unneeded.empty())
        return std::nullopt;
    if (m_isBundle) {
        model::Files files = read().files;
        for (const auto& [path, bytes] : changed)
            files.insert_or_assign(path, bytes);
        for (const std::string& path : unneeded)
            files.erase(path);
        return create(files);
    }
    if (const auto failed = create(changed))
        return failed;
    const fs::path folder = QFileInfo(m_path).filesystemFilePath();
    for (const std::string& path : unneeded) {
        std::error_code ignored; // A file left over is named by no other file: it does no harm.
        fs::remove(folder / path, ignored);
        fs::remove((folder / path).parent_path(), ignored); // only when nothing else is in it
    }
    return std::nullopt;
}

} // namespace editor
