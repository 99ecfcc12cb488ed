#pragma once

#include "model/atom.h"
#include "model/hex/grid.h"
#include "model/hex/numbering.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace model {

struct Map;
class Package;

/// A hex of any map of a package. Dense, so that everything known of hexes is an array.
enum class HexIndex : std::int32_t { None = -1 };

constexpr std::size_t at(HexIndex hex) { return static_cast<std::size_t>(hex); }
constexpr bool exists(HexIndex hex) { return hex != HexIndex::None; }

struct Hexside {
    HexIndex hex = HexIndex::None;
    int direction = 0;
    bool operator==(const Hexside&) const = default;
};

/// All hexes of all maps of a package. Maps on one lattice abut where their cells are neighbours; where they
/// overlap there is one hex with several numbers, and the first map in order of ids is the upper one.
/// Made anew whenever a map's grid, numbering or set of missing hexes changes.
class Atlas {
public:
    /// The cell of one map.
    struct Spot {
        int map = -1; ///< position in maps()
        int cell = -1;
        bool operator==(const Spot&) const = default;
    };

    Atlas() = default;
    explicit Atlas(const Package& package);

    int size() const { return static_cast<int>(m_spots.size()); }
    std::span<const Atom> maps() const { return m_maps; }
    int mapNumber(Atom map) const;

    /// The hex with this number. A number that hexes of several maps share means the first of them; "map:number"
    /// picks another.
    HexIndex find(Atom number) const;
    HexIndex find(std::string_view number) const;
    /// The same, but a number alone means the first of these maps that has it.
    HexIndex find(Atom number, std::span<const Atom> maps) const;
    HexIndex find(int map, int cell) const;

    /// The number that find() turns back into this hex.
    Atom number(HexIndex hex) const;
    /// As printed on the upper map.
    std::string printed(HexIndex hex) const;
    Spot spot(HexIndex hex) const { return m_spots[at(hex)]; }
    Cell cell(HexIndex hex) const;
    Atom map(HexIndex hex) const { return m_maps[static_cast<std::size_t>(spot(hex).map)]; }

    const std::array<HexIndex, kDirections>& neighbours(HexIndex hex) const { return m_neighbours[at(hex)]; }
    /// Direction of the step from a to an adjacent b, or -1.
    int directionTo(HexIndex a, HexIndex b) const;
    /// In hexes; -1 when the two are on different lattices.
    int distance(HexIndex a, HexIndex b) const;
    /// The one of its two names under which a hexside is kept: direction 0, 1 or 2 where there are two hexes.
    Hexside canonical(Hexside side) const;
    /// Both hexes of a hexside written "1622/1623"; None where the text names no hexside.
    Hexside findSide(std::string_view text) const;
    std::string sideText(Hexside side) const;

private:
    struct Sheet {
        Atom map;
        Grid grid;
        Numbering numbering;
        int lattice = 0;
        std::vector<HexIndex> hexes; ///< by cell
    };

    HexIndex findOn(const Sheet& sheet, std::string_view number) const;
    const Sheet& sheetOf(HexIndex hex) const { return m_sheets[static_cast<std::size_t>(spot(hex).map)]; }
    void addSheets(const Package& package);
    void addNeighbours();

    std::vector<Atom> m_maps;
    std::vector<Sheet> m_sheets; ///< in the same order
    std::vector<Spot> m_spots;
    std::vector<std::array<HexIndex, kDirections>> m_neighbours;
    std::unordered_map<Atom, HexIndex> m_aliases;
};

} // namespace model
