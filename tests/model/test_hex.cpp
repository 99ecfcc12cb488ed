#include "model/hex/grid.h"
#include "model/hex/layout.h"
#include "model/hex/numbering.h"

#include <QTest>
#include <rapidcheck.h>

#include <cmath>
#include <map>
#include <queue>
#include <set>

using namespace model;

namespace {

Grid grid(Orientation orientation, Offset offset, int columns = 9, int rows = 8)
{
    return {.lattice = {.orientation = orientation, .offset = offset},
            .columns = columns,
            .rows = rows,
            .firstColumn = -2,
            .firstRow = 3};
}

const std::vector<Lattice> kLattices{{Orientation::FlatTop, Offset::Odd},
                                     {Orientation::FlatTop, Offset::Even},
                                     {Orientation::PointyTop, Offset::Odd},
                                     {Orientation::PointyTop, Offset::Even}};

Numbering::Axis anyAxis()
{
    Numbering::Axis axis;
    axis.kind = *rc::gen::element(Numbering::Digits::Figures, Numbering::Digits::Letters);
    axis.digits = *rc::gen::inRange(1, 5);
    const int least = axis.kind == Numbering::Digits::Letters ? 1 : -20;
    axis.start = *rc::gen::inRange(least, 120);
    axis.reversed = *rc::gen::arbitrary<bool>();
    return axis;
}

/// Letters and figures that also occur in the numbers themselves.
std::string anyMark()
{
    return *rc::gen::element<std::string>("", "A", "AA", "1", "01", "-", ".", "B2", "9", "ZZ", " ", "Ä");
}

} // namespace

class TestHex : public QObject {
    Q_OBJECT
private slots:
    void neighboursOfStalinsWar()
    {
        const Lattice lattice{Orientation::FlatTop, Offset::Odd};
        std::set<Cell> around;
        for (int d = 0; d < kDirections; ++d)
            around.insert(lattice.neighbour({17, 20}, d));
        const std::set<Cell> expected{{17, 19}, {17, 21}, {16, 20}, {16, 21}, {18, 20}, {18, 21}};
        QCOMPARE(around, expected);
        QCOMPARE(lattice.distance({16, 22}, {17, 21}), 1);
        QCOMPARE(lattice.neighbour({17, 20}, 0), (Cell{17, 19}));
        QCOMPARE(lattice.neighbour({17, 20}, 3), (Cell{17, 21}));
    }

    void cubeRoundTripAndOpposites()
    {
        for (const Lattice& lattice : kLattices)
            for (int column = -4; column <= 4; ++column)
                for (int row = -4; row <= 4; ++row)
                    for (int d = 0; d < kDirections; ++d) {
                        const Cell cell{column, row};
                        QCOMPARE(lattice.toCell(lattice.toCube(cell)), cell);
                        const Cell other = lattice.neighbour(cell, d);
                        QCOMPARE(lattice.neighbour(other, opposite(d)), cell);
                        QCOMPARE(lattice.directionTo(cell, other), d);
                        QCOMPARE(lattice.distance(cell, other), 1);
                    }
    }

    void distanceEqualsBreadthFirstSearch()
    {
        for (const Lattice& lattice : kLattices) {
            const Cell start{1, 2};
            std::map<Cell, int> found{{start, 0}};
            std::queue<Cell> open({start});
            while (!open.empty()) {
                const Cell cell = open.front();
                open.pop();
                if (found[cell] == 5)
                    continue;
                for (int d = 0; d < kDirections; ++d)
                    if (found.try_emplace(lattice.neighbour(cell, d), found[cell] + 1).second)
                        open.push(lattice.neighbour(cell, d));
            }
            for (const auto& [cell, steps] : found)
                QCOMPARE(lattice.distance(start, cell), steps);
            QCOMPARE(lattice.range(start, 5).size(), found.size());
        }
    }

    void ringsAndLines()
    {
        for (const Lattice& lattice : kLattices) {
            for (int radius = 1; radius < 4; ++radius) {
                const auto ring = lattice.ring({0, 0}, radius);
                QCOMPARE(std::set<Cell>(ring.begin(), ring.end()).size(),
                         static_cast<std::size_t>(6 * radius));
                for (const Cell cell : ring)
                    QCOMPARE(lattice.distance({0, 0}, cell), radius);
            }
            for (const Cell end : lattice.range({0, 0}, 6)) {
                const auto line = lattice.line({0, 0}, end);
                QCOMPARE(static_cast<int>(line.size()), lattice.distance({0, 0}, end) + 1);
                for (std::size_t i = 1; i < line.size(); ++i)
                    QCOMPARE(lattice.distance(line[i - 1], line[i]), 1);
                auto back = lattice.line(end, {0, 0});
                std::reverse(back.begin(), back.end());
                QCOMPARE(back, line);
            }
        }
    }

    void pixelToHexAndBack()
    {
        for (const Lattice& lattice : kLattices) {
            const HexLayout layout(grid(lattice.orientation, lattice.offset), 12.5);
            const Rect bounds = layout.bounds();
            for (int i = 0; i < layout.grid().size(); ++i) {
                const Cell cell = layout.grid().cellAt(i);
                QCOMPARE(layout.cellAt(layout.centre(cell)), cell);
                const Point centre = layout.centre(cell);
                const auto corners = layout.corners(cell);
                for (int d = 0; d < kDirections; ++d) {
                    const Point corner = corners[static_cast<std::size_t>(d)];
                    QVERIFY(corner.x >= -1e-6 && corner.x <= bounds.width + 1e-6);
                    QVERIFY(corner.y >= -1e-6 && corner.y <= bounds.height + 1e-6);
                    const Point inside{(corner.x * 0.98) + (centre.x * 0.02),
                                       (corner.y * 0.98) + (centre.y * 0.02)};
                    QCOMPARE(layout.cellAt(inside), cell);
                    const Point side = layout.sideMiddle(cell, d);
                    QVERIFY(std::abs(std::hypot(side.x - centre.x, side.y - centre.y) - 6.25) < 1e-9);
                    const Point near{(side.x * 0.95) + (centre.x * 0.05),
                                     (side.y * 0.95) + (centre.y * 0.05)};
                    QCOMPARE(layout.sideAt(near), d);
                    const Point beyond{(side.x * 1.05) - (centre.x * 0.05),
                                       (side.y * 1.05) - (centre.y * 0.05)};
                    QCOMPARE(layout.cellAt(beyond), lattice.neighbour(cell, d));
                }
            }
        }
    }

    void numberings_data()
    {
        QTest::addColumn<Numbering>("numbering");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("last");
        Numbering plain;
        plain.column.start = 8;
        plain.row.start = 12;
        QTest::newRow("column and row") << plain << "0812" << "1619";
        Numbering rowFirst = plain;
        rowFirst.order = Numbering::Order::RowColumn;
        QTest::newRow("row and column") << rowFirst << "1208" << "1916";
        Numbering letter = plain;
        letter.prefix = "Q";
        QTest::newRow("letter of the map") << letter << "Q0812" << "Q1619";
        Numbering letters = plain;
        letters.column.kind = Numbering::Digits::Letters;
        letters.column.start = 25;
        letters.row.digits = 1;
        letters.row.start = 1;
        QTest::newRow("letters beyond Z") << letters << "Y1" << "GG8";
        Numbering dotted = plain;
        dotted.separator = ".";
        dotted.row.digits = 1;
        dotted.column.digits = 1;
        QTest::newRow("separator") << dotted << "8.12" << "16.19";
        Numbering backwards = plain;
        backwards.column.reversed = true;
        backwards.row.reversed = true;
        QTest::newRow("reversed") << backwards << "1619" << "0812";
        Numbering wide = plain;
        wide.column.digits = 3;
        wide.column.start = 98;
        QTest::newRow("three figures") << wide << "09812" << "10619";
    }

    void numberings()
    {
        QFETCH(const Numbering, numbering);
        QFETCH(const QString, first);
        QFETCH(const QString, last);
        const Grid map = grid(Orientation::FlatTop, Offset::Odd);
        QCOMPARE(QString::fromStdString(numbering.number(map, map.cellAt(0))), first);
        QCOMPARE(QString::fromStdString(numbering.number(map, map.cellAt(map.size() - 1))), last);
        for (int i = 0; i < map.size(); ++i) {
            const auto cell = numbering.cell(map, numbering.number(map, map.cellAt(i)));
            QVERIFY(cell.has_value());
            QCOMPARE(*cell, map.cellAt(i));
        }
        for (const char* bad : {"", "0", "9999", "1622x", "Q", "-812", "+812", " 0812", "08 12", "0812\n"})
            QVERIFY2(!numbering.cell(map, bad), bad);
    }

    void everyNumberingReadsItsOwnNumbers()
    {
        const bool holds = rc::check("a number that is printed names a hex with that number", [] {
            const Numbering numbering{
                .order = *rc::gen::element(Numbering::Order::ColumnRow, Numbering::Order::RowColumn),
                .column = anyAxis(),
                .row = anyAxis(),
                .prefix = anyMark(),
                .separator = anyMark()};
            const Grid map =
                grid(Orientation::FlatTop, Offset::Odd, *rc::gen::inRange(1, 40), *rc::gen::inRange(1, 40));
            std::map<std::string, int> printed;
            for (int i = 0; i < map.size(); ++i)
                ++printed[numbering.number(map, map.cellAt(i))];
            for (int i = 0; i < map.size(); ++i) {
                const std::string number = numbering.number(map, map.cellAt(i));
                const auto cell = numbering.cell(map, number);
                RC_ASSERT(cell.has_value());
                RC_ASSERT(numbering.number(map, *cell) == number);
                RC_ASSERT(printed[number] > 1 || *cell == map.cellAt(i));
            }
        });
        QVERIFY(holds);
    }
};

QTEST_APPLESS_MAIN(TestHex)
#include "test_hex.moc"
