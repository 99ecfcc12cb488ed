#pragma once

#include "editor/print/cards/drawing.h"

namespace editor {

/// Something that is never split, as wide as the column it was made for.
struct Block {
    double height = 0;
    Drawing marks;             ///< from its upper left corner
    bool withNext = false;     ///< never the last in a column
};

/// Blocks below a heading. Where they run on in another column the heading is printed again.
struct Section {
    Block heading;
    Block again;
    std::vector<Block> rows;
};

/// Sections that share columns of one width.
struct Part {
    int columns = 1;
    double columnWidth = 0;
    std::vector<Section> sections;
};

inline constexpr double kColumnGap = 4;
inline constexpr double kSectionGap = 3;

/// As many columns of about this width as a body has room for.
Part partFor(QSizeF body, double columnMm);

/// Lays parts one below the other over as many bodies as they need; the columns of a part end at about the same height.
/// A short section stays in one piece. Blocks are no higher than a body with their heading.
std::vector<Drawing> flow(const std::vector<Part>& parts, QSizeF body);

} // namespace editor
