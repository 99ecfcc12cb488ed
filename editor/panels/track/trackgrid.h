#pragma once

#include "editor/panels/track/trackmodel.h"

#include <QStyledItemDelegate>
#include <QTableView>

namespace editor {

class TrackGrid;

/// Paints the counters of a space side by side, as many lines as they need.
class TrackDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit TrackDelegate(TrackGrid& grid);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    TrackGrid& m_grid;
};

/// The turn by turn grid. Counters are dragged from turn to turn, from the map and from the lists to a turn, and from a
/// turn onto the map; with the keyboard Alt+Up and Alt+Down move the selected lines.
class TrackGrid : public QTableView {
    Q_OBJECT
public:
    explicit TrackGrid(Document& document, QWidget* parent = nullptr);

    Document& document() const { return m_document; }
    TrackModel* track() const { return m_model; }
    /// Where a chip lies, in the viewport; empty when it is not there.
    QRect rectOf(const TrackPiece& piece) const;
    /// The chip under a point of the viewport; null where there is none.
    const TrackChip* chipAt(QPoint point) const;
    /// Places of chips in a cell of this width, relative to its corner.
    std::vector<QRect> layOut(const std::vector<TrackChip>& chips, int width) const;
    bool isSelected(const TrackChip& chip) const;

public slots:
    void moveSelected(int turns);
    void removeSelected();

signals:
    void notice(const QString& text);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void fitRows();
    void perform(model::Transaction change);

    Document& m_document;
    TrackModel* m_model;
    QPoint m_pressed;
    std::vector<TrackPiece> m_held; ///< pressed, may become a drag
    int m_dropRow = -1;
};

} // namespace editor
