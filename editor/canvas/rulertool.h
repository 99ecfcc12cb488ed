#pragma once

#include "editor/canvas/maptool.h"

namespace editor {

class MapCanvas;

/// Measures: a drag from hex to hex shows the straight way and how many hexes it is. The keyboard sets the start with
/// Return and the hex cursor is the end.
class RulerTool : public MapTool {
    Q_OBJECT
public:
    explicit RulerTool(MapCanvas& canvas);

    QString name() const override;
    QIcon icon() const override;
    QKeySequence shortcut() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    QString hint() const override;
    void press(const MapInput& input) override;
    void drag(const MapInput& input) override;
    bool key(QKeyEvent* event) override;
    void cursorMoved(model::HexIndex hex) override;
    void cancel() override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

    /// In hexes; -1 when nothing is measured.
    int distance() const;

private:
    bool measures() const;

    MapCanvas& m_canvas;
    model::HexIndex m_from = model::HexIndex::None;
    model::HexIndex m_to = model::HexIndex::None;
};

} // namespace editor
