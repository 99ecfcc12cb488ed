#pragma once

#include "editor/paint/counterlook.h"

#include <QPainter>

namespace editor {

enum class Shadow { None, Dropped };

/// Paints a counter into a square of any unit; pixels is the length of its side on the device and decides how
/// much detail is worth printing.
void paintCounter(QPainter& painter, const QRectF& square, const CounterLook& look, double pixels,
                  Shadow shadow = Shadow::Dropped);

/// Paints a counter as it is printed on a sheet: its colour runs over the whole bleed, and what is printed keeps to the
/// square that will be cut out.
void paintPrintedCounter(QPainter& painter, const QRectF& square, const QRectF& bleed,
                         const CounterLook& look, double pixels);

} // namespace editor
