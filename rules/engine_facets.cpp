#include "rules/engine_facets.h"

#include <algorithm>

namespace rules {

using model::HexIndex;

ChangedFacets::ChangedFacets(const model::Package& package, const model::ChangeSet& change,
                             const PackageFields::Change& changed, Atom scenario,
                             const PackageFields::ScenarioChange& now)
    : m_change(change)
    , m_changed(changed)
    , m_now(now)
    , m_scenario(scenario)
{
    for (const model::Hexside& side : change.hexsides) {
        m_sides.push_back(side.hex);
        const HexIndex other = package.atlas().neighbours(side.hex)[static_cast<std::size_t>(side.direction)];
        if (exists(other))
            m_sides.push_back(other);
    }
    for (const auto& touched : change.records)
        if (touched.kind == model::kindOf<model::Unit> && touched.key.scope == scenario)
            m_units.push_back(touched.key.id);
    m_units.insert(m_units.end(), now.carried.begin(), now.carried.end());
    const auto note = [&](bool is, FacetSet facets) {
        if (is)
            m_any |= facets;
    };
    note(!m_sides.empty(), {Facet::Hexsides, Facet::Hex});
    note(changed.ground, {Facet::Hex});
    note(changed.places, {Facet::Places});
    note(!change.terrain.empty(), {Facet::Terrain});
    note(!m_units.empty(), {Facet::Units, Facet::Stack, Facet::Unit});
    note(!now.stacks.empty(), {Facet::Stack});
    note(!now.markers.empty(), {Facet::Markers});
    note(!now.control.empty(), {Facet::Control});
    note(!now.zoc.empty(), {Facet::Zoc});
    note(now.supply || !now.supplied.empty(), {Facet::Supply});
    note(now.sources, {Facet::Sources});
    note(now.situation, {Facet::Situation});
}

bool ChangedFacets::records(const Reads& reads) const
{
    return std::ranges::any_of(m_change.records, [&](const model::ChangeSet::Touched& touched) {
        bool hit = false;
        if (reads.records.test(static_cast<std::size_t>(touched.kind)))
            model::withKind(touched.kind, [&]<class T>() {
                hit = T::scope != model::Scope::Scenario || !m_scenario || touched.key.scope == m_scenario;
            });
        return hit;
    });
}

bool ChangedFacets::moment(const Reads& reads) const
{
    return (m_now.situation && reads.has(Facet::Situation))
        || (m_now.flags && reads.records.test(model::kindIndex<model::Flag>()));
}

bool ChangedFacets::anywhere(const Reads& reads) const
{
    return reads.facets.overlaps(m_any) || records(reads);
}

bool ChangedFacets::everywhere(const Reads& reads) const
{
    return (reads.has(Facet::Hex) && m_changed.ground) || (reads.has(Facet::Places) && m_changed.places)
        || (reads.has(Facet::Units) && !m_units.empty()) || (reads.has(Facet::Sources) && m_now.sources)
        || records(reads)
        || (reads.has(Facet::Anywhere) && anywhere(reads));
}

std::vector<HexIndex> ChangedFacets::hexes(const Reads& reads) const
{
    std::vector<HexIndex> hexes;
    const auto add = [&](Facet facet, const std::vector<HexIndex>& changed) {
        if (reads.has(facet))
            hexes.insert(hexes.end(), changed.begin(), changed.end());
    };
    add(Facet::Stack, m_now.stacks);
    add(Facet::Markers, m_now.markers);
    add(Facet::Control, m_now.control);
    add(Facet::Zoc, m_now.zoc);
    add(Facet::Terrain, m_change.terrain);
    add(Facet::Hexsides, m_sides);
    std::ranges::sort(hexes);
    hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
    return hexes;
}

std::vector<Atom> ChangedFacets::units(const Reads& reads) const
{
    std::vector<Atom> units = m_units;
    if (reads.has(Facet::Supply))
        units.insert(units.end(), m_now.supplied.begin(), m_now.supplied.end());
    return units;
}

} // namespace rules
