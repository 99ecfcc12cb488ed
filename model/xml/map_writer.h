#pragma once

#include "model/package.h"
#include "model/xml/writer.h"

namespace model::xml {

/// Writes the lines of a map's hexes and hexsides that differ from the default.
void writeCells(Writer& writer, const Package& package, const Map& map);

} // namespace model::xml
