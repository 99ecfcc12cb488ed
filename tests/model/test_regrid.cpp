#include "model/regrid.h"
#include "model/underlaypins.h"
#include "model/xml/package_writer.h"

#include <QTest>

using namespace model;

namespace {

const Atom kMap("main");

/// Eight columns of six hexes with something of everything that names a hex.
Package makeGame()
{
    Package package;
    Map map;
    map.id = kMap;
    map.grid.columns = 8;
    map.grid.rows = 6;
    map.terrain = Words("clear");
    map.missing.insert(Atom("0806"));
    Scenario scenario;
    scenario.id = Atom("campaign");
    Transaction make{.label = "test", .arguments = {}, .edits = {put(map), put(scenario)}};
    package.apply(make);
    make.edits.clear();
    make.edits.emplace_back(setTerrain(package, package.atlas().find("0302"), Words("forest")));
    make.edits.emplace_back(setTerrain(package, package.atlas().find("0101"), Words("swamp")));
    make.edits.emplace_back(
        setHexside(package, package.atlas().findSide("0402/0403"), Words("fortified@0402 river")));
    Line line;
    line.id = Atom("rail");
    line.kind = Atom("rail");
    line.hexes.hexes = {Atom("0101"), Atom("0102"), Atom("0202"), Atom("0303")};
    make.edits.push_back(put(line, kMap));
    Place place;
    place.id = Atom("town");
    place.hex = Atom("0302");
    make.edits.push_back(put(place, kMap));
    Zone zone;
    zone.id = Atom("land");
    for (const char* hex : {"0101", "0302", "0706"})
        zone.hexes.insert(Atom(hex));
    make.edits.push_back(put(zone, kMap));
    Border border;
    border.id = Atom("line");
    border.sides = Words("0302/0303");
    make.edits.push_back(put(border, kMap));
    Underlay underlay;
    underlay.id = Atom("scan");
    setPins(underlay, {{.hex = Atom("0302"), .x = 10.5, .y = 20}});
    make.edits.push_back(put(underlay, kMap));
    Allow allow;
    allow.id = Atom("1");
    allow.on = "hex 0302";
    make.edits.push_back(put(allow));
    Unit unit;
    unit.id = Atom("army");
    unit.hex = Atom("0302");
    make.edits.push_back(put(unit, scenario.id));
    package.apply(make);
    return package;
}

template <class T>
const T& only(const Package& package)
{
    return package.all<T>().begin()->second;
}

} // namespace

/// Another grid for a map, with all references following.
class TestRegrid : public QObject {
    Q_OBJECT
private slots:
    void renumberingTakesEverythingAlong()
    {
        Package package = makeGame();
        const Files before = writePackage(package);
        Map map = only<Map>(package);
        map.numbering.column.start = 11;
        map.numbering.row.start = 21;
        map.numbering.prefix = "A";
        map.missing.hexes = {Atom("A1826")};
        const Regrid change = regrid(package, map);
        QCOMPARE(change.places + change.lines + change.units + change.hexes, 0);
        const Applied applied = package.apply(change.transaction);
        QCOMPARE(package.terrain(package.atlas().find("A1322")).text(), std::string_view("forest"));
        QCOMPARE(only<Place>(package).hex.text(), std::string_view("A1322"));
        QCOMPARE(only<Line>(package).hexes.hexes.front().text(), std::string_view("A1121"));
        QVERIFY(only<Zone>(package).hexes.contains(Atom("A1726")));
        QVERIFY(exists(package.atlas().findSide(only<Border>(package).sides.text()).hex));
        QCOMPARE(pinsOf(only<Underlay>(package)).front().hex.text(), std::string_view("A1322"));
        QCOMPARE(only<Allow>(package).on, std::string("hex A1322"));
        QCOMPARE(only<Unit>(package).hex.text(), std::string_view("A1322"));
        QVERIFY(package.side(package.atlas().findSide("A1422/A1423")).contains("fortified@A1422"));
        QVERIFY(!exists(package.atlas().find("A1826")));
        package.apply(applied.inverse);
        QVERIFY(writePackage(package) == before);
    }

    void growingKeepsNumbersOrShiftsThem()
    {
        Package package = makeGame();
        const Map& map = only<Map>(package);
        // Numbers cannot fall below those of the first column.
        const Map wider = grown(map, {.left = 1, .right = 2, .top = 0, .bottom = 1}, true);
        QCOMPARE(wider.grid.columns, 11);
        QCOMPARE(wider.numbering.column.start, 0);
        package.apply(regrid(package, wider).transaction);
        QCOMPARE(only<Place>(package).hex.text(), std::string_view("0302"));
        QCOMPARE(package.terrain(package.atlas().find("0302")).text(), std::string_view("forest"));
        QVERIFY(!exists(package.atlas().find("0806")));

        Package shifted = makeGame();
        shifted.apply(
            regrid(shifted, grown(only<Map>(shifted), {.left = 2, .right = -2, .top = 0, .bottom = 0}, false))
                .transaction);
        QCOMPARE(shifted.atlas().size(), 48);
        QCOMPARE(only<Place>(shifted).hex.text(), std::string_view("0502"));
        QCOMPARE(shifted.terrain(shifted.atlas().find("0502")).text(), std::string_view("forest"));
        QCOMPARE(only<Unit>(shifted).hex.text(), std::string_view("0502"));
    }

    void croppingSaysWhatIsLost()
    {
        Package package = makeGame();
        const Files before = writePackage(package);
        const Regrid change =
            regrid(package, grown(only<Map>(package), {.left = -3, .right = 0, .top = 0, .bottom = 0}, true));
        QCOMPARE(change.places, 1);
        QCOMPARE(change.lines, 1);
        QCOMPARE(change.units, 1);
        QCOMPARE(change.hexes, 2);
        const Applied applied = package.apply(change.transaction);
        QVERIFY(package.all<Place>().empty());
        QVERIFY(package.all<Line>().empty());
        QVERIFY(only<Unit>(package).hex.empty());
        QCOMPARE(only<Zone>(package).hexes.hexes.size(), 1U);
        package.apply(applied.inverse);
        QVERIFY(writePackage(package) == before);
    }

    void aLineThatLeavesAndComesBackIsCutInTwo()
    {
        Package package = makeGame();
        Line line;
        line.id = Atom("ring");
        line.kind = Atom("road");
        line.hexes.hexes = {Atom("0502"), Atom("0501"), Atom("0601"), Atom("0602")};
        package.apply({.label = "test",
                       .arguments = {},
                       .edits = {erase<Line>({.scope = kMap, .id = Atom("rail")}), put(line, kMap)}});
        line.hexes.hexes = {Atom("0403"), Atom("0402"), Atom("0401"),
                            Atom("0501"), Atom("0502"), Atom("0503")};
        package.apply({.label = "test", .arguments = {}, .edits = {put(line, kMap)}});
        package.apply(
            regrid(package, grown(only<Map>(package), {.left = 0, .right = 0, .top = -1, .bottom = 0}, true))
                .transaction);
        QCOMPARE(package.all<Line>().size(), 2U);
        for (const auto& [key, piece] : package.all<Line>())
            QCOMPARE(piece.hexes.hexes.size(), 2U);
    }
};

QTEST_APPLESS_MAIN(TestRegrid)
#include "test_regrid.moc"
