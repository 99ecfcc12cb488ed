#include "rules/modules/modules.h"

namespace rules {
namespace {

/// A line runs from each of its hexes into a neighbour. Hexes that do not exist are somebody else's business.
class LineGap : public Rule {
public:
    Watch watch() const override { return {.records = recordKinds<model::Line>()}; }

    void checkRecord(const Position& position, const RecordView& view, Report& report) const override
    {
        view.visit([&]<class T>(const T& record) {
            if constexpr (std::same_as<T, model::Line>)
                checkLine(position, view.key, record, report);
        });
    }

private:
    static void checkLine(const Position& position, model::Key key, const model::Line& line, Report& report)
    {
        const model::Atlas& atlas = position.package.atlas();
        for (std::size_t i = 1; i < line.hexes.hexes.size(); ++i) {
            const auto from = findHex(position.package, line.hexes.hexes[i - 1], std::span(&key.scope, 1));
            const auto to = findHex(position.package, line.hexes.hexes[i], std::span(&key.scope, 1));
            if (!exists(from) || !exists(to) || atlas.directionTo(from, to) >= 0)
                continue;
            report.add({.message = Atom("line.gap"),
                        .subject = model::Subject::of<model::Line>(key),
                        .discriminator = std::to_string(i),
                        .related = {position.subject(from), position.subject(to)},
                        .arguments = {std::string(atlas.printed(from)), std::string(atlas.printed(to))}});
        }
    }
};

constexpr Message kMessages[]{{.id = "line.gap", .arguments = 2}};

} // namespace

constinit const Module modules::lineGap{
    .name = "line.gap",
    .always = true,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<LineGap>();
    },
};

} // namespace rules
