#pragma once

#include "editor/exchange/countercolumns.h"

namespace editor {

struct CounterExport {
    char separator = ',';
    bool inherited =
        true; ///< with the values of types; without them a counter's row says what the counter itself says
    std::vector<model::Atom> counters{}; ///< empty: all
};

/// A row for each counter, a column for each value that any of them has, and the names of the columns first. Reading
/// it back with planImport() changes nothing.
std::string counterCsv(const model::Package& package, const rules::Ruleset& ruleset,
                       const CounterExport& what = {});

/// The same counters for the countersheets extension of Inkscape: a block for each kind of counter, backs behind BACK.
/// For printing only; it has no way back.
std::string countersheetsCsv(const model::Package& package, const rules::Ruleset& ruleset,
                             const CounterExport& what = {});

} // namespace editor
