#include "editor/paint/maplayer.h"

#include <array>

namespace editor {
namespace {

using PaintLayer = void (*)(QPainter&, const MapScene&, const Patch&);

/// In the order of MapLayer.
constexpr std::array<PaintLayer, kMapLayers> kPainters{
    paintTerrain, paintWater,  paintGrid,  paintHexsides, paintLines,   paintZones,    paintBorders,
    paintNumbers, paintPlaces, paintNames, paintAreas,    paintMarkers, paintCounters, paintProblems};

} // namespace

QColor tableColour()
{
    return {0x6f, 0x6b, 0x64};
}

void paintMap(QPainter& painter, const MapScene& scene, const QRectF& rect, double pixelsPerMm,
              LayerSet layers)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const MapPlan::Sheet& sheet : scene.plan().sheets()) {
        const double reach = sheet.layout.hexMm();
        if (!sheet.bounds().adjusted(-reach, -reach, reach, reach).intersects(rect))
            continue;
        const Patch patch(scene.plan(), sheet, rect.translated(-sheet.origin), pixelsPerMm);
        painter.save();
        painter.translate(sheet.origin);
        for (int i = 0; i < kMapLayers; ++i)
            if (layers.test(static_cast<MapLayer>(i)))
                kPainters[static_cast<std::size_t>(i)](painter, scene, patch);
        painter.restore();
    }
}

} // namespace editor
