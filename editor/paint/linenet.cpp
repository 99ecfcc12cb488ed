#include "editor/paint/linenet.h"

#include <algorithm>

namespace editor {

LineNet::LineNet(const model::Package& package)
{
    const model::Atlas& atlas = package.atlas();
    for (const auto& [key, line] : package.all<model::Line>()) {
        const auto& hexes = line.hexes.hexes;
        const std::array maps{key.scope};
        for (std::size_t i = 0; i + 1 < hexes.size(); ++i) {
            const model::HexIndex from = atlas.find(hexes[i], maps);
            const model::HexIndex to = atlas.find(hexes[i + 1], maps);
            const int direction = model::exists(from) && model::exists(to) ? atlas.directionTo(from, to) : -1;
            if (direction < 0)
                continue;
            if (i > 0 || !line.halfStart)
                add(from, line.kind, direction);
            if (i + 2 < hexes.size() || !line.halfEnd)
                add(to, line.kind, model::opposite(direction));
        }
    }
}

const std::vector<LineNet::Exits>& LineNet::at(model::HexIndex hex) const
{
    static const std::vector<Exits> none;
    const auto it = m_exits.find(hex);
    return it == m_exits.end() ? none : it->second;
}

std::vector<model::HexIndex> LineNet::differing(const LineNet& other) const
{
    std::vector<model::HexIndex> hexes;
    for (const auto& [hex, exits] : m_exits)
        if (exits != other.at(hex))
            hexes.push_back(hex);
    for (const auto& [hex, exits] : other.m_exits)
        if (!m_exits.contains(hex))
            hexes.push_back(hex);
    return hexes;
}

void LineNet::add(model::HexIndex hex, model::Atom kind, int direction)
{
    auto& here = m_exits[hex];
    auto it = std::ranges::find(here, kind, &Exits::kind);
    if (it == here.end()) {
        const auto byName = [](const Exits& a, model::Atom b) { return model::naturalLess(a.kind, b); };
        it = here.insert(std::lower_bound(here.begin(), here.end(), kind, byName), Exits{.kind = kind});
    }
    it->directions = static_cast<std::uint8_t>(it->directions | (1U << static_cast<unsigned>(direction)));
}

} // namespace editor
