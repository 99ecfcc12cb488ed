#pragma once

#include "editor/document/diskwatch.h"
#include "editor/document/document.h"
#include "editor/document/journal.h"
#include "editor/document/newgame.h"
#include "editor/document/packagelock.h"

#include <functional>
#include <span>

namespace editor {

/// The open package and its place on disk: opening, saving, crash recovery. There is always a document; views
/// stay with it and hear of another package by Document::replaced().
/// What fails says why with errorOccurred(), returns false and leaves everything as it was.
class Session : public QObject {
    Q_OBJECT
public:
    /// Gives the ruleset with an id. For an unknown one too: then one without rules.
    using Rulesets = std::function<std::shared_ptr<const rules::Ruleset>(model::Atom)>;

    explicit Session(Rulesets rulesets, QObject* parent = nullptr);
    /// Whatever was not saved stays in the journal; close() gives it up.
    ~Session() override;

    Document* document() const { return m_document.get(); }
    /// Folder or bundle; empty while the package was never saved.
    QString path() const { return m_storage.path(); }
    /// What an unsaved copy was made of; empty otherwise.
    QString origin() const { return m_origin.path(); }
    QString title() const;
    bool isModified() const;
    /// Of the last load, until the next one.
    std::span<const model::Finding> loadFindings() const { return m_loadFindings; }

    void create(const NewGame& game, model::Atom ruleset);
    /// A folder, its game.xml or a bundle. Look at recovery() afterwards.
    bool open(const QString& path);
    /// The same as a copy that was never saved: for samples and for places that cannot be written. Nothing is written
    /// there, neither a journal nor a lock.
    bool openCopy(const QString& path);
    bool save();
    /// With everything that lies in the package's folder. A folder must be new or empty.
    bool saveAs(const QString& path);
    /// Back to what lies on disk, for a copy at its origin.
    bool revert();
    /// Somebody changed the files: let the next save write over that.
    void keepMine();
    /// Gives up what was not saved and leaves an empty package.
    void close();

    /// Edits that an earlier run could not save.
    struct Recovery {
        std::size_t steps = 0;
        bool packageChanged = false; ///< the files are no longer those the edits were made on
    };
    std::optional<Recovery> recovery() const;
    /// Does them again, as one step that can be undone.
    bool recover();
    void discardRecovery();

    /// Journals of packages that were never saved and that no running program is writing; with an origin, only those of
    /// its copies.
    static QStringList unsavedPackages(const QString& origin = {});
    bool recoverUnsaved(const QString& journal);
    static void discardUnsaved(const QString& journal);

signals:
    void errorOccurred(const QString& sentence);
    void titleChanged();
    void modifiedChanged(bool modified);
    /// Ask: revert() or keepMine().
    void changedOnDisk();

private:
    struct Loaded;
    bool fail(const QString& sentence);
    std::optional<Loaded> load(const Storage& storage);
    void show(Loaded loaded);
    void show(model::Package package);
    void settle(const model::Files& onDisk);
    void record(const model::Transaction& transaction);
    void lookForJournal();
    model::Files everything(bool forBundle) const;
    QStringList journalPlaces() const;

    Rulesets m_rulesets;
    Storage m_storage;
    Storage m_origin;
    QString m_unsavedPlace; ///< of the journal, while there is no path
    PackageLock m_lock;
    DiskWatch m_watch;
    Journal m_journal;
    bool m_journalFailed = false;
    bool m_replaying = false;
    std::optional<Journal::Content> m_left; ///< by an earlier run
    model::Files m_saved; ///< as we would write the package that lies on disk
    bool m_readable = true;
    std::vector<model::Finding> m_loadFindings;
    std::unique_ptr<Document> m_document;
};

} // namespace editor
