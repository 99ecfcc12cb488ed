#include "editor/document/session.h"

#include "editor/document/packageplace.h"
#include "editor/document/sidecar.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "model/xml/bundle.h"
#include "model/xml/package_reader.h"
#include "model/xml/package_writer.h"

#include <QDir>
#include <QFileInfo>
#include <QUndoStack>

namespace editor {

struct Session::Loaded {
    model::LoadResult result;
    model::Files files;
};

Session::Session(Rulesets rulesets, QObject* parent)
    : QObject(parent)
    , m_rulesets(std::move(rulesets))
    , m_document(std::make_unique<Document>(model::Package(), m_rulesets({})))
{
    connect(m_document.get(), &Document::applied, this, &Session::record);
    connect(m_document.get(), &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.touches<model::Game>())
            emit titleChanged();
    });
    connect(m_document->undoStack(), &QUndoStack::cleanChanged, this,
            [this](bool clean) { emit modifiedChanged(!clean); });
    connect(&m_watch, &DiskWatch::changedOnDisk, this, &Session::changedOnDisk);
    close();
}

Session::~Session()
{
    m_document->undoStack()->disconnect(this);
    setPlaceOf(m_document->package(), {});
}

QString Session::title() const
{
    if (const std::string& title = m_document->package().game().title; !title.empty())
        return qs(title);
    return path().isEmpty() ? tr("Untitled") : QFileInfo(path()).fileName();
}

bool Session::isModified() const
{
    return !m_document->undoStack()->isClean();
}

bool Session::fail(const QString& sentence)
{
    emit errorOccurred(sentence);
    return false;
}

std::optional<Session::Loaded> Session::load(const Storage& storage)
{
    model::FolderRead read = storage.read();
    if (!read.files.contains("game.xml")) {
        const QString name = QDir::toNativeSeparators(storage.path());
        fail(read.findings.empty()
                 ? tr("“%1” is no game package: there is no game.xml in it.").arg(name)
                 : tr("“%1” could not be opened. %2").arg(name, findingText(read.findings.front())));
        return std::nullopt;
    }
    Loaded loaded{.result = model::readPackage(read.files), .files = std::move(read.files)};
    loaded.result.readable = loaded.result.readable && read.findings.empty();
    loaded.result.findings.insert(loaded.result.findings.begin(), read.findings.begin(), read.findings.end());
    return loaded;
}

void Session::show(Loaded loaded)
{
    m_readable = loaded.result.readable;
    m_loadFindings = std::move(loaded.result.findings);
    show(std::move(loaded.result.package));
    settle(loaded.files);
}

void Session::show(model::Package package)
{
    const model::Atom ruleset = package.game().ruleset;
    setPlaceOf(m_document->package(), path().isEmpty() ? origin() : path());
    m_document->replace(std::move(package), m_rulesets(ruleset));
    emit titleChanged();
}

/// The package in memory and the one on disk are the same from here on.
void Session::settle(const model::Files& onDisk)
{
    m_saved = model::writePackage(m_document->package());
    m_left.reset();
    m_journalFailed = false;
    Journal::Header header{.package = path(), .saved = model::contentHash(onDisk), .base = {}};
    if (path().isEmpty()) {
        header.package = origin();
        header.base = model::bundleText(m_saved);
    }
    m_journal.start(std::move(header), journalPlaces());
    m_watch.watch(m_storage);
    m_watch.accept(onDisk);
    m_document->undoStack()->setClean();
}

void Session::close()
{
    m_storage = {};
    m_origin = {};
    m_unsavedPlace = unsavedPlace();
    m_lock.take(m_unsavedPlace);
    m_readable = true;
    m_loadFindings.clear();
    show(model::Package());
    settle({});
}

void Session::create(const NewGame& game, model::Atom ruleset)
{
    close();
    show(newPackage(game, *m_rulesets(ruleset)));
    settle({});
}

bool Session::open(const QString& path)
{
    const Storage storage(path);
    if (storage.path() == m_storage.path())
        return revert();
    if (!QFileInfo::exists(storage.path()))
        return fail(tr("There is no “%1”.").arg(QDir::toNativeSeparators(path)));
    PackageLock lock;
    if (const auto refused = lock.take(storage.path()))
        return fail(*refused);
    auto loaded = load(storage);
    if (!loaded)
        return false;
    m_storage = storage;
    m_origin = {};
    m_lock = std::move(lock);
    show(std::move(*loaded));
    lookForJournal();
    return true;
}

bool Session::openCopy(const QString& path)
{
    const Storage storage(path);
    if (!QFileInfo::exists(storage.path()))
        return fail(tr("There is no “%1”.").arg(QDir::toNativeSeparators(path)));
    auto loaded = load(storage);
    if (!loaded)
        return false;
    close();
    m_origin = storage;
    show(std::move(*loaded));
    return true;
}

bool Session::revert()
{
    auto loaded = load(path().isEmpty() ? m_origin : m_storage);
    if (!loaded)
        return false;
    show(std::move(*loaded));
    return true;
}

bool Session::save()
{
    if (path().isEmpty())
        return fail(tr("This package has no place yet: save it under a name first."));
    if (!m_readable)
        return fail(tr("Some files of this package could not be read, and saving would lose what is in them. "
                       "Repair the files that the problem list names, or save a copy in another place."));
    m_document->endGesture();
    if (m_watch.differs()) {
        emit changedOnDisk();
        return false;
    }
    const model::Files files = model::writePackage(m_document->package());
    model::Files changed;
    for (const auto& [path, bytes] : files)
        if (const auto before = m_saved.find(path); before == m_saved.end() || before->second != bytes)
            changed.emplace(path, bytes);
    std::vector<std::string> unneeded;
    for (const auto& [path, bytes] : m_saved)
        if (!files.contains(path))
            unneeded.push_back(path);
    if (const auto failed = m_storage.write(changed, unneeded))
        return fail(*failed);
    settle(m_storage.read().files);
    return true;
}

bool Session::saveAs(const QString& path)
{
    const Storage target(path);
    if (target.path() == m_storage.path())
        return save();
    QDir folder(target.path());
    const bool existed = folder.exists();
    if (!target.isBundle() && existed
        && !folder.isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
        return fail(
            tr("There are other files in “%1”. Choose a new or an empty folder.").arg(folder.dirName()));
    if (!target.isBundle() && !QDir().mkpath(target.path()))
        return fail(
            tr("The folder “%1” could not be made: is the place above it write-protected?").arg(path));
    PackageLock lock;
    if (const auto refused = lock.take(target.path()))
        return fail(*refused);
    m_document->endGesture();
    if (const auto failed = target.create(everything(target.isBundle()))) {
        lock.release();
        if (!target.isBundle() && !existed)
            folder.removeRecursively();
        return fail(*failed);
    }
    m_storage = target;
    m_origin = {};
    m_lock = std::move(lock);
    const model::Files files = m_storage.read().files;
    model::LoadResult again = model::readPackage(files);
    m_readable = again.readable;
    m_loadFindings = std::move(again.findings);
    setPlaceOf(m_document->package(), this->path());
    settle(files);
    emit titleChanged();
    return true;
}

/// The package as it is now with all that lies around it. Files that were not edited go over byte for byte, even
/// where we would have written them otherwise.
model::Files Session::everything(bool forBundle) const
{
    const Storage& source = path().isEmpty() ? m_origin : m_storage;
    model::Files all = source.path().isEmpty() ? model::Files() : source.readAll().files;
    const model::Files files = model::writePackage(m_document->package());
    for (const auto& [path, bytes] : m_saved)
        if (!files.contains(path))
            all.erase(path);
    for (const auto& [path, bytes] : files)
        if (const auto before = m_saved.find(path);
            before == m_saved.end() || before->second != bytes || !all.contains(path))
            all.insert_or_assign(path, bytes);
    if (forBundle)
        std::erase_if(
            all, [](const auto& file) { return file.first.starts_with('.') || file.first.contains("/."); });
    return all;
}

void Session::keepMine()
{
    const model::Files files = m_storage.read().files;
    m_saved = model::writePackage(model::readPackage(files).package);
    m_watch.accept(files);
    m_document->undoStack()->resetClean();
}

} // namespace editor
