#include "editor/document/session.h"
#include "editor/document/sidecar.h"
#include "editor/text/text.h"
#include "model/xml/bundle.h"
#include "model/xml/package_reader.h"

#include <QFileInfo>
#include <QScopedValueRollback>

namespace editor {

namespace {

/// The place that an unsaved package's journal and lock are named after.
QString placeOf(const QString& journal)
{
    const QString suffix = besidePackage({}, kJournal);
    return journal.endsWith(suffix) ? journal.chopped(suffix.size()) : journal;
}

model::Transaction replay(const std::vector<model::Transaction>& transactions)
{
    model::Transaction all{.label = "recover", .arguments = {}, .edits = {}};
    for (const model::Transaction& transaction : transactions)
        all.edits.insert(all.edits.end(), transaction.edits.begin(), transaction.edits.end());
    return all;
}

} // namespace

QStringList Session::journalPlaces() const
{
    if (path().isEmpty())
        return {besidePackage(m_unsavedPlace, kJournal)};
    return {besidePackage(path(), kJournal), inDataFolder(path(), kJournal)};
}

void Session::record(const model::Transaction& transaction)
{
    if (m_replaying)
        return;
    const bool failed = !m_journal.append(transaction);
    if (failed && !m_journalFailed)
        QMetaObject::invokeMethod(
            this,
            [this] {
                emit errorOccurred(
                    tr("Your work is not being kept safe against a crash, because the disk is full or "
                       "write-protected. Save soon, in another place if need be."));
            },
            Qt::QueuedConnection);
    m_journalFailed = failed;
}

/// A journal beside the package that was just opened was left by a run that did not end well. It goes on where it
/// stopped: until somebody decides, nothing in it is lost.
void Session::lookForJournal()
{
    const QString file = Journal::find(path());
    if (file.isEmpty())
        return;
    auto content = Journal::read(file);
    model::Package after = m_document->package();
    if (content)
        after.apply(replay(content->transactions));
    if (!content || after == m_document->package()) {
        QFile::remove(file);
        return;
    }
    m_journal.resume(file, *content);
    m_left = std::move(content);
}

std::optional<Session::Recovery> Session::recovery() const
{
    if (!m_left)
        return std::nullopt;
    return Recovery{.steps = m_left->transactions.size(),
                    .packageChanged = m_left->header.saved != m_watch.known()};
}

bool Session::recover()
{
    if (!m_left)
        return false;
    const QScopedValueRollback replaying(m_replaying, true); // it is in the journal already
    m_document->perform(replay(std::exchange(m_left, std::nullopt)->transactions));
    return true;
}

void Session::discardRecovery()
{
    if (!std::exchange(m_left, std::nullopt))
        return;
    m_journal.start({.package = path(), .saved = m_watch.known(), .base = {}}, journalPlaces());
}

QStringList Session::unsavedPackages(const QString& origin)
{
    QStringList journals = unsavedJournals();
    journals.removeIf([&](const QString& journal) {
        if (PackageLock().take(placeOf(journal)))
            return true;
        const auto content = origin.isEmpty() ? std::nullopt : Journal::read(journal);
        return !origin.isEmpty() && (!content || content->header.package != origin);
    });
    return journals;
}

void Session::discardUnsaved(const QString& journal)
{
    QFile::remove(journal);
}

bool Session::recoverUnsaved(const QString& journal)
{
    auto content = Journal::read(journal);
    std::vector<model::Finding> findings;
    const auto base = content
        ? model::unbundle(content->header.base, utf8(QFileInfo(journal).fileName()), findings)
        : std::nullopt;
    if (!base)
        return fail(
            tr("There is nothing in “%1” that could be recovered.").arg(QFileInfo(journal).fileName()));
    PackageLock lock;
    if (const auto refused = lock.take(placeOf(journal)))
        return fail(*refused);
    close();
    m_unsavedPlace = placeOf(journal);
    m_lock = std::move(lock);
    if (!content->header.package.isEmpty())
        m_origin = Storage(content->header.package);
    show(model::readPackage(*base).package);
    settle({});
    m_journal.resume(journal, *content);
    m_left = std::move(content);
    return recover();
}

} // namespace editor
