#include "rules/modules/modules.h"
#include "rules/references.h"

namespace rules {
namespace {

using model::HexIndex;

constexpr std::array<std::string_view, 18> kMessageIds{
    "reference.hex",   "reference.box",       "reference.zone",    "reference.area",   "reference.counter",
    "reference.type",  "reference.formation", "reference.side",    "reference.nation", "reference.turn",
    "reference.sheet", "reference.map",       "reference.card",    "reference.group",  "reference.table",
    "reference.place", "reference.line",      "reference.scenario"};
constexpr std::size_t kMostNumbers = 6;

/// What a record refers to exists.
class ReferenceDangling : public Rule {
public:
    Watch watch() const override
    {
        return {.hexes = true,
                .records = RecordSet().set(),
                .again = recordKinds<model::Scenario>(),
                .names = true};
    }

    void checkRecord(const Position& position, const RecordView& view, Report& report) const override
    {
        const model::Subject subject = model::Subject::ofRecord(view.kind, view.key);
        const auto missing = [&](std::string_view attribute, model::Ref to, std::string_view id) {
            const bool isSide = to == model::Ref::Hex && id.find('/') != std::string_view::npos;
            report.add(
                {.message = Atom(isSide ? "reference.hexside" : kMessageIds[static_cast<std::size_t>(to)]),
                 .subject = subject,
                 .discriminator = std::string(attribute) + " " + std::string(id),
                 .arguments = {std::string(id)}});
        };
        const auto missingList = [&](std::string_view attribute, const std::vector<Atom>& numbers) {
            std::string list;
            for (std::size_t i = 0; i < std::min(numbers.size(), kMostNumbers); ++i)
                list.append(i > 0 ? ", " : "").append(numbers[i].text());
            if (numbers.size() > kMostNumbers)
                list += ", …";
            report.add({.message = Atom("reference.hexes"),
                        .subject = subject,
                        .discriminator = std::string(attribute),
                        .arguments = {std::to_string(numbers.size()), std::move(list)}});
        };
        view.visit(
            [&]<class T>(const T& record) { findMissing(position, view.key, record, missing, missingList); });
    }

    /// "fortified-line@1622": the hex is one of the two of the hexside.
    void checkHex(const Position& position, HexIndex hex, Report& report) const override
    {
        const model::Atlas& atlas = position.package.atlas();
        const unsigned featured = position.ground.featuredSides(hex);
        for (int d = 0; featured != 0 && d < model::kDirections; ++d) {
            if ((featured >> d & 1U) == 0)
                continue;
            const HexIndex other = atlas.neighbours(hex)[static_cast<std::size_t>(d)];
            if (d >= 3 && exists(other))
                continue;
            const model::Words features = position.package.side({.hex = hex, .direction = d});
            if (features.empty() || features.text().find('@') == std::string_view::npos)
                continue;
            model::forEachWord(features.text(), [&](std::string_view word) {
                const std::size_t mark = word.find('@');
                if (mark == std::string_view::npos)
                    return;
                const HexIndex named = atlas.find(word.substr(mark + 1));
                if (exists(named) && (named == hex || named == other))
                    return;
                report.add(
                    {.message = Atom("reference.side-hex"),
                     .subject = model::Subject::ofSide(atlas.number(hex), d),
                     .discriminator = std::string(word),
                     .arguments = {std::string(word.substr(0, mark)), std::string(word.substr(mark + 1))}});
            });
        }
    }
};

constexpr auto kMessages = [] {
    std::array<Message, kMessageIds.size() + 3> messages;
    for (std::size_t i = 0; i < kMessageIds.size(); ++i)
        messages[i] = {.id = kMessageIds[i], .arguments = 1};
    messages[kMessageIds.size()] = {.id = "reference.hexes", .arguments = 2};
    messages[kMessageIds.size() + 1] = {.id = "reference.side-hex", .arguments = 2};
    messages[kMessageIds.size() + 2] = {.id = "reference.hexside", .arguments = 1};
    return messages;
}();

} // namespace

constinit const Module modules::referenceDangling{
    .name = "reference.dangling",
    .always = true,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<ReferenceDangling>();
    },
};

} // namespace rules
