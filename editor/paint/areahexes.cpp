#include "editor/paint/areahexes.h"

#include "editor/paint/mapstyle.h"
#include "editor/text/text.h"

#include <algorithm>

namespace editor {
namespace {

QColor areaColour(const model::Package& package, const model::Area& area)
{
    if (const model::Side* side = package.find<model::Side>(area.side))
        if (const QColor colour = QColor::fromString(qs(side->colour)); colour.isValid())
            return colour;
    return area.side ? colourOf(area.side, 150, 140) : QColor(0x40, 0x38, 0x30);
}

} // namespace

AreaHexes::AreaHexes(const model::Package& package, model::Atom scenario)
{
    const auto size = static_cast<std::size_t>(package.atlas().size());
    for (const auto& [key, area] : package.all<model::Area>().in(scenario)) {
        Entry entry{.kind = area.kind,
                    .name = qs(area.name),
                    .colour = areaColour(package, area),
                    .inside = std::vector<bool>(size)};
        const auto add = [&](const model::HexList& list) {
            for (const model::Atom number : list.hexes)
                if (const model::HexIndex hex = package.atlas().find(number); model::exists(hex))
                    entry.inside[model::at(hex)] = true;
        };
        add(area.hexes);
        for (const model::Atom id : area.zones.list())
            for (const auto& [zoneKey, zone] : package.all<model::Zone>())
                if (zoneKey.id == id)
                    add(zone.hexes);
        if (std::ranges::contains(entry.inside, true))
            m_entries.emplace(key, std::move(entry));
    }
}

std::vector<model::HexIndex> AreaHexes::differing(const AreaHexes& other) const
{
    std::vector<model::HexIndex> hexes;
    const auto compare = [&](const Entries& a, const Entries& b) {
        for (const auto& [key, entry] : a) {
            const auto match = b.find(key);
            if (match != b.end() && match->second == entry)
                continue;
            const bool sameLook = match != b.end() && match->second.colour == entry.colour
                && match->second.kind == entry.kind && match->second.inside.size() == entry.inside.size();
            for (std::size_t i = 0; i < entry.inside.size(); ++i)
                if (sameLook ? entry.inside[i] != match->second.inside[i] : bool(entry.inside[i]))
                    hexes.push_back(model::HexIndex{static_cast<int>(i)});
        }
    };
    compare(m_entries, other.m_entries);
    compare(other.m_entries, m_entries);
    std::ranges::sort(hexes);
    const auto repeated = std::ranges::unique(hexes);
    hexes.erase(repeated.begin(), repeated.end());
    return hexes;
}

} // namespace editor
