#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QString>

namespace editor {

enum class Weight { Regular, Bold };

/// Text on maps and counters, drawn as outlines of the font that is shipped: the same on every machine, on
/// screen, in PNG, SVG and PDF, and crisp at any size.
class Lettering {
public:
    /// Advance at a size of 1.
    static double width(const QString& text, Weight weight);
    /// Height of capitals and figures at a size of 1.
    static constexpr double kCapHeight = 0.729;

    /// The baseline starts at (left), is centred on, or ends at a point.
    static void draw(QPainter& painter, QPointF at, Qt::AlignmentFlag align, const QString& text, double size,
                     Weight weight, const QColor& colour);
    /// The same with a halo around it, so that it can be read on any ground.
    static void drawHaloed(QPainter& painter, QPointF at, Qt::AlignmentFlag align, const QString& text,
                           double size, Weight weight, const QColor& colour, const QColor& halo);
    /// Centred in a rectangle and made smaller where it would not fit.
    static void fit(QPainter& painter, const QRectF& rect, const QString& text, double size, Weight weight,
                    const QColor& colour);
};

} // namespace editor
