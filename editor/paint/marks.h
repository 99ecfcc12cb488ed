#pragma once

#include "editor/paint/mapscene.h"

#include <QPainter>
#include <QPainterPath>

#include <vector>

namespace editor {

/// Marks that come and go: never cached, drawn over everything. The painter's unit is a millimetre of the
/// plan.

/// A bright line with a dark edge: visible on every ground.
void strokeTwice(QPainter& painter, const QPainterPath& path, const QColor& colour, double width,
                 Qt::PenStyle style = Qt::SolidLine);
/// The outline of a hex, shrunk towards its centre.
QPainterPath hexPath(const MapPlan& plan, model::HexIndex hex, double inset);

void paintHover(QPainter& painter, const MapPlan& plan, model::HexIndex hex, double pixelsPerMm);
/// The keyboard's hex, with brackets in its corners so that it differs from a selection by shape.
void paintCursor(QPainter& painter, const MapPlan& plan, model::HexIndex hex, double pixelsPerMm);
/// Hexes, hexsides, units and other records that lie in a hex.
void paintSelection(QPainter& painter, const MapScene& scene, std::span<const model::Subject> subjects,
                    double pixelsPerMm);
void paintDropHex(QPainter& painter, const MapPlan& plan, model::HexIndex hex, double pixelsPerMm);
void paintRubberBand(QPainter& painter, const QRectF& rect, double pixelsPerMm);
/// Counters in the hand, fanned around a point.
void paintGhost(QPainter& painter, const MapScene& scene, const std::vector<model::Atom>& units, QPointF at,
                double hexMm, double pixelsPerMm);

} // namespace editor
