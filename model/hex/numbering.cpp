#include "model/hex/numbering.h"

#include "model/number.h"

#include <charconv>
#include <cstdlib>
#include <iterator>

namespace model {
namespace {

/// 1 = A, 26 = Z, 27 = AA, 53 = AAA: doubled letters, as on printed maps with more than 26 rows.
void appendLetters(std::string& out, int value)
{
    if (value < 1)
        return;
    out.append(static_cast<std::size_t>(((value - 1) / 26) + 1), static_cast<char>('A' + ((value - 1) % 26)));
}

std::optional<int> readLetters(std::string_view text)
{
    if (text.empty() || text.front() < 'A' || text.front() > 'Z'
        || text.find_first_not_of(text.front()) != std::string_view::npos)
        return std::nullopt;
    return (static_cast<int>(text.size() - 1) * 26) + (text.front() - 'A') + 1;
}

void appendAxis(std::string& out, const Numbering::Axis& axis, int index, int count)
{
    const int value = axis.start + (axis.reversed ? count - 1 - index : index);
    if (axis.kind == Numbering::Digits::Letters) {
        appendLetters(out, value);
        return;
    }
    char figures[16];
    const auto length =
        static_cast<std::size_t>(std::to_chars(figures, std::end(figures), std::abs(value)).ptr - figures);
    const std::size_t sign = value < 0 ? 1U : 0U;
    out.append(sign, '-');
    if (const auto width = static_cast<std::size_t>(axis.digits); sign + length < width)
        out.append(width - sign - length, '0');
    out.append(figures, length);
}

std::optional<int> readAxis(const Numbering::Axis& axis, std::string_view text, int count)
{
    if (axis.kind == Numbering::Digits::Figures && static_cast<int>(text.size()) < axis.digits)
        return std::nullopt;
    const auto value = axis.kind == Numbering::Digits::Letters ? readLetters(text) : parseInt(text);
    if (!value)
        return std::nullopt;
    const int index = axis.reversed ? count - 1 - (*value - axis.start) : *value - axis.start;
    return index >= 0 && index < count ? std::optional(index) : std::nullopt;
}

} // namespace

std::string Numbering::number(const Grid& grid, Cell cell) const
{
    std::string out;
    append(out, grid, cell);
    return out;
}

void Numbering::append(std::string& out, const Grid& grid, Cell cell) const
{
    out += prefix;
    const int c = cell.column - grid.firstColumn;
    const int r = cell.row - grid.firstRow;
    if (order == Order::ColumnRow) {
        appendAxis(out, column, c, grid.columns);
        out += separator;
        appendAxis(out, row, r, grid.rows);
    } else {
        appendAxis(out, row, r, grid.rows);
        out += separator;
        appendAxis(out, column, c, grid.columns);
    }
}

bool Numbering::isPlain() const
{
    return column.kind == Digits::Figures && row.kind == Digits::Figures && !column.reversed && !row.reversed
        && separator.empty();
}

std::optional<Cell> Numbering::plainCell(const Grid& grid, std::string_view number) const
{
    const bool columnFirst = order == Order::ColumnRow;
    const auto split = static_cast<std::size_t>((columnFirst ? column : row).digits);
    bool good = true;
    const auto read = [&good](std::string_view figures) {
        unsigned value = 0;
        for (const char c : figures) {
            const unsigned figure = static_cast<unsigned char>(c) - unsigned{'0'};
            good &= figure <= 9;
            value = (value * 10) + figure;
        }
        return static_cast<int>(value);
    };
    const int first = read(number.substr(0, split));
    const int second = read(number.substr(split));
    if (!good)
        return std::nullopt;
    const Cell cell{.column = grid.firstColumn + (columnFirst ? first : second) - column.start,
                    .row = grid.firstRow + (columnFirst ? second : first) - row.start};
    return grid.contains(cell) ? std::optional(cell) : std::nullopt;
}

std::optional<Cell> Numbering::cell(const Grid& grid, std::string_view number) const
{
    if (!number.starts_with(prefix))
        return std::nullopt;
    number.remove_prefix(prefix.size());
    if (isPlain() && number.size() == static_cast<std::size_t>(column.digits + row.digits))
        if (const auto plain = plainCell(grid, number))
            return plain;
    // Where one part ends and the other begins cannot be seen when the separator occurs in them, both are letters, or
    // there are more figures than usual: the right place is the one that gives this very number.
    const bool columnFirst = order == Order::ColumnRow;
    for (std::size_t split = 1; split < number.size(); ++split) {
        if (!number.substr(split).starts_with(separator))
            continue;
        const auto a = readAxis(columnFirst ? column : row, number.substr(0, split),
                                columnFirst ? grid.columns : grid.rows);
        const auto b = a ? readAxis(columnFirst ? row : column, number.substr(split + separator.size()),
                                    columnFirst ? grid.rows : grid.columns)
                         : std::nullopt;
        if (!b)
            continue;
        const Cell result{.column = grid.firstColumn + (columnFirst ? *a : *b),
                          .row = grid.firstRow + (columnFirst ? *b : *a)};
        if (std::string_view(this->number(grid, result)).substr(prefix.size()) == number)
            return result;
    }
    return std::nullopt;
}

} // namespace model
