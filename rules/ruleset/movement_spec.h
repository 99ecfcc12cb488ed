#pragma once

#include "rules/ruleset/objection.h"

#include <span>

namespace rules {

/// A way of moving: ordinary movement, by rail, by sea, exploitation, retreat.
///
/// <movement id name like="IDS" base="yes" allowance="F" cost="F" one-hex="F" price="F" along="LINES" connects="F" to="F">
///   <refuse id when="F"/>          of the unit: it may not move in this way at all
///   <bar id when="F"/>             of a step: it may not be made
///   <closed id when="F"/>          of a hex: it may not be entered, nor may the line to what it connects to run there
///   <stop id when="F" after="1"/>  of a step: the unit may not go on from there; after: only from the second such hex on
///   <end id when="F"/>             of a step into a hex: the unit may pass but not stay
///   <avoid id when="F"/>           of a step into a hex: the unit may stay there only when all other hexes are so too;
///                                  the first of them weighs most
/// </movement>
/// like: the objections of those hold here too. base: it is no way of moving, others are like it.
struct MovementSpec {
    model::Atom id;
    std::string name;
    std::string citation;
    bool base = false;
    Formula allowance; ///< of a unit, in movement points; without it: any distance
    Formula cost; ///< of a step; without it: one
    Formula oneHex; ///< of a unit: it may always move one hex, if nothing but the cost forbids it
    Formula price; ///< of a unit: what the move costs besides movement points (OPS); without it: nothing
    std::vector<model::Atom> along; ///< kinds of line it follows; empty: any hex
    Formula connects; ///< of a hex: the lines the unit starts from must lead to such a hex
    Formula to; ///< of a step of any length: the unit is carried there at once, as by sea
    std::vector<Objection> refusals;
    std::vector<Objection> bars;
    std::vector<Objection> closures;
    std::vector<Objection> stops;
    std::vector<Objection> ends;
    std::vector<Objection> avoids;

    /// earlier: those it may be like.
    static MovementSpec read(const Clause& clause, const ClauseReader& reader,
                             std::span<const MovementSpec> earlier);
};

} // namespace rules
