#include "rules/deploy/deployment.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <random>

using namespace rules::deploy;

namespace {

/// The most units that can be placed, by trying everything.
int bruteForce(const Problem& problem, const std::vector<int>& units)
{
    std::vector<int> room;
    for (const Hex& hex : problem.hexes)
        room.push_back(hex.room);
    std::vector<int> used(problem.zones.size());
    std::vector<std::vector<int>> inHex(problem.zones.size(), std::vector<int>(problem.hexes.size()));
    const std::function<int(std::size_t)> best = [&](std::size_t i) -> int {
        if (i == units.size())
            return 0;
        int most = best(i + 1);
        for (const int z : problem.units[static_cast<std::size_t>(units[i])].zones) {
            const auto zi = static_cast<std::size_t>(z);
            const Zone& zone = problem.zones[zi];
            if (zone.capacity > 0 && used[zi] >= zone.capacity)
                continue;
            for (const int h : zone.hexes) {
                const auto hi = static_cast<std::size_t>(h);
                if (room[hi] <= 0 || (zone.onePerHex && inHex[zi][hi] > 0))
                    continue;
                --room[hi];
                ++used[zi];
                ++inHex[zi][hi];
                most = std::max(most, 1 + best(i + 1));
                ++room[hi];
                --used[zi];
                --inHex[zi][hi];
            }
        }
        return most;
    };
    return best(0);
}

Problem generated(std::uint32_t seed)
{
    std::mt19937 random(seed);
    const auto number = [&](int low, int high) {
        return low + static_cast<int>(random() % static_cast<unsigned>(high - low + 1));
    };
    Problem problem;
    problem.hexes.resize(static_cast<std::size_t>(number(1, 4)));
    for (Hex& hex : problem.hexes)
        hex.room = number(0, 2);
    problem.zones.resize(static_cast<std::size_t>(number(1, 3)));
    for (Zone& zone : problem.zones) {
        for (int hex = 0; hex < static_cast<int>(problem.hexes.size()); ++hex)
            if (number(0, 2) > 0)
                zone.hexes.push_back(hex);
        zone.capacity = number(0, 3);
        zone.onePerHex = number(0, 2) == 0;
    }
    problem.units.resize(static_cast<std::size_t>(number(1, 6)));
    for (Unit& unit : problem.units)
        for (int zone = 0; zone < static_cast<int>(problem.zones.size()); ++zone)
            if (number(0, 1) > 0)
                unit.zones.push_back(zone);
    return problem;
}

bool isLegal(const Problem& problem, const Solution& solution)
{
    std::vector<int> inHex(problem.hexes.size());
    for (std::size_t z = 0; z < problem.zones.size(); ++z) {
        std::vector<int> here(problem.hexes.size());
        int used = 0;
        for (std::size_t i = 0; i < solution.spots.size(); ++i) {
            const Spot spot = solution.spots[i];
            if (spot.zone != static_cast<int>(z))
                continue;
            if (!std::ranges::contains(problem.units[i].zones, spot.zone)
                || !std::ranges::contains(problem.zones[z].hexes, spot.hex))
                return false;
            ++used;
            ++here[static_cast<std::size_t>(spot.hex)];
            ++inHex[static_cast<std::size_t>(spot.hex)];
        }
        if (problem.zones[z].capacity > 0 && used > problem.zones[z].capacity)
            return false;
        if (problem.zones[z].onePerHex && std::ranges::any_of(here, [](int n) { return n > 1; }))
            return false;
    }
    for (std::size_t h = 0; h < inHex.size(); ++h)
        if (inHex[h] > std::max(problem.hexes[h].room, 0))
            return false;
    return true;
}

/// The problem without one of its constraints.
Problem without(Problem problem, Constraint constraint)
{
    const auto of = static_cast<std::size_t>(constraint.of);
    switch (constraint.kind) {
    case Constraint::Kind::Capacity:
        problem.zones[of].capacity = 0;
        break;
    case Constraint::Kind::OnePerHex:
        problem.zones[of].onePerHex = false;
        break;
    case Constraint::Kind::Room:
        problem.hexes[of].room = 1000;
        break;
    }
    return problem;
}

} // namespace

class TestDeployment : public QObject {
    Q_OBJECT
private slots:
    void agreesWithBruteForce();
    void conflictsAreSmall();
    void nothingToDo();
    void nowhereToGo();
    void manyUnits();
};

void TestDeployment::agreesWithBruteForce()
{
    int impossible = 0;
    for (std::uint32_t seed = 1; seed <= 200; ++seed) {
        const Problem problem = generated(seed);
        const Solution solution = solve(problem);
        std::vector<int> all(problem.units.size());
        std::ranges::generate(all, [n = 0]() mutable { return n++; });
        QCOMPARE(solution.placed, bruteForce(problem, all));
        QCOMPARE(std::ranges::count_if(solution.spots, [](Spot spot) { return spot.hex >= 0; }),
                 solution.placed);
        QVERIFY(isLegal(problem, solution));
        QCOMPARE(solution.complete(), solution.placed == static_cast<int>(problem.units.size()));
        impossible += solution.complete() ? 0 : 1;
    }
    // Both answers are asked for often enough to mean something.
    QVERIFY(impossible > 40 && impossible < 180);
}

void TestDeployment::conflictsAreSmall()
{
    for (std::uint32_t seed = 1; seed <= 200; ++seed) {
        const Problem problem = generated(seed);
        const Solution solution = solve(problem);
        if (solution.complete())
            continue;
        const auto count = static_cast<int>(solution.units.size());
        QCOMPARE(bruteForce(problem, solution.units), count - 1);
        for (const int unit : solution.units) {
            std::vector<int> fewer = solution.units;
            std::erase(fewer, unit);
            QCOMPARE(bruteForce(problem, fewer), count - 1);
        }
        // With just these constraints it is impossible; without any one of them it is not.
        Problem bare = problem;
        for (int z = 0; z < static_cast<int>(problem.zones.size()); ++z)
            for (const auto kind : {Constraint::Kind::Capacity, Constraint::Kind::OnePerHex})
                if (const Constraint each{.kind = kind, .of = z};
                    !std::ranges::contains(solution.constraints, each))
                    bare = without(bare, each);
        for (int h = 0; h < static_cast<int>(problem.hexes.size()); ++h)
            if (const Constraint each{.kind = Constraint::Kind::Room, .of = h};
                !std::ranges::contains(solution.constraints, each))
                bare = without(bare, each);
        QVERIFY(bruteForce(bare, solution.units) < count);
        for (const Constraint each : solution.constraints)
            QCOMPARE(bruteForce(without(bare, each), solution.units), count);
    }
}

void TestDeployment::nothingToDo()
{
    QVERIFY(solve({}).complete());
}

void TestDeployment::nowhereToGo()
{
    Problem problem;
    problem.units.resize(2);
    const Solution solution = solve(problem);
    QCOMPARE(solution.placed, 0);
    QCOMPARE(solution.units.size(), 1U);
    QVERIFY(solution.constraints.empty());
}

void TestDeployment::manyUnits()
{
    Problem problem;
    problem.hexes.resize(400, {.room = 2});
    problem.zones.resize(4);
    for (int hex = 0; hex < 400; ++hex)
        problem.zones[static_cast<std::size_t>(hex % 4)].hexes.push_back(hex);
    for (int unit = 0; unit < 300; ++unit)
        problem.units.push_back({.zones = {unit % 4, (unit + 1) % 4}});
    const Solution solution = solve(problem);
    QVERIFY(solution.complete());
    QVERIFY(isLegal(problem, solution));
}

QTEST_GUILESS_MAIN(TestDeployment)
#include "tst_deployment.moc"
