#include "rules/modules/modules.h"
#include "rules/parameters.h"
#include "rules/stack_names.h"

namespace rules {
namespace {

/// Units of two sides never share a hex, but for those that the exception admits.
class StackingEnemies : public Rule {
public:
    explicit StackingEnemies(const RuleSpec& spec)
        : m_ignored(spec, "ignore-kinds")
        , m_except(spec, "except-")
    {
    }

    Watch watch() const override { return {.stacks = true}; }

    void checkStack(const Position& position, model::HexIndex hex, Report& report) const override
    {
        const auto stack = position.occupancy.at(hex);
        if (stack.size() < 2)
            return;
        std::vector<const Placed*> units;
        const Placed* enemy = nullptr;
        for (const Placed& unit : stack) {
            const CounterFacts* facts = position.facts(unit);
            if (!facts || !facts->side || m_ignored.contains(facts->kind)
                || (!m_except.everybody() && m_except.matches(*facts, unit)))
                continue;
            units.push_back(&unit);
            if (!enemy && position.facts(*units.front())->side != facts->side)
                enemy = &unit;
        }
        if (!enemy)
            return;
        const Placed& first = *units.front();
        report.add(
            {.message = Atom("stacking.enemies"),
             .subject = position.subject(hex),
             .related = subjects(position, units),
             .arguments = {unitName(position, first), sideName(position, position.facts(first)->side),
                           unitName(position, *enemy), sideName(position, position.facts(*enemy)->side)}});
    }

private:
    WordList m_ignored;
    UnitFilter m_except;
};

constexpr Parameter kParameters[]{
    {.name = "ignore-kinds"},   {.name = "except-kinds"},    {.name = "except-nations"},
    {.name = "except-classes"}, {.name = "except-stacking"}, {.name = "except-faces"},
};
constexpr Message kMessages[]{{.id = "stacking.enemies", .arguments = 4}};

} // namespace

constinit const Module modules::stackingEnemies{
    .name = "stacking.enemies",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<StackingEnemies>(spec);
    },
};

} // namespace rules
