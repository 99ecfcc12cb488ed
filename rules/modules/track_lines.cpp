#include "rules/modules/modules.h"
#include "rules/stack_names.h"

#include <algorithm>
#include <unordered_map>

namespace rules {
namespace {

using model::Entry;

const Atom kReinforcement("reinforcement");
const Atom kWithdrawal("withdrawal");
const Atom kConversion("conversion");

/// A line of a track can be carried out: its turn is one of the scenario's, it names what it needs, what leaves is there
/// before, and not every entry hex is held by the enemy at the start.
class TrackLines : public Rule {
public:
    Watch watch() const override
    {
        return {.scenario = true,
                .again = recordKinds<Entry, model::Turn, model::Scenario, model::Counter>()};
    }

    void checkScenario(const Position& position, Report& report) const override
    {
        const auto entries = position.package.all<Entry>().in(position.scenario->id);
        if (entries.empty())
            return;
        const Arrivals arrivals = arrivalsOf(position);
        for (const auto& [key, entry] : entries) {
            const auto add = [&](std::string_view message, std::vector<std::string> arguments,
                                 model::Severity severity) {
                report.add({.message = Atom(message),
                            .subject = model::Subject::of<Entry>(key),
                            .discriminator =
                                std::string(message) + (arguments.empty() ? "" : " " + arguments.front()),
                            .arguments = std::move(arguments)},
                           severity);
            };
            checkTurn(position, entry, add);
            checkLists(entry, add);
            checkLeaving(position, entry, arrivals, add);
            checkHexes(position, entry, add);
        }
    }

private:
    /// The first turn on which each counter is in play; the empty turn stands for the start.
    using Arrivals = std::unordered_map<Atom, Atom>;

    static Arrivals arrivalsOf(const Position& position)
    {
        Arrivals arrivals;
        for (const auto& [key, entry] : position.package.all<Entry>().in(position.scenario->id))
            if (entry.kind != kWithdrawal)
                for (const Atom counter : entry.counters.list()) {
                    const auto [at, fresh] = arrivals.try_emplace(counter, entry.turn);
                    if (!fresh && model::naturalLess(entry.turn, at->second))
                        at->second = entry.turn;
                }
        for (const Placed& unit : position.occupancy.all())
            if (const CounterFacts* facts = position.facts(unit))
                arrivals[facts->id] = Atom();
        return arrivals;
    }

    static void checkTurn(const Position& position, const Entry& entry, auto add)
    {
        const model::Scenario& scenario = *position.scenario;
        // A turn that does not exist is found as a reference to nothing.
        const bool known = position.package.all<model::Turn>().in(scenario.id).empty()
            || position.package.find<model::Turn>({.scope = scenario.id, .id = entry.turn});
        if (!entry.turn)
            add("track.no-turn", {}, model::Severity::Warning);
        else if (!known)
            return;
        else if (scenario.firstTurn && model::naturalLess(entry.turn, scenario.firstTurn))
            add("track.turn-early", {text(entry.turn), text(scenario.firstTurn)}, model::Severity::Error);
        else if (scenario.lastTurn && model::naturalLess(scenario.lastTurn, entry.turn))
            add("track.turn-late", {text(entry.turn), text(scenario.lastTurn)}, model::Severity::Warning);
        if (entry.returns && !model::naturalLess(entry.turn, entry.returns))
            add("track.returns", {text(entry.returns), text(entry.turn)}, model::Severity::Error);
    }

    static void checkLists(const Entry& entry, auto add)
    {
        const bool arrives = !entry.counters.empty();
        const bool leaves = !entry.removes.empty();
        if (entry.kind == kConversion && (!arrives || !leaves))
            add("track.conversion", {}, model::Severity::Error);
        else if ((entry.kind == kReinforcement && !arrives)
                 || (entry.kind == kWithdrawal && !arrives && !leaves))
            add("track.empty", {}, model::Severity::Warning);
    }

    static void checkLeaving(const Position& position, const Entry& entry, const Arrivals& arrivals, auto add)
    {
        std::vector<Atom> leaving = entry.removes.list();
        if (entry.kind == kWithdrawal)
            std::ranges::copy(entry.counters.list(), std::back_inserter(leaving));
        for (const Atom counter : leaving) {
            const int index = position.counters.indexOf(counter);
            const auto arrival = arrivals.find(counter);
            if (index >= 0
                && (arrival == arrivals.end()
                    || (arrival->second && !model::naturalLess(arrival->second, entry.turn))))
                add("track.never-there", {position.counters[index].name, text(entry.turn)},
                    model::Severity::Error);
        }
    }

    static void checkHexes(const Position& position, const Entry& entry, auto add)
    {
        if (entry.hexes.empty() || !entry.side || entry.kind == kWithdrawal)
            return;
        const auto held = [&](Atom number) {
            const model::HexIndex hex =
                findHex(position.package, number, mapsOf(position.package, position.scenario->id));
            return exists(hex) && std::ranges::any_of(position.occupancy.at(hex), [&](const Placed& unit) {
                       const CounterFacts* facts = position.facts(unit);
                       return facts && facts->side && facts->side != entry.side;
                   });
        };
        if (std::ranges::all_of(entry.hexes.list(), held))
            add("track.blocked", {text(entry.hexes.atom()), sideName(position, entry.side)},
                model::Severity::Warning);
    }

    static std::string text(Atom atom) { return std::string(atom.text()); }
};

constexpr Message kMessages[]{
    {.id = "track.no-turn", .arguments = 0},     {.id = "track.turn-early", .arguments = 2},
    {.id = "track.turn-late", .arguments = 2},   {.id = "track.returns", .arguments = 2},
    {.id = "track.conversion", .arguments = 0},  {.id = "track.empty", .arguments = 0},
    {.id = "track.never-there", .arguments = 2}, {.id = "track.blocked", .arguments = 2},
};

} // namespace

constinit const Module modules::trackLines{
    .name = "track.lines",
    .always = true,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<TrackLines>();
    },
};

} // namespace rules
