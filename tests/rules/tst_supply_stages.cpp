#include "tests/rules/strip.h"

#include <QTest>

#include <random>

namespace {

constexpr auto kWords = R"xml(
  <terrain id="clear" name="Clear" source="default"/>
  <terrain id="marsh" name="Marsh" source="default"/>
  <hexside id="river" name="River" source="default"/>
  <hexside id="lake" name="Lake" source="default"/>
  <line id="road" name="Road" source="default"/>
  <line id="trail" name="Trail" source="default"/>
  <line id="rail" name="Railway" source="default"/>
  <place id="city" name="City" source="default"/>
  <place id="source" name="Source" source="default"/>
  <zone id="edge" name="Edge" source="default"/>
  <area id="in-play" name="In play" source="default"/>
  <area id="control" name="Control" source="default"/>
  <marker id="strongpoint" name="Strongpoint" source="default"/>
  <flag id="rain" name="Rain" source="default"/>
)xml";

std::shared_ptr<const rules::Ruleset> game(const std::string& clauses)
{
    return madeUpGame(kWords + clauses);
}

} // namespace

/// Supply as other games have it: the same stages, other data.
class TestSupplyStages : public QObject {
    Q_OBJECT
private slots:
    void limitThatDependsOnThePath();
    void roadNetOfLimitedLength();
    void traceByClass();
    void citiesThatTraceToOneAnother();
    void hexesOutOfPlay();
    void sourceByCondition();
    void zoneOfControlByClass();
    void ownHexInZoneOfControl();
    void withoutZonesOfControl();
    void withoutSupply();
    void wrongClauses();
    void rememberedAnswersStayTrue();
};

void TestSupplyStages::limitThatDependsOnThePath() // seven hexes, five in rain or through marsh
{
    Strip strip(game(R"xml(
  <supply none="oos">
    <trace id="german" side="axis">
      <source id="source" hexes="places is source"/>
      <grow id="dry" from="source" length="if played(rain) then 0 else 7" through="not (terrain is marsh)"/>
      <grow id="any" from="source" length="5"/>
      <grade id="supplied" by="dry any"/>
    </trace>
  </supply>)xml"));
    strip.place("source", "2012", "source").unit("unit", "infantry", "GE", "2005");
    QCOMPARE(strip.status("unit"), "supplied");
    QCOMPARE(strip.length("unit"), 7);
    strip.terrain("2005", "marsh"); // its own hex is not asked
    QCOMPARE(strip.status("unit"), "supplied");
    strip.terrain("2009", "marsh");
    QCOMPARE(strip.status("unit"), "oos");
    QCOMPARE(strip.why("unit"), "2005 2006 2007 2008 2009 2010 2011 2012 length 2012 over 2");
    strip.move("unit", "2007");
    QCOMPARE(strip.status("unit"), "supplied");
    strip.terrain("2009", "clear").flag("rain", "yes").move("unit", "2006");
    QCOMPARE(strip.status("unit"), "oos");
    strip.flag("rain", "no");
    QCOMPARE(strip.status("unit"), "supplied");
    strip.terrain("2012", "marsh"); // the source lies in the marsh: five
    QCOMPARE(strip.status("unit"), "oos");
}

void TestSupplyStages::roadNetOfLimitedLength() // hexes, then road of a length, then rail of any length
{
    Strip strip(game(R"xml(
  <supply none="oos">
    <trace id="german" side="axis">
      <source id="source" hexes="places is source"/>
      <grow id="rail" from="source" along="rail"/>
      <grow id="road" from="source rail" along="road" length="2"/>
      <grow id="land" from="source rail road" length="1"/>
      <grade id="supplied" by="land"/>
    </trace>
  </supply>)xml"));
    strip.place("source", "2012", "source").line("2010..2012").line("2003..2010", "road");
    QCOMPARE(strip.set("rail"), "2010 2011 2012");
    QCOMPARE(strip.set("road"), "2008 2009 2010 2011 2012");
    QCOMPARE(strip.set("land"), "2007 2008 2009 2010 2011 2012");
    strip.unit("unit", "infantry", "GE", "2007");
    QCOMPARE(strip.path("unit"), "2007 2008 2009 2010 2011 2012");
    QCOMPARE(strip.length("unit"), 1);
    strip.move("unit", "2005");
    QCOMPARE(strip.why("unit"), "2005 2006 2007 2008 length 2008 over 2");
}

void TestSupplyStages::traceByClass() // trails are roads for some, rivers stop others
{
    Strip strip(game(R"xml(
  <supply none="oos">
    <trace id="plain" side="axis" units="class is N">
      <source id="n-source" hexes="places is source"/>
      <grow id="n-road" from="n-source" along="road trail"/>
      <grade id="supplied" by="n-road"/>
    </trace>
    <trace id="vehicles" side="axis" units="class is V" barred="hexside is river and not (line is road) or from.terrain is marsh and not (line is road)">
      <source id="v-source" hexes="places is source"/>
      <grow id="v-road" from="v-source" along="road"/>
      <grow id="v-land" from="v-source v-road" length="3"/>
      <grade id="supplied" by="v-land"/>
    </trace>
  </supply>)xml"));
    strip.place("source", "2012", "source").line("2010..2012", "road").line("2001..2010", "trail");
    strip.unit("foot", "infantry", "GE", "2001").unit("tanks", "panzer", "GE", "2001");
    QCOMPARE(strip.status("foot"), "supplied");
    QCOMPARE(strip.status("tanks"), "oos");
    strip.move("tanks", "2007");
    QCOMPARE(strip.status("tanks"), "supplied");
    strip.hexside("2008/2009", "river");
    QCOMPARE(strip.status("tanks"), "oos");
    strip.hexside("2008/2009", "").terrain("2008", "marsh");
    QCOMPARE(strip.status("tanks"), "oos");
    strip.line("2008 2009", "road");
    QCOMPARE(strip.status("tanks"), "supplied");
    strip.line("2007..2010", "road");
    QCOMPARE(strip.length("tanks"), 0);
}

void TestSupplyStages::citiesThatTraceToOneAnother()
{
    Strip strip(game(R"xml(
  <supply none="oos" blocked="controller is enemy">
    <trace id="soviet" side="soviet">
      <source id="base" hexes="places is source"/>
      <source id="cities" hexes="places is city and controller is own and reached(land)" repeat="yes"/>
      <grow id="land" from="base cities" length="2"/>
      <grade id="supplied" by="land"/>
    </trace>
  </supply>)xml"));
    strip.place("source", "2012", "source").place("a", "2010", "city").place("b", "2008", "city").place("c", "2006", "city");
    strip.control("soviet", "2006 2008 2010").unit("unit", "infantry", "SU", "2004");
    QCOMPARE(strip.set("cities"), "2006 2008 2010");
    QCOMPARE(strip.status("unit"), "supplied");
    strip.control("axis", "2008"); // the chain is cut: the last city has only itself
    QCOMPARE(strip.set("cities"), "2010");
    QCOMPARE(strip.status("unit"), "oos");
}

void TestSupplyStages::hexesOutOfPlay()
{
    Strip strip(game(R"xml(
  <supply none="oos">
    <trace id="german" side="axis">
      <source id="source" hexes="places is source"/>
      <grow id="land" from="source"/>
      <grade id="supplied" by="land"/>
    </trace>
  </supply>)xml"));
    strip.place("source", "2012", "source").unit("unit", "infantry", "GE", "2001");
    QCOMPARE(strip.status("unit"), "supplied");
    strip.area("in-play", "2001..2006 2008..2012");
    QCOMPARE(strip.status("unit"), "oos");
    QCOMPARE(strip.why("unit"), "no-source");
    QCOMPARE(strip.set("land"), "2008 2009 2010 2011 2012");
}

void TestSupplyStages::sourceByCondition() // a hex that is a source while another place is held and supplied
{
    Strip strip(game(R"xml(
  <supply none="oos">
    <trace id="soviet" side="soviet">
      <source id="base" hexes="places is source"/>
      <grow id="land" from="base" length="2"/>
      <source id="bridgehead" hexes="hex is 2001 and at(leningrad: controller is own and reached(land))"/>
      <grade id="supplied" by="land"/>
      <grade id="special" by="bridgehead"/>
    </trace>
  </supply>)xml"));
    strip.place("source", "2012", "source").place("leningrad", "2010", "city").unit("unit", "infantry", "SU", "2001");
    QCOMPARE(strip.status("unit"), "oos");
    strip.control("soviet", "2010");
    QCOMPARE(strip.status("unit"), "special");
    strip.place("source", "2005", "source");
    QCOMPARE(strip.status("unit"), "oos");
}

void TestSupplyStages::zoneOfControlByClass()
{
    Strip strip(game(R"xml(
  <zoc exerts="true" barred="hexside is lake or class is V and hexside is river" closed="places is city"/>)xml"));
    strip.unit("foot", "infantry", "GE", "2003").unit("tanks", "panzer", "SU", "2008");
    strip.hexside("2003/2004", "river").hexside("2008/2009", "river");
    QCOMPARE(strip.zoc("axis"), "2002 2004");
    QCOMPARE(strip.zoc("soviet"), "2007");
    strip.hexside("2003/2004", "lake").place("city", "2007", "city");
    QCOMPARE(strip.zoc("axis"), "2002");
    QCOMPARE(strip.zoc("soviet"), "");
}

void TestSupplyStages::ownHexInZoneOfControl()
{
    // A unit that has none gets one from another in its hex; the hex itself is always in it.
    Strip strip(game(R"xml(
  <zoc exerts="any(stack: side is own and class is V)" own-hex="yes"/>)xml"));
    strip.unit("foot", "infantry", "GE", "2003").unit("tanks", "panzer", "GE", "2008");
    QCOMPARE(strip.zoc("axis"), "2007 2008 2009");
    strip.move("tanks", "2003");
    QCOMPARE(strip.zoc("axis"), "2002 2003 2004");
}

void TestSupplyStages::withoutZonesOfControl()
{
    Strip strip(game(R"xml(
  <supply none="oos" blocked="enemy-zoc or occupier is enemy">
    <trace id="german" side="axis">
      <source id="source" hexes="places is source"/>
      <grow id="land" from="source"/>
      <grade id="supplied" by="land"/>
    </trace>
  </supply>)xml"));
    strip.place("source", "2012", "source").unit("unit", "infantry", "GE", "2001").hexes("2105");
    strip.unit("enemy", "panzer", "SU", "2105");
    QCOMPARE(strip.zoc("soviet"), "");
    QCOMPARE(strip.status("unit"), "supplied");
    QCOMPARE(strip.status("enemy"), "");
    strip.move("enemy", "2005");
    QCOMPARE(strip.status("unit"), "oos");
}

void TestSupplyStages::withoutSupply()
{
    Strip strip(game(""));
    strip.unit("unit", "infantry", "GE", "2001");
    QCOMPARE(strip.status("unit"), "");
    QCOMPARE(strip.zoc("axis"), "");
    QCOMPARE(strip.bestAt("2001", "axis"), "");
    QCOMPARE(strip.why("unit"), "no-source");
}

void TestSupplyStages::wrongClauses()
{
    const auto wrong = [](std::string_view clauses) {
        const std::string text = R"xml(<ruleset format="1" id="made-up" title="Made up" version="1">)xml" + std::string(clauses)
            + "</ruleset>";
        std::vector<std::string> messages;
        for (const model::Finding& finding : rules::readRuleset(text, "ruleset.xml").findings)
            messages.emplace_back(finding.message.text());
        return messages;
    };
    using Messages = std::vector<std::string>;
    QCOMPARE(wrong(R"xml(<zoc needs="supply is full"/>)xml"), Messages{"ruleset.parameter-missing"});
    QCOMPARE(wrong(R"xml(<zoc exerts="true" reach="2"/>)xml"), Messages{"ruleset.parameter-unused"});
    QCOMPARE(wrong(R"xml(<supply none="oos"><trace id="t" side="axis"><grow id="land" from="nowhere"/></trace></supply>)xml"),
             Messages{"ruleset.stage"});
    QCOMPARE(wrong(R"xml(<supply none="oos"><trace id="t" side="axis"><source id="a" hexes="true"/><source id="a" hexes="true"/>)xml"
                   R"xml(<grade id="full"/></trace></supply>)xml"),
             (Messages{"ruleset.duplicate", "ruleset.parameter-missing"}));
    QCOMPARE(wrong(R"xml(<supply><trace id="t" side="axis"><lake id="a"/></trace></supply>)xml"),
             (Messages{"ruleset.parameter-missing", "ruleset.element"}));
}

void TestSupplyStages::rememberedAnswersStayTrue()
{
    // Whatever is edited, the engine, which remembers, says the same as tracing from scratch: Strip compares the two.
    Strip strip;
    strip.hexes("2101..2112 2201..2212 2301..2312 2401..2412");
    strip.line("2001..2012").zone("west-edge", "2001").line("2401..2412").zone("east-edge", "2412");
    std::mt19937 random(1941);
    const auto below = [&](unsigned n) { return static_cast<int>(random() % n); };
    const auto anyHex = [&] { return std::to_string(2001 + (100 * below(5)) + below(12)); };
    const char* kinds[]{"army", "front", "panzer", "rifle", "infantry", "partisan"};
    const char* nations[]{"GE", "SU", "RO", "GE", "SU", "SU"};
    const char* sides[]{"axis", "soviet", ""};
    for (int i = 0; i < 400; ++i) {
        const std::string name = "n" + std::to_string(below(8));
        const int kind = below(6);
        switch (below(10)) {
        case 0:
            strip.terrain(anyHex(), below(3) == 0 ? "sea" : "forest");
            break;
        case 1: {
            const int row = 2001 + (100 * below(5)) + below(11);
            strip.hexside(std::to_string(row) + "/" + std::to_string(row + 1), below(2) == 0 ? "lake" : "river");
            break;
        }
        case 2:
            strip.place(name, anyHex(), below(2) == 0 ? "city port" : "port", sides[below(3)], below(2) == 0 ? "black" : "baltic");
            break;
        case 3:
            strip.place(below(2) == 0 ? "bucharest" : "baku", anyHex(), "city port", sides[below(2)], "caspian");
            break;
        case 4:
            strip.control(sides[below(2)], anyHex());
            break;
        case 5:
            strip.marker(below(2) == 0 ? "trench" : "oos", anyHex(), sides[below(2)]);
            break;
        case 6: {
            const int first = 2001 + (100 * below(5)) + below(8);
            strip.line(std::to_string(first) + ".." + std::to_string(first + 4));
            break;
        }
        default:
            strip.unit(name, kinds[kind], nations[kind], anyHex(), below(3) == 0 ? "back" : "", below(6) == 0 ? "oos" : "");
        }
        strip.position();
    }
}

QTEST_APPLESS_MAIN(TestSupplyStages)
#include "tst_supply_stages.moc"
