#include "rules/fields/supply_attempts.h"

#include <algorithm>

namespace rules {

using model::HexIndex;

SupplyAttempts::SupplyAttempts(const Position& position, SupplyMemo& memo, std::size_t trace,
                               std::shared_ptr<const SupplyReach> reach)
    : m_position(position)
    , m_memo(memo)
    , m_number(trace)
    , m_trace(position.ruleset.procedures().supply.traces[trace])
    , m_passage(position.ruleset.procedures().supply.passages[static_cast<std::size_t>(m_trace.passage)])
    , m_known({.reach = std::move(reach), .wanting = {}, .why = {}, .looked = {}})
    , m_stages(m_trace.stages.size())
    , m_arrivals(static_cast<std::size_t>(position.package.atlas().size()), -1)
{
    m_known.looked.resize(m_arrivals.size());
    prepare();
}

SupplyExplained SupplyAttempts::explain(std::vector<HexIndex> wanting)
{
    search(wanting);
    for (const HexIndex hex : wanting)
        m_known.why.push_back(why(hex));
    m_known.wanting = std::move(wanting);
    return std::move(m_known);
}

void SupplyAttempts::prepare()
{
    for (const SupplyGrade& grade : m_trace.grades)
        if (grade.id == m_trace.grades.front().id
            && (grade.with < 0 || !setOf(static_cast<std::size_t>(grade.with)).empty()))
            for (const int stage : grade.by)
                m_stages[static_cast<std::size_t>(stage)].wanted =
                    m_stages[static_cast<std::size_t>(stage)].last = true;
    for (std::size_t i = m_stages.size(); i-- > 0;) {
        Stage& stage = m_stages[i];
        if (!stage.wanted)
            continue;
        const SupplyStage& spec = m_trace.stages[i];
        for (const int from : spec.from)
            m_stages[static_cast<std::size_t>(from)].wanted = true;
        const Scene scene{.position = &m_position, .side = m_trace.side};
        if (spec.length)
            stage.length = static_cast<int>(spec.length.number(scene));
        if (spec.kind == SupplyStage::Kind::Pair)
            for (const HexIndex hex : m_memo.ground.stages[m_number][i].sites.find(m_position))
                stage.sites.emplace_back(hex, spec.same.word(sceneOf(m_position, hex, m_trace.side)));
    }
}

std::vector<HexIndex> SupplyAttempts::edgeOf(std::size_t stage) const
{
    const SupplySet& set = setOf(stage);
    std::vector<HexIndex> edge;
    std::ranges::copy_if(m_known.reach->members[stage], std::back_inserter(edge), [&](HexIndex hex) {
        const auto& neighbours = m_position.package.atlas().neighbours(hex);
        unsigned along = lines({.stage = stage, .hex = hex});
        for (std::size_t direction = 0; along != 0; ++direction, along >>= 1)
            if ((along & 1U) != 0 && exists(neighbours[direction]) && !set.has(neighbours[direction]))
                return true;
        return false;
    });
    std::ranges::sort(edge);
    return edge;
}

void SupplyAttempts::search(std::span<const HexIndex> wanting)
{
    std::vector<char> wanted(m_arrivals.size(), 0);
    for (const HexIndex hex : wanting)
        wanted[model::at(hex)] = 1;
    auto left = std::ssize(wanting);

    // Where supply reaches, a hex inside of a set leads nowhere that the set does not have.
    m_queue.assign(1, {});
    for (std::size_t i = 0; i < m_stages.size(); ++i) {
        if (!m_stages[i].wanted)
            continue;
        if (m_stages[i].last)
            for (const HexIndex hex : wanting)
                if (setOf(i).has(hex) && wanted[model::at(hex)] != 0) {
                    wanted[model::at(hex)] = 0;
                    m_arrivals[model::at(hex)] = static_cast<std::int32_t>(i);
                    --left;
                }
        if (m_trace.stages[i].kind == SupplyStage::Kind::Grow)
            for (const HexIndex hex : edgeOf(i))
                m_queue[0].push_back({.stage = i, .hex = hex});
    }
    for (std::size_t cost = 0; cost < m_queue.size() && left > 0; ++cost)
        for (std::size_t i = 0; i < m_queue[cost].size() && left > 0; ++i) {
            const State state = m_queue[cost][i];
            if (wayFrom(state).cost != cost)
                continue;
            if (m_stages[state.stage].last && wanted[model::at(state.hex)]) {
                wanted[model::at(state.hex)] = 0;
                m_arrivals[model::at(state.hex)] = static_cast<std::int32_t>(state.stage);
                --left;
            }
            expand(state);
        }
}

SupplyAttempts::Way SupplyAttempts::wayFrom(State state) const
{
    if (setOf(state.stage).has(state.hex))
        return {.cost = 0};
    const auto& ways = m_stages[state.stage].ways;
    return ways.empty() ? Way() : ways[model::at(state.hex)];
}

bool SupplyAttempts::closed(State state)
{
    m_known.looked[model::at(state.hex)] = 1;
    return m_memo.first.closed(m_number, state.stage, state.hex);
}

std::uint8_t SupplyAttempts::lines(State state) const
{
    const auto& kinds = m_trace.stages[state.stage].along;
    std::uint8_t along = kinds.empty() ? 0x3f : 0;
    for (const Atom kind : kinds)
        if (const auto ways = m_position.ground.ways(kind); !ways.empty())
            along |= ways[model::at(state.hex)];
    return along;
}

void SupplyAttempts::relax(State to, std::uint32_t cost, State next)
{
    if (setOf(to.stage).has(to.hex))
        return;
    auto& ways = m_stages[to.stage].ways;
    if (ways.empty())
        ways.resize(m_arrivals.size());
    Way& way = ways[model::at(to.hex)];
    if (cost >= way.cost)
        return;
    way = {.cost = cost, .stage = static_cast<std::int32_t>(next.stage), .next = next.hex};
    if (m_queue.size() <= cost)
        m_queue.resize(cost + 1);
    m_queue[cost].push_back(to);
}

void SupplyAttempts::expand(State from)
{
    const std::uint32_t cost = wayFrom(from).cost;
    m_known.looked[model::at(from.hex)] = 1;
    for (std::size_t i = from.stage + 1; i < m_stages.size(); ++i) {
        const SupplyStage& spec = m_trace.stages[i];
        if (!m_stages[i].wanted || !std::ranges::contains(spec.from, static_cast<int>(from.stage)))
            continue;
        if (spec.kind == SupplyStage::Kind::Grow) {
            relax({.stage = i, .hex = from.hex}, cost, from);
            continue;
        }
        const auto& sites = m_stages[i].sites;
        const auto here = std::ranges::find(sites, from.hex, &std::pair<HexIndex, Atom>::first);
        for (const auto& [hex, group] : sites)
            if (here != sites.end() && hex != from.hex && group == here->second)
                relax({.stage = i, .hex = hex}, cost + 1, from);
    }
    const SupplyStage& spec = m_trace.stages[from.stage];
    if (spec.kind != SupplyStage::Kind::Grow)
        return;
    const std::uint32_t leave = cost + (closed(from) ? kObstacle : 0) + (spec.length ? kHex : 1);
    const unsigned open = stepsOf(from.stage).open(from.hex);
    const unsigned along = lines(from);
    const auto& neighbours = m_position.package.atlas().neighbours(from.hex);
    for (std::size_t direction = 0; direction < neighbours.size(); ++direction) {
        const HexIndex hex = neighbours[direction];
        if (exists(hex) && (along >> direction & 1U) != 0 && m_position.inPlay.onMap(hex)
            && m_position.inPlay.inArea(hex))
            relax({.stage = from.stage, .hex = hex}, leave + ((open >> direction & 1U) != 0 ? 0 : kObstacle),
                  from);
    }
}

SupplyBreak SupplyAttempts::why(HexIndex hex)
{
    SupplyBreak why;
    if (m_arrivals[model::at(hex)] < 0)
        return why;
    const model::Atlas& atlas = m_position.package.atlas();
    State state{.stage = static_cast<std::size_t>(m_arrivals[model::at(hex)]), .hex = hex};
    why.path = {hex};
    int steps = 0; // of the stage
    for (;;) {
        const Way way = wayFrom(state);
        const int length = m_stages[state.stage].length;
        const bool tooFar = steps > length;
        if (!exists(way.next)) {
            // Supply comes to here: the way there is open, but may be too long together with what lies behind.
            const SupplySet& set = setOf(state.stage);
            const int all = steps + set.depth(state.hex);
            for (int direction = set.towards(state.hex); all > length && direction >= 0;
                 direction = set.towards(why.path.back()))
                why.path.push_back(atlas.neighbours(why.path.back())[static_cast<std::size_t>(direction)]);
            if (all > length) {
                why.kind = SupplyBreak::Kind::Length;
                why.over = all - length;
                why.hex = why.path.back();
            }
            return why;
        }
        const State next{.stage = static_cast<std::size_t>(way.stage), .hex = way.next};
        if (next.stage != state.stage) {
            if (tooFar) {
                why.kind = SupplyBreak::Kind::Length;
                why.over = steps - length;
                why.hex = state.hex;
                return why;
            }
            if (next.hex != state.hex)
                why.path.push_back(next.hex);
            steps = 0;
        } else {
            const auto back = static_cast<unsigned>(atlas.directionTo(next.hex, state.hex));
            if (!tooFar && (stepsOf(state.stage).open(next.hex) >> back & 1U) == 0) {
                why.kind = SupplyBreak::Kind::Hexside;
                why.hex = next.hex;
                why.direction = model::opposite(static_cast<int>(back));
                return why;
            }
            why.path.push_back(next.hex);
            if (!tooFar && closed(next))
                return closedHex(std::move(why), next);
            ++steps;
        }
        state = next;
    }
}

SupplyBreak SupplyAttempts::closedHex(SupplyBreak why, State state)
{
    why.kind = SupplyBreak::Kind::Hex;
    why.hex = state.hex;
    for (const HexIndex neighbour : m_position.package.atlas().neighbours(state.hex))
        if (exists(neighbour))
            m_known.looked[model::at(neighbour)] = 1;
    const Zoc nowhere({m_position.zoc.sides().begin(), m_position.zoc.sides().end()});
    const Position peaceful = positionWith(m_position, nowhere, m_position.supply);
    const Scene scene = sceneOf(m_position, state.hex, m_trace.side);
    if (!m_passage.blocked.holds(scene))
        return why;
    if (!m_passage.blocked.holds(sceneOf(peaceful, state.hex, m_trace.side)))
        for (const Atom side : m_position.zoc.sides())
            if (side != m_trace.side)
                for (const Placed* unit : m_position.zoc.exertedBy(m_position, state.hex, side))
                    why.zocOf.push_back(unit->unit);
    for (const Placed& unit : m_position.occupancy.at(state.hex)) {
        const auto number = static_cast<std::size_t>(&unit - m_position.occupancy.all().data());
        const CounterFacts* facts = m_position.facts(unit);
        if (facts && facts->side != m_trace.side && m_memo.units[number].trace >= 0)
            why.units.push_back(unit.unit);
    }
    return why;
}

} // namespace rules
