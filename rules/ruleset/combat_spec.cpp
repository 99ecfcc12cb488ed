#include "rules/ruleset/combat_spec.h"

namespace rules {

CombatSpec CombatSpec::read(const Clause& clause, const ClauseReader& reader)
{
    reader.allow(clause,
                 {"tables", "attack", "defense", "attack-table", "defense-table", "column", "defends"},
                 {"bar", "shift", "outcome"});
    CombatSpec spec;
    spec.tables = model::Atom(clause.text("tables"));
    spec.attack = reader.formula(clause, "attack");
    spec.defense = reader.formula(clause, "defense");
    spec.attackTable = reader.formula(clause, "attack-table");
    spec.defenseTable = reader.formula(clause, "defense-table");
    spec.column = reader.formula(clause, "column");
    spec.defends = reader.formula(clause, "defends");
    spec.bars = Objection::readAll(clause, "bar", reader);
    for (const Clause& child : clause.inside) {
        if (child.element.text() == "shift") {
            reader.allow(child, {"of", "by", "when", "says"});
            if (!reader.require(child, "by"))
                continue;
            spec.shifts.push_back({.id = child.id,
                                   .defense = child.text("of") == "defense",
                                   .by = reader.formula(child, "by"),
                                   .when = reader.formula(child, "when"),
                                   .says = std::string(child.text("says")),
                                   .citation = std::string(child.text("cites"))});
        } else if (child.element.text() == "outcome") {
            reader.allow(child, {"name", "is"});
            if (!reader.require(child, "is"))
                continue;
            spec.outcomes.push_back({.id = child.id,
                                     .name = std::string(child.text("name")),
                                     .is = reader.formula(child, "is"),
                                     .citation = std::string(child.text("cites"))});
        }
    }
    return spec;
}

} // namespace rules
