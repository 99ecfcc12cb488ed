#include "model/xml/map_writer.h"

#include <algorithm>
#include <numeric>

namespace model::xml {
namespace {

/// Cells in the order of their printed numbers.
std::vector<int> cellsInOrder(const Map& map)
{
    std::vector<int> cells(static_cast<std::size_t>(map.grid.size()));
    std::iota(cells.begin(), cells.end(), 0);
    if (map.numbering.isPlain() && map.numbering.order == Numbering::Order::ColumnRow)
        return cells;
    std::vector<std::string> numbers;
    numbers.reserve(cells.size());
    for (const int cell : cells)
        numbers.push_back(map.numbering.number(map.grid, map.grid.cellAt(cell)));
    std::sort(cells.begin(), cells.end(), [&](int a, int b) {
        return naturalLess(numbers[static_cast<std::size_t>(a)], numbers[static_cast<std::size_t>(b)]);
    });
    return cells;
}

class CellsWriter {
public:
    CellsWriter(Writer& writer, const Package& package, const Map& map)
        : m_writer(writer)
        , m_package(package)
        , m_map(map)
        , m_cells(package.cells(map.id))
    {
    }

    void writeHex(int cell)
    {
        const Words terrain = m_cells.terrain(cell);
        const Fields* fields = fieldsOf(cell);
        const bool ownFields =
            fields && std::ranges::any_of(*fields, [](const auto& field) { return !sideOf(field.name); });
        if (terrain == m_map.terrain && !ownFields)
            return;
        begin("hex", fields, {});
        m_text.clear();
        m_map.numbering.append(m_text, m_map.grid, m_map.grid.cellAt(cell));
        m_writer.attribute("id", m_text);
        if (terrain != m_map.terrain)
            m_writer.attribute("terrain", terrain.text());
        end(fields, {});
    }

    void writeSides(int cell)
    {
        for (int d = 0; d < kDirections; ++d) {
            const Words features = m_cells.ownSide(cell, d);
            const Fields* fields = fieldsOf(cell);
            if (features.empty() && !fields)
                continue;
            const std::string prefix = fields ? std::to_string(d) + "/" : std::string();
            const bool ownFields = fields && std::ranges::any_of(*fields, [&](const auto& field) {
                                       return field.name.text().starts_with(prefix);
                                   });
            if (features.empty() && !ownFields)
                continue;
            begin("hexside", fields, prefix);
            m_writer.attribute("id", sideId(cell, d));
            if (!features.empty())
                m_writer.attribute("is", features.text());
            end(fields, prefix);
        }
    }

private:
    static bool sideOf(Atom name)
    {
        const std::string_view text = name.text();
        return text.size() > 2 && text[0] >= '0' && text[0] < '0' + kDirections && text[1] == '/';
    }

    const Fields* fieldsOf(int cell) const
    {
        if (m_cells.fields().empty())
            return nullptr;
        const auto it = m_cells.fields().find(cell);
        return it == m_cells.fields().end() ? nullptr : &it->second;
    }

    void begin(std::string_view element, const Fields* fields, const std::string& prefix)
    {
        if (fields)
            if (const std::string_view comments = fields->text(Atom(prefix + "#")); !comments.empty())
                m_writer.kept(std::string_view(comments));
        m_writer.open(element);
    }

    void end(const Fields* fields, const std::string& prefix)
    {
        if (fields) {
            for (const Fields::Field& field : *fields) {
                std::string_view name = field.name.text();
                if (prefix.empty() ? sideOf(field.name) : !name.starts_with(prefix))
                    continue;
                name.remove_prefix(prefix.size());
                if (name != "#")
                    m_writer.attribute(name, field.value);
            }
        }
        m_writer.endEmpty();
    }

    std::string_view sideId(int cell, int direction)
    {
        const Grid& grid = m_map.grid;
        m_text.clear();
        m_map.numbering.append(m_text, grid, grid.cellAt(cell));
        m_text += '/';
        const Cell other = grid.lattice.neighbour(grid.cellAt(cell), direction);
        if (grid.contains(other)) {
            m_map.numbering.append(m_text, grid, other);
            return m_text;
        }
        const Atlas& atlas = m_package.atlas();
        const HexIndex hex = atlas.find(atlas.mapNumber(m_map.id), cell);
        const HexIndex beyond =
            exists(hex) ? atlas.neighbours(hex)[static_cast<std::size_t>(direction)] : HexIndex::None;
        if (exists(beyond))
            m_text += atlas.number(beyond).text();
        else
            m_text += directionName(grid.lattice.orientation, direction);
        return m_text;
    }

    Writer& m_writer;
    const Package& m_package;
    const Map& m_map;
    const MapCells& m_cells;
    std::string m_text;
};

} // namespace

void writeCells(Writer& writer, const Package& package, const Map& map)
{
    CellsWriter cells(writer, package, map);
    const std::vector<int> order = cellsInOrder(map);
    for (const int cell : order)
        cells.writeHex(cell);
    for (const int cell : order)
        cells.writeSides(cell);
}

} // namespace model::xml
