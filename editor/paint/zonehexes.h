#pragma once

#include "editor/paint/mapplan.h"

#include <QPointF>

#include <vector>

namespace editor {

/// The hexes of each zone of the maps, looked up once.
class ZoneHexes {
public:
    struct Entry {
        model::Key zone;
        std::vector<model::HexIndex> hexes;
        QPointF middle; ///< centre of the hex of the zone that is nearest to its middle, in the plan
    };

    ZoneHexes() = default;
    ZoneHexes(const model::Package& package, const MapPlan& plan);

    const std::vector<Entry>& all() const { return m_entries; }

private:
    std::vector<Entry> m_entries;
};

} // namespace editor
