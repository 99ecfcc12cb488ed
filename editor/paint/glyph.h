#pragma once

#include "editor/paint/mapstyle.h"

#include <QPainter>
#include <QTransform>

namespace editor {

/// Scatters the glyphs of one texture: trees, tufts, peaks. The painter is its own until it goes.
class GlyphBrush {
public:
    GlyphBrush(QPainter& painter, const TerrainStyle& style, double hexMm);
    ~GlyphBrush();
    GlyphBrush(const GlyphBrush&) = delete;
    GlyphBrush& operator=(const GlyphBrush&) = delete;

    /// grow is from 0 to 1.
    void dab(QPointF at, double grow);

private:
    QPainter& m_painter;
    const TerrainStyle& m_style;
    double m_hexMm;
    QTransform m_toDevice;
    bool m_stamping;
};

} // namespace editor
