#include "editor/paint/stackplan.h"

#include <algorithm>

namespace editor {

StackPlan::StackPlan(QPointF centre, double hexMm, int count)
    : hidden(std::max(0, count - kShown))
{
    const int shown = count - hidden;
    const double side = (shown > 1 ? 0.64 : 0.68) * hexMm;
    const double step = (shown > 3 ? 0.055 : 0.075) * hexMm;
    for (int i = 0; i < shown; ++i) {
        const double away = (i - ((shown - 1) / 2.0)) * step;
        squares.emplace_back(centre.x() - (side / 2) + away, centre.y() - (side / 2) - away, side, side);
    }
}

StackPlan::StackPlan(QPointF centre, double hexMm, std::span<const double> sizes)
    : StackPlan(centre, hexMm, static_cast<int>(sizes.size()))
{
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const double more = (sizes[i + static_cast<std::size_t>(hidden)] - 1) * squares[i].width() / 2;
        squares[i].adjust(-more, -more, more, more);
    }
}

int StackPlan::at(QPointF point) const
{
    for (std::size_t i = squares.size(); i > 0; --i)
        if (squares[i - 1].contains(point))
            return hidden + static_cast<int>(i) - 1;
    return -1;
}

} // namespace editor
