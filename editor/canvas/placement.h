#pragma once

#include "model/finding.h"

#include <QString>

#include <span>
#include <vector>

namespace editor {

/// Transactions that put counters on the map, carry them about and take them off. A refusal says why in the
/// user's language; what is possible is done all the same.
struct Placement {
    model::Transaction transaction;
    std::vector<model::Subject> units; ///< placed or moved
    QString refusal;
};

/// Puts counters of the sheets into a hex: as new units while there are free copies, otherwise by bringing in
/// a unit that waits off the map or arrives by a track, which it leaves. Each new unit goes on the card of its side.
Placement placeCounters(const model::Package& package, model::Atom scenario,
                        std::span<const model::Atom> counters, model::HexIndex hex);

/// Where each unit shall lie.
struct UnitMove {
    model::Atom unit;
    model::HexIndex to = model::HexIndex::None;
};
model::Transaction moveUnits(const model::Package& package, model::Atom scenario,
                             std::span<const UnitMove> moves);

/// Takes units off their card and so off the map.
model::Transaction removeUnits(const model::Package& package, std::span<const model::Key> units);

} // namespace editor
