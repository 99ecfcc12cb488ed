#include "editor/document/sidecar.h"
#include "folder.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace editor;

namespace {

const QString kGame = QStringLiteral("game.xml");
const QString kMap = QStringLiteral("maps/main.xml");
const QString kSheet = QStringLiteral("counters/german.xml");

/// Tells whether a file was written again, even with the same content.
struct Stamp {
    ino_t inode = 0;
    timespec time{};
    mode_t mode = 0;

    explicit Stamp(const QString& file)
    {
        struct stat status{};
        if (::stat(QFile::encodeName(file).constData(), &status) == 0) {
            inode = status.st_ino;
            time = status.st_mtim;
            mode = status.st_mode;
        }
    }
    bool operator==(const Stamp& other) const
    {
        return inode == other.inode && time.tv_sec == other.time.tv_sec && time.tv_nsec == other.time.tv_nsec;
    }
};

/// While it lives no file can grow: what a full disk does.
class FullDisk {
public:
    FullDisk()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 0;
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
};

model::Transaction rename(const model::Package& package, const char* title)
{
    model::Game game = package.game();
    game.title = title;
    return {.label = "game.title", .arguments = {}, .edits = {model::put(std::move(game))}};
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_session = newSession();
        m_errors = std::make_unique<QSignalSpy>(m_session.get(), &Session::errorOccurred);
    }
    void cleanup()
    {
        m_errors.reset();
        m_session.reset();
        m_folder.reset();
    }

    void opensWhatWasSaved();
    void opensByItsGameFile();
    void saysWhatIsModified();
    void writesOnlyWhatChanged();
    void keepsFilesThatAreWrittenOtherwise();
    void keepsPermissions();
    void removesFilesOfWhatWasErased();
    void aFullDiskLeavesEverythingAsItWas();
    void aFileThatCannotBeWrittenLeavesEverythingAsItWas();
    void doesNotSaveOverWhatItCouldNotRead();
    void refusesWhatIsNoPackage();
    void saveAsTakesEverythingAlong();
    void saveAsDoesNotMixPackages();
    void saveAsThatFailsLeavesNothingBehind();
    void bundlesHoldEverything();
    void aSecondInstanceIsRefused();
    void revertsToTheDisk();
    void noticesChangesOfOthers();
    void doesNotNoticeItsOwnSave();
    void doesNotSaveOverChangesOfOthers();
    void newPackagesCanBePlayedWith();

private:
    Document& document() const { return *m_session->document(); }
    const model::Package& package() const { return document().package(); }
    QString file(const QString& inside) const { return m_folder->file(inside); }

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QSignalSpy> m_errors;
};

void TestSession::opensWhatWasSaved()
{
    QVERIFY(m_session->open(m_folder->path()));
    QVERIFY(package() == samplePackage());
    QVERIFY(m_session->loadFindings().empty());
    paint(*m_session, "0101", "forest");
    document().perform(rename(package(), "Typhoon"));
    const model::Package last = package();
    QVERIFY(m_session->save());
    const model::Files bytes = m_folder->files();
    m_session = newSession();
    QVERIFY(m_session->open(m_folder->path()));
    QVERIFY(package() == last);
    QCOMPARE(m_session->title(), QStringLiteral("Typhoon"));
    QVERIFY(m_session->save());
    QVERIFY(m_folder->files() == bytes);
}

void TestSession::opensByItsGameFile()
{
    QVERIFY(m_session->open(file(kGame)));
    QCOMPARE(m_session->path(), QFileInfo(m_folder->path()).canonicalFilePath());
    QCOMPARE(m_session->title(), QStringLiteral("Drive on Moscow"));
}

void TestSession::saysWhatIsModified()
{
    QVERIFY(m_session->open(m_folder->path()));
    QSignalSpy modified(m_session.get(), &Session::modifiedChanged);
    QSignalSpy title(m_session.get(), &Session::titleChanged);
    paint(*m_session, "0101", "forest");
    QCOMPARE(modified.count(), 1);
    QVERIFY(m_session->isModified());
    document().undoStack()->undo();
    QVERIFY(!m_session->isModified());
    document().undoStack()->redo();
    QVERIFY(m_session->save());
    QVERIFY(!m_session->isModified());
    document().undoStack()->undo(); // a save is no end of history
    QVERIFY(m_session->isModified());
    QCOMPARE(title.count(), 0);
    document().perform(rename(package(), "Typhoon"));
    QCOMPARE(title.count(), 1);
}

void TestSession::writesOnlyWhatChanged()
{
    QVERIFY(m_session->open(m_folder->path()));
    const Stamp game(file(kGame));
    const Stamp map(file(kMap));
    const Stamp sheet(file(kSheet));
    paint(*m_session, "0101", "forest");
    QVERIFY(m_session->save());
    QVERIFY(Stamp(file(kGame)) == game);
    QVERIFY(Stamp(file(kSheet)) == sheet);
    QVERIFY(!(Stamp(file(kMap)) == map));
    QVERIFY(Folder::read(file(kMap)).contains("forest"));
}

void TestSession::keepsFilesThatAreWrittenOtherwise()
{
    const QByteArray odd = Folder::read(file(kGame)).replace("\n  <", "\n\t\t<");
    Folder::write(file(kGame), odd);
    QVERIFY(m_session->open(m_folder->path()));
    paint(*m_session, "0101", "forest");
    QVERIFY(m_session->save());
    QCOMPARE(Folder::read(file(kGame)), odd);
    const QString copy = m_folder->beside(QStringLiteral("copy"));
    QVERIFY(m_session->saveAs(copy));
    QCOMPARE(Folder::read(copy + u"/game.xml"), odd);
}

void TestSession::keepsPermissions()
{
    QVERIFY(QFile::setPermissions(file(kMap), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
    const mode_t before = Stamp(file(kMap)).mode;
    QVERIFY(m_session->open(m_folder->path()));
    paint(*m_session, "0101", "forest");
    QVERIFY(m_session->save());
    QCOMPARE(Stamp(file(kMap)).mode, before);
}

void TestSession::removesFilesOfWhatWasErased()
{
    const QString scenario = file(QStringLiteral("scenarios/second"));
    const QString own = file(QStringLiteral("scenarios/notes.txt"));
    Folder::write(own, "mine");
    QVERIFY(m_session->open(m_folder->path()));
    QVERIFY(QFileInfo::exists(scenario));
    model::Transaction all;
    model::forEachKind([&]<class T>() {
        for (const auto& [key, record] : package().all<T>().in(model::Atom("second")))
            if (T::scope == model::Scope::Scenario)
                all.edits.push_back(model::erase<T>(key));
    });
    all.edits.push_back(model::erase<model::Scenario>({.scope = {}, .id = model::Atom("second")}));
    document().perform(all);
    QVERIFY(m_session->save());
    QVERIFY(!QFileInfo::exists(scenario));
    QVERIFY(QFileInfo::exists(own));
    QVERIFY(m_folder->files() == model::writePackage(package()));
}

void TestSession::aFullDiskLeavesEverythingAsItWas()
{
    QVERIFY(m_session->open(m_folder->path()));
    const model::Files before = m_folder->files();
    paint(*m_session, "0101", "forest");
    document().perform(rename(package(), "Typhoon"));
    {
        const FullDisk full;
        QVERIFY(!m_session->save());
    }
    QCOMPARE(m_errors->count(), 1);
    QVERIFY(m_errors->front().front().toString().contains(QStringLiteral("the disk is full")));
    QVERIFY(m_session->isModified());
    QVERIFY(m_folder->files() == before);
    QVERIFY(!QFileInfo::exists(file(kMap) + u".part"));
    QVERIFY(m_session->save());
    QVERIFY(m_folder->files() == model::writePackage(package()));
}

void TestSession::aFileThatCannotBeWrittenLeavesEverythingAsItWas()
{
    QVERIFY(m_session->open(m_folder->path()));
    const model::Files before = m_folder->files();
    paint(*m_session, "0101", "forest");
    document().perform(rename(package(), "Typhoon"));
    QVERIFY(QDir().mkpath(file(kMap) + u".part")); // where the new content would go
    QVERIFY(!m_session->save());
    QCOMPARE(m_errors->count(), 1);
    QVERIFY(m_errors->front().front().toString().contains(kMap));
    QVERIFY(m_folder->files() == before);
    QVERIFY(m_session->isModified());
}

void TestSession::doesNotSaveOverWhatItCouldNotRead()
{
    const QByteArray broken = "<map format=\"1\" id=\"main\"><hex";
    Folder::write(file(kMap), broken);
    QVERIFY(m_session->open(m_folder->path()));
    QVERIFY(!m_session->loadFindings().empty());
    QCOMPARE(m_session->loadFindings().front().position.file, std::string("maps/main.xml"));
    document().perform(rename(package(), "Typhoon"));
    const model::Files before = m_folder->files();
    QVERIFY(!m_session->save());
    QCOMPARE(m_errors->count(), 1);
    QVERIFY(m_folder->files() == before);
}

void TestSession::refusesWhatIsNoPackage()
{
    QVERIFY(m_session->open(m_folder->path()));
    paint(*m_session, "0101", "forest");
    const model::Package mine = package();
    const QString text = m_folder->beside(QStringLiteral("letter.txt"));
    Folder::write(text, "Dear Anna");
    const QString empty = m_folder->beside(QStringLiteral("empty"));
    QVERIFY(QDir().mkpath(empty));
    for (const QString& path : {text, empty, m_folder->beside(QStringLiteral("nowhere"))})
        QVERIFY(!m_session->open(path));
    QCOMPARE(m_errors->count(), 3);
    QVERIFY(package() == mine);
    QVERIFY(m_session->isModified());
    QVERIFY(QDir(empty).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    QVERIFY(m_session->save());
}

void TestSession::saveAsTakesEverythingAlong()
{
    const QByteArray picture("\x89PNG\r\n\0\1\2", 9);
    Folder::write(file(QStringLiteral("art/map.png")), picture);
    Folder::write(file(QStringLiteral("README.md")), "Read me");
    Folder::write(file(QStringLiteral(".gitignore")), "*.bak\n");
    Folder::write(file(QStringLiteral(".git/HEAD")), "ref: main\n");
    QVERIFY(m_session->open(m_folder->path()));
    paint(*m_session, "0101", "forest");
    const model::Files before = m_folder->files();
    const QString copy = m_folder->beside(QStringLiteral("copy"));
    QVERIFY(m_session->saveAs(copy));
    QCOMPARE(m_session->path(), QFileInfo(copy).canonicalFilePath());
    QVERIFY(!m_session->isModified());
    QCOMPARE(Folder::read(copy + u"/art/map.png"), picture);
    QCOMPARE(Folder::read(copy + u"/README.md"), QByteArray("Read me"));
    QCOMPARE(Folder::read(copy + u"/.gitignore"), QByteArray("*.bak\n"));
    QVERIFY(!QFileInfo::exists(copy + u"/.git"));
    QVERIFY(!QFileInfo::exists(copy + u"/.hexwerk-journal"));
    QVERIFY(model::readFolder(copy.toStdString()).files == model::writePackage(package()));
    QVERIFY(m_folder->files() == before);
    QVERIFY(!QFileInfo::exists(file(QStringLiteral(".hexwerk-journal"))));
    const auto other = newSession();
    QVERIFY(other->open(m_folder->path())); // is free again
    QVERIFY(!other->open(copy));
}

void TestSession::saveAsDoesNotMixPackages()
{
    QVERIFY(m_session->open(m_folder->path()));
    const QString other = m_folder->beside(QStringLiteral("other"));
    Folder::write(other + u"/game.xml", "<game/>");
    QVERIFY(!m_session->saveAs(other));
    QCOMPARE(m_errors->count(), 1);
    QCOMPARE(Folder::read(other + u"/game.xml"), QByteArray("<game/>"));
    QCOMPARE(m_session->path(), QFileInfo(m_folder->path()).canonicalFilePath());
}

void TestSession::saveAsThatFailsLeavesNothingBehind()
{
    QVERIFY(m_session->open(m_folder->path()));
    const QString copy = m_folder->beside(QStringLiteral("copy"));
    {
        const FullDisk full;
        QVERIFY(!m_session->saveAs(copy));
    }
    QCOMPARE(m_errors->count(), 1);
    QVERIFY(!QFileInfo::exists(copy));
    QCOMPARE(m_session->path(), QFileInfo(m_folder->path()).canonicalFilePath());
}

void TestSession::bundlesHoldEverything()
{
    const QByteArray picture("\x89PNG\r\n\0\1\2", 9);
    Folder::write(file(QStringLiteral("art/map.png")), picture);
    Folder::write(file(QStringLiteral(".gitignore")), "*.bak\n");
    QVERIFY(m_session->open(m_folder->path()));
    const QString bundle = m_folder->beside(QStringLiteral("moscow.hexwerk"));
    QVERIFY(m_session->saveAs(bundle));
    QVERIFY(QFileInfo(bundle).isFile());
    paint(*m_session, "0101", "forest");
    QVERIFY(QFileInfo(bundle + u".hexwerk-journal").isFile());
    QVERIFY(m_session->save());
    const model::Package last = package();
    m_session = newSession();
    QVERIFY(m_session->open(bundle));
    QVERIFY(package() == last);
    const QString copy = m_folder->beside(QStringLiteral("copy"));
    QVERIFY(m_session->saveAs(copy));
    QCOMPARE(Folder::read(copy + u"/art/map.png"), picture);
    QVERIFY(model::readFolder(copy.toStdString()).files == model::writePackage(last));
}

void TestSession::aSecondInstanceIsRefused()
{
    QVERIFY(m_session->open(m_folder->path()));
    auto other = newSession();
    QSignalSpy errors(other.get(), &Session::errorOccurred);
    QVERIFY(!other->open(m_folder->path()));
    QCOMPARE(errors.count(), 1);
    const QString sentence = errors.front().front().toString();
    QVERIFY2(sentence.contains(QString::number(QCoreApplication::applicationPid())), qPrintable(sentence));
    QVERIFY(sentence.contains(QStringLiteral("moscow")));
    m_session->close();
    QVERIFY(other->open(m_folder->path()));
}

void TestSession::revertsToTheDisk()
{
    QVERIFY(m_session->open(m_folder->path()));
    paint(*m_session, "0101", "forest");
    QVERIFY(m_session->revert());
    QVERIFY(package() == samplePackage());
    QVERIFY(!m_session->isModified());
    QVERIFY(!QFileInfo::exists(file(QStringLiteral(".hexwerk-journal"))));
}

void TestSession::noticesChangesOfOthers()
{
    QVERIFY(m_session->open(m_folder->path()));
    QSignalSpy noticed(m_session.get(), &Session::changedOnDisk);
    const QByteArray game = Folder::read(file(kGame));
    Folder::write(file(kGame), QByteArray(game).replace("Drive on Moscow", "Race for Moscow"));
    QTRY_COMPARE(noticed.count(), 1);
    QVERIFY(m_session->revert());
    QCOMPARE(m_session->title(), QStringLiteral("Race for Moscow"));

    // A file that is replaced, as git and most editors do it, is noticed again and again.
    for (int i = 2; i < 4; ++i) {
        Folder::write(m_folder->beside(QStringLiteral("new.xml")),
                      QByteArray(game).replace("Drive on", "Drive " + QByteArray::number(i) + " on"));
        QVERIFY(QFile::remove(file(kGame)));
        QVERIFY(QFile::rename(m_folder->beside(QStringLiteral("new.xml")), file(kGame)));
        QTRY_COMPARE(noticed.count(), i);
        QVERIFY(m_session->revert());
    }
}

void TestSession::doesNotNoticeItsOwnSave()
{
    QVERIFY(m_session->open(m_folder->path()));
    QSignalSpy noticed(m_session.get(), &Session::changedOnDisk);
    paint(*m_session, "0101", "forest");
    QVERIFY(m_session->save());
    Folder::write(file(QStringLiteral("README.md")), "Read me"); // nobody's business either
    // What comes after it is noticed, and nothing before.
    Folder::write(file(kSheet), Folder::read(file(kSheet)).replace("24-pz", "25-pz"));
    QTRY_COMPARE(noticed.count(), 1);
}

void TestSession::doesNotSaveOverChangesOfOthers()
{
    QVERIFY(m_session->open(m_folder->path()));
    paint(*m_session, "0101", "forest");
    const QByteArray theirs = Folder::read(file(kGame)).replace("Drive on Moscow", "Race for Moscow");
    Folder::write(file(kGame), theirs);
    QSignalSpy noticed(m_session.get(), &Session::changedOnDisk);
    QVERIFY(!m_session->save());
    QCOMPARE(noticed.count(), 1);
    QCOMPARE(Folder::read(file(kGame)), theirs);
    m_session->keepMine();
    QVERIFY(m_session->isModified());
    QVERIFY(m_session->save());
    QVERIFY(m_folder->files() == model::writePackage(package()));
    QVERIFY(!m_session->isModified());
}

void TestSession::newPackagesCanBePlayedWith()
{
    editor::NewGame game{.title = QStringLiteral("Krieg & Frieden – 1812")};
    game.map.grid.columns = 120;
    game.map.grid.rows = 7;
    m_session->create(game, model::Atom("none"));
    QCOMPARE(m_session->title(), QStringLiteral("Krieg & Frieden – 1812"));
    QCOMPARE(package().game().id, model::Atom("krieg-frieden-1812"));
    QCOMPARE(package().game().ruleset, model::Atom("none"));
    QCOMPARE(package().atlas().size(), 840);
    QCOMPARE(package().all<model::Side>().size(), std::size_t{2});
    QCOMPARE(package().all<model::Card>().size(), std::size_t{2});
    QVERIFY(document().scenario());
    QVERIFY(!m_session->save());
    QCOMPARE(m_errors->count(), 1);
    const QString folder = m_folder->beside(QStringLiteral("new"));
    QVERIFY(m_session->saveAs(folder));
    const model::Package made = package();
    m_session = newSession();
    QVERIFY(m_session->open(folder));
    QVERIFY(m_session->loadFindings().empty());
    QVERIFY(package() == made);
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
