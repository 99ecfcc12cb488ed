#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace editor {

/// A row of a table as text. Rows count from 1, as a spreadsheet shows them.
using CsvRow = std::vector<std::string>;

/// Why a text is no table, and where.
struct CsvProblem {
    enum class Kind { Encoding, OpenQuote, AfterQuote, ControlCharacter };
    Kind kind;
    int row = 0;
    int column = 0;
    bool operator==(const CsvProblem&) const = default;
};

struct CsvTable {
    std::vector<CsvRow> rows; ///< none when there is a problem; an empty line is a row with one empty cell
    char separator = ',';
    std::optional<CsvProblem> problem{};
};

/// Reads rows as RFC 4180 writes them: UTF-8 with or without a byte order mark, cells in quotes where they hold the
/// separator, quotes or line breaks. Without a separator it takes the one of , ; and tab that the first row has most of.
CsvTable readCsv(std::string_view bytes, char separator = 0);

/// Cells are quoted where they must be. Lines end with CR LF, as RFC 4180 wants it.
std::string writeCsv(const std::vector<CsvRow>& rows, char separator = ',');
/// Appends one row; for writing many.
void appendCsvRow(std::string& out, const CsvRow& row, char separator);

} // namespace editor
