#include "rules/deploy/deployment.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <set>

namespace rules::deploy {
namespace {

constexpr int kAny = 1 << 28;

/// Flow from units through zones and the zones' hexes to hexes. Augments along shortest ways.
class Flow {
public:
    Flow(const Problem& problem, const std::vector<int>& units, const std::set<Constraint>& lifted)
        : m_problem(problem)
        , m_units(units)
    {
        const auto limit = [&](Constraint constraint, int value) {
            return lifted.contains(constraint) ? kAny : value;
        };
        m_source = node();
        m_sink = node();
        for (const Hex& hex : problem.hexes) {
            const int n = node();
            m_hexNodes.push_back(n);
            const int index = static_cast<int>(m_hexNodes.size()) - 1;
            edge(n, m_sink, limit({.kind = Constraint::Kind::Room, .of = index}, std::max(hex.room, 0)));
        }
        std::vector<int> entrances;
        for (int z = 0; z < static_cast<int>(problem.zones.size()); ++z) {
            const Zone& zone = problem.zones[static_cast<std::size_t>(z)];
            const int in = node();
            const int out = node();
            entrances.push_back(in);
            edge(in, out,
                 limit({.kind = Constraint::Kind::Capacity, .of = z},
                       zone.capacity > 0 ? zone.capacity : kAny));
            for (const int hex : zone.hexes)
                m_zoneEdges.push_back({.zone = z,
                                       .hex = hex,
                                       .edge = edge(out, m_hexNodes[static_cast<std::size_t>(hex)],
                                                    limit({.kind = Constraint::Kind::OnePerHex, .of = z},
                                                          zone.onePerHex ? 1 : kAny))});
        }
        for (const int unit : units) {
            const int n = node();
            edge(m_source, n, 1);
            auto& ways = m_unitEdges.emplace_back();
            for (const int zone : problem.units[static_cast<std::size_t>(unit)].zones)
                ways.push_back({.zone = zone, .edge = edge(n, entrances[static_cast<std::size_t>(zone)], 1)});
        }
    }

    int run()
    {
        int flow = 0;
        while (augment())
            ++flow;
        return flow;
    }

    /// By unit of the list.
    std::vector<Spot> spots() const
    {
        std::vector<std::vector<int>> taken(m_problem.zones.size()); // hexes that each zone's flow goes to
        for (const ZoneEdge& each : m_zoneEdges)
            for (int i = 0; i < m_edges[static_cast<std::size_t>(each.edge ^ 1)].room; ++i)
                taken[static_cast<std::size_t>(each.zone)].push_back(each.hex);
        std::vector<Spot> spots(m_units.size());
        for (std::size_t i = 0; i < m_units.size(); ++i)
            for (const UnitEdge& way : m_unitEdges[i])
                if (m_edges[static_cast<std::size_t>(way.edge)].room == 0) {
                    auto& hexes = taken[static_cast<std::size_t>(way.zone)];
                    spots[i] = {.zone = way.zone, .hex = hexes.back()};
                    hexes.pop_back();
                }
        return spots;
    }

private:
    struct Edge {
        int to;
        int room;
    };
    struct ZoneEdge {
        int zone;
        int hex;
        int edge;
    };
    struct UnitEdge {
        int zone;
        int edge;
    };

    int node()
    {
        m_out.emplace_back();
        return static_cast<int>(m_out.size()) - 1;
    }
    int edge(int from, int to, int room)
    {
        const int index = static_cast<int>(m_edges.size());
        m_edges.push_back({.to = to, .room = room});
        m_edges.push_back({.to = from, .room = 0});
        m_out[static_cast<std::size_t>(from)].push_back(index);
        m_out[static_cast<std::size_t>(to)].push_back(index + 1);
        return index;
    }
    bool augment()
    {
        std::vector<int> by(m_out.size(), -1);
        std::deque<int> open{m_source};
        by[static_cast<std::size_t>(m_source)] = -2;
        while (!open.empty() && by[static_cast<std::size_t>(m_sink)] == -1) {
            const int at = open.front();
            open.pop_front();
            for (const int e : m_out[static_cast<std::size_t>(at)])
                if (const Edge& each = m_edges[static_cast<std::size_t>(e)];
                    each.room > 0 && by[static_cast<std::size_t>(each.to)] == -1) {
                    by[static_cast<std::size_t>(each.to)] = e;
                    open.push_back(each.to);
                }
        }
        if (by[static_cast<std::size_t>(m_sink)] == -1)
            return false;
        for (int at = m_sink; at != m_source;) {
            const int e = by[static_cast<std::size_t>(at)];
            --m_edges[static_cast<std::size_t>(e)].room;
            ++m_edges[static_cast<std::size_t>(e ^ 1)].room;
            at = m_edges[static_cast<std::size_t>(e ^ 1)].to;
        }
        return true;
    }

    const Problem& m_problem;
    const std::vector<int>& m_units;
    std::vector<Edge> m_edges;
    std::vector<std::vector<int>> m_out;
    std::vector<int> m_hexNodes;
    std::vector<ZoneEdge> m_zoneEdges;
    std::vector<std::vector<UnitEdge>> m_unitEdges;
    int m_source = 0;
    int m_sink = 0;
};

bool fits(const Problem& problem, const std::vector<int>& units, const std::set<Constraint>& lifted = {})
{
    return Flow(problem, units, lifted).run() == static_cast<int>(units.size());
}

/// Leaves out whoever is not needed for the conflict. Tried from each end, the smaller conflict counts.
std::vector<int> smallestConflict(const Problem& problem, const std::vector<int>& all)
{
    std::vector<int> best = all;
    for (const bool backwards : {false, true}) {
        std::vector<int> left = all;
        std::vector<int> order = all;
        if (backwards)
            std::ranges::reverse(order);
        for (const int unit : order) {
            std::vector<int> without = left;
            std::erase(without, unit);
            if (!fits(problem, without))
                left = std::move(without);
        }
        if (left.size() < best.size())
            best = std::move(left);
    }
    return best;
}

std::vector<Constraint> constraintsOf(const Problem& problem)
{
    std::vector<Constraint> all;
    for (int z = 0; z < static_cast<int>(problem.zones.size()); ++z) {
        if (problem.zones[static_cast<std::size_t>(z)].capacity > 0)
            all.push_back({.kind = Constraint::Kind::Capacity, .of = z});
        if (problem.zones[static_cast<std::size_t>(z)].onePerHex)
            all.push_back({.kind = Constraint::Kind::OnePerHex, .of = z});
    }
    for (int hex = 0; hex < static_cast<int>(problem.hexes.size()); ++hex)
        all.push_back({.kind = Constraint::Kind::Room, .of = hex});
    return all;
}

} // namespace

Solution solve(const Problem& problem)
{
    std::vector<int> units(problem.units.size());
    for (std::size_t i = 0; i < units.size(); ++i)
        units[i] = static_cast<int>(i);
    Solution solution;
    Flow flow(problem, units, {});
    solution.placed = flow.run();
    solution.spots = flow.spots();
    if (solution.placed == static_cast<int>(units.size()))
        return solution;
    solution.units = smallestConflict(problem, units);
    // Lift constraints one by one as long as the conflict stays without them: what is left is needed, each of it.
    std::set<Constraint> lifted;
    for (const Constraint constraint : constraintsOf(problem)) {
        lifted.insert(constraint);
        if (fits(problem, solution.units, lifted)) {
            lifted.erase(constraint);
            solution.constraints.push_back(constraint);
        }
    }
    return solution;
}

} // namespace rules::deploy
