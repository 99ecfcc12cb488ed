#include "rules/ruleset/setup_spec.h"

#include "rules/fields/countermix.h"

#include <algorithm>

namespace rules {

const SetupSpec::Line* SetupSpec::find(const CounterFacts& facts) const
{
    const auto it = std::ranges::find_if(lines, [&](const Line& line) {
        return line.name == facts.name && line.nation == facts.nation && line.unitClass == facts.unitClass;
    });
    return it == lines.end() ? nullptr : &*it;
}

SetupSpec SetupSpec::read(const Clause& clause, const ClauseReader& reader)
{
    reader.allow(clause, {}, {"unit"});
    SetupSpec spec;
    for (const Clause& unit : clause.inside) {
        reader.allow(unit, {"name", "nation", "class", "hex"});
        if (reader.require(unit, "name") && reader.require(unit, "hex"))
            spec.lines.push_back({.name = std::string(unit.text("name")),
                                  .nation = model::Atom(unit.text("nation")),
                                  .unitClass = model::Atom(unit.text("class")),
                                  .hex = model::Atom(unit.text("hex"))});
    }
    return spec;
}

} // namespace rules
