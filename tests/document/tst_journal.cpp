#include "crashing_editor.h"
#include "editor/document/sidecar.h"
#include "folder.h"

#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace editor;

namespace {

QByteArray saved(const model::Package& package)
{
    QByteArray all;
    for (const auto& [path, bytes] : model::writePackage(package))
        all += path + "\n" + bytes;
    return all;
}

} // namespace

class TestJournal : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        for (const QString& journal : unsavedJournals())
            QFile::remove(journal);
    }

    void aKilledProgramLosesNothing_data();
    void aKilledProgramLosesNothing();
    void aTornEntryIsLeftOut();
    void aDamagedEntryEndsTheJournal();
    void goesOnBehindATornEntry();
    void savingAndClosingRemoveIt();
    void recoveryIsOneStepThatCanBeUndone();
    void saysWhenThePackageHasChanged();
    void canBeDiscarded();
    void offersNothingWhenAllWasUndone();
    void editingBeforeDecidingLosesNothing();
    void keepsAPackageThatWasNeverSaved();
    void liesElsewhereWhenTheFolderCannotBeWritten();
    void warnsOnceAndCatchesUpWhenTheDiskIsFull();
};

void TestJournal::aKilledProgramLosesNothing_data()
{
    QTest::addColumn<int>("killAfter");
    RandomEdits random(7);
    for (int round = 0; round < 12; ++round)
        QTest::newRow(qPrintable(QString::number(round))) << 1 + random.below(450);
    for (const int saving : {100, 200, 300, 400}) // it saves after these
        QTest::newRow(qPrintable(QStringLiteral("saving %1").arg(saving))) << saving;
}

void TestJournal::aKilledProgramLosesNothing()
{
    QFETCH(int, killAfter);
    const Folder folder;
    const auto seed = static_cast<unsigned>(killAfter);
    QProcess program;
    program.start(QStringLiteral(CRASHING_EDITOR), {folder.path(), QString::number(seed)});
    QByteArray said;
    while (said.size() < killAfter) {
        QVERIFY2(program.waitForReadyRead(), qPrintable(program.errorString()));
        said += program.readAllStandardOutput();
    }
    program.kill();
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    said += program.readAllStandardOutput();

    Document expected(samplePackage(), std::make_shared<rules::Ruleset>());
    EditorAtWork editor(seed);
    for (qsizetype i = 0; i < said.size(); ++i)
        editor.work(expected);

    const auto session = newSession();
    QVERIFY(session->open(folder.path()));
    if (session->recovery()) {
        QVERIFY(session->recover());
        QVERIFY(!session->recovery());
    }
    const QByteArray recovered = saved(session->document()->package());
    const QByteArray acknowledged = saved(expected.package());
    if (recovered != acknowledged) { // it may have done one thing more than it could tell of
        editor.work(expected);
        QVERIFY(recovered == saved(expected.package()));
    }
}

void TestJournal::aTornEntryIsLeftOut()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("journal"));
    const model::Package package = samplePackage();
    Journal journal;
    journal.start({.package = QStringLiteral("/somewhere"), .saved = 42, .base = {}}, {file});
    QVERIFY(!QFileInfo::exists(file));
    QVERIFY(journal.append(paint(package, "0101", "forest")));
    const qint64 first = QFileInfo(file).size();
    QVERIFY(journal.append(paint(package, "0102", "hills")));
    const QByteArray whole = Folder::read(file);

    const auto content = Journal::read(file);
    QVERIFY(content);
    QVERIFY(!content->torn);
    QCOMPARE(content->header.package, QStringLiteral("/somewhere"));
    QCOMPARE(content->header.saved, std::uint64_t{42});
    QCOMPARE(content->transactions.size(), std::size_t{2});
    QVERIFY(content->transactions[1].edits == paint(package, "0102", "hills").edits);

    for (qint64 length = first + 1; length < whole.size(); ++length) {
        Folder::write(file, whole.first(length));
        const auto torn = Journal::read(file);
        QVERIFY(torn);
        QVERIFY(torn->torn);
        QCOMPARE(torn->length, first);
        QCOMPARE(torn->transactions.size(), std::size_t{1});
    }
    Folder::write(file, whole.first(10));
    QVERIFY(!Journal::read(file));
}

void TestJournal::aDamagedEntryEndsTheJournal()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("journal"));
    const model::Package package = samplePackage();
    Journal journal;
    journal.start({}, {file});
    QVERIFY(journal.append(paint(package, "0101", "forest")));
    const qint64 first = QFileInfo(file).size();
    QVERIFY(journal.append(paint(package, "0102", "hills")));
    QByteArray bytes = Folder::read(file);
    bytes.replace(first, bytes.size() - first, bytes.sliced(first).replace("hills", "hinds"));
    Folder::write(file, bytes);
    const auto content = Journal::read(file);
    QVERIFY(content);
    QVERIFY(content->torn);
    QCOMPARE(content->transactions.size(), std::size_t{1});
}

void TestJournal::goesOnBehindATornEntry()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("journal"));
    const model::Package package = samplePackage();
    Journal journal;
    journal.start({}, {file});
    QVERIFY(journal.append(paint(package, "0101", "forest")));
    Folder::write(file, Folder::read(file) + "T 0000");
    Journal again;
    again.resume(file, *Journal::read(file));
    QVERIFY(again.append(paint(package, "0102", "hills")));
    const auto content = Journal::read(file);
    QVERIFY(content);
    QVERIFY(!content->torn);
    QCOMPARE(content->transactions.size(), std::size_t{2});
}

void TestJournal::savingAndClosingRemoveIt()
{
    const Folder folder;
    const auto session = newSession();
    QVERIFY(session->open(folder.path()));
    const QString file = besidePackage(session->path(), kJournal);
    QVERIFY(!QFileInfo::exists(file));
    paint(*session, "0101", "forest");
    QVERIFY(QFileInfo::exists(file));
    QVERIFY(session->save());
    QVERIFY(!QFileInfo::exists(file));
    paint(*session, "0101", "hills");
    QVERIFY(QFileInfo::exists(file));
    session->close();
    QVERIFY(!QFileInfo::exists(file));
}

void TestJournal::recoveryIsOneStepThatCanBeUndone()
{
    const Folder folder;
    auto session = newSession();
    QVERIFY(session->open(folder.path()));
    const model::Package onDisk = session->document()->package();
    paint(*session, "0101", "forest");
    paint(*session, "0102", "forest");
    const model::Package last = session->document()->package();

    session = newSession();
    QVERIFY(session->open(folder.path()));
    QVERIFY(session->recovery());
    QCOMPARE(session->recovery()->steps, std::size_t{2});
    QVERIFY(!session->recovery()->packageChanged);
    QVERIFY(session->document()->package() == onDisk);
    QVERIFY(session->recover());
    QVERIFY(session->document()->package() == last);
    QVERIFY(session->isModified());
    QCOMPARE(session->document()->undoStack()->count(), 1);
    session->document()->undoStack()->undo();
    QVERIFY(session->document()->package() == onDisk);
    QVERIFY(!session->isModified());
    session->document()->undoStack()->redo();

    session = newSession(); // and once more
    QVERIFY(session->open(folder.path()));
    QVERIFY(session->recover());
    QVERIFY(session->document()->package() == last);
    QVERIFY(session->save());
    session = newSession();
    QVERIFY(session->open(folder.path()));
    QVERIFY(!session->recovery());
    QVERIFY(session->document()->package() == last);
}

void TestJournal::saysWhenThePackageHasChanged()
{
    const Folder folder;
    auto session = newSession();
    QVERIFY(session->open(folder.path()));
    paint(*session, "0101", "forest");
    session.reset();
    const QString game = folder.file(QStringLiteral("game.xml"));
    Folder::write(game, Folder::read(game).replace("Drive on Moscow", "Race for Moscow"));

    session = newSession();
    QVERIFY(session->open(folder.path()));
    QVERIFY(session->recovery());
    QVERIFY(session->recovery()->packageChanged);
    QVERIFY(session->recover());
    const model::Package& package = session->document()->package();
    QCOMPARE(package.game().title, std::string("Race for Moscow"));
    QCOMPARE(package.terrain(package.atlas().find("0101")), model::Words("forest"));
}

void TestJournal::canBeDiscarded()
{
    const Folder folder;
    auto session = newSession();
    QVERIFY(session->open(folder.path()));
    paint(*session, "0101", "forest");
    session = newSession();
    QVERIFY(session->open(folder.path()));
    QVERIFY(session->recovery());
    session->discardRecovery();
    QVERIFY(!session->recovery());
    QVERIFY(!session->recover());
    session = newSession();
    QVERIFY(session->open(folder.path()));
    QVERIFY(!session->recovery());
}

void TestJournal::offersNothingWhenAllWasUndone()
{
    const Folder folder;
    auto session = newSession();
    QVERIFY(session->open(folder.path()));
    paint(*session, "0101", "forest");
    session->document()->undoStack()->undo();
    session = newSession();
    QVERIFY(session->open(folder.path()));
    QVERIFY(!session->recovery());
    QVERIFY(!QFileInfo::exists(besidePackage(session->path(), kJournal)));
}

void TestJournal::editingBeforeDecidingLosesNothing()
{
    const Folder folder;
    auto session = newSession();
    QVERIFY(session->open(folder.path()));
    paint(*session, "0101", "forest");
    session = newSession();
    QVERIFY(session->open(folder.path()));
    paint(*session, "0102", "hills");
    session = newSession();
    QVERIFY(session->open(folder.path()));
    QVERIFY(session->recover());
    const model::Package& package = session->document()->package();
    QCOMPARE(package.terrain(package.atlas().find("0101")), model::Words("forest"));
    QCOMPARE(package.terrain(package.atlas().find("0102")), model::Words("hills"));
}

void TestJournal::keepsAPackageThatWasNeverSaved()
{
    auto session = newSession();
    session->create({.title = QStringLiteral("Winter War")}, model::Atom("none"));
    QVERIFY(!session->isModified());
    paint(*session, "0101", "forest");
    paint(*session, "0102", "forest");
    const model::Package last = session->document()->package();
    QVERIFY(Session::unsavedPackages().isEmpty()); // it is being worked on

    session = newSession();
    QCOMPARE(Session::unsavedPackages().size(), 1);
    QVERIFY(session->recoverUnsaved(Session::unsavedPackages().front()));
    QVERIFY(session->document()->package() == last);
    QVERIFY(session->isModified());
    QVERIFY(session->path().isEmpty());
    QVERIFY(Session::unsavedPackages().isEmpty());
    paint(*session, "0103", "forest");

    const QTemporaryDir parent;
    QVERIFY(session->saveAs(parent.filePath(QStringLiteral("winter"))));
    QVERIFY(!session->isModified());
    session.reset();
    QVERIFY(Session::unsavedPackages().isEmpty());
    session = newSession();
    QVERIFY(session->open(parent.filePath(QStringLiteral("winter"))));
    QCOMPARE(session->title(), QStringLiteral("Winter War"));
    session->close(); // before its folder goes
}

void TestJournal::liesElsewhereWhenTheFolderCannotBeWritten()
{
    const Folder folder;
    auto session = newSession();
    QVERIFY(session->open(folder.path()));
    QVERIFY(QDir().mkpath(besidePackage(session->path(), kJournal))); // no file can be made there
    paint(*session, "0101", "forest");
    const model::Package last = session->document()->package();
    session = newSession();
    QVERIFY(session->open(folder.path()));
    QVERIFY(session->recover());
    QVERIFY(session->document()->package() == last);
    session->close();
    QCOMPARE(Journal::find(folder.path()), QString());
}

void TestJournal::warnsOnceAndCatchesUpWhenTheDiskIsFull()
{
    const Folder folder;
    auto session = newSession();
    QVERIFY(session->open(folder.path()));
    QSignalSpy errors(session.get(), &Session::errorOccurred);
    const QString beside = besidePackage(session->path(), kJournal);
    const QString elsewhere = inDataFolder(session->path(), kJournal);
    QVERIFY(QDir().mkpath(beside));
    QVERIFY(QDir().mkpath(elsewhere));
    paint(*session, "0101", "forest");
    paint(*session, "0102", "forest");
    QTRY_COMPARE(errors.count(), 1);
    QVERIFY(QDir().rmdir(beside));
    QVERIFY(QDir().rmdir(elsewhere));
    paint(*session, "0103", "forest");
    const model::Package last = session->document()->package();
    session = newSession();
    QVERIFY(session->open(folder.path()));
    QVERIFY(session->recovery());
    QCOMPARE(session->recovery()->steps, std::size_t{3});
    QVERIFY(session->recover());
    QVERIFY(session->document()->package() == last);
}

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
