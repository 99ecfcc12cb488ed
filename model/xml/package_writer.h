#pragma once

#include "model/files.h"
#include "model/package.h"

namespace model {

/// All files of a package in their canonical text: the same package gives the same bytes.
Files writePackage(const Package& package);

} // namespace model
