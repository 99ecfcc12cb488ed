#pragma once

#include "editor/paint/zonehexes.h"

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <span>
#include <vector>

namespace editor {

/// The names of zones, wide and faint over their middle. Where two would cover each other the smaller zone's
/// moves within its zone, shrinks, or is left out.
class ZoneNames {
public:
    struct Name {
        QString text; ///< in spaced capitals
        QColor colour;
        QPointF baseline; ///< its middle, in millimetres of the plan
        double size = 0;
        QRectF rect;
        bool operator==(const Name&) const = default;
    };

    ZoneNames() = default;
    ZoneNames(const ZoneHexes& zones, const MapPlan& plan);

    std::span<const Name> all() const { return m_names; }

private:
    std::vector<Name> m_names;
};

} // namespace editor
