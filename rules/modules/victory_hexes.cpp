#include "rules/modules/modules.h"

#include <algorithm>
#include <map>

namespace rules {
namespace {

using model::VictoryHex;

/// A hex counts once for a side at any time, and the turns of a victory hex are in order.
class VictoryHexes : public Rule {
public:
    Watch watch() const override { return {.scenario = true, .again = recordKinds<VictoryHex>()}; }

    void checkScenario(const Position& position, Report& report) const override
    {
        std::map<model::HexIndex, std::vector<const VictoryHex*>> byHex;
        const auto maps = mapsOf(position.package, position.scenario->id);
        for (const auto& [key, line] : position.package.all<VictoryHex>().in(position.scenario->id)) {
            if (before(line.to, line.from))
                add(position, report, line, "victory.span", {name(line)});
            std::vector<Atom> numbers = line.hexes.list();
            if (line.hex)
                numbers.push_back(line.hex);
            if (numbers.empty())
                add(position, report, line, "victory.no-hex", {name(line)});
            for (const Atom number : numbers)
                if (const model::HexIndex hex = findHex(position.package, number, maps); exists(hex)) {
                    auto& lines = byHex[hex];
                    const auto twin = std::ranges::find_if(lines, [&](const VictoryHex* other) {
                        return other != &line && overlap(*other, line);
                    });
                    if (twin != lines.end())
                        add(position, report, line, "victory.twice",
                            {position.package.atlas().printed(hex), name(**twin)});
                    lines.push_back(&line);
                }
        }
    }

private:
    static bool before(Atom a, Atom b) { return a && b && model::naturalLess(a, b); }
    static bool overlap(const VictoryHex& a, const VictoryHex& b)
    {
        return (a.side == b.side || !a.side || !b.side) && !before(a.to, b.from) && !before(b.to, a.from);
    }
    static std::string name(const VictoryHex& line)
    {
        return line.name.empty() ? std::string(line.id.text()) : line.name;
    }
    static void add(const Position& position, Report& report, const VictoryHex& line,
                    std::string_view message, std::vector<std::string> arguments)
    {
        report.add(
            {.message = Atom(message),
             .subject = model::Subject::of<VictoryHex>({.scope = position.scenario->id, .id = line.id}),
             .discriminator = std::string(message) + " " + arguments.front(),
             .arguments = std::move(arguments)});
    }
};

constexpr Message kMessages[]{{.id = "victory.span", .arguments = 1},
                              {.id = "victory.no-hex", .arguments = 1},
                              {.id = "victory.twice", .arguments = 2}};

} // namespace

constinit const Module modules::victoryHexes{
    .name = "victory.hexes",
    .always = true,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<VictoryHexes>();
    },
};

} // namespace rules
