#pragma once

#include <QColor>
#include <QPainter>

#include <string_view>

namespace editor {

/// The symbol of a unit in its box, after the NATO fashion that wargamers know: crossed lines for infantry,
/// an ellipse for armour, and so on. It is put together from the drawings in resources/symbols; a symbol without a
/// drawing shows the first letters of its name.
void paintUnitSymbol(QPainter& painter, const QRectF& box, std::string_view look, const QColor& ink,
                     const QColor& fill, double penWidth);

/// The same without the box: the silhouette of a vehicle or an aircraft.
void paintSymbolParts(QPainter& painter, const QRectF& box, std::string_view look, const QColor& ink,
                      double penWidth);

/// Whether all of a symbol is drawn, rather than written as letters.
bool hasDrawing(std::string_view look);

} // namespace editor
