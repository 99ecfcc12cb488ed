#pragma once

#include <cstdint>

namespace editor {

/// The styles in which a map can be drawn.
enum class MapLook : std::uint8_t {
    Colour, ///< full colour, as a printed map
    Light   ///< white paper and little ink, for printing at home and for many counters on screen
};

} // namespace editor
