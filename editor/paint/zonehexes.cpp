#include "editor/paint/zonehexes.h"

#include "editor/paint/mapstyle.h"
#include "editor/text/text.h"

#include <array>

namespace editor {
namespace {

QColor zoneColour(const model::Package& package, const model::Zone& zone)
{
    if (const QColor own = QColor::fromString(qs(zone.colour)); own.isValid())
        return own;
    if (const model::Side* side = package.find<model::Side>(zone.side))
        if (const QColor colour = QColor::fromString(qs(side->colour)); colour.isValid())
            return colour;
    return colourOf(zone.id, 150, 140);
}

ZoneHexes::Entry read(const model::Package& package, const MapStyle& style, model::Key key)
{
    const model::Zone* zone = package.find<model::Zone>(key);
    if (!zone)
        return {};
    ZoneHexes::Entry entry{
        .name = qs(zone->name), .colour = zoneColour(package, *zone), .hexes = {}, .inside = {}};
    if (style.look(rules::Category::Zone, zone->kind).text() == "unnamed")
        entry.name.clear();
    entry.inside.resize(static_cast<std::size_t>(package.atlas().size()));
    const std::array maps{key.scope};
    for (const model::Atom number : zone->hexes.hexes) {
        if (const model::HexIndex hex = package.atlas().find(number, maps); model::exists(hex)) {
            entry.hexes.push_back(hex);
            entry.inside[model::at(hex)] = true;
        }
    }
    return entry;
}

} // namespace

ZoneHexes::ZoneHexes(const model::Package& package, const MapStyle& style)
{
    for (const auto& [key, zone] : package.all<model::Zone>())
        update(package, style, key);
}

std::vector<model::HexIndex> ZoneHexes::update(const model::Package& package, const MapStyle& style,
                                               model::Key zone)
{
    Entry before;
    if (const auto it = m_entries.find(zone); it != m_entries.end()) {
        before = std::move(it->second);
        m_entries.erase(it);
    }
    Entry now = read(package, style, zone);
    const bool sameLook = before.colour == now.colour;
    std::vector<model::HexIndex> touched;
    const auto differ = [&](const Entry& a, const Entry& b) {
        for (const model::HexIndex hex : a.hexes)
            if (!sameLook || b.inside.empty() || !b.inside[model::at(hex)])
                touched.push_back(hex);
    };
    differ(before, now);
    differ(now, before);
    if (!now.hexes.empty())
        m_entries.emplace(zone, std::move(now));
    return touched;
}

} // namespace editor
