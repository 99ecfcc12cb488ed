#pragma once

#include "model/atom.h"

#include <QString>

#include <string_view>

namespace editor {

/// "Stalin's War" becomes "stalins-war": fit for an id and a file name. A name without a single letter or figure of
/// ASCII gets the other id.
model::Atom idFrom(const QString& name, std::string_view otherwise);

} // namespace editor
