#pragma once

#include "editor/print/pages.h"

#include <QTransform>

namespace editor {

/// The edge of the paper around which the printer turns it for the back.
enum class Duplex { LongEdge, ShortEdge };

/// How counters lie on the pages of a sheet, all in millimetres.
struct SheetLayout {
    double counterMm = 12.7;
    int columns = 0; ///< 0, or more than fit: as many as fit
    int rows = 0;
    double gutterMm = 0;
    double bleedMm = 0;
    bool byColumns = false;
    int blanks = 0;
    bool cropMarks = true;
    bool registrationMarks = true;
    bool backs = true;
    Duplex duplex = Duplex::LongEdge;
    QPointF measuredOffset; ///< of the back, seen through the front: to the right and down

    /// What a sheet says of itself; by-columns="yes" and blanks="N" are fields of it.
    static SheetLayout of(const model::Sheet& sheet);
};

/// Where the counters of one page lie on its front and on its back.
class SheetGrid {
public:
    SheetGrid(const SheetLayout& layout, QSizeF page, const QRectF& usable);

    /// What a layout's rows need from top to bottom, with room for marks and bleed.
    static double heightOf(const SheetLayout& layout);

    /// Gives up the rows and columns that so many counters leave empty; the others stay where they are.
    void keepFor(int counters);
    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    int perPage() const { return m_columns * m_rows; }
    /// The edges along which the block of counters is cut.
    QRectF block() const;
    /// The place of the n-th counter on the front.
    QRectF cell(int n) const;
    /// Its colour: the cell and its bleed, which ends half way to a neighbour.
    QRectF bleedOf(int n) const;
    /// The same place on the back page, before toBack().
    QRectF mirrored(const QRectF& front) const;
    /// From there to the back page: turned by half where the printer flips the paper head over heels, so that a
    /// counter turned over sideways stays upright, and moved against the printer's offset.
    QTransform toBack() const;

    /// Lines and crosses outside the block by which it is cut and the two sides are compared.
    void paintCropMarks(QPainter& painter, bool back) const;
    void paintRegistrationMarks(QPainter& painter) const;

private:
    SheetLayout m_layout;
    QSizeF m_page;
    int m_columns = 0;
    int m_rows = 0;
    QPointF m_origin;
};

} // namespace editor
