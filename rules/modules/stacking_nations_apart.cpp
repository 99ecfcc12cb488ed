#include "rules/modules/modules.h"
#include "rules/parameters.h"
#include "rules/stack_names.h"

namespace rules {
namespace {

/// Units of these nations never share a hex with each other.
class StackingNationsApart : public Rule {
public:
    explicit StackingNationsApart(const RuleSpec& spec)
        : m_nations(spec, "nations")
        , m_notWhile(spec, "not-while")
    {
    }

    Watch watch() const override { return {.stacks = true}; }

    void checkStack(const Position& position, model::HexIndex hex, Report& report) const override
    {
        const auto stack = position.occupancy.at(hex);
        if (stack.size() < 2 || m_notWhile.contains(position.situation.moment))
            return;
        std::vector<const Placed*> units;
        const Placed* first = nullptr;
        const Placed* other = nullptr;
        for (const Placed& unit : stack) {
            const CounterFacts* facts = position.facts(unit);
            if (!facts || !m_nations.contains(facts->nation))
                continue;
            units.push_back(&unit);
            if (!first)
                first = &unit;
            else if (!other && position.facts(*first)->nation != facts->nation)
                other = &unit;
        }
        if (!other)
            return;
        report.add({.message = Atom("stacking.nations-apart"),
                    .subject = position.subject(hex),
                    .related = subjects(position, units),
                    .arguments = {nationName(position, position.facts(*first)->nation),
                                  nationName(position, position.facts(*other)->nation),
                                  unitNames(position, units)}});
    }

private:
    WordList m_nations;
    WordList m_notWhile;
};

constexpr Parameter kParameters[]{{.name = "nations", .required = true}, {.name = "not-while"}};
constexpr Message kMessages[]{{.id = "stacking.nations-apart", .arguments = 3}};

} // namespace

constinit const Module modules::stackingNationsApart{
    .name = "stacking.nations-apart",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<StackingNationsApart>(spec);
    },
};

} // namespace rules
