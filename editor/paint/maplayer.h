#pragma once

#include "editor/paint/layer.h"
#include "editor/paint/mapscene.h"
#include "editor/paint/patch.h"

#include <QPainter>

namespace editor {

/// One function for each layer. The painter's unit is a millimetre of the patch's sheet. They leave out what
/// would be too small to see.
void paintTerrain(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintTextures(QPainter& painter, const MapScene& scene, const Patch& patch, bool water);
void paintWater(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintUnderlays(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintGrid(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintHexsides(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintLines(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintZones(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintBorders(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintNumbers(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintPlaces(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintNames(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintAreas(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintMarkers(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintCounters(QPainter& painter, const MapScene& scene, const Patch& patch);
void paintProblems(QPainter& painter, const MapScene& scene, const Patch& patch);

/// Where hex numbers stand, from the centre of their hex.
QRectF numberBox(const Patch& patch);

/// The colour of the table on which the maps lie.
QColor tableColour();

/// Paints a rectangle of the plan. The painter's unit is a millimetre of the plan; pixelsPerMm says how much
/// can be seen.
void paintMap(QPainter& painter, const MapScene& scene, const QRectF& rect, double pixelsPerMm,
              LayerSet layers, const LayerOpacity& opacity = {});

} // namespace editor
