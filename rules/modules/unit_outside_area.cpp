#include "rules/modules/modules.h"
#include "rules/parameters.h"
#include "rules/stack_names.h"

namespace rules {
namespace {

/// Units stand on a map of the scenario, in its area in play, and not in a hex of nothing but these terrains.
class UnitOutsideArea : public Rule {
public:
    explicit UnitOutsideArea(const RuleSpec& spec)
        : m_unplayable(spec, "unplayable")
        , m_ignored(spec, "ignore-kinds")
    {
    }

    Watch watch() const override { return {.stacks = true, .terrain = true}; }

    void checkStack(const Position& position, model::HexIndex hex, Report& report) const override
    {
        const char* message = !position.inPlay.onMap(hex) ? "unit.off-map"
            : !position.inPlay.inArea(hex)                ? "unit.outside-area"
            : isUnplayable(position.package.terrain(hex)) ? "unit.no-land"
                                                          : nullptr;
        if (!message)
            return;
        for (const Placed& unit : position.occupancy.at(hex)) {
            const CounterFacts* facts = position.facts(unit);
            if (facts && m_ignored.contains(facts->kind))
                continue;
            report.add({.message = Atom(message),
                        .subject = position.subject(unit),
                        .related = {position.subject(hex)},
                        .arguments = {unitName(position, unit),
                                      std::string(position.package.atlas().printed(hex))}});
        }
    }

private:
    bool isUnplayable(model::Words terrain) const
    {
        if (m_unplayable.empty() || terrain.empty())
            return false;
        if (m_unplayable.contains(terrain.atom()))
            return true;
        bool all = true;
        model::forEachWord(terrain.text(), [&](std::string_view word) {
            all = all && m_unplayable.contains(Atom::known(word));
        });
        return all;
    }

    WordList m_unplayable;
    WordList m_ignored;
};

constexpr Parameter kParameters[]{{.name = "unplayable"}, {.name = "ignore-kinds"}};
constexpr Message kMessages[]{{.id = "unit.off-map", .arguments = 2},
                              {.id = "unit.outside-area", .arguments = 2},
                              {.id = "unit.no-land", .arguments = 2}};

} // namespace

constinit const Module modules::unitOutsideArea{
    .name = "unit.outside-area",
    .always = true,
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<UnitOutsideArea>(spec);
    },
};

} // namespace rules
