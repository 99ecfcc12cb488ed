#pragma once

#include "model/finding.h"

#include <QString>

namespace editor {

/// The sentence for a finding in the user's language, without rule id and place.
QString findingText(const model::Finding& finding);
/// A sentence of a ruleset in the user's language, its braces filled in their order.
QString rulesetSentence(model::Atom sentence, const std::vector<std::string>& arguments);
/// Where it is, for lists: "1622", "24 Pz", "maps/main.xml:12:5".
QString placeText(const model::Finding& finding, const model::Package& package);
QString subjectName(const model::Subject& subject, const model::Package& package);
/// "Move 24 Pz to 1623": the name of an undo step.
QString stepText(const model::Transaction& transaction);

} // namespace editor
