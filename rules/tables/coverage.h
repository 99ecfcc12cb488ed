#pragma once

#include "model/records/table.h"
#include "rules/tables/rolls.h"

#include <optional>
#include <string>
#include <vector>

namespace rules {

/// Something that a table leaves open or says twice.
struct TableFault {
    enum class Kind {
        NoRows,     ///< nothing in it
        Die,        ///< the die cannot be read
        Row,        ///< what a row covers cannot be read
        Gap,        ///< rolls that no row covers: from, to
        Overlap,    ///< row and other both cover from to to
        Outside,    ///< no roll can give what the row covers
        CellMissing,///< row, column
        CellExtra,  ///< row has more cells than there are columns
        Order       ///< row, column: the result goes back although the table only rises or only falls
    };

    Kind kind{};
    int row = -1;
    int column = -1;
    int other = -1;
    int from = 0;
    int to = 0;
    std::string text; ///< what cannot be read
    bool operator==(const TableFault&) const = default;
};

/// Proves that a table is complete: every roll that the die with its modifiers can give is covered exactly once, every cell
/// is filled, and results only rise or only fall where the table says so. shift widens what can be rolled by modifiers
/// that are not part of the table. A table without a die, or a die read in a way of its own, is not proved for rolls.
std::vector<TableFault> faultsOf(const std::vector<model::TableColumn>& columns,
                                 const std::vector<model::TableRow>& rows,
                                 const std::vector<model::TableModifier>& modifiers, std::string_view die,
                                 bool monotonic, Rolls shift = {});
template <class Table>
std::vector<TableFault> faultsOf(const Table& table, Rolls shift = {})
{
    return faultsOf(table.columns, table.rows, table.modifiers, table.die, table.monotonic, shift);
}

/// All rolls that dice and modifiers can give.
std::optional<Rolls> possibleRolls(std::string_view die, const std::vector<model::TableModifier>& modifiers,
                                   Rolls shift);

} // namespace rules
