#pragma once

#include "model/package.h"
#include "rules/ruleset/ruleset.h"

#include <QString>

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace editor {

/// One value of counters, as tables show it and files exchange it: an attribute of the counter, or of one of its faces.
struct CounterColumn {
    model::Atom face; ///< empty: of the counter itself
    model::Atom attribute; ///< as in the file; besides those "sheet", and "faces" for the faces of its own
    bool operator==(const CounterColumn&) const = default;
};

/// What every counter has: id, sheet, type, name and so on, in the order of a table.
std::vector<CounterColumn> commonColumns();
/// The fields that the ruleset declares, on front and back where they are printed on faces, then whatever else the
/// counters of the package have.
std::vector<CounterColumn> fieldColumns(const model::Package& package, const rules::Ruleset& ruleset);

/// How the column is called in the first row of a file: "attack", "back_attack". columnOf() understands it.
std::string columnHeader(const CounterColumn& column, const rules::Ruleset& ruleset);
/// Also understands what other tables call it ("qty", "designation", the ruleset's name of a field). Nothing for a name
/// that is neither an attribute nor a field of the game or package.
std::optional<CounterColumn> columnOf(const std::string& header, const model::Package& package,
                                      const rules::Ruleset& ruleset);
/// As a wargamer calls it: "Attack", "Attack, back".
QString columnName(const CounterColumn& column, const rules::Ruleset& ruleset);

/// Reads and writes counters by columns; for many at a time. Good until the package changes.
class CounterCells {
public:
    explicit CounterCells(const model::Package& package);

    /// What the counter itself says.
    std::string own(const model::Counter& counter, const CounterColumn& column) const;
    /// What holds where it says nothing: its type's and its sheet's word. Nothing for a face that it does not have.
    std::string inherited(const model::Counter& counter, const CounterColumn& column) const;
    /// What it says or inherits.
    std::string value(const model::Counter& counter, const CounterColumn& column) const;

    /// A value that it has anyway changes nothing. False when the value makes no sense.
    bool write(model::Counter& counter, const CounterColumn& column, const std::string& value) const;

    const std::vector<model::Face>& facesOf(const model::Counter& counter) const;

private:
    const model::CounterType* typeOf(const model::Counter& counter) const;

    const model::Package& m_package;
    std::unordered_map<model::Atom, const model::CounterType*> m_types;
    std::unordered_map<model::Atom, const model::Sheet*> m_sheets;
};

} // namespace editor
