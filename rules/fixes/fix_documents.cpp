#include "rules/fixes/fix_kind.h"
#include "rules/tables/coverage.h"

#include <algorithm>

namespace rules {
namespace {

using model::Entry;

std::vector<std::string> always(const FixRequest&)
{
    return {std::string()};
}

/// The first or last turn of the scenario, whichever is nearer; the first where the line has none.
std::vector<model::Edit> nearestTurn(const FixRequest& request, const std::string&)
{
    const auto* entry = request.record<Entry>();
    const auto* scenario = request.package.find<model::Scenario>(request.finding.scenario);
    if (!entry || !scenario)
        return {};
    Entry changed = *entry;
    const auto turns = request.package.all<model::Turn>().in(scenario->id);
    changed.turn = scenario->lastTurn && entry->turn && model::naturalLess(scenario->lastTurn, entry->turn)
        ? scenario->lastTurn
        : scenario->firstTurn;
    if (!changed.turn && !turns.empty())
        changed.turn = turns.begin()->first.id;
    if (changed == *entry)
        return {};
    return {model::put(std::move(changed), scenario->id)};
}

std::vector<model::Edit> noReturn(const FixRequest& request, const std::string&)
{
    const auto* entry = request.record<Entry>();
    if (!entry)
        return {};
    Entry changed = *entry;
    changed.returns = {};
    return {model::put(std::move(changed), request.finding.scenario)};
}

/// Sets one of the counts that describe() names to nothing.
struct CountSetter {
    std::string_view wanted;

    template <class T>
    void attribute(std::string_view name, T& value, auto&&...)
    {
        if constexpr (std::same_as<T, int>)
            if (name == wanted && value < 0)
                value = 0;
    }
    void choice(auto&&...) {}
    void reference(auto&&...) {}
    void path(auto&&...) {}
    void hexes(auto&&...) {}
    void text(auto&&...) {}
    void cells(auto&&...) {}
    template <class Child>
    void children(std::vector<Child>& children)
    {
        for (Child& child : children)
            Child::describe(child, *this);
    }
};

std::vector<model::Edit> countNothing(const FixRequest& request, const std::string&)
{
    std::vector<model::Edit> edits;
    const model::Subject& subject = request.finding.subject;
    model::withKind(subject.record, [&]<class T>() {
        const T* record = request.package.find<T>(subject.key);
        if (!record)
            return;
        T changed = *record;
        CountSetter setter{request.finding.discriminator};
        T::describe(changed, setter);
        if constexpr (std::same_as<T, Entry>)
            if (const Atom points("points");
                request.finding.discriminator == "points" && changed.fields.has(points))
                changed.fields.set(points, "0");
        if (!(changed == *record))
            edits.push_back(model::Put<T>{.key = subject.key, .value = std::move(changed)});
    });
    return edits;
}

std::string rollsText(Rolls rolls)
{
    if (rolls.high >= Rolls::kFar)
        return std::to_string(rolls.low) + "+";
    if (rolls.low <= -Rolls::kFar)
        return "<=" + std::to_string(rolls.high);
    return rolls.low == rolls.high ? std::to_string(rolls.low)
                                   : std::to_string(rolls.low) + "-" + std::to_string(rolls.high);
}

/// Calls change(table, fault) for the fault of the finding, and writes the table when it returns true.
template <class Change>
std::vector<model::Edit> mendTable(const FixRequest& request, TableFault::Kind kind, Change change)
{
    std::vector<model::Edit> edits;
    const auto mend = [&]<class T>(const T* table) {
        if (!table)
            return;
        Rolls shift;
        if constexpr (std::same_as<T, model::WeatherTable>)
            for (const auto& [key, period] :
                 request.package.all<model::Period>().in(request.finding.subject.key.scope)) {
                shift.low = std::min(shift.low, period.modifier);
                shift.high = std::max(shift.high, period.modifier);
            }
        for (const TableFault& fault : faultsOf(*table, shift)) {
            T changed = *table;
            if (fault.kind != kind || !change(changed, fault))
                continue;
            edits.push_back(model::put(std::move(changed), request.finding.subject.key.scope));
            return;
        }
    };
    mend(request.record<model::Table>());
    mend(request.record<model::WeatherTable>());
    return edits;
}

/// The row before a gap covers it too; at the start, the row after it.
std::vector<model::Edit> widenRow(const FixRequest& request, const std::string&)
{
    return mendTable(request, TableFault::Kind::Gap, [](auto& table, const TableFault& fault) {
        for (model::TableRow& row : table.rows)
            if (auto rolls = rollsFrom(row.on); rolls && rolls->high == fault.from - 1) {
                rolls->high = fault.to;
                row.on = rollsText(*rolls);
                return true;
            }
        model::TableRow& row = table.rows[static_cast<std::size_t>(fault.row)];
        auto rolls = rollsFrom(row.on);
        if (!rolls || rolls->low != fault.to + 1)
            return false;
        rolls->low = fault.from;
        row.on = rollsText(*rolls);
        return true;
    });
}

/// The later row begins after the earlier one ends; a row of which nothing would be left goes.
std::vector<model::Edit> narrowRow(const FixRequest& request, const std::string&)
{
    return mendTable(request, TableFault::Kind::Overlap, [](auto& table, const TableFault& fault) {
        const auto row = table.rows.begin() + fault.row;
        auto rolls = rollsFrom(row->on);
        if (!rolls)
            return false;
        rolls->low = fault.to + 1;
        if (rolls->low > rolls->high)
            table.rows.erase(row);
        else
            row->on = rollsText(*rolls);
        return true;
    });
}

std::vector<model::Edit> dropCells(const FixRequest& request, const std::string&)
{
    return mendTable(request, TableFault::Kind::CellExtra, [](auto& table, const TableFault& fault) {
        table.rows[static_cast<std::size_t>(fault.row)].cells.resize(table.columns.size());
        return true;
    });
}

constexpr FixKind kKinds[]{
    {.name = "nearest-turn", .safety = Safety::Likely, .choices = always, .edits = nearestTurn},
    {.name = "no-return", .safety = Safety::Likely, .choices = always, .edits = noReturn},
    {.name = "count-nothing", .safety = Safety::Likely, .choices = always, .edits = countNothing},
    {.name = "widen-row", .safety = Safety::Likely, .choices = always, .edits = widenRow},
    {.name = "narrow-row", .safety = Safety::Likely, .choices = always, .edits = narrowRow},
    {.name = "drop-cells", .safety = Safety::Drastic, .choices = always, .edits = dropCells},
};

} // namespace

std::span<const FixKind> documentFixes()
{
    return kKinds;
}

} // namespace rules
