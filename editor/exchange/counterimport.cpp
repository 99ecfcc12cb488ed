#include "editor/exchange/counterimport.h"

#include "editor/exchange/countervalues.h"
#include "editor/text/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <unordered_map>

namespace editor {

namespace {

using model::Atom;

struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(CounterImport)
};

bool isUsable(std::string_view id)
{
    return !id.empty() && std::ranges::none_of(id, [](char c) {
        return static_cast<unsigned char>(c) <= ' ' || c == '/' || c == '|';
    });
}

bool isBlank(const CsvRow& row)
{
    return std::ranges::all_of(row, &std::string::empty);
}

class Planner {
public:
    Planner(const CsvTable& table, const ColumnMap& columns, const model::Package& package,
            const rules::Ruleset& ruleset, Atom sheet)
        : m_table(table)
        , m_columns(columns)
        , m_package(package)
        , m_ruleset(ruleset)
        , m_cells(package)
        , m_sheet(sheet)
    {
    }

    CounterImport plan()
    {
        if (m_table.problem) {
            refuse(m_table.problem->row, m_table.problem->column, problemText(*m_table.problem));
            return std::move(m_import);
        }
        if (m_table.rows.empty())
            refuse(1, 0, Sentences::tr("The table is empty."));
        checkColumns();
        if (!m_import.problems.empty())
            return std::move(m_import);
        for (std::size_t row = 1; row < m_table.rows.size(); ++row)
            if (!isBlank(m_table.rows[row]) && !idOf(m_table.rows[row]).empty())
                m_rowOf.try_emplace(idOf(m_table.rows[row]), static_cast<int>(row) + 1);
        for (std::size_t row = 1; row < m_table.rows.size(); ++row)
            if (!isBlank(m_table.rows[row]))
                readRow(m_table.rows[row], static_cast<int>(row) + 1);
        return std::move(m_import);
    }

private:
    void refuse(int row, int column, const QString& sentence)
    {
        m_import.problems.push_back({.row = row, .column = column, .sentence = sentence});
    }

    const std::string& idOf(const CsvRow& row) const
    {
        static const std::string none;
        return m_idColumn < row.size() ? row[m_idColumn] : none;
    }

    void checkColumns()
    {
        static const CounterColumn id{.face = {}, .attribute = Atom("id")};
        m_idColumn = m_columns.size();
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (m_columns[i] == id)
                m_idColumn = std::min(m_idColumn, i);
            for (std::size_t j = 0; j < i; ++j)
                if (m_columns[i] && m_columns[i] == m_columns[j])
                    refuse(1, static_cast<int>(i) + 1,
                           Sentences::tr("Columns %1 and %2 hold the same value.").arg(j + 1).arg(i + 1));
        }
        if (m_idColumn == m_columns.size() && !m_table.rows.empty())
            refuse(1, 0, Sentences::tr("No column holds the ids of the counters."));
    }

    void readRow(const CsvRow& cells, int row)
    {
        const std::string& id = idOf(cells);
        const auto idColumn = static_cast<int>(m_idColumn) + 1;
        if (id.empty())
            return refuse(row, idColumn, Sentences::tr("This counter has no id."));
        if (!isUsable(id))
            return refuse(row, idColumn,
                          Sentences::tr("“%1” cannot be an id: ids have no spaces, “/” or “|”.").arg(qs(id)));
        if (const int first = m_rowOf.at(id); first != row)
            return refuse(row, idColumn,
                          Sentences::tr("The id “%1” is in row %2 already.").arg(qs(id)).arg(first));

        const auto* known = m_package.find<model::Counter>(Atom(id));
        CounterImport::Row result{.row = row, .isNew = !known, .counter = known ? *known : model::Counter{}};
        result.counter.id = Atom(id);
        if (!known)
            result.counter.sheet = m_sheet;
        readCells(cells, row, result);
        if (!known && !m_package.find<model::Sheet>(result.counter.sheet))
            refuse(row, 0, Sentences::tr("The new counter “%1” is on no sheet.").arg(qs(id)));
        if (known && result.counter == *known)
            ++m_import.unchanged;
        else
            m_import.rows.push_back(std::move(result));
    }

    void readCells(const CsvRow& cells, int row, CounterImport::Row& result)
    {
        for (std::size_t i = m_columns.size(); i < cells.size(); ++i)
            if (!cells[i].empty())
                return refuse(row, static_cast<int>(i) + 1,
                              Sentences::tr("This row has more cells than the first one."));
        // Which type and which faces a counter has decides what it inherits.
        for (const bool first : {true, false})
            for (std::size_t i = 0; i < std::min(cells.size(), m_columns.size()); ++i)
                if (m_columns[i] && i != m_idColumn && decidesOthers(*m_columns[i]) == first)
                    readCell(*m_columns[i], cells[i], row, static_cast<int>(i) + 1, result);
    }

    static bool decidesOthers(const CounterColumn& column)
    {
        static const Atom type("type");
        static const Atom sheet("sheet");
        static const Atom faces("faces");
        return !column.face
            && (column.attribute == type || column.attribute == sheet || column.attribute == faces);
    }

    void readCell(const CounterColumn& column, const std::string& cell, int row, int at,
                  CounterImport::Row& result)
    {
        static const Atom pair("pair");
        static const Atom copies("copies");
        static const Atom sheet("sheet");
        if (cell.empty() && !column.face && column.attribute == sheet)
            return; // a counter always lies on one
        std::string before = m_cells.value(result.counter, column);
        std::string after = cell;
        if (after.empty() && !column.face && column.attribute == copies)
            after = "1";
        if (before == after)
            return;
        const bool joinsNew = !column.face && column.attribute == pair && m_rowOf.contains(after);
        const QString problem = joinsNew ? QString() : valueProblem(column, after, m_package, m_ruleset);
        if (!problem.isEmpty())
            return refuse(row, at, problem);
        const model::Counter was = result.counter;
        m_cells.write(result.counter, column, after);
        if (!(result.counter == was))
            result.changes.push_back({.column = column,
                                      .before = std::move(before),
                                      .after = m_cells.value(result.counter, column)});
    }

    const CsvTable& m_table;
    const ColumnMap& m_columns;
    const model::Package& m_package;
    const rules::Ruleset& m_ruleset;
    CounterCells m_cells;
    Atom m_sheet;
    std::size_t m_idColumn = 0;
    std::unordered_map<std::string, int> m_rowOf; ///< the first row of each id
    CounterImport m_import;
};

} // namespace

ColumnMap mapColumns(const CsvRow& header, const model::Package& package, const rules::Ruleset& ruleset)
{
    ColumnMap columns;
    for (const std::string& name : header) {
        auto column = columnOf(name, package, ruleset);
        if (column && std::ranges::contains(columns, column))
            column.reset();
        columns.push_back(column);
    }
    // Names, symbols and art of faces that only the table has.
    for (std::size_t i = 0; i < header.size(); ++i) {
        const std::size_t line = header[i].find('_');
        const std::string rest = line == std::string::npos ? std::string() : header[i].substr(line + 1);
        const Atom face = rest == "name" || rest == "symbol" || rest == "art" ? Atom::known(header[i].substr(0, line))
                                                                              : Atom();
        if (!columns[i] && face
            && std::ranges::any_of(columns, [&](const auto& column) { return column && column->face == face; }))
            columns[i] = CounterColumn{.face = face, .attribute = Atom(rest)};
    }
    return columns;
}

CounterImport planImport(const CsvTable& table, const ColumnMap& columns, const model::Package& package,
                         const rules::Ruleset& ruleset, Atom sheet)
{
    return Planner(table, columns, package, ruleset, sheet).plan();
}

model::Transaction importTransaction(const CounterImport& import)
{
    model::Transaction change{.label = "counters.import", .arguments = {std::to_string(import.rows.size())}};
    if (import.problems.empty())
        for (const CounterImport::Row& row : import.rows)
            change.edits.push_back(model::put(row.counter));
    return change;
}

QString problemText(const CounterImport::Problem& problem)
{
    if (problem.column == 0)
        return Sentences::tr("Row %1: %2").arg(problem.row).arg(problem.sentence);
    return Sentences::tr("Row %1, column %2: %3").arg(problem.row).arg(problem.column).arg(problem.sentence);
}

QString problemText(const CsvProblem& problem)
{
    switch (problem.kind) {
    case CsvProblem::Kind::Encoding:
        return Sentences::tr("The text is not UTF-8. Save the table as “CSV UTF-8”.");
    case CsvProblem::Kind::OpenQuote:
        return Sentences::tr("A quotation mark opens here and never closes.");
    case CsvProblem::Kind::AfterQuote:
        return Sentences::tr("Text follows the closing quotation mark.");
    case CsvProblem::Kind::ControlCharacter:
        return Sentences::tr("A character that no table has.");
    }
    return {};
}

} // namespace editor
