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

/// Which hexes of a patch belong to something, by their places.
using HexMask = std::vector<bool>;

/// Says of a hex and its neighbour outside whether the side between them is to be left out.
using SideFilter = std::function<bool(model::HexIndex inside, model::HexIndex outside)>;

/// All hexes of a mask as areas with outlines, without seams inside. The edge of the map is straight in any
/// case.
class Region {
public:
    /// The filter names sides without a rim.
    Region(const Patch& patch, const model::Atlas& atlas, Edge edge, const HexMask& mask,
           const SideFilter& rimless = {});

    bool isEmpty() const { return m_loops.empty(); }
    void fill(QPainter& painter, const QBrush& brush) const;
    /// Fills the strip along the outlines between two distances from them, outwards; nothing along the edge of
    /// the map. It takes far less time than stroking the outlines with a broad pen.
    void fillRim(QPainter& painter, double inner, double outer, const QColor& colour) const;

private:
    struct Loop {
        std::vector<Knot> knots; ///< clockwise around the area
        std::vector<bool> bare; ///< no rim: filtered out, the edge of the map, or out of sight
        int area = 0; ///< loops around the same hexes have the same number
    };
    double m_hexPixels;
    std::vector<Loop> m_loops;
};

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
/// The hexsides in sight between hexes of the mask and others, seen from those of the mask. Not the edge of the
/// map.
std::vector<SideChain::Side> boundarySides(const Patch& patch, const model::Atlas& atlas, const HexMask& mask,
                                           const SideFilter& without = {});

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
void strokeDashes(QPainter& painter, const model::HexLayout& layout,
                  const std::vector<SideChain::Side>& sides, std::span<const Dash> dashes, const QPen& pen,
                  double inset = 0, Edge edge = Edge::Winding);

} // namespace editor
