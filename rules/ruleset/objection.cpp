#include "rules/ruleset/objection.h"

namespace rules {

std::vector<Objection> Objection::readAll(const Clause& clause, std::string_view element,
                                          const ClauseReader& reader, std::string_view extra)
{
    std::vector<Objection> objections;
    for (const Clause& child : clause.inside) {
        if (child.element.text() != element)
            continue;
        reader.allow(child, {"when", "says", extra});
        reader.require(child, "when");
        if (Formula when = reader.formula(child, "when"))
            objections.push_back({.id = child.id,
                                  .when = std::move(when),
                                  .says = std::string(child.text("says")),
                                  .citation = std::string(child.text("cites")),
                                  .after = extra.empty() ? 0 : reader.number(child, extra, 0)});
    }
    return objections;
}

} // namespace rules
