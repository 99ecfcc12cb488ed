#include "editor/paint/zonehexes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace editor {

ZoneHexes::ZoneHexes(const model::Package& package, const MapPlan& plan)
{
    for (const auto& [key, zone] : package.all<model::Zone>()) {
        Entry entry{.zone = key, .hexes = {}, .middle = {}};
        const std::array maps{key.scope};
        for (const model::Atom number : zone.hexes.hexes)
            if (const model::HexIndex hex = package.atlas().find(number, maps); model::exists(hex))
                entry.hexes.push_back(hex);
        if (entry.hexes.empty())
            continue;
        QPointF mean;
        for (const model::HexIndex hex : entry.hexes)
            mean += plan.centre(hex) / static_cast<double>(entry.hexes.size());
        entry.middle = plan.centre(std::ranges::min(entry.hexes, {}, [&](model::HexIndex hex) {
            const QPointF away = plan.centre(hex) - mean;
            return std::hypot(away.x(), away.y());
        }));
        m_entries.push_back(std::move(entry));
    }
}

} // namespace editor
