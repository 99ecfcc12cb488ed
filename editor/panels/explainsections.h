#pragma once

#include "editor/document/document.h"
#include "editor/panels/explainhex.h"

namespace editor {

/// What is being explained.
struct HexQuestion {
    const Document& document;
    const rules::Position& position;
    model::HexIndex hex;
    model::Atom number; ///< of the hex

    const model::Package& package() const { return document.package(); }
    const rules::Ruleset& ruleset() const { return document.ruleset(); }
    model::Atom scenario() const { return document.scenario(); }
    /// "1623"; a dash off the map.
    QString hexName(model::HexIndex other) const;
    QString sideName(model::Atom side) const;
};

/// One function for each section. A section without rows is not shown.
HexExplanation::Section explainTerrain(const HexQuestion& question);
HexExplanation::Section explainEdges(const HexQuestion& question);
HexExplanation::Section explainPlaces(const HexQuestion& question);
HexExplanation::Section explainCosts(const HexQuestion& question);
HexExplanation::Section explainControl(const HexQuestion& question);
HexExplanation::Section explainSupply(const HexQuestion& question);
HexExplanation::Section explainZoc(const HexQuestion& question);
HexExplanation::Section explainStack(const HexQuestion& question);
HexExplanation::Section explainVictory(const HexQuestion& question);
HexExplanation::Section explainSetup(const HexQuestion& question);
HexExplanation::Section explainFindings(const HexQuestion& question);

/// Everything in the files that has to do with the hex.
std::vector<model::Subject> sourcesOf(const HexQuestion& question);

/// "Movement 2 (default) · Shift 1": what the charts say of a word of the ruleset, and where it comes from unless it
/// is the rulebook's text.
QString chartText(const HexQuestion& question, rules::Category category, model::Atom term);

} // namespace editor
