#pragma once

#include "model/mappatch.h"

#include <QMimeData>

#include <memory>
#include <optional>
#include <span>

namespace editor {

/// How a piece of a map travels by the clipboard, also into another package: as a transaction in XML.
inline constexpr char kAreaMime[] = "application/x-hexwerk-area+xml";

std::unique_ptr<QMimeData> mimeOfArea(const model::Package& package, std::span<const model::HexIndex> hexes);
bool hasArea(const QMimeData* data);
/// Nothing when the data is something else or broken.
std::optional<model::MapPatch> areaIn(const QMimeData* data);

} // namespace editor
