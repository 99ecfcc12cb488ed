#pragma once

#include "editor/print/cards/cardsetting.h"

namespace editor {

/// What is printed of where a value comes from: "DEFAULT", "INFERRED", "OWN"; nothing for what the rulebook says.
QString sourceWord(const CardSetting& setting, model::Atom source);
/// The sign behind a single value, and the line that explains all signs.
QString sourceSign(model::Atom source);
QString sourceLegend(const CardSetting& setting);

} // namespace editor
