#pragma once

#include "editor/tools/stroketool.h"

class QCheckBox;

namespace editor {

/// Takes things off the map: terrain goes back to the map's usual one; hexsides, lines and places go where their
/// layer is chosen.
class EraserTool : public StrokeTool {
    Q_OBJECT
public:
    explicit EraserTool(MapCanvas& canvas);

    QString name() const override { return tr("Eraser"); }
    QIcon icon() const override;
    QKeySequence shortcut() const override { return QKeySequence(Qt::Key_E); }
    QString hint() const override;
    QWidget* makeOptions() override;

protected:
    model::Transaction stroke(const std::vector<model::HexIndex>& hexes, bool other) override;
    bool ready() override;
    Intent intent(bool) const override { return Intent::Remove; }

private:
    void eraseSides(const std::vector<model::HexIndex>& hexes, model::Transaction& change) const;
    void eraseLines(const std::vector<model::HexIndex>& hexes, model::Transaction& change) const;
    void erasePlaces(const std::vector<model::HexIndex>& hexes, model::Transaction& change) const;

    bool m_terrain = true;
    bool m_sides = false;
    bool m_lines = false;
    bool m_places = false;
};

} // namespace editor
