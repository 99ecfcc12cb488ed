#pragma once

#include <QImage>

#include <algorithm>
#include <cstdlib>

/// The number of tiles in which two pictures differ by more than rounding.
inline int differingTiles(const QImage& a, const QImage& b)
{
    constexpr int tile = 20;             ///< pixels: a third of a counter
    constexpr int channelTolerance = 64;
    constexpr int tileTolerance = 24;    ///< pixels of a tile that may differ: less than a digit that moved
    int tiles = 0;
    for (int top = 0; top < a.height(); top += tile)
        for (int left = 0; left < a.width(); left += tile) {
            int pixels = 0;
            for (int y = top; y < std::min(top + tile, a.height()); ++y)
                for (int x = left; x < std::min(left + tile, a.width()); ++x) {
                    const QRgb p = a.pixel(x, y);
                    const QRgb q = b.pixel(x, y);
                    pixels += std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                        std::abs(qBlue(p) - qBlue(q))})
                            > channelTolerance
                        ? 1
                        : 0;
                }
            tiles += pixels > tileTolerance ? 1 : 0;
        }
    return tiles;
}
