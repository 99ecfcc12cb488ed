#include "rules/ruleset/procedures.h"

namespace rules {

void Procedures::read(const Clause& clause, const ClauseReader& reader)
{
    const std::string_view element = clause.element.text();
    if (element == "zoc")
        zoc = ZocSpec::read(clause, reader);
    else if (element == "supply")
        supply = SupplySpec::read(clause, reader);
    else if (element == "movement")
        movements.push_back(MovementSpec::read(clause, reader, movements));
    else if (element == "victory")
        victory = VictorySpec::read(clause, reader);
    else if (element == "combat")
        combat = CombatSpec::read(clause, reader);
    else if (element == "setup")
        setup = SetupSpec::read(clause, reader);
    else if (element == "stacking") {
        reader.allow(clause, {"points", "most"});
        reader.require(clause, "points");
        stackingPoints = reader.formula(clause, "points");
        stackingMost = reader.formula(clause, "most");
    } else if (element == "control") {
        reader.allow(clause, {"is"});
        control = reader.formula(clause, "is");
    }
}

} // namespace rules
