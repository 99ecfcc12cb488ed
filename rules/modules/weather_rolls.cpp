#include "rules/modules/modules.h"
#include "rules/parameters.h"
#include "rules/tables/rolls.h"

#include <algorithm>
#include <map>

namespace rules {
namespace {

/// Tables of the weather give every face of the die one weather ("partition"), and no face that the die has not ("faces").
class WeatherRolls : public Rule {
public:
    explicit WeatherRolls(const RuleSpec& spec)
        : m_faces(number(spec, "faces", 6))
        , m_partition(spec.fields.text(Atom("finds")) == "partition")
    {
    }

    Watch watch() const override { return {.scenario = true, .again = recordKinds<model::WeatherTable>()}; }

    void checkScenario(const Position& position, Report& report) const override
    {
        for (const auto& [key, table] :
             position.package.all<model::WeatherTable>().in(position.scenario->id)) {
            std::map<int, int> covered;
            for (const model::TableRow& row : table.rows)
                if (const auto rolls = rollsFrom(row.on)) {
                    // An open end covers what the die has and no more.
                    const int low = rolls->low <= -Rolls::kFar ? 1 : std::max(rolls->low, -1);
                    const int high =
                        rolls->high >= Rolls::kFar ? m_faces : std::min(rolls->high, m_faces + 1);
                    for (int face = low; face <= high; ++face)
                        ++covered[face];
                }
            const std::string title = table.title.empty() ? std::string(key.id.text()) : table.title;
            const auto add = [&](std::string_view message, int face) {
                report.add({.message = Atom(message),
                            .subject = model::Subject::of<model::WeatherTable>(key),
                            .discriminator = std::to_string(face),
                            .arguments = {title, std::to_string(face)}});
            };
            for (int face = 1; m_partition && face <= m_faces; ++face)
                if (covered[face] != 1)
                    add(covered[face] == 0 ? "weather.rolls-gap" : "weather.rolls-twice", face);
            if (!m_partition && (covered[0] > 0 || covered[-1] > 0 || covered[m_faces + 1] > 0))
                add("weather.rolls-face", m_faces);
        }
    }

private:
    int m_faces;
    bool m_partition;
};

constexpr Parameter kParameters[]{{.name = "faces", .kind = Parameter::Kind::Number, .required = true},
                                  {.name = "finds", .required = true}};
constexpr Message kMessages[]{{.id = "weather.rolls-gap", .arguments = 2},
                              {.id = "weather.rolls-twice", .arguments = 2},
                              {.id = "weather.rolls-face", .arguments = 2}};

} // namespace

constinit const Module modules::weatherRolls{
    .name = "weather.rolls",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<WeatherRolls>(spec);
    },
};

} // namespace rules
