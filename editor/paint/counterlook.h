#pragma once

#include "editor/paint/facetemplate.h"
#include "model/counterface.h"
#include "rules/ruleset/ruleset.h"

#include <QColor>
#include <QString>

namespace editor {

/// One part of a face with its text and colours filled in. A colour that is not valid is not painted.
struct PrintedPart {
    const FacePart* part = nullptr; ///< of a template that lives as long as the program
    QString text;
    model::Atom symbol;
    QColor ink;
    QColor fill;
    QColor line;
};

/// What is printed on one face of a counter, ready to be painted.
struct CounterLook {
    QColor background;
    QColor ink;
    QColor boxFill;       ///< of the symbol's box
    model::Atom symbol;   ///< look of the unit symbol; empty for a marker, which shows its name
    QString sizeMarks;    ///< "XXX"
    QString factors;      ///< "5-3", "4-5-3*"
    QString name;
    QString parent;       ///< formation it belongs to
    bool withoutZoc = false;
    bool singleStep = false;
    bool turned = false;  ///< the back: reduced
    std::vector<PrintedPart> parts; ///< as the game's template says; empty: the plain layout of all the above

    static CounterLook of(const model::Package& package, const rules::Ruleset& ruleset, model::Atom counter,
                          model::Atom face = {});
    /// The counter of a unit on its current face; units drawn at random show a question mark.
    static CounterLook of(const model::Package& package, const rules::Ruleset& ruleset,
                          const model::Unit& unit);
};

} // namespace editor
