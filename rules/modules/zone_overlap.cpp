#include "rules/modules/modules.h"

namespace rules {
namespace {

/// Zones of a kind that the ruleset marks overlap="no" have no hex in common.
class ZoneOverlap : public Rule {
public:
    explicit ZoneOverlap(const Ruleset& ruleset)
    {
        for (const Term& term : ruleset.terms(Category::Zone))
            if (term.fields.text(Atom("overlap")) == "no")
                m_kinds.push_back(term.id);
    }

    Watch watch() const override
    {
        return {.records = recordKinds<model::Zone>(), .again = recordKinds<model::Zone>()};
    }

    void checkRecord(const Position& position, const RecordView& view, Report& report) const override
    {
        view.visit([&]<class T>(const T& record) {
            if constexpr (std::same_as<T, model::Zone>)
                checkZone(position, view.key, record, report);
        });
    }

private:
    /// The zone with the later id is told about it.
    void checkZone(const Position& position, model::Key key, const model::Zone& zone, Report& report) const
    {
        if (!std::ranges::contains(m_kinds, zone.kind))
            return;
        std::map<Atom, std::vector<model::HexIndex>, model::NaturalLess> shared;
        for (const Atom number : zone.hexes.hexes) {
            const model::HexIndex hex = position.package.atlas().find(number, std::span(&key.scope, 1));
            for (const Atom other : position.ground.zones().at(hex)) {
                const auto* record = position.package.find<model::Zone>({.scope = key.scope, .id = other});
                if (record && record->kind == zone.kind && model::naturalLess(other, key.id))
                    shared[other].push_back(hex);
            }
        }
        for (const auto& [other, hexes] : shared) {
            const auto* record = position.package.find<model::Zone>({.scope = key.scope, .id = other});
            report.add({.message = Atom("zone.overlap"),
                        .subject = model::Subject::of<model::Zone>(key),
                        .discriminator = std::string(other.text()),
                        .related = {position.subject(hexes.front())},
                        .arguments = {nameOf(zone), nameOf(*record), std::to_string(hexes.size()),
                                      position.package.atlas().printed(hexes.front())}});
        }
    }

    static std::string nameOf(const model::Zone& zone)
    {
        return zone.name.empty() ? std::string(zone.id.text()) : zone.name;
    }

    std::vector<Atom> m_kinds;
};

constexpr Message kMessages[]{{.id = "zone.overlap", .arguments = 4}};

} // namespace

constinit const Module modules::zoneOverlap{
    .name = "zone.overlap",
    .always = true,
    .severity = model::Severity::Warning,
    .messages = kMessages,
    .make = [](const RuleSpec&, const Ruleset& ruleset) -> std::unique_ptr<Rule> {
        return std::make_unique<ZoneOverlap>(ruleset);
    },
};

} // namespace rules
