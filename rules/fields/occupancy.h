#pragma once

#include "model/package.h"
#include "rules/fields/countermix.h"

#include <span>
#include <vector>

namespace rules {

/// One unit of a scenario. Without a hex it waits in a box or an area, or its hex does not exist. In a box that a
/// counter on the map stands for (a force marker) it is in the hex of that counter.
struct Placed {
    Atom unit;
    int counter = -1; ///< in the countermix; -1 when there is no such counter
    model::HexIndex hex = model::HexIndex::None;
    Atom face;
    Atom marks;
    Atom box; ///< that it waits in
    Atom across; ///< the hex on the other side of the hexside it lies on: a bridge
    int steps = 0;
    bool operator==(const Placed&) const = default;
};

/// Who is where in one scenario. Units of a hex are in the order of their ids.
class Occupancy {
public:
    Occupancy() = default;
    Occupancy(const model::Package& package, Atom scenario, const Countermix& counters);

    /// Brings some units up to date. Hexes where that made a difference, each once, and whether anything is different.
    struct Change {
        bool any = false;
        bool recast = false; ///< a unit has another counter
        std::vector<model::HexIndex> hexes;
        std::vector<Atom> carried; ///< units in the box of a counter that went elsewhere
    };
    Change update(const model::Package& package, Atom scenario, const Countermix& counters,
                  std::span<const Atom> units);

    std::span<const Placed> at(model::HexIndex hex) const;
    std::span<const Placed> all() const { return m_units; }
    /// Hexes with a unit, in the order of the atlas.
    std::span<const model::HexIndex> occupied() const { return m_occupied; }

    /// The unit with this id; null where there is none.
    const Placed* find(Atom unit) const
    {
        const std::int32_t* number = m_numbers.find(unit);
        return number && *number >= 0 ? &m_units[static_cast<std::size_t>(*number)] : nullptr;
    }

    bool operator==(const Occupancy& other) const
    {
        return m_units == other.m_units && m_first == other.m_first;
    }

private:
    std::size_t box(model::HexIndex hex) const { return exists(hex) ? model::at(hex) : m_first.size() - 1; }
    void remove(std::size_t number);
    void insert(const Placed& unit);
    void number(std::size_t from);
    Placed placed(const model::Package& package, const model::Unit& unit, Atom id, std::span<const Atom> maps,
                  const Countermix& counters) const;
    /// Finds out where boxes are on the map. Those in boxes that are elsewhere than before.
    std::vector<Atom> findBoxes(const model::Package& package, Atom scenario, const Countermix& counters,
                                std::span<const Atom> maps);

    std::vector<Placed> m_units; ///< by hex, those without a hex last
    std::vector<std::int32_t> m_first; ///< by hex: its first unit; one more than there are hexes
    std::vector<model::HexIndex> m_occupied;
    AtomTable<std::int32_t> m_numbers; ///< by unit: its place in m_units, or -1
    AtomTable<model::HexIndex> m_boxes; ///< by box: the hex of the counter that stands for it
};

/// Where a scenario's number points to: its own maps first, then any other.
model::HexIndex findHex(const model::Package& package, Atom number, std::span<const Atom> maps);
/// The maps a scenario uses; empty: all.
std::vector<Atom> mapsOf(const model::Package& package, Atom scenario);

} // namespace rules
