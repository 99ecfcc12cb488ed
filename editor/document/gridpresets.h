#pragma once

#include "model/records/map.h"

#include <QString>

#include <vector>

namespace editor {

/// A grid as the rulebook of a published game describes it, to begin a map with.
struct GridPreset {
    QString name;
    model::Map map;
};

std::vector<GridPreset> gridPresets();

/// Takes away the last hex of every shifted column (or row), so that the sheet ends in a straight line of hexes.
void removeShiftedEnds(model::Map& map);

} // namespace editor
