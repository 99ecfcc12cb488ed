#pragma once

#include "model/hex/layout.h"
#include "model/package.h"

#include <QMarginsF>
#include <QPolygonF>
#include <QRectF>

#include <span>
#include <vector>

namespace editor {

inline QPointF toQt(model::Point point)
{
    return {point.x, point.y};
}

/// Where the maps of a package lie on the canvas, in millimetres. Maps on one lattice lie on one sheet, as
/// they do when a player joins them on the table; sheets lie side by side. All questions are answered by
/// arithmetic. Must be made anew when the package's atlas changes.
class MapPlan {
public:
    struct Sheet {
        model::HexLayout layout;
        QPointF origin; ///< of the layout on the canvas
        std::vector<int> maps; ///< positions in the atlas, upper map first
        std::vector<model::Grid> grids; ///< of these maps
        QMarginsF cut;                  ///< of the layout's rectangle: edges that cut hexes in half

        QRectF bounds() const;
    };

    MapPlan() = default;
    explicit MapPlan(const model::Package& package);

    const model::Atlas& atlas() const { return m_package->atlas(); }
    std::span<const Sheet> sheets() const { return m_sheets; }
    QRectF bounds() const;

    /// None where there is no hex.
    model::HexIndex hexAt(QPointF point) const;
    /// The hexside of hexAt() nearest to the point; its hex is None where there is no hex.
    model::Hexside sideAt(QPointF point) const;
    model::HexIndex hexAt(const Sheet& sheet, model::Cell cell) const;

    const Sheet& sheetOf(model::HexIndex hex) const;
    QPointF centre(model::HexIndex hex) const;
    /// Corners clockwise; side d runs from corner d to the next.
    QPolygonF outline(model::HexIndex hex) const;
    QRectF rectOf(model::HexIndex hex) const;
    /// Distance between opposite sides.
    double hexMm(model::HexIndex hex) const;

private:
    const model::Package* m_package = nullptr;
    std::vector<Sheet> m_sheets;
    std::vector<std::size_t> m_sheetOfMap;
};

} // namespace editor
