#include "editor/canvas/unitcarry.h"

#include "editor/canvas/placement.h"
#include "editor/document/document.h"

namespace editor {

UnitCarry::UnitCarry(Document& document, std::vector<model::Atom> units, model::HexIndex grabbed)
    : m_document(document)
    , m_units(std::move(units))
    , m_grabbed(grabbed)
    , m_hex(grabbed)
{
    const model::Package& package = document.package();
    for (const model::Atom id : m_units) {
        const model::Unit* unit = package.find<model::Unit>({.scope = document.scenario(), .id = id});
        m_from.push_back(unit && unit->hex ? package.atlas().find(unit->hex) : model::HexIndex::None);
    }
    m_document.beginGesture();
}

UnitCarry::~UnitCarry()
{
    takeBack();
}

bool UnitCarry::carryTo(model::HexIndex hex)
{
    const model::HexIndex wanted = model::exists(hex) ? hex : m_grabbed;
    if (!m_open || wanted == m_hex)
        return m_open;
    const model::Atlas& atlas = m_document.package().atlas();
    const auto cubeOf = [&](model::HexIndex index) {
        const model::Map* map = m_document.package().find<model::Map>(atlas.map(index));
        return map->grid.lattice.toCube(atlas.cell(index));
    };
    const model::Cube from = cubeOf(m_grabbed);
    const model::Cube to = cubeOf(wanted);
    std::vector<UnitMove> moves;
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        model::HexIndex target = wanted;
        if (m_from[i] != m_grabbed) {
            const model::Cube own = cubeOf(m_from[i]);
            const int map = atlas.spot(m_from[i]).map;
            const model::Grid& grid =
                m_document.package().find<model::Map>(atlas.maps()[static_cast<std::size_t>(map)])->grid;
            const model::Cell cell =
                grid.lattice.toCell({.q = own.q + to.q - from.q, .r = own.r + to.r - from.r});
            target = atlas.find(map, grid.indexOf(cell));
        }
        if (!model::exists(target))
            return false;
        moves.push_back({.unit = m_units[i], .to = target});
    }
    m_hex = wanted;
    m_document.perform(moveUnits(m_document.package(), m_document.scenario(), moves));
    return true;
}

void UnitCarry::putDown()
{
    if (std::exchange(m_open, false))
        m_document.endGesture();
}

void UnitCarry::takeBack()
{
    if (std::exchange(m_open, false))
        m_document.cancelGesture();
}

} // namespace editor
