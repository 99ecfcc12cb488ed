#include "rules/fields/zoc.h"

#include "rules/fields/supply.h"
#include "rules/position.h"
#include "rules/ruleset/procedures.h"

#include <algorithm>

namespace rules {

using model::HexIndex;

namespace {

constexpr std::size_t kMostSides = 8;

std::size_t numberOf(std::span<const Atom> sides, Atom side)
{
    return static_cast<std::size_t>(std::ranges::find(sides, side) - sides.begin());
}

unsigned bitOf(std::span<const Atom> sides, Atom side)
{
    const std::size_t number = numberOf(sides, side);
    return number == sides.size() ? 0U : 1U << number;
}

} // namespace

std::vector<Atom> sidesOf(const model::Package& package, const Ruleset& ruleset)
{
    std::vector<Atom> sides;
    for (const Term& term : ruleset.terms(Category::Side))
        sides.push_back(term.id);
    for (const auto& [key, side] : package.all<model::Side>())
        if (!std::ranges::contains(sides, key.id))
            sides.push_back(key.id);
    sides.resize(std::min(sides.size(), kMostSides));
    return sides;
}

Zoc::Zoc(std::vector<Atom> sides)
    : m_sides(std::move(sides))
{
}

Zoc::Zoc(const Position& position, std::vector<char> active, ZocMemo& memo)
    : m_sides(position.zoc.sides().begin(), position.zoc.sides().end())
    , m_active(std::move(active))
{
    const ZocSpec& spec = position.ruleset.procedures().zoc;
    const model::Atlas& atlas = position.package.atlas();
    m_in.assign(static_cast<std::size_t>(atlas.size()), 0);
    const auto units = position.occupancy.all();
    for (std::size_t i = 0; i < units.size(); ++i) {
        const CounterFacts* facts = m_active[i] ? position.facts(units[i]) : nullptr;
        const auto number = facts ? numberOf(m_sides, facts->side) : m_sides.size();
        if (number == m_sides.size() || !exists(units[i].hex))
            continue;
        const auto side = static_cast<std::uint8_t>(1U << number);
        if (spec.ownHex)
            m_in[model::at(units[i].hex)] |= side;
        const unsigned ways = memo.leaves(units[i], *facts);
        const auto& neighbours = atlas.neighbours(units[i].hex);
        for (std::size_t direction = 0; direction < neighbours.size(); ++direction) {
            if ((ways >> direction & 1U) == 0)
                continue;
            std::uint8_t& in = m_in[model::at(neighbours[direction])];
            if ((in & side) == 0 && !memo.closed(neighbours[direction], number))
                in |= side;
        }
    }
}

bool Zoc::in(HexIndex hex, Atom side) const
{
    return (bits(hex) & bitOf(m_sides, side)) != 0;
}

bool Zoc::enemyIn(HexIndex hex, Atom side) const
{
    return (bits(hex) & ~bitOf(m_sides, side)) != 0;
}

std::vector<const Placed*> Zoc::exertedBy(const Position& position, HexIndex hex, Atom side) const
{
    std::vector<const Placed*> units;
    if (!in(hex, side))
        return units;
    const ZocSpec& spec = position.ruleset.procedures().zoc;
    const auto add = [&](HexIndex from, int direction) {
        for (const Placed& unit : position.occupancy.at(from)) {
            const CounterFacts* facts = position.facts(unit);
            const auto number = static_cast<std::size_t>(&unit - position.occupancy.all().data());
            if (!facts || facts->side != side || number >= m_active.size() || !m_active[number])
                continue;
            const Scene step{.position = &position,
                             .side = side,
                             .unit = &unit,
                             .counter = unit.counter,
                             .hex = hex,
                             .from = from,
                             .direction = direction};
            if (direction < 0 || !spec.barred.holds(step))
                units.push_back(&unit);
        }
    };
    if (spec.ownHex)
        add(hex, -1);
    const auto& neighbours = position.package.atlas().neighbours(hex);
    for (int direction = 0; direction < model::kDirections; ++direction)
        if (const HexIndex from = neighbours[static_cast<std::size_t>(direction)]; exists(from))
            add(from, model::opposite(direction));
    return units;
}

std::vector<HexIndex> Zoc::differences(const Zoc& other) const
{
    std::vector<HexIndex> hexes;
    for (std::size_t i = 0; i < std::max(m_in.size(), other.m_in.size()); ++i)
        if (const auto hex = static_cast<HexIndex>(i);
            (i < m_in.size() ? m_in[i] : 0) != (i < other.m_in.size() ? other.m_in[i] : 0))
            hexes.push_back(hex);
    return hexes;
}

ZocMemo::ZocMemo(const ZocSpec& spec)
    : m_spec(spec)
{
}

void ZocMemo::start(const Position& position, const QuietHexes& quiet)
{
    m_position = &position;
    for (auto& [make, steps] : m_steps)
        steps.start(position);
    const auto sides = position.zoc.sides();
    for (std::size_t i = m_closed.size(); i < sides.size(); ++i)
        m_closed.emplace_back(m_spec.closed, sides[i]);
    for (HexMemo& closed : m_closed)
        closed.start(position, quiet);
}

std::uint8_t ZocMemo::leaves(const Placed& unit, const CounterFacts& facts)
{
    const Reads& reads = m_spec.barred.reads();
    Make make{facts.side.value()};
    if (reads.has(Facet::Counter))
        make = {facts.side.value(),   facts.kind.value(), facts.unitClass.value(),
                facts.nation.value(), facts.size.value(), facts.stacking.value()};
    auto steps = m_steps.find(make);
    if (steps == m_steps.end()) {
        steps = m_steps.emplace(make, StepMemo(StepMemo::Way::OutOf, {m_spec.barred}, facts.side)).first;
        steps->second.start(*m_position);
    }
    return reads.has(Facet::Unit) ? steps->second.ask(unit.hex, &unit) : steps->second.open(unit.hex, &unit);
}

void ZocMemo::forget()
{
    m_steps.clear();
    m_closed.clear();
}

void ZocMemo::refresh(const model::Atlas& atlas, const SupplyChange& change)
{
    for (auto& [make, steps] : m_steps)
        for (const HexIndex hex : steps.readsStacks() ? change.hexes : change.ground) {
            steps.forget(hex);
            for (const HexIndex neighbour : atlas.neighbours(hex))
                if (exists(neighbour))
                    steps.forget(neighbour);
        }
    for (HexMemo& closed : m_closed)
        for (const HexIndex hex : change.hexes)
            closed.refresh(hex);
}

} // namespace rules
