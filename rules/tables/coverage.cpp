#include "rules/tables/coverage.h"

#include "model/number.h"

#include <algorithm>

namespace rules {
namespace {

using Kind = TableFault::Kind;

/// The number a result begins with: "3", "3*", "-1", "+2 shift".
std::optional<double> leading(std::string_view text)
{
    const std::size_t from = text.find_first_not_of(" +");
    if (from == std::string_view::npos)
        return {};
    text = text.substr(from);
    const std::size_t end = text.find_first_not_of("0123456789.-");
    return model::parseDouble(text.substr(0, end));
}

void proveRolls(const std::vector<model::TableRow>& rows, Rolls possible, std::vector<TableFault>& faults)
{
    struct Covered {
        Rolls rolls;
        int row;
    };
    std::vector<Covered> covered;
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const auto rolls = rollsFrom(rows[static_cast<std::size_t>(i)].on);
        if (!rolls) {
            faults.push_back({.kind = Kind::Row, .row = i, .text = rows[static_cast<std::size_t>(i)].on});
            continue;
        }
        if (rolls->high < possible.low || rolls->low > possible.high) {
            faults.push_back({.kind = Kind::Outside, .row = i, .text = rows[static_cast<std::size_t>(i)].on});
            continue;
        }
        covered.push_back({.rolls = *rolls, .row = i});
    }
    std::ranges::stable_sort(covered, {}, [](const Covered& c) { return c.rolls.low; });
    int next = possible.low;
    const Covered* furthest = nullptr;
    for (const Covered& c : covered) {
        if (c.rolls.low > next)
            faults.push_back({.kind = Kind::Gap, .row = c.row, .from = next, .to = c.rolls.low - 1});
        else if (furthest && c.rolls.low < next)
            faults.push_back({.kind = Kind::Overlap,
                              .row = c.row,
                              .other = furthest->row,
                              .from = std::max(c.rolls.low, possible.low),
                              .to = std::min({c.rolls.high, furthest->rolls.high, possible.high})});
        if (!furthest || c.rolls.high > furthest->rolls.high)
            furthest = &c;
        next = std::max(next, std::min(c.rolls.high, possible.high) + 1);
    }
    if (next <= possible.high && !covered.empty())
        faults.push_back({.kind = Kind::Gap, .row = covered.back().row, .from = next, .to = possible.high});
}

void proveOrder(const std::vector<model::TableRow>& rows, std::size_t columns,
                std::vector<TableFault>& faults)
{
    for (std::size_t column = 0; column < columns; ++column) {
        int direction = 0;
        std::optional<double> last;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const auto value =
                column < rows[row].cells.size() ? leading(rows[row].cells[column]) : std::nullopt;
            if (!value)
                continue;
            const int step = !last || *value == *last ? 0 : *value > *last ? 1 : -1;
            if (step != 0 && direction != 0 && step != direction)
                faults.push_back({.kind = Kind::Order,
                                  .row = static_cast<int>(row),
                                  .column = static_cast<int>(column),
                                  .text = rows[row].cells[column]});
            else if (step != 0)
                direction = step;
            last = value;
        }
    }
}

} // namespace

std::optional<Rolls> possibleRolls(std::string_view die, const std::vector<model::TableModifier>& modifiers,
                                   Rolls shift)
{
    auto rolls = diceFrom(die);
    if (!rolls)
        return {};
    rolls->low += std::min(shift.low, 0);
    rolls->high += std::max(shift.high, 0);
    for (const model::TableModifier& modifier : modifiers) {
        rolls->low += std::min(modifier.by, 0);
        rolls->high += std::max(modifier.by, 0);
    }
    return rolls;
}

std::vector<TableFault> faultsOf(const std::vector<model::TableColumn>& columns,
                                 const std::vector<model::TableRow>& rows,
                                 const std::vector<model::TableModifier>& modifiers, std::string_view die,
                                 bool monotonic, Rolls shift)
{
    std::vector<TableFault> faults;
    if (rows.empty() || columns.empty()) {
        faults.push_back({.kind = Kind::NoRows, .text = {}});
        return faults;
    }
    if (!die.empty()) {
        if (const auto possible = possibleRolls(die, modifiers, shift))
            proveRolls(rows, *possible, faults);
        else
            faults.push_back({.kind = Kind::Die, .text = std::string(die)});
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (column >= rows[row].cells.size()
                || rows[row].cells[column].find_first_not_of(' ') == std::string::npos)
                faults.push_back({.kind = Kind::CellMissing,
                                  .row = static_cast<int>(row),
                                  .column = static_cast<int>(column),
                                  .text = {}});
        if (rows[row].cells.size() > columns.size())
            faults.push_back({.kind = Kind::CellExtra, .row = static_cast<int>(row), .text = {}});
    }
    if (monotonic)
        proveOrder(rows, columns.size(), faults);
    return faults;
}

} // namespace rules
