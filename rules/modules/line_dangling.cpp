#include "rules/modules/modules.h"
#include "rules/parameters.h"

#include <bit>

namespace rules {
namespace {

/// A line leads somewhere: to another line, to a place, to the edge of the map. "ends" says which of "line", "place",
/// "edge" and "zone" will do, "places" narrows the places to some kinds, "zones" names the zones, "lines" narrows the check to
/// some kinds of line. either: one of its ends is enough.
class LineDangling : public Rule {
public:
    explicit LineDangling(const RuleSpec& spec)
        : m_ends(spec, "ends")
        , m_places(spec, "places")
        , m_zones(spec, "zones")
        , m_lines(spec, "lines")
        , m_either(spec.fields.text(Atom("either")) == "yes")
    {
    }

    Watch watch() const override
    {
        return {.records = recordKinds<model::Line>(),
                .again = recordKinds<model::Line, model::Place, model::Zone>()};
    }

    void checkRecord(const Position& position, const RecordView& view, Report& report) const override
    {
        view.visit([&]<class T>(const T& record) {
            if constexpr (std::same_as<T, model::Line>)
                checkLine(position, view.key, record, report);
        });
    }

private:
    void checkLine(const Position& position, model::Key key, const model::Line& line, Report& report) const
    {
        if (line.hexes.hexes.size() < 2 || (!m_lines.empty() && !m_lines.contains(line.kind)))
            return;
        const auto leads = [&](Atom number) {
            const model::HexIndex hex = position.package.atlas().find(number, std::span(&key.scope, 1));
            return exists(hex) && leadsSomewhere(position, hex);
        };
        if (m_either && (leads(line.hexes.hexes.front()) || leads(line.hexes.hexes.back())))
            return;
        if (!line.halfStart)
            checkEnd(position, key, line.hexes.hexes.front(), report);
        if (!line.halfEnd && line.hexes.hexes.back() != line.hexes.hexes.front())
            checkEnd(position, key, line.hexes.hexes.back(), report);
    }

    void checkEnd(const Position& position, model::Key key, Atom number, Report& report) const
    {
        const model::HexIndex hex = position.package.atlas().find(number, std::span(&key.scope, 1));
        if (!exists(hex) || leadsSomewhere(position, hex))
            return;
        report.add({.message = Atom("line.dangling"),
                    .subject = model::Subject::of<model::Line>(key),
                    .discriminator = std::string(number.text()),
                    .related = {position.subject(hex)},
                    .arguments = {position.package.atlas().printed(hex)}});
    }

    bool allows(std::string_view end) const { return m_ends.empty() || m_ends.contains(Atom(end)); }

    bool leadsSomewhere(const Position& position, model::HexIndex hex) const
    {
        if (allows("line")) {
            int ways = 0;
            for (const Atom kind : position.ground.lineKinds())
                ways += std::popcount(position.ground.ways(kind)[model::at(hex)]);
            if (ways > 1)
                return true;
        }
        if (allows("place")) {
            const auto kinds = position.ground.placeKinds().at(hex);
            if (m_places.empty()
                    ? !position.ground.places().at(hex).empty()
                    : std::ranges::any_of(kinds, [&](Atom kind) { return m_places.contains(kind); }))
                return true;
        }
        if (!m_zones.empty() && std::ranges::any_of(position.ground.zones().at(hex), [&](Atom zone) {
                return m_zones.contains(zone);
            }))
            return true;
        return allows("edge")
            && std::ranges::contains(position.package.atlas().neighbours(hex), model::HexIndex::None);
    }

    WordList m_ends;
    WordList m_places;
    WordList m_zones;
    WordList m_lines;
    bool m_either;
};

constexpr Parameter kParameters[]{
    {.name = "ends"}, {.name = "places"}, {.name = "zones"}, {.name = "lines"}, {.name = "either"}};
constexpr Message kMessages[]{{.id = "line.dangling", .arguments = 1}};

} // namespace

constinit const Module modules::lineDangling{
    .name = "line.dangling",
    .always = true,
    .severity = model::Severity::Info,
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<LineDangling>(spec);
    },
};

} // namespace rules
