#pragma once

#include "model/hex/grid.h"

#include <optional>
#include <string>
#include <string_view>

namespace model {

/// How a map prints the numbers of its hexes. A number is prefix + first part + separator + second part.
struct Numbering {
    enum class Order : std::uint8_t { ColumnRow, RowColumn };
    enum class Digits : std::uint8_t { Figures, Letters };

    /// One of the two parts: the number of a column or of a row.
    struct Axis {
        Digits kind = Digits::Figures;
        int digits = 2;      ///< figures: padded with zeros to this width
        int start = 1;       ///< number of the first column or row of the grid
        bool reversed = false; ///< numbers fall from left to right, or from top to bottom
        bool operator==(const Axis&) const = default;
    };

    Order order = Order::ColumnRow;
    Axis column;
    Axis row;
    std::string prefix; ///< the letter of the map, where hexes carry one
    std::string separator;

    /// The printed number of a cell of the grid.
    std::string number(const Grid& grid, Cell cell) const;
    void append(std::string& out, const Grid& grid, Cell cell) const;
    /// The cell with this number; nothing when the text is not a number of this grid.
    std::optional<Cell> cell(const Grid& grid, std::string_view number) const;

    bool operator==(const Numbering&) const = default;
    /// Figures only, none reversed: what nearly every map has, and what reading and writing spend time on.
    bool isPlain() const;

private:
    std::optional<Cell> plainCell(const Grid& grid, std::string_view number) const;
};

} // namespace model
