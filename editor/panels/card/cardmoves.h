#pragma once

#include "model/edit.h"

#include <span>

namespace editor {

/// Builds the cards from the map: every unit goes on the card of its side, and a side with units but without a card gets
/// one. Nothing on the map moves. Empty when all is in order.
model::Transaction cardsFromMap(const model::Package& package, model::Atom scenario);

/// Takes units off the map: they stay on their card and wait to be placed. Counters of the sheets join the card where a
/// copy is free. With a card, all go on it.
model::Transaction waitOnCard(const model::Package& package, model::Atom scenario,
                              std::span<const model::Atom> units, std::span<const model::Atom> counters,
                              model::Atom card);

} // namespace editor
