#include "rules/modules/modules.h"
#include "rules/tables/coverage.h"

namespace rules {
namespace {

using Kind = TableFault::Kind;

constexpr std::string_view kMessageIds[]{"table.no-rows", "table.die",     "table.row",
                                         "table.gap",     "table.overlap", "table.outside",
                                         "table.cell",    "table.extra",   "table.order"};

std::string span(int from, int to)
{
    return from == to ? std::to_string(from) : std::to_string(from) + "–" + std::to_string(to);
}

/// Every table is complete. A weather table is also asked for the modifiers of the scenario's calendar.
class TableComplete : public Rule {
public:
    Watch watch() const override
    {
        return {.records = recordKinds<model::Table, model::WeatherTable>(),
                .again = recordKinds<model::Period>()};
    }

    void checkRecord(const Position& position, const RecordView& view, Report& report) const override
    {
        view.visit([&]<class T>(const T& table) {
            if constexpr (std::same_as<T, model::Table> || std::same_as<T, model::WeatherTable>) {
                static const Atom face("face"); // the layout of a counter's face, and no chart
                if (table.kind == face)
                    return;
                Rolls shift;
                if constexpr (std::same_as<T, model::WeatherTable>)
                    for (const auto& [key, period] :
                         position.package.all<model::Period>().in(view.key.scope)) {
                        shift.low = std::min(shift.low, period.modifier);
                        shift.high = std::max(shift.high, period.modifier);
                    }
                const auto name = [](const auto& row) {
                    return row.on.empty() ? std::string(row.id.text()) : row.on;
                };
                int number = 0;
                for (const TableFault& fault : faultsOf(table, shift)) {
                    const auto row = [&](int i) {
                        return i < 0 ? std::string() : name(table.rows[static_cast<std::size_t>(i)]);
                    };
                    const auto column = [&](int i) {
                        const model::TableColumn& c = table.columns[static_cast<std::size_t>(i)];
                        return c.title.empty() ? std::string(c.id.text()) : c.title;
                    };
                    std::vector<std::string> arguments;
                    switch (fault.kind) {
                    case Kind::NoRows:
                        break;
                    case Kind::Die:
                    case Kind::Row:
                    case Kind::Outside:
                        arguments = {fault.text};
                        break;
                    case Kind::Gap:
                        arguments = {span(fault.from, fault.to)};
                        break;
                    case Kind::Overlap:
                        arguments = {span(fault.from, fault.to), row(fault.row), row(fault.other)};
                        break;
                    case Kind::CellMissing:
                    case Kind::Order:
                        arguments = {row(fault.row), column(fault.column)};
                        break;
                    case Kind::CellExtra:
                        arguments = {row(fault.row)};
                        break;
                    }
                    report.add({.message = Atom(kMessageIds[static_cast<std::size_t>(fault.kind)]),
                                .subject = model::Subject::ofRecord(view.kind, view.key),
                                .discriminator = std::to_string(number++),
                                .arguments = std::move(arguments)},
                               fault.kind == Kind::CellMissing || fault.kind == Kind::Outside
                                       || fault.kind == Kind::NoRows
                                   ? model::Severity::Warning
                                   : model::Severity::Error);
                }
            }
        });
    }
};

constexpr Message kMessages[]{{.id = kMessageIds[0], .arguments = 0}, {.id = kMessageIds[1], .arguments = 1},
                              {.id = kMessageIds[2], .arguments = 1}, {.id = kMessageIds[3], .arguments = 1},
                              {.id = kMessageIds[4], .arguments = 3}, {.id = kMessageIds[5], .arguments = 1},
                              {.id = kMessageIds[6], .arguments = 2}, {.id = kMessageIds[7], .arguments = 1},
                              {.id = kMessageIds[8], .arguments = 2}};

} // namespace

constinit const Module modules::tableComplete{
    .name = "table.complete",
    .always = true,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<TableComplete>();
    },
};

} // namespace rules
