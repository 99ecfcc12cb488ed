#pragma once

#include "model/fields.h"
#include "model/hex/grid.h"
#include "model/words.h"

#include <map>
#include <vector>

namespace model {

/// Terrain and hexsides of one map, as arrays over the cells of its grid.
///
/// A hexside has two hexes but one place in memory: the hex for which it lies in direction 0, 1 or 2 when both
/// are in the grid, otherwise the one hex that is. canonical() finds it.
class MapCells {
public:
    struct Side {
        int cell = -1;
        int direction = 0;
        bool operator==(const Side&) const = default;
    };

    MapCells() = default;
    MapCells(const Grid& grid, Words terrain);

    const Grid& grid() const { return m_grid; }

    Words terrain(int cell) const { return m_terrain[static_cast<std::size_t>(cell)]; }
    void setTerrain(int cell, Words terrain) { m_terrain[static_cast<std::size_t>(cell)] = terrain; }

    /// direction may be any of the six.
    Words side(int cell, int direction) const;
    void setSide(int cell, int direction, Words features);
    /// What is kept at this cell itself: empty for a hexside whose place is the neighbour.
    Words ownSide(int cell, int direction) const
    {
        return m_sides[(static_cast<std::size_t>(cell) * kDirections) + static_cast<std::size_t>(direction)];
    }
    Side canonical(int cell, int direction) const;

    /// What the file says of a hex besides its terrain: unknown attributes by their names. Those of one of its
    /// hexsides have the direction in front ("2/note"), and comments above the line the name "#" ("#", "2/#").
    const std::map<int, Fields>& fields() const { return m_fields; }
    void setFields(int cell, Fields fields);

    bool operator==(const MapCells&) const = default;

private:
    Words& slot(Side side);

    Grid m_grid;
    std::vector<Words> m_terrain;
    std::vector<Words> m_sides; ///< six for a cell, only the canonical one used
    std::map<int, Fields> m_fields;
};

} // namespace model
