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
        int place; ///< a number of its own, below places()
        bool inSight; ///< it, or what sticks out of it a little, touches the rectangle
    };

    const MapPlan::Sheet& sheet;
    QRectF rect;
    double pixelsPerMm = 1;
    std::vector<Hex> hexes; ///< that touch the rectangle, and those around them

    Patch(const MapPlan& plan, const MapPlan::Sheet& onSheet, QRectF area, double pixels);

    double hexMm() const { return sheet.layout.hexMm(); }
    /// What can be seen depends on how large a hex is.
    double hexPixels() const { return hexMm() * pixelsPerMm; }
    bool has(model::HexIndex hex) const { return placeOf(hex) >= 0; }
    /// Arrays with a value for each hex have this size, and the place of the hex is the index; -1: not here.
    std::size_t places() const { return m_hexes.size(); }
    int placeOf(model::HexIndex hex) const;
    /// The place of the cell under a point, whether it has a hex or not.
    int placeAt(QPointF point) const;
    QPointF centre(const Hex& hex) const { return toQt(sheet.layout.centre(hex.cell)); }

private:
    const model::Atlas& m_atlas;
    model::Grid m_cells; ///< the part of the sheet's grid that was looked at
    std::vector<model::HexIndex> m_hexes;
};

} // namespace editor
