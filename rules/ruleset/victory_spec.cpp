#include "rules/ruleset/victory_spec.h"

namespace rules {

VictorySpec VictorySpec::read(const Clause& clause, const ClauseReader& reader)
{
    reader.allow(clause, {"points", "hex-points"}, {"win"});
    VictorySpec spec;
    spec.points = reader.formula(clause, "points");
    spec.hexPoints = reader.formula(clause, "hex-points");
    for (const Clause& child : clause.inside) {
        if (child.element.text() != "win")
            continue;
        reader.allow(child, {"side", "tested", "turns", "when", "sheet", "otherwise", "says"});
        if (!reader.require(child, "side") || !reader.require(child, "tested"))
            continue;
        spec.wins.push_back({.id = child.id,
                             .side = model::Atom(child.text("side")),
                             .tested = model::Atom(child.text("tested")),
                             .turns = reader.formula(child, "turns"),
                             .when = reader.formula(child, "when"),
                             .sheet = reader.words(child, "sheet"),
                             .otherwise = child.text("otherwise") == "yes",
                             .says = std::string(child.text("says")),
                             .citation = std::string(child.text("cites"))});
    }
    return spec;
}

} // namespace rules
