#pragma once

#include "editor/paint/mapscene.h"
#include "editor/paint/overlayfacts.h"

#include <QPainter>

namespace editor {

/// Areas lie on the ground, below the counters; signs and figures above them.
enum class OverlayPass : std::uint8_t { Areas, Signs };

/// Paints a rectangle of the plan, like paintMap(). The facts are those of the scene's package.
void paintOverlays(QPainter& painter, const MapScene& scene, const OverlayFacts& facts, const QRectF& rect,
                   double pixelsPerMm, OverlayPass pass);

/// What belongs to the selected unit and follows the pointer: its way to supply, or the best attempt and what stops
/// it, and its path to a hex. Drawn over everything and never cached; the painter's unit is a millimetre of the plan.
void paintOverlayWays(QPainter& painter, const MapScene& scene, const OverlayFacts& facts,
                      model::HexIndex pathTo, double pixelsPerMm);

} // namespace editor
