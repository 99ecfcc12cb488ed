#pragma once

#include "model/edit.h"

namespace editor {

/// One transaction that does what the two do one after the other, for a package that is now as given: a hex
/// painted or a counter moved a hundred times in one drag is one edit. Empty when together they change nothing.
model::Transaction compose(const model::Transaction& first, const model::Transaction& then,
                           const model::Package& now);

} // namespace editor
