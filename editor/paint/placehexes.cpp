#include "editor/paint/placehexes.h"

#include <algorithm>
#include <array>

namespace editor {

PlaceHexes::PlaceHexes(const model::Package& package)
{
    for (const auto& [key, place] : package.all<model::Place>())
        update(package, key);
}

std::span<const model::Key> PlaceHexes::at(model::HexIndex hex) const
{
    const auto it = m_places.find(hex);
    return it == m_places.end() ? std::span<const model::Key>() : it->second;
}

std::vector<model::HexIndex> PlaceHexes::update(const model::Package& package, model::Key place)
{
    std::vector<model::HexIndex> touched;
    const std::array maps{place.scope};
    const model::Place* record = package.find<model::Place>(place);
    const model::HexIndex now = record ? package.atlas().find(record->hex, maps) : model::HexIndex::None;
    if (const auto before = m_hexes.find(place); before != m_hexes.end()) {
        touched.push_back(before->second);
        std::erase(m_places[before->second], place);
        m_hexes.erase(before);
    }
    if (model::exists(now)) {
        auto& here = m_places[now];
        here.insert(std::ranges::upper_bound(here, place, model::KeyLess()), place);
        m_hexes[place] = now;
        if (!std::ranges::contains(touched, now))
            touched.push_back(now);
    }
    return touched;
}

} // namespace editor
