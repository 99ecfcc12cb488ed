#pragma once

#include "editor/paint/layer.h"
#include "editor/paint/maplook.h"
#include "model/package.h"
#include "rules/ruleset/ruleset.h"

#include <QImage>
#include <QSizeF>
#include <QString>

#include <functional>
#include <span>

namespace model {
struct Finding;
}

namespace editor {

/// A map to be written to a file. Reads everything from here and nothing from a window.
struct RenderJob {
    const model::Package* package = nullptr;
    const rules::Ruleset* ruleset = nullptr;
    model::Atom scenario;  ///< whose counters lie on the map; empty: none
    model::Atom map;       ///< empty: all maps, side by side
    LayerSet layers = LayerSet::all().without(MapLayer::Problems);
    std::span<const model::Finding> findings; ///< for the layer of problem marks
    MapLook look = MapLook::Colour;
    double pixelsPerHex = 96; ///< PNG only; SVG and PDF are true to scale in millimetres
    double marginMm = 5;      ///< of table around the maps
    bool legend = false;      ///< below the maps, of all that they use
    QSizeF
        paper; ///< PDF only, in millimetres: pages to tile the map over; empty: one page as large as the map
    double paperMarginMm = 10; ///< left white on such pages
    double overlapMm = 10; ///< shown by both of two neighbouring pages
    QString file; ///< its ending decides: .png, .svg or .pdf
};

/// Called with a number from 0 to 1; returning false cancels.
using RenderProgress = std::function<bool(double)>;

/// The picture alone; null when it was cancelled or would be too large to hold.
QImage renderImage(const RenderJob& job, const RenderProgress& progress = {});

/// Writes the file. On failure nothing is left behind and error says why, in the user's language; a cancelled
/// job fails with an empty error.
bool renderMap(const RenderJob& job, QString* error, const RenderProgress& progress = {});

} // namespace editor
