#pragma once

#include "editor/paint/lettering.h"
#include "editor/paint/linenet.h"
#include "editor/paint/mapplan.h"
#include "editor/paint/mapstyle.h"

#include <QRectF>
#include <QString>

#include <span>
#include <vector>

namespace editor {

/// The names of places, put where they cover neither each other nor, if it can be helped, roads and railways. A place that says where its name stands gets
/// it there.
class Labels {
public:
    struct Label {
        model::Key place;
        QString text;
        QPointF baseline; ///< its middle, in millimetres of the plan
        double size = 0;
        Weight weight = Weight::Regular;
        int rank = 0; ///< the higher, the longer it stays when zooming out
        QRectF rect;
        bool operator==(const Label&) const = default;
    };

    Labels() = default;
    Labels(const model::Package& package, const MapPlan& plan, const MapStyle& style, const LineNet& lines);

    std::span<const Label> all() const { return m_labels; }

private:
    std::vector<Label> m_labels;
};

/// 0 for something without a settlement, up to 4 for a capital.
int placeRank(const model::Place& place, const MapStyle& style);

} // namespace editor
