#pragma once

#include "model/edit.h"

namespace model {

/// What becomes of a package when one of its maps gets another grid or other numbers.
struct Regrid {
    /// Map, places, lines, zones, units and everything else that names a hex, in one step.
    Transaction transaction;
    /// Of what lay on hexes that the new grid no longer has:
    int places = 0; ///< removed, with links and second numbers
    int lines = 0;  ///< cut off or removed
    int units = 0;  ///< and markers and other things of scenarios, which now are in no hex
    int hexes = 0;  ///< with terrain, hexsides or other contents that are gone
};

/// Replaces a map by one of the same id with another grid, numbering, or set of missing hexes. A hex keeps its
/// coordinates on the lattice; its number may change, and whatever names it follows. Terrain of new hexes is the map's.
Regrid regrid(const Package& package, const Map& now);

/// The map with hexes added to (or, negative, taken from) its four sides. Numbers of the hexes that stay are kept where
/// numbers reach that far; otherwise the first column or row gets the number it had.
struct Growth {
    int left = 0;
    int right = 0;
    int top = 0;
    int bottom = 0;
};
Map grown(Map map, const Growth& by, bool keepNumbers);

} // namespace model
