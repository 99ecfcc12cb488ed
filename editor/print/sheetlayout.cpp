#include "editor/print/sheetlayout.h"

#include <algorithm>
#include <cmath>

namespace editor {
namespace {

constexpr double kMarkGap = 1.5; ///< between the counters and a crop mark
constexpr double kMarkLength = 4;
constexpr double kMarkRoom = kMarkGap + kMarkLength + 0.5;
constexpr double kHairline = 0.1;

int fitting(double room, const SheetLayout& layout, int wanted)
{
    const int most =
        std::max(1, static_cast<int>((room + layout.gutterMm + 1e-6) / (layout.counterMm + layout.gutterMm)));
    return wanted > 0 ? std::min(wanted, most) : most;
}

double lengthOf(int count, const SheetLayout& layout)
{
    return (count * layout.counterMm) + ((count - 1) * layout.gutterMm);
}

double roomAround(const SheetLayout& layout)
{
    return std::max(layout.bleedMm, layout.cropMarks ? kMarkRoom : 0);
}

} // namespace

SheetLayout SheetLayout::of(const model::Sheet& sheet)
{
    SheetLayout layout;
    if (sheet.counterMm > 0)
        layout.counterMm = std::clamp(sheet.counterMm, 5.0, 100.0);
    layout.columns = std::max(0, sheet.columns);
    layout.rows = std::max(0, sheet.rows);
    layout.gutterMm = std::clamp(sheet.gutterMm, 0.0, 50.0);
    layout.bleedMm = std::clamp(sheet.bleedMm, 0.0, 10.0);
    static const model::Atom byColumns("by-columns");
    static const model::Atom blanks("blanks");
    layout.byColumns = sheet.fields.text(byColumns) == "yes";
    layout.blanks = std::clamp(sheet.fields.number(blanks).value_or(0), 0, 1000);
    return layout;
}

SheetGrid::SheetGrid(const SheetLayout& layout, QSizeF page, const QRectF& usable)
    : m_layout(layout)
    , m_page(page)
{
    const double around = roomAround(layout);
    m_columns = fitting(usable.width() - (2 * around), layout, layout.columns);
    m_rows = fitting(usable.height() - (2 * around), layout, layout.rows);
    const QSizeF block(lengthOf(m_columns, layout), lengthOf(m_rows, layout));
    m_origin = usable.center() - QPointF(block.width() / 2, block.height() / 2);
}

double SheetGrid::heightOf(const SheetLayout& layout)
{
    constexpr double rounding = 0.001;
    return lengthOf(std::max(1, layout.rows), layout) + (2 * roomAround(layout)) + rounding;
}

void SheetGrid::keepFor(int counters)
{
    int& lines = m_layout.byColumns ? m_columns : m_rows;
    int& line = m_layout.byColumns ? m_rows : m_columns;
    lines = std::clamp((counters + line - 1) / line, 1, lines);
    if (lines == 1)
        line = std::clamp(counters, 1, line);
}

QRectF SheetGrid::block() const
{
    return {m_origin, QSizeF(lengthOf(m_columns, m_layout), lengthOf(m_rows, m_layout))};
}

QRectF SheetGrid::cell(int n) const
{
    const int column = m_layout.byColumns ? n / m_rows : n % m_columns;
    const int row = m_layout.byColumns ? n % m_rows : n / m_columns;
    const double pitch = m_layout.counterMm + m_layout.gutterMm;
    return {m_origin.x() + (column * pitch), m_origin.y() + (row * pitch), m_layout.counterMm,
            m_layout.counterMm};
}

QRectF SheetGrid::bleedOf(int n) const
{
    const QRectF place = cell(n);
    const QRectF whole = block();
    const double inner = std::min(m_layout.bleedMm, m_layout.gutterMm / 2);
    const auto towards = [&](double edge, double end) {
        return std::abs(edge - end) < 1e-6 ? m_layout.bleedMm : inner;
    };
    return place.adjusted(-towards(place.left(), whole.left()), -towards(place.top(), whole.top()),
                          towards(place.right(), whole.right()), towards(place.bottom(), whole.bottom()));
}

QRectF SheetGrid::mirrored(const QRectF& front) const
{
    return {m_page.width() - front.right(), front.top(), front.width(), front.height()};
}

QTransform SheetGrid::toBack() const
{
    QTransform transform;
    const bool upright = m_page.height() >= m_page.width();
    if (upright != (m_layout.duplex == Duplex::LongEdge))
        transform.translate(m_page.width(), m_page.height()).rotate(180);
    // Seen through the paper right is left.
    return transform.translate(m_layout.measuredOffset.x(), -m_layout.measuredOffset.y());
}

void SheetGrid::paintCropMarks(QPainter& painter, bool back) const
{
    const QRectF whole = back ? mirrored(block()) : block();
    const double away = std::max(kMarkGap, m_layout.bleedMm + 0.5);
    painter.setPen(QPen(Qt::black, kHairline));
    const double pitch = m_layout.counterMm + m_layout.gutterMm;
    const auto across = [&](double x) {
        painter.drawLine(QLineF(x, whole.top() - away - kMarkLength, x, whole.top() - away));
        painter.drawLine(QLineF(x, whole.bottom() + away, x, whole.bottom() + away + kMarkLength));
    };
    const auto down = [&](double y) {
        painter.drawLine(QLineF(whole.left() - away - kMarkLength, y, whole.left() - away, y));
        painter.drawLine(QLineF(whole.right() + away, y, whole.right() + away + kMarkLength, y));
    };
    for (int i = 0; i < m_columns; ++i) {
        across(whole.left() + (i * pitch));
        across(whole.left() + (i * pitch) + m_layout.counterMm);
    }
    for (int i = 0; i < m_rows; ++i) {
        down(whole.top() + (i * pitch));
        down(whole.top() + (i * pitch) + m_layout.counterMm);
    }
}

void SheetGrid::paintRegistrationMarks(QPainter& painter) const
{
    painter.setPen(QPen(Qt::black, kHairline));
    painter.setBrush(Qt::NoBrush);
    constexpr double inset = 7;
    // The corners mirror onto one another, so front and back marks meet.
    for (const double x : {inset, m_page.width() - inset})
        for (const double y : {inset, m_page.height() - inset}) {
            painter.drawEllipse(QPointF(x, y), 1.5, 1.5);
            painter.drawLine(QLineF(x - 2.5, y, x + 2.5, y));
            painter.drawLine(QLineF(x, y - 2.5, x, y + 2.5));
        }
}

} // namespace editor
