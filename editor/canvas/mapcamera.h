#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace editor {

/// Which part of the plan a window shows and how large. Window coordinates are logical pixels.
class MapCamera {
public:
    static constexpr double kLeast = 0.15; ///< pixels per millimetre
    static constexpr double kMost = 20;   ///< about five times true to scale

    double pixelsPerMm() const { return m_scale; }
    QPointF origin() const { return m_origin; } ///< millimetres at the upper left corner of the window

    QPointF toWindow(QPointF mm) const { return (mm - m_origin) * m_scale; }
    QPointF toMap(QPointF pixel) const { return m_origin + (pixel / m_scale); }
    QRectF toWindow(const QRectF& mm) const { return {toWindow(mm.topLeft()), mm.size() * m_scale}; }
    QRectF toMap(const QRectF& pixels) const { return {toMap(pixels.topLeft()), pixels.size() / m_scale}; }

    void moveTo(QPointF origin) { m_origin = origin; }
    void centreOn(QPointF mm, QSizeF window);
    /// The point of the map under this pixel stays there.
    void zoom(double pixelsPerMm, QPointF pixel);
    /// Shows the whole rectangle with a small margin.
    void fit(const QRectF& mm, QSizeF window);
    /// Keeps at least a part of the map in sight: its edge may come to the middle of the window but no
    /// further.
    void keepInSight(const QRectF& map, QSizeF window);

private:
    double m_scale = 3;
    QPointF m_origin;
};

} // namespace editor
