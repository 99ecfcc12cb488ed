#pragma once

#include "rules/answers/answers.h"

#include <QString>

#include <span>

namespace editor {

/// "Full supply", "Out of supply": a status as a player says it.
QString supplyName(model::Atom status);

/// "Full supply, 3 hexes away", or what is missing and what stops it.
QString supplyText(const rules::Position& position, const rules::SupplyAnswer& answer);

/// Why there is no better supply, as a sentence.
QString supplyBreakText(const rules::Position& position, const rules::SupplyBreak& why);

/// The names of units as players say them, separated by commas.
QString unitNames(const rules::Position& position, std::span<const model::Atom> units);

} // namespace editor
