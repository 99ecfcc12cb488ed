#include "editor/paint/maplayer.h"

#include <QPaintEngine>
#include <QPainter>

#include <array>

namespace editor {
namespace {

using PaintLayer = void (*)(QPainter&, const MapScene&, const Patch&);

/// In the order of MapLayer.
constexpr std::array<PaintLayer, kMapLayers> kPainters{
    paintTerrain, paintWater, paintUnderlays, paintGrid,     paintHexsides,
    paintLines,   paintZones, paintBorders,   paintNumbers,  paintPlaces,
    paintNames,   paintAreas, paintMarkers,   paintCounters, paintProblems};

/// A layer as a whole shines through, not each stroke of it: it is painted aside first. Devices without pixels let
/// each stroke shine through.
void paintFaint(QPainter& painter, const MapScene& scene, const Patch& patch, PaintLayer paint,
                double opacity)
{
    painter.save();
    painter.setOpacity(opacity);
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        paint(painter, scene, patch);
    } else {
        const QPaintDevice& device = *painter.device();
        QImage aside(device.width(), device.height(), QImage::Format_ARGB32_Premultiplied);
        aside.fill(Qt::transparent);
        QPainter inner(&aside);
        inner.setRenderHints(painter.renderHints());
        inner.setTransform(painter.deviceTransform());
        paint(inner, scene, patch);
        inner.end();
        painter.resetTransform();
        painter.drawImage(QPointF(), aside);
    }
    painter.restore();
}

} // namespace

QColor tableColour()
{
    return {0x6f, 0x6b, 0x64};
}

void paintMap(QPainter& painter, const MapScene& scene, const QRectF& rect, double pixelsPerMm,
              LayerSet layers, const LayerOpacity& opacity)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const MapPlan::Sheet& sheet : scene.plan().sheets()) {
        const double reach = sheet.layout.hexMm();
        if (!sheet.bounds().adjusted(-reach, -reach, reach, reach).intersects(rect))
            continue;
        const Patch patch(scene.plan(), sheet, rect.translated(-sheet.origin), pixelsPerMm);
        painter.save();
        painter.translate(sheet.origin);
        if (!sheet.cut.isNull())
            painter.setClipRect(sheet.bounds().translated(-sheet.origin), Qt::IntersectClip);
        for (int i = 0; i < kMapLayers; ++i) {
            const auto layer = static_cast<MapLayer>(i);
            const PaintLayer paint = kPainters[static_cast<std::size_t>(i)];
            if (!layers.test(layer))
                continue;
            if (opacity.of(layer) < 1)
                paintFaint(painter, scene, patch, paint, opacity.of(layer));
            else
                paint(painter, scene, patch);
        }
        painter.restore();
    }
}

} // namespace editor
