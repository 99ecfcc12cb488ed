#include "editor/paint/pagetiling.h"

#include <algorithm>
#include <cmath>

namespace editor {
namespace {

/// How many pages it takes to cover a length when each but the first adds the printed length less the overlap.
int pagesFor(double length, double printed, double overlap)
{
    return std::max(1, static_cast<int>(std::ceil(((length - overlap) / (printed - overlap)) - 1e-9)));
}

} // namespace

PageTiling::PageTiling(const QRectF& sheet, QSizeF paper, double margin, double overlap)
    : m_margin(std::clamp(margin, 0.0, std::min(paper.width(), paper.height()) / 4))
{
    const double narrow = std::min(paper.width(), paper.height()) - (2 * m_margin);
    m_overlap = std::clamp(overlap, 0.0, narrow / 2);
    const auto count = [&](QSizeF size) {
        return std::pair(pagesFor(sheet.height(), size.height() - (2 * m_margin), m_overlap),
                         pagesFor(sheet.width(), size.width() - (2 * m_margin), m_overlap));
    };
    const auto [rows, columns] = count(paper);
    const auto [turnedRows, turnedColumns] = count(paper.transposed());
    const bool turned = turnedRows * turnedColumns < rows * columns;
    m_paper = turned ? paper.transposed() : paper;
    m_rows = turned ? turnedRows : rows;
    m_columns = turned ? turnedColumns : columns;
    const QSizeF printed(m_paper.width() - (2 * m_margin), m_paper.height() - (2 * m_margin));
    for (int row = 0; row < m_rows; ++row)
        for (int column = 0; column < m_columns; ++column) {
            const QPointF corner(column * (printed.width() - m_overlap),
                                 row * (printed.height() - m_overlap));
            m_pages.push_back(
                {.row = row, .column = column, .part = QRectF(sheet.topLeft() + corner, printed) & sheet});
        }
}

} // namespace editor
