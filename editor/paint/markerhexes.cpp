#include "editor/paint/markerhexes.h"

#include "editor/text/text.h"

#include <algorithm>

namespace editor {

namespace {

QColor colourOfSide(const model::Package& package, model::Atom side)
{
    const model::Side* record = package.find<model::Side>(side);
    const QColor own = record ? QColor::fromString(qs(record->colour)) : QColor();
    return own.isValid() ? own : QColor(0x55, 0x4d, 0x42);
}

} // namespace

MarkerHexes::MarkerHexes(const model::Package& package, model::Atom scenario)
{
    const model::Atlas& atlas = package.atlas();
    for (const auto& [key, marker] : package.all<model::Marker>().in(scenario)) {
        const model::HexIndex hex = marker.hex ? atlas.find(marker.hex) : model::HexIndex::None;
        if (!model::exists(hex))
            continue;
        Mark mark{.id = key.id, .kind = marker.kind, .colour = colourOfSide(package, marker.side)};
        if (marker.across) {
            const auto& around = atlas.neighbours(hex);
            const auto found = std::ranges::find(around, atlas.find(marker.across));
            mark.direction = found == around.end() ? -1 : static_cast<int>(found - around.begin());
        }
        m_marks[hex].push_back(mark);
    }
}

std::span<const MarkerHexes::Mark> MarkerHexes::at(model::HexIndex hex) const
{
    const auto it = m_marks.find(hex);
    return it == m_marks.end() ? std::span<const Mark>() : it->second;
}

std::vector<model::HexIndex> MarkerHexes::differing(const MarkerHexes& other) const
{
    std::vector<model::HexIndex> hexes;
    for (const auto& [hex, marks] : m_marks)
        if (!std::ranges::equal(marks, other.at(hex)))
            hexes.push_back(hex);
    for (const auto& [hex, marks] : other.m_marks)
        if (at(hex).empty())
            hexes.push_back(hex);
    return hexes;
}

} // namespace editor
