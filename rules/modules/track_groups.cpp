#include "rules/modules/modules.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace rules {
namespace {

using model::Entry;
using model::Group;

/// Groups can be had on some turn, and conversions do not go round in a circle.
class TrackGroups : public Rule {
public:
    Watch watch() const override
    {
        return {.scenario = true, .again = recordKinds<Entry, Group, model::Turn, model::Scenario>()};
    }

    void checkScenario(const Position& position, Report& report) const override
    {
        checkGroups(position, report);
        checkCircles(position, report);
    }

private:
    static void checkGroups(const Position& position, Report& report)
    {
        const model::Scenario& scenario = *position.scenario;
        const auto before = [](Atom a, Atom b) { return a && b && model::naturalLess(a, b); };
        for (const auto& [key, group] : position.package.all<Group>().in(scenario.id)) {
            const std::string name = group.name.empty() ? std::string(key.id.text()) : group.name;
            const auto add = [&](std::string_view message, model::Severity severity) {
                report.add({.message = Atom(message),
                            .subject = model::Subject::of<Group>(key),
                            .discriminator = std::string(message),
                            .arguments = {name}},
                           severity);
            };
            std::vector<const Entry*> members;
            for (const auto& [entryKey, entry] : position.package.all<Entry>().in(scenario.id))
                if (entry.group == key.id)
                    members.push_back(&entry);
            if (before(group.to, group.from))
                add("track.group-span", model::Severity::Error);
            else if (members.empty())
                add("track.group-empty", model::Severity::Info);
            else if (before(scenario.lastTurn, group.from) || before(group.to, scenario.firstTurn)
                     || std::ranges::all_of(
                         members, [&](const Entry* entry) { return before(group.to, entry->turn); }))
                add("track.group-never", model::Severity::Error);
        }
    }

    /// Whoever is converted into something that is converted back would never come to rest.
    static void checkCircles(const Position& position, Report& report)
    {
        static const Atom conversion("conversion");
        std::map<Atom, std::vector<const Entry*>, model::NaturalLess> from;
        for (const auto& [key, entry] : position.package.all<Entry>().in(position.scenario->id))
            if (entry.kind == conversion)
                for (const Atom counter : entry.removes.list())
                    from[counter].push_back(&entry);
        const auto leadsTo = [&](Atom start, Atom goal) {
            std::vector<Atom> open{start};
            std::set<Atom, model::NaturalLess> seen;
            while (!open.empty()) {
                const Atom counter = open.back();
                open.pop_back();
                if (counter == goal)
                    return true;
                if (!seen.insert(counter).second)
                    continue;
                if (const auto next = from.find(counter); next != from.end())
                    for (const Entry* entry : next->second)
                        std::ranges::copy(entry->counters.list(), std::back_inserter(open));
            }
            return false;
        };
        for (const auto& [key, entry] : position.package.all<Entry>().in(position.scenario->id)) {
            if (entry.kind != conversion)
                continue;
            const auto received = entry.counters.list();
            for (const Atom counter : entry.removes.list())
                if (std::ranges::any_of(received, [&](Atom into) { return leadsTo(into, counter); })) {
                    report.add({.message = Atom("track.circle"),
                                .subject = model::Subject::of<Entry>(key),
                                .arguments = {std::string(counter.text())}});
                    break;
                }
        }
    }
};

constexpr Message kMessages[]{{.id = "track.group-span", .arguments = 1},
                              {.id = "track.group-empty", .arguments = 1},
                              {.id = "track.group-never", .arguments = 1},
                              {.id = "track.circle", .arguments = 1}};

} // namespace

constinit const Module modules::trackGroups{
    .name = "track.groups",
    .always = true,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<TrackGroups>();
    },
};

} // namespace rules
