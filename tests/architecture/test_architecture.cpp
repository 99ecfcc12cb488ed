#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

struct SourceFile {
    QString path; ///< from the root of the project
    QStringList includes;
    qsizetype lines = 0;
};

QList<SourceFile> sourcesIn(const QString& folder)
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"));
    const QString root = QStringLiteral(HEXWERK_SOURCE_DIR "/");
    QList<SourceFile> files;
    QDirIterator it(root + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        SourceFile source{.path = file.fileName().mid(root.size()), .includes = {}, .lines = 0};
        const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
        source.lines = lines.size() - 1;
        for (const QString& line : lines)
            if (const auto match = include.match(line); match.hasMatch())
                source.includes << match.captured(1);
        files << source;
    }
    return files;
}

bool isQt(const QString& include)
{
    static const QRegularExpression header(QStringLiteral("^(Q[A-Z]|Qt[A-Z]\\w*/|q[a-z]+\\.h)"));
    return header.match(include).hasMatch();
}

} // namespace

/// The layers of the design, held by reading every include.
class TestArchitecture : public QObject {
    Q_OBJECT
private slots:
    void nothingIncludesUpwards_data()
    {
        QTest::addColumn<QString>("layer");
        QTest::addColumn<QStringList>("above");
        QTest::newRow("model") << "model" << QStringList{"rules/", "editor/", "app/"};
        QTest::newRow("rules") << "rules" << QStringList{"editor/", "app/"};
        QTest::newRow("editor") << "editor" << QStringList{"app/"};
    }
    void nothingIncludesUpwards()
    {
        QFETCH(const QString, layer);
        QFETCH(const QStringList, above);
        const auto files = sourcesIn(layer);
        QVERIFY(files.size() > 3);
        for (const SourceFile& file : files)
            for (const QString& include : file.includes)
                for (const QString& forbidden : above)
                    QVERIFY2(!include.startsWith(forbidden), qPrintable(file.path + " includes " + include));
    }

    void noQtBelowTheEditor()
    {
        for (const QString& layer : {QStringLiteral("model"), QStringLiteral("rules")})
            for (const SourceFile& file : sourcesIn(layer))
                for (const QString& include : file.includes)
                    QVERIFY2(!isQt(include), qPrintable(file.path + " includes " + include));
    }

    void dockingOnlyInTheApplication()
    {
        for (const QString& layer : {QStringLiteral("model"), QStringLiteral("rules"), QStringLiteral("editor")})
            for (const SourceFile& file : sourcesIn(layer))
                for (const QString& include : file.includes)
                    QVERIFY2(!include.startsWith("kddockwidgets/"), qPrintable(file.path));
    }

    void xmlOnlyInReadersAndWriters()
    {
        for (const QString& layer :
             {QStringLiteral("model"), QStringLiteral("rules"), QStringLiteral("editor"), QStringLiteral("app")})
            for (const SourceFile& file : sourcesIn(layer))
                if (!file.path.startsWith("model/xml/") && !file.path.startsWith("rules/ruleset/"))
                    QVERIFY2(!file.includes.contains("pugixml.hpp"), qPrintable(file.path));
    }

    void rulesTouchNoFileClockOrLocale()
    {
        const QStringList forbidden{"fstream",  "filesystem", "cstdio", "chrono", "ctime",   "locale",
                                    "clocale",  "random",     "thread", "iostream", "model/files.h"};
        for (const SourceFile& file : sourcesIn(QStringLiteral("rules")))
            for (const QString& include : file.includes)
                QVERIFY2(!forbidden.contains(include), qPrintable(file.path + " includes " + include));
    }

    void filesHoldOneIdea()
    {
        for (const QString& layer :
             {QStringLiteral("model"), QStringLiteral("rules"), QStringLiteral("editor"), QStringLiteral("app")})
            for (const SourceFile& file : sourcesIn(layer)) {
                const qsizetype most = file.path.endsWith(".h") ? 250
                    : file.path.startsWith("rules/modules/")    ? 200
                                                                : 500;
                QVERIFY2(file.lines <= most, qPrintable(QString("%1 has %2 lines").arg(file.path).arg(file.lines)));
            }
    }
};

QTEST_APPLESS_MAIN(TestArchitecture)
#include "test_architecture.moc"
