#pragma once

#include "editor/print/cards/tiles.h"

namespace editor {

/// The facsimile of a counter. Its lines may name: name, strength, formation, codes, and any field of the counter.
Tile counterTile(const CardSetting& setting, model::Atom counter, model::Atom face, const QString& codes);

} // namespace editor
