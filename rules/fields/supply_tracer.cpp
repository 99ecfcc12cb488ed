#include "rules/fields/supply_tracer.h"

#include <algorithm>
#include <limits>

namespace rules {

using model::HexIndex;

SupplyTracer::SupplyTracer(const Position& position, SupplyPass& pass, SupplyGround& ground,
                           std::size_t trace, Supply& supply)
    : m_position(position)
    , m_pass(pass)
    , m_ground(ground)
    , m_number(trace)
    , m_trace(position.ruleset.procedures().supply.traces[trace])
    , m_supply(supply)
    , m_reach(std::make_shared<SupplyReach>())
{
}

SupplySet SupplyTracer::emptySet(std::size_t stage) const
{
    return {m_trace.stages[stage].id, static_cast<std::size_t>(m_position.package.atlas().size())};
}

void SupplyTracer::trace()
{
    const auto& stages = m_trace.stages;
    m_reach->members.resize(stages.size());
    m_reach->sites.resize(stages.size());
    for (std::size_t i = 0; i < stages.size(); ++i)
        m_reach->sets.push_back(emptySet(i));
    m_supply.m_reaches.push_back(m_reach);
    const auto repeated = [&] {
        std::size_t sources = 0;
        for (std::size_t i = 0; i < stages.size(); ++i)
            sources += stages[i].repeat ? m_reach->members[i].size() : 0;
        return sources;
    };
    runStages();
    if (std::ranges::none_of(stages, &SupplyStage::repeat))
        return;
    std::size_t before = 0;
    do {
        before = repeated();
        runStages();
    } while (repeated() > before);
}

void SupplyTracer::runStages()
{
    for (std::size_t i = 0; i < m_trace.stages.size(); ++i) {
        m_reach->members[i].clear();
        switch (m_trace.stages[i].kind) {
        case SupplyStage::Kind::Source:
            source(i);
            break;
        case SupplyStage::Kind::Grow:
            grow(i);
            break;
        case SupplyStage::Kind::Pair:
            pair(i);
            break;
        }
    }
}

void SupplyTracer::source(std::size_t stage)
{
    SupplySet set = emptySet(stage);
    m_reach->members[stage] = m_reach->sites[stage] = m_ground.stages[m_number][stage].sites.find(m_position);
    for (const HexIndex hex : m_reach->members[stage])
        set.put(hex, 0, -1, m_pass.blocked(m_number).holds(hex));
    m_reach->sets[stage] = std::move(set);
}

void SupplyTracer::pair(std::size_t stage)
{
    const SupplyStage& spec = m_trace.stages[stage];
    SupplySet set = emptySet(stage);
    const auto& sites = m_reach->sites[stage] = m_ground.stages[m_number][stage].sites.find(m_position);
    std::vector<Atom> groups;
    std::vector<int> depths;
    for (const HexIndex hex : sites) {
        groups.push_back(spec.same.word(sceneOf(m_position, hex, m_trace.side)));
        int depth = std::numeric_limits<int>::max();
        for (const int from : spec.from)
            if (const SupplySet& reached = m_reach->sets[static_cast<std::size_t>(from)]; reached.has(hex))
                depth = std::min(depth, reached.depth(hex));
        depths.push_back(depth);
    }
    for (std::size_t i = 0; i < sites.size(); ++i) {
        std::size_t best = i;
        for (std::size_t j = 0; j < sites.size(); ++j)
            if (j != i && groups[j] == groups[i] && depths[j] != std::numeric_limits<int>::max()
                && (best == i || depths[j] < depths[best]))
                best = j;
        if (best == i)
            continue;
        set.put(sites[i], 0, -1, m_pass.blocked(m_number).holds(sites[i]));
        set.putJump(sites[i], sites[best]);
        m_reach->members[stage].push_back(sites[i]);
    }
    m_reach->sets[stage] = std::move(set);
}

void SupplyTracer::grow(std::size_t stage)
{
    const SupplyStage& spec = m_trace.stages[stage];
    StepMemo& steps = m_ground.steps(m_trace, m_number, stage);
    const model::Atlas& atlas = m_position.package.atlas();

    SupplySet set = emptySet(stage);
    std::vector<HexIndex>& members = m_reach->members[stage];
    for (const int from : spec.from) {
        const SupplySet& other = m_reach->sets[static_cast<std::size_t>(from)];
        for (const HexIndex hex : m_reach->members[static_cast<std::size_t>(from)]) {
            const bool end = other.ends(hex) || m_pass.closed(m_number, stage, hex);
            if (!set.has(hex))
                members.push_back(hex);
            if (!set.has(hex) || !end)
                set.put(hex, 0, -1, end);
        }
    }

    const int length = spec.length
        ? static_cast<int>(spec.length.number({.position = &m_position, .side = m_trace.side}))
        : std::numeric_limits<int>::max();
    if (spec.oneLine) {
        follow(stage, set);
        m_reach->sets[stage] = std::move(set);
        return;
    }
    std::vector<std::span<const std::uint8_t>> lines;
    for (const Atom kind : spec.along)
        if (const auto ways = m_position.ground.ways(kind); !ways.empty())
            lines.push_back(ways);

    // The members are the queue at the same time: nearer ones stand before farther ones.
    int depth = 0;
    std::size_t levelEnd = members.size();
    for (std::size_t next = 0; next < members.size() && depth < length; ++next) {
        if (next == levelEnd) {
            ++depth;
            levelEnd = members.size();
            if (depth >= length)
                break;
        }
        const HexIndex hex = members[next];
        if (set.ends(hex))
            continue;
        unsigned ways = steps.open(hex);
        if (!spec.along.empty()) {
            unsigned along = 0;
            for (const auto& line : lines)
                along |= line[model::at(hex)];
            ways &= along;
        }
        const auto& neighbours = atlas.neighbours(hex);
        for (int direction = 0; ways != 0; ++direction, ways >>= 1) {
            const HexIndex neighbour = neighbours[static_cast<std::size_t>(direction)];
            if ((ways & 1U) == 0 || (set.has(neighbour) && !set.ends(neighbour)))
                continue;
            // The dead end of another set may be on the way here: a railroad of the enemy beside a road.
            const bool end = m_pass.closed(m_number, stage, neighbour);
            if (set.has(neighbour) && end)
                continue;
            set.put(neighbour, depth + 1, model::opposite(direction), end);
            members.push_back(neighbour);
        }
    }
    m_reach->sets[stage] = std::move(set);
}

/// Goes from where the set starts along each line by itself, both ways.
void SupplyTracer::follow(std::size_t stage, SupplySet& set)
{
    const SupplyStage& spec = m_trace.stages[stage];
    StepMemo& steps = m_ground.steps(m_trace, m_number, stage);
    const model::Atlas& atlas = m_position.package.atlas();
    std::vector<HexIndex>& members = m_reach->members[stage];
    const std::vector<HexIndex> starts = members;
    for (const auto& [key, line] : m_position.package.all<model::Line>()) {
        if (!std::ranges::contains(spec.along, line.kind))
            continue;
        std::vector<HexIndex> hexes;
        for (const Atom number : line.hexes.hexes)
            hexes.push_back(atlas.find(number, std::span(&key.scope, 1)));
        const auto walk = [&](auto hex, auto end) {
            int depth = 0;
            for (auto next = std::next(hex); next != end; hex = next++) {
                const int way = exists(*next) ? atlas.directionTo(*hex, *next) : -1;
                if (way < 0 || set.ends(*hex) || (steps.open(*hex) >> way & 1U) == 0)
                    return;
                ++depth;
                if (set.has(*next) && set.depth(*next) <= depth)
                    continue;
                if (!set.has(*next))
                    members.push_back(*next);
                set.put(*next, depth, model::opposite(way), m_pass.closed(m_number, stage, *next));
            }
        };
        for (const HexIndex start : starts)
            for (auto it = hexes.begin(); it != hexes.end(); ++it)
                if (*it == start) {
                    walk(it, hexes.end());
                    walk(std::make_reverse_iterator(std::next(it)), hexes.rend());
                }
    }
}

} // namespace rules
