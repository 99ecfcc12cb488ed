#include "rules/modules/modules.h"
#include "rules/parameters.h"
#include "rules/stack_names.h"

namespace rules {
namespace {

/// Units of these kinds never share a hex with other units of their side.
class StackingKindsApart : public Rule {
public:
    explicit StackingKindsApart(const RuleSpec& spec)
        : m_kinds(spec, "kinds")
        , m_ignored(spec, "ignore-kinds")
        , m_notWhile(spec, "not-while")
    {
    }

    Watch watch() const override { return {.stacks = true}; }

    void checkStack(const Position& position, model::HexIndex hex, Report& report) const override
    {
        const auto stack = position.occupancy.at(hex);
        if (stack.size() < 2 || m_notWhile.contains(position.situation.moment))
            return;
        const auto isApart = [&](const Placed& unit) {
            const CounterFacts* facts = position.facts(unit);
            return facts && m_kinds.contains(facts->kind);
        };
        const auto loner = std::ranges::find_if(stack, isApart);
        if (loner == stack.end())
            return;
        const Atom side = position.facts(*loner)->side;
        std::vector<const Placed*> others;
        for (const Placed& unit : stack) {
            const CounterFacts* facts = position.facts(unit);
            if (facts && facts->side == side && !m_kinds.contains(facts->kind)
                && !m_ignored.contains(facts->kind))
                others.push_back(&unit);
        }
        if (others.empty())
            return;
        auto related = subjects(position, others);
        related.insert(related.begin(), position.subject(*loner));
        report.add({.message = Atom("stacking.kinds-apart"),
                    .subject = position.subject(hex),
                    .related = std::move(related),
                    .arguments = {unitName(position, *loner), unitNames(position, others)}});
    }

private:
    WordList m_kinds;
    WordList m_ignored;
    WordList m_notWhile;
};

constexpr Parameter kParameters[]{
    {.name = "kinds", .required = true}, {.name = "ignore-kinds"}, {.name = "not-while"}};
constexpr Message kMessages[]{{.id = "stacking.kinds-apart", .arguments = 2}};

} // namespace

constinit const Module modules::stackingKindsApart{
    .name = "stacking.kinds-apart",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<StackingKindsApart>(spec);
    },
};

} // namespace rules
