#pragma once

#include "model/edit.h"

#include <span>
#include <vector>

namespace editor {

/// A counter of a track's line; without a counter the whole line.
struct TrackPiece {
    model::Key entry;
    model::Atom counter;
    bool operator==(const TrackPiece&) const = default;
};

/// Lets units of the scenario, and counters of the sheets, arrive on a turn. Units leave the map. A counter of which no
/// copy is free is taken from where it is: from another turn, or off the map. The countermix stays true.
model::Transaction arriveOnTrack(const model::Package& package, model::Atom scenario,
                                 std::span<const model::Atom> units, std::span<const model::Atom> counters,
                                 model::Atom turn);

/// Moves pieces to another turn. A line that moves as a whole keeps its id; of one that stays behind in part, a line with
/// the same conditions is made, or the counters join one that is there.
model::Transaction moveOnTrack(const model::Package& package, std::span<const TrackPiece> pieces,
                               model::Atom turn);

/// Whether a line brings a counter into play.
bool arrivesBy(const model::Entry& entry, model::Atom counter);
/// Takes a counter out of a line; a line of which nothing is left goes.
model::Edit withoutCounter(const model::Entry& entry, model::Atom scenario, model::Atom counter);

} // namespace editor
