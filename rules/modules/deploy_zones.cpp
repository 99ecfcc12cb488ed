#include "rules/modules/modules.h"
#include "rules/deploy/conditions.h"
#include "rules/deploy/zones.h"

namespace rules {
namespace {

using model::Area;

/// Conditions of zones can be read and name what is there, zones admit somebody, and a row of a card that names a zone
/// stands in it.
class DeployZones : public Rule {
public:
    Watch watch() const override
    {
        return {.scenario = true,
                .again = recordKinds<Area, model::Unit, model::Zone, model::Place, model::Counter, model::CounterType,
                                     model::Map>()};
    }

    void checkScenario(const Position& position, Report& report) const override
    {
        const Atom scenario = position.scenario->id;
        for (const auto& [key, area] : position.package.all<Area>().in(scenario)) {
            for (const model::Condition& condition : area.conditions)
                checkCondition(position, key, condition, report);
            for (const Atom name : area.admits.list())
                if (!deploy::isSomebody(position, name))
                    report.add({.message = Atom("zone.admits"),
                                .subject = model::Subject::of<Area>(key),
                                .discriminator = std::string(name.text()),
                                .arguments = {std::string(name.text())}});
        }
        for (const auto& [key, unit] : position.package.all<model::Unit>().in(scenario)) {
            const auto* area = position.package.find<Area>({.scope = scenario, .id = unit.area});
            const model::HexIndex hex =
                unit.hex && area ? deploy::hexNamed(position, unit.hex) : model::HexIndex::None;
            if (exists(hex) && !(area->hexes.hexes.empty() && area->zones.empty())
                && !deploy::covers(position, *area, hex))
                report.add({.message = Atom("zone.elsewhere"),
                            .subject = model::Subject::of<model::Unit>(key),
                            .related = {model::Subject::of<Area>({.scope = scenario, .id = unit.area})},
                            .arguments = {position.package.atlas().printed(hex),
                                          area->name.empty() ? std::string(unit.area.text()) : area->name}});
        }
    }

private:
    static void checkCondition(const Position& position, model::Key key, const model::Condition& condition,
                               Report& report)
    {
        const auto add = [&](std::string_view message, std::string_view word) {
            report.add({.message = Atom(message),
                        .subject = model::Subject::of<Area>(key),
                        .discriminator = std::string(condition.id.text()) + " " + std::string(word),
                        .arguments = {std::string(word)}});
        };
        const deploy::ConditionKind* kind = deploy::conditionKind(condition.kind);
        if (!kind)
            add("zone.condition-kind", condition.kind.text());
        else if (kind->of != deploy::ConditionKind::Of::Nothing && condition.of.empty())
            add("zone.condition-empty", condition.kind.text());
        for (const Atom name : deploy::unknownNames(position, condition))
            add("zone.condition-name", name.text());
    }
};

constexpr Message kMessages[]{{.id = "zone.condition-kind", .arguments = 1},
                              {.id = "zone.condition-empty", .arguments = 1},
                              {.id = "zone.condition-name", .arguments = 1},
                              {.id = "zone.admits", .arguments = 1},
                              {.id = "zone.elsewhere", .arguments = 2}};

} // namespace

constinit const Module modules::deployZones{
    .name = "deploy.zones",
    .always = true,
    .severity = model::Severity::Warning,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset&) -> std::unique_ptr<Rule> {
        return std::make_unique<DeployZones>();
    },
};

} // namespace rules
