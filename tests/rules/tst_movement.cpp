#include "tests/rules/play_fixture.h"

#include <QTest>

/// Movement of Stalin's War, with the cases of the rulebook (10.1, 10.2, 12, 11.4) and the search itself.
class TestMovement : public QObject {
    Q_OBJECT

private slots:
    void terrainCostsTheDearest()
    {
        PlayFixture game;
        game.terrain("2002", "desert swamp");
        game.site("astrakhan", "2002", "city port", "soviet");
        game.place("6-army", "2001");
        const auto reach = game.reach("6-army");
        QCOMPARE(*reach.allowance, 3.0);
        QCOMPARE(reach.find(game.hex("2002"))->cost, 2.0);
        QCOMPARE(reach.find(game.hex("2003"))->cost, 3.0);
        QCOMPARE(reach.path(game.hex("2003")).size(), 3U);
    }

    void enemyZonesStopAndEnemiesBar()
    {
        PlayFixture game;
        game.place("24-pz", "2001");
        game.place("west-front", "2005");
        const auto reach = game.reach("24-pz");
        QVERIFY(reach.find(game.hex("2004"))->stops);
        QVERIFY(!reach.find(game.hex("2003"))->stops);
        QVERIFY(!reach.find(game.hex("2005")));
        QVERIFY(!reach.find(game.hex("2006")));
        QCOMPARE(game.refusal("24-pz", "2005"), "no-way");
    }

    void noStepFromZoneToZone()
    {
        PlayFixture game;
        game.place("24-pz", "2004");
        game.place("west-front", "2005");
        const auto step =
            rules::stepOf(game.position(), game.unit("24-pz"), *rules::movement(game.engine().ruleset(), {}),
                          game.hex("2004"), game.hex("2104"));
        QCOMPARE(step.refused->id.text(), "SW-8.3b");
        QVERIFY(step.stops);
        // By way of a free hex it may.
        QCOMPARE(game.reach("24-pz").path(game.hex("2104")).size(), 3U);
    }

    void leavingAZoneCostsOpsUnlessSomebodyStays()
    {
        PlayFixture game;
        game.place("24-pz", "2004");
        game.place("west-front", "2005");
        QCOMPARE(game.reach("24-pz").price, 1.0);
        game.place("6-army", "2004");
        QCOMPARE(game.reach("24-pz").price, 0.0);
        game.mark("6-army", "moved");
        QCOMPARE(game.reach("24-pz").price, 1.0);
    }

    void allowance_data()
    {
        QTest::addColumn<int>("turn");
        QTest::addColumn<QByteArray>("unit");
        QTest::addColumn<QByteArray>("marks");
        QTest::addColumn<double>("allowance");
        QTest::newRow("east of the Paulus Line on turn 3") << 3 << QByteArray("24-pz") << QByteArray() << 4.0;
        QTest::newRow("from turn 5 as printed") << 5 << QByteArray("24-pz") << QByteArray() << 5.0;
        QTest::newRow("out of supply") << 6 << QByteArray("6-army") << QByteArray("oos") << 2.0;
        QTest::newRow("out of supply and slow") << 6 << QByteArray("shock-army") << QByteArray("oos") << 2.0;
        QTest::newRow("out of supply east of the line")
            << 3 << QByteArray("24-pz") << QByteArray("oos") << 2.0;
        QTest::newRow("Axis on turn 1") << 1 << QByteArray("24-pz") << QByteArray() << 0.0;
        QTest::newRow("Soviets on turn 1") << 1 << QByteArray("13r") << QByteArray() << 3.0;
    }
    void allowance()
    {
        QFETCH(int, turn);
        QFETCH(QByteArray, unit);
        QFETCH(QByteArray, marks);
        QFETCH(double, allowance);
        PlayFixture game;
        game.zone("paulus", "2001");
        game.place(unit.constData(), "2001");
        game.mark(unit.constData(), marks.constData());
        game.at(turn);
        QCOMPARE(*game.reach(unit.constData()).allowance, allowance);
    }

    void oneHexWhateverTheCost()
    {
        PlayFixture game;
        game.terrain("2002", "mountain");
        game.place("shock-army", "2001");
        const auto reach = game.reach("shock-army");
        QCOMPARE(*reach.allowance, 2.0);
        QCOMPARE(reach.find(game.hex("2002"))->cost, 3.0);
        QVERIFY(reach.find(game.hex("2002"))->stops);
        game.place("stalin", "2001");
        QCOMPARE(game.reach("stalin").refused->id.text(), "SW-16.4.5");
    }

    void stackingCountsOnlyWhereTheMoveEnds()
    {
        PlayFixture game;
        game.place("24-pz", "2001");
        for (const std::string_view id : {"46-pz", "47-pz", "3-pz", "6-army"})
            game.place(id, "2002");
        QCOMPARE(game.refusal("24-pz", "2002"), "SW-9.1.1");
        QCOMPARE(game.refusal("24-pz", "2003"), "");
        game.place("17-army", "2001");
        QCOMPARE(game.refusal("17-army", "2002"), "SW-9.1.1");
    }

    void nationsKeepApart()
    {
        PlayFixture game;
        game.zone("hungary", "2002");
        game.place("ro-corps", "2001");
        game.place("hu-corps", "2101");
        QCOMPARE(game.refusal("ro-corps", "2002"), "SW-19.1.1m");
        QCOMPARE(game.refusal("ro-corps", "2101"), "SW-9.2.1");
        QCOMPARE(game.refusal("hu-corps", "2002"), "");
    }

    void axisPassesInactivePartisansOnly()
    {
        PlayFixture game;
        game.place("24-pz", "2001");
        game.place("partisan", "2002");
        QCOMPARE(game.refusal("24-pz", "2002"), "");
        game.place("partisan", "2002", "back");
        QCOMPARE(game.refusal("24-pz", "2002"), "SW-10.1.6m");
        QVERIFY(game.reach("partisan").hexes.size() > 0);
    }

    void nobodyLeavesAFestung()
    {
        PlayFixture game;
        game.place("43-corps", "2001");
        game.marker("festung", "2001", "axis");
        QCOMPARE(game.reach("43-corps").refused->id.text(), "SW-16.3.4");
        QVERIFY(game.ends("43-corps").isEmpty());
    }

    void rasputitsaHoldsEverybody()
    {
        PlayFixture game;
        game.place("24-pz", "2001");
        game.weather("rasputitsa");
        QCOMPARE(game.reach("24-pz").refused->id.text(), "SW-15.1.1");
        game.weather("clear");
        game.ask("play", "rp");
        QCOMPARE(game.reach("24-pz").refused->id.text(), "SW-7.4.1");
    }

    void railIsForSmallUnits()
    {
        PlayFixture game;
        layRailway(game);
        game.place("6-army", "2001");
        QCOMPARE(game.reach("6-army", "rail").refused->id.text(), "SW-10.2.1");
        game.place("43-corps", "2003");
        QCOMPARE(game.ends("43-corps", "rail").size(), 11);
        QCOMPARE(game.reach("43-corps", "rail").price, 1.0);
        game.mark("43-corps", "oos");
        QCOMPARE(game.reach("43-corps", "rail").refused->id.text(), "SW-13.3.2");
    }

    void railInTheSovietUnionFromTurnFive()
    {
        PlayFixture game;
        layRailway(game);
        game.zone("soviet-union", "2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011 2012");
        game.place("43-corps", "2001");
        game.at(4);
        QCOMPARE(game.reach("43-corps", "rail").refused->id.text(), "SW-10.2.3b");
        game.at(5);
        QVERIFY(!game.reach("43-corps", "rail").refused);
        game.zone("baltic-states", "2001 2002 2003");
        game.at(3);
        QCOMPARE(game.ends("43-corps", "rail"), QStringList({"2002", "2003"}));
    }

    void railStopsAtTheSecondPartisan()
    {
        PlayFixture game;
        layRailway(game);
        game.place("partisan", "2003", {}, "partisan-1");
        game.place("partisan", "2006", {}, "partisan-2");
        game.place("43-corps", "2001");
        QCOMPARE(game.ends("43-corps", "rail"), QStringList({"2002", "2003", "2004", "2005", "2006"}));
        QVERIFY(!game.reach("43-corps", "rail").find(game.hex("2003"))->stops);
        QVERIFY(game.reach("43-corps", "rail").find(game.hex("2006"))->stops);
    }

    void railMustLeadToASource()
    {
        PlayFixture game;
        layRailway(game);
        game.place("43-corps", "2001");
        QVERIFY(!game.reach("43-corps", "rail").refused);
        game.place("partisan", "2010", "back");
        QCOMPARE(game.reach("43-corps", "rail").refused->id.text(), "not-connected");
        game.place("partisan", "2101", "back");
        game.site("port", "2011", "port", "soviet");
        QCOMPARE(game.reach("43-corps", "rail").refused->id.text(), "not-connected");
        game.site("port", "2011", "town", "soviet");
        QVERIFY(!game.reach("43-corps", "rail").refused);
    }

    void railOutOfAZoneNeedsACompanion()
    {
        PlayFixture game;
        layRailway(game);
        game.place("43-corps", "2005");
        game.place("west-front", "2104");
        QCOMPARE(game.reach("43-corps", "rail").refused->id.text(), "SW-10.2.2b");
        game.place("ro-corps", "2005");
        QVERIFY(!game.reach("43-corps", "rail").refused);
        QVERIFY(!game.ends("43-corps", "rail").contains("2004"));
        QVERIFY(game.ends("43-corps", "rail").contains("2006"));
    }

    void stalinReturnsOnce()
    {
        PlayFixture game;
        game.rail("2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011 2012");
        game.zone("east-edge", "2012");
        game.site("moscow", "2005", "city", "soviet");
        game.place("stalin", "2005");
        QCOMPARE(game.ends("stalin", "rail").size(), 11);
        game.flag("stalin-moves", "1");
        game.place("stalin", "2003");
        QCOMPARE(game.ends("stalin", "rail"), QStringList({"2005"}));
        game.flag("stalin-moves", "2");
        game.place("stalin", "2005");
        QCOMPARE(game.reach("stalin", "rail").refused->id.text(), "SW-16.4.6");
    }

    void axisSailsOnceATurnInEachSea()
    {
        PlayFixture game;
        game.site("constanta", "2001", "port", "axis", "sea=black port-order=1");
        game.site("odessa", "2004", "port", "axis", "sea=black port-order=2");
        game.site("danzig", "2007", "port", "axis", "sea=baltic port-order=1");
        game.site("riga", "2009", "port", "axis", "sea=baltic port-order=3");
        game.site("memel", "2011", "port", "soviet", "sea=baltic port-order=2");
        game.place("43-corps", "2001");
        game.place("24-pz", "2007");
        QCOMPARE(game.ends("43-corps", "sea"), QStringList({"2004"}));
        QCOMPARE(game.refusal("24-pz", "2009", "sea"), "SW-10.2.5e");
        game.ask("axis-sea-moves-black", "1");
        QCOMPARE(game.reach("43-corps", "sea").refused->id.text(), "SW-10.2.5");
        game.site("memel", "2011", "port", "axis", "sea=baltic port-order=2");
        QCOMPARE(game.ends("24-pz", "sea"), QStringList({"2009", "2011"}));
    }

    void sovietsLandOnTheBlackSeaCoast()
    {
        PlayFixture game;
        game.zone("black-sea", "2108");
        game.site("novorossiysk", "2001", "port", "soviet", "sea=black port-order=9");
        game.place("13r", "2001");
        QCOMPARE(game.ends("13r", "sea"), QStringList({"2008", "2009", "2107", "2109"}));
        game.place("43-corps", "2008");
        QCOMPARE(game.refusal("13r", "2008", "sea"), "SW-10.1.6m");
        game.site("kerch", "2101", "port", "axis", "sea=black port-order=7");
        QCOMPARE(game.ends("13r", "sea"), QStringList({"2107", "2109"}));
    }

    void exploitationIgnoresZonesAndStopsInTerrain()
    {
        PlayFixture game;
        game.place("24-pz", "2001");
        game.place("west-front", "2104");
        QCOMPARE(game.reach("24-pz", "exploitation").refused->id.text(), "SW-12.1.4");
        game.marker("blitz", "2002", "axis");
        const auto reach = game.reach("24-pz", "exploitation");
        QCOMPARE(*reach.allowance, 3.0);
        QVERIFY(reach.find(game.hex("2004")));
        game.terrain("2002", "forest");
        game.terrain("2101", "swamp");
        QCOMPARE(game.ends("24-pz", "exploitation"), QStringList({"2002", "2101"}));
        game.at(1);
        QVERIFY(!game.reach("24-pz", "exploitation").find(game.hex("2002"))->stops);
        QVERIFY(game.reach("24-pz", "exploitation").find(game.hex("2101"))->stops);
        game.place("43-corps", "2001");
        QCOMPARE(game.reach("43-corps", "exploitation").refused->id.text(), "SW-12.1.1");
    }

    void noExploitationIntoTheCaucasus()
    {
        PlayFixture game;
        game.zone("caucasus-zone", "2003");
        game.place("24-pz", "2002");
        game.marker("blitz", "2002", "axis");
        QCOMPARE(game.refusal("24-pz", "2003", "exploitation"), "SW-12.1.3");
        game.at(3);
        game.zone("paulus", "2002");
        QCOMPARE(*game.reach("24-pz", "exploitation").allowance, 2.0);
    }

    void sovietsExploitByLendLease()
    {
        PlayFixture game;
        game.place("1gt", "2002");
        game.marker("blitz", "2002", "soviet");
        QCOMPARE(game.reach("1gt", "exploitation").refused->id.text(), "SW-12.1.3s");
        game.ask("lend-lease-received", "yes");
        QVERIFY(!game.reach("1gt", "exploitation").refused);
    }

    void retreatHasItsLength()
    {
        PlayFixture game;
        game.place("13r", "2005");
        game.place("6-army", "2004");
        game.ask("attack-result", "3");
        game.ask("defense-result", "1");
        QCOMPARE(game.refusal("13r", "2007", "retreat"), "");
        QCOMPARE(game.refusal("13r", "2006", "retreat"), "SW-11.4.4");
        game.ask("defense-result", "2");
        QCOMPARE(game.refusal("13r", "2006", "retreat"), "");
        QCOMPARE(game.refusal("13r", "2104", "retreat"), "SW-8.3d");
    }

    void retreatAvoidsEnemyCities()
    {
        PlayFixture game;
        game.place("13r", "2005");
        game.place("6-army", "2003");
        game.site("kiev", "2006", "city", "axis");
        QCOMPARE(game.refusal("13r", "2006", "retreat"), "SW-11.4.4a");
        for (const std::string_view hex : {"2004", "2104", "2105"})
            game.terrain(hex, "sea");
        QCOMPARE(game.refusal("13r", "2006", "retreat"), "");
        game.place("stalin", "2005");
        QCOMPARE(game.reach("stalin", "retreat").refused->id.text(), "SW-16.4.3");
    }

    void outsideTheMapAndBeyondWater()
    {
        PlayFixture game;
        game.hexside("2001/2002", "sea");
        game.terrain("2101", "lake");
        game.place("24-pz", "2001");
        QCOMPARE(game.refusal("24-pz", "2002"), "SW-10.1.3");
        QVERIFY(game.ends("24-pz").isEmpty());
        game.place("24-pz", "9999");
        QCOMPARE(game.reach("24-pz").refused->id.text(), "off-map");
    }

    void wrongClausesAreReported()
    {
        const auto read = rules::readRuleset("<ruleset format='1' id='x' title='X' version='1'>"
                                             "<movement id='walk' like='fly' cost='1 +' speed='2'>"
                                             "<bar id='b'/><stop id='s' when='true' after='x'/><hop/>"
                                             "</movement></ruleset>",
                                             "ruleset.xml");
        QStringList found;
        for (const model::Finding& finding : read.findings)
            found << QString::fromLatin1(finding.message.text());
        found.sort();
        QCOMPARE(found,
                 QStringList({"formula.end", "formula.unknown", "ruleset.element", "ruleset.parameter-missing",
                              "ruleset.parameter-number", "ruleset.parameter-unused"}));
        QVERIFY(rules::movement(*read.ruleset, model::Atom("walk")));
        QVERIFY(!rules::movement(*read.ruleset, model::Atom("fly")));
    }

private:
    static void layRailway(PlayFixture& game)
    {
        game.rail("2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011 2012");
        game.zone("west-edge", "2012");
    }
};

QTEST_GUILESS_MAIN(TestMovement)
#include "tst_movement.moc"
