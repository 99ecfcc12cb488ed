#pragma once

#include "model/cells.h"
#include "model/records/map.h"
#include "model/xml/source.h"

#include <string>
#include <string_view>
#include <vector>

namespace model::xml {

/// A hexside whose second hex is not on the same map: it finds its place when all maps are read.
struct LateSide {
    Atom map;
    std::string id;
    Words features;
    std::string element; ///< its text, kept when it finds none
    Finding finding;     ///< reported then
};

/// Makes a grid that is too large for us, or of no size, one of no hexes, with a finding.
void limitGrid(Source& source, pugi::xml_node node, Map& map);

/// Reads terrain and hexsides, element by element. Those that name no hex of the map are reported and their text is
/// kept, or wait until all maps are read.
class CellsReader {
public:
    CellsReader(Source& source, const Map& map, MapCells& cells, std::vector<LateSide>& late,
                std::vector<std::string>& kept);

    /// False when the element is neither a hex nor a hexside. The comments are those directly in front of it.
    bool read(pugi::xml_node node, const char* element, const std::vector<std::string>& comments);

private:
    bool readHex(pugi::xml_node node, const std::vector<std::string>& comments);
    bool readSide(pugi::xml_node node, const std::vector<std::string>& comments);
    int find(std::string_view number) const;
    int directionTo(int cell, std::string_view other) const;
    void keepRest(pugi::xml_node node, int cell, const std::string& prefix, std::string_view known,
                  const std::vector<std::string>& comments);

    Source& m_source;
    const Map& m_map;
    MapCells& m_cells;
    std::vector<LateSide>& m_late;
    std::vector<std::string>& m_kept;
};

} // namespace model::xml
