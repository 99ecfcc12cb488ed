#include "rules/fields/site_memo.h"

#include "rules/fields/hex_memo.h"
#include "rules/position.h"

#include <algorithm>

namespace rules {

using model::HexIndex;

SiteMemo::SiteMemo(const Formula& formula, Atom side)
    : m_side(side)
    , m_nowhere(!formula)
{
    constexpr FacetSet here{Facet::Situation, Facet::Counter, Facet::Unit, Facet::Stack,
                            Facet::Markers,   Facet::Control, Facet::Zoc};
    for (Formula& part : formula.conjuncts()) {
        const Reads reads = readsHereAndNow(part);
        m_keeps =
            m_keeps && (reads.only(here.with(kGroundFacets)) || reads.only({Facet::Supply, Facet::Sources, Facet::Anywhere}));
        (reads.only(kGroundFacets.with({Facet::Situation})) ? m_fixed : m_rest).push_back(std::move(part));
    }
}

void SiteMemo::learn(const Position& position)
{
    const auto allowed = [&](HexIndex hex) {
        const Scene scene = sceneOf(position, hex, m_side);
        return std::ranges::all_of(m_fixed, [&](const Formula& part) { return part.holds(scene); });
    };
    m_sites.clear();
    m_known = true;
    std::optional<std::vector<HexIndex>> least;
    for (const Formula& part : m_fixed)
        if (auto hexes = part.where(position); hexes && (!least || hexes->size() < least->size()))
            least = std::move(hexes);
    if (least)
        std::ranges::copy_if(*least, std::back_inserter(m_sites), allowed);
    else
        for (int i = 0; i < position.package.atlas().size(); ++i)
            if (const auto hex = static_cast<HexIndex>(i); allowed(hex))
                m_sites.push_back(hex);
}

std::vector<HexIndex> SiteMemo::find(const Position& position)
{
    std::vector<HexIndex> found;
    if (m_nowhere)
        return found;
    if (!m_known)
        learn(position);
    for (const HexIndex hex : m_sites) {
        const Scene scene = sceneOf(position, hex, m_side);
        if (position.inPlay.onMap(hex) && position.inPlay.inArea(hex)
            && std::ranges::all_of(m_rest, [&](const Formula& part) { return part.holds(scene); }))
            found.push_back(hex);
    }
    return found;
}

} // namespace rules
