#include "model/route.h"

#include <algorithm>
#include <queue>
#include <tuple>
#include <unordered_map>

namespace model {
namespace {

struct Reached {
    double cost = 0;
    HexIndex before = HexIndex::None;
    bool settled = false;
};

} // namespace

std::vector<HexIndex> cheapestWay(const Atlas& atlas, HexIndex from, HexIndex to,
                                  const std::function<double(Hexside)>& cost)
{
    if (!exists(from) || !exists(to))
        return {};
    const int direct = atlas.distance(from, to);
    // Half as far again, and a little: a road goes around a lake, not around the map.
    const int most = direct + (direct / 2) + 8;
    const auto far = [&](HexIndex hex) {
        const int before = atlas.distance(from, hex);
        const int after = atlas.distance(hex, to);
        return direct >= 0 && (before < 0 || after < 0 || before + after > most);
    };
    std::unordered_map<HexIndex, Reached> reached;
    using Item = std::tuple<double, int>;
    std::priority_queue<Item, std::vector<Item>, std::greater<>> open;
    reached[from] = {};
    open.emplace(0.0, static_cast<int>(from));
    while (!open.empty()) {
        const auto [spent, index] = open.top();
        open.pop();
        const HexIndex hex{index};
        if (reached[hex].settled)
            continue;
        reached[hex].settled = true;
        if (hex == to)
            break;
        for (int d = 0; d < kDirections; ++d) {
            const HexIndex next = atlas.neighbours(hex)[static_cast<std::size_t>(d)];
            if (!exists(next) || far(next))
                continue;
            const double step = cost({.hex = hex, .direction = d});
            if (step <= 0)
                continue;
            const auto [it, fresh] = reached.try_emplace(next);
            if (it->second.settled || (!fresh && it->second.cost <= spent + step))
                continue;
            it->second = {.cost = spent + step, .before = hex};
            open.emplace(spent + step, static_cast<int>(next));
        }
    }
    std::vector<HexIndex> way;
    if (const auto end = reached.find(to); end == reached.end() || !end->second.settled)
        return way;
    for (HexIndex hex = to; exists(hex); hex = reached[hex].before)
        way.push_back(hex);
    std::ranges::reverse(way);
    return way;
}

} // namespace model
