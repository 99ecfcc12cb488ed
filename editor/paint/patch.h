#pragma once

#include "editor/paint/mapplan.h"

#include <QRectF>

#include <vector>

namespace editor {

/// The piece of one sheet that is being painted: a tile of the screen, or a whole map on paper. Everything is
/// in millimetres of the sheet.
struct Patch {
    struct Hex {
        model::HexIndex index;
        model::Cell cell;
    };

    const MapPlan::Sheet& sheet;
    QRectF rect;
    double pixelsPerMm = 1;
    std::vector<Hex> hexes; ///< that touch the rectangle, and those around them
    std::vector<bool> contains; ///< by HexIndex

    Patch(const MapPlan& plan, const MapPlan::Sheet& onSheet, int hexCount, QRectF area, double pixels);

    double hexMm() const { return sheet.layout.hexMm(); }
    /// What can be seen depends on how large a hex is.
    double hexPixels() const { return hexMm() * pixelsPerMm; }
    bool has(model::HexIndex hex) const { return model::exists(hex) && contains[model::at(hex)]; }
    /// The hex of the patch under a point; None elsewhere.
    model::HexIndex hexAt(QPointF point) const;
    QPointF centre(const Hex& hex) const { return toQt(sheet.layout.centre(hex.cell)); }

private:
    model::Grid m_cells; ///< the part of the sheet's grid that was looked at
    std::vector<model::HexIndex> m_hexes;
};

} // namespace editor
