#include "model/hex/numbering.h"

#include "model/number.h"

#include <algorithm>
#include <cctype>

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
    const std::size_t start = out.size();
    appendNumber(out, value);
    if (const auto width = static_cast<std::size_t>(axis.digits); out.size() - start < width)
        out.insert(start, width - (out.size() - start), '0');
}

/// Length of the part at the front of text that belongs to this axis; greedy for the last part.
std::size_t partLength(const Numbering::Axis& axis, std::string_view text)
{
    const auto isLetter = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto isFigure = [](char c) { return c >= '0' && c <= '9'; };
    std::size_t length = 0;
    if (axis.kind == Numbering::Digits::Letters) {
        while (length < text.size() && isLetter(text[length]))
            ++length;
    } else {
        while (length < text.size() && isFigure(text[length]))
            ++length;
    }
    return length;
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
    int parts[2] = {0, 0};
    const auto firstDigits = static_cast<std::size_t>(order == Order::ColumnRow ? column.digits : row.digits);
    for (std::size_t i = 0; i < number.size(); ++i) {
        const int figure = number[i] - '0';
        if (figure < 0 || figure > 9)
            return std::nullopt;
        int& part = parts[i < firstDigits ? 0 : 1];
        part = (part * 10) + figure;
    }
    const bool columnFirst = order == Order::ColumnRow;
    const Cell cell{.column = grid.firstColumn + parts[columnFirst ? 0 : 1] - column.start,
                    .row = grid.firstRow + parts[columnFirst ? 1 : 0] - row.start};
    return grid.contains(cell) ? std::optional(cell) : std::nullopt;
}

std::optional<Cell> Numbering::cell(const Grid& grid, std::string_view number) const
{
    if (!number.starts_with(prefix))
        return std::nullopt;
    number.remove_prefix(prefix.size());
    const bool columnFirst = order == Order::ColumnRow;
    if (isPlain() && number.size() == static_cast<std::size_t>(column.digits + row.digits))
        return plainCell(grid, number);
    const Axis& first = columnFirst ? column : row;
    const Axis& second = columnFirst ? row : column;
    std::size_t split = partLength(first, number);
    if (!separator.empty()) {
        split = number.find(separator);
        if (split == std::string_view::npos)
            return std::nullopt;
    } else if (first.kind == Digits::Figures && second.kind == Digits::Figures) {
        if (static_cast<int>(number.size()) < second.digits)
            return std::nullopt;
        split = number.size() - static_cast<std::size_t>(second.digits);
    }
    const auto a = readAxis(first, number.substr(0, split), columnFirst ? grid.columns : grid.rows);
    const auto b = readAxis(second, number.substr(std::min(split + separator.size(), number.size())),
                            columnFirst ? grid.rows : grid.columns);
    if (!a || !b)
        return std::nullopt;
    const Cell result{.column = grid.firstColumn + (columnFirst ? *a : *b),
                      .row = grid.firstRow + (columnFirst ? *b : *a)};
    return this->number(grid, result) == (std::string(prefix) + std::string(number)) ? std::optional(result)
                                                                                     : std::nullopt;
}

} // namespace model
