#pragma once

#include <QRectF>

#include <span>
#include <vector>

namespace editor {

/// How the counters of one hex lie on it: fanned out, the lowest first; a tall stack shows its top counters
/// only. One function for painting, hit testing and dragging.
struct StackPlan {
    static constexpr int kShown = 5;

    std::vector<QRectF> squares; ///< of those shown, lowest first
    int hidden = 0; ///< counters below them

    StackPlan(QPointF centre, double hexMm, int count);
    /// With the size of each counter, lowest first, as a multiple of the usual one.
    StackPlan(QPointF centre, double hexMm, std::span<const double> sizes);
    /// Position in the stack of the counter under a point, -1 for none.
    int at(QPointF point) const;
};

} // namespace editor
