#include "rules/fields/step_memo.h"

#include "rules/fields/hex_memo.h"
#include "rules/position.h"

#include <algorithm>

namespace rules {

using model::HexIndex;

StepMemo::StepMemo(Way way, std::vector<Formula> barred, Atom side)
    : m_way(way)
    , m_barred(std::move(barred))
    , m_side(side)
    , m_keeps(true)
    , m_readsStacks(false)
    , m_byFeatures(true)
{
    std::erase_if(m_barred, [](const Formula& formula) { return !formula; });
    for (const Formula& formula : m_barred) {
        const Reads reads = readsHereAndNow(formula);
        m_keeps = m_keeps
            && reads.only(kGroundFacets.with(
                {Facet::From, Facet::Situation, Facet::Counter, Facet::Stack, Facet::Markers}));
        m_readsStacks = m_readsStacks || reads.facets.overlaps({Facet::Stack, Facet::Markers});
        m_byFeatures = m_byFeatures && reads.only({Facet::Hexsides, Facet::Situation, Facet::Counter});
    }
}

void StepMemo::start(const Position& position)
{
    m_position = &position;
    const auto hexes = static_cast<std::size_t>(position.package.atlas().size());
    if (!m_keeps || m_open.size() != hexes)
        m_open.assign(hexes, 0);
}

void StepMemo::forget()
{
    m_open.clear();
    m_seen = {};
}

void StepMemo::forget(HexIndex hex)
{
    if (!m_open.empty())
        m_open[model::at(hex)] = 0;
}

bool StepMemo::refresh(HexIndex hex)
{
    const std::uint8_t before = m_open[model::at(hex)];
    if ((before & kKnown) == 0)
        return false;
    m_open[model::at(hex)] = 0;
    return open(hex) != (before & kAll);
}

bool StepMemo::barred(HexIndex hex, HexIndex neighbour, int direction, const Placed* unit) const
{
    const bool out = m_way == Way::OutOf;
    const Scene step{.position = m_position,
                     .side = m_side,
                     .unit = unit,
                     .counter = unit ? unit->counter : -1,
                     .hex = out ? neighbour : hex,
                     .from = out ? hex : neighbour,
                     .direction = out ? direction : model::opposite(direction)};
    return std::ranges::any_of(m_barred, [&](const Formula& formula) { return formula.holds(step); });
}

std::uint8_t StepMemo::ask(HexIndex hex, const Placed* unit)
{
    const auto& neighbours = m_position->package.atlas().neighbours(hex);
    const unsigned featured = m_position->ground.featuredSides(hex);
    unsigned open = 0;
    for (int direction = 0; direction < model::kDirections; ++direction) {
        const HexIndex neighbour = neighbours[static_cast<std::size_t>(direction)];
        if (!exists(neighbour) || !m_position->inPlay.onMap(neighbour)
            || !m_position->inPlay.inArea(neighbour))
            continue;
        bool isOpen = m_barred.empty();
        if (!isOpen && m_byFeatures) {
            const Atom features = (featured >> direction & 1U) != 0
                ? m_position->package.side({.hex = hex, .direction = direction}).atom()
                : Atom();
            Seen& seen = m_seen[features.value() % m_seen.size()];
            if (seen.is == 0 || seen.features != features)
                seen = {.features = features,
                        .is = barred(hex, neighbour, direction, unit) ? std::uint8_t{2} : std::uint8_t{1}};
            isOpen = seen.is == 1;
        } else if (!isOpen) {
            isOpen = !barred(hex, neighbour, direction, unit);
        }
        open |= isOpen ? 1U << direction : 0U;
    }
    return static_cast<std::uint8_t>(open);
}

} // namespace rules
