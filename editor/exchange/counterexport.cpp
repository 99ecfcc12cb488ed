#include "editor/exchange/counterexport.h"

#include "editor/exchange/csv.h"
#include "editor/paint/counterlook.h"
#include "editor/text/text.h"
#include "model/counterface.h"

#include <map>

namespace editor {

namespace {

using model::Atom;
using Counters = std::vector<const model::Counter*>;

Counters chosen(const model::Package& package, const CounterExport& what)
{
    Counters counters;
    if (what.counters.empty())
        for (const auto& [key, counter] : package.all<model::Counter>())
            counters.push_back(&counter);
    for (const Atom id : what.counters)
        if (const auto* counter = package.find<model::Counter>(id))
            counters.push_back(counter);
    return counters;
}

/// The columns in which any of the counters has something.
std::vector<CounterColumn> used(std::vector<CounterColumn> columns, const Counters& counters,
                                const CounterCells& cells)
{
    std::erase_if(columns, [&](const CounterColumn& column) {
        return std::ranges::all_of(
            counters, [&](const model::Counter* counter) { return cells.value(*counter, column).empty(); });
    });
    return columns;
}

std::vector<CounterColumn> of(Atom face, const std::vector<CounterColumn>& columns)
{
    std::vector<CounterColumn> some;
    for (const CounterColumn& column : columns)
        if (column.face == face)
            some.push_back(column);
    return some;
}

} // namespace

std::string counterCsv(const model::Package& package, const rules::Ruleset& ruleset,
                       const CounterExport& what)
{
    const CounterCells cells(package);
    const Counters counters = chosen(package, what);
    std::vector<CounterColumn> columns = commonColumns();
    const auto fields = used(fieldColumns(package, ruleset), counters, cells);
    columns.insert(columns.end(), fields.begin(), fields.end());

    std::string out;
    CsvRow row;
    for (const CounterColumn& column : columns)
        row.push_back(columnHeader(column, ruleset));
    appendCsvRow(out, row, what.separator);
    for (const model::Counter* counter : counters) {
        for (std::size_t i = 0; i < columns.size(); ++i)
            row[i] = what.inherited ? cells.value(*counter, columns[i]) : cells.own(*counter, columns[i]);
        appendCsvRow(out, row, what.separator);
    }
    return out;
}

std::string countersheetsCsv(const model::Package& package, const rules::Ruleset& ruleset,
                             const CounterExport& what)
{
    static const Atom front("front");
    static const Atom back("back");
    const CounterCells cells(package);
    std::map<Atom, Counters, model::NaturalLess> kinds;
    for (const model::Counter* counter : chosen(package, what))
        kinds[model::CounterFace(package, counter->id).kind()].push_back(counter);

    std::string out;
    for (const auto& [kind, counters] : kinds) {
        const auto columns = used(fieldColumns(package, ruleset), counters, cells);
        const auto fronts = of(front, columns);
        const auto backs = of(back, columns);
        const auto both = of({}, columns);
        const bool turns = std::ranges::any_of(
            counters, [&](const model::Counter* counter) { return cells.facesOf(*counter).size() > 1; });
        if (!out.empty())
            appendCsvRow(out, {""}, what.separator);
        // What carries a ">" is printed on the back, too.
        CsvRow row{"counter", "ID", "@>", "name>", "size>", "formation>", "counter[style:fill]>"};
        for (const CounterColumn& column : both)
            row.push_back(std::string(column.attribute.text()) + '>');
        for (const CounterColumn& column : fronts)
            row.emplace_back(column.attribute.text());
        if (turns) {
            row.emplace_back("BACK");
            for (const CounterColumn& column : backs)
                row.emplace_back(column.attribute.text());
        }
        appendCsvRow(out, row, what.separator);
        for (const model::Counter* counter : counters) {
            const model::CounterFace face(package, counter->id);
            const CounterLook look = CounterLook::of(package, ruleset, counter->id);
            row = {std::to_string(counter->copies),
                   std::string(counter->id.text()),
                   std::string(face.symbol().text()),
                   std::string(face.name()),
                   utf8(look.sizeMarks),
                   utf8(look.parent),
                   utf8(look.background.name())};
            for (const CounterColumn& column : both)
                row.push_back(cells.value(*counter, column));
            for (const CounterColumn& column : fronts)
                row.push_back(cells.value(*counter, column));
            if (turns) {
                row.emplace_back(cells.facesOf(*counter).size() > 1 ? "y" : "");
                for (const CounterColumn& column : backs)
                    row.push_back(cells.value(*counter, column));
            }
            appendCsvRow(out, row, what.separator);
        }
    }
    return out;
}

} // namespace editor
