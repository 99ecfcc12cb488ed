#include "model/flood.h"

#include <algorithm>

namespace model {

std::vector<HexIndex> flood(const Atlas& atlas, HexIndex from, const std::function<bool(HexIndex)>& belongs,
                            const std::function<bool(Hexside)>& open)
{
    std::vector<HexIndex> found;
    if (!exists(from) || !belongs(from))
        return found;
    std::vector<bool> seen(static_cast<std::size_t>(atlas.size()));
    seen[at(from)] = true;
    found.push_back(from);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const HexIndex hex = found[i];
        for (int d = 0; d < kDirections; ++d) {
            const HexIndex next = atlas.neighbours(hex)[static_cast<std::size_t>(d)];
            if (!exists(next) || seen[at(next)] || !open({.hex = hex, .direction = d}) || !belongs(next))
                continue;
            seen[at(next)] = true;
            found.push_back(next);
        }
    }
    std::ranges::sort(found);
    return found;
}

} // namespace model
