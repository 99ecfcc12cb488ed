#include "model/cells.h"

namespace model {

MapCells::MapCells(const Grid& grid, Words terrain)
    : m_grid(grid)
    , m_terrain(static_cast<std::size_t>(grid.size()), terrain)
    , m_sides(static_cast<std::size_t>(grid.size()) * kDirections)
{
}

MapCells::Side MapCells::canonical(int cell, int direction) const
{
    if (direction < 3)
        return {.cell = cell, .direction = direction};
    const int other = m_grid.indexOf(m_grid.lattice.neighbour(m_grid.cellAt(cell), direction));
    return other < 0 ? Side{.cell = cell, .direction = direction}
                     : Side{.cell = other, .direction = opposite(direction)};
}

Words& MapCells::slot(Side side)
{
    return m_sides[(static_cast<std::size_t>(side.cell) * kDirections) + static_cast<std::size_t>(side.direction)];
}

Words MapCells::side(int cell, int direction) const
{
    const Side at = canonical(cell, direction);
    return m_sides[(static_cast<std::size_t>(at.cell) * kDirections) + static_cast<std::size_t>(at.direction)];
}

void MapCells::setSide(int cell, int direction, Words features)
{
    slot(canonical(cell, direction)) = features;
}

void MapCells::setFields(int cell, Fields fields)
{
    if (fields.empty())
        m_fields.erase(cell);
    else
        m_fields[cell] = std::move(fields);
}

} // namespace model
