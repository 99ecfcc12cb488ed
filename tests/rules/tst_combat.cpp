#include "tests/rules/play_fixture.h"

#include <QTest>

/// Combat of Stalin's War (11, 13, 15, 20) before and after the dice.
class TestCombat : public QObject {
    Q_OBJECT

private slots:
    void strengthsAndTables()
    {
        PlayFixture game;
        game.place("24-pz", "2004");
        game.place("43-corps", "2004");
        game.place("13r", "2005");
        auto answer = game.combat("24-pz 43-corps", "2005");
        QVERIFY(answer.illegal.empty());
        QCOMPARE(answer.attack.strength, 5.0);
        QCOMPARE(answer.defense.strength, 2.0);
        QCOMPARE(answer.attack.table.text(), "SCU");
        QVERIFY(answer.attack.missing);
        QVERIFY(answer.attack.results.empty());
        game.place("46-pz", "2004");
        game.place("47-pz", "2004");
        answer = game.combat("24-pz 46-pz 47-pz", "2005");
        QCOMPARE(answer.attack.table.text(), "LCU");
        QCOMPARE(game.outcome(answer, "asterisk-hits-attackers"), "yes");
        game.place("47-pz", "2104");
        QCOMPARE(game.combat("24-pz 46-pz 47-pz", "2005").attack.table.text(), "SCU");
    }

    void columnsComeFromThePackage()
    {
        PlayFixture game;
        game.place("24-pz", "2004");
        game.place("13r", "2005");
        model::Table table;
        table.id = model::Atom("SCU");
        table.kind = model::Atom("fire");
        for (const char* title : {"1", "2", "3", "4-5", "6+"}) {
            model::TableColumn column;
            column.title = title;
            table.columns.push_back(column);
        }
        model::TableRow row;
        row.on = "1";
        row.cells = {"0", "0", "1", "1", "2*"};
        table.rows.push_back(row);
        game.apply({model::put(table)});
        auto answer = game.combat("24-pz", "2005");
        QVERIFY(!answer.attack.missing);
        QCOMPARE(answer.attack.column, "4-5");
        QCOMPARE(answer.attack.results.front().second, "1");
        QCOMPARE(answer.defense.column, "2");
        game.ask("attack-card-shift", "7");
        QCOMPARE(game.combat("24-pz", "2005").attack.column, "6+");
        game.ask("attack-card-shift", "-7");
        QCOMPARE(game.combat("24-pz", "2005").attack.column, "1");
    }

    void winterShifts()
    {
        PlayFixture game;
        game.zone("paulus", "2005");
        game.place("6-army", "2004");
        game.place("13r", "2005");
        game.at(4);
        game.weather("winter-1942");
        QCOMPARE(game.combat("6-army", "2005").attack.shift, -2);
        game.ask("winter-uniforms", "yes");
        QCOMPARE(game.combat("6-army", "2005").attack.shift, -1);
    }

    void winterTakesTerrainFromTheAxis()
    {
        PlayFixture game;
        game.terrain("2005", "forest");
        game.place("6-army", "2005");
        game.place("shock-army", "2004");
        game.weather("winter-1942");
        auto answer = game.combat("shock-army", "2005");
        QCOMPARE(answer.attack.shift, 1);
        QCOMPARE(answer.defense.shift, -1);
        QCOMPARE(game.outcome(answer, "no-retreat"), "no");
        game.marker("trench", "2005", "axis");
        answer = game.combat("shock-army", "2005");
        QCOMPARE(answer.attack.shift, 0);
        QCOMPARE(game.outcome(answer, "no-retreat"), "yes");
    }

    void terrainShifts()
    {
        PlayFixture game;
        game.terrain("2005", "forest swamp");
        game.hexside("2004/2005", "major-river");
        game.place("6-army", "2004");
        game.place("13r", "2005");
        QCOMPARE(game.combat("6-army", "2005").attack.shift, -3);
        game.place("24-pz", "2104");
        QCOMPARE(game.combat("6-army 24-pz", "2005").attack.shift, -1);
        game.site("leningrad", "2005", "city fortress", "soviet");
        game.ask("nordlicht", "yes");
        QCOMPARE(game.combat("6-army 24-pz", "2005").attack.shift, -3);
        game.marker("fortress-destroyed", "2005");
        QCOMPARE(game.combat("6-army 24-pz", "2005").attack.shift, -1);
    }

    void mobileDefense()
    {
        PlayFixture game;
        game.place("6-army", "2005");
        game.place("24-pz", "2005");
        game.place("west-front", "2004");
        game.at(9);
        auto answer = game.combat("west-front", "2005");
        QCOMPARE(answer.attack.shift, -1);
        QCOMPARE(answer.defense.shift, 1);
        game.at(8);
        QVERIFY(game.combat("west-front", "2005").shifts.empty());
    }

    void supplyShifts()
    {
        PlayFixture game;
        game.place("6-army", "2005");
        game.place("west-front", "2004");
        game.mark("west-front", "oos");
        QCOMPARE(game.combat("west-front", "2005").attack.shift, -1);
        QCOMPARE(game.outcome(game.combat("west-front", "2005"), "attack-cards"), "no");
        game.mark("6-army", "oos");
        QCOMPARE(game.combat("west-front", "2005").defense.shift, -1);
    }

    void furtherHexesNeedMechanizedUnits()
    {
        PlayFixture game;
        game.place("43-corps", "2005");
        game.place("13r", "2004");
        game.place("20r", "2104");
        game.place("21r", "2006");
        QCOMPARE(game.illegal(game.combat("13r 20r 21r", "2005")), QStringList("SW-11.1.3m"));
        game.place("7m", "2104");
        game.place("1gt", "2006");
        QVERIFY(game.combat("13r 7m 1gt", "2005").illegal.empty());
        QCOMPARE(game.outcome(game.combat("13r 7m 1gt", "2005"), "ops"), "3");
        QCOMPARE(game.illegal(game.combat("13r 20r 1gt", "2005")), QStringList("SW-11.1.3m"));
        game.ask("zhukov", "yes");
        QVERIFY(game.combat("13r 20r 1gt", "2005").illegal.empty());
    }

    void gatesOpen()
    {
        PlayFixture game;
        game.site("leningrad", "2005", "city fortress", "soviet");
        game.place("6-army", "2004");
        game.place("13r", "2005");
        QCOMPARE(game.illegal(game.combat("6-army", "2005")), QStringList("SW-11.1.9l"));
        game.ask("gate-leningrad", "yes");
        QVERIFY(game.combat("6-army", "2005").illegal.empty());
        game.ask("gate-leningrad", "");
        game.place("13r", "2009");
        QCOMPARE(game.refusal("6-army", "2005"), "");
    }

    void volgaGate()
    {
        PlayFixture game;
        game.hexside("2004/2005", "major-river volga");
        game.site("moscow", "2011", "city", "soviet");
        game.site("stalingrad", "2012", "city", "soviet");
        game.place("6-army", "2004");
        game.place("13r", "2005");
        QCOMPARE(game.illegal(game.combat("6-army", "2005")), QStringList("SW-11.1.10"));
        game.site("stalingrad", "2012", "city", "axis");
        QVERIFY(game.combat("6-army", "2005").illegal.empty());
        game.site("stalingrad", "2012", "city", "soviet");
        game.place("13r", "2009");
        QCOMPARE(game.refusal("6-army", "2005"), "");
    }

    void earlySovietLimits()
    {
        PlayFixture game;
        game.at(2);
        game.place("24-pz", "2005");
        game.place("west-front", "2004");
        game.place("7m", "2104");
        QCOMPARE(game.illegal(game.combat("west-front", "2005")), QStringList("SW-4.4.7"));
        game.place("7m", "2104");
        game.counter("8m", "mech", "SU");
        game.place("8m", "2004");
        QCOMPARE(game.illegal(game.combat("7m 8m", "2005")), QStringList("SW-4.4.8"));
        game.place("43-corps", "2005");
        QVERIFY(game.combat("west-front 7m", "2005").illegal.empty());
    }

    void whoMayNotAttack_data()
    {
        QTest::addColumn<QByteArray>("attackers");
        QTest::addColumn<QByteArray>("on");
        QTest::addColumn<QString>("by");
        QTest::newRow("nobody there")
            << QByteArray("6-army") << QByteArray("2003") << QString("no-defenders");
        QTest::newRow("too far") << QByteArray("24-pz") << QByteArray("2005") << QString("not-adjacent");
        QTest::newRow("unknown") << QByteArray("nobody") << QByteArray("2005") << QString("no-attackers");
        QTest::newRow("two armies") << QByteArray("6-army 17-army") << QByteArray("2005")
                                    << QString("SW-11.1.3 SW-11.1.3m");
        QTest::newRow("nations") << QByteArray("ro-corps hu-corps") << QByteArray("2005")
                                 << QString("SW-19.1.1c");
    }
    void whoMayNotAttack()
    {
        QFETCH(QByteArray, attackers);
        QFETCH(QByteArray, on);
        QFETCH(QString, by);
        PlayFixture game;
        game.place("13r", "2005");
        for (const std::string_view id : {"6-army", "ro-corps", "hu-corps"})
            game.place(id, "2004");
        game.place("17-army", "2006");
        game.place("24-pz", "2001");
        QCOMPARE(game.illegal(game.combat(attackers.toStdString(), on.toStdString())).join(u' '), by);
    }

    void lossesAndWinner()
    {
        PlayFixture game;
        game.place("24-pz", "2004");
        game.place("6-army", "2004");
        game.place("west-front", "2005");
        game.ask("attack-result", "2");
        game.ask("attack-asterisk", "yes");
        game.ask("defense-result", "1");
        const auto answer = game.combat("24-pz 6-army", "2005");
        QCOMPARE(game.outcome(answer, "defense-losses"), "0");
        QCOMPARE(game.outcome(answer, "winner"), "attacker");
        QCOMPARE(game.outcome(answer, "retreat"), "1");
        QCOMPARE(game.outcome(answer, "attack-losses"), "1");
        QCOMPARE(game.outcome(answer, "first-loss"), "24-pz");
    }

    void ties()
    {
        PlayFixture game;
        game.place("24-pz", "2004");
        game.place("13r", "2005");
        game.ask("attack-result", "2");
        game.ask("defense-result", "2");
        QCOMPARE(game.outcome(game.combat("24-pz", "2005"), "winner"), "attacker");
        QCOMPARE(game.outcome(game.combat("24-pz", "2005"), "retreat"), "1");
        game.terrain("2005", "swamp");
        QCOMPARE(game.outcome(game.combat("24-pz", "2005"), "winner"), "nobody");
        game.terrain("2005", "clear");
        game.place("7m", "2005");
        QCOMPARE(game.outcome(game.combat("24-pz", "2005"), "winner"), "nobody");
        game.ask("defense-mech-lost", "yes");
        QCOMPARE(game.outcome(game.combat("24-pz", "2005"), "winner"), "attacker");
        game.ask("attackers-eliminated", "yes");
        QCOMPARE(game.outcome(game.combat("24-pz", "2005"), "winner"), "defender");
        game.ask("defenders-eliminated", "yes");
        QCOMPARE(game.outcome(game.combat("24-pz", "2005"), "winner"), "nobody");
    }

    void festungIgnoresRetreats()
    {
        PlayFixture game;
        game.place("43-corps", "2005");
        game.place("west-front", "2004");
        game.marker("festung", "2005", "axis");
        game.ask("attack-result", "3");
        const auto answer = game.combat("west-front", "2005");
        QCOMPARE(game.outcome(answer, "retreat"), "0");
        QCOMPARE(answer.attack.shift, -2);
    }

    void blitzMarkers()
    {
        PlayFixture game;
        game.place("24-pz", "2004");
        game.place("13r", "2005");
        const auto blitz = [&] { return game.outcome(game.combat("24-pz", "2005"), "blitz"); };
        QCOMPARE(blitz(), "yes");
        game.hexside("2004/2005", "river");
        QCOMPARE(blitz(), "yes");
        game.hexside("2004/2005", "major-river");
        QCOMPARE(blitz(), "no");
        game.hexside("2004/2005", "");
        game.site("kiev", "2005", "city", "soviet");
        QCOMPARE(blitz(), "no");
        game.site("kiev", "2005", "town", "soviet");
        QCOMPARE(blitz(), "yes");
        game.ask("blitz-markers", "4");
        QCOMPARE(blitz(), "no");
        game.ask("blitz-markers", "3");
        game.ask("play", "zero-active");
        QCOMPARE(blitz(), "no");
        game.ask("play", "ops");
        game.weather("winter-1942");
        QCOMPARE(blitz(), "no");
        game.weather("clear");
        game.at(3);
        game.zone("paulus", "2005");
        QCOMPARE(blitz(), "yes");
        game.ask("blitz-markers-paulus", "1");
        QCOMPARE(blitz(), "no");
    }

    void stalinStays()
    {
        PlayFixture game;
        game.place("6-army", "2004");
        game.place("20r", "2005");
        game.place("stalin", "2005");
        const auto answer = game.combat("6-army", "2005");
        QCOMPARE(game.outcome(answer, "stays"), "stalin");
        QVERIFY(!game.ends("20r", "retreat").isEmpty());
        QCOMPARE(game.reach("stalin", "retreat").refused->id.text(), "SW-16.4.3");
        QCOMPARE(game.value("eliminated-to", "stalin"), "removed");
    }

    void partisans()
    {
        PlayFixture game;
        game.place("6-army", "2004");
        game.place("partisan", "2005");
        QCOMPARE(game.illegal(game.combat("6-army", "2005")), QStringList("no-defenders"));
        game.place("partisan", "2005", "back");
        QVERIFY(game.combat("6-army", "2005").illegal.empty());
        game.place("13r", "2006");
        game.place("43-corps", "2106");
        QCOMPARE(game.illegal(game.combat("13r partisan", "2105")).contains("SW-11.1.7"), true);
    }
};

QTEST_GUILESS_MAIN(TestCombat)
#include "tst_combat.moc"
