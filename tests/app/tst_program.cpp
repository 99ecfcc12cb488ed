// The program as a user starts it, and what is left of the work when it is killed.
#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "app/settings.h"
#include "apptest.h"
#include "editor/canvas/placement.h"

#include <QImage>
#include <QProcess>
#include <QPushButton>
#include <QUndoStack>

#include <csignal>
#include <cstdio>

using model::Atom;

namespace {

/// Opens a game in the window, moves a unit, and dies without a word.
[[noreturn]] void editAndDie(const QString& package, const QString& settingsFile)
{
    app::Settings settings(settingsFile);
    app::MainWindow window(settings);
    window.show();
    if (!window.files().open(package))
        std::exit(1);
    editor::Document& document = window.document();
    const std::vector<editor::UnitMove> moves{
        {.unit = Atom("ge-57-pz"), .to = document.package().atlas().find("1721")}};
    document.perform(editor::moveUnits(document.package(), document.scenario(), moves));
    std::raise(SIGKILL);
    std::abort();
}

QProcessEnvironment childEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    return environment;
}

} // namespace

class ProgramTest : public QObject {
    Q_OBJECT
private slots:
    void saysItsVersionAndHelp();
    void refusesWrongArguments();
    void savesAScreenshot();
    void workSurvivesTheKillOfTheProgram();
    void workOnASampleSurvivesToo();

private:
    QTemporaryDir m_folder;
};

void ProgramTest::saysItsVersionAndHelp()
{
    for (const auto& [argument, expected] : {std::pair(QStringLiteral("--version"), "hexwerk"),
                                             std::pair(QStringLiteral("--help"), "--screenshot")}) {
        QProcess program;
        program.setProcessEnvironment(childEnvironment());
        program.start(QStringLiteral(HEXWERK_PROGRAM), {argument});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
        const QByteArray said = program.readAllStandardOutput();
        QVERIFY2(said.toLower().contains(expected), said.constData());
    }
}

void ProgramTest::refusesWrongArguments()
{
    for (const QStringList& arguments : {QStringList{QStringLiteral("--size"), QStringLiteral("big")},
                                         QStringList{QStringLiteral("a"), QStringLiteral("b")}}) {
        QProcess program;
        program.setProcessEnvironment(childEnvironment());
        program.start(QStringLiteral(HEXWERK_PROGRAM), arguments);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 2);
        QVERIFY(program.readAllStandardError().startsWith("hexwerk: "));
    }
}

void ProgramTest::savesAScreenshot()
{
    const QString file = m_folder.filePath(QStringLiteral("window.png"));
    QProcess program;
    program.setProcessEnvironment(childEnvironment());
    program.start(QStringLiteral(HEXWERK_PROGRAM),
                  {copyOfSample(m_folder, QStringLiteral("pictured")), QStringLiteral("--scenario"),
                   QStringLiteral("campaign"), QStringLiteral("--size"), QStringLiteral("1280x800"),
                   QStringLiteral("--screenshot"), file});
    QVERIFY(program.waitForFinished(60000));
    QCOMPARE(program.exitCode(), 0);
    const QImage picture(file);
    QCOMPARE(picture.size() / picture.devicePixelRatio(), QSize(1280, 800));
    QSet<QRgb> colours;
    for (int x = 0; x < picture.width(); x += 7)
        colours.insert(picture.pixel(x, picture.height() / 2));
    QVERIFY(colours.size() > 10); // a map, not a grey rectangle
}

void ProgramTest::workSurvivesTheKillOfTheProgram()
{
    const QString package = copyOfSample(m_folder, QStringLiteral("killed"));
    const auto before = bytesOf(package);
    QProcess victim;
    victim.setProcessEnvironment(childEnvironment());
    victim.start(
        QCoreApplication::applicationFilePath(),
        {QStringLiteral("--edit-and-die"), package, m_folder.filePath(QStringLiteral("victim.ini"))});
    QVERIFY(victim.waitForFinished());
    QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
    QCOMPARE(bytesOf(package), before);

    app::Settings settings(m_folder.filePath(QStringLiteral("settings.ini")));
    app::MainWindow window(settings);
    window.show();
    QVERIFY(window.files().open(package));
    const auto unit = [&] {
        return window.document().package().find<model::Unit>(
            {.scope = Atom("campaign"), .id = Atom("ge-57-pz")});
    };
    QCOMPARE(unit()->hex, Atom("1720"));
    QVERIFY(window.messages().isVisible());
    QTest::mouseClick(window.messages().findChildren<QPushButton*>().first(), Qt::LeftButton);
    QCOMPARE(unit()->hex, Atom("1721"));
    QVERIFY(window.session().isModified());
    QVERIFY(window.files().save());
    QVERIFY(bytesOf(package)
                .value(QStringLiteral("/scenarios/campaign/setup-axis.xml"))
                .contains(R"(counter="ge-57-pz" hex="1721")"));
}

void ProgramTest::workOnASampleSurvivesToo()
{
    QProcess victim;
    victim.setProcessEnvironment(childEnvironment());
    victim.start(
        QCoreApplication::applicationFilePath(),
        {QStringLiteral("--edit-and-die"), samplePath(), m_folder.filePath(QStringLiteral("victim.ini"))});
    QVERIFY(victim.waitForFinished());
    QCOMPARE(victim.exitStatus(), QProcess::CrashExit);

    app::Settings settings(m_folder.filePath(QStringLiteral("settings.ini")));
    app::MainWindow window(settings);
    window.show();
    QVERIFY(window.files().open(samplePath()));
    QVERIFY(window.messages().isVisible());
    QTest::mouseClick(window.messages().findChildren<QPushButton*>().first(), Qt::LeftButton);
    const auto* unit =
        window.document().package().find<model::Unit>({.scope = Atom("campaign"), .id = Atom("ge-57-pz")});
    QCOMPARE(unit->hex, Atom("1721"));
    QVERIFY(window.session().isModified());
    const QString mine = m_folder.filePath(QStringLiteral("mine"));
    QVERIFY(window.files().saveTo(mine));
    QCOMPARE(bytesOf(mine).keys(), bytesOf(samplePath()).keys());
    QVERIFY(editor::Session::unsavedPackages(samplePath()).isEmpty());
}

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    app::startUp(application);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QStringLiteral("--edit-and-die"))
        editAndDie(arguments.value(2), arguments.value(3));
    ProgramTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_program.moc"
