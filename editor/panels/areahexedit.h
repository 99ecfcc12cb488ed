#pragma once

#include "model/edit.h"

namespace editor {

class Document;

/// Adds the hexes that are selected on the map to an area of the scenario, or takes them out. Empty when nothing changes.
model::Transaction areaWithSelection(const Document& document, model::Key area, bool add);

} // namespace editor
