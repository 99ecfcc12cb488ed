#pragma once

#include "editor/paint/maplook.h"

#include <QString>

#include <array>

namespace editor {

inline constexpr std::array kLooks{MapLook::Colour, MapLook::Light};

/// What a style of map is called, and its name in settings.
QString lookName(MapLook look);
QString lookId(MapLook look);
/// Full colour for a name nobody knows.
MapLook lookNamed(const QString& id);

} // namespace editor
