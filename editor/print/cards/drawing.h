#pragma once

#include "editor/paint/counterlook.h"
#include "editor/paint/lettering.h"

#include <QPainter>

#include <memory>
#include <vector>

namespace editor {

/// One thing printed on a card, in millimetres. A text is one line that keeps to its place.
struct Mark {
    enum class Kind { Text, Box, Counter, Corner };

    Kind kind = Kind::Box;
    QRectF place;
    QString text;
    double size = 2.6; ///< of letters
    Weight weight = Weight::Regular;
    Qt::AlignmentFlag align = Qt::AlignLeft;
    QColor ink; ///< of letters, of a box's outline, of a corner
    QColor fill; ///< of a box; not valid: none
    double line = 0; ///< width of a box's outline
    double round = 0; ///< radius of its corners
    std::shared_ptr<const CounterLook> look;
};

/// What is printed, as data: it can be moved, measured and painted.
using Drawing = std::vector<Mark>;

void put(Drawing& onto, const Drawing& drawing, QPointF at);
void paintDrawing(QPainter& painter, const Drawing& drawing);

} // namespace editor
