#pragma once

#include "editor/tools/stroketool.h"

class QComboBox;

namespace editor {

class TermChooser;

/// Paints terrain: instead of what is there, in addition to it, or away from it. The map's usual terrain means that
/// there is nothing else; adding to it replaces it, and it comes back when the last other word goes.
class BrushTool : public StrokeTool {
    Q_OBJECT
public:
    enum class Mode { Replace, Add, Remove };

    explicit BrushTool(MapCanvas& canvas);

    QString name() const override { return tr("Terrain brush"); }
    QIcon icon() const override;
    QKeySequence shortcut() const override { return QKeySequence(Qt::Key_B); }
    QString hint() const override;
    QWidget* makeOptions() override;

    TermChooser* terrain() const { return m_terrain; }
    void setMode(Mode mode);
    void press(const MapInput& input) override;

    /// The terrain of a hex after painting it so.
    static model::Words painted(const model::Package& package, model::HexIndex hex, model::Words words,
                                Mode mode);

signals:
    /// Alt and a click: take what is there into the brush.
    void pickRequested(const MapInput& input);

protected:
    model::Transaction stroke(const std::vector<model::HexIndex>& hexes, bool other) override;
    bool ready() override;
    Intent intent(bool other) const override;

private:
    Mode modeNow(bool other) const;

    TermChooser* m_terrain;
    QComboBox* m_modes = nullptr;
    Mode m_mode = Mode::Replace;
};

} // namespace editor
