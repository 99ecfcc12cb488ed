#include "rules/modules/modules.h"
#include "rules/parameters.h"
#include "rules/tables/rolls.h"

#include <algorithm>
#include <map>

namespace rules {
namespace {

/// Tables of the weather give every face of the die one weather ("partition"), and no face that the
/// die has not ("faces"). "low" and "faces" are the lowest and the highest roll with modifiers. "order": no lower roll gives
/// worse weather, in the order in which the ruleset lists it.
class WeatherRolls : public Rule {
public:
    WeatherRolls(const RuleSpec& spec, const Ruleset& ruleset)
        : m_faces(number(spec, "faces", 6))
        , m_low(number(spec, "low", 1))
        , m_order(spec.fields.text(Atom("finds")) == "order")
        , m_partition(spec.fields.text(Atom("finds")) == "partition")
    {
        for (const Term& term : ruleset.terms(Category::Weather))
            m_worse.push_back(term.id);
    }

    Watch watch() const override { return {.scenario = true, .again = recordKinds<model::WeatherTable>()}; }

    void checkScenario(const Position& position, Report& report) const override
    {
        for (const auto& [key, table] :
             position.package.all<model::WeatherTable>().in(position.scenario->id)) {
            std::map<int, int> covered;
            std::map<int, std::ptrdiff_t> given;
            for (const model::TableRow& row : table.rows)
                if (const auto rolls = rollsFrom(row.on)) {
                    // An open end covers what the die has and no more.
                    const int low = rolls->low <= -Rolls::kFar ? m_low : std::max(rolls->low, m_low - 2);
                    const int high =
                        rolls->high >= Rolls::kFar ? m_faces : std::min(rolls->high, m_faces + 1);
                    for (int face = low; face <= high; ++face) {
                        ++covered[face];
                        given[face] = row.cells.empty()
                            ? 0
                            : std::ranges::find(m_worse, Atom(row.cells.front())) - m_worse.begin();
                    }
                }
            const std::string title = table.title.empty() ? std::string(key.id.text()) : table.title;
            const auto add = [&](std::string_view message, int face) {
                report.add({.message = Atom(message),
                            .subject = model::Subject::of<model::WeatherTable>(key),
                            .discriminator = std::to_string(face),
                            .arguments = {title, std::to_string(face)}});
            };
            for (int face = m_low; m_partition && face <= m_faces; ++face)
                if (covered[face] != 1)
                    add(covered[face] == 0 ? "weather.rolls-gap" : "weather.rolls-twice", face);
            for (auto it = given.begin(); m_order && it != given.end(); ++it)
                if (it != given.begin() && std::prev(it)->second > it->second)
                    add("weather.rolls-order", it->first);
            if (!m_partition && !m_order
                && (covered[m_low - 1] > 0 || covered[m_low - 2] > 0 || covered[m_faces + 1] > 0))
                add("weather.rolls-face", m_faces);
        }
    }

private:
    int m_faces;
    int m_low;
    bool m_order;
    bool m_partition;
    std::vector<Atom> m_worse; ///< best first
};

constexpr Parameter kParameters[]{{.name = "faces", .kind = Parameter::Kind::Number, .required = true},
                                  {.name = "finds", .required = true},
                                  {.name = "low", .kind = Parameter::Kind::Number}};
constexpr Message kMessages[]{{.id = "weather.rolls-gap", .arguments = 2},
                              {.id = "weather.rolls-twice", .arguments = 2},
                              {.id = "weather.rolls-order", .arguments = 2},
                              {.id = "weather.rolls-face", .arguments = 2}};

} // namespace

constinit const Module modules::weatherRolls{
    .name = "weather.rolls",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset& ruleset) -> std::unique_ptr<Rule> {
        return std::make_unique<WeatherRolls>(spec, ruleset);
    },
};

} // namespace rules
