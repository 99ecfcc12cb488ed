#pragma once

#include "model/records/map.h"

#include <QWidget>

#include <optional>

namespace editor {

/// A picture of a grid that does not exist yet: its hexes, the numbers at its corners, what is missing and where the
/// sheet cuts hexes in half. A click takes a hex away or brings it back.
class GridPreview : public QWidget {
    Q_OBJECT
public:
    explicit GridPreview(QWidget* parent = nullptr);

    void setMap(const model::Map& map);
    /// The middle of a cell in the widget.
    QPointF position(model::Cell cell) const;
    QSize sizeHint() const override { return {420, 360}; }

signals:
    void clicked(model::Cell cell);
    /// Empty when the pointer is on no hex.
    void hovered(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    double scale() const;
    QPointF corner() const;
    std::optional<model::Cell> cellAt(QPointF pixel) const;

    model::Map m_map;
    std::vector<bool> m_missing; ///< by cell
};

} // namespace editor
