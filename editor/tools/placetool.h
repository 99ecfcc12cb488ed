#pragma once

#include "editor/tools/edittool.h"

class QComboBox;
class QLineEdit;

namespace editor {

class TermsButton;

/// Makes and changes places. A click in an empty hex asks for the name in the bar above, and Enter makes the place; a
/// click on a place takes it into the bar. Places and their names are dragged to where they belong.
class PlaceTool : public EditTool {
    Q_OBJECT
public:
    explicit PlaceTool(MapCanvas& canvas);

    QString name() const override { return tr("Places"); }
    QIcon icon() const override;
    QKeySequence shortcut() const override { return QKeySequence(Qt::Key_P); }
    QString hint() const override;
    QCursor cursor() const override;
    QWidget* makeOptions() override;

    void press(const MapInput& input) override;
    void doubleClick(const MapInput& input) override { press(input); }
    void drag(const MapInput& input) override;
    void release(const MapInput& input) override;
    void hover(const MapInput& input) override;
    bool wants(const QKeyEvent& event) const override;
    bool key(QKeyEvent* event) override;
    bool busy() const override { return m_drag != Drag::None || model::exists(m_wanted); }
    void cancel() override;
    void paint(QPainter& painter, double pixelsPerMm) const override;

protected:
    void enter(model::HexIndex hex, Qt::KeyboardModifiers modifiers) override;

private:
    enum class Drag { None, Place, Label };

    const model::Place* place() const;
    model::Key labelAt(QPointF point) const;
    model::Key placeIn(model::HexIndex hex) const;
    void choose(model::Key key);
    void askFor(model::HexIndex hex);
    void make();
    void change();
    void putLabelBack();
    void showPlace();

    TermsButton* m_kinds;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_aliases = nullptr;
    QComboBox* m_styles = nullptr;
    model::Key m_place; ///< in the bar
    model::HexIndex m_wanted = model::HexIndex::None; ///< where a new one is asked for
    Drag m_drag = Drag::None;
    QPointF m_from; ///< of the drag
    QPointF m_to;
    bool m_moved = false;
    bool m_overLabel = false;
};

} // namespace editor
