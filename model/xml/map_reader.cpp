#include "model/xml/map_reader.h"

#include "model/xml/reader.h"

#include <cstring>

namespace model::xml {
namespace {

class CellsReader {
public:
    CellsReader(Source& source, const Map& map, MapCells& cells, std::vector<std::string>& kept)
        : m_source(source)
        , m_map(map)
        , m_cells(cells)
        , m_kept(kept)
    {
    }

    bool readHex(pugi::xml_node node)
    {
        const auto id = node.first_attribute();
        const auto terrain = id.next_attribute();
        if (std::strcmp(id.name(), "id") != 0 || std::strcmp(terrain.name(), "terrain") != 0)
            return readHexInAnyOrder(node);
        const int cell = find(id.value());
        if (cell < 0)
            return false;
        m_cells.setTerrain(cell, terrainWords(terrain.value()));
        keepRest(node, cell, {}, "terrain");
        return true;
    }

    bool readSide(pugi::xml_node node)
    {
        const std::string_view id = node.attribute("id").value();
        const std::size_t slash = id.find('/');
        if (slash == std::string_view::npos)
            return false;
        const int cell = find(id.substr(0, slash));
        if (cell < 0)
            return false;
        const int direction = directionTo(cell, id.substr(slash + 1));
        if (direction < 0)
            return false;
        const MapCells::Side side = m_cells.canonical(cell, direction);
        m_cells.setSide(side.cell, side.direction, Words(node.attribute("is").value()));
        keepRest(node, side.cell, std::to_string(side.direction) + "/", "is");
        return true;
    }

private:
    bool readHexInAnyOrder(pugi::xml_node node)
    {
        const int cell = find(node.attribute("id").value());
        if (cell < 0)
            return false;
        if (const auto terrain = node.attribute("terrain"))
            m_cells.setTerrain(cell, Words(terrain.value()));
        keepRest(node, cell, {}, "terrain");
        return true;
    }

    int find(std::string_view number) const
    {
        const auto cell = m_map.numbering.cell(m_map.grid, number);
        return cell ? m_map.grid.indexOf(*cell) : -1;
    }

    int directionTo(int cell, std::string_view other) const
    {
        const Grid& grid = m_map.grid;
        if (const int neighbour = find(other); neighbour >= 0)
            return grid.lattice.directionTo(grid.cellAt(cell), grid.cellAt(neighbour));
        return directionNamed(grid.lattice.orientation, other);
    }

    /// Most hexes in a row have the same terrain as one before: look only at the text.
    Words terrainWords(std::string_view text)
    {
        if (text != m_lastTerrain.text())
            m_lastTerrain = Words(text);
        return m_lastTerrain;
    }

    void keepRest(pugi::xml_node node, int cell, const std::string& prefix, std::string_view known)
    {
        const bool hasComment = node.previous_sibling().type() == pugi::node_comment;
        const auto second = node.first_attribute().next_attribute();
        const bool isPlain = !second || (second.name() == known && !second.next_attribute());
        if (isPlain && !hasComment && !node.first_child())
            return;
        const auto old = m_cells.fields().find(cell);
        Fields fields = old == m_cells.fields().end() ? Fields() : old->second;
        for (const auto attribute : node.attributes())
            if (std::string_view(attribute.name()) != "id" && attribute.name() != known)
                fields.set(Atom(prefix + attribute.name()), attribute.value());
        std::string comments;
        for (const std::string& piece : commentsBefore(m_source, node))
            comments += piece;
        if (!comments.empty())
            fields.set(Atom(prefix + "#"), comments);
        for (std::string& piece : keptInside(m_source, node, [](std::string_view) { return false; }))
            m_kept.push_back(std::move(piece));
        m_cells.setFields(cell, std::move(fields));
    }

    Source& m_source;
    const Map& m_map;
    MapCells& m_cells;
    std::vector<std::string>& m_kept;
    Words m_lastTerrain;
};

LateSide lateSide(Source& source, pugi::xml_node node, Atom map)
{
    LateSide late{.map = map,
                  .id = node.attribute("id").value(),
                  .features = Words(node.attribute("is").value()),
                  .element = source.elementText(node),
                  .finding = {}};
    late.finding.rule = late.finding.message = Atom("hexside.unknown");
    late.finding.subject = Subject::ofFile(source.file());
    late.finding.position = source.position(node);
    late.finding.discriminator = late.id;
    late.finding.arguments = {late.id};
    return late;
}

} // namespace

bool isCellElement(std::string_view element)
{
    return element == "hex" || element == "hexside" || element == "missing";
}

void limitGrid(Source& source, pugi::xml_node node, Map& map)
{
    constexpr int longest = 10'000;
    constexpr int furthest = 100'000;
    Grid& grid = map.grid;
    const auto isNear = [](int value) { return value >= -furthest && value <= furthest; };
    const bool good = grid.columns >= 0 && grid.rows >= 0 && grid.columns <= longest && grid.rows <= longest
        && grid.columns * grid.rows <= source.limits().cells && isNear(grid.firstColumn) && isNear(grid.firstRow);
    if (!good) {
        source.report("limit.grid", node,
                      {std::to_string(grid.columns), std::to_string(grid.rows), std::to_string(source.limits().cells)});
        grid.columns = grid.rows = 0;
        grid.firstColumn = grid.firstRow = 1;
    }
    for (Numbering::Axis* axis : {&map.numbering.column, &map.numbering.row}) {
        if (axis->digits >= 1 && axis->digits <= 6 && isNear(axis->start))
            continue;
        source.report("limit.numbering", node, {std::to_string(axis->digits), std::to_string(axis->start)});
        *axis = {};
    }
    if (!(map.hexMm >= 1 && map.hexMm <= 1000)) {
        source.report("limit.hex-size", node, {});
        map.hexMm = 16;
    }
}

void readCells(Source& source, pugi::xml_node root, const Map& map, MapCells& cells, std::vector<LateSide>& late,
               std::vector<std::string>& kept)
{
    CellsReader reader(source, map, cells, kept);
    for (pugi::xml_node node = root.first_child(); node; node = node.next_sibling()) {
        if (node.type() != pugi::node_element)
            continue;
        if (std::strcmp(node.name(), "hex") == 0) {
            if (reader.readHex(node))
                continue;
            source.report("hex.unknown", node, {node.attribute("id").value(), std::string(map.id.text())});
            kept.push_back(source.elementText(node));
        } else if (std::strcmp(node.name(), "hexside") == 0 && !reader.readSide(node)) {
            late.push_back(lateSide(source, node, map.id));
        }
    }
}

} // namespace model::xml
