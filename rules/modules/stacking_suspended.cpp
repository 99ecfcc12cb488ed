#include "rules/modules/modules.h"
#include "rules/parameters.h"

namespace rules {
namespace {

/// Says that the other stacking rules rest because the position is in the middle of something.
class StackingSuspended : public Rule {
public:
    explicit StackingSuspended(const RuleSpec& spec)
        : m_while(spec, "while")
    {
    }

    Watch watch() const override { return {.scenario = true}; }

    void checkScenario(const Position& position, Report& report) const override
    {
        if (m_while.contains(position.situation.moment))
            report.add(
                {.message = Atom("stacking.suspended"),
                 .subject = model::Subject::of<model::Scenario>({.scope = {}, .id = position.scenario->id})});
    }

private:
    WordList m_while;
};

constexpr Parameter kParameters[]{{.name = "while", .required = true}};
constexpr Message kMessages[]{{.id = "stacking.suspended", .arguments = 0}};

} // namespace

constinit const Module modules::stackingSuspended{
    .name = "stacking.suspended",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<StackingSuspended>(spec);
    },
};

} // namespace rules
