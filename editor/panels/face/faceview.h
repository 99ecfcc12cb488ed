#pragma once

#include "editor/paint/counterlook.h"

#include <QWidget>

namespace editor {

class Document;

/// A counter's front and back, large and in the sizes of the map and of print. The part that is being worked on is
/// framed; parts can be picked, moved and, at their lower right corner, stretched with the mouse.
class FaceView : public QWidget {
    Q_OBJECT
public:
    explicit FaceView(const Document& document, QWidget* parent = nullptr);

    /// turned: the part belongs to the layout of the back. Part -1: none.
    void show(model::Atom counter, bool turned, int part, const QRectF& place);
    QSize sizeHint() const override { return {440, 320}; }
    QSize minimumSizeHint() const override { return {360, 270}; }

    /// The large square of a face.
    QRectF square(bool turned) const;

signals:
    void picked(int part, bool turned);
    /// While the mouse drags; finished when it lets go.
    void dragged(const QRectF& place);
    void dragStarted();
    void dragEnded();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    QRectF onScreen(const QRectF& place, bool turned) const;
    QRectF handle() const;
    CounterLook look(bool turned) const;

    const Document& m_document;
    model::Atom m_counter;
    bool m_turned = false;
    int m_part = -1;
    QRectF m_place;
    enum class Drag { None, Armed, Move, Stretch };
    Drag m_drag = Drag::None;
    bool m_stretch = false;
    QPointF m_from;
    QRectF m_before;
};

} // namespace editor
