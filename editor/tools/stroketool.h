#pragma once

#include "editor/tools/edittool.h"
#include "editor/tools/toolmarks.h"

class QSpinBox;

namespace editor {

class OptionsRow;

/// Paints hexes with a round brush: along the way of the mouse without gaps, along a straight line while Shift is
/// held, and with Enter where the hex cursor is. [ and ] make the brush smaller and larger.
class StrokeTool : public EditTool {
    Q_OBJECT
public:
    static constexpr int kLargest = 5;

    int radius() const { return m_radius; }
    void setRadius(int radius);

    void press(const MapInput& input) override;
    void drag(const MapInput& input) override;
    void release(const MapInput& input) override;
    void hover(const MapInput& input) override;
    bool key(QKeyEvent* event) override;
    void cancel() override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

protected:
    using EditTool::EditTool;

    /// What painting these hexes does; empty: nothing.
    virtual model::Transaction stroke(const std::vector<model::HexIndex>& hexes, bool other) = 0;
    /// Whether painting is possible at all now; says why not.
    virtual bool ready() { return true; }
    virtual Intent intent(bool other) const { return other ? Intent::Remove : Intent::Add; }
    /// Ctrl does the other thing: takes away instead of adding.
    bool other() const { return m_modifiers.testFlag(Qt::ControlModifier); }
    void enter(model::HexIndex hex, Qt::KeyboardModifiers modifiers) override;
    void addRadius(OptionsRow& row);

private:
    void strokeTo(model::HexIndex hex);
    std::vector<model::HexIndex> brushed(const std::vector<model::HexIndex>& centres) const;

    int m_radius = 0;
    QSpinBox* m_radiusBox = nullptr;
    bool m_pressed = false;
    model::HexIndex m_last = model::HexIndex::None; ///< where the stroke has got to
    Qt::KeyboardModifiers m_modifiers;
};

} // namespace editor
