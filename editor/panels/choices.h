#pragma once

#include "editor/panels/property.h"

#include <QString>

#include <vector>

namespace editor {

class Document;

/// A value that can be chosen: what the file holds and what the user reads.
struct Choice {
    QString value;
    QString label;
    QString name{}; ///< of a record, without the id that tells it from others of the same name
    bool operator==(const Choice&) const = default;
};

/// What an attribute of a target may be: words of the ruleset, or the records that a reference can point to.
/// Empty when anything goes.
std::vector<Choice> choicesFor(const Document& document, const Target& target, const Property& property);

/// The value as the user reads it; what is inherited where there is none.
QString valueText(const Document& document, const Target& target, const Property& property);

} // namespace editor
