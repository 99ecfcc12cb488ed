#pragma once

#include "model/edit.h"
#include "rules/fields/atom_sets.h"
#include "rules/ruleset/ruleset.h"

#include <array>
#include <unordered_map>
#include <vector>

namespace rules {

/// What the maps say of each hex besides terrain, by hex instead of by record.
class Ground {
public:
    Ground() = default;
    explicit Ground(const model::Package& package);

    /// Ids of the zones a hex lies in.
    const AtomSets& zones() const { return m_zones; }
    /// Ids of the places in a hex.
    const AtomSets& places() const { return m_places; }
    /// Kinds of the places in a hex: town, port, victory.
    const AtomSets& placeKinds() const { return m_placeKinds; }
    /// Kinds of the lines that touch a hex.
    const AtomSets& lines() const { return m_lines; }
    /// Where the place with this id lies; None where there is none.
    model::HexIndex place(Atom id) const;
    const model::Place* placeRecord(const model::Package& package, Atom id) const;

    /// Kinds of line there are, each with the directions in which it leaves a hex as bits.
    const std::vector<Atom>& lineKinds() const { return m_lineKinds; }
    /// Directions of one kind of line by hex; empty where there is no such line.
    std::span<const std::uint8_t> ways(Atom lineKind) const;
    bool crosses(Atom lineKind, model::HexIndex hex, int direction) const
    {
        const auto all = ways(lineKind);
        return !all.empty() && (all[model::at(hex)] >> direction & 1) != 0;
    }

    /// A zone, line or place names the hex by this number, and it exists. Others may exist too.
    bool knows(Atom number) const { return number.value() < m_known.size() && m_known[number.value()]; }

    /// Directions in which the hexside has any feature, as bits.
    unsigned featuredSides(model::HexIndex hex) const { return m_featured[model::at(hex)]; }
    /// After a hexside changed.
    void updateSide(const model::Package& package, const model::Hexside& side);

    /// Whether a change touches what this is made from, besides hexsides.
    static bool outdatedBy(const model::ChangeSet& change);
    bool operator==(const Ground& other) const;

private:
    struct Spot {
        model::HexIndex hex = model::HexIndex::None;
        Atom map;
        bool operator==(const Spot&) const = default;
    };
    model::HexIndex find(const model::Package& package, Atom map, Atom number);
    void findFeatures(const model::Package& package);

    AtomSets m_zones;
    AtomSets m_places;
    AtomSets m_placeKinds;
    AtomSets m_lines;
    std::unordered_map<Atom, Spot> m_placeHexes;
    std::vector<Atom> m_lineKinds;
    std::vector<std::vector<std::uint8_t>> m_ways; ///< in the order of m_lineKinds
    std::vector<std::uint8_t> m_featured;          ///< by hex
    std::vector<bool> m_known;                     ///< by Atom::value()
};

} // namespace rules
