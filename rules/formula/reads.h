#pragma once

#include "rules/record_view.h"

#include <cstdint>
#include <initializer_list>

namespace rules {

/// What a formula looks at, for knowing when to ask it again.
enum class Facet : std::uint8_t {
    Counter,   ///< what is printed on the counter whichever face shows: kind, nation, class
    Unit,      ///< the unit itself: face, marks, box
    Stack,     ///< the other units of the hex
    Units,     ///< any unit of the scenario
    Situation, ///< turn, weather, flags
    Terrain,   ///< of the hex
    Hexsides,  ///< the hexside a step crosses; with Hex: those around the hex
    Places,    ///< in the hex, with their fields
    Hex,       ///< lines and zones of the hex, and anything else the map says of it
    Markers,   ///< what lies on the hex
    Control,   ///< who controls it
    Zoc,       ///< zones of control
    Supply,    ///< supply of the unit or the hex
    Sources,   ///< whether a stage of supply reaches anything at all
    Anywhere,  ///< hexes other than the one it is about
    From,      ///< of a step: the hex it leaves
    Record     ///< the record it is about
};

class FacetSet {
public:
    constexpr FacetSet() = default;
    constexpr FacetSet(std::initializer_list<Facet> facets)
    {
        for (const Facet facet : facets)
            m_bits |= 1U << static_cast<unsigned>(facet);
    }
    constexpr bool has(Facet facet) const { return (m_bits >> static_cast<unsigned>(facet) & 1U) != 0; }
    constexpr bool none() const { return m_bits == 0; }
    constexpr bool any() const { return m_bits != 0; }
    constexpr bool overlaps(FacetSet other) const { return (m_bits & other.m_bits) != 0; }
    constexpr FacetSet& operator|=(FacetSet other)
    {
        m_bits |= other.m_bits;
        return *this;
    }
    constexpr FacetSet without(FacetSet other) const
    {
        FacetSet rest;
        rest.m_bits = m_bits & ~other.m_bits;
        return rest;
    }
    constexpr FacetSet with(FacetSet other) const { return other |= *this; }

private:
    std::uint32_t m_bits = 0;
};

/// What only the map decides.
inline constexpr FacetSet kGroundFacets{Facet::Terrain, Facet::Hexsides, Facet::Places, Facet::Hex};

struct Reads {
    FacetSet facets;
    RecordSet records; ///< kinds of record that are counted or looked up

    bool has(Facet facet) const { return facets.has(facet); }
    Reads& add(FacetSet more)
    {
        facets |= more;
        return *this;
    }
    Reads& add(const Reads& other)
    {
        facets |= other.facets;
        records |= other.records;
        return *this;
    }
    /// Nothing but these facets is looked at.
    bool only(FacetSet allowed) const { return facets.without(allowed).none() && records.none(); }
};

} // namespace rules
