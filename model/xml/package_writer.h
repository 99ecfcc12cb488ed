#pragma once

#include "model/files.h"
#include "model/package.h"
#include "model/records/parts.h"

#include <vector>

namespace model {

/// The files that a package consists of: game, tables, maps, sheets, then those of the scenarios.
std::vector<Part> partsOf(const Package& package);

/// The canonical text of one file: the same package gives the same bytes.
std::string writePart(const Package& package, const Part& part);

/// All files of a package.
Files writePackage(const Package& package);

} // namespace model
