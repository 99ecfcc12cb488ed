#pragma once

#include "model/hex/layout.h"

#include <QPainterPath>
#include <QPointF>

#include <array>
#include <functional>
#include <span>
#include <vector>

namespace editor {

/// A number from 0 to 1 that depends on nothing but the lattice coordinates: what looks drawn by hand must
/// look the same in every tile, at every zoom and on paper.
double chance(int a, int b, int c);

/// A corner of the lattice under one of its three names, always the same one.
struct Corner {
    model::Cell cell;
    int number = 0; ///< 0 or 1
    bool operator==(const Corner&) const = default;

    static Corner of(const model::Lattice& lattice, model::Cell cell, int number);
};

struct CornerHash {
    std::size_t operator()(const Corner& c) const noexcept
    {
        return (static_cast<std::size_t>(static_cast<unsigned>(c.cell.column)) * 73856093U)
            ^ (static_cast<std::size_t>(static_cast<unsigned>(c.cell.row)) * 19349663U)
            ^ static_cast<std::size_t>(c.number);
    }
};

/// A point that a smooth line is drawn towards, or, when sharp, exactly through.
struct Knot {
    QPointF point;
    bool sharp = false;
};

/// Where the curve towards one knot ends and that towards the next begins.
QPointF joint(const Knot& a, const Knot& b);

/// Appends a smooth line along the knots. An open line starts and ends exactly in the outer ones.
void appendSmooth(QPainterPath& path, std::span<const Knot> knots, bool closed);

/// The hexsides of a lattice as a map draws rivers, coasts and edges of woods: gently winding, and the same
/// for everything that runs along one hexside.
class Contour {
public:
    explicit Contour(const model::HexLayout& layout)
        : m_layout(layout)
    {
    }

    QPointF corner(const Corner& corner) const;
    /// Knots of side d of a cell from its corner d on, without the corner at the end.
    std::array<Knot, 3> winding(model::Cell cell, int direction) const;
    std::array<Knot, 3> straight(model::Cell cell, int direction) const;

private:
    const model::HexLayout& m_layout;
};

} // namespace editor
