#include "rules/fixes/fix.h"

#include "rules/fixes/fix_kind.h"
#include "rules/fixes/trial.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace rules {
namespace {

/// The fixes for messages of the modules. Checks of a ruleset name theirs in the rule.
struct Offer {
    std::string_view message; ///< or the start of several
    std::string_view fixes;
};

constexpr Offer kOffers[]{
    {"stacking.suspended", ""},
    {"stacking.", "move-nearest remove-surplus"},
    {"unit.duplicate", "remove-surplus"},
    {"unit.", "move-nearest remove"},
    {"reference.turn", "add-turn similar clear"},
    {"reference.hexes", "drop-hexes"},
    {"reference.side-hex", ""},
    {"reference.hexside", "similar clear"},
    {"reference.hex", "place-hex similar clear"},
    {"reference.", "similar clear"},
    {"vocabulary.", "similar"},
    {"line.gap", "fill-gap"},
    {"field.range", "nearest-value"},
    {"counter.back-stronger", "front-value"},
    {"counter.step-missing", "add-back"},
    {"counter.symbol", "kind-symbol"},
    {"setup.no-face", "flip"},
    {"setup.missing", "set-up"},
    {"setup.elsewhere", "set-up"},
    {"setup.extra", "remove"},
    {"victory.at-start", ""},
    {"victory.level-", "join-levels"},
    {"victory.", "remove"},
    {"track.turn-", "nearest-turn remove"},
    {"track.no-turn", "nearest-turn remove"},
    {"track.returns", "no-return remove"},
    {"track.", "remove"},
    {"count.negative", "count-nothing"},
    {"table.gap", "widen-row"},
    {"table.overlap", "narrow-row"},
    {"table.extra", "drop-cells"},
    {"zone.condition-", "mend-condition"},
    {"zone.admits", "admit-not"},
    {"zone.elsewhere", "leave-zone wait-in-zone"},
    {"allow.unused", "remove"},
};

std::string offered(const Engine& engine, const model::Finding& finding)
{
    static const Atom fix("fix");
    if (const RuleSpec* rule = engine.ruleset().rule(finding.rule); rule && rule->fields.has(fix))
        return std::string(rule->fields.text(fix));
    for (const Offer& offer : kOffers)
        if (finding.message.text().starts_with(offer.message))
            return std::string(offer.fixes);
    return {};
}

const FixKind* findKind(std::string_view name)
{
    for (const auto kinds : {unitFixes(), referenceFixes(), scenarioFixes(), documentFixes(), counterFixes(), zoneFixes()})
        for (const FixKind& kind : kinds)
            if (kind.name == name)
                return &kind;
    return nullptr;
}

} // namespace

std::vector<Fix> fixesFor(const Engine& engine, const model::Package& package, const model::Finding& finding)
{
    std::vector<Fix> fixes;
    const FixRequest request{.engine = engine, .package = package, .finding = finding};
    model::forEachWord(offered(engine, finding), [&](std::string_view name) {
        const FixKind* kind = findKind(name);
        if (!kind)
            return;
        for (std::string& choice : kind->choices(request))
            fixes.push_back({.kind = Atom(name),
                             .safety = kind->safety,
                             .arguments = choice.empty() ? std::vector<std::string>() : std::vector{choice},
                             .choice = choice});
    });
    return fixes;
}

model::Transaction makeFix(const Engine& engine, const model::Package& package, const model::Finding& finding,
                           const Fix& fix)
{
    const FixKind* kind = findKind(fix.kind.text());
    if (!kind)
        return {};
    return {.label = "fix",
            .arguments = {std::string(finding.rule.text())},
            .edits = kind->edits({.engine = engine, .package = package, .finding = finding}, fix.choice)};
}

FixedAll fixAll(const Engine& engine, const model::Package& package, Atom rule, Atom kind,
                const std::function<bool()>& stop)
{
    FixedAll result;
    result.transaction.label = "fix-all";
    result.transaction.arguments = {std::string(rule.text())};
    Trial trial(engine, package);
    std::vector<model::Finding> todo;
    std::ranges::copy_if(engine.findings(), std::back_inserter(todo),
                         [&](const model::Finding& finding) { return finding.rule == rule; });
    for (const model::Finding& finding : todo) {
        const auto& now = trial.engine().findings();
        const auto still =
            std::ranges::find_if(now, [&](const model::Finding& other) { return other.sameAs(finding); });
        if (still == now.end()) {
            ++result.fixed;
            continue;
        }
        if (stop && stop()) {
            ++result.left;
            continue;
        }
        const auto fixes = fixesFor(trial.engine(), trial.package(), *still);
        const auto fix = std::ranges::find(fixes, kind, &Fix::kind);
        const model::Transaction made = fix == fixes.end()
            ? model::Transaction()
            : makeFix(trial.engine(), trial.package(), *still, *fix);
        if (made.empty() || !trial.apply(made)) {
            ++result.left;
            continue;
        }
        ++result.fixed;
        std::ranges::copy(made.edits, std::back_inserter(result.transaction.edits));
    }
    return result;
}

std::vector<std::string_view> fixKinds()
{
    std::vector<std::string_view> names;
    for (const auto kinds : {unitFixes(), referenceFixes(), scenarioFixes(), documentFixes(), counterFixes(), zoneFixes()})
        for (const FixKind& kind : kinds)
            names.push_back(kind.name);
    return names;
}

} // namespace rules
