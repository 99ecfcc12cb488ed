#include "rules/modules/modules.h"
#include "rules/parameters.h"

namespace rules {
namespace {

/// A counter is in play no more often than the countermix has it: on the map, in boxes and on the tracks together.
class UnitDuplicate : public Rule {
public:
    explicit UnitDuplicate(const RuleSpec& spec)
        : m_arriving(spec, "entries")
    {
    }

    Watch watch() const override { return {.scenario = true, .again = recordKinds<model::Entry>()}; }

    void checkScenario(const Position& position, Report& report) const override
    {
        std::vector<int> uses(static_cast<std::size_t>(position.counters.size()));
        for (const Placed& unit : position.occupancy.all())
            if (unit.counter >= 0)
                ++uses[static_cast<std::size_t>(unit.counter)];
        const auto entries = position.package.all<model::Entry>().in(position.scenario->id);
        const auto forEachArrival = [&](auto visit) {
            for (const auto& [key, entry] : entries)
                if (m_arriving.contains(entry.kind))
                    model::forEachWord(entry.counters.text(), [&](std::string_view word) {
                        if (const int counter = position.counters.indexOf(Atom::known(word)); counter >= 0)
                            visit(key, counter);
                    });
        };
        forEachArrival([&](model::Key, int counter) { ++uses[static_cast<std::size_t>(counter)]; });

        for (int i = 0; i < position.counters.size(); ++i) {
            const CounterFacts& facts = position.counters[i];
            const int used = uses[static_cast<std::size_t>(i)];
            if (used <= std::max(facts.copies, 1))
                continue;
            std::vector<model::Subject> related;
            for (const Placed& unit : position.occupancy.all())
                if (unit.counter == i)
                    related.push_back(position.subject(unit));
            forEachArrival([&](model::Key key, int counter) {
                if (counter == i)
                    related.push_back(model::Subject::of<model::Entry>(key));
            });
            report.add(
                {.message = Atom("unit.duplicate"),
                 .subject = model::Subject::of<model::Counter>({.scope = {}, .id = facts.id}),
                 .related = std::move(related),
                 .arguments = {facts.name, std::to_string(used), std::to_string(std::max(facts.copies, 1))}});
        }
    }

private:
    WordList m_arriving;
};

constexpr Parameter kParameters[]{{.name = "entries"}};
constexpr Message kMessages[]{{.id = "unit.duplicate", .arguments = 3}};

} // namespace

constinit const Module modules::unitDuplicate{
    .name = "unit.duplicate",
    .always = true,
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<UnitDuplicate>(spec);
    },
};

} // namespace rules
