#include "editor/panels/gridpreview.h"

#include "editor/text/text.h"
#include "model/hex/layout.h"
#include "model/sheetedges.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace editor {
namespace {

constexpr double kMargin = 12;
constexpr double kLeastHexPixels = 3; ///< smaller ones are not drawn one by one

} // namespace

GridPreview::GridPreview(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("gridPreview"));
    setAccessibleName(tr("Preview of the map"));
    setMouseTracking(true);
    setMinimumSize(260, 220);
    setToolTip(tr("Click a hex to take it off the map, or to put it back"));
}

void GridPreview::setMap(const model::Map& map)
{
    m_map = map;
    m_missing.assign(static_cast<std::size_t>(std::max(0, map.grid.size())), false);
    for (const model::Atom number : map.missing.hexes)
        if (const auto cell = map.numbering.cell(map.grid, number.text()))
            m_missing[static_cast<std::size_t>(map.grid.indexOf(*cell))] = true;
    update();
}

double GridPreview::scale() const
{
    const model::Rect bounds = model::HexLayout(m_map.grid, 10).bounds();
    return std::min((width() - (2 * kMargin)) / std::max(1.0, bounds.width),
                    (height() - (2 * kMargin)) / std::max(1.0, bounds.height));
}

QPointF GridPreview::corner() const
{
    const model::Rect bounds = model::HexLayout(m_map.grid, 10).bounds();
    return {(width() - (bounds.width * scale())) / 2, (height() - (bounds.height * scale())) / 2};
}

QPointF GridPreview::position(model::Cell cell) const
{
    const model::Point centre = model::HexLayout(m_map.grid, 10).centre(cell);
    return corner() + (QPointF(centre.x, centre.y) * scale());
}

std::optional<model::Cell> GridPreview::cellAt(QPointF pixel) const
{
    if (m_map.grid.size() <= 0)
        return std::nullopt;
    const QPointF mm = (pixel - corner()) / scale();
    const model::Cell cell = model::HexLayout(m_map.grid, 10).cellAt({.x = mm.x(), .y = mm.y()});
    return m_map.grid.contains(cell) ? std::optional(cell) : std::nullopt;
}

void GridPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    const model::Grid& grid = m_map.grid;
    if (grid.size() <= 0)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const model::HexLayout layout(grid, 10);
    const double factor = scale();
    const double hexPixels = 10 * factor;
    const QPointF origin = corner();
    const auto at = [&](model::Point point) { return origin + (QPointF(point.x, point.y) * factor); };
    const QColor ink = palette().color(QPalette::Text);
    const model::Rect bounds = layout.bounds();
    QRectF sheet(origin, QSizeF(bounds.width, bounds.height) * factor);
    const bool flat = grid.lattice.orientation == model::Orientation::FlatTop;
    const double across = (flat ? layout.cornerRadius() : 5) * factor;
    const double down = (flat ? 5 : layout.cornerRadius()) * factor;
    const model::Words cuts = model::cutEdges(m_map);
    const auto cut = [&](const char* edge, double by) { return cuts.contains(edge) ? by : 0.0; };
    sheet.adjust(cut("left", across), cut("top", down), -cut("right", across), -cut("bottom", down));

    painter.save();
    painter.setClipRect(sheet.adjusted(-1, -1, 1, 1));
    if (hexPixels < kLeastHexPixels) {
        painter.fillRect(sheet, QColor(0xf2, 0xe9, 0xd2));
    } else {
        QPainterPath hexes;
        for (int i = 0; i < grid.size(); ++i) {
            if (m_missing[static_cast<std::size_t>(i)])
                continue;
            QPolygonF hex;
            for (const model::Point point : layout.corners(grid.cellAt(i)))
                hex << at(point);
            hexes.addPolygon(hex);
            hexes.closeSubpath();
        }
        painter.fillPath(hexes, QColor(0xf2, 0xe9, 0xd2));
        painter.strokePath(hexes, QPen(QColor(0x6e, 0x62, 0x50), std::min(1.0, hexPixels / 14)));
    }
    painter.restore();
    painter.setPen(QPen(ink, 1));
    painter.drawRect(sheet);

    // Numbers in all hexes where they can be read, else in those at the corners.
    QFont font = painter.font();
    const bool all = hexPixels >= 34;
    font.setPixelSize(all ? std::clamp(static_cast<int>(hexPixels / 4), 8, 13) : 11);
    painter.setFont(font);
    const int right = grid.firstColumn + grid.columns - 1;
    const int bottom = grid.firstRow + grid.rows - 1;
    for (int i = 0; i < grid.size(); ++i) {
        const model::Cell cell = grid.cellAt(i);
        const bool outer = (cell.column == grid.firstColumn || cell.column == right)
            && (cell.row == grid.firstRow || cell.row == bottom);
        if ((!all && !outer) || m_missing[static_cast<std::size_t>(i)])
            continue;
        const QString number = qs(m_map.numbering.number(grid, cell));
        QRectF box = painter.fontMetrics().boundingRect(number);
        box.moveCenter(at(layout.centre(cell)));
        if (!all) {
            box.moveLeft(std::clamp(box.left(), 2.0, width() - box.width() - 2));
            painter.fillRect(box.adjusted(-2, -1, 2, 1), QColor(255, 255, 255, 220));
        }
        painter.setPen(QColor(0x30, 0x2a, 0x20));
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, number);
    }
}

void GridPreview::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        if (const auto cell = cellAt(event->position()))
            emit clicked(*cell);
}

void GridPreview::mouseMoveEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position());
    emit hovered(cell ? qs(m_map.numbering.number(m_map.grid, *cell)) : QString());
}

void GridPreview::leaveEvent(QEvent*)
{
    emit hovered({});
}

} // namespace editor
