#include "rules/ruleset/movement_spec.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace rules {
namespace {

struct List {
    std::string_view element;
    std::vector<Objection> MovementSpec::* objections;
    std::string_view extra; ///< attribute
};

constexpr std::array<List, 6> kLists{{{"refuse", &MovementSpec::refusals, {}},
                                      {"bar", &MovementSpec::bars, {}},
                                      {"closed", &MovementSpec::closures, {}},
                                      {"stop", &MovementSpec::stops, "after"},
                                      {"end", &MovementSpec::ends, {}},
                                      {"avoid", &MovementSpec::avoids, {}}}};

} // namespace

MovementSpec MovementSpec::read(const Clause& clause, const ClauseReader& reader,
                                std::span<const MovementSpec> earlier)
{
    reader.allow(clause, {"like", "base", "allowance", "cost", "one-hex", "price", "along", "connects", "to"},
                 {"refuse", "bar", "closed", "stop", "end", "avoid"});
    MovementSpec spec;
    spec.id = clause.id;
    spec.name = clause.text("name");
    spec.citation = clause.text("cites");
    spec.base = clause.text("base") == "yes";
    spec.allowance = reader.formula(clause, "allowance");
    spec.cost = reader.formula(clause, "cost");
    spec.oneHex = reader.formula(clause, "one-hex");
    spec.price = reader.formula(clause, "price");
    spec.along = reader.words(clause, "along");
    spec.connects = reader.formula(clause, "connects");
    spec.to = reader.formula(clause, "to");
    for (const List& list : kLists)
        spec.*list.objections = Objection::readAll(clause, list.element, reader, list.extra);
    for (const model::Atom id : reader.words(clause, "like")) {
        const auto other = std::ranges::find(earlier, id, &MovementSpec::id);
        if (other == earlier.end())
            reader.report(clause, "formula.unknown",
                          {std::string(clause.id.text()), "like", "1", std::string(id.text())});
        else
            for (const List& list : kLists)
                std::ranges::copy((*other).*list.objections, std::back_inserter(spec.*list.objections));
    }
    return spec;
}

} // namespace rules
