#include "rules/ruleset/zoc_spec.h"

namespace rules {

ZocSpec ZocSpec::read(const Clause& clause, const ClauseReader& reader)
{
    reader.allow(clause, {"exerts", "lost", "needs", "barred", "closed", "own-hex"});
    reader.require(clause, "exerts");
    return {.exerts = reader.formula(clause, "exerts"),
            .lost = reader.formula(clause, "lost"),
            .needs = reader.formula(clause, "needs"),
            .barred = reader.formula(clause, "barred"),
            .closed = reader.formula(clause, "closed"),
            .ownHex = clause.text("own-hex") == "yes"};
}

Reads ZocSpec::reads() const
{
    Reads reads;
    for (const Formula* formula : {&exerts, &lost, &needs, &barred, &closed})
        reads.add(formula->reads());
    return reads;
}

} // namespace rules
