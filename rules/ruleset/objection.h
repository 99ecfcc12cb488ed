#pragma once

#include "rules/ruleset/clause.h"

namespace rules {

/// One reason against something: <bar id when="F" says="…" cites="…"/>, and the like with other names.
struct Objection {
    model::Atom id;
    Formula when;
    std::string says; ///< a sentence of the ruleset, may be empty
    std::string citation;
    int after = 0; ///< of a stop: so many hexes of the way for which it holds are passed first

    /// Reads every child of this name. extra: an attribute that they may have besides.
    static std::vector<Objection> readAll(const Clause& clause, std::string_view element,
                                          const ClauseReader& reader, std::string_view extra = {});
};

} // namespace rules
