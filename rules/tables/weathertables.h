#pragma once

#include "model/records/table.h"

namespace rules {

/// Whether a weather table is for some turns only, as turn="12 13" says.
bool isForSomeTurns(const model::WeatherTable& table);
/// Whether it names this one.
bool isForTurn(const model::WeatherTable& table, model::Atom turn);

} // namespace rules
