#pragma once

#include "editor/canvas/maptool.h"
#include "editor/paint/underlayfit.h"
#include "model/key.h"
#include "model/package.h"
#include "model/underlaypins.h"

#include <optional>

namespace editor {

class MapCanvas;

/// Pins an underlay to the grid: press where the picture shows the centre of a hex, drag to that hex of the grid and let
/// go. Each pin lays the picture anew; what is left of its error is shown beside it.
class UnderlayTool : public MapTool {
    Q_OBJECT
public:
    explicit UnderlayTool(MapCanvas& canvas);

    /// The underlay that is pinned; an empty key: none.
    void setUnderlay(model::Key underlay);
    model::Key underlay() const { return m_underlay; }

    QString name() const override;
    QIcon icon() const override;
    QKeySequence shortcut() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    QString hint() const override;
    void press(const MapInput& input) override;
    void drag(const MapInput& input) override;
    void release(const MapInput& input) override;
    bool key(QKeyEvent* event) override;
    bool busy() const override { return m_from.has_value(); }
    void cancel() override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

private:
    const model::Underlay* found() const;
    QPointF origin() const; ///< of the sheet, in millimetres of the plan

    MapCanvas& m_canvas;
    model::Key m_underlay;
    std::optional<QPointF> m_from; ///< millimetres of the plan
    QPointF m_to;
};

/// The pins of an underlay with where they belong, in millimetres of its sheet. Pins of hexes that no map has are left out.
std::vector<PinnedPoint> pinnedPoints(const model::Underlay& underlay, model::Atom map,
                                      const model::Package& package);

/// Gives an underlay these pins and, unless it is locked, lays it by them.
model::Underlay withPins(model::Underlay underlay, const std::vector<model::UnderlayPin>& pins,
                         model::Atom map, const model::Package& package);

} // namespace editor
