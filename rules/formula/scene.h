#pragma once

#include "model/atlas.h"
#include "rules/record_view.h"

#include <vector>

namespace rules {

struct Placed;
struct Position;

/// Who fights whom in an attack on a hex.
struct Engagement {
    model::HexIndex on = model::HexIndex::None;
    std::vector<const Placed*> attackers;
    std::vector<const Placed*> defenders;
};

/// What a formula is asked about. Whatever a question is not about stays empty.
struct Scene {
    const Position* position = nullptr;
    model::Atom side;                               ///< whose point of view: what "own" and "enemy" mean
    const Placed* unit = nullptr;
    int counter = -1;                               ///< in the countermix: the unit's, or one that is in no hex
    model::HexIndex hex = model::HexIndex::None;    ///< of a step: the hex entered
    model::HexIndex from = model::HexIndex::None;   ///< of a step: the hex left
    int direction = -1;                             ///< of a step, as seen from the hex left
    RecordView record;                              ///< a place, marker, entry, …
    const Scene* outer = nullptr;                   ///< of a count: what the formula around it is about
    const Engagement* engagement = nullptr;         ///< of an attack: the hex is the one attacked
};

/// The scene of one unit where it stands.
Scene sceneOf(const Position& position, const Placed& unit);
/// The scene of a hex as a side sees it.
Scene sceneOf(const Position& position, model::HexIndex hex, model::Atom side);
/// The scene of a record: its hex and side are those the record names.
Scene sceneOf(const Position& position, const RecordView& record);
/// The scene of the position as a whole.
Scene sceneOf(const Position& position);

} // namespace rules
