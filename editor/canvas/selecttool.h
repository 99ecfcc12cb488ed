#pragma once

#include "editor/canvas/maptool.h"
#include "editor/canvas/unitcarry.h"
#include "model/finding.h"

#include <QRectF>

#include <memory>
#include <optional>

namespace editor {

class MapCanvas;

/// Selects counters and hexes, with a click or a rubber band, and moves counters, with the mouse or the
/// keyboard.
class SelectTool : public MapTool {
    Q_OBJECT
public:
    explicit SelectTool(MapCanvas& canvas);
    ~SelectTool() override;

    QString name() const override;
    QIcon icon() const override;
    QKeySequence shortcut() const override;
    QString hint() const override;
    QCursor cursor() const override;

    void press(const MapInput& input) override;
    void doubleClick(const MapInput& input) override;
    void drag(const MapInput& input) override;
    void release(const MapInput& input) override;
    bool key(QKeyEvent* event) override;
    void cursorMoved(model::HexIndex hex) override;
    bool busy() const override;
    void cancel() override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

private:
    /// What has been pressed and may become a drag.
    struct Press {
        MapInput at;
        model::Subject subject;
        bool onUnit = false;
        bool narrowOnRelease = false; ///< a click on one of several selected ones leaves that one selected
    };

    void pickUp(model::HexIndex hex, bool byKey);
    void putDown();
    void selectInBand(const QRectF& band, bool add);
    void selectAtCursor();
    model::Subject subjectAt(const MapInput& input) const;

    MapCanvas& m_canvas;
    std::optional<Press> m_press;
    std::unique_ptr<UnitCarry> m_carry;
    bool m_byKey = false;
    QPointF m_hand; ///< millimetres
    std::optional<QRectF> m_band;
};

} // namespace editor
