#include "rules/fields/laid.h"

#include <algorithm>

namespace rules {

using model::HexIndex;

namespace {

const Atom kControl("control");

} // namespace

Laid::Laid(const model::Package& package, Atom scenario)
{
    const auto maps = mapsOf(package, scenario);
    for (const auto& [key, marker] : package.all<model::Marker>().in(scenario))
        m_markers.push_back({.id = key.id,
                             .kind = marker.kind,
                             .side = marker.side,
                             .state = marker.state,
                             .across = marker.across,
                             .hex = findHex(package, marker.hex, maps)});
    std::ranges::stable_sort(m_markers, {},
                             [](const Marker& marker) { return static_cast<std::uint32_t>(marker.hex); });
}

std::span<const Laid::Marker> Laid::at(HexIndex hex) const
{
    if (!exists(hex))
        return {};
    const auto range =
        std::ranges::equal_range(m_markers, static_cast<std::uint32_t>(hex), {},
                                 [](const Marker& marker) { return static_cast<std::uint32_t>(marker.hex); });
    return {range.begin(), range.end()};
}

bool Laid::has(HexIndex hex, Atom kind) const
{
    return std::ranges::contains(at(hex), kind, &Marker::kind);
}

bool Laid::has(HexIndex hex, Atom kind, Atom side) const
{
    return std::ranges::any_of(
        at(hex), [&](const Marker& marker) { return marker.kind == kind && marker.side == side; });
}

Control::Control(const model::Package& package, Atom scenario, const Ground& ground)
{
    const auto maps = mapsOf(package, scenario);
    m_sides.resize(static_cast<std::size_t>(package.atlas().size()));
    const auto claim = [&](HexIndex hex, Atom side) {
        if (!exists(hex) || !side)
            return;
        Atom& holder = m_sides[model::at(hex)];
        if (holder && holder != side && !std::ranges::contains(m_disputed, hex))
            m_disputed.push_back(hex);
        if (!holder)
            holder = side;
    };
    for (const auto& [key, marker] : package.all<model::Marker>().in(scenario))
        if (marker.kind == kControl)
            claim(findHex(package, marker.hex, maps), marker.side);
    for (const auto& [key, area] : package.all<model::Area>().in(scenario)) {
        if (area.kind != kControl)
            continue;
        for (const Atom number : area.hexes.hexes)
            claim(findHex(package, number, maps), area.side);
        for (const auto& [zoneKey, zone] : package.all<model::Zone>())
            if (area.zones.contains(zoneKey.id.text()))
                for (const Atom number : zone.hexes.hexes)
                    claim(package.atlas().find(number, std::span(&zoneKey.scope, 1)), area.side);
    }
    for (const auto& [key, place] : package.all<model::Place>())
        if (const HexIndex hex = ground.place(key.id); exists(hex) && !m_sides[model::at(hex)])
            m_sides[model::at(hex)] = place.side;
    std::ranges::sort(m_disputed);
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        if (m_sides[i])
            m_hexes.push_back(static_cast<HexIndex>(i));
}

std::vector<HexIndex> Control::differences(const Control& other) const
{
    std::vector<HexIndex> hexes;
    if (*this == other)
        return hexes;
    std::ranges::set_union(m_hexes, other.m_hexes, std::back_inserter(hexes));
    std::erase_if(hexes, [&](HexIndex hex) {
        return of(hex) == other.of(hex) && disputed(hex) == other.disputed(hex);
    });
    return hexes;
}

} // namespace rules
