#pragma once

#include "editor/tools/stroketool.h"

class QComboBox;
class QSpinBox;

namespace editor {

/// Paints what a scenario says of hexes: which side controls them, where supply comes from, where units enter, what
/// they are worth. The layers are the areas and markers of the game and the victory values; the one being painted is
/// shown on the map.
class LayerTool : public StrokeTool {
    Q_OBJECT
public:
    explicit LayerTool(MapCanvas& canvas);

    QString name() const override { return tr("Control and sources"); }
    QIcon icon() const override;
    QKeySequence shortcut() const override { return QKeySequence(Qt::Key_C); }
    QString hint() const override;
    QWidget* makeOptions() override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

protected:
    model::Transaction stroke(const std::vector<model::HexIndex>& hexes, bool other) override;
    bool ready() override;

private:
    enum class Kind { Area, Marker, Victory };
    struct Layer {
        Kind kind = Kind::Victory;
        model::Atom word;
    };

    void fill();
    Layer layer() const;
    model::Atom side() const;
    QString sideName(model::Atom side) const;
    QColor sideColour(model::Atom side) const;
    void paintArea(const std::vector<model::HexIndex>& hexes, bool remove, model::Transaction& change) const;
    void paintMarkers(const std::vector<model::HexIndex>& hexes, bool remove,
                      model::Transaction& change) const;
    void paintVictory(const std::vector<model::HexIndex>& hexes, bool remove,
                      model::Transaction& change) const;

    QComboBox* m_layers;
    QComboBox* m_sides;
    QSpinBox* m_points = nullptr;
    bool m_remove = false;
};

} // namespace editor
