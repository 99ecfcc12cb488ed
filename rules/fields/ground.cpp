#include "rules/fields/ground.h"

#include <algorithm>

namespace rules {

using model::HexIndex;

namespace {

using Pairs = std::vector<std::pair<HexIndex, Atom>>;

} // namespace

HexIndex Ground::find(const model::Package& package, Atom map, Atom number)
{
    const HexIndex hex = package.atlas().find(number, std::span(&map, 1));
    if (exists(hex))
        m_known[number.value()] = true;
    return hex;
}

Ground::Ground(const model::Package& package)
    : m_known(model::atomCount())
{
    const model::Atlas& atlas = package.atlas();
    const auto hexes = static_cast<std::size_t>(atlas.size());

    Pairs zones;
    for (const auto& [key, zone] : package.all<model::Zone>())
        for (const Atom number : zone.hexes.hexes)
            if (const HexIndex hex = find(package, key.scope, number); exists(hex))
                zones.emplace_back(hex, key.id);
    m_zones = AtomSets(hexes, zones);

    Pairs places;
    Pairs kinds;
    for (const auto& [key, place] : package.all<model::Place>()) {
        const HexIndex hex = find(package, key.scope, place.hex);
        if (!exists(hex))
            continue;
        places.emplace_back(hex, key.id);
        model::forEachWord(place.kinds.text(),
                           [&](std::string_view kind) { kinds.emplace_back(hex, Atom(kind)); });
        m_placeHexes.try_emplace(key.id, Spot{.hex = hex, .map = key.scope});
    }
    m_places = AtomSets(hexes, places);
    m_placeKinds = AtomSets(hexes, kinds);

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
                    m_ways[number][model::at(hex)] |= static_cast<std::uint8_t>(
                        1U << ((way + model::kDirections / 2) % model::kDirections));
                }
            }
            before = hex;
        }
    }
    m_lines = AtomSets(hexes, lines);
    findFeatures(package);
}

void Ground::findFeatures(const model::Package& package)
{
    const model::Atlas& atlas = package.atlas();
    m_featured.assign(static_cast<std::size_t>(atlas.size()), 0);
    std::vector<const model::MapCells*> cells;
    for (const Atom map : atlas.maps())
        cells.push_back(&package.cells(map));
    for (std::size_t i = 0; i < m_featured.size(); ++i) {
        const auto hex = static_cast<HexIndex>(i);
        const model::Atlas::Spot spot = atlas.spot(hex);
        for (int direction = 0; direction < model::kDirections; ++direction) {
            const HexIndex other = atlas.neighbours(hex)[static_cast<std::size_t>(direction)];
            // Between two hexes it is kept under direction 0, 1 or 2.
            const bool isKept = direction < model::kDirections / 2 && exists(other);
            if (isKept ? cells[static_cast<std::size_t>(spot.map)]->ownSide(spot.cell, direction).empty()
                       : exists(other) || package.side({.hex = hex, .direction = direction}).empty())
                continue;
            m_featured[i] |= static_cast<std::uint8_t>(1U << direction);
            if (exists(other))
                m_featured[model::at(other)] |= static_cast<std::uint8_t>(1U << model::opposite(direction));
        }
    }
}

void Ground::updateSide(const model::Package& package, const model::Hexside& side)
{
    const HexIndex other = package.atlas().neighbours(side.hex)[static_cast<std::size_t>(side.direction)];
    const bool featured = !package.side(side).empty();
    const auto set = [&](HexIndex hex, int direction) {
        const unsigned bit = 1U << direction;
        std::uint8_t& bits = m_featured[model::at(hex)];
        bits = static_cast<std::uint8_t>(featured ? bits | bit : bits & ~bit);
    };
    set(side.hex, side.direction);
    if (exists(other))
        set(other, model::opposite(side.direction));
}

HexIndex Ground::place(Atom id) const
{
    const auto it = m_placeHexes.find(id);
    return it == m_placeHexes.end() ? HexIndex::None : it->second.hex;
}

const model::Place* Ground::placeRecord(const model::Package& package, Atom id) const
{
    const auto it = m_placeHexes.find(id);
    return it == m_placeHexes.end() ? nullptr
                                    : package.find<model::Place>({.scope = it->second.map, .id = id});
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

bool Ground::operator==(const Ground& other) const
{
    return m_zones == other.m_zones && m_places == other.m_places && m_placeKinds == other.m_placeKinds
        && m_lines == other.m_lines && m_placeHexes == other.m_placeHexes && m_lineKinds == other.m_lineKinds
        && m_ways == other.m_ways && m_featured == other.m_featured;
}

} // namespace rules
