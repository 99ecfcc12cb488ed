#pragma once

#include "model/edit.h"

#include <cstdint>
#include <string>
#include <vector>

namespace model {

/// Puts one word of a map in the place of another, everywhere or in some hexes.
struct MapReplace {
    enum class What : std::uint8_t { Terrain, Hexside, Line, Place, PlaceName, Zone };
    static constexpr int kWhats = 6;

    What what = What::Terrain;
    std::string from; ///< a word; of names any part of one, whatever its case
    std::string to;   ///< empty: the word goes
    std::vector<HexIndex> within; ///< sorted; empty: everywhere

    struct Result {
        Transaction transaction;
        int count = 0; ///< of hexes, hexsides or records
        std::vector<HexIndex> hexes; ///< where something changes, for a preview
    };
    Result find(const Package& package) const;
};

} // namespace model
