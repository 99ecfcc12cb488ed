#include "editor/canvas/mapcamera.h"

#include <algorithm>

namespace editor {

void MapCamera::centreOn(QPointF mm, QSizeF window)
{
    m_origin = mm - (QPointF(window.width(), window.height()) / (2 * m_scale));
}

void MapCamera::zoom(double pixelsPerMm, QPointF pixel)
{
    const QPointF fixed = toMap(pixel);
    m_scale = std::clamp(pixelsPerMm, kLeast, kMost);
    m_origin = fixed - (pixel / m_scale);
}

void MapCamera::fit(const QRectF& mm, QSizeF window)
{
    if (mm.isEmpty() || window.isEmpty())
        return;
    constexpr double kMargin = 1.04;
    m_scale = std::clamp(
        std::min(window.width() / (mm.width() * kMargin), window.height() / (mm.height() * kMargin)), kLeast,
        kMost);
    centreOn(mm.center(), window);
}

void MapCamera::keepInSight(const QRectF& map, QSizeF window)
{
    const QPointF half = QPointF(window.width(), window.height()) / (2 * m_scale);
    m_origin.setX(std::clamp(m_origin.x(), map.left() - half.x(), map.right() - half.x()));
    m_origin.setY(std::clamp(m_origin.y(), map.top() - half.y(), map.bottom() - half.y()));
}

} // namespace editor
