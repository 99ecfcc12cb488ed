#pragma once

#include "editor/tools/edittool.h"

namespace editor {

/// Picks up what lies under the pointer, for the tool that paints it: what is on a hexside where the pointer is near
/// one, else the terrain of the hex.
class PickTool : public EditTool {
    Q_OBJECT
public:
    explicit PickTool(MapCanvas& canvas);

    QString name() const override { return tr("Pick up"); }
    QIcon icon() const override;
    QKeySequence shortcut() const override { return QKeySequence(Qt::Key_K); }
    QString hint() const override;

    void press(const MapInput& input) override;
    void hover(const MapInput& input) override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

signals:
    void terrainPicked(model::Words terrain);
    void hexsidePicked(model::Words features);

protected:
    void enter(model::HexIndex hex, Qt::KeyboardModifiers modifiers) override;

private:
    model::Hexside sideAt(const MapInput& input) const;

    model::Hexside m_side; ///< under the pointer, with something on it
};

} // namespace editor
