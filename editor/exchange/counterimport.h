#pragma once

#include "editor/exchange/countercolumns.h"
#include "editor/exchange/csv.h"
#include "model/edit.h"

namespace editor {

/// What importing a table of counters would do. Nothing has been changed yet.
struct CounterImport {
    struct Change {
        CounterColumn column;
        std::string before;
        std::string after;
    };
    /// A counter that is added or changed.
    struct Row {
        int row = 0; ///< in the table, from 1
        bool isNew = false;
        model::Counter counter; ///< as it will be
        std::vector<Change> changes;
    };
    struct Problem {
        int row = 0;
        int column = 0; ///< from 1; 0: the row as a whole
        QString sentence;
    };

    std::vector<Row> rows;
    int unchanged = 0;
    std::vector<Problem> problems; ///< with one of them nothing can be imported
};

/// Which value each column of a table holds, by the names in its first row; nothing for one that is passed over.
using ColumnMap = std::vector<std::optional<CounterColumn>>;
ColumnMap mapColumns(const CsvRow& header, const model::Package& package, const rules::Ruleset& ruleset);

/// Compares a table with the counters of the package, by their ids. Counters that the table does not name stay as they
/// are. New ones whose row names no sheet go on this one.
CounterImport planImport(const CsvTable& table, const ColumnMap& columns, const model::Package& package,
                         const rules::Ruleset& ruleset, model::Atom sheet = {});

/// One step of undo for the whole import.
model::Transaction importTransaction(const CounterImport& import);

/// "Row 3, column 5: …".
QString problemText(const CounterImport::Problem& problem);
QString problemText(const CsvProblem& problem);

} // namespace editor
