#pragma once

class QWidget;

namespace editor {
class Document;
class MapLayers;
} // namespace editor

namespace app {

class Settings;

/// Asks for a file and writes the map as it is shown into it, as PNG, SVG or PDF.
void exportImage(QWidget* window, const editor::Document& document, const editor::MapLayers& layers,
                 Settings& settings);

} // namespace app
