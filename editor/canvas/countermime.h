#pragma once

#include "model/package.h"

#include <QMimeData>

#include <memory>
#include <span>
#include <vector>

namespace editor {

/// How counters travel by drag and drop and by the clipboard: their ids, one on a line. The Counters list
/// offers the same.
inline constexpr char kCounterMime[] = "application/x-hexwerk-counters";
/// Units of the scenario by their ids: rows of a card, counters on the map. Whoever takes them moves them.
inline constexpr char kUnitMime[] = "application/x-hexwerk-units";

/// Units as their counters, and as the XML of the setup card for people and other programs.
std::unique_ptr<QMimeData> mimeOfUnits(const model::Package& package, std::span<const model::Key> units);
/// Empty when the data is something else.
std::vector<model::Atom> countersIn(const QMimeData* data);
/// Ids of units of the scenario; empty when the data is something else.
std::vector<model::Atom> unitsIn(const QMimeData* data);

} // namespace editor
