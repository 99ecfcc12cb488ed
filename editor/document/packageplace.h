#pragma once

#include "model/package.h"

#include <QString>

namespace editor {

/// Where a package in memory lies on disk, a folder or a bundle; its own pictures are looked for there. Empty for one
/// that was never saved.
QString placeOf(const model::Package& package);
/// Whoever holds the package says so, and forgets it with an empty place before the package goes.
void setPlaceOf(const model::Package& package, const QString& place);

} // namespace editor
