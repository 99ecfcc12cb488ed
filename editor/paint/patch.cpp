#include "editor/paint/patch.h"

#include <algorithm>
#include <cmath>

namespace editor {

Patch::Patch(const MapPlan& plan, const MapPlan::Sheet& onSheet, int hexCount, QRectF area, double pixels)
    : sheet(onSheet)
    , rect(area)
    , pixelsPerMm(pixels)
    , contains(static_cast<std::size_t>(hexCount), false)
{
    const model::HexLayout& layout = sheet.layout;
    const model::Grid& grid = layout.grid();
    // Half a hex more for the offset of every second column, one more for what reaches over from a neighbour.
    const double margin = 1.7 * layout.hexMm();
    const model::Cell upper = layout.cellAt({.x = area.left() - margin, .y = area.top() - margin});
    const model::Cell lower = layout.cellAt({.x = area.right() + margin, .y = area.bottom() + margin});
    const int left = std::max(upper.column - 1, grid.firstColumn);
    const int right = std::min(lower.column + 1, grid.firstColumn + grid.columns - 1);
    const int top = std::max(upper.row - 1, grid.firstRow);
    const int bottom = std::min(lower.row + 1, grid.firstRow + grid.rows - 1);
    m_cells = {.lattice = grid.lattice,
               .columns = std::max(0, right - left + 1),
               .rows = std::max(0, bottom - top + 1),
               .firstColumn = left,
               .firstRow = top};
    m_hexes.reserve(static_cast<std::size_t>(m_cells.size()));
    for (int i = 0; i < m_cells.size(); ++i) {
        const model::Cell cell = m_cells.cellAt(i);
        const model::HexIndex hex = plan.hexAt(sheet, cell);
        m_hexes.push_back(hex);
        if (!model::exists(hex))
            continue;
        hexes.push_back({.index = hex, .cell = cell});
        contains[model::at(hex)] = true;
    }
}

model::HexIndex Patch::hexAt(QPointF point) const
{
    const int i = m_cells.indexOf(sheet.layout.cellAt({.x = point.x(), .y = point.y()}));
    return i < 0 ? model::HexIndex::None : m_hexes[static_cast<std::size_t>(i)];
}

} // namespace editor
