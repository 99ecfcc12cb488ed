#include "model/atlas.h"

#include "model/package.h"

#include <algorithm>
#include <limits>
#include <map>

namespace model {
namespace {

/// Cells of one lattice that already have a hex. One array over the rectangle that encloses all its maps, with a
/// margin of one cell so that every neighbour of a hex has a place in it.
struct LatticeHexes {
    bool byColumn = true; ///< columns are shifted, otherwise rows
    int left = std::numeric_limits<int>::max();
    int top = std::numeric_limits<int>::max();
    int right = std::numeric_limits<int>::min();
    int bottom = std::numeric_limits<int>::min();
    std::array<std::array<std::ptrdiff_t, kDirections>, 2> steps{}; ///< by parity of the column or row
    std::vector<HexIndex> hexes;

    void enclose(const Grid& grid)
    {
        left = std::min(left, grid.firstColumn - 1);
        top = std::min(top, grid.firstRow - 1);
        right = std::max(right, grid.firstColumn + grid.columns + 1);
        bottom = std::max(bottom, grid.firstRow + grid.rows + 1);
    }
    void allocate(const Lattice& lattice)
    {
        byColumn = lattice.orientation == Orientation::FlatTop;
        for (int parity = 0; parity < 2; ++parity) {
            const Cell from = byColumn ? Cell{.column = parity, .row = 0} : Cell{.column = 0, .row = parity};
            for (int d = 0; d < kDirections; ++d)
                steps[static_cast<std::size_t>(parity)][static_cast<std::size_t>(d)] =
                    place(lattice.neighbour(from, d)) - place(from);
        }
        hexes.assign(static_cast<std::size_t>(right - left) * static_cast<std::size_t>(bottom - top),
                     HexIndex::None);
    }
    std::ptrdiff_t place(Cell cell) const
    {
        return (static_cast<std::ptrdiff_t>(cell.column - left) * (bottom - top)) + (cell.row - top);
    }
    HexIndex& at(std::ptrdiff_t place) { return hexes[static_cast<std::size_t>(place)]; }
    void findNeighbours(Cell cell, std::array<HexIndex, kDirections>& neighbours)
    {
        const auto parity = static_cast<std::size_t>((byColumn ? cell.column : cell.row) & 1);
        const std::ptrdiff_t centre = place(cell);
        for (std::size_t d = 0; d < kDirections; ++d)
            neighbours[d] = at(centre + steps[parity][d]);
    }
};

} // namespace

Atlas::Atlas(const Package& package)
{
    addSheets(package);
    addNeighbours();
    for (const auto& [key, alias] : package.all<Alias>())
        if (const HexIndex hex = find(alias.hex); exists(hex))
            m_aliases.emplace(alias.id, hex);
}

void Atlas::addSheets(const Package& package)
{
    std::map<Atom, int, NaturalLess> lattices;
    std::vector<Lattice> shapes;
    for (const auto& [key, map] : package.all<Map>()) {
        const Atom own("map:" + std::string(map.id.text()));
        auto [it, isNew] =
            lattices.try_emplace(map.lattice ? map.lattice : own, static_cast<int>(shapes.size()));
        // A map that shares a lattice by name but not its shape cannot lie on it.
        if (!isNew && shapes[static_cast<std::size_t>(it->second)] != map.grid.lattice)
            std::tie(it, isNew) = lattices.try_emplace(own, static_cast<int>(shapes.size()));
        if (isNew)
            shapes.push_back(map.grid.lattice);
        m_maps.push_back(map.id);
        m_sheets.push_back({.map = map.id,
                            .grid = map.grid,
                            .numbering = map.numbering,
                            .lattice = it->second,
                            .hexes = {}});
        Sheet& sheet = m_sheets.back();
        sheet.hexes.assign(static_cast<std::size_t>(map.grid.size()), HexIndex::None);
        std::vector<bool> missing(sheet.hexes.size());
        for (const Atom number : map.missing.hexes)
            if (const auto cell = map.numbering.cell(map.grid, number.text()))
                missing[static_cast<std::size_t>(map.grid.indexOf(*cell))] = true;
        const int mapNumber = static_cast<int>(m_sheets.size()) - 1;
        m_spots.reserve(m_spots.size() + sheet.hexes.size());
        for (int i = 0; i < map.grid.size(); ++i) {
            if (missing[static_cast<std::size_t>(i)])
                continue;
            HexIndex& hex = sheet.hexes[static_cast<std::size_t>(i)];
            // Where an earlier sheet on the same lattice has the cell, it is the same hex.
            for (int other = 0; other < mapNumber && !exists(hex); ++other) {
                const Sheet& upper = m_sheets[static_cast<std::size_t>(other)];
                if (upper.lattice == sheet.lattice)
                    if (const int cell = upper.grid.indexOf(map.grid.cellAt(i)); cell >= 0)
                        hex = upper.hexes[static_cast<std::size_t>(cell)];
            }
            if (!exists(hex)) {
                hex = static_cast<HexIndex>(m_spots.size());
                m_spots.push_back({.map = mapNumber, .cell = i});
            }
        }
    }
}

void Atlas::addNeighbours()
{
    std::map<int, LatticeHexes> lattices;
    for (const Sheet& sheet : m_sheets)
        lattices[sheet.lattice].enclose(sheet.grid);
    for (const Sheet& sheet : m_sheets)
        if (LatticeHexes& lattice = lattices[sheet.lattice]; lattice.hexes.empty())
            lattice.allocate(sheet.grid.lattice);
    // A hex of two maps is met twice, at the same cell of the lattice.
    const auto forEachHex = [&](auto visit) {
        for (const Sheet& sheet : m_sheets) {
            LatticeHexes& lattice = lattices[sheet.lattice];
            auto hex = sheet.hexes.begin();
            for (int column = 0; column < sheet.grid.columns; ++column)
                for (int row = 0; row < sheet.grid.rows; ++row, ++hex)
                    if (exists(*hex))
                        visit(*hex, lattice,
                              Cell{.column = sheet.grid.firstColumn + column,
                                   .row = sheet.grid.firstRow + row});
        }
    };
    forEachHex([](HexIndex hex, LatticeHexes& lattice, Cell cell) { lattice.at(lattice.place(cell)) = hex; });
    m_neighbours.resize(m_spots.size());
    forEachHex([&](HexIndex hex, LatticeHexes& lattice, Cell cell) {
        lattice.findNeighbours(cell, m_neighbours[model::at(hex)]);
    });
}

int Atlas::mapNumber(Atom map) const
{
    const auto it = std::find(m_maps.begin(), m_maps.end(), map);
    return it == m_maps.end() ? -1 : static_cast<int>(it - m_maps.begin());
}

HexIndex Atlas::findOn(const Sheet& sheet, std::string_view number) const
{
    const auto cell = sheet.numbering.cell(sheet.grid, number);
    return cell ? sheet.hexes[static_cast<std::size_t>(sheet.grid.indexOf(*cell))] : HexIndex::None;
}

HexIndex Atlas::find(Atom number) const
{
    return find(number.text());
}

HexIndex Atlas::find(std::string_view number) const
{
    for (const Sheet& sheet : m_sheets)
        if (const HexIndex hex = findOn(sheet, number); exists(hex))
            return hex;
    if (!m_aliases.empty())
        if (const auto it = m_aliases.find(Atom::known(number)); it != m_aliases.end())
            return it->second;
    const std::size_t colon = number.find(':');
    const int map = colon == std::string_view::npos ? -1 : mapNumber(Atom::known(number.substr(0, colon)));
    return map < 0 ? HexIndex::None
                   : findOn(m_sheets[static_cast<std::size_t>(map)], number.substr(colon + 1));
}

HexIndex Atlas::find(Atom number, std::span<const Atom> maps) const
{
    for (const Atom name : maps)
        if (const int map = mapNumber(name); map >= 0)
            if (const HexIndex hex = findOn(m_sheets[static_cast<std::size_t>(map)], number.text());
                exists(hex))
                return hex;
    const HexIndex hex = find(number);
    const bool allowed = maps.empty() || !exists(hex) || std::ranges::any_of(maps, [&](Atom name) {
                             const int map = mapNumber(name);
                             return map >= 0
                                 && std::ranges::find(m_sheets[static_cast<std::size_t>(map)].hexes, hex)
                                 != m_sheets[static_cast<std::size_t>(map)].hexes.end();
                         });
    return allowed ? hex : HexIndex::None;
}

HexIndex Atlas::find(int map, int cell) const
{
    if (map < 0 || map >= static_cast<int>(m_sheets.size()))
        return HexIndex::None;
    const auto& hexes = m_sheets[static_cast<std::size_t>(map)].hexes;
    return cell < 0 || cell >= static_cast<int>(hexes.size()) ? HexIndex::None
                                                              : hexes[static_cast<std::size_t>(cell)];
}

Atom Atlas::number(HexIndex hex) const
{
    const std::string text = printed(hex);
    const bool isFirst = m_sheets.size() == 1 || find(text) == hex;
    return isFirst ? Atom(text) : Atom(std::string(map(hex).text()) + ":" + text);
}

std::string Atlas::printed(HexIndex hex) const
{
    return sheetOf(hex).numbering.number(sheetOf(hex).grid, cell(hex));
}

Cell Atlas::cell(HexIndex hex) const
{
    return sheetOf(hex).grid.cellAt(spot(hex).cell);
}

int Atlas::directionTo(HexIndex a, HexIndex b) const
{
    const auto& around = neighbours(a);
    const auto it = std::find(around.begin(), around.end(), b);
    return it == around.end() ? -1 : static_cast<int>(it - around.begin());
}

int Atlas::distance(HexIndex a, HexIndex b) const
{
    return sheetOf(a).lattice == sheetOf(b).lattice ? sheetOf(a).grid.lattice.distance(cell(a), cell(b)) : -1;
}

Hexside Atlas::canonical(Hexside side) const
{
    if (side.direction < 3)
        return side;
    const HexIndex other = neighbours(side.hex)[static_cast<std::size_t>(side.direction)];
    return exists(other) ? Hexside{.hex = other, .direction = opposite(side.direction)} : side;
}

Hexside Atlas::findSide(std::string_view text) const
{
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return {};
    const HexIndex a = find(text.substr(0, slash));
    if (!exists(a))
        return {};
    const std::string_view to = text.substr(slash + 1);
    if (const int d = directionNamed(sheetOf(a).grid.lattice.orientation, to); d >= 0)
        return canonical({.hex = a, .direction = d});
    const HexIndex b = find(to);
    const int direction = exists(b) ? directionTo(a, b) : -1;
    return direction < 0 ? Hexside{} : canonical({.hex = a, .direction = direction});
}

std::string Atlas::sideText(Hexside side) const
{
    const HexIndex other = neighbours(side.hex)[static_cast<std::size_t>(side.direction)];
    std::string text(number(side.hex).text());
    text += '/';
    if (exists(other))
        text += number(other).text();
    else
        text += directionName(sheetOf(side.hex).grid.lattice.orientation, side.direction);
    return text;
}

} // namespace model
