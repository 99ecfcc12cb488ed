#include "rules/formula/node.h"
#include "rules/modules/modules.h"

#include <algorithm>
#include <limits>

namespace rules {
namespace {

/// Levels of victory do not overlap and leave no gap.
class VictoryLevels : public Rule {
public:
    Watch watch() const override { return {.scenario = true, .again = recordKinds<model::VictoryLevel>()}; }

    void checkScenario(const Position& position, Report& report) const override
    {
        struct Range {
            const model::VictoryLevel* level;
            double from;
            double to;
        };
        constexpr double far = std::numeric_limits<double>::infinity();
        std::vector<Range> ranges;
        for (const auto& [key, level] : position.package.all<model::VictoryLevel>().in(position.scenario->id)) {
            const double from = level.from.empty() ? -far : numberFrom(level.from).value_or(-far);
            const double to = level.to.empty() ? far : numberFrom(level.to).value_or(far);
            if (from > to)
                add(position, report, level, "victory.level-empty", {name(level)});
            else
                ranges.push_back({.level = &level, .from = from, .to = to});
        }
        std::ranges::stable_sort(ranges, {}, &Range::from);
        for (std::size_t i = 1; i < ranges.size(); ++i) {
            const Range& before = ranges[i - 1];
            const Range& after = ranges[i];
            if (after.from <= before.to)
                add(position, report, *after.level, "victory.level-overlap", {name(*before.level), name(*after.level)});
            else if (after.from > before.to + 1)
                add(position, report, *after.level, "victory.level-gap", {name(*before.level), name(*after.level)});
        }
    }

private:
    static std::string name(const model::VictoryLevel& level)
    {
        return level.name.empty() ? std::string(level.id.text()) : level.name;
    }
    static void add(const Position& position, Report& report, const model::VictoryLevel& level, std::string_view message,
                    std::vector<std::string> arguments)
    {
        report.add({.message = Atom(message),
                    .subject = model::Subject::of<model::VictoryLevel>({.scope = position.scenario->id, .id = level.id}),
                    .discriminator = std::string(message),
                    .arguments = std::move(arguments)});
    }
};

constexpr Message kMessages[]{{.id = "victory.level-empty", .arguments = 1},
                              {.id = "victory.level-overlap", .arguments = 2},
                              {.id = "victory.level-gap", .arguments = 2}};

} // namespace

constinit const Module modules::victoryLevels{
    .name = "victory.levels",
    .always = true,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset&) -> std::unique_ptr<Rule> { return std::make_unique<VictoryLevels>(); },
};

} // namespace rules
