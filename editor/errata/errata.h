#pragma once

#include "editor/errata/difference.h"
#include "editor/print/pages.h"

#include <QString>

namespace editor {

/// Two versions of a package that are compared.
struct Versions {
    const model::Package* before = nullptr;
    const model::Package* after = nullptr;
    const rules::Ruleset* ruleset = nullptr; ///< of the newer
};

/// What changed, one line each, grouped by kind; one sentence when nothing did.
QString differenceText(const Versions& versions);

/// The errata sheet: numbered items with the old and the new faces of counters side by side, the scenarios that each
/// touches, and the notes stored with the counters. One file with its pictures inside.
QString errataHtml(const Versions& versions);

/// The same on paper, followed by a sheet with only the changed counters.
Pages errataPages(const Versions& versions, const PrintSource& source);

} // namespace editor
