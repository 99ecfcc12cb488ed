#pragma once

#include "model/atlas.h"

#include <QString>

namespace editor {
class Document;
}

namespace app {

/// "1622 · Forest · Vyazma": a hex in a few words, for the status bar.
QString hexText(const editor::Document& document, model::HexIndex hex);

} // namespace app
