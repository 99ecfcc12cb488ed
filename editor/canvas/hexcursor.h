#pragma once

#include "editor/paint/mapplan.h"

namespace editor {

/// The hex that one step with an arrow key leads to: along the row or column as the numbers run, over gaps in
/// the map. The hex itself when there is none. dx and dy are -1, 0 or 1.
model::HexIndex stepFrom(const model::Atlas& atlas, const MapPlan& plan, model::HexIndex hex, int dx, int dy);
/// The last hex in that direction.
model::HexIndex endFrom(const model::Atlas& atlas, const MapPlan& plan, model::HexIndex hex, int dx, int dy);

} // namespace editor
