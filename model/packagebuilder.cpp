#include "model/packagebuilder.h"

namespace model {

PackageBuilder::PackageBuilder()
{
    m_package.collection<Game>().m_items.clear();
}

MapCells& PackageBuilder::addCells(const Map& map)
{
    return m_package.m_cells.insert_or_assign(map.id, MapCells(map.grid, map.terrain)).first->second;
}

} // namespace model
