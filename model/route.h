#pragma once

#include "model/atlas.h"

#include <functional>
#include <vector>

namespace model {

/// The cheapest way from hex to hex, both included; of two equally cheap ones always the same. cost gives what a step
/// through a hexside costs; what is not above 0 cannot be crossed. Ways that lead far around are not looked for. Empty
/// where there is no way.
std::vector<HexIndex> cheapestWay(const Atlas& atlas, HexIndex from, HexIndex to,
                                  const std::function<double(Hexside)>& cost);

} // namespace model
