#include "rules/modules/modules.h"
#include "rules/parameters.h"
#include "rules/stack_names.h"

namespace rules {
namespace {

/// At most one of each of these kinds in a hex.
class StackingSingle : public Rule {
public:
    explicit StackingSingle(const RuleSpec& spec)
        : m_kinds(spec, "kinds")
        , m_notWhile(spec, "not-while")
    {
    }

    Watch watch() const override { return {.stacks = true}; }

    void checkStack(const Position& position, model::HexIndex hex, Report& report) const override
    {
        const auto stack = position.occupancy.at(hex);
        if (stack.size() < 2 || m_notWhile.contains(position.situation.moment))
            return;
        for (const Atom kind : m_kinds) {
            std::vector<const Placed*> units;
            for (const Placed& unit : stack)
                if (const CounterFacts* facts = position.facts(unit); facts && facts->kind == kind)
                    units.push_back(&unit);
            if (units.size() < 2)
                continue;
            report.add({.message = Atom("stacking.single"),
                        .subject = position.subject(hex),
                        .discriminator = std::string(kind.text()),
                        .related = subjects(position, units),
                        .arguments = {termName(position.ruleset, Category::CounterKind, kind),
                                      std::to_string(units.size()), unitNames(position, units)}});
        }
    }

private:
    WordList m_kinds;
    WordList m_notWhile;
};

constexpr Parameter kParameters[]{{.name = "kinds", .required = true}, {.name = "not-while"}};
constexpr Message kMessages[]{{.id = "stacking.single", .arguments = 3}};

} // namespace

constinit const Module modules::stackingSingle{
    .name = "stacking.single",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<StackingSingle>(spec);
    },
};

} // namespace rules
