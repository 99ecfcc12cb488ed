#pragma once

#include "rules/answers/movement.h"

#include <QString>

namespace editor {

/// Why a unit may not make a step or a move, with the section of the rulebook where there is one.
QString refusalText(const rules::Refusal& refusal);

} // namespace editor
