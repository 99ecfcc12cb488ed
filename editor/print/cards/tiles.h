#pragma once

#include "editor/print/cards/typesetting.h"

namespace editor {

/// A facsimile with the lines below it. The real counter lies on it.
struct Tile {
    model::Atom counter; ///< empty: an empty place with a question mark, for what is drawn at random
    model::Atom face;
    FaceValue value;     ///< of the fields that the template's lines name
    bool reduced = false; ///< gets a black corner
};

/// Tiles under one heading: a hex, a zone, a box.
struct TileGroup {
    QString place;
    std::vector<Tile> tiles;
};

/// Groups side by side, as many as fit a row; a group that does not fit one is continued in the next.
void addTileRows(std::vector<Block>& blocks, const CardSetting& setting, const DocumentStyle& style,
                 const std::vector<TileGroup>& groups, double width);

} // namespace editor
