#include "rules/fields/occupancy.h"

#include <algorithm>

namespace rules {

using model::HexIndex;

HexIndex findHex(const model::Package& package, Atom number, std::span<const Atom> maps)
{
    if (!number)
        return HexIndex::None;
    const HexIndex hex = maps.empty() ? HexIndex::None : package.atlas().find(number, maps);
    return exists(hex) ? hex : package.atlas().find(number);
}

std::vector<Atom> mapsOf(const model::Package& package, Atom scenario)
{
    const auto* record = package.find<model::Scenario>(scenario);
    return record ? record->maps.list() : std::vector<Atom>();
}

Occupancy::Occupancy(const model::Package& package, Atom scenario, const Countermix& counters)
{
    const auto maps = mapsOf(package, scenario);
    const auto hexes = static_cast<std::size_t>(package.atlas().size());
    std::vector<Placed> units;
    m_first.assign(hexes + 2, 0);
    for (const auto& [key, unit] : package.all<model::Unit>().in(scenario)) {
        const HexIndex hex = findHex(package, unit.hex, maps);
        units.push_back({.unit = key.id,
                         .counter = counters.indexOf(unit.counter),
                         .hex = hex,
                         .face = unit.face,
                         .marks = unit.marks.atom(),
                         .steps = unit.steps});
        ++m_first[(exists(hex) ? model::at(hex) : hexes) + 1];
    }
    // Sort by counting: m_first[h] becomes the place of the first unit of h.
    for (std::size_t i = 0; i < hexes; ++i) {
        if (m_first[i + 1] > 0)
            m_occupied.push_back(static_cast<HexIndex>(i));
        m_first[i + 1] += m_first[i];
    }
    m_first.pop_back();
    m_units.resize(units.size());
    std::vector<std::int32_t> next = m_first;
    for (const Placed& unit : units) {
        std::int32_t& place = next[exists(unit.hex) ? model::at(unit.hex) : hexes];
        m_units[static_cast<std::size_t>(place++)] = unit;
    }
}

std::span<const Placed> Occupancy::at(HexIndex hex) const
{
    const std::size_t i = model::at(hex);
    if (i + 1 >= m_first.size())
        return {};
    const auto from = static_cast<std::size_t>(m_first[i]);
    return std::span(m_units).subspan(from, static_cast<std::size_t>(m_first[i + 1]) - from);
}

std::vector<HexIndex> Occupancy::differences(const Occupancy& other) const
{
    std::vector<HexIndex> hexes;
    const auto compare = [&](HexIndex hex) {
        if (!std::ranges::equal(at(hex), other.at(hex)))
            hexes.push_back(hex);
    };
    auto mine = m_occupied.begin();
    auto theirs = other.m_occupied.begin();
    while (mine != m_occupied.end() || theirs != other.m_occupied.end()) {
        if (theirs == other.m_occupied.end() || (mine != m_occupied.end() && *mine < *theirs)) {
            hexes.push_back(*mine++);
        } else if (mine == m_occupied.end() || *theirs < *mine) {
            hexes.push_back(*theirs++);
        } else {
            compare(*mine);
            ++mine;
            ++theirs;
        }
    }
    return hexes;
}

} // namespace rules
