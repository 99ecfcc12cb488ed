#include "rules/fields/ground.h"

#include <algorithm>

namespace rules {

using model::HexIndex;

namespace {

using Pairs = std::vector<std::pair<HexIndex, Atom>>;

HexIndex find(const model::Package& package, Atom map, Atom number)
{
    return package.atlas().find(number, std::span(&map, 1));
}

} // namespace

Ground::Ground(const model::Package& package)
{
    const model::Atlas& atlas = package.atlas();
    const auto hexes = static_cast<std::size_t>(atlas.size());

    Pairs zones;
    for (const auto& [key, zone] : package.all<model::Zone>())
        for (const Atom number : zone.hexes.hexes)
            if (const HexIndex hex = find(package, key.scope, number); exists(hex))
                zones.emplace_back(hex, key.id);
    m_zones = AtomSets(hexes, std::move(zones));

    Pairs places;
    Pairs kinds;
    for (const auto& [key, place] : package.all<model::Place>()) {
        const HexIndex hex = find(package, key.scope, place.hex);
        if (!exists(hex))
            continue;
        places.emplace_back(hex, key.id);
        model::forEachWord(place.kinds.text(), [&](std::string_view kind) { kinds.emplace_back(hex, Atom(kind)); });
        m_placeHexes.try_emplace(key.id, Spot{.hex = hex, .map = key.scope});
    }
    m_places = AtomSets(hexes, std::move(places));
    m_placeKinds = AtomSets(hexes, std::move(kinds));

    Pairs lines;
    for (const auto& [key, line] : package.all<model::Line>()) {
        const auto kind = std::ranges::find(m_lineKinds, line.kind);
        const auto number = static_cast<std::size_t>(kind - m_lineKinds.begin());
        if (kind == m_lineKinds.end()) {
            m_lineKinds.push_back(line.kind);
            m_ways.emplace_back(hexes);
        }
        HexIndex before = HexIndex::None;
        for (const Atom step : line.hexes.hexes) {
            const HexIndex hex = find(package, key.scope, step);
            if (exists(hex)) {
                lines.emplace_back(hex, line.kind);
                if (const int way = exists(before) ? atlas.directionTo(before, hex) : -1; way >= 0) {
                    m_ways[number][model::at(before)] |= static_cast<std::uint8_t>(1U << way);
                    m_ways[number][model::at(hex)]
                        |= static_cast<std::uint8_t>(1U << ((way + model::kDirections / 2) % model::kDirections));
                }
            }
            before = hex;
        }
    }
    m_lines = AtomSets(hexes, std::move(lines));
}

HexIndex Ground::place(Atom id) const
{
    const auto it = m_placeHexes.find(id);
    return it == m_placeHexes.end() ? HexIndex::None : it->second.hex;
}

const model::Place* Ground::placeRecord(const model::Package& package, Atom id) const
{
    const auto it = m_placeHexes.find(id);
    return it == m_placeHexes.end() ? nullptr : package.find<model::Place>({.scope = it->second.map, .id = id});
}

std::span<const std::uint8_t> Ground::ways(Atom lineKind) const
{
    const auto kind = std::ranges::find(m_lineKinds, lineKind);
    if (kind == m_lineKinds.end())
        return {};
    return m_ways[static_cast<std::size_t>(kind - m_lineKinds.begin())];
}

bool Ground::outdatedBy(const model::ChangeSet& change)
{
    return change.shape || change.touches<model::Zone>() || change.touches<model::Place>()
        || change.touches<model::Line>();
}

std::vector<HexIndex> Ground::differences(const Ground& other) const
{
    std::vector<HexIndex> hexes;
    for (const AtomSets Ground::*sets : {&Ground::m_zones, &Ground::m_places, &Ground::m_placeKinds, &Ground::m_lines})
        (this->*sets).addDifferences(other.*sets, hexes);
    const auto compare = [&](const Ground& a, const Ground& b) {
        for (const Atom kind : a.m_lineKinds) {
            const auto mine = a.ways(kind);
            const auto theirs = b.ways(kind);
            for (std::size_t i = 0; i < mine.size(); ++i)
                if (mine[i] != (theirs.empty() ? 0 : theirs[i]))
                    hexes.push_back(static_cast<HexIndex>(i));
        }
    };
    compare(*this, other);
    compare(other, *this);
    std::ranges::sort(hexes);
    hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
    return hexes;
}

} // namespace rules
