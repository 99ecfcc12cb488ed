#pragma once

#include <QPageSize>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace editor {

/// How a large sheet is spread over pages of a printer, true to scale. Neighbouring pages show the same strip along
/// their common edge, to be glued over each other.
class PageTiling {
public:
    struct Page {
        int row = 0;
        int column = 0;
        QRectF part; ///< of the sheet
    };

    /// All in millimetres. The paper lies so that fewer pages are needed; margin is what the printer leaves white.
    PageTiling(const QRectF& sheet, QSizeF paper, double margin, double overlap);

    QSizeF paper() const { return m_paper; }
    double margin() const { return m_margin; }
    double overlap() const { return m_overlap; }
    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    const std::vector<Page>& pages() const { return m_pages; } ///< row by row

private:
    QSizeF m_paper;
    double m_margin;
    double m_overlap;
    int m_rows = 0;
    int m_columns = 0;
    std::vector<Page> m_pages;
};

} // namespace editor
