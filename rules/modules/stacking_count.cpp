#include "rules/modules/modules.h"
#include "rules/parameters.h"
#include "rules/stack_names.h"

namespace rules {
namespace {

/// At most so many units of a side that the filter admits in one hex.
class StackingCount : public Rule {
public:
    explicit StackingCount(const RuleSpec& spec)
        : m_most(number(spec, "most", 0))
        , m_units(spec)
        , m_except(spec, "except-")
        , m_notWhile(spec, "not-while")
        , m_called(spec.fields.text(Atom("called")))
    {
    }

    Watch watch() const override { return {.stacks = true}; }

    void checkStack(const Position& position, model::HexIndex hex, Report& report) const override
    {
        const auto stack = position.occupancy.at(hex);
        if (static_cast<int>(stack.size()) <= m_most || m_notWhile.contains(position.situation.moment))
            return;
        struct Count {
            Atom side;
            std::vector<const Placed*> units;
        };
        std::vector<Count> counts;
        for (const Placed& unit : stack) {
            const CounterFacts* facts = position.facts(unit);
            if (!facts || !m_units.matches(*facts, unit)
                || (!m_except.everybody() && m_except.matches(*facts, unit)))
                continue;
            auto count = std::ranges::find(counts, facts->side, &Count::side);
            if (count == counts.end())
                count = counts.insert(count, {.side = facts->side, .units = {}});
            count->units.push_back(&unit);
        }
        for (const Count& count : counts) {
            if (static_cast<int>(count.units.size()) <= m_most)
                continue;
            std::vector<std::string> arguments{std::to_string(count.units.size()), std::to_string(m_most),
                                               unitNames(position, count.units)};
            if (!m_called.empty())
                arguments.push_back(m_called);
            report.add({.message = Atom(m_called.empty() ? "stacking.count" : "stacking.count-of"),
                        .subject = position.subject(hex),
                        .discriminator = std::string(count.side.text()),
                        .related = subjects(position, count.units),
                        .arguments = std::move(arguments)});
        }
    }

private:
    int m_most;
    UnitFilter m_units;
    UnitFilter m_except;
    WordList m_notWhile;
    std::string m_called;
};

constexpr Parameter kParameters[]{
    {.name = "most", .kind = Parameter::Kind::Number, .required = true},
    {.name = "kinds"},
    {.name = "nations"},
    {.name = "classes"},
    {.name = "stacking"},
    {.name = "faces"},
    {.name = "except-kinds"},
    {.name = "except-nations"},
    {.name = "except-classes"},
    {.name = "except-stacking"},
    {.name = "except-faces"},
    {.name = "not-while"},
    {.name = "called"},
};
constexpr Message kMessages[]{{.id = "stacking.count", .arguments = 3},
                              {.id = "stacking.count-of", .arguments = 4}};

} // namespace

constinit const Module modules::stackingCount{
    .name = "stacking.count",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<StackingCount>(spec);
    },
};

} // namespace rules
