#pragma once

#include "editor/paint/facetemplate.h"
#include "model/counterface.h"
#include "rules/ruleset/ruleset.h"

#include <QColor>
#include <QString>

namespace editor {

/// One part of a face with its text and colours filled in. A colour that is not valid is not painted. Places and sizes
/// are in parts of the counter's width.
struct PrintedPart {
    FacePart::Kind kind = FacePart::Kind::Text;
    QRectF place;
    QString text;
    model::Atom symbol;
    double size = 0; ///< of letters
    bool bold = true;
    FacePart::Align align = FacePart::Align::Centre;
    bool upwards = false;
    bool framed = true; ///< a symbol in its box
    FacePart::Shape shape = FacePart::Shape::Rectangle;
    double lineWidth = 0;
    QColor ink;
    QColor fill;
    QColor line;
    std::size_t number = 0; ///< of the template's part

    bool operator==(const PrintedPart&) const = default;
};

/// What is printed on one face of a counter, ready to be painted.
struct CounterLook {
    QColor background;
    QColor ink;
    QColor boxFill; ///< of the symbol's box
    model::Atom symbol; ///< look of the unit symbol; empty for a marker, which shows its name
    QString sizeMarks; ///< "XXX"
    QString factors; ///< "5-3", "4-5-3*"
    QString name;
    QString parent; ///< formation it belongs to
    bool withoutZoc = false;
    bool singleStep = false;
    bool turned = false; ///< the back: reduced
    std::vector<PrintedPart> parts; ///< as the game's template says; empty: the plain layout of all the above
    QString art; ///< a picture of its own, which takes the part meant for it, or else the whole face
    QString place; ///< of the package, where the picture lies

    static CounterLook of(const model::Package& package, const rules::Ruleset& ruleset, model::Atom counter,
                          model::Atom face = {});
    /// The counter of a unit on its current face; units drawn at random show a question mark.
    static CounterLook of(const model::Package& package, const rules::Ruleset& ruleset,
                          const model::Unit& unit);

    bool operator==(const CounterLook&) const = default;
};

} // namespace editor
