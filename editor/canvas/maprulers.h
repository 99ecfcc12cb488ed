#pragma once

#include "editor/canvas/mapcamera.h"
#include "editor/paint/mapplan.h"

#include <QPainter>
#include <QPalette>

namespace editor {

/// Strips along the upper and left edge of the window with the numbers of the columns and rows in sight, those under
/// the pointer marked. The painter's unit is a pixel of the window.
void paintRulers(QPainter& painter, const model::Package& package, const MapPlan& plan,
                 const MapCamera& camera, QSize window, model::HexIndex hovered, const QPalette& palette);

} // namespace editor
