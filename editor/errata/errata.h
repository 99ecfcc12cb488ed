#pragma once

#include "editor/errata/difference.h"
#include "editor/print/pages.h"

#include <QString>

namespace editor {

/// What changed, one line each, grouped by kind; one sentence when nothing did.
QString differenceText(const Versions& versions);

/// The names by which both windows and sheets show a difference.
QString differenceGroup(const Difference& difference);
QString differenceName(const Versions& versions, const Difference& difference);
QString differenceKind(Difference::Kind kind);
/// One line for each value that changed: "Front, Attack: “5” becomes “6”".
QStringList differenceLines(const Difference& difference);
/// The cards and tracks of scenarios that name a counter: "Campaign: Axis set-up, reinforcements".
QString usesText(const model::Package& package, model::Atom counter);

/// One difference: its values, the old and the new faces side by side, notes and uses.
QString differenceHtml(const Versions& versions, const Difference& difference);

/// The errata sheet: numbered items with the old and the new faces of counters side by side, the cards and scenarios
/// that each touches, and the notes stored with the counters. One file with its pictures inside.
QString errataHtml(const Versions& versions);

/// The same on paper, followed by a sheet with only the changed counters.
Pages errataPages(const Versions& versions, const PrintSource& source);

} // namespace editor
