#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace {

struct Outcome {
    int code = -1;
    QByteArray out;
    QString err;
};

/// Asks about the sample campaign.
Outcome ask(const QString& what, const QStringList& options)
{
    QProcess process;
    process.start(QStringLiteral(HEXWERKC),
                  QStringList{QStringLiteral("query"), what,
                              QStringLiteral(HEXWERK_SOURCE_DIR "/resources/samples/stalins-war"),
                              QStringLiteral("--scenario"), QStringLiteral("campaign")}
                      + options);
    process.waitForFinished(60000);
    return {.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            .out = process.readAllStandardOutput(),
            .err = QString::fromUtf8(process.readAllStandardError())};
}

QJsonDocument answer(const char* what, const QStringList& options)
{
    const Outcome outcome = ask(QString::fromLatin1(what), options);
    if (outcome.code != 0)
        qWarning() << outcome.err;
    return QJsonDocument::fromJson(outcome.out);
}

QStringList texts(const QJsonValue& array)
{
    QStringList list;
    for (const QJsonValue value : array.toArray())
        list << value.toString();
    return list;
}

} // namespace

/// hexwerkc query as a script uses it, on the sample campaign.
class TestQuery : public QObject {
    Q_OBJECT
private slots:
    void supply()
    {
        const auto unit = answer("supply", {"--unit", "ge-24-pz"});
        QCOMPARE(unit["status"].toString(), "full");
        QCOMPARE(unit["trace"].toString(), "german");
        QCOMPARE(texts(unit["path"]).constFirst(), "1622");
        QCOMPARE(answer("supply", {}).array().size(), 50);
        QCOMPARE(answer("supply", {"--hex", "2722", "--side", "soviet"})["status"].toString(), "full");
        QCOMPARE(answer("supply", {"--hex", "2722", "--side", "axis"})["status"].toString(), "oos");
    }

    void zoc()
    {
        const auto all = answer("zoc", {}).object();
        QCOMPARE(all.keys(), (QStringList{"axis", "soviet"}));
        QVERIFY(texts(all["axis"]).contains("1721"));
        QCOMPARE(answer("zoc", {"--side", "soviet"}).object().keys(), QStringList("soviet"));
    }

    void reachAndPath()
    {
        QCOMPARE(answer("reach", {"--unit", "ge-24-pz"})["refused"]["id"].toString(), "SW-4.4.2");
        const auto reach = answer("reach", {"--unit", "ge-24-pz", "--turn", "2"});
        QCOMPARE(reach["allowance"].toInt(), 5);
        QVERIFY(reach["refused"].isNull());
        QVERIFY(!reach["hexes"].toArray().isEmpty());
        const auto way = answer("path", {"--unit", "su-7m", "--movement", "rail", "--to", "2621"});
        QCOMPARE(texts(way["path"]), (QStringList{"2722", "2622", "2621"}));
        const auto blocked = answer("path", {"--unit", "ge-24-pz", "--turn", "2", "--to", "1722"});
        QVERIFY(texts(blocked["path"]).isEmpty());
        QCOMPARE(blocked["refused"]["citation"].toString(), "8.3");
        QVERIFY(!blocked["refused"]["says"].toString().isEmpty());
    }

    void stack()
    {
        const auto stack = answer("stack", {"--hex", "1622"});
        QCOMPARE(stack["units"].toArray().size(), 4);
        QCOMPARE(stack["sides"][0]["counted"].toInt(), 4);
    }

    void victory()
    {
        QCOMPARE(answer("victory", {})["points"].toInt(), 7);
        const auto won = answer("victory", {"--moment", "end-of-turn", "--flag", "vp=20"});
        QCOMPARE(won["wins"][0]["id"].toString(), "SW-5.1.2a");
        QCOMPARE(won["wins"][0]["side"].toString(), "axis");
        QVERIFY(won["held"].toArray().size() > 20);
    }

    void weather()
    {
        QCOMPARE(answer("weather", {"--turn", "3", "--round", "1"})["weather"].toString(), "rasputitsa");
        QCOMPARE(answer("weather", {}).array().size(), 1 + (17 * 5));
    }

    void odds()
    {
        const auto odds = answer("odds", {"--unit", "ge-24-pz", "--unit", "ge-46-pz", "--hex", "1722"});
        QCOMPARE(odds["attack"]["strength"].toInt(), 8);
        QCOMPARE(odds["attack"]["table"].toString(), "SCU");
        QVERIFY(odds["attack"]["tableMissing"].toBool());
        QCOMPARE(texts(odds["defenders"]), QStringList("su-28r-corps"));
        QVERIFY(odds["illegal"].toArray().isEmpty());
    }

    void value()
    {
        QCOMPARE(answer("value", {"--name", "axis-hand"})["axis-hand"].toString(), "6");
        QCOMPARE(
            answer("value", {"--name", "axis-hand", "--flag", "axis-hand-change=-1"})["axis-hand"].toString(),
            "5");
        QCOMPARE(answer("value", {"--name", "effective-ma", "--unit", "ge-24-pz"})["effective-ma"].toString(),
                 "0");
        QVERIFY(answer("value", {}).object().size() > 20);
    }

    void whatDoesNotExist_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("unit") << QStringList{"supply", "--unit", "nobody"} << "nobody";
        QTest::newRow("hex") << QStringList{"stack", "--hex", "9999"} << "9999";
        QTest::newRow("no hex") << QStringList{"stack"} << "--hex";
        QTest::newRow("no unit") << QStringList{"reach"} << "--unit";
        QTest::newRow("movement") << QStringList{"reach", "--unit", "ge-24-pz", "--movement", "flight"}
                                  << "flight";
        QTest::newRow("value") << QStringList{"value", "--name", "luck"} << "luck";
        QTest::newRow("flag") << QStringList{"victory", "--flag", "vp"} << "ID=VALUE";
        QTest::newRow("attackers") << QStringList{"odds", "--hex", "1722"} << "--unit";
        QTest::newRow("question") << QStringList{"luck"} << "luck";
    }
    void whatDoesNotExist()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, says);
        const Outcome outcome = ask(arguments.constFirst(), arguments.mid(1));
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(says), qPrintable(outcome.err));
        QVERIFY(outcome.out.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestQuery)
#include "test_query.moc"
