#include "rules/fields/ground_memo.h"

#include "rules/position.h"

#include <algorithm>

namespace rules {
namespace {

using model::HexIndex;

/// What a formula reads besides the moment, which is known to be the same.
Reads readsOf(const Formula& formula)
{
    Reads reads = formula.reads();
    reads.records &= ~recordKinds<model::Flag, model::Scenario>();
    return reads;
}

bool isOfGround(const Formula& formula)
{
    return readsOf(formula).only({Facet::Terrain, Facet::Hex, Facet::From, Facet::Situation});
}

bool inPlay(const Position& position, HexIndex hex)
{
    return position.inPlay.onMap(hex) && position.inPlay.inArea(hex);
}

std::size_t hexCount(const Position& position)
{
    return static_cast<std::size_t>(position.package.atlas().size());
}

} // namespace

StepMemo::StepMemo(Way way, std::vector<Formula> barred, Atom side)
    : m_way(way)
    , m_barred(std::move(barred))
    , m_side(side)
    , m_keeps(true)
{
    std::erase_if(m_barred, [](const Formula& formula) { return !formula; });
    for (const Formula& formula : m_barred)
        m_keeps = m_keeps
            && readsOf(formula).only({Facet::Terrain, Facet::Hex, Facet::From, Facet::Situation, Facet::Counter});
}

void StepMemo::start(const Position& position)
{
    m_position = &position;
    if (!m_keeps || m_open.size() != hexCount(position))
        m_open.assign(hexCount(position), 0);
}

void StepMemo::forget(const model::Atlas& atlas, HexIndex hex)
{
    if (m_open.empty())
        return;
    m_open[model::at(hex)] = 0;
    for (const HexIndex neighbour : atlas.neighbours(hex))
        if (exists(neighbour))
            m_open[model::at(neighbour)] = 0;
}

std::uint8_t StepMemo::ask(HexIndex hex, const Placed* unit) const
{
    const auto& neighbours = m_position->package.atlas().neighbours(hex);
    unsigned open = 0;
    for (int direction = 0; direction < model::kDirections; ++direction) {
        const HexIndex neighbour = neighbours[static_cast<std::size_t>(direction)];
        if (!exists(neighbour) || !inPlay(*m_position, neighbour))
            continue;
        const bool out = m_way == Way::OutOf;
        const Scene step{.position = m_position,
                         .side = m_side,
                         .unit = unit,
                         .counter = unit ? unit->counter : -1,
                         .hex = out ? neighbour : hex,
                         .from = out ? hex : neighbour,
                         .direction = out ? direction : model::opposite(direction)};
        if (std::ranges::none_of(m_barred, [&](const Formula& formula) { return formula.holds(step); }))
            open |= 1U << direction;
    }
    return static_cast<std::uint8_t>(open);
}

HexLooks::HexLooks(const Position& position)
{
    const auto sides = position.zoc.sides();
    m_controllers.assign(hexCount(position), sides.size() > 2 ? kSomething : 0);
    if (sides.size() > 2)
        return;
    for (std::size_t i = 0; i < m_controllers.size(); ++i)
        if (const Atom controller = position.control.of(static_cast<HexIndex>(i))) {
            const auto number = std::ranges::find(sides, controller) - sides.begin();
            m_controllers[i] = static_cast<std::uint8_t>(
                number == std::ssize(sides) || position.control.disputed(static_cast<HexIndex>(i)) ? kSomething
                                                                                                 : number + 1);
        }
    for (const HexIndex hex : position.occupancy.occupied())
        m_controllers[model::at(hex)] = kSomething;
    for (const Laid::Marker& marker : position.laid.all())
        if (exists(marker.hex))
            m_controllers[model::at(marker.hex)] = kSomething;
}

unsigned HexLooks::of(const Position& position, HexIndex hex) const
{
    const unsigned controller = m_controllers[model::at(hex)];
    return controller == kSomething ? kSomething : controller + (3 * position.zoc.bits(hex));
}

HexMemo::Keeps HexMemo::keeps(const Formula& formula)
{
    if (isOfGround(formula))
        return Keeps::Everything;
    // Where there is nobody, what it wants to know of units is nothing.
    Reads reads = readsOf(formula);
    reads.records &= ~recordKinds<model::Counter, model::CounterType>();
    return reads.only({Facet::Terrain, Facet::Hex, Facet::Situation, Facet::Counter, Facet::Unit, Facet::Stack,
                       Facet::Markers, Facet::Control, Facet::Zoc})
        ? Keeps::QuietHexes
        : Keeps::Nothing;
}

HexMemo::HexMemo(Formula formula, Atom side)
    : m_formula(std::move(formula))
    , m_side(side)
    , m_keeps(keeps(m_formula))
{
}

void HexMemo::start(const Position& position, const HexLooks& looks)
{
    m_position = &position;
    m_looks = &looks;
    m_now.assign(hexCount(position), m_formula ? 0 : kNo);
    if (m_kept.size() != m_now.size())
        m_kept.assign(m_now.size(), 0);
}

void HexMemo::forget(HexIndex hex)
{
    if (!m_kept.empty())
        m_kept[model::at(hex)] = 0;
}

unsigned HexMemo::answer(HexIndex hex) const
{
    return m_formula.holds(sceneOf(*m_position, hex, m_side)) ? kYes : kNo;
}

bool HexMemo::ask(HexIndex hex)
{
    const unsigned look = m_keeps == Keeps::Everything ? 0
        : m_keeps == Keeps::QuietHexes                 ? m_looks->of(*m_position, hex)
                                                       : HexLooks::kSomething;
    unsigned is = 0;
    if (look == HexLooks::kSomething) {
        is = answer(hex);
    } else {
        std::uint32_t& kept = m_kept[model::at(hex)];
        is = kept >> (2 * look) & 3U;
        if (is == 0) {
            is = answer(hex);
            kept |= is << (2 * look);
        }
    }
    m_now[model::at(hex)] = static_cast<std::uint8_t>(is);
    return is == kYes;
}

SiteMemo::SiteMemo(const Formula& formula, Atom side)
    : m_side(side)
    , m_nowhere(!formula)
{
    for (Formula& part : formula.conjuncts())
        (isOfGround(part) ? m_fixed : m_rest).push_back(std::move(part));
}

void SiteMemo::learn(const Position& position)
{
    const auto allowed = [&](HexIndex hex) {
        const Scene scene = sceneOf(position, hex, m_side);
        return std::ranges::all_of(m_fixed, [&](const Formula& part) { return part.holds(scene); });
    };
    if (!m_known) {
        m_sites.clear();
        for (int i = 0; i < position.package.atlas().size(); ++i)
            if (const auto hex = static_cast<HexIndex>(i); allowed(hex))
                m_sites.push_back(hex);
    } else if (!m_stale.empty()) {
        std::erase_if(m_sites, [&](HexIndex hex) { return std::ranges::contains(m_stale, hex); });
        std::ranges::copy_if(m_stale, std::back_inserter(m_sites), allowed);
        std::ranges::sort(m_sites);
        m_sites.erase(std::ranges::unique(m_sites).begin(), m_sites.end());
    }
    m_known = true;
    m_stale.clear();
}

std::vector<HexIndex> SiteMemo::find(const Position& position)
{
    std::vector<HexIndex> found;
    if (m_nowhere)
        return found;
    learn(position);
    for (const HexIndex hex : m_sites) {
        const Scene scene = sceneOf(position, hex, m_side);
        if (inPlay(position, hex)
            && std::ranges::all_of(m_rest, [&](const Formula& part) { return part.holds(scene); }))
            found.push_back(hex);
    }
    return found;
}

} // namespace rules
