#pragma once

#include "rules/ruleset/objection.h"

namespace rules {

/// What moves a column: <shift id of="attack|defense" by="F" when="F" says="…" cites="…"/>.
struct ShiftSpec {
    model::Atom id;
    bool defense = false; ///< of the defender's column
    Formula by;           ///< columns to the right
    Formula when;         ///< without it: always
    std::string says;
    std::string citation;
};

/// Something else to know about an attack: <outcome id name is="F" cites="…"/>.
struct OutcomeSpec {
    model::Atom id;
    std::string name;
    Formula is;
    std::string citation;
};

/// How an attack on a hex is worked out. Its formulas see the attack as a whole: own is the attacker's side, the hex the
/// one attacked, and attackers and defenders can be counted.
///
/// <combat tables="KIND" attack="F" defense="F" attack-table="F" defense-table="F" column="F" defends="F">
///   bars, shifts and outcomes
/// </combat>
struct CombatSpec {
    model::Atom tables; ///< kind of the package's tables it is resolved on
    Formula attack; ///< of an attacker: what it adds
    Formula defense; ///< of a defender
    Formula attackTable; ///< of the attack: id of the table the attacker fires on
    Formula defenseTable;
    Formula column; ///< of the attack: title of the column, where the strength alone does not say it (odds)
    Formula defends; ///< of a unit in the hex attacked: it takes part; without it: all do
    std::vector<Objection> bars;
    std::vector<ShiftSpec> shifts;
    std::vector<OutcomeSpec> outcomes;

    explicit operator bool() const { return static_cast<bool>(attack); }
    static CombatSpec read(const Clause& clause, const ClauseReader& reader);
};

} // namespace rules
