#pragma once

#include "editor/panels/property.h"

#include <QString>

#include <vector>

namespace editor {

class Document;

/// A group of properties in the inspector: those that all its targets have in common.
struct InspectedSection {
    QString title;
    QString file; ///< of the first target
    std::vector<Target> targets;
    std::vector<Property> properties;
};

/// What the inspector shows for the selection: the selected things, then what belongs to them (the counter of a unit,
/// the faces of a counter, the places, units and zones of a hex).
std::vector<InspectedSection> inspect(const Document& document);

} // namespace editor
