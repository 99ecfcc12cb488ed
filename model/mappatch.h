#pragma once

#include "model/edit.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace model {

/// A piece of a map that has been taken out and can be put somewhere else, turned and mirrored: hexes with their
/// hexsides, the lines between them, the places in them and the zones they belong to. Where things lie is counted in steps from the hex in its
/// middle, so that it fits every lattice.
class MapPatch {
public:
    /// So many steps in direction 0 and so many in direction 1.
    struct Steps {
        int first = 0;
        int second = 0;
        auto operator<=>(const Steps&) const = default;
    };
    struct Hex {
        Steps at;
        Words terrain;
        bool operator==(const Hex&) const = default;
    };
    /// A feature that belongs to one of the two hexes has "@0" for the hex it is listed under, "@1" for the other.
    struct Side {
        Steps at;
        int direction = 0;
        Words features;
        bool operator==(const Side&) const = default;
    };
    struct Run {
        Atom kind;
        std::string name;
        std::vector<Steps> hexes;
        bool operator==(const Run&) const = default;
    };
    struct Spot {
        Place place;
        Steps at;
        bool operator==(const Spot&) const = default;
    };

    struct Area {
        Zone zone; ///< without its hexes
        std::vector<Steps> hexes;
        bool operator==(const Area&) const = default;
    };

    std::vector<Hex> hexes;
    std::vector<Side> sides; ///< of two hexes of the patch also where there is nothing on them
    std::vector<Run> lines;
    std::vector<Spot> places;
    std::vector<Area> zones;

    /// Nothing when the transaction is no copy of an area, or a broken one.
    static std::optional<MapPatch> read(const Transaction& copy);

    /// Clockwise, by so many times 60 degrees.
    MapPatch turned(int sixths) const;
    /// Left becomes right on a map of this orientation.
    MapPatch mirrored(Orientation orientation) const;

    /// The cell that lies so many steps from another.
    static Cell cellAt(const Lattice& lattice, Cell middle, Steps steps);
    /// Where the hexes would lie with the middle in a hex; None for those off the map.
    std::vector<HexIndex> landing(const Package& package, HexIndex middle) const;
    /// Puts it there; what would fall off the map is left out. Of zones only those kinds change that the patch has:
    /// its hexes come to belong to the zone of the same id, which is made where there is none.
    Transaction place(const Package& package, HexIndex middle) const;

    bool operator==(const MapPatch&) const = default;

private:
    /// The zones that change when the patch is placed, as they are then.
    std::vector<Zone> zonesAfter(const Package& package, Atom map,
                                 const std::map<Steps, HexIndex>& landed) const;
};

/// An area of one map as a transaction that says what is in it: what the clipboard holds.
Transaction copyArea(const Package& package, std::span<const HexIndex> hexes);
/// The map's usual terrain, no hexsides between two of the hexes, no lines into them and no places.
Transaction clearArea(const Package& package, std::span<const HexIndex> hexes);

} // namespace model
