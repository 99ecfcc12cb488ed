#pragma once

#include "model/package.h"
#include "rules/ruleset/ruleset.h"

#include <QString>

namespace editor {

/// What "New" asks for.
struct NewGame {
    QString title;
    model::Atom id; ///< empty: made from the title
    int columns = 30;
    int rows = 20;
    model::Orientation orientation = model::Orientation::FlatTop;
};

/// A package to start with: a map covered with the ruleset's first terrain, the ruleset's sides and nations (or two
/// sides of its own), and one scenario with a first turn and a setup card for each side.
model::Package newPackage(const NewGame& game, const rules::Ruleset& ruleset);

} // namespace editor
