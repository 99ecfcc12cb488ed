#pragma once

#include "rules/answers/answers.h"

#include <QJsonArray>
#include <QJsonObject>

namespace app::cli {

// The answers of the engine as JSON: hexes by their numbers, everything else by its id.
QJsonArray jsonHexes(const rules::Position& position, const std::vector<model::HexIndex>& hexes);
QJsonObject jsonSupply(const rules::Position& position, const rules::Placed& unit);
QJsonObject jsonStack(const rules::Position& position, model::HexIndex hex);
QJsonObject jsonReach(const rules::Position& position, const rules::Reach& reach);
QJsonObject jsonPath(const rules::Position& position, const rules::Placed& unit,
                     const rules::MovementSpec& movement, model::HexIndex to);
QJsonObject jsonVictory(const rules::Position& position, model::Atom moment);
QJsonObject jsonCombat(const rules::CombatAnswer& answer);
QJsonArray jsonCalendar(const rules::Position& position);

} // namespace app::cli
