#pragma once

#include "editor/print/cards/typesetting.h"

namespace editor {

struct GridCell {
    QString text;
    bool strong = false;
    Qt::AlignmentFlag align = Qt::AlignLeft;
    QColor fill; ///< not valid: as its row
};

/// A table on paper: a head that is repeated, rows with an even shade, and columns as wide as they need.
struct Grid {
    std::vector<GridCell> head;
    std::vector<std::vector<GridCell>> rows; ///< each as long as the head
    bool lined = false; ///< lines between columns, as results tables have them
};

/// Puts a table into sections that fit the width. One with more columns than have room is continued below with its other
/// columns, the first of them repeated; a row higher than a card runs on in the next.
std::vector<Section> gridSections(const CardSetting& setting, const Section& headed, const Grid& grid,
                                  double width);

} // namespace editor
