#pragma once

#include "model/package.h"
#include "rules/ruleset/ruleset.h"

#include <QString>

namespace editor {

/// A grid of 30 columns of 20 hexes, to begin with.
model::Map newMap();

/// What "New" asks for.
struct NewGame {
    QString title;
    model::Atom id; ///< empty: made from the title
    model::Map map = newMap(); ///< grid and numbers of its first map; the rest is filled in
};

/// A package to start with: a map covered with the ruleset's first terrain, the ruleset's sides and nations (or two
/// sides of its own), and one scenario with a first turn and a setup card for each side.
model::Package newPackage(const NewGame& game, const rules::Ruleset& ruleset);

} // namespace editor
