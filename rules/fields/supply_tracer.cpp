#include "rules/fields/supply_tracer.h"

#include "rules/fields/supply_attempts.h"

#include <algorithm>
#include <limits>

namespace rules {

using model::HexIndex;

SupplyTracer::SupplyTracer(const Position& position, SupplyMemo& memo, Supply& supply)
    : m_position(position)
    , m_spec(position.ruleset.procedures().supply)
    , m_memo(memo)
    , m_supply(supply)
{
}

void SupplyTracer::trace()
{
    m_memo.startPass(m_position);
    for (std::size_t i = 0; i < m_spec.traces.size(); ++i)
        traceSets(i);
    setStatuses();
}

void SupplyTracer::traceSets(std::size_t trace)
{
    const auto& stages = m_spec.traces[trace].stages;
    m_first = m_supply.m_sets.size();
    m_members.assign(stages.size(), {});
    for (const SupplyStage& stage : stages)
        m_supply.m_sets.emplace_back(stage.id, static_cast<std::size_t>(m_position.package.atlas().size()));
    const auto repeated = [&] {
        std::size_t sources = 0;
        for (std::size_t i = 0; i < stages.size(); ++i)
            sources += stages[i].repeat ? m_members[i].size() : 0;
        return sources;
    };
    runStages(trace);
    if (std::ranges::none_of(stages, &SupplyStage::repeat))
        return;
    std::size_t before = 0;
    do {
        before = repeated();
        runStages(trace);
    } while (repeated() > before);
}

void SupplyTracer::runStages(std::size_t trace)
{
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        m_members[i].clear();
        switch (stageOf(trace, i).kind) {
        case SupplyStage::Kind::Source:
            source(trace, i);
            break;
        case SupplyStage::Kind::Grow:
            grow(trace, i);
            break;
        case SupplyStage::Kind::Pair:
            pair(trace, i);
            break;
        }
    }
}

void SupplyTracer::source(std::size_t trace, std::size_t stage)
{
    HexMemo& blocked = passageOf(trace).blocked;
    SupplySet set(stageOf(trace, stage).id, static_cast<std::size_t>(m_position.package.atlas().size()));
    m_members[stage] = m_memo.stages[trace][stage].sites.find(m_position);
    for (const HexIndex hex : m_members[stage])
        set.put(hex, 0, -1, blocked.holds(hex));
    setOf(stage) = std::move(set);
}

void SupplyTracer::pair(std::size_t trace, std::size_t stage)
{
    const SupplyStage& spec = stageOf(trace, stage);
    const Atom side = m_spec.traces[trace].side;
    HexMemo& blocked = passageOf(trace).blocked;
    SupplySet set(spec.id, static_cast<std::size_t>(m_position.package.atlas().size()));
    const auto sites = m_memo.stages[trace][stage].sites.find(m_position);
    std::vector<Atom> groups;
    std::vector<int> depths;
    for (const HexIndex hex : sites) {
        groups.push_back(spec.same.word(sceneOf(m_position, hex, side)));
        int depth = std::numeric_limits<int>::max();
        for (const int from : spec.from)
            if (const SupplySet& reached = setOf(static_cast<std::size_t>(from)); reached.has(hex))
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
        set.put(sites[i], 0, -1, blocked.holds(sites[i]));
        set.putJump(sites[i], sites[best]);
        m_members[stage].push_back(sites[i]);
    }
    setOf(stage) = std::move(set);
}

void SupplyTracer::grow(std::size_t trace, std::size_t stage)
{
    const SupplyStage& spec = stageOf(trace, stage);
    SupplyMemo::Passage& passage = passageOf(trace);
    SupplyMemo::Stage& own = m_memo.stages[trace][stage];
    StepMemo& steps = own.steps ? *own.steps : passage.steps;
    HexMemo* through = own.through ? &*own.through : nullptr;
    const model::Atlas& atlas = m_position.package.atlas();

    const auto ends = [&](HexIndex hex) { return passage.blocked.holds(hex) || (through && !through->holds(hex)); };
    SupplySet set(spec.id, static_cast<std::size_t>(atlas.size()));
    std::vector<HexIndex>& members = m_members[stage];
    for (const int from : spec.from) {
        const SupplySet& other = setOf(static_cast<std::size_t>(from));
        for (const HexIndex hex : m_members[static_cast<std::size_t>(from)]) {
            const bool end = other.ends(hex) || ends(hex);
            if (!set.has(hex))
                members.push_back(hex);
            if (!set.has(hex) || !end)
                set.put(hex, 0, -1, end);
        }
    }

    const int length = spec.length
        ? static_cast<int>(spec.length.number({.position = &m_position, .side = m_spec.traces[trace].side}))
        : std::numeric_limits<int>::max();
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
            if ((ways & 1U) == 0 || set.has(neighbour))
                continue;
            set.put(neighbour, depth + 1, model::opposite(direction), ends(neighbour));
            members.push_back(neighbour);
        }
    }
    setOf(stage) = std::move(set);
}

void SupplyTracer::setStatuses()
{
    const auto units = m_position.occupancy.all();
    m_supply.m_status.assign(units.size(), {});
    m_supply.m_traces.assign(units.size(), -1);
    std::vector<std::size_t> first;
    std::size_t sets = 0;
    for (const TraceSpec& trace : m_spec.traces) {
        first.push_back(sets);
        sets += trace.stages.size();
    }
    for (std::size_t i = 0; i < units.size(); ++i) {
        const std::int16_t trace = m_memo.units[i].trace;
        m_supply.m_traces[i] = trace;
        if (trace < 0)
            continue;
        const auto number = static_cast<std::size_t>(trace);
        const SupplyGrade* grade =
            m_supply.gradeOf(m_spec.traces[number], first[number], sceneOf(m_position, units[i]));
        m_supply.m_status[i] = grade ? grade->id : m_spec.none;
    }
}

void SupplyTracer::setSecond(Supply& supply, const Supply& second)
{
    if (supply.m_status != second.m_status)
        supply.m_second = second.m_status;
}

void SupplyTracer::explain()
{
    std::size_t first = 0;
    for (std::size_t i = 0; i < m_spec.traces.size(); ++i) {
        const TraceSpec& trace = m_spec.traces[i];
        const Atom best = trace.grades.empty() ? m_spec.none : trace.grades.front().id;
        std::vector<std::size_t> wanting;
        for (std::size_t unit = 0; unit < m_supply.m_status.size(); ++unit)
            if (m_supply.m_traces[unit] == static_cast<std::int16_t>(i) && m_supply.m_status[unit] != best)
                wanting.push_back(unit);
        if (!wanting.empty()) {
            SupplyAttempts attempts(m_position, m_memo, i, std::span(m_supply.m_sets).subspan(first, trace.stages.size()));
            attempts.search(wanting);
            for (const std::size_t unit : wanting)
                m_supply.m_breaks.emplace_back(unit, attempts.why(m_position.occupancy.all()[unit].hex));
        }
        first += trace.stages.size();
    }
    std::ranges::sort(m_supply.m_breaks, {}, &std::pair<std::size_t, SupplyBreak>::first);
}

} // namespace rules
