#include "model/records/record.h"

#include <algorithm>

namespace model {

bool HexList::contains(Atom hex) const
{
    return std::binary_search(hexes.begin(), hexes.end(), hex, NaturalLess());
}

void HexList::insert(Atom hex)
{
    const auto place = std::lower_bound(hexes.begin(), hexes.end(), hex, NaturalLess());
    if (place == hexes.end() || *place != hex)
        hexes.insert(place, hex);
}

void HexList::remove(Atom hex)
{
    const auto place = std::lower_bound(hexes.begin(), hexes.end(), hex, NaturalLess());
    if (place != hexes.end() && *place == hex)
        hexes.erase(place);
}

} // namespace model
