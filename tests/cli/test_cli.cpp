#include "model/files.h"
#include "model/xml/schema.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Outcome {
    int code = -1;
    QString out;
    QString err;
};

Outcome hexwerkc(const QStringList& arguments, const QString& folder = {})
{
    QProcess process;
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(QStringLiteral(HEXWERKC), arguments);
    process.waitForFinished(60000);
    return {.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            .out = QString::fromUtf8(process.readAllStandardOutput()),
            .err = QString::fromUtf8(process.readAllStandardError())};
}

QStringList samples()
{
    const QDir folder(QStringLiteral(HEXWERK_SOURCE_DIR "/resources/samples"));
    QStringList paths;
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        paths << folder.filePath(name);
    return paths;
}

QString stalinsWar()
{
    return QStringLiteral(HEXWERK_SOURCE_DIR "/resources/samples/stalins-war");
}

/// Copies what belongs to a package: no hidden file, since another program may have the sample open.
void copyFolder(const QString& from, const QString& to)
{
    QDirIterator it(from, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        const QString copy = to + path.mid(from.size());
        QDir().mkpath(QFileInfo(copy).absolutePath());
        QVERIFY(QFile::copy(path, copy));
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    }
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Every file below a folder by its path.
QMap<QString, QByteArray> filesIn(const QString& folder)
{
    QMap<QString, QByteArray> files;
    QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        files.insert(path.mid(folder.size() + 1), contentOf(path));
    }
    return files;
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

/// The command line as a script uses it: the real program, its exit codes and what it leaves on disk.
class TestCli : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(!samples().isEmpty()); }

    void helpOfEveryCommand()
    {
        for (const char* command :
             {"check", "cases", "query", "format", "bundle", "unbundle", "render", "schema"}) {
            const Outcome outcome = hexwerkc({QString::fromLatin1(command), QStringLiteral("--help")});
            QCOMPARE(outcome.code, 0);
            QVERIFY2(outcome.out.contains(QString::fromLatin1(command)), command);
        }
        QCOMPARE(hexwerkc({QStringLiteral("--version")}).code, 0);
        QCOMPARE(hexwerkc({}).code, 2);
        QCOMPARE(hexwerkc({QStringLiteral("juggle")}).code, 2);
    }

    void samplesAreClean()
    {
        for (const QString& sample : samples()) {
            const Outcome outcome = hexwerkc({QStringLiteral("check"), sample});
            QVERIFY2(outcome.code == 0, qPrintable(outcome.out + outcome.err));
            QVERIFY2(outcome.out.contains(QStringLiteral("0 errors")), qPrintable(outcome.out));
        }
    }

    void samplesAreCanonical()
    {
        for (const QString& sample : samples()) {
            const Outcome outcome = hexwerkc({QStringLiteral("format"), QStringLiteral("--check"), sample});
            QVERIFY2(outcome.code == 0, qPrintable(outcome.out));
        }
    }

    void formatMakesTheCanonicalForm()
    {
        QTemporaryDir folder;
        const QString package = folder.filePath(QStringLiteral("game"));
        copyFolder(stalinsWar(), package);
        const auto before = filesIn(package);
        QByteArray game = before.value(QStringLiteral("game.xml"));
        write(package + QStringLiteral("/game.xml"), game.replace("\n  <", "\n\n      <"));
        QCOMPARE(hexwerkc({QStringLiteral("format"), QStringLiteral("--check"), package}).code, 1);
        const Outcome outcome = hexwerkc({QStringLiteral("format"), QStringLiteral("game")}, folder.path());
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out, QStringLiteral("game/game.xml\n"));
        QVERIFY(filesIn(package) == before);
    }

    void findingsAsTextJsonAndSarif()
    {
        QTemporaryDir folder;
        const QString package = folder.filePath(QStringLiteral("game"));
        copyFolder(stalinsWar(), package);
        const QString setup = package + QStringLiteral("/scenarios/campaign/setup-axis.xml");
        QByteArray text = contentOf(setup);
        write(setup, text.replace("hex=\"1523\"", "hex=\"9999\""));

        const Outcome plain = hexwerkc({QStringLiteral("check"), package});
        QCOMPARE(plain.code, 1);
        QVERIFY2(plain.out.contains(QStringLiteral("setup-axis.xml:")), qPrintable(plain.out));
        QVERIFY2(plain.out.contains(QStringLiteral("9999")), qPrintable(plain.out));

        const Outcome json =
            hexwerkc({QStringLiteral("check"), QStringLiteral("--format"), QStringLiteral("json"), package});
        QCOMPARE(json.code, 1);
        const QJsonObject report = QJsonDocument::fromJson(json.out.toUtf8()).object();
        QVERIFY(report.value(QStringLiteral("errors")).toInt() >= 1);
        bool found = false;
        for (const QJsonValue& value : report.value(QStringLiteral("findings")).toArray()) {
            const QJsonObject finding = value.toObject();
            found = found
                || (finding.value(QStringLiteral("file")).toString() == setup
                    && finding.value(QStringLiteral("line")).toInt() > 1
                    && finding.value(QStringLiteral("message")).toString().contains(QStringLiteral("9999")));
        }
        QVERIFY(found);

        const Outcome sarif =
            hexwerkc({QStringLiteral("check"), QStringLiteral("--format"), QStringLiteral("sarif"), package});
        QCOMPARE(sarif.code, 1);
        const QJsonObject log = QJsonDocument::fromJson(sarif.out.toUtf8()).object();
        QCOMPARE(log.value(QStringLiteral("version")).toString(), QStringLiteral("2.1.0"));
        QVERIFY(!log.value(QStringLiteral("runs"))
                     .toArray()
                     .first()
                     .toObject()
                     .value(QStringLiteral("results"))
                     .toArray()
                     .isEmpty());
    }

    void scenarioCanBePicked()
    {
        QCOMPARE(hexwerkc({QStringLiteral("check"), QStringLiteral("--scenario"), QStringLiteral("campaign"),
                           stalinsWar()})
                     .code,
                 0);
        const Outcome unknown = hexwerkc(
            {QStringLiteral("check"), QStringLiteral("--scenario"), QStringLiteral("nowhere"), stalinsWar()});
        QCOMPARE(unknown.code, 2);
        QVERIFY(unknown.err.contains(QStringLiteral("nowhere")));
    }

    void unreadableFilesChangeNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("position");
        QTest::newRow("truncated") << QByteArray("<map format=\"1\" id=\"main\">\n  <hex id=\"16") << ":2:";
        QTest::newRow("newer") << QByteArray("<map format=\"12\" id=\"main\"/>") << ":1:2";
        QTest::newRow("binary") << QByteArray("\x7f\x45\x4c\x46\x00\x01", 6) << ":1:";
        QTest::newRow("entities") << QByteArray("<!DOCTYPE x [<!ENTITY a \"&b;&b;\">]><map format=\"1\"/>")
                                  << ":1:";
        QTest::newRow("nested") << "<map format=\"1\" id=\"main\">" + QByteArray("<x>").repeated(5000)
                + QByteArray("</x>").repeated(5000)
                + "</map>" << ":1:";
    }

    void unreadableFilesChangeNothing()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, position);
        QTemporaryDir folder;
        const QString package = folder.filePath(QStringLiteral("game"));
        copyFolder(stalinsWar(), package);
        write(package + QStringLiteral("/maps/main.xml"), text);
        const auto before = filesIn(folder.path());
        for (const QStringList& command :
             {QStringList{QStringLiteral("check"), package}, QStringList{QStringLiteral("format"), package},
              QStringList{QStringLiteral("bundle"), package, QStringLiteral("-o"),
                          folder.filePath(QStringLiteral("b.xml"))},
              QStringList{QStringLiteral("render"), package, QStringLiteral("-o"),
                          folder.filePath(QStringLiteral("m.png"))}}) {
            const Outcome outcome = hexwerkc(command);
            QVERIFY2(outcome.code == 2, qPrintable(command.join(u' ') + outcome.out + outcome.err));
            const QString said = outcome.out + outcome.err;
            QVERIFY2(said.contains(QStringLiteral("maps/main.xml") + position), qPrintable(said));
        }
        QVERIFY(filesIn(folder.path()) == before);
    }

    void missingPackage()
    {
        const Outcome outcome = hexwerkc({QStringLiteral("check"), QStringLiteral("/no/such/package")});
        QCOMPARE(outcome.code, 2);
        QVERIFY(!(outcome.out + outcome.err).isEmpty());
    }

    void bundleAndBack()
    {
        QTemporaryDir folder;
        const QString package = folder.filePath(QStringLiteral("game"));
        copyFolder(stalinsWar(), package);
        QDir(package).mkdir(QStringLiteral("art"));
        write(package + QStringLiteral("/art/x.png"), QByteArray("\x89PNG\0\r\n", 7));
        const auto before = filesIn(package);
        write(package + QStringLiteral("/.hexwerk-journal"), "of a program that has it open");
        const QString bundle = folder.filePath(QStringLiteral("game.hexwerk"));
        QCOMPARE(hexwerkc({QStringLiteral("bundle"), package, QStringLiteral("-o"), bundle}).code, 0);
        QCOMPARE(hexwerkc({QStringLiteral("check"), bundle}).code, 0);
        const QString back = folder.filePath(QStringLiteral("back"));
        QCOMPARE(hexwerkc({QStringLiteral("unbundle"), bundle, QStringLiteral("-o"), back}).code, 0);
        QVERIFY(filesIn(back) == before);
        QCOMPARE(hexwerkc({QStringLiteral("unbundle"), bundle, QStringLiteral("-o"), back}).code, 2);
    }

    void renderWritesPictures()
    {
        QTemporaryDir folder;
        for (const char* name : {"map.png", "map.svg", "map.pdf"}) {
            const QString file = folder.filePath(QString::fromLatin1(name));
            const Outcome outcome = hexwerkc({QStringLiteral("render"), stalinsWar(), QStringLiteral("-o"),
                                              file, QStringLiteral("--pixels"), QStringLiteral("24")});
            QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
            QVERIFY(QFileInfo(file).size() > 1000);
        }
        const auto light = folder.filePath(QStringLiteral("light.png"));
        QCOMPARE(hexwerkc({QStringLiteral("render"), stalinsWar(), QStringLiteral("-o"), light,
                           QStringLiteral("--pixels"), QStringLiteral("24"), QStringLiteral("--style"),
                           QStringLiteral("light")})
                     .code,
                 0);
        QVERIFY(contentOf(light) != contentOf(folder.filePath(QStringLiteral("map.png"))));
        const Outcome unknown = hexwerkc({QStringLiteral("render"), stalinsWar(), QStringLiteral("-o"), light,
                                          QStringLiteral("--style"), QStringLiteral("loud")});
        QCOMPARE(unknown.code, 2);
        const Outcome bad = hexwerkc({QStringLiteral("render"), stalinsWar(), QStringLiteral("-o"),
                                      folder.filePath(QStringLiteral("map.doc"))});
        QCOMPARE(bad.code, 2);
        QVERIFY(!bad.err.isEmpty());
    }

    void schemasAreThoseOfTheProgram()
    {
        for (const std::string_view name : model::schemaNames()) {
            const QString kind = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
            const QString file = QStringLiteral(HEXWERK_SOURCE_DIR "/resources/schema/%1.xsd").arg(kind);
            QVERIFY2(QString::fromUtf8(contentOf(file)) == QString::fromStdString(model::schemaText(name)),
                     qPrintable(file));
        }
    }

    void samplesAreValidBySchema()
    {
        for (const QString& sample : samples()) {
            const auto files = filesIn(sample);
            for (auto it = files.begin(); it != files.end(); ++it) {
                if (!it.key().endsWith(QStringLiteral(".xml")))
                    continue;
                const qsizetype start = it.value().indexOf("<", it.value().indexOf("?>") + 2);
                QByteArray root = it.value().mid(start + 1);
                root = root.left(root.indexOf(' '));
                QProcess xmllint;
                xmllint.start(QStringLiteral("xmllint"),
                              {QStringLiteral("--noout"), QStringLiteral("--schema"),
                               QStringLiteral(HEXWERK_SOURCE_DIR "/resources/schema/%1.xsd")
                                   .arg(QString::fromUtf8(root)),
                               sample + u'/' + it.key()});
                QVERIFY(xmllint.waitForFinished());
                QVERIFY2(xmllint.exitCode() == 0, xmllint.readAllStandardError().constData());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "test_cli.moc"
