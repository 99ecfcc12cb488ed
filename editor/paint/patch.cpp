#include "editor/paint/patch.h"

#include <algorithm>
#include <cmath>

namespace editor {

Patch::Patch(const MapPlan& plan, const MapPlan::Sheet& onSheet, QRectF area, double pixels)
    : sheet(onSheet)
    , rect(area)
    , pixelsPerMm(pixels)
    , m_atlas(plan.atlas())
{
    const model::HexLayout& layout = sheet.layout;
    const model::Grid& grid = layout.grid();
    // Lines reach a third of a hex into the next one, and how they bend there depends on the hexes around.
    const double margin = layout.hexMm();
    const double reach = 0.3 * layout.hexMm();
    const QRectF sight = area.adjusted(-reach, -reach, reach, reach);
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
        const QPointF centre = toQt(layout.centre(cell));
        const double radius = 0.58 * layout.hexMm();
        const QRectF around(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
        hexes.push_back({.index = hex, .cell = cell, .place = i, .inSight = around.intersects(sight)});
    }
}

int Patch::placeOf(model::HexIndex hex) const
{
    if (!model::exists(hex))
        return -1;
    const int place = m_cells.indexOf(m_atlas.cell(hex));
    // A hex of another sheet may have the same coordinates.
    return place >= 0 && m_hexes[static_cast<std::size_t>(place)] == hex ? place : -1;
}

int Patch::placeAt(QPointF point) const
{
    return m_cells.indexOf(sheet.layout.cellAt({.x = point.x(), .y = point.y()}));
}

} // namespace editor
