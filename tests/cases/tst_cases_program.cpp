#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Outcome {
    int code = -1;
    QString out;
    QString err;
};

Outcome hexwerkc(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(HEXWERKC), arguments);
    process.waitForFinished(120000);
    return {.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            .out = QString::fromUtf8(process.readAllStandardOutput()),
            .err = QString::fromUtf8(process.readAllStandardError())};
}

QString allCases()
{
    return QStringLiteral(HEXWERK_SOURCE_DIR "/tests/cases");
}

/// A folder with one case file.
class Folder {
public:
    explicit Folder(const QByteArray& cases)
    {
        QFile file(path());
        if (file.open(QIODevice::WriteOnly))
            file.write(R"(<cases format="1" game="stalins-war">)" + cases + "</cases>");
    }
    QString path() const { return m_folder.filePath(QStringLiteral("some.xml")); }

private:
    QTemporaryDir m_folder;
};

} // namespace

/// hexwerkc cases as a script uses it.
class TestCasesProgram : public QObject {
    Q_OBJECT
private slots:
    void namesWhatDiffers();
    void mistakesOfAFileAreNoFailures_data();
    void mistakesOfAFileAreNoFailures();
    void nothingThere();
    void theReadmeCountsTheCases();
    void theExampleOfTheDescriptionWorks();
};

void TestCasesProgram::namesWhatDiffers()
{
    const Folder folder(R"(
<case id="A" title="Far apart" cites="1.1"><hexes>0101..0105</hexes><then>
<distance from="0101" to="0105" is="3"/>
<distance from="0101" to="0102" is="1"/>
</then></case>
<case id="B"><hexes>0101</hexes><then><neighbours hex="0101" is="none"/></then></case>)");
    const Outcome outcome = hexwerkc({QStringLiteral("cases"), folder.path()});
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.out,
             folder.path()
                 + QStringLiteral(":2: A (1.1) Far apart\n"
                                  "  line 3: <distance from=\"0101\" to=\"0105\" is=\"3\"/>\n"
                                  "    expected: is=\"3\"\n"
                                  "    got:      is=\"4\"\n"
                                  "1 passed, 1 failed\n"));
}

void TestCasesProgram::mistakesOfAFileAreNoFailures_data()
{
    QTest::addColumn<QByteArray>("cases");
    QTest::addColumn<QString>("says");
    QTest::newRow("element") << QByteArray("<case id='A'><pieces/><then><silent/></then></case>")
                             << "<pieces> has no place here.";
    QTest::newRow("attribute") << QByteArray("<case id='A'><then><silent rules='x'/></then></case>")
                               << "<silent> has no attribute \"rules\".";
    QTest::newRow("expects nothing") << QByteArray("<case id='A'/>") << "expects nothing";
    QTest::newRow("same id twice") << QByteArray("<case id='A'><then><silent/></then></case>"
                                                 "<case id='A'><then><silent/></then></case>")
                                   << "needs an id";
    QTest::newRow("no hex") << QByteArray("<case id='A'><hexes>0101</hexes><hex id='0909' terrain='clear'/>"
                                          "<then><silent/></then></case>")
                            << "0909";
    QTest::newRow("no package") << QByteArray("<case id='A' package='nowhere'><then><silent/></then></case>")
                                << "\"nowhere\" cannot be read";
    QTest::newRow("no XML") << QByteArray("<case") << "some.xml:";
}

void TestCasesProgram::mistakesOfAFileAreNoFailures()
{
    QFETCH(const QByteArray, cases);
    QFETCH(const QString, says);
    const Folder folder(cases);
    const Outcome outcome = hexwerkc({QStringLiteral("cases"), folder.path()});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains(says), qPrintable(outcome.err));
    QCOMPARE(outcome.out, QStringLiteral("0 passed, 0 failed\n"));
}

void TestCasesProgram::nothingThere()
{
    QCOMPARE(hexwerkc({QStringLiteral("cases"), QStringLiteral("nowhere.xml")}).code, 2);
}

void TestCasesProgram::theReadmeCountsTheCases()
{
    QFile readme(QStringLiteral(HEXWERK_SOURCE_DIR "/README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(readme.readAll());
    const QString begin = QStringLiteral("<!-- hexwerkc cases --table tests/cases -->\n");
    const qsizetype from = text.indexOf(begin) + begin.size();
    const QString table = text.mid(from, text.indexOf(QStringLiteral("<!-- end -->"), from) - from);
    QCOMPARE(table, hexwerkc({QStringLiteral("cases"), QStringLiteral("--table"), allCases()}).out);
}

void TestCasesProgram::theExampleOfTheDescriptionWorks()
{
    QFile description(allCases() + QStringLiteral("/README.md"));
    QVERIFY(description.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(description.readAll());
    const qsizetype from = text.indexOf(QStringLiteral("<?xml"));
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(allCases() + QStringLiteral("/stalins-war/base.xml"),
                        folder.filePath(QStringLiteral("base.xml"))));
    QFile example(folder.filePath(QStringLiteral("example.xml")));
    QVERIFY(example.open(QIODevice::WriteOnly));
    example.write(text.mid(from, text.indexOf(QStringLiteral("```"), from) - from).toUtf8());
    example.close();
    const Outcome outcome = hexwerkc({QStringLiteral("cases"), folder.path()});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.out, QStringLiteral("1 passed, 0 failed\n"));
}

QTEST_APPLESS_MAIN(TestCasesProgram)
#include "tst_cases_program.moc"
