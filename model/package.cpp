#include "model/package.h"

namespace model {

Package::Package()
{
    collection<Game>().m_items.emplace(Key{}, Game{});
    rebuildAtlas();
}

Package::Package(const Package& other)
    : m_records(other.m_records)
    , m_cells(other.m_cells)
    , m_atlas(other.m_atlas)
{
    findCells();
}

Package& Package::operator=(const Package& other)
{
    *this = Package(other);
    return *this;
}

Package::Package(Package&& other) noexcept = default;
Package& Package::operator=(Package&& other) noexcept = default;
Package::~Package() = default;

const Game& Package::game() const
{
    static const Game none;
    const Game* game = find<Game>(Key{});
    return game ? *game : none;
}

const MapCells& Package::cells(Atom map) const
{
    static const MapCells none;
    const auto it = m_cells.find(map);
    return it == m_cells.end() ? none : it->second;
}

Words Package::terrain(HexIndex hex) const
{
    const Atlas::Spot spot = m_atlas->spot(hex);
    return m_cellsByMap[static_cast<std::size_t>(spot.map)]->terrain(spot.cell);
}

Words Package::side(Hexside side) const
{
    const Hexside canonical = m_atlas->canonical(side);
    const Atlas::Spot spot = m_atlas->spot(canonical.hex);
    return m_cellsByMap[static_cast<std::size_t>(spot.map)]->side(spot.cell, canonical.direction);
}

const Fields& Package::hexFields(HexIndex hex) const
{
    static const Fields none;
    const Atlas::Spot spot = m_atlas->spot(hex);
    const auto& fields = m_cellsByMap[static_cast<std::size_t>(spot.map)]->fields();
    const auto it = fields.find(spot.cell);
    return it == fields.end() ? none : it->second;
}

bool Package::operator==(const Package& other) const
{
    bool same = m_cells == other.m_cells;
    forEachKind([&]<class T>() { same = same && all<T>().m_items == other.all<T>().m_items; });
    return same;
}

void Package::rebuildAtlas()
{
    m_atlas = std::make_shared<const Atlas>(*this);
    findCells();
}

void Package::findCells()
{
    m_cellsByMap.clear();
    for (const Atom map : m_atlas->maps())
        m_cellsByMap.push_back(&cells(map));
}

} // namespace model
