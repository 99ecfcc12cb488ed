#include "model/edit.h"
#include "model/packagebuilder.h"

#include <QTest>

using namespace model;

namespace {

Map makeMap(std::string_view id, int columns, int rows, int firstColumn = 1, int firstRow = 1)
{
    Map map;
    map.id = Atom(id);
    map.grid = {
        .lattice = {}, .columns = columns, .rows = rows, .firstColumn = firstColumn, .firstRow = firstRow};
    map.numbering.column.start = firstColumn;
    map.numbering.row.start = firstRow;
    map.terrain = Words("clear");
    return map;
}

Applied apply(Package& package, std::vector<Edit> edits)
{
    return package.apply({.label = "test", .arguments = {}, .edits = std::move(edits)});
}

SetTerrain terrainEdit(const Package& package, std::string_view hex, std::string_view terrain)
{
    return setTerrain(package, package.atlas().find(hex), Words(terrain));
}

} // namespace

class TestPackage : public QObject {
    Q_OBJECT
private slots:
    void atomsAndNaturalOrder()
    {
        QVERIFY(Atom("1622") == Atom(std::string("1622")));
        QVERIFY(Atom("") == Atom());
        QVERIFY(Atom::known("a word that nobody ever wrote").empty());
        QVERIFY(naturalLess("3 Pz", "14 Pz"));
        QVERIFY(!naturalLess("14 Pz", "3 Pz"));
        QVERIFY(naturalLess("2", "10"));
        QVERIFY(naturalLess("02", "2") != naturalLess("2", "02"));
        QVERIFY(naturalLess("a", "a1"));
        QCOMPARE(Words("woods hills woods").text(), std::string_view("hills woods"));
        QVERIFY(Words("a b") == Words("b  a"));
        QVERIFY(Words("a").with(Atom("b")).without(Atom("a")) == Words("b"));
    }

    void hexesOfOneMap()
    {
        Package package;
        apply(package, {put(makeMap("main", 3, 2, 8, 12))});
        const Atlas& atlas = package.atlas();
        QCOMPARE(atlas.size(), 6);
        const HexIndex hex = atlas.find(Atom("0912"));
        QVERIFY(exists(hex));
        QCOMPARE(atlas.number(hex).text(), std::string_view("0912"));
        QVERIFY(!exists(atlas.find("9999")));
        QVERIFY(!exists(atlas.find("")));
        QCOMPARE(atlas.number(atlas.neighbours(hex)[3]).text(), std::string_view("0913"));
        QVERIFY(!exists(atlas.neighbours(hex)[0]));
        QCOMPARE(atlas.distance(atlas.find("0812"), atlas.find("1013")), 2);
    }

    void missingHexesAndAliases()
    {
        Package package;
        Map map = makeMap("main", 3, 3);
        map.missing.insert(Atom("0202"));
        Alias alias;
        alias.id = Atom("X1");
        alias.hex = Atom("0101");
        apply(package, {put(map), put(alias, map.id)});
        QCOMPARE(package.atlas().size(), 8);
        QVERIFY(!exists(package.atlas().find("0202")));
        QCOMPARE(package.atlas().find("X1"), package.atlas().find("0101"));
        QCOMPARE(package.atlas().number(package.atlas().find("X1")).text(), std::string_view("0101"));
    }

    void overlappingMapsShareHexes()
    {
        Package package;
        Map west = makeMap("a", 4, 4);
        west.lattice = Atom("front");
        west.numbering.prefix = "A";
        Map east = makeMap("b", 4, 4, 4, 1);
        east.lattice = Atom("front");
        east.numbering.prefix = "B";
        east.numbering.column.start = 1;
        apply(package, {put(west), put(east)});
        const Atlas& atlas = package.atlas();
        QCOMPARE(atlas.size(), 28); // one column is on both
        QCOMPARE(atlas.find("A0402"), atlas.find("B0102"));
        QCOMPARE(atlas.number(atlas.find("B0102")).text(), std::string_view("A0402"));
        QVERIFY(atlas.directionTo(atlas.find("A0402"), atlas.find("B0202")) >= 0);
        QCOMPARE(atlas.distance(atlas.find("A0101"), atlas.find("B0401")), 6);
    }

    void equalNumbersOnTwoSheets()
    {
        Package package;
        apply(package, {put(makeMap("back", 2, 2)), put(makeMap("front", 2, 2))});
        const Atlas& atlas = package.atlas();
        QCOMPARE(atlas.size(), 8);
        const HexIndex first = atlas.find("0101");
        const HexIndex other = atlas.find("front:0101");
        QVERIFY(exists(other) && first != other);
        QCOMPARE(atlas.number(other).text(), std::string_view("front:0101"));
        QCOMPARE(atlas.printed(other), std::string_view("0101"));
        const Atom maps[]{Atom("front")};
        QCOMPARE(atlas.find(Atom("0101"), maps), other);
        QCOMPARE(atlas.distance(first, other), -1);
    }

    void hexsideHasOneHome()
    {
        Package package;
        apply(package, {put(makeMap("main", 4, 4))});
        const Atlas& atlas = package.atlas();
        const HexIndex a = atlas.find("0202");
        const HexIndex b = atlas.find("0203");
        const Hexside ab{a, atlas.directionTo(a, b)};
        const Hexside ba{b, atlas.directionTo(b, a)};
        QCOMPARE(atlas.canonical(ab), atlas.canonical(ba));
        apply(package, {setHexside(package, ab, Words("river"))});
        QCOMPARE(package.side(ba), Words("river"));
        QCOMPARE(atlas.findSide("0202/0203"), atlas.findSide("0203/0202"));
        const Hexside edge = atlas.findSide("0204/s");
        QVERIFY(exists(edge.hex));
        apply(package, {setHexside(package, edge, Words("sea"))});
        QCOMPARE(package.side({atlas.find("0204"), 3}), Words("sea"));
        QCOMPARE(atlas.sideText(edge), std::string("0204/s"));
        QVERIFY(!exists(atlas.findSide("0101/0404").hex));
    }

    void changeSetNamesWhatChanged()
    {
        Package package;
        apply(package, {put(makeMap("main", 4, 4))});
        Place place;
        place.id = Atom("moscow");
        place.hex = Atom("0202");
        const Applied applied = apply(package,
                                      {terrainEdit(package, "0202", "forest"),
                                       terrainEdit(package, "0202", "swamp"), put(place, Atom("main"))});
        QCOMPARE(applied.change.terrain.size(), 1U);
        QCOMPARE(applied.change.terrain.front(), package.atlas().find("0202"));
        QVERIFY(applied.change.touches<Place>());
        QVERIFY(!applied.change.shape);
        QVERIFY(
            apply(package, {terrainEdit(package, "0202", "swamp"), put(place, Atom("main"))}).change.empty());
        QCOMPARE(apply(package, applied.inverse.edits).inverse.edits.size(), 3U);
        QCOMPARE(package.terrain(package.atlas().find("0202")), Words("clear"));
        QVERIFY(!package.find<Place>({Atom("main"), Atom("moscow")}));
    }

    void editsOfNothingChangeNothing()
    {
        Package package;
        const Package before = package;
        const Applied applied = apply(package,
                                      {SetTerrain{Atom("nowhere"), {1, 1}, Words("forest")},
                                       SetHexside{Atom("nowhere"), {1, 1}, 0, Words("river")},
                                       erase<Place>({Atom("x"), Atom("y")})});
        QVERIFY(applied.change.empty());
        QVERIFY(applied.inverse.edits.empty());
        QVERIFY(package == before);
    }

    void shrinkingAMapIsUndone()
    {
        Package package;
        apply(package, {put(makeMap("main", 5, 5))});
        const Atlas& atlas = package.atlas();
        Fields fields;
        fields.set(Atom("note"), "kept");
        apply(package,
              {terrainEdit(package, "0505", "forest"), terrainEdit(package, "0101", "swamp"),
               setHexside(package, atlas.findSide("0504/0505"), Words("river")),
               setHexside(package, atlas.findSide("0303/0403"), Words("sea")),
               SetHexFields{Atom("main"), {5, 1}, fields}});
        const Package before = package;
        Map small = *package.find<Map>(Atom("main"));
        small.grid.columns = 3;
        small.grid.rows = 3;
        const Applied shrunk = apply(package, {put(small)});
        QVERIFY(shrunk.change.shape);
        QCOMPARE(package.atlas().size(), 9);
        QCOMPARE(package.terrain(package.atlas().find("0101")), Words("swamp"));
        const Applied back = apply(package, shrunk.inverse.edits);
        QVERIFY(package == before);
        const Applied erased = apply(package, {erase<Map>({{}, Atom("main")})});
        QCOMPARE(package.atlas().size(), 0);
        apply(package, erased.inverse.edits);
        QVERIFY(package == before);
        apply(package, back.inverse.edits);
        QCOMPARE(package.atlas().size(), 9);
    }

    void turningAMapIsUndone()
    {
        for (const Lattice other :
             {Lattice{Orientation::PointyTop, Offset::Odd}, Lattice{Orientation::FlatTop, Offset::Even},
              Lattice{Orientation::PointyTop, Offset::Even}}) {
            Package package;
            apply(package, {put(makeMap("main", 5, 5))});
            std::vector<Edit> rivers; // every hexside, those at the edge too, with features of its own
            for (int i = 0; i < package.atlas().size(); ++i)
                for (int d = 0; d < kDirections; ++d)
                    rivers.push_back(setHexside(package, {.hex = static_cast<HexIndex>(i), .direction = d},
                                                Words("river-" + std::to_string((i * kDirections) + d))));
            apply(package, rivers);
            apply(package, {terrainEdit(package, "0505", "forest")});
            const Package before = package;
            Map turned = *package.find<Map>(Atom("main"));
            turned.grid.lattice = other;
            const Applied there = apply(package, {put(turned)});
            QCOMPARE(package.terrain(package.atlas().find("0505")), Words("forest"));
            const Package after = package;
            const Applied back = apply(package, there.inverse.edits);
            QVERIFY(package == before);
            apply(package, back.inverse.edits);
            QVERIFY(package == after);
        }
    }

    void copiesAreIndependent()
    {
        Package package;
        apply(package, {put(makeMap("main", 2, 2))});
        Package copy = package;
        apply(copy, {terrainEdit(copy, "0101", "forest")});
        QCOMPARE(package.terrain(package.atlas().find("0101")), Words("clear"));
        QCOMPARE(copy.terrain(copy.atlas().find("0101")), Words("forest"));
        const Package moved = std::move(copy);
        QCOMPARE(moved.terrain(moved.atlas().find("0101")), Words("forest"));
    }
};

QTEST_APPLESS_MAIN(TestPackage)
#include "test_package.moc"
