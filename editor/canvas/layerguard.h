#pragma once

#include "editor/paint/layer.h"
#include "model/edit.h"

#include <QString>

namespace editor {

/// The layers that show what a transaction changes. Grids and numbers of maps belong to no layer.
LayerSet layersOf(const model::Transaction& transaction);

/// Why a transaction must not be performed while some layers are locked; empty when it may.
QString lockedReason(const model::Transaction& transaction, LayerSet locked);

/// That a layer is locked, and what to do about it.
QString lockedReason(MapLayer layer);

} // namespace editor
