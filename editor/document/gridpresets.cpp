#include "editor/document/gridpresets.h"

#include <QCoreApplication>

namespace editor {
namespace {

using model::Cell;

model::Map mapOf(int firstColumn, int columns, int firstRow, int rows, model::Offset lower)
{
    model::Map map;
    map.grid = {.lattice = {.orientation = model::Orientation::FlatTop, .offset = lower},
                .columns = columns,
                .rows = rows,
                .firstColumn = firstColumn,
                .firstRow = firstRow};
    map.numbering.column.start = firstColumn;
    map.numbering.row.start = firstRow;
    return map;
}

void remove(model::Map& map, int column, int fromRow, int toRow)
{
    for (int row = fromRow; row <= toRow; ++row)
        map.missing.insert(model::Atom(map.numbering.number(map.grid, {.column = column, .row = row})));
}

/// Columns 10 to 48; the west edge has rows 7 to 48 only, and odd columns end a row earlier.
model::Map landWithoutEnd()
{
    model::Map map = mapOf(10, 39, 1, 53, model::Offset::Odd);
    removeShiftedEnds(map);
    remove(map, 10, 1, 6);
    remove(map, 10, 49, 53);
    return map;
}

model::Map barbarossa()
{
    model::Map map = mapOf(1, 60, 1, 34, model::Offset::Odd);
    map.numbering.prefix = "A";
    return map;
}

} // namespace

void removeShiftedEnds(model::Map& map)
{
    const model::Grid& grid = map.grid;
    const bool flat = grid.lattice.orientation == model::Orientation::FlatTop;
    const int odd = grid.lattice.offset == model::Offset::Odd ? 1 : 0;
    const int lastColumn = grid.firstColumn + grid.columns - 1;
    const int lastRow = grid.firstRow + grid.rows - 1;
    const auto add = [&](Cell cell) { map.missing.insert(model::Atom(map.numbering.number(grid, cell))); };
    if (flat)
        for (int column = grid.firstColumn; column <= lastColumn; ++column) {
            if ((column & 1) == odd)
                add({.column = column, .row = lastRow});
        }
    else
        for (int row = grid.firstRow; row <= lastRow; ++row)
            if ((row & 1) == odd)
                add({.column = lastColumn, .row = row});
}

std::vector<GridPreset> gridPresets()
{
    const auto name = [](const char* text) { return QCoreApplication::translate("GridPreset", text); };
    return {
        {.name = name(QT_TRANSLATE_NOOP("GridPreset", "Stalin's War")),
         .map = mapOf(8, 27, 12, 29, model::Offset::Odd)},
        {.name = name(QT_TRANSLATE_NOOP("GridPreset", "Roads to Leningrad")),
         .map = mapOf(1, 44, 1, 32, model::Offset::Even)},
        {.name = name(QT_TRANSLATE_NOOP("GridPreset", "Land Without End")), .map = landWithoutEnd()},
        {.name = name(QT_TRANSLATE_NOOP("GridPreset", "Barbarossa (Eastern Front Series)")),
         .map = barbarossa()},
    };
}

} // namespace editor
