#pragma once

#include "editor/paint/contour.h"
#include "editor/paint/patch.h"

#include <QPainter>
#include <QPainterPath>

#include <functional>
#include <span>
#include <vector>

namespace editor {

enum class Edge { Winding, Straight };

/// The outline of all hexes of a patch for which belongs() says yes, as closed loops: one area has one
/// outline, with no seams inside. The edge of the map is straight in any case.
QPainterPath regionPath(const Patch& patch, const model::Atlas& atlas, Edge edge,
                        const std::function<bool(model::HexIndex)>& belongs);

/// Hexsides joined into lines, as long as they go. rank tells a broad river from a tributary: where three
/// meet, the two of the highest rank go on and the third ends there.
struct SideChain {
    struct Side {
        model::Cell cell;
        int direction = 0;
        int rank = 0;
    };
    std::vector<Knot> knots;
    bool closed = false;
    int rank = 0;
};
/// The hexsides between hexes that belong and hexes that do not, seen from those that do. Not the edge of the
/// map.
std::vector<SideChain::Side> boundarySides(const Patch& patch, const model::Atlas& atlas,
                                           const std::function<bool(model::HexIndex)>& belongs);

std::vector<SideChain> joinSides(const model::HexLayout& layout, Edge edge,
                                 const std::vector<SideChain::Side>& sides);

/// Strokes each line for itself: the time to stroke a path grows faster than its length.
void strokeChains(QPainter& painter, std::span<const SideChain> chains, const QPen& pen);

/// Dashes along hexsides, each side for itself, so that they do not depend on where a line was cut into
/// tiles. An inset moves them that part of the way towards the centre of the side's cell.
struct Dash {
    double from; ///< part of the hexside, 0 to 1
    double to;
};
QPainterPath dashedSides(const model::HexLayout& layout, const std::vector<SideChain::Side>& sides,
                         std::span<const Dash> dashes, double inset = 0);

/// A band along the inner edge of hexsides; its width is a part of the way to the centre.
QPainterPath bandAlong(const model::HexLayout& layout, const std::vector<SideChain::Side>& sides,
                       double width);

} // namespace editor
