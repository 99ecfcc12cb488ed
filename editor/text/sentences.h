#pragma once

#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace editor {

/// The English sentence for a message id, with %1, %2, … for its arguments; null when there is none.
/// Translations belong to the context "Message".
const char* sentenceFor(std::string_view message);

/// All message ids that have a sentence.
std::span<const std::string_view> knownMessages();

/// Puts arguments in place of %1 … %9. What an argument itself contains stays as it is.
QString fillIn(const QString& text, std::span<const std::string> arguments);

} // namespace editor
