#include "model/xml/map_reader.h"

#include "model/xml/reader.h"

#include <cstring>

namespace model::xml {
namespace {

/// The values of an element's two attributes, where it has nothing but these two, in this order.
struct PlainElement {
    const char* id = nullptr;
    const char* value = nullptr;

    PlainElement(pugi::xml_node node, std::string_view name)
    {
        const auto first = node.first_attribute();
        const auto second = first.next_attribute();
        if (!isNamed(first.name(), "id") || !isNamed(second.name(), name)
            || *second.next_attribute().name() != '\0' || node.first_child().type() != pugi::node_null)
            return;
        id = first.value();
        value = second.value();
    }
    explicit operator bool() const { return id != nullptr; }
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

void limitGrid(Source& source, pugi::xml_node node, Map& map)
{
    constexpr int longest = 10'000;
    constexpr int furthest = 100'000;
    Grid& grid = map.grid;
    const auto isNear = [](int value) { return value >= -furthest && value <= furthest; };
    const bool good = grid.columns >= 0 && grid.rows >= 0 && grid.columns <= longest && grid.rows <= longest
        && grid.columns * grid.rows <= source.limits().cells && isNear(grid.firstColumn)
        && isNear(grid.firstRow);
    if (!good) {
        source.report(
            "limit.grid", node,
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

CellsReader::CellsReader(Source& source, const Map& map, MapCells& cells, std::vector<LateSide>& late,
                         std::vector<std::string>& kept)
    : m_source(source)
    , m_map(map)
    , m_cells(cells)
    , m_late(late)
    , m_kept(kept)
{
}

bool CellsReader::read(pugi::xml_node node, const char* element, const std::vector<std::string>& comments)
{
    if (isNamed(element, "hex")) {
        if (!readHex(node, comments)) {
            m_source.report("hex.unknown", node,
                            {node.attribute("id").value(), std::string(m_map.id.text())});
            m_kept.insert(m_kept.end(), comments.begin(), comments.end());
            m_kept.push_back(m_source.elementText(node));
        }
        return true;
    }
    if (isNamed(element, "hexside")) {
        if (!readSide(node, comments)) {
            m_kept.insert(m_kept.end(), comments.begin(), comments.end());
            m_late.push_back(lateSide(m_source, node, m_map.id));
        }
        return true;
    }
    return false;
}

bool CellsReader::readHex(pugi::xml_node node, const std::vector<std::string>& comments)
{
    const PlainElement plain(node, "terrain");
    const int cell = find(plain ? plain.id : node.attribute("id").value());
    if (cell < 0)
        return false;
    if (plain)
        m_cells.setTerrain(cell, m_source.recentWords(plain.value));
    else if (const auto terrain = node.attribute("terrain"))
        m_cells.setTerrain(cell, m_source.recentWords(terrain.value()));
    if (!plain || !comments.empty())
        keepRest(node, cell, {}, "terrain", comments);
    return true;
}

bool CellsReader::readSide(pugi::xml_node node, const std::vector<std::string>& comments)
{
    const PlainElement plain(node, "is");
    const std::string_view id = plain ? plain.id : node.attribute("id").value();
    const std::size_t slash = id.find('/');
    if (slash == std::string_view::npos)
        return false;
    const int cell = find(id.substr(0, slash));
    const int direction = cell < 0 ? -1 : directionTo(cell, id.substr(slash + 1));
    if (direction < 0)
        return false;
    const MapCells::Side side = m_cells.canonical(cell, direction);
    m_cells.setSide(side.cell, side.direction,
                    m_source.recentWords(plain ? plain.value : node.attribute("is").value()));
    if (!plain || !comments.empty())
        keepRest(node, side.cell, std::to_string(side.direction) + "/", "is", comments);
    return true;
}

int CellsReader::find(std::string_view number) const
{
    const auto cell = m_map.numbering.cell(m_map.grid, number);
    return cell ? m_map.grid.indexOf(*cell) : -1;
}

int CellsReader::directionTo(int cell, std::string_view other) const
{
    const Grid& grid = m_map.grid;
    if (const int neighbour = find(other); neighbour >= 0)
        return grid.lattice.directionTo(grid.cellAt(cell), grid.cellAt(neighbour));
    return directionNamed(grid.lattice.orientation, other);
}

void CellsReader::keepRest(pugi::xml_node node, int cell, const std::string& prefix, std::string_view known,
                           const std::vector<std::string>& comments)
{
    const auto old = m_cells.fields().find(cell);
    Fields fields = old == m_cells.fields().end() ? Fields() : old->second;
    for (const auto attribute : node.attributes())
        if (!isNamed(attribute.name(), "id") && !isNamed(attribute.name(), known))
            fields.set(Atom(prefix + attribute.name()), attribute.value());
    std::string joined;
    for (const std::string& comment : comments)
        joined += comment;
    if (!joined.empty())
        fields.set(Atom(prefix + "#"), joined);
    for (std::string& piece : keptInside(m_source, node, {}))
        m_kept.push_back(std::move(piece));
    m_cells.setFields(cell, std::move(fields));
}

} // namespace model::xml
