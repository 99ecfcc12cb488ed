#pragma once

#include "rules/fixes/fix_kind.h"

namespace rules {

/// The words that would be right where a message says that one is wrong ("reference.hex", "vocabulary.terrain").
std::vector<std::string> knownWords(const FixRequest& request, std::string_view message);
/// Those most like a word, at most three, best first: few letters differ, whatever their case.
std::vector<std::string> nearWords(std::string_view word, const std::vector<std::string>& known);

} // namespace rules
