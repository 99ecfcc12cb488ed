#pragma once

#include "editor/tools/edittool.h"

class QComboBox;
class QLineEdit;

namespace editor {

class TermChooser;

/// Draws roads, railways and other lines from hex to hex. Clicks set points that are joined by the best way; a drag
/// follows the pointer. Every stretch is one step of undo. Ctrl erases, Alt and a click split the line in a hex.
class LineTool : public EditTool {
    Q_OBJECT
public:
    enum class Way { Cheapest, Existing, Straight };

    explicit LineTool(MapCanvas& canvas);

    QString name() const override { return tr("Lines"); }
    QIcon icon() const override;
    QKeySequence shortcut() const override { return QKeySequence(Qt::Key_L); }
    QString hint() const override;
    QWidget* makeOptions() override;

    TermChooser* kind() const { return m_kind; }
    void press(const MapInput& input) override;
    void doubleClick(const MapInput& input) override;
    void drag(const MapInput& input) override;
    void release(const MapInput& input) override;
    void hover(const MapInput& input) override;
    bool busy() const override { return model::exists(m_from); }
    void cancel() override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

protected:
    void pointedChanged() override;
    void enter(model::HexIndex hex, Qt::KeyboardModifiers modifiers) override;

private:
    bool erasing() const;
    void click(model::HexIndex hex);
    void commit(const std::vector<model::HexIndex>& way);
    void split(model::HexIndex hex);
    std::vector<model::HexIndex> wayTo(model::HexIndex hex) const;
    double cost(model::Hexside step) const;

    TermChooser* m_kind;
    QLineEdit* m_name = nullptr;
    QComboBox* m_ways = nullptr;
    bool m_erase = false;
    Qt::KeyboardModifiers m_modifiers;
    model::HexIndex m_from = model::HexIndex::None; ///< the last point that was set
    std::vector<model::HexIndex> m_way; ///< to the pointer
    bool m_dragging = false;
    bool m_pressed = false;
    bool m_started = false; ///< by this press
};

} // namespace editor
