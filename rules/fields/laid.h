#pragma once

#include "model/package.h"
#include "rules/fields/atom_sets.h"
#include "rules/fields/ground.h"
#include "rules/fields/occupancy.h"

#include <vector>

namespace rules {

/// The markers of a scenario by hex.
class Laid {
public:
    struct Marker {
        Atom id;
        Atom kind;
        Atom side;
        Atom state;
        Atom across; ///< the hex on the other side of the hexside it lies on
        model::HexIndex hex = model::HexIndex::None;
        bool operator==(const Marker&) const = default;
    };

    Laid() = default;
    Laid(const model::Package& package, Atom scenario);

    std::span<const Marker> all() const { return m_markers; } ///< by hex, those of no hex last
    std::span<const Marker> at(model::HexIndex hex) const;
    bool has(model::HexIndex hex, Atom kind) const;
    bool has(model::HexIndex hex, Atom kind, Atom side) const;

    bool operator==(const Laid&) const = default;

private:
    std::vector<Marker> m_markers;
};

/// Who controls each hex: what the scenario paints (areas and markers of kind "control"), else the side of the place
/// on the map. Empty where nobody does or the ruleset does not track control.
class Control {
public:
    Control() = default;
    Control(const model::Package& package, Atom scenario, const Ground& ground);

    Atom of(model::HexIndex hex) const
    {
        return exists(hex) && model::at(hex) < m_sides.size() ? m_sides[model::at(hex)] : Atom();
    }
    /// Two sides are said to control it.
    bool disputed(model::HexIndex hex) const { return exists(hex) && std::ranges::contains(m_disputed, hex); }
    std::span<const model::HexIndex> disputed() const { return m_disputed; }
    /// Hexes with a controller, in the order of the atlas.
    std::span<const model::HexIndex> hexes() const { return m_hexes; }

    bool operator==(const Control&) const = default;
    std::vector<model::HexIndex> differences(const Control& other) const;

private:
    std::vector<Atom> m_sides;
    std::vector<model::HexIndex> m_disputed;
    std::vector<model::HexIndex> m_hexes;
};

} // namespace rules
