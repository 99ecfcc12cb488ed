#pragma once

#include "model/records/record.h"

#include <string>
#include <string_view>

namespace model::xml {

/// Reads "1622 1819..1822": numbers and runs. False when there are more hexes than allowed; bad then holds the
/// word that went over.
bool readHexes(std::string_view text, HexList& list, int most, std::string& bad);

/// Writes a list, one line for the hexes of each column, so that a change of one hex changes one line.
void writeHexes(std::string& out, const HexList& list, std::string_view indent);

} // namespace model::xml
