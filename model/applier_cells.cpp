#include "model/applier.h"

namespace model {
namespace {

void copyCell(const MapCells& from, int i, MapCells& to)
{
    const Cell cell = from.grid().cellAt(i);
    const int target = to.grid().indexOf(cell);
    for (int d = 0; d < kDirections; ++d) {
        if (from.canonical(i, d) != MapCells::Side{.cell = i, .direction = d} || from.side(i, d).empty())
            continue;
        if (target >= 0)
            to.setSide(target, d, from.side(i, d));
        else if (const int other = to.grid().indexOf(from.grid().lattice.neighbour(cell, d)); other >= 0)
            to.setSide(other, opposite(d), from.side(i, d));
    }
    if (target < 0)
        return;
    to.setTerrain(target, from.terrain(i));
    if (const auto it = from.fields().find(i); it != from.fields().end())
        to.setFields(target, it->second);
}

/// The cells of a map after its grid has changed: what both grids have stays.
MapCells moved(const MapCells& from, const Grid& grid, Words terrain)
{
    MapCells to(grid, terrain);
    for (int i = 0; i < from.grid().size(); ++i)
        copyCell(from, i, to);
    return to;
}

const Fields& fieldsOf(const MapCells& cells, int cell)
{
    static const Fields none;
    const auto it = cells.fields().find(cell);
    return it == cells.fields().end() ? none : it->second;
}

} // namespace

void Package::Applier::setTerrain(const SetTerrain& edit)
{
    MapCells* cells = find(edit.map);
    const int cell = cells ? cells->grid().indexOf(edit.cell) : -1;
    if (cell < 0 || cells->terrain(cell) == edit.terrain)
        return;
    keepEdit(SetTerrain{.map = edit.map, .cell = edit.cell, .terrain = cells->terrain(cell)});
    cells->setTerrain(cell, edit.terrain);
    touchTerrain(edit.map, cell);
}

void Package::Applier::setHexside(const SetHexside& edit)
{
    MapCells* cells = find(edit.map);
    const int cell = cells ? cells->grid().indexOf(edit.cell) : -1;
    if (cell < 0 || edit.direction < 0 || edit.direction >= kDirections)
        return;
    const Words old = cells->side(cell, edit.direction);
    if (old == edit.features)
        return;
    SetHexside inverse = edit;
    inverse.features = old;
    keepEdit(inverse);
    cells->setSide(cell, edit.direction, edit.features);
    if (const HexIndex hex = hexOf(edit.map, cell); exists(hex)) {
        change.hexsides.push_back(package.m_atlas->canonical({.hex = hex, .direction = edit.direction}));
        return;
    }
    // A cell that is missing from the map still has hexsides: those of its neighbours.
    const int other = cells->grid().indexOf(cells->grid().lattice.neighbour(edit.cell, edit.direction));
    if (const HexIndex hex = hexOf(edit.map, other); exists(hex))
        change.hexsides.push_back(
            package.m_atlas->canonical({.hex = hex, .direction = opposite(edit.direction)}));
}

void Package::Applier::setHexFields(const SetHexFields& edit)
{
    MapCells* cells = find(edit.map);
    const int cell = cells ? cells->grid().indexOf(edit.cell) : -1;
    if (cell < 0)
        return;
    const auto old = cells->fields().find(cell);
    const Fields before = old == cells->fields().end() ? Fields() : old->second;
    if (before == edit.fields)
        return;
    keepEdit(SetHexFields{.map = edit.map, .cell = edit.cell, .fields = before});
    cells->setFields(cell, edit.fields);
    touchTerrain(edit.map, cell);
}

void Package::Applier::putMap(const Put<Map>& edit)
{
    const auto at = package.m_cells.find(edit.key.id);
    const MapCells old = at == package.m_cells.end() ? MapCells() : at->second;
    const Map* before = package.find<Map>(edit.key);
    const bool sameGrid = before && edit.value && before->grid == edit.value->grid;
    MapCells now = !sameGrid && edit.value ? moved(old, edit.value->grid, edit.value->terrain) : MapCells();
    if (!sameGrid)
        keepLost(edit.key.id, old, before ? before->terrain : Words(), now);
    if (!putRecord(edit))
        return;
    shape = true;
    if (!edit.value)
        package.m_cells.erase(edit.key.id);
    else if (!sameGrid)
        package.m_cells.insert_or_assign(edit.key.id, std::move(now));
}

/// Undo puts the old grid back and so moves the cells back to it; what that alone would not bring back is kept.
void Package::Applier::keepLost(Atom map, const MapCells& old, Words oldDefault, const MapCells& now)
{
    const MapCells undone = moved(now, old.grid(), oldDefault);
    for (int i = 0; i < old.grid().size(); ++i) {
        const Cell cell = old.grid().cellAt(i);
        if (undone.terrain(i) != old.terrain(i))
            keepEdit(SetTerrain{.map = map, .cell = cell, .terrain = old.terrain(i)});
        for (int d = 0; d < kDirections; ++d)
            if (undone.ownSide(i, d) != old.ownSide(i, d))
                keepEdit(SetHexside{.map = map, .cell = cell, .direction = d, .features = old.ownSide(i, d)});
        if (fieldsOf(undone, i) != fieldsOf(old, i))
            keepEdit(SetHexFields{.map = map, .cell = cell, .fields = fieldsOf(old, i)});
    }
}

MapCells* Package::Applier::find(Atom map)
{
    const auto it = package.m_cells.find(map);
    return it == package.m_cells.end() ? nullptr : &it->second;
}

HexIndex Package::Applier::hexOf(Atom map, int cell) const
{
    return shape ? HexIndex::None : package.m_atlas->find(package.m_atlas->mapNumber(map), cell);
}

void Package::Applier::touchTerrain(Atom map, int cell)
{
    if (const HexIndex hex = hexOf(map, cell); exists(hex))
        change.terrain.push_back(hex);
}

} // namespace model
