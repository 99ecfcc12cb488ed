#include "rules/fields/in_play.h"

#include "rules/fields/occupancy.h"

#include <algorithm>

namespace rules {
namespace {

using model::HexIndex;

void addHexes(std::vector<char>& set, const model::Package& package, const model::HexList& list,
              std::span<const Atom> maps)
{
    for (const Atom number : list.hexes)
        if (const HexIndex hex = findHex(package, number, maps); exists(hex))
            set[model::at(hex)] = 1;
}

/// A hex that several maps share lies on each of them.
void addMap(std::vector<char>& set, const model::Package& package, Atom map)
{
    const int number = package.atlas().mapNumber(map);
    for (int cell = 0; cell < package.cells(map).grid().size(); ++cell)
        if (const HexIndex hex = package.atlas().find(number, cell); exists(hex))
            set[model::at(hex)] = 1;
}

} // namespace

InPlay::InPlay(const model::Package& package, Atom scenario)
    : m_maps(mapsOf(package, scenario))
{
    static const Atom inPlay("in-play");
    const auto hexes = static_cast<std::size_t>(package.atlas().size());
    const auto& maps = m_maps;
    m_onMap.assign(hexes, maps.empty() ? 1 : 0);
    for (const Atom map : maps)
        addMap(m_onMap, package, map);

    const auto& all = package.atlas().maps();
    for (const auto& [key, area] : package.all<model::Area>().in(scenario)) {
        if (area.kind != inPlay)
            continue;
        m_inArea.resize(hexes);
        addHexes(m_inArea, package, area.hexes, maps);
        for (const Atom zoneId : area.zones.list())
            for (const Atom map : all)
                if (const auto* zone = package.find<model::Zone>({.scope = map, .id = zoneId}))
                    addHexes(m_inArea, package, zone->hexes, std::span(&map, 1));
    }
}

} // namespace rules
