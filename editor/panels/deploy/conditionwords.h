#pragma once

#include "model/package.h"

#include <QString>

namespace editor {

class Document;

/// What a kind of condition asks: "Within so many hexes of".
QString conditionKindName(model::Atom kind);
/// "within 3 hexes of Minsk", "not in an enemy zone of control", "one unit to a hex".
QString conditionText(const Document& document, const model::Condition& condition);
/// Those of a zone, one after the other.
QString conditionsText(const Document& document, const model::Area& area);

} // namespace editor
