#pragma once

#include "editor/paint/layer.h"

class QWidget;

namespace editor {
class Document;
}

namespace app {

class Settings;

/// Asks for a file and writes the map as it is shown into it, as PNG, SVG or PDF.
void exportImage(QWidget* window, const editor::Document& document, editor::LayerSet layers,
                 Settings& settings);

} // namespace app
