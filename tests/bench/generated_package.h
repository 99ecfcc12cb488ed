#pragma once

#include "model/files.h"
#include "model/package.h"

namespace bench {

/// A made-up package of a Stalin's War kind with this many hexes and counters on the map: terrain, rivers, rails,
/// places, zones, a sheet with two faces a counter, one scenario. The same numbers give the same package.
model::Package generatedPackage(int hexes, int counters);

} // namespace bench
