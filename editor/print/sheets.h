#pragma once

#include "editor/print/sheetlayout.h"

namespace editor {

/// What the user chooses for a printer, beyond what a sheet says of itself.
struct SheetPrinting {
    model::Atom sheet; ///< empty: all sheets
    std::vector<model::Atom> only; ///< counters; empty: all of them
    bool backs = true;
    bool cropMarks = true;
    bool registrationMarks = true;
    Duplex duplex = Duplex::LongEdge;
    QPointF measuredOffset;
};

/// The faces of a counter that are printed on its two sides: front, and back if it has one.
struct CounterSides {
    model::Atom counter;
    model::Atom back; ///< empty: the back is blank
};

/// The counters of a sheet in the order in which they are printed, each as often as it has copies.
std::vector<CounterSides> countersOf(const model::Package& package, model::Atom sheet);

/// The width of a counter: of its sheet, of its kind in the ruleset, or half an inch.
double counterMm(const model::Package& package, const rules::Ruleset& ruleset, model::Atom counter);

/// The layout of a sheet for counters of one size.
SheetLayout layoutFor(const model::Sheet& sheet, const SheetPrinting& printing, double counterMm);

/// Fronts and backs of counter sheets, each front followed by its back. Counters of different sizes are on different
/// pages.
Pages sheetPages(const PrintSource& source, const SheetPrinting& printing);

/// The counters named in printing.only, of all sheets together, on one page and its back as far as they fit.
Pages replacementPages(const PrintSource& source, const SheetPrinting& printing);

/// Each face of each counter as a page of its own, named "ID-front", "ID-back".
Pages counterPages(const PrintSource& source, const SheetPrinting& printing);

/// Two pages, front and back, on which a person reads off how far the printer sets the back beside the front.
Pages offsetTestPages(const PrintSource& source, const SheetPrinting& printing);

} // namespace editor
