#pragma once

#include "editor/tools/edittool.h"
#include "model/hexvalues.h"

namespace editor {

/// Selects the hexes that are like the one under the pointer in some property: those around it or all of them.
class WandTool : public EditTool {
    Q_OBJECT
public:
    explicit WandTool(MapCanvas& canvas);

    QString name() const override { return tr("Magic wand"); }
    QIcon icon() const override;
    QKeySequence shortcut() const override { return QKeySequence(Qt::Key_W); }
    QString hint() const override;
    QWidget* makeOptions() override;

    void press(const MapInput& input) override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

protected:
    void pointedChanged() override;
    void enter(model::HexIndex hex, Qt::KeyboardModifiers modifiers) override;

private:
    std::vector<model::HexIndex> alike(model::HexIndex hex) const;

    model::HexProperty m_property = model::HexProperty::Terrain;
    bool m_adjoining = true;
    std::vector<model::HexIndex> m_area; ///< that a click would select
};

} // namespace editor
