#include "model/flood.h"
#include "model/hex/beyond.h"
#include "model/hex/corner.h"
#include "model/hexsets.h"
#include "model/hexvalues.h"
#include "model/linework.h"
#include "model/mappatch.h"
#include "model/mapreplace.h"
#include "model/route.h"
#include "model/xml/transaction_text.h"

#include <QTest>
#include <rapidcheck.h>

#include <cmath>
#include <set>

using namespace model;

namespace {

const Atom kMap("main");

Package blank(Orientation orientation = Orientation::FlatTop, int columns = 10, int rows = 10)
{
    Map map;
    map.id = kMap;
    map.grid.columns = columns;
    map.grid.rows = rows;
    map.grid.lattice.orientation = orientation;
    map.terrain = Words("clear");
    Package package;
    package.apply({.label = {}, .arguments = {}, .edits = {put(map)}});
    return package;
}

std::vector<HexIndex> hexes(const Package& package, std::initializer_list<const char*> numbers)
{
    std::vector<HexIndex> all;
    for (const char* number : numbers)
        all.push_back(package.atlas().find(std::string_view(number)));
    return all;
}

std::string linesOf(const Package& package)
{
    std::string text;
    for (const auto& [key, line] : package.all<Line>()) {
        text += std::string(key.id.text()) + ":";
        for (const Atom hex : line.hexes.hexes)
            text += " " + std::string(hex.text());
        text += "; ";
    }
    return text;
}

void draw(Package& package, const char* kind, std::initializer_list<const char*> path)
{
    LineWork work(package, kMap);
    work.draw(Atom(kind), {}, hexes(package, path));
    package.apply({.label = {}, .arguments = {}, .edits = work.edits()});
}

void erase(Package& package, const char* a, const char* b)
{
    LineWork work(package, kMap);
    const HexIndex from = package.atlas().find(std::string_view(a));
    const HexIndex to = package.atlas().find(std::string_view(b));
    work.erase({}, [&](HexIndex x, HexIndex y) { return (x == from && y == to) || (x == to && y == from); });
    package.apply({.label = {}, .arguments = {}, .edits = work.edits()});
}

const std::vector<Lattice> kLattices{{Orientation::FlatTop, Offset::Odd},
                                     {Orientation::FlatTop, Offset::Even},
                                     {Orientation::PointyTop, Offset::Odd},
                                     {Orientation::PointyTop, Offset::Even}};

} // namespace

/// What the tools of the map calculate: ways along hexsides, floods, routes, lines, pieces of maps.
class TestMapWork : public QObject {
    Q_OBJECT
private slots:
    void aCornerHasOneName()
    {
        for (const Lattice& lattice : kLattices) {
            const HexLayout layout({.lattice = lattice, .columns = 8, .rows = 8}, 16);
            for (int d = 0; d < kDirections; ++d) {
                const Cell cell{4, 5};
                const Corner corner = cornerOf(lattice, cell, d);
                const Point point = layout.corners(cell)[static_cast<std::size_t>(d)];
                QVERIFY(std::hypot(pointOf(layout, corner).x - point.x, pointOf(layout, corner).y - point.y)
                        < 1e-9);
                QCOMPARE(cornerAt(layout, point), corner);
                for (const Corner& next : cornersNextTo(lattice, corner)) {
                    const CellSide side = sideBetween(lattice, corner, next);
                    const auto ends = endsOf(lattice, side);
                    QVERIFY((ends[0] == corner && ends[1] == next) || (ends[1] == corner && ends[0] == next));
                }
            }
        }
    }

    void aWayAlongSidesArrivesAndNeverTurnsBack()
    {
        rc::check([] {
            const Lattice lattice = *rc::gen::elementOf(kLattices);
            const HexLayout layout({.lattice = lattice, .columns = 30, .rows = 30}, 16);
            const auto any = [&] {
                return cornerOf(lattice, {*rc::gen::inRange(1, 30), *rc::gen::inRange(1, 30)},
                                *rc::gen::inRange(0, 6));
            };
            const Corner from = any();
            const Corner to = any();
            const auto way = wayAlongSides(layout, from, to);
            RC_ASSERT(way.front() == from);
            RC_ASSERT(way.back() == to);
            RC_ASSERT(std::set<Corner>(way.begin(), way.end()).size() == way.size());
            for (std::size_t i = 1; i < way.size(); ++i)
                RC_ASSERT(std::ranges::contains(cornersNextTo(lattice, way[i - 1]), way[i]));
        });
    }

    void beyondALine()
    {
        const Segment line[]{{{10, 0}, {20, 10}}, {{20, 10}, {10, 20}}};
        QVERIFY(liesBeyond(line, Compass::East, {16, 5}));
        QVERIFY(!liesBeyond(line, Compass::East, {14, 5}));
        QVERIFY(liesBeyond(line, Compass::West, {9, 5}));
        QVERIFY(!liesBeyond(line, Compass::West, {16, 15}));
        QVERIFY(liesBeyond(line, Compass::East, {11, -50}));
        QVERIFY(!liesBeyond(line, Compass::East, {9, 50}));
        const Segment flat[]{{{0, 10}, {30, 10}}};
        QVERIFY(liesBeyond(flat, Compass::North, {5, 3}));
        QVERIFY(liesBeyond(flat, Compass::South, {5, 13}));
        QVERIFY(!liesBeyond(flat, Compass::South, {5, 10}));
        QVERIFY(!liesBeyond({}, Compass::South, {5, 10}));
    }

    void aFloodStopsAtClosedSides()
    {
        const Package package = blank();
        const Atlas& atlas = package.atlas();
        const auto column = [&](HexIndex hex) { return atlas.cell(hex).column; };
        const auto west = flood(
            atlas, HexIndex{0}, [](HexIndex) { return true; },
            [&](Hexside side) {
                const HexIndex next = atlas.neighbours(side.hex)[static_cast<std::size_t>(side.direction)];
                return column(side.hex) + column(next) != 11;
            });
        QCOMPARE(west.size(), 50U);
        QCOMPARE(flood(
                     atlas, HexIndex{0}, [](HexIndex) { return true; }, [](Hexside) { return true; })
                     .size(),
                 100U);
        QVERIFY(
            flood(atlas, HexIndex{0}, [](HexIndex) { return false; }, [](Hexside) { return true; }).empty());
    }

    void theCheapestWayGoesAround()
    {
        const Package package = blank();
        const auto ends = hexes(package, {"0205", "0805"});
        const auto lake = hexes(package, {"0504", "0505", "0506"});
        const auto way = cheapestWay(package.atlas(), ends[0], ends[1], [&](Hexside side) {
            const HexIndex next =
                package.atlas().neighbours(side.hex)[static_cast<std::size_t>(side.direction)];
            return std::ranges::contains(lake, next) ? 9.0 : 1.0;
        });
        QCOMPARE(way.front(), ends[0]);
        QCOMPARE(way.back(), ends[1]);
        for (const HexIndex hex : lake)
            QVERIFY(!std::ranges::contains(way, hex));
        QVERIFY(cheapestWay(package.atlas(), ends[0], ends[1], [](Hexside) { return 0.0; }).empty());
    }

    void linesJoinBranchAndNeverDouble()
    {
        Package package = blank();
        draw(package, "rail", {"0101", "0102", "0103"});
        QCOMPARE(linesOf(package), std::string("rail: 0101 0102 0103; "));
        draw(package, "rail", {"0103", "0104", "0105"});
        QCOMPARE(linesOf(package), std::string("rail: 0101 0102 0103 0104 0105; "));
        draw(package, "rail", {"0102", "0103", "0104"});
        QCOMPARE(linesOf(package), std::string("rail: 0101 0102 0103 0104 0105; "));
        draw(package, "rail", {"0103", "0203", "0303"}); // a branch from the middle
        QCOMPARE(linesOf(package), std::string("rail: 0101 0102 0103 0104 0105; rail-2: 0103 0203 0303; "));
        draw(package, "road", {"0105", "0106"}); // another kind
        draw(package, "rail", {"0107", "0108"});
        draw(package, "rail", {"0105", "0106", "0107"}); // closes the gap
        QCOMPARE(
            linesOf(package),
            std::string(
                "rail: 0101 0102 0103 0104 0105 0106 0107 0108; rail-2: 0103 0203 0303; road: 0105 0106; "));
    }

    void erasingSplitsALine()
    {
        Package package = blank();
        draw(package, "rail", {"0101", "0102", "0103", "0104", "0105"});
        erase(package, "0103", "0102");
        QCOMPARE(linesOf(package), std::string("rail: 0101 0102; rail-2: 0103 0104 0105; "));
        erase(package, "0101", "0102");
        QCOMPARE(linesOf(package), std::string("rail-2: 0103 0104 0105; "));
        erase(package, "0105", "0104");
        QCOMPARE(linesOf(package), std::string("rail-2: 0103 0104; "));
    }

    void listsAreCombined()
    {
        const Package package = blank();
        HexList list;
        for (const char* number : {"0101", "0102", "9999"})
            list.insert(Atom(number));
        const auto given = hexes(package, {"0102", "0103"});
        const auto text = [&](Combine how) {
            std::string all;
            for (const Atom hex : combined(package, kMap, list, given, how).hexes)
                all += std::string(hex.text()) + " ";
            return all;
        };
        QCOMPARE(text(Combine::Replace), std::string("0102 0103 "));
        QCOMPARE(text(Combine::Add), std::string("0101 0102 0103 9999 "));
        QCOMPARE(text(Combine::Subtract), std::string("0101 9999 "));
        QCOMPARE(text(Combine::Intersect), std::string("0102 9999 "));
    }

    void sixTurnsAndTwoMirrorsChangeNothing()
    {
        for (const Orientation orientation : {Orientation::FlatTop, Orientation::PointyTop}) {
            const Package package = smallMap(orientation);
            const auto patch = MapPatch::read(copyArea(package, area(package)));
            QVERIFY(patch);
            QCOMPARE(patch->hexes.size(), 7U);
            QCOMPARE(patch->turned(6), *patch);
            QCOMPARE(patch->turned(2).turned(-2), *patch);
            QCOMPARE(patch->mirrored(orientation).mirrored(orientation), *patch);
            QVERIFY(!(patch->turned(1) == *patch));
        }
    }

    void aPatchKeepsItsShapeWhenTurned()
    {
        Package package = smallMap(Orientation::FlatTop);
        const auto patch = MapPatch::read(copyArea(package, area(package)));
        const HexIndex middle = package.atlas().find(std::string_view("0707"));
        package.apply(patch->turned(1).place(package, middle));
        const auto& around = package.atlas().neighbours(middle);
        // The forest north of the middle is north-east of it now, and the river behind it, too.
        QCOMPARE(package.terrain(around[1]), Words("forest"));
        QCOMPARE(package.side({.hex = middle, .direction = 1}).text(), "fort@0707 river");
        const Place* place = package.find<Place>({.scope = kMap, .id = Atom("minsk-2")});
        QVERIFY(place);
        QCOMPARE(place->hex, package.atlas().number(middle));
        const Line* line = package.find<Line>({.scope = kMap, .id = Atom("rail-2")});
        QVERIFY(line);
        QCOMPARE(line->hexes.hexes.size(), 3U);
        QCOMPARE(package.atlas().find(line->hexes.hexes.front()), around[1]);
        QCOMPARE(package.atlas().find(line->hexes.hexes.back()), around[4]);
    }

    void aCopyTravelsAsText()
    {
        const Package package = smallMap(Orientation::FlatTop);
        const Transaction copy = copyArea(package, area(package));
        const auto read = readTransaction(transactionText(copy));
        QVERIFY(read);
        QCOMPARE(*MapPatch::read(*read), *MapPatch::read(copy));
        QVERIFY(!MapPatch::read({}));
        Transaction hostile = copy;
        for (Edit& edit : hostile.edits)
            if (auto* map = edit.as<Put<Map>>())
                map->value->grid.columns = map->value->grid.rows = 0;
        QVERIFY(!MapPatch::read(hostile));
    }

    void whatFallsOffTheMapIsLeftOut()
    {
        Package package = smallMap(Orientation::FlatTop);
        const auto patch = MapPatch::read(copyArea(package, area(package)));
        const HexIndex corner = package.atlas().find(std::string_view("0101"));
        QCOMPARE(std::ranges::count(patch->landing(package, corner), HexIndex::None), 3);
        const Applied applied = package.apply(patch->place(package, corner));
        QVERIFY(!applied.change.empty());
        Package back = package;
        back.apply(applied.inverse);
        QVERIFY(back == smallMap(Orientation::FlatTop));
    }

    void zonesFollowThePatch()
    {
        Package package = smallMap(Orientation::FlatTop);
        const auto zone = [&](const char* id, const char* kind, std::initializer_list<const char*> numbers) {
            Zone record;
            record.id = Atom(id);
            record.kind = Atom(kind);
            for (const char* number : numbers)
                record.hexes.insert(Atom(number));
            package.apply({.label = {}, .arguments = {}, .edits = {put(record, kMap)}});
        };
        const auto hexesOfZone = [](const Package& in, const char* id) {
            std::string text;
            if (const Zone* record = in.find<Zone>({.scope = kMap, .id = Atom(id)}))
                for (const Atom hex : record->hexes.hexes)
                    text += std::string(hex.text()) + " ";
            return text;
        };
        zone("west", "country", {"0101", "0404", "0403"});
        zone("east", "country", {"0707", "0706", "0909"});
        zone("mud", "weather", {"0707"});
        const auto patch = MapPatch::read(copyArea(package, area(package)));
        QCOMPARE(patch->zones.size(), 1U);
        Package after = package;
        const Applied applied =
            after.apply(patch->turned(1).place(after, after.atlas().find(std::string_view("0707"))));
        // North of the middle is north-east of it now, and what lay under the patch is of that country no longer.
        QCOMPARE(hexesOfZone(after, "west"), std::string("0101 0403 0404 0707 0807 "));
        QCOMPARE(hexesOfZone(after, "east"), std::string("0909 "));
        QCOMPARE(hexesOfZone(after, "mud"), std::string("0707 ")); // a kind of which the patch knows nothing
        after.apply(applied.inverse);
        QVERIFY(after == package);
        Package other = blank();
        other.apply(patch->place(other, other.atlas().find(std::string_view("0505"))));
        QCOMPARE(hexesOfZone(other, "west"), std::string("0504 0505 "));
    }

    void clearingLeavesNothing()
    {
        Package package = smallMap(Orientation::FlatTop);
        package.apply(clearArea(package, area(package)));
        QVERIFY(package.all<Place>().empty());
        QVERIFY(package.all<Line>().empty());
        for (const HexIndex hex : area(package))
            QCOMPARE(package.terrain(hex), Words("clear"));
        QVERIFY(package.side({.hex = area(package).front(), .direction = 0}).empty());
    }

    void replacingCountsAndReplaces()
    {
        Package package = smallMap(Orientation::FlatTop);
        MapReplace wish{.what = MapReplace::What::Terrain, .from = "forest", .to = "swamp", .within = {}};
        const auto found = wish.find(package);
        QCOMPARE(found.count, 1);
        QCOMPARE(found.hexes.size(), 1U);
        package.apply(found.transaction);
        QCOMPARE(wish.find(package).count, 0);
        wish = {.what = MapReplace::What::Hexside, .from = "fort", .to = "wall", .within = {}};
        package.apply(wish.find(package).transaction);
        QCOMPARE(package.side({.hex = package.atlas().find(std::string_view("0404")), .direction = 0}).text(),
                 "river wall@0404");
        wish = {.what = MapReplace::What::PlaceName, .from = "MIN", .to = "Mün", .within = {}};
        package.apply(wish.find(package).transaction);
        QCOMPARE(package.all<Place>().begin()->second.name, std::string("Münsk"));
        wish = {.what = MapReplace::What::Line, .from = "rail", .to = "", .within = {}};
        package.apply(wish.find(package).transaction);
        QVERIFY(package.all<Line>().empty());
        wish = {
            .what = MapReplace::What::Terrain, .from = "swamp", .to = "", .within = hexes(package, {"0101"})};
        QCOMPARE(wish.find(package).count, 0);
        wish.within.clear();
        package.apply(wish.find(package).transaction);
        QCOMPARE(package.terrain(package.atlas().find(std::string_view("0403"))), Words("clear"));
    }

    void hexesAreAlikeInOneProperty()
    {
        const Package package = smallMap(Orientation::FlatTop);
        const auto count = [&](HexProperty property) {
            const auto values = hexValues(package, {}, property);
            return std::set<std::uint32_t>([&] {
                       std::set<std::uint32_t> all;
                       for (const Atom value : values)
                           all.insert(value.value());
                       return all;
                   }())
                .size();
        };
        QCOMPARE(count(HexProperty::Terrain), 2U);
        QCOMPARE(count(HexProperty::Lines), 2U);
        QCOMPARE(count(HexProperty::Places), 2U);
        QCOMPARE(count(HexProperty::Zones), 1U);
        QCOMPARE(count(HexProperty::Hexsides), 2U);
    }

private:
    /// A middle with a place, a forest in direction 0, a fortified river between them, a line through all three.
    static Package smallMap(Orientation orientation)
    {
        Package package = blank(orientation);
        const HexIndex middle = package.atlas().find(std::string_view("0404"));
        const auto& around = package.atlas().neighbours(middle);
        Place place;
        place.id = Atom("minsk");
        place.name = "Minsk";
        place.hex = Atom("0404");
        place.kinds = Words("town");
        package.apply(
            {.label = {},
             .arguments = {},
             .edits = {setTerrain(package, around[0], Words("forest")),
                       setHexside(package, {.hex = middle, .direction = 0}, Words("river fort@0404")),
                       put(place, kMap)}});
        LineWork work(package, kMap);
        work.draw(Atom("rail"), {}, std::vector{around[0], middle, around[3]});
        package.apply({.label = {}, .arguments = {}, .edits = work.edits()});
        return package;
    }
    static std::vector<HexIndex> area(const Package& package)
    {
        const HexIndex middle = package.atlas().find(std::string_view("0404"));
        std::vector<HexIndex> all{middle};
        for (const HexIndex hex : package.atlas().neighbours(middle))
            all.push_back(hex);
        return all;
    }
};

QTEST_APPLESS_MAIN(TestMapWork)
#include "test_mapwork.moc"
