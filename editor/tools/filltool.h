#pragma once

#include "editor/tools/edittool.h"

class QCheckBox;

namespace editor {

class TermChooser;
class TermsButton;

/// Fills the hexes of one terrain around a hex with another. Stops at the hexsides of chosen kinds, at borders and at
/// the edges of zones where asked to.
class FillTool : public EditTool {
    Q_OBJECT
public:
    explicit FillTool(MapCanvas& canvas);

    QString name() const override { return tr("Fill"); }
    QIcon icon() const override;
    QKeySequence shortcut() const override { return QKeySequence(Qt::Key_F); }
    QString hint() const override;
    QWidget* makeOptions() override;

    TermChooser* terrain() const { return m_terrain; }
    void press(const MapInput& input) override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

protected:
    void pointedChanged() override;
    void enter(model::HexIndex hex, Qt::KeyboardModifiers modifiers) override;

private:
    std::vector<model::HexIndex> areaAround(model::HexIndex hex) const;
    void fill(model::HexIndex hex);

    TermChooser* m_terrain;
    TermsButton* m_stops;
    bool m_atBorders = true;
    bool m_atZones = false;
    std::vector<model::HexIndex> m_area; ///< that a click would fill
};

} // namespace editor
