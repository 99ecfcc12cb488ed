#pragma once

#include "editor/tools/edittool.h"
#include "model/mappatch.h"

namespace editor {

/// Places a piece of a map that was copied: it hangs at the pointer as a ghost, can be turned and mirrored, and is put
/// down with a click as often as wanted. One that does not fit is refused, unless what falls off the map may be lost.
class StampTool : public EditTool {
    Q_OBJECT
public:
    explicit StampTool(MapCanvas& canvas);

    QString name() const override { return tr("Stamp"); }
    QIcon icon() const override;
    QKeySequence shortcut() const override { return QKeySequence(Qt::Key_T); }
    QString hint() const override;
    QWidget* makeOptions() override;

    void setPatch(const model::MapPatch& patch);
    const model::MapPatch& patch() const { return m_patch; }
    void turn(int sixths);
    void mirror();

    void press(const MapInput& input) override;
    bool key(QKeyEvent* event) override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

protected:
    void enter(model::HexIndex hex, Qt::KeyboardModifiers modifiers) override;

private:
    int lost(model::HexIndex hex) const;
    void place(model::HexIndex hex);
    void paintPatch(QPainter& painter, model::HexIndex hex, double pixelsPerMm) const;

    model::MapPatch m_patch;
    bool m_mayLose = false;
};

} // namespace editor
