#pragma once

#include "model/files.h"
#include "model/package.h"

#include <vector>

namespace model {

struct LoadResult {
    Package package;               ///< all that could be read
    std::vector<Finding> findings;
    bool readable = true;          ///< false when a file is missing, broken or too new: do not save over it
};

/// Reads a package from its files. Never fails halfway and never throws: what is wrong is a finding with file,
/// line and column, what is unknown is kept.
LoadResult readPackage(const Files& files, const Limits& limits = {});

} // namespace model
