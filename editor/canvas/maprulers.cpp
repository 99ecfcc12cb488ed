#include "editor/canvas/maprulers.h"

#include "editor/text/text.h"

#include <algorithm>
#include <cmath>

namespace editor {
namespace {

constexpr int kStrip = 18;
constexpr double kLeastSpacing = 26; ///< pixels between two numbers

/// The numbers of a column and a row, as they are printed.
struct Parts {
    QString column;
    QString row;
};

Parts partsOf(const model::Map& map, model::Cell cell)
{
    model::Numbering numbering = map.numbering;
    numbering.prefix.clear();
    numbering.separator = "\x1f";
    const QStringList parts = qs(numbering.number(map.grid, cell)).split(QChar(0x1f));
    const bool columnFirst = numbering.order == model::Numbering::Order::ColumnRow;
    return {.column = parts.value(columnFirst ? 0 : 1), .row = parts.value(columnFirst ? 1 : 0)};
}

} // namespace

void paintRulers(QPainter& painter, const model::Package& package, const MapPlan& plan,
                 const MapCamera& camera, QSize window, model::HexIndex hovered, const QPalette& palette)
{
    const QRectF seen = camera.toMap(QRectF(QPointF(), QSizeF(window)));
    const auto sheet = std::ranges::find_if(
        plan.sheets(), [&](const MapPlan::Sheet& each) { return each.bounds().intersects(seen); });
    if (sheet == plan.sheets().end())
        return;
    const model::Map* map =
        package.find<model::Map>(plan.atlas().maps()[static_cast<std::size_t>(sheet->maps.front())]);
    const model::Grid& grid = map->grid;
    const QColor ground = palette.color(QPalette::Window);
    const QColor ink = palette.color(QPalette::WindowText);
    const auto at = [&](model::Cell cell) {
        return camera.toWindow(sheet->origin + toQt(sheet->layout.centre(cell)));
    };
    const bool known = model::exists(hovered) && plan.atlas().map(hovered) == map->id;
    const model::Cell pointed = known ? plan.atlas().cell(hovered) : model::Cell{};

    painter.fillRect(0, 0, window.width(), kStrip, ground);
    painter.fillRect(0, 0, kStrip + 10, window.height(), ground);
    QFont font = painter.font();
    font.setPixelSize(11);
    painter.setFont(font);
    const auto number = [&](const QRectF& box, const QString& text, bool marked) {
        if (marked)
            painter.fillRect(box, palette.color(QPalette::Highlight));
        painter.setPen(marked ? palette.color(QPalette::HighlightedText) : ink);
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
    };
    const model::Cell first{.column = grid.firstColumn, .row = grid.firstRow};
    const double across =
        std::abs(at({.column = first.column + 2, .row = first.row}).x() - at(first).x()) / 2;
    const double down = std::abs(at({.column = first.column, .row = first.row + 2}).y() - at(first).y()) / 2;
    const auto every = [](double spacing) {
        return std::max(1, static_cast<int>(std::ceil(kLeastSpacing / spacing)));
    };
    painter.setClipRect(kStrip + 10, 0, window.width(), kStrip);
    for (int i = 0; i < grid.columns; ++i) {
        const model::Cell cell{.column = grid.firstColumn + i, .row = grid.firstRow};
        const bool marked = known && pointed.column == cell.column;
        if (i % every(across) == 0 || marked)
            number(QRectF(at(cell).x() - 13, 0, 26, kStrip), partsOf(*map, cell).column, marked);
    }
    painter.setClipRect(0, kStrip, kStrip + 10, window.height());
    for (int i = 0; i < grid.rows; ++i) {
        const model::Cell cell{.column = grid.firstColumn, .row = grid.firstRow + i};
        const bool marked = known && pointed.row == cell.row;
        if (i % every(down) == 0 || marked)
            number(QRectF(0, at(cell).y() - 8, kStrip + 10, 16), partsOf(*map, cell).row, marked);
    }
    painter.setClipping(false);
}

} // namespace editor
