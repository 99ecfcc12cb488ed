#pragma once

#include <QPixmap>
#include <QTimer>
#include <QWidget>

namespace editor {

class MapCanvas;

/// The whole map in small, with a frame around what the canvas shows. A click or a drag moves the canvas there; so do the
/// arrow keys.
class Minimap : public QWidget {
    Q_OBJECT
public:
    explicit Minimap(MapCanvas& canvas, QWidget* parent = nullptr);

    /// Where a point of the plan lies in the widget.
    QPointF position(QPointF mm) const;
    QSize sizeHint() const override { return {260, 200}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    double scale() const;
    QPointF corner() const;
    void goTo(QPointF pixel);
    void paintAnew();

    MapCanvas& m_canvas;
    QPixmap m_picture;
    QTimer m_timer; ///< edits come in bursts
};

} // namespace editor
