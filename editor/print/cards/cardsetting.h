#pragma once

#include "editor/print/cards/cardtemplate.h"
#include "editor/print/cards/flow.h"
#include "editor/print/cards/wording.h"
#include "editor/print/pages.h"

namespace editor {

/// A strip of colour with letters on it.
struct Band {
    QColor fill;
    QColor ink;
    double line = 0; ///< around it, where the fill alone would not show
};

/// All that a document needs to be set: what it is about, its template, its words, its room, and its colours, which are
/// greys in black and white.
struct CardSetting {
    const PrintSource& source;
    const CardTemplate& style;
    const Wording& words;
    model::Atom scenario;
    QSizeF body; ///< room of a card below its title

    const model::Package& package() const { return *source.package; }
    const rules::Ruleset& ruleset() const { return *source.ruleset; }

    QColor colour(const QString& name) const;
    /// In the colour of a side; of nobody: neutral.
    Band band(model::Atom side) const;
    QString sideName(model::Atom side) const;
    /// "Turn 4 · Winter 1942"
    QString turnName(model::Atom turn) const;
    /// The number of a hex and what is there: "1621 Warsaw".
    QString hexName(model::Atom hex) const;
    std::shared_ptr<const CounterLook> look(model::Atom counter, model::Atom face) const;
};

/// One document, ready to be laid out on cards. One without parts has nothing to say.
struct CardDocument {
    QString title;
    QString subtitle;
    Band band;
    std::vector<Part> parts;

    void add(Part part);
};

} // namespace editor
