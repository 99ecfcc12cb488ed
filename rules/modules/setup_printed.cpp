#include "rules/modules/modules.h"
#include "rules/parameters.h"
#include "rules/ruleset/procedures.h"

#include <algorithm>

namespace rules {
namespace {

/// A scenario that says it is the rulebook's own: every unit of the printed set-up is in its hex, and no other is on the map.
class SetupPrinted : public Rule {
public:
    explicit SetupPrinted(const RuleSpec& spec)
        : m_scenarios(spec, "scenarios")
        , m_ignored(spec, "ignore-kinds")
    {
    }

    Watch watch() const override { return {.scenario = true}; }

    void checkScenario(const Position& position, Report& report) const override
    {
        const SetupSpec& setup = position.ruleset.procedures().setup;
        if (!m_scenarios.contains(position.situation.scenarioKind) || setup.lines.empty())
            return;
        std::vector<const SetupSpec::Line*> missing;
        for (const SetupSpec::Line& line : setup.lines)
            missing.push_back(&line);
        for (const Placed& unit : position.occupancy.all()) {
            const CounterFacts* facts = position.facts(unit);
            if (!facts || m_ignored.contains(facts->kind))
                continue;
            const SetupSpec::Line* line = setup.find(*facts);
            if (line && exists(unit.hex))
                std::erase(missing, line);
            if (!line && exists(unit.hex))
                add(position, unit, *facts, "setup.extra", {}, report);
            else if (line && exists(unit.hex) && position.package.atlas().find(line->hex) != unit.hex)
                add(position, unit, *facts, "setup.elsewhere", line->hex, report);
        }
        for (const SetupSpec::Line* line : missing)
            report.add({.message = Atom("setup.missing"),
                        .subject = model::Subject::of<model::Scenario>({.scope = {}, .id = position.scenario->id}),
                        .discriminator = line->name + " " + std::string(line->nation.text()),
                        .arguments = {line->name, std::string(line->hex.text())}});
    }

private:
    static void add(const Position& position, const Placed& unit, const CounterFacts& facts, std::string_view message,
                    Atom expected, Report& report)
    {
        std::vector<std::string> arguments{facts.name, position.package.atlas().printed(unit.hex)};
        if (expected)
            arguments.emplace_back(expected.text());
        report.add({.message = Atom(message),
                    .subject = position.subject(unit),
                    .related = {position.subject(unit.hex)},
                    .arguments = std::move(arguments)});
    }

    WordList m_scenarios;
    WordList m_ignored;
};

constexpr Parameter kParameters[]{{.name = "scenarios", .required = true}, {.name = "ignore-kinds"}};
constexpr Message kMessages[]{{.id = "setup.missing", .arguments = 2},
                              {.id = "setup.extra", .arguments = 2},
                              {.id = "setup.elsewhere", .arguments = 3}};

} // namespace

constinit const Module modules::setupPrinted{
    .name = "setup.printed",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<SetupPrinted>(spec);
    },
};

} // namespace rules
