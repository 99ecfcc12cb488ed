#pragma once

#include "model/package.h"
#include "rules/ruleset/ruleset.h"

#include <QString>

#include <vector>

namespace editor {

/// The faces of a counter in order; its type's where it has none of its own.
std::vector<model::Atom> facesOf(const model::Counter& counter, const model::Package& package);

QString counterName(const model::Counter& counter);

/// As a player says it: the name of the term, or the id made readable.
QString termName(const rules::Ruleset& ruleset, rules::Category category, model::Atom id);
/// "Forest, Hills": the terrain of a hex, the features of a hexside.
QString termNames(const rules::Ruleset& ruleset, rules::Category category, model::Words words);

} // namespace editor
