#pragma once

#include "model/finding.h"

namespace model {

/// What giving a record another id comes to.
struct Renaming {
    enum class Refusal : std::uint8_t {
        None,
        Unusable, ///< empty, with a space or "/" in it, or no name for a file where it names one
        Taken     ///< another record of the kind has it
    };

    Refusal refusal = Refusal::None;
    Transaction transaction; ///< empty when refused or nothing changes
    Subject renamed;         ///< the record under its new id
};

/// Renames a record, and with it everything that names it: references, the files and records that lie below it, the
/// findings that were accepted for it.
Renaming renameRecord(const Package& package, const Subject& record, std::string_view id);

} // namespace model
