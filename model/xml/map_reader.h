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

/// The elements of a map file that fill arrays: hex, hexside, missing.
bool isCellElement(std::string_view element);

/// Makes a grid that is too large for us, or of no size, one of no hexes, with a finding.
void limitGrid(Source& source, pugi::xml_node node, Map& map);

/// Reads terrain and hexsides. Lines that name no hex of the map are reported and their text is kept.
void readCells(Source& source, pugi::xml_node root, const Map& map, MapCells& cells, std::vector<LateSide>& late,
               std::vector<std::string>& kept);

} // namespace model::xml
