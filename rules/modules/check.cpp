#include "rules/formula/domains.h"
#include "rules/formula/formula.h"
#include "rules/modules/modules.h"
#include "rules/sentence.h"

#include <algorithm>

namespace rules {
namespace {

/// Any rule that one formula can say: whenever it holds for a unit, a stack, a record or the scenario, that is a finding.
class Check : public Rule {
public:
    Check(const RuleSpec& spec, const Ruleset& ruleset)
        : m_about(spec.fields.text(Atom("about")))
        , m_says(spec.fields.text(Atom("says")), ruleset)
    {
        const auto named = [&](Atom id) { return ruleset.named(id); };
        const auto formula = [&](std::string_view parameter) {
            const std::string_view text = spec.fields.text(Atom(parameter));
            return text.empty() ? Formula() : Formula::parse(text, named).value_or(Formula());
        };
        const Formula when = formula("when");
        m_warning = formula("warning-when");
        m_info = formula("info-when");
        m_reads = when.reads();
        m_reads.add(m_warning.reads()).add(m_info.reads()).add(m_says.reads());
        for (Formula& part : when.conjuncts()) {
            if (part.reads().only({Facet::Situation}) || isFlags(part.reads()))
                m_situation.push_back(std::move(part));
            else if (part.reads().only({Facet::Counter}))
                m_counter.push_back(std::move(part));
            else
                m_rest.push_back(std::move(part));
        }
        model::forEachKind([&]<class T>() {
            if (recordName<T>() == m_about.text() && m_kinds.none()
                && !std::same_as<T, model::Scenario> && !std::same_as<T, model::Unit>)
                m_kinds.set(model::kindIndex<T>());
        });
    }

    Watch watch() const override
    {
        Watch watch;
        watch.units = m_about == s_unit;
        watch.stacks = m_about == s_stack;
        watch.scenario = m_about == s_scenario;
        watch.inScenario = m_kinds;
        watch.reads = m_reads;
        watch.packageWide = m_kinds.any() && isPackageWide();
        // Where no unit is looked at, what units show is not.
        if (!watch.units && !m_reads.facets.overlaps({Facet::Units, Facet::Stack}))
            watch.reads.facets = m_reads.facets.without({Facet::Unit});
        return watch;
    }

    bool appliesTo(const Position& position) const override { return all(m_situation, sceneOf(position)); }
    bool concerns(const Position& position, const Placed& unit) const override
    {
        return all(m_counter, sceneOf(position, unit));
    }

    void checkUnit(const Position& position, const Placed& unit, Report& report) const override
    {
        find(sceneOf(position, unit), position.subject(unit), report);
    }
    void checkStack(const Position& position, model::HexIndex hex, Report& report) const override
    {
        find(sceneOf(position, hex, {}), position.subject(hex), report);
    }
    void checkScenario(const Position& position, Report& report) const override
    {
        find(sceneOf(position),
             model::Subject::of<model::Scenario>({.scope = {}, .id = position.scenario->id}), report);
    }
    void checkInScenario(const Position& position, const RecordView& record, Report& report) const override
    {
        const Scene scene = sceneOf(position, record);
        if (all(m_counter, scene))
            find(scene, model::Subject::ofRecord(record.kind, record.key), report);
    }

private:
    /// Flags are part of the situation.
    static bool isFlags(const Reads& reads)
    {
        Reads rest = reads;
        rest.records &= ~recordKinds<model::Flag, model::Scenario>();
        return rest.only({Facet::Situation});
    }
    bool isPackageWide() const
    {
        Reads rest = m_reads;
        bool scenario = false;
        model::forEachKind([&]<class T>() {
            const bool read = rest.records.test(model::kindIndex<T>()) || m_kinds.test(model::kindIndex<T>());
            scenario = scenario
                || (read && (T::scope == model::Scope::Scenario || std::same_as<T, model::Scenario>));
        });
        rest.records.reset();
        return !scenario && rest.only(kGroundFacets.with({Facet::Counter, Facet::Anywhere, Facet::Record}));
    }
    static bool all(const std::vector<Formula>& formulas, const Scene& scene)
    {
        return std::ranges::all_of(formulas, [&](const Formula& formula) { return formula.holds(scene); });
    }

    void find(const Scene& scene, model::Subject subject, Report& report) const
    {
        if (!all(m_rest, scene) || (!scene.unit && !scene.record.record && !all(m_counter, scene)))
            return;
        model::Finding finding{
            .message = m_says.text(), .subject = std::move(subject), .arguments = m_says.arguments(scene)};
        if (exists(scene.hex) && finding.subject.kind == model::Subject::Kind::Record)
            finding.related.push_back(scene.position->subject(scene.hex));
        if (m_info.holds(scene))
            report.add(std::move(finding), model::Severity::Info);
        else if (m_warning.holds(scene))
            report.add(std::move(finding), model::Severity::Warning);
        else
            report.add(std::move(finding));
    }

    static inline const Atom s_unit{"unit"};
    static inline const Atom s_stack{"stack"};
    static inline const Atom s_scenario{"scenario"};

    Atom m_about;
    Sentence m_says;
    RecordSet m_kinds;
    std::vector<Formula> m_situation; ///< parts that only look at the moment,
    std::vector<Formula> m_counter; ///< only at what is printed on the counter,
    std::vector<Formula> m_rest; ///< and the others
    Formula m_warning;
    Formula m_info;
    Reads m_reads;
};

constexpr Parameter kParameters[]{
    {.name = "about", .kind = Parameter::Kind::About, .required = true},
    {.name = "when", .kind = Parameter::Kind::Formula, .required = true},
    {.name = "says", .kind = Parameter::Kind::Sentence, .required = true},
    {.name = "warning-when", .kind = Parameter::Kind::Formula},
    {.name = "info-when", .kind = Parameter::Kind::Formula},
    {.name = "fix"},
};

} // namespace

constinit const Module modules::check{
    .name = "check",
    .parameters = kParameters,
    .make = [](const RuleSpec& spec, const Ruleset& ruleset) -> std::unique_ptr<Rule> {
        return std::make_unique<Check>(spec, ruleset);
    },
};

} // namespace rules
