#include "rules/formula/formula.h"
#include "rules/modules/modules.h"
#include "rules/parameters.h"

namespace rules {
namespace {

/// Places that rules name must be on the map, each once.
class PlaceRequired : public Rule {
public:
    PlaceRequired(const RuleSpec& spec, const Ruleset& ruleset)
        : m_places(spec, "places")
    {
        if (const std::string_view when = spec.fields.text(Atom("when")); !when.empty())
            m_when = Formula::parse(when, [&](Atom id) { return ruleset.named(id); }).value_or(Formula());
    }

    Watch watch() const override
    {
        Watch watch{.scenario = true};
        watch.reads = m_when.reads();
        watch.reads.add(FacetSet{Facet::Places}).records |= recordKinds<model::Place>();
        return watch;
    }

    void checkScenario(const Position& position, Report& report) const override
    {
        if (m_when && !m_when.holds(sceneOf(position)))
            return;
        for (const Atom place : m_places) {
            int count = 0;
            for (const auto& [key, record] : position.package.all<model::Place>())
                count += key.id == place && exists(position.package.atlas().find(record.hex)) ? 1 : 0;
            if (count != 1)
                report.add({.message = Atom(count == 0 ? "place.missing" : "place.repeated"),
                            .subject = model::Subject::of<model::Scenario>(
                                {.scope = {}, .id = position.scenario->id}),
                            .discriminator = std::string(place.text()),
                            .arguments = {std::string(place.text())}});
        }
    }

private:
    WordList m_places;
    Formula m_when;
};

constexpr Parameter kParameters[]{{.name = "places", .required = true},
                                  {.name = "when", .kind = Parameter::Kind::Formula}};
constexpr Message kMessages[]{{.id = "place.missing", .arguments = 1},
                              {.id = "place.repeated", .arguments = 1}};

} // namespace

constinit const Module modules::placeRequired{
    .name = "place.required",
    .parameters = kParameters,
    .messages = kMessages,
    .make = [](const RuleSpec& spec, const Ruleset& ruleset) -> std::unique_ptr<Rule> {
        return std::make_unique<PlaceRequired>(spec, ruleset);
    },
};

} // namespace rules
