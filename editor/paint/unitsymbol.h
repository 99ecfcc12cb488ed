#pragma once

#include <QColor>
#include <QPainter>

#include <string_view>

namespace editor {

/// The symbol of a unit in its box, after the NATO fashion that wargamers know: crossed lines for infantry,
/// an ellipse for armour, and so on. A symbol without a drawing shows the first letters of its name.
void paintUnitSymbol(QPainter& painter, const QRectF& box, std::string_view look, const QColor& ink,
                     const QColor& fill, double penWidth);

} // namespace editor
