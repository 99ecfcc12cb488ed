#include "rules/modules/modules.h"
#include "rules/parameters.h"

#include <algorithm>
#include <map>

namespace rules {
namespace {

/// A counter is in play no more often than the countermix has it: on the map, in boxes and on the tracks together.
/// Of groups that players choose from, only one may bring it.
class UnitDuplicate : public Rule {
public:
    explicit UnitDuplicate(const RuleSpec& spec)
        : m_arriving(spec, "entries")
    {
    }

    Watch watch() const override
    {
        return {.scenario = true, .again = recordKinds<model::Entry, model::Group>()};
    }

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
                            visit(key, counter, choiceOf(position, entry));
                    });
        };
        std::map<std::pair<int, std::uint32_t>, int> chosen;
        forEachArrival([&](model::Key, int counter, Atom choice) {
            ++(choice ? chosen[{counter, choice.value()}] : uses[static_cast<std::size_t>(counter)]);
        });
        std::vector<int> most(uses.size());
        for (const auto& [which, times] : chosen) {
            int& known = most[static_cast<std::size_t>(which.first)];
            known = std::max(known, times);
        }

        for (int i = 0; i < position.counters.size(); ++i) {
            const CounterFacts& facts = position.counters[i];
            const int used = uses[static_cast<std::size_t>(i)] + most[static_cast<std::size_t>(i)];
            if (used <= std::max(facts.copies, 1))
                continue;
            std::vector<model::Subject> related;
            for (const Placed& unit : position.occupancy.all())
                if (unit.counter == i)
                    related.push_back(position.subject(unit));
            forEachArrival([&](model::Key key, int counter, Atom) {
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
    /// The group of an entry if players choose it or leave it.
    static Atom choiceOf(const Position& position, const model::Entry& entry)
    {
        const auto* group =
            position.package.find<model::Group>({.scope = position.scenario->id, .id = entry.group});
        return group && group->optional ? group->id : Atom();
    }

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
