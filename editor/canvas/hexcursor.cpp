#include "editor/canvas/hexcursor.h"

namespace editor {

model::HexIndex stepFrom(const model::Atlas& atlas, const MapPlan& plan, model::HexIndex hex, int dx, int dy)
{
    const MapPlan::Sheet& sheet = plan.sheetOf(hex);
    model::Cell cell = atlas.cell(hex);
    if (dx == 0 && dy == 0)
        return hex;
    while (true) {
        cell = {.column = cell.column + dx, .row = cell.row + dy};
        if (!sheet.layout.grid().contains(cell))
            return hex;
        if (const model::HexIndex found = plan.hexAt(sheet, cell); model::exists(found))
            return found;
    }
}

model::HexIndex endFrom(const model::Atlas& atlas, const MapPlan& plan, model::HexIndex hex, int dx, int dy)
{
    model::HexIndex at = hex;
    for (model::HexIndex next = stepFrom(atlas, plan, at, dx, dy); next != at;
         next = stepFrom(atlas, plan, at, dx, dy))
        at = next;
    return at;
}

} // namespace editor
