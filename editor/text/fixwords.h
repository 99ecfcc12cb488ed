#pragma once

#include "rules/fixes/fix.h"

#include <QString>

namespace editor {

/// What a fix offers to do about a finding: "Remove it (24 Pz)".
QString fixText(const rules::Fix& fix, const model::Finding& finding, const model::Package& package);
/// The same for all findings of a rule at once; empty when there is no such kind.
QString fixAllText(model::Atom kind);
/// How sure it is that this is what is wanted: "safe", "likely", "removes something".
QString safetyText(rules::Safety safety);

/// What a change does, the package before and after it given: "Moves 24 Pz from 1622 to 1623."
QString outcomeText(const model::ChangeSet& change, const model::Package& before,
                    const model::Package& after);
/// That a fix cannot be made after all.
QString impossibleText();

} // namespace editor
