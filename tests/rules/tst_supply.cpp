#include "tests/rules/strip.h"

#include <QTest>

namespace {

using std::string;

/// Rail from 2009 to the west edge at 2012.
Strip westOf(std::string_view rail = "2009..2012")
{
    Strip strip;
    strip.line(rail).zone("west-edge", "2012");
    return strip;
}

/// The whole strip is rail, with the west edge at 2012: whoever is German on it is supplied.
Strip railway()
{
    return westOf("2001..2012");
}

} // namespace

/// Zones of control and supply of Stalin's War: sections 8 and 13.1 to 13.3 of its rulebook, case by case.
class TestSupply : public QObject {
    Q_OBJECT
private slots:
    // Zones of control
    void whoExertsOne_data();
    void whoExertsOne();
    void infantryCorpsHaveNone();
    void markedUnitsHaveNone();
    void onlyFullSupplyGivesOne();
    void notAcrossLakeOrSea();
    void riversDoNotStopIt();
    void neverIntoAnIntactFortress();
    void neverIntoAFestung();
    void axisNeverIntoAFortifiedZone();
    void potentialIgnoresSupply();
    // Lines of supply
    void fourHexesToTheRail();
    void fiveHexesAreTooMany();
    void anyLengthOfRail();
    void sourceWithinFourHexes();
    void noLandAfterTheRail();
    void edgeNeedsARail();
    void upperSilesia();
    void enemyHeldSourcesGiveNothing();
    // What blocks them
    void enemyTownsDoNotBlock();
    void enemyControlBlocks_data();
    void enemyControlBlocks();
    void enemyUnitsBlock();
    void partisansBlockWhenActive();
    void trenchesAndFestungsBlock();
    void zoneOfControlBlocks();
    void friendlyUnitsCancelZoneOfControl();
    void lakeAndSeaHexsidesBlock();
    void ownHexIsNotTested();
    // Nations
    void romaniansOnlyFromBucharest();
    void italiansOnlyFromBuda();
    void vlassovLikeGermans();
    void anyAxisNationHoldsAHex();
    // Ports
    void portToPort();
    void onlyOverOneSea();
    void notOverTheCaspian();
    void onlyOneLink();
    void portsMustBeFriendly();
    void portIsReachedOverLand();
    void farPortIsNotTested();
    // Baku
    void bakuIsFullWithAnotherPort();
    void bakuIsLimitedAlone_data();
    void bakuIsLimitedAlone();
    void bakuInAxisHands();
    // Special units
    void fortressSupply();
    void fortressOnlyForItsOwner();
    void festungSupply();
    void traceIsBetterThanFortress();
    void activePartisansAreSupplied();
    void landedMarines();
    void stalinAndBunkerAreTraced();
    // The two passes
    void supplyThatHangsOnTheEnemys();
    void mutualZonesAreTakenAsTheyStand();
    void marksHoldUntilTheNextCheck();
    // Explanations
    void noSourceAtAll();
    void detourOrObstacle();
    void railGap();
};

void TestSupply::whoExertsOne_data()
{
    QTest::addColumn<QString>("nation");
    QTest::addColumn<bool>("exerts");
    for (const char* kind : {"army", "panzer"})
        QTest::newRow(kind) << "GE" << true;
    for (const char* kind : {"front", "mech", "tank", "guard-tank", "guard"})
        QTest::newRow(kind) << "SU" << true;
    for (const char* kind : {"infantry", "mountain", "bunker"})
        QTest::newRow(kind) << "GE" << false;
    for (const char* kind : {"rifle", "shock", "maritime", "guard-cavalry", "stalin", "fortified-zone"})
        QTest::newRow(kind) << "SU" << false;
}

void TestSupply::whoExertsOne() // SW-8.1a
{
    QFETCH(QString, nation);
    QFETCH(bool, exerts);
    Strip strip;
    strip.line("2001..2012").zone(nation == "GE" ? "west-edge" : "east-edge", "2012");
    strip.unit("unit", QTest::currentDataTag(), nation.toStdString(), "2005");
    QCOMPARE(strip.zoc(nation == "GE" ? "axis" : "soviet"), exerts ? "2004 2006" : "");
}

void TestSupply::infantryCorpsHaveNone() // C015
{
    Strip strip = railway();
    strip.unit("43-corps", "infantry", "GE", "2005");
    QCOMPARE(strip.status("43-corps"), "full");
    QCOMPARE(strip.zoc("axis"), "");
}

void TestSupply::markedUnitsHaveNone() // C017
{
    Strip strip = railway();
    strip.unit("24-pz", "panzer", "GE", "2005", "", "oos");
    QCOMPARE(strip.zoc("axis"), "");
    strip.unit("24-pz", "panzer", "GE", "2005", "", "fortress-supply");
    QCOMPARE(strip.zoc("axis"), "");
    strip.unit("24-pz", "panzer", "GE", "2005");
    QCOMPARE(strip.zoc("axis"), "2004 2006");
    strip.marker("oos", "2005");
    QCOMPARE(strip.zoc("axis"), "");
}

void TestSupply::onlyFullSupplyGivesOne() // SW-8.1b
{
    Strip strip;
    strip.unit("army", "army", "GE", "2005");
    QCOMPARE(strip.status("army"), "oos");
    QCOMPARE(strip.zoc("axis"), "");
    strip.place("danzig", "2005", "fortress", "axis");
    QCOMPARE(strip.status("army"), "fortress");
    QCOMPARE(strip.zoc("axis"), "");

    Strip baku;
    baku.place("baku", "2005", "city oil port victory", "soviet", "caspian").unit("front", "front", "SU", "2003");
    QCOMPARE(baku.status("front"), "limited");
    QCOMPARE(baku.zoc("soviet"), "");
}

void TestSupply::notAcrossLakeOrSea() // C019, SW-8.2a
{
    Strip strip = railway();
    strip.unit("army", "army", "GE", "2005").hexside("2005/2006", "sea");
    strip.zone("west-edge", "2001 2012");
    QCOMPARE(strip.zoc("axis"), "2004");
    strip.hexside("2005/2006", "lake");
    QCOMPARE(strip.zoc("axis"), "2004");
    strip.hexside("2005/2006", "");
    QCOMPARE(strip.zoc("axis"), "2004 2006");
}

void TestSupply::riversDoNotStopIt() // SW-8.2a
{
    Strip strip = railway();
    strip.unit("army", "army", "GE", "2005");
    for (const char* side : {"river", "major-river", "kerch", "major-river volga"}) {
        strip.hexside("2005/2006", side);
        QCOMPARE(strip.zoc("axis"), "2004 2006");
    }
}

void TestSupply::neverIntoAnIntactFortress() // C021, SW-8.2b
{
    Strip strip = railway();
    strip.zone("west-edge", "2001 2012").unit("army", "army", "GE", "2005").place("fort", "2006", "fortress", "soviet");
    QCOMPARE(strip.zoc("axis"), "2004");
    strip.place("fort", "2006", "fortress", "axis"); // whoever owns it
    QCOMPARE(strip.zoc("axis"), "2004");
    strip.marker("fortress-destroyed", "2006");
    QCOMPARE(strip.zoc("axis"), "2004 2006");
    strip.marker("fortress", "2004", "soviet");
    QCOMPARE(strip.zoc("axis"), "2006");
}

void TestSupply::neverIntoAFestung() // SW-8.2b
{
    Strip strip;
    strip.line("2001..2012").zone("east-edge", "2001 2012").unit("front", "front", "SU", "2005");
    QCOMPARE(strip.zoc("soviet"), "2004 2006");
    strip.marker("festung", "2006", "axis");
    QCOMPARE(strip.zoc("soviet"), "2004");
}

void TestSupply::axisNeverIntoAFortifiedZone() // C023, SW-8.2c
{
    Strip strip = railway();
    strip.zone("west-edge", "2001 2012").unit("army", "army", "GE", "2005").unit("13r", "rifle", "SU", "2006");
    QCOMPARE(strip.zoc("axis"), "2004 2006");
    strip.marker("fortified-zone", "2006", "soviet");
    QCOMPARE(strip.zoc("axis"), "2004");

    Strip counters = railway();
    counters.zone("west-edge", "2001 2012").unit("army", "army", "GE", "2005").unit("fz", "fortified-zone", "SU", "2006");
    QCOMPARE(counters.zoc("axis"), "2004");

    Strip soviet;
    soviet.line("2001..2012").zone("east-edge", "2012").unit("front", "front", "SU", "2005");
    soviet.marker("fortified-zone", "2006", "soviet");
    QCOMPARE(soviet.zoc("soviet"), "2004 2006");
}

void TestSupply::potentialIgnoresSupply()
{
    Strip strip;
    strip.unit("army", "army", "GE", "2005", "", "oos");
    const auto now = strip.position();
    const auto both = rules::traceSupply(now);
    const auto hex = now.package.atlas().find(model::Atom("2004"));
    QVERIFY(both.potential.in(hex, model::Atom("axis")));
    QVERIFY(!both.zoc.in(hex, model::Atom("axis")));
}

void TestSupply::fourHexesToTheRail() // C025, SW-13.1.2
{
    Strip strip = westOf();
    strip.unit("corps", "infantry", "GE", "2005");
    QCOMPARE(strip.status("corps"), "full");
    QCOMPARE(strip.length("corps"), 4);
    QCOMPARE(strip.path("corps"), "2005 2006 2007 2008 2009 2010 2011 2012");
    QCOMPARE(strip.set("ge-rail"), "2009 2010 2011 2012");
}

void TestSupply::fiveHexesAreTooMany()
{
    Strip strip = westOf();
    strip.unit("corps", "infantry", "GE", "2004");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.path("corps"), "");
    QCOMPARE(strip.length("corps"), -1);
    QCOMPARE(strip.why("corps"), "2004 2005 2006 2007 2008 2009 length 2009 over 1");
    strip.move("corps", "2001");
    QCOMPARE(strip.why("corps"), "2001 2002 2003 2004 2005 2006 2007 2008 2009 length 2009 over 4");
}

void TestSupply::anyLengthOfRail() // C027
{
    Strip strip = railway();
    strip.unit("corps", "infantry", "GE", "2001");
    QCOMPARE(strip.status("corps"), "full");
    QCOMPARE(strip.length("corps"), 0);
}

void TestSupply::sourceWithinFourHexes()
{
    Strip strip = westOf("2012");
    strip.unit("corps", "infantry", "GE", "2008");
    QCOMPARE(strip.status("corps"), "full");
    QCOMPARE(strip.path("corps"), "2008 2009 2010 2011 2012");
    strip.move("corps", "2012");
    QCOMPARE(strip.path("corps"), "2012");
    QCOMPARE(strip.length("corps"), 0);
}

void TestSupply::noLandAfterTheRail()
{
    Strip strip = westOf("2003..2010");
    strip.line("2012").unit("corps", "infantry", "GE", "2003");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.why("corps"), "2003 2004 2005 2006 2007 2008 2009 2010 2011 2012 length 2012 over 5");
    strip.line("2010..2012");
    QCOMPARE(strip.status("corps"), "full");
}

void TestSupply::edgeNeedsARail() // SW-13.2.1a
{
    Strip strip = westOf("2009..2011");
    strip.unit("corps", "infantry", "GE", "2011");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.why("corps"), "no-source");
}

void TestSupply::upperSilesia() // SW-13.2.1a
{
    Strip strip;
    strip.place("kattowitz", "2005", "city usir victory", "axis").unit("corps", "infantry", "GE", "2001");
    QCOMPARE(strip.status("corps"), "full");
    strip.place("kattowitz", "2005", "city victory", "axis");
    QCOMPARE(strip.status("corps"), "oos");
}

void TestSupply::enemyHeldSourcesGiveNothing() // A13
{
    Strip strip = westOf();
    strip.unit("corps", "infantry", "GE", "2010").place("burgas", "2012", "port town", "soviet");
    QCOMPARE(strip.status("corps"), "oos"); // a town would not block the way, but it is no source
    strip.place("burgas", "2012", "port town", "axis");
    QCOMPARE(strip.status("corps"), "full");
    strip.unit("13r", "rifle", "SU", "2012");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.why("corps"), "2010 2011 2012 hex 2012 units 13r");
    strip.remove("13r").hexes("2111").line("2111").zone("east-edge", "2111").unit("front", "front", "SU", "2111");
    QCOMPARE(strip.zoc("soviet"), "2011 2012");
    QCOMPARE(strip.status("corps"), "oos");
}

void TestSupply::enemyTownsDoNotBlock() // C029
{
    Strip strip = westOf();
    strip.place("town", "2011", "town").control("soviet", "2011").unit("corps", "infantry", "GE", "2009");
    QCOMPARE(strip.status("corps"), "full");
    strip.place("town", "2011", "port town", "", "black");
    QCOMPARE(strip.status("corps"), "full");
}

void TestSupply::enemyControlBlocks_data()
{
    QTest::addColumn<QString>("kinds");
    for (const char* kinds : {"city", "fortress", "oil", "victory", "town victory"})
        QTest::newRow(kinds) << kinds;
}

void TestSupply::enemyControlBlocks() // SW-13.1.3, 6.3 number 2
{
    QFETCH(QString, kinds);
    Strip strip = westOf();
    strip.place("place", "2011", kinds.toStdString()).control("soviet", "2011").unit("corps", "infantry", "GE", "2009");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.why("corps"), "2009 2010 2011 hex 2011");
    strip.control("axis", "2011");
    QCOMPARE(strip.status("corps"), "full");
}

void TestSupply::enemyUnitsBlock() // SW-13.1.3, 6.3 number 1
{
    Strip strip = westOf();
    strip.unit("corps", "infantry", "GE", "2005").unit("13r", "rifle", "SU", "2007");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.why("corps"), "2005 2006 2007 hex 2007 units 13r");
    strip.move("13r", "2003");
    QCOMPARE(strip.status("corps"), "full");
}

void TestSupply::partisansBlockWhenActive() // C043
{
    Strip strip = westOf("2005..2012");
    strip.unit("corps", "infantry", "GE", "2005").unit("partisan", "partisan", "SU", "2009", "back");
    QCOMPARE(strip.status("corps"), "oos");
    strip.unit("partisan", "partisan", "SU", "2009");
    QCOMPARE(strip.status("corps"), "full");
}

void TestSupply::trenchesAndFestungsBlock() // C045
{
    Strip strip = westOf();
    strip.unit("corps", "infantry", "GE", "2005").marker("trench", "2007", "soviet");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.why("corps"), "2005 2006 2007 hex 2007");

    Strip own = westOf();
    own.unit("corps", "infantry", "GE", "2005").marker("trench", "2007", "axis");
    QCOMPARE(own.status("corps"), "full");

    Strip soviet;
    soviet.line("2009..2012").zone("east-edge", "2012").unit("13r", "rifle", "SU", "2005");
    soviet.place("town", "2010", "town").control("axis", "2010");
    QCOMPARE(soviet.status("13r"), "full");
    soviet.marker("festung", "2010", "axis");
    QCOMPARE(soviet.status("13r"), "oos");
}

void TestSupply::zoneOfControlBlocks() // C031
{
    Strip strip = westOf();
    strip.hexes("2107").line("2107").zone("east-edge", "2107");
    strip.unit("corps", "infantry", "GE", "2005").unit("front", "front", "SU", "2107");
    QCOMPARE(strip.status("front"), "full");
    QCOMPARE(strip.zoc("soviet"), "2007 2008");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.why("corps"), "2005 2006 2007 hex 2007 zoc-of front");
    QVERIFY(!strip.uncertain("corps"));
}

void TestSupply::friendlyUnitsCancelZoneOfControl() // SW-8.3d
{
    Strip strip = westOf();
    strip.hexes("2107").line("2107").zone("east-edge", "2107").place("buda", "2001", "city", "soviet");
    strip.unit("corps", "infantry", "GE", "2005").unit("front", "front", "SU", "2107");
    strip.unit("7-corps", "infantry", "GE", "2007");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.status("7-corps"), "oos");
    QCOMPARE(strip.why("corps"), "2005 2006 2007 2008 hex 2008 zoc-of front");
    strip.unit("hungarians", "infantry", "HU", "2008"); // any nation of the side
    QCOMPARE(strip.status("corps"), "full");
    QCOMPARE(strip.status("hungarians"), "oos");

    Strip partisan;
    partisan.line("2009..2012").zone("east-edge", "2012").hexes("2107").line("2107").zone("west-edge", "2107");
    partisan.unit("13r", "rifle", "SU", "2005").unit("army", "army", "GE", "2107");
    partisan.unit("7r", "rifle", "SU", "2008").unit("partisan", "partisan", "SU", "2007");
    QCOMPARE(partisan.status("13r"), "oos"); // an inactive partisan cancels nothing
    partisan.unit("partisan", "partisan", "SU", "2007", "back");
    QCOMPARE(partisan.status("13r"), "full");
}

void TestSupply::lakeAndSeaHexsidesBlock()
{
    Strip strip = westOf();
    strip.unit("corps", "infantry", "GE", "2005").hexside("2006/2007", "lake");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.why("corps"), "2005 2006 hexside 2007/2006");
    strip.hexside("2006/2007", "major-river");
    QCOMPARE(strip.status("corps"), "full");
    strip.hexside("2010/2011", "sea"); // also along a rail
    QCOMPARE(strip.status("corps"), "oos");
    strip.hexside("2010/2011", "kerch").terrain("2010", "swamp");
    QCOMPARE(strip.status("corps"), "full");
    strip.terrain("2008", "sea");
    QCOMPARE(strip.status("corps"), "oos");
}

void TestSupply::ownHexIsNotTested() // 6.4, first rail step included
{
    Strip strip = westOf();
    strip.hexes("2108").line("2108").zone("east-edge", "2108").unit("front", "front", "SU", "2108");
    QCOMPARE(strip.zoc("soviet"), "2008 2009");
    QCOMPARE(strip.statusAt("2009", "german"), "full");
    QCOMPARE(strip.statusAt("2008", "german"), "oos");
    strip.place("city", "2009", "city", "soviet").unit("corps", "infantry", "GE", "2009");
    QCOMPARE(strip.status("corps"), "full");
    QCOMPARE(strip.path("corps"), "2009 2010 2011 2012");
    QCOMPARE(strip.statusAt("2008", "german"), "oos"); // an enemy city: the unit does not open it for others
}

void TestSupply::romaniansOnlyFromBucharest() // C033, SW-13.2.1b
{
    Strip strip = westOf();
    strip.hexes("3001").place("bucharest", "3001", "capital city victory", "soviet");
    strip.unit("romanians", "infantry", "RO", "2010");
    QCOMPARE(strip.status("romanians"), "oos");
    strip.place("bucharest", "2011", "capital city victory", "axis");
    QCOMPARE(strip.status("romanians"), "full");
    QCOMPARE(strip.path("romanians"), "2010 2011");
}

void TestSupply::italiansOnlyFromBuda() // C035, SW-13.2.1c
{
    Strip strip;
    strip.hexes("3001").place("buda", "3001", "capital city victory", "axis");
    strip.place("bucharest", "2005", "capital city victory", "axis").unit("italians", "infantry", "IT", "2003");
    strip.unit("hungarians", "infantry", "HU", "2004");
    QCOMPARE(strip.status("italians"), "oos");
    QCOMPARE(strip.why("italians"), "no-source");
    strip.place("buda", "2007", "capital city victory", "axis");
    QCOMPARE(strip.status("italians"), "full");
    QCOMPARE(strip.status("hungarians"), "full");
}

void TestSupply::vlassovLikeGermans()
{
    Strip strip = westOf();
    strip.unit("vlassov", "infantry", "VL", "2005");
    QCOMPARE(strip.status("vlassov"), "full");
}

void TestSupply::anyAxisNationHoldsAHex() // A47
{
    Strip strip;
    strip.place("bucharest", "2005", "capital city victory", "axis");
    QCOMPARE(strip.statusAt("2003", "german"), "oos");
    QCOMPARE(strip.statusAt("2003", "romanian"), "full");
    QCOMPARE(strip.bestAt("2003", "axis"), "full");
    QCOMPARE(strip.bestAt("2003", "soviet"), "oos");
    strip.place("fort", "2010", "fortress", "axis");
    QCOMPARE(strip.bestAt("2010", "axis"), "fortress");
}

/// The position of C037: corps at 2001, ports 2004 and 3001, rail from there to the west edge.
static Strip overTheSea()
{
    Strip strip;
    strip.hexes("3001..3004").line("3001..3004").zone("west-edge", "3004");
    strip.place("odessa", "2004", "port", "axis", "black").place("varna", "3001", "port", "axis", "black");
    strip.unit("corps", "infantry", "GE", "2001");
    return strip;
}

void TestSupply::portToPort() // C037
{
    Strip strip = overTheSea();
    QCOMPARE(strip.status("corps"), "full");
    QCOMPARE(strip.length("corps"), 3);
    QCOMPARE(strip.path("corps"), "2001 2002 2003 2004 3001 3002 3003 3004");
    strip.move("corps", "2004");
    QCOMPARE(strip.path("corps"), "2004 3001 3002 3003 3004");
    strip.move("corps", "2008");
    QCOMPARE(strip.status("corps"), "full");
    strip.move("corps", "2009");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.why("corps"), "2009 2008 2007 2006 2005 2004 length 2004 over 1");
}

void TestSupply::onlyOverOneSea()
{
    Strip strip = overTheSea();
    strip.place("varna", "3001", "port", "axis", "baltic");
    QCOMPARE(strip.status("corps"), "oos");
    strip.place("odessa", "2004", "port", "axis", "baltic");
    QCOMPARE(strip.status("corps"), "full");
}

void TestSupply::notOverTheCaspian()
{
    Strip strip = overTheSea();
    strip.place("varna", "3001", "port", "axis", "caspian").place("odessa", "2004", "port", "axis", "caspian");
    QCOMPARE(strip.status("corps"), "oos");
    strip.place("varna", "3001", "port", "axis", "white").place("odessa", "2004", "port", "axis", "white");
    QCOMPARE(strip.status("corps"), "oos");
}

void TestSupply::onlyOneLink()
{
    Strip strip = overTheSea();
    // From 2501 one reaches 2004 and its neighbour 2005 only by the other sea.
    strip.hexes("2501..2502").place("riga", "2501", "port", "axis", "baltic").place("libau", "2005", "port", "axis", "baltic");
    strip.unit("group", "infantry", "GE", "2502");
    QCOMPARE(strip.status("corps"), "full");
    QCOMPARE(strip.status("group"), "oos");
}

void TestSupply::portsMustBeFriendly()
{
    Strip strip = overTheSea();
    strip.control("soviet", "2004");
    QCOMPARE(strip.status("corps"), "oos");
    strip.control("axis", "2004").control("soviet", "3001");
    QCOMPARE(strip.status("corps"), "oos");
    strip.control("axis", "3001").unit("13r", "rifle", "SU", "2004");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.why("corps"), "2001 2002 2003 2004 hex 2004 units 13r");
}

void TestSupply::portIsReachedOverLand()
{
    Strip strip = overTheSea();
    strip.line("2004..2009").unit("far", "infantry", "GE", "2009");
    QCOMPARE(strip.status("far"), "oos"); // hexes and then rail do not lead to a port
    QCOMPARE(strip.status("corps"), "full");
}

void TestSupply::farPortIsNotTested()
{
    Strip strip = overTheSea();
    strip.hexes("3101").line("3101").zone("east-edge", "3101").unit("13r", "rifle", "SU", "3101");
    QCOMPARE(strip.status("corps"), "full");
    strip.unit("front", "front", "SU", "3101");
    QCOMPARE(strip.zoc("soviet"), "3001 3002");
    QCOMPARE(strip.status("corps"), "oos"); // 3001 itself would do, but 3002 is closed
    strip.unit("7-corps", "infantry", "GE", "3002");
    QCOMPARE(strip.status("corps"), "full");
}

void TestSupply::bakuIsFullWithAnotherPort() // C039
{
    Strip strip;
    strip.hexes("3001..3003").line("3001..3003").zone("east-edge", "3003");
    strip.place("baku", "2005", "city oil port victory", "soviet", "caspian");
    strip.place("astrakhan", "3001", "city port", "soviet", "caspian").unit("13r", "rifle", "SU", "2003");
    QCOMPARE(strip.status("13r"), "full");
    QCOMPARE(strip.path("13r"), "2003 2004 2005");
    QCOMPARE(strip.statusAt("2009", "soviet"), "full");
    QCOMPARE(strip.statusAt("2010", "soviet"), "oos");
}

void TestSupply::bakuIsLimitedAlone_data()
{
    QTest::addColumn<QString>("port");
    QTest::addColumn<QString>("side");
    QTest::addColumn<QString>("edge");
    QTest::newRow("the other port is Axis") << "3001" << "axis" << "3003";
    QTest::newRow("the other port cannot trace") << "3001" << "soviet" << "3101";
    QTest::newRow("it could only trace to Baku") << "2007" << "soviet" << "3101";
}

void TestSupply::bakuIsLimitedAlone() // SW-13.2.3, A11
{
    QFETCH(QString, port);
    QFETCH(QString, side);
    QFETCH(QString, edge);
    Strip strip;
    strip.hexes("3001..3003 3101").line("3001..3003").zone("east-edge", edge.toStdString());
    strip.place("baku", "2005", "city oil port victory", "soviet", "caspian");
    strip.place("other", port.toStdString(), "port", side.toStdString(), "caspian").unit("13r", "rifle", "SU", "2003");
    QCOMPARE(strip.status("13r"), "limited");
    QCOMPARE(strip.length("13r"), 2);
    QCOMPARE(strip.bestAt("2006", "soviet"), "limited");
}

void TestSupply::bakuInAxisHands()
{
    Strip strip;
    strip.hexes("3001..3003").line("3001..3003").zone("east-edge", "3003");
    strip.place("baku", "2005", "city oil port victory", "axis", "caspian");
    strip.place("astrakhan", "3001", "city port", "soviet", "caspian").unit("13r", "rifle", "SU", "2003");
    QCOMPARE(strip.status("13r"), "oos");
}

void TestSupply::fortressSupply() // C041, SW-13.2.4
{
    Strip strip;
    strip.place("fort", "2005", "fortress", "soviet").unit("7m", "mech", "SU", "2005");
    strip.unit("4-army", "army", "GE", "2004").unit("6-army", "army", "GE", "2006");
    QCOMPARE(strip.status("7m"), "fortress");
    QCOMPARE(strip.zoc("soviet"), "");
    QCOMPARE(strip.path("7m"), "");
    strip.marker("fortress-destroyed", "2005");
    QCOMPARE(strip.status("7m"), "oos");
}

void TestSupply::fortressOnlyForItsOwner() // SW-16.2.1
{
    Strip strip;
    strip.place("fort", "2005", "fortress", "soviet").unit("army", "army", "GE", "2005").control("axis", "2005");
    QCOMPARE(strip.status("army"), "oos");
    strip.remove("army").marker("fortress", "2006", "soviet").unit("13r", "rifle", "SU", "2006");
    QCOMPARE(strip.status("13r"), "fortress");
    strip.place("none", "2007", "fortress").control("soviet", "2007").unit("7m", "mech", "SU", "2007");
    QCOMPARE(strip.status("7m"), "fortress");
}

void TestSupply::festungSupply()
{
    Strip strip;
    strip.marker("festung", "2005", "axis").unit("army", "army", "GE", "2005").unit("ro", "infantry", "RO", "2005");
    QCOMPARE(strip.status("army"), "fortress");
    QCOMPARE(strip.status("ro"), "fortress");
    strip.unit("13r", "rifle", "SU", "2005");
    QCOMPARE(strip.status("13r"), "oos");
}

void TestSupply::traceIsBetterThanFortress() // 6.1
{
    Strip strip = railway();
    strip.place("fort", "2005", "fortress", "axis").unit("army", "army", "GE", "2005");
    QCOMPARE(strip.status("army"), "full");

    Strip baku; // fortress and limited are worth the same; the fortress is asked first
    baku.place("baku", "2005", "city oil port victory fortress", "soviet", "caspian").unit("13r", "rifle", "SU", "2005");
    QCOMPARE(baku.status("13r"), "fortress");
}

void TestSupply::activePartisansAreSupplied() // SW-16.1.6
{
    Strip strip;
    strip.unit("active", "partisan", "SU", "2005", "back").unit("inactive", "partisan", "SU", "2007");
    strip.unit("zone", "fortified-zone", "SU", "2009");
    QCOMPARE(strip.status("active"), "full");
    QCOMPARE(strip.status("inactive"), "");
    QCOMPARE(strip.status("zone"), "");
    QCOMPARE(strip.zoc("soviet"), "");
}

void TestSupply::landedMarines() // SW-13.1.4
{
    Strip strip;
    strip.unit("marines", "maritime", "SU", "2005", "", "landed");
    QCOMPARE(strip.status("marines"), "oos");
    strip.hexes("2105").hexside("2005/2105", "sea");
    QCOMPARE(strip.status("marines"), "oos");
    strip.place("batum", "2012", "port", "soviet", "black");
    QCOMPARE(strip.status("marines"), "full");
    strip.control("axis", "2012");
    QCOMPARE(strip.status("marines"), "oos");
    strip.control("soviet", "2012").unit("marines", "maritime", "SU", "2005");
    QCOMPARE(strip.status("marines"), "oos");
}

void TestSupply::stalinAndBunkerAreTraced()
{
    Strip strip = westOf();
    strip.unit("stalin", "stalin", "SU", "2005").unit("bunker", "bunker", "GE", "2010");
    QCOMPARE(strip.status("stalin"), "oos");
    QCOMPARE(strip.status("bunker"), "full");
}

void TestSupply::supplyThatHangsOnTheEnemys() // SW-13.1.1
{
    Strip strip = westOf();
    strip.hexes("2107").unit("corps", "infantry", "GE", "2005").unit("front", "front", "SU", "2107");
    QCOMPARE(strip.status("front"), "oos"); // it is taken as supplied until that is known
    QCOMPARE(strip.status("corps"), "oos");
    QVERIFY(strip.uncertain("corps"));
    QVERIFY(!strip.uncertain("front"));
    QCOMPARE(strip.zoc("soviet"), "");
    strip.unit("front", "front", "SU", "2107", "", "oos");
    QCOMPARE(strip.status("corps"), "full");
    QVERIFY(!strip.uncertain("corps"));
}

void TestSupply::mutualZonesAreTakenAsTheyStand()
{
    // Each army cuts the rail of the other.
    Strip strip;
    strip.line("2001..2005").zone("west-edge", "2001").hexes("2104 2204").unit("axis", "army", "GE", "2005");
    strip.line("2104 2204").zone("east-edge", "2204").unit("front", "front", "SU", "2104");
    QCOMPARE(strip.status("front"), "full");
    QCOMPARE(strip.status("axis"), "oos"); // 2004 is next to 2104
    QVERIFY(!strip.uncertain("axis"));
}

void TestSupply::marksHoldUntilTheNextCheck()
{
    Strip strip = railway();
    strip.unit("army", "army", "GE", "2005", "", "oos");
    QCOMPARE(strip.status("army"), "full");
    QCOMPARE(strip.zoc("axis"), "");
}

void TestSupply::noSourceAtAll()
{
    Strip strip;
    strip.unit("13r", "rifle", "SU", "2005");
    QCOMPARE(strip.status("13r"), "oos");
    QCOMPARE(strip.why("13r"), "no-source");
}

void TestSupply::detourOrObstacle()
{
    // Straight through a closed hex, or around it by one hex more than allowed: the shorter complaint wins.
    Strip strip = westOf();
    strip.hexes("2106 2107 2108").unit("corps", "infantry", "GE", "2005").unit("13r", "rifle", "SU", "2007");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.why("corps"), "2005 2006 2106 2107 2008 2009 length 2009 over 1");
    strip.hexside("2006/2106", "lake").hexside("2006/2107", "lake").hexside("2006/2105", "lake");
    QCOMPARE(strip.why("corps"), "2005 2006 2007 hex 2007 units 13r");
}

void TestSupply::railGap()
{
    Strip strip = westOf("2006..2008");
    strip.line("2010..2012").unit("corps", "infantry", "GE", "2001");
    QCOMPARE(strip.why("corps"), "2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 length 2010 over 5");
    strip.line("2008..2010");
    QCOMPARE(strip.status("corps"), "oos");
    QCOMPARE(strip.why("corps"), "2001 2002 2003 2004 2005 2006 length 2006 over 1");
}

QTEST_APPLESS_MAIN(TestSupply)
#include "tst_supply.moc"
