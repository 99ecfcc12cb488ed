#pragma once

#include "model/hex/layout.h"

#include <cstdint>
#include <span>

namespace model {

enum class Compass : std::uint8_t { North, East, South, West };

struct Segment {
    Point from;
    Point to;
};

/// Whether a point lies beyond a line as seen from the other side of it: "east of" is further right than every place
/// where the line has the point's height. Above and below its ends the line goes on straight up and down; for north
/// and south likewise to the left and right.
bool liesBeyond(std::span<const Segment> line, Compass side, Point point);

} // namespace model
