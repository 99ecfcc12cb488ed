#pragma once

#include "editor/tools/edittool.h"

#include <QPolygonF>

namespace editor {

/// Selects hexes inside a rectangle or a line drawn by hand. Shift adds to what is selected, Ctrl takes away. By
/// keyboard, Enter sets one corner of a rectangle and then the other.
class HexSelectTool : public EditTool {
    Q_OBJECT
public:
    enum class Shape { Rectangle, Lasso };

    HexSelectTool(MapCanvas& canvas, Shape shape);

    QString name() const override;
    QIcon icon() const override;
    QKeySequence shortcut() const override;
    QString hint() const override;

    void press(const MapInput& input) override;
    void drag(const MapInput& input) override;
    void release(const MapInput& input) override;
    bool busy() const override { return m_pressed || model::exists(m_corner); }
    void cancel() override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

protected:
    void enter(model::HexIndex hex, Qt::KeyboardModifiers modifiers) override;

private:
    std::vector<model::HexIndex> inside(const QPolygonF& outline) const;
    QPolygonF outline() const;

    Shape m_shape;
    bool m_pressed = false;
    QPolygonF m_drawn; ///< of a rectangle two corners
    model::HexIndex m_corner = model::HexIndex::None; ///< set by keyboard
};

/// Changes the selection of hexes as the keys held say: replaces, adds with Shift, takes away with Ctrl.
void selectHexes(MapCanvas& canvas, const std::vector<model::HexIndex>& hexes,
                 Qt::KeyboardModifiers modifiers);

} // namespace editor
