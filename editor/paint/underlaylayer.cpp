#include "editor/paint/maplayer.h"
#include "editor/paint/underlayfit.h"
#include "editor/paint/underlaypictures.h"

#include <algorithm>
#include <cmath>

namespace editor {

void paintUnderlays(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    if (!scene.underlays())
        return;
    for (const auto& [key, underlay] : scene.package().all<model::Underlay>()) {
        const int map = scene.atlas().mapNumber(key.scope);
        if (!std::ranges::contains(patch.sheet.maps, map))
            continue;
        const UnderlayPictures::Picture& picture = scene.underlays()->picture(underlay);
        if (picture.levels.empty())
            continue;
        const QTransform toSheet = underlayTransform(underlay);
        if (!toSheet.mapRect(QRectF(QPointF(), QSizeF(picture.size))).intersects(patch.rect))
            continue;
        // The smallest level that still has a pixel for each pixel of the device.
        const double pixels =
            std::sqrt(std::abs(toSheet.determinant())) * patch.pixelsPerMm * picture.size.width();
        std::size_t level = 0;
        while (level + 1 < picture.levels.size() && picture.levels[level + 1].width() >= pixels)
            ++level;
        const QImage& image = picture.levels[level];
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setOpacity(painter.opacity() * underlay.opacity);
        painter.setTransform(toSheet, true);
        painter.drawImage(QRectF(QPointF(), QSizeF(picture.size)), image);
        painter.restore();
    }
}

} // namespace editor
