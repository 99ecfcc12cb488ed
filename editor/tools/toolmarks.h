#pragma once

#include "editor/paint/marks.h"

#include <span>

namespace editor {

/// How tools show what they are about to do. Drawn over everything; the painter's unit is a millimetre of the plan.

enum class Intent { Add, Remove, Refuse };

/// The outline of a set of hexes and a light fill.
void paintHexes(QPainter& painter, const MapPlan& plan, std::span<const model::HexIndex> hexes, Intent intent,
                double pixelsPerMm);
void paintSides(QPainter& painter, const MapPlan& plan, std::span<const model::Hexside> sides, Intent intent,
                double pixelsPerMm);
/// From centre to centre.
void paintWay(QPainter& painter, const MapPlan& plan, std::span<const model::HexIndex> way, Intent intent,
              double pixelsPerMm);
/// Hexes filled with a colour, each with a short text.
void paintTagged(QPainter& painter, const MapPlan& plan, model::HexIndex hex, const QColor& colour,
                 const QString& text, double pixelsPerMm);

} // namespace editor
