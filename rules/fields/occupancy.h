#pragma once

#include "model/package.h"
#include "rules/fields/countermix.h"

#include <span>
#include <vector>

namespace rules {

/// One unit of a scenario. Without a hex it waits in a box or an area, or its hex does not exist.
struct Placed {
    Atom unit;
    int counter = -1; ///< in the countermix; -1 when there is no such counter
    model::HexIndex hex = model::HexIndex::None;
    Atom face;
    Atom marks;
    int steps = 0;
    bool operator==(const Placed&) const = default;
};

/// Who is where in one scenario. Units of a hex are in the order of their ids.
class Occupancy {
public:
    Occupancy() = default;
    Occupancy(const model::Package& package, Atom scenario, const Countermix& counters);

    std::span<const Placed> at(model::HexIndex hex) const;
    std::span<const Placed> all() const { return m_units; }
    /// Hexes with a unit, in the order of the atlas.
    std::span<const model::HexIndex> occupied() const { return m_occupied; }

    bool operator==(const Occupancy&) const = default;
    /// Hexes whose units are not the same in the other one. Both are of the same atlas.
    std::vector<model::HexIndex> differences(const Occupancy& other) const;

private:
    std::vector<Placed> m_units;   ///< by hex, those without a hex last
    std::vector<std::int32_t> m_first; ///< by hex: its first unit; one more than there are hexes
    std::vector<model::HexIndex> m_occupied;
};

/// Where a scenario's number points to: its own maps first, then any other.
model::HexIndex findHex(const model::Package& package, Atom number, std::span<const Atom> maps);
/// The maps a scenario uses; empty: all.
std::vector<Atom> mapsOf(const model::Package& package, Atom scenario);

} // namespace rules
