#pragma once

#include "rules/position.h"

#include <span>
#include <vector>

namespace rules::deploy {

/// What a condition of a zone may ask; each can be turned round.
struct ConditionKind {
    /// What the names of the condition stand for.
    enum class Of : std::uint8_t { Nothing, Hexes, Terrain, Places, Zones };

    std::string_view id;
    Of of = Of::Nothing;
    bool distance = false;
};

/// within        at most so far from one of its hexes or places
/// enemy-zoc     in a zone of control of another side
/// terrain       one of these terrains
/// place         a place of one of these kinds
/// zone          in one of these zones of the map, such as the area of an army
/// controlled    controlled by the zone's side
/// one-per-hex   one unit of the zone in a hex
std::span<const ConditionKind> conditionKinds();
/// Null for a kind that nobody knows.
const ConditionKind* conditionKind(Atom id);

/// Whether a hex meets a condition of an area. What asks about units and not about hexes, or is not known, is met.
bool meets(const Position& position, const model::Area& area, const model::Condition& condition,
           model::HexIndex hex);
/// The names of a condition that stand for nothing: there is no such hex, place, terrain or zone.
std::vector<Atom> unknownNames(const Position& position, const model::Condition& condition);
/// The hex of a number or of a place's name on the maps of the scenario.
model::HexIndex hexNamed(const Position& position, Atom name);

} // namespace rules::deploy
