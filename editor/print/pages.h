#pragma once

#include "editor/paint/render.h"
#include "editor/print/paper.h"
#include "editor/print/stamp.h"

#include <QPainter>
#include <QStringList>

#include <functional>
#include <vector>

class QPrinter;

namespace editor {

/// One page to be printed. It is painted in millimetres from its upper left corner.
struct Page {
    QString name; ///< of its own picture file; empty: its number
    QSizeF mm;
    QRectF trim;  ///< where the paper is cut; empty: the whole page
    QRectF bleed; ///< how far the colour runs; empty: like trim
    std::function<void(QPainter&)> paint;
};

/// Pages that go into one file.
struct Pages {
    QString title;
    std::vector<Page> pages;

    /// The pages of another, after these.
    void append(Pages other);
};

/// What to print from, and on what. Everything that is printed (sheets, cards, tracks, tables …) starts from here.
struct PrintSource {
    const model::Package* package = nullptr;
    const rules::Ruleset* ruleset = nullptr;
    model::Atom scenario; ///< empty: all of them, where it matters
    QString folder; ///< of the package, for its own templates; empty: none
    Paper paper = Paper::a4();
    Qt::Orientation orientation = Qt::Vertical;
    double marginMm = 10; ///< that the printer cannot reach
    QSizeF cardMm; ///< of cards, tracks and tables that are cut out; empty: as large as the paper allows
    QStringList languages; ///< one or two, "en", "de"; empty: the program's
    bool blackAndWhite = false; ///< cards, tracks and tables without colours

    QRectF usable() const;
};

/// Paints one page, for a preview or a PNG.
QImage imageOf(const Page& page, double dpi);

/// The files that writePages() writes: one for PDF, one per page ("file-1.png", "file-NAME.png") for PNG and SVG.
QStringList filesOf(const Pages& pages, const QString& file);

/// Writes pages into a file by its ending: .pdf (with trim and bleed boxes), .svg or .png. On failure nothing is left
/// behind and error says why, in the user's language; a cancelled job fails with an empty error.
bool writePages(const Pages& pages, const QString& file, QString* error, const RenderProgress& progress = {},
                double pngDpi = 300);

/// Sends pages to a printer, those from its first to its last page; 0 for all. False when it was cancelled or the
/// printer failed, which error tells.
bool printPages(const Pages& pages, QPrinter& printer, QString* error, const RenderProgress& progress = {});

} // namespace editor
