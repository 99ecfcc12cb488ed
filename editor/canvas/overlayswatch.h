#pragma once

#include "editor/paint/overlaysymbols.h"

#include <QPixmap>

#include <functional>

namespace editor {

/// Small pictures of the signs of the overlays, for the legend.

/// A hex that is filled and framed like an area.
QPixmap areaSwatch(const AreaLook& look, double ratio);
/// One of the signs; draw gets the middle and the size of the hex it is meant for.
QPixmap signSwatch(const std::function<void(QPainter&, QPointF, double)>& draw, double ratio);
/// A piece of a way: the one that leads through, or the one that is stopped.
QPixmap waySwatch(bool stopped, double ratio);

} // namespace editor
