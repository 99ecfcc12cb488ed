#pragma once

#include "editor/exchange/countercolumns.h"

namespace editor {

/// Why a counter cannot have a value in a column: a sentence, empty when it can. An empty value always can.
QString valueProblem(const CounterColumn& column, const std::string& value, const model::Package& package,
                     const rules::Ruleset& ruleset);

} // namespace editor
