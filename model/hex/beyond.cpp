#include "model/hex/beyond.h"

#include <algorithm>
#include <utility>

namespace model {
namespace {

/// Turned so that the question is always "east of".
Point turned(Point point, Compass side)
{
    switch (side) {
    case Compass::North:
        return {.x = -point.y, .y = point.x};
    case Compass::East:
        return point;
    case Compass::South:
        return {.x = point.y, .y = point.x};
    case Compass::West:
        return {.x = -point.x, .y = point.y};
    }
    return point;
}

} // namespace

bool liesBeyond(std::span<const Segment> line, Compass side, Point point)
{
    if (line.empty())
        return false;
    const Point asked = turned(point, side);
    Point top = turned(line.front().from, side);
    Point bottom = top;
    bool met = false;
    double furthest = 0;
    const auto meet = [&](double x) {
        furthest = met ? std::max(furthest, x) : x;
        met = true;
    };
    for (const Segment& segment : line) {
        const Point from = turned(segment.from, side);
        const Point to = turned(segment.to, side);
        for (const Point& end : {from, to}) {
            top = end.y < top.y ? end : top;
            bottom = end.y > bottom.y ? end : bottom;
        }
        const auto [low, high] = std::minmax(from.y, to.y);
        if (asked.y < low || asked.y > high)
            continue;
        const double part = high > low ? (asked.y - from.y) / (to.y - from.y) : 0;
        meet(high > low ? from.x + (part * (to.x - from.x)) : std::max(from.x, to.x));
    }
    if (!met)
        meet(asked.y < top.y ? top.x : bottom.x);
    constexpr double onTheLine = 1e-6;
    return asked.x > furthest + onTheLine;
}

} // namespace model
