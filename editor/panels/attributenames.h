#pragma once

#include "model/records/kinds.h"

#include <QString>

#include <string>
#include <string_view>

namespace editor {

/// What a user calls an attribute: "first-turn" is "First turn". One that nobody has named is made readable.
QString attributeName(const std::string& name);
/// A word that an attribute says: “end-of-turn” as the player reads it.
QString wordName(std::string_view word);
/// "Counter", "Set-up card row", "Place": one record of a kind.
QString kindName(model::RecordKind kind);
/// The name of a face: "Front", "Back".
QString faceName(model::Atom face);

} // namespace editor
