#pragma once

#include "editor/tools/edittool.h"
#include "model/hex/corner.h"

class QComboBox;

namespace editor {

class TermChooser;

/// Draws rivers, borders, fortified lines, bridges and whatever else the game has on hexsides. A drag follows the
/// hexsides under the pointer from corner to corner, and going back shortens the way; a click is for one hexside. A
/// hexside has each feature once.
class HexsideTool : public EditTool {
    Q_OBJECT
public:
    enum class Mode { Add, Replace, Remove };
    /// To which of the two hexes the feature belongs.
    enum class Owner { Neither, Left, Right };

    explicit HexsideTool(MapCanvas& canvas);

    QString name() const override { return tr("Hexsides"); }
    QIcon icon() const override;
    QKeySequence shortcut() const override { return QKeySequence(Qt::Key_H); }
    QString hint() const override;
    QWidget* makeOptions() override;

    TermChooser* kind() const { return m_kind; }
    /// What was picked up from a hexside: its first feature, with its owner.
    void take(model::Words features);

    void press(const MapInput& input) override;
    void drag(const MapInput& input) override;
    void release(const MapInput& input) override;
    void hover(const MapInput& input) override;
    bool wants(const QKeyEvent& event) const override;
    bool key(QKeyEvent* event) override;
    bool busy() const override { return !m_way.empty(); }
    void cancel() override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

private:
    struct Drawn {
        model::Hexside side;
        model::HexIndex owner = model::HexIndex::None;
    };

    model::Corner cornerAt(QPointF point) const;
    std::vector<Drawn> drawn() const;
    Drawn single(model::Hexside side) const;
    void draw(const std::vector<Drawn>& sides, bool remove);
    model::Words after(const Drawn& drawn, Mode mode) const;
    Mode modeNow() const;

    TermChooser* m_kind;
    QComboBox* m_modes = nullptr;
    QComboBox* m_owners = nullptr;
    Mode m_mode = Mode::Add;
    Owner m_owner = Owner::Neither;
    const MapPlan::Sheet* m_sheet = nullptr; ///< while drawing
    std::vector<model::Corner> m_way; ///< while drawing
    model::Hexside m_side; ///< that a click would draw
    Qt::KeyboardModifiers m_modifiers;
};

} // namespace editor
