#pragma once

#include "model/atlas.h"

#include <functional>
#include <vector>

namespace model {

/// The hexes that can be reached from one without crossing a closed hexside or entering a hex that does not belong,
/// in the order of their indices. Empty where the first does not belong itself.
std::vector<HexIndex> flood(const Atlas& atlas, HexIndex from, const std::function<bool(HexIndex)>& belongs,
                            const std::function<bool(Hexside)>& open);

} // namespace model
