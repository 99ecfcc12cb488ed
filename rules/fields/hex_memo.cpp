#include "rules/fields/hex_memo.h"

#include "rules/position.h"

namespace rules {

using model::HexIndex;

namespace {

constexpr FacetSet kHere{Facet::Terrain, Facet::Places,  Facet::Situation, Facet::Counter, Facet::Unit,
                         Facet::Stack,   Facet::Markers, Facet::Control,   Facet::Zoc};

} // namespace

Reads readsHereAndNow(const Formula& formula)
{
    Reads reads = formula.reads();
    reads.records &= ~recordKinds<model::Flag, model::Scenario, model::Counter, model::CounterType>();
    return reads;
}

QuietHexes::QuietHexes(const Position& position)
    : m_busy(static_cast<std::size_t>(position.package.atlas().size()))
{
    for (const HexIndex hex : position.occupancy.occupied())
        m_busy[model::at(hex)] = 1;
    for (const Laid::Marker& marker : position.laid.all())
        if (exists(marker.hex))
            m_busy[model::at(marker.hex)] = 1;
    for (const HexIndex hex : position.control.disputed())
        m_busy[model::at(hex)] = 1;
    for (const HexIndex hex : position.ground.places().hexes())
        m_busy[model::at(hex)] = 1;
}

HexMemo::HexMemo(Formula formula, Atom side)
    : m_formula(std::move(formula))
    , m_side(side)
    , m_keeps(readsHereAndNow(m_formula).only(kHere.with(kGroundFacets)))
    , m_byLook(readsHereAndNow(m_formula).only(kHere))
{
}

void HexMemo::start(const Position& position, const QuietHexes& quiet)
{
    m_position = &position;
    m_quiet = &quiet;
    const auto hexes = static_cast<std::size_t>(position.package.atlas().size());
    if (!m_keeps || m_known.size() != hexes)
        m_known.assign(hexes, m_formula ? 0 : kNo);
}

void HexMemo::forget()
{
    m_known.clear();
    m_seen = {};
}

bool HexMemo::refresh(HexIndex hex)
{
    std::uint8_t& known = m_known[model::at(hex)];
    if (known == 0 || !m_formula)
        return false;
    const bool before = known == kYes;
    known = 0;
    return ask(hex) != before;
}

std::uint8_t HexMemo::answer(HexIndex hex) const
{
    return m_formula.holds(sceneOf(*m_position, hex, m_side)) ? kYes : kNo;
}

bool HexMemo::ask(HexIndex hex)
{
    std::uint8_t is = 0;
    if (m_byLook && m_quiet->has(hex)) {
        const Look look{.terrain = m_position->package.terrain(hex).atom(),
                        .controller = m_position->control.of(hex),
                        .zoc = m_position->zoc.bits(hex)};
        Seen& seen = m_seen[(look.terrain.value() + (look.controller.value() * 7U) + (look.zoc * 17U))
                            % m_seen.size()];
        if (seen.is == 0 || seen.look != look)
            seen = {.look = look, .is = answer(hex)};
        is = seen.is;
    } else {
        is = answer(hex);
    }
    m_known[model::at(hex)] = is;
    return is == kYes;
}

} // namespace rules
