#include "rules/fixes/fix_kind.h"
#include "rules/fixes/trial.h"
#include "rules/ruleset/procedures.h"

#include <algorithm>
#include <ranges>

namespace rules {
namespace {

using model::HexIndex;
using model::Unit;

const std::vector<std::string> kOne{std::string()};

/// The unit a finding is about, or the one of a stack that came last by its id.
const Unit* unitOf(const FixRequest& request)
{
    if (const Unit* unit = request.record<Unit>())
        return unit;
    for (const model::Subject& subject : request.finding.related | std::views::reverse)
        if (subject.is<Unit>())
            return request.package.find<Unit>(subject.key);
    return nullptr;
}

std::vector<std::string> ifUnit(const FixRequest& request)
{
    return request.finding.scenario && unitOf(request) ? kOne : std::vector<std::string>();
}

std::vector<model::Edit> moved(const FixRequest& request, Unit unit, Atom hex)
{
    unit.hex = hex;
    unit.box = {};
    unit.area = {};
    return {model::put(std::move(unit), request.finding.scenario)};
}

/// Hexes around a hex, nearest first.
std::vector<HexIndex> around(const model::Atlas& atlas, HexIndex start, std::size_t most)
{
    std::vector<HexIndex> hexes{start};
    for (std::size_t i = 0; i < hexes.size() && hexes.size() < most; ++i)
        for (const HexIndex next : atlas.neighbours(hexes[i]))
            if (exists(next) && !std::ranges::contains(hexes, next))
                hexes.push_back(next);
    hexes.erase(hexes.begin());
    return hexes;
}

/// The nearest hex where the finding is gone and nothing else is wrong.
std::vector<model::Edit> moveNearest(const FixRequest& request, const std::string&)
{
    constexpr std::size_t farEnough = 127; // six hexes around
    const Unit* unit = unitOf(request);
    const HexIndex from = unit ? request.package.atlas().find(unit->hex) : HexIndex::None;
    if (!exists(from))
        return {};
    Trial trial(request.engine, request.package);
    for (const HexIndex to : around(request.package.atlas(), from, farEnough)) {
        auto edits = moved(request, *unit, request.package.atlas().number(to));
        if (trial.mends(request.finding, {.label = {}, .arguments = {}, .edits = edits}))
            return edits;
    }
    return {};
}

std::vector<std::string> ifRecord(const FixRequest& request)
{
    return request.finding.subject.kind == model::Subject::Kind::Record ? kOne : std::vector<std::string>();
}

std::vector<model::Edit> remove(const FixRequest& request, const std::string&)
{
    std::vector<model::Edit> edits;
    const model::Subject& subject = request.finding.subject;
    model::withKind(subject.record, [&]<class T>() {
        if (!model::isRoot<T> && request.package.find<T>(subject.key))
            edits.push_back(model::erase<T>(subject.key));
    });
    return edits;
}

std::vector<model::Edit> removeSurplus(const FixRequest& request, const std::string&)
{
    const Unit* unit = unitOf(request);
    return unit ? std::vector<model::Edit>{model::erase<Unit>({.scope = request.finding.scenario, .id = unit->id})}
                : std::vector<model::Edit>();
}

std::vector<model::Edit> flip(const FixRequest& request, const std::string&)
{
    const Unit* unit = unitOf(request);
    if (!unit)
        return {};
    Unit turned = *unit;
    turned.face = {};
    return {model::put(std::move(turned), request.finding.scenario)};
}

/// Puts a unit where the rulebook's set-up has it.
std::vector<model::Edit> setUp(const FixRequest& request, const std::string&)
{
    const Position position = request.position();
    const SetupSpec& setup = position.ruleset.procedures().setup;
    if (const Unit* unit = request.record<Unit>()) {
        const int counter = position.counters.indexOf(unit->counter);
        const SetupSpec::Line* line = counter < 0 ? nullptr : setup.find(position.counters[counter]);
        return line ? moved(request, *unit, line->hex) : std::vector<model::Edit>();
    }
    for (int i = 0; i < position.counters.size(); ++i) {
        const CounterFacts& facts = position.counters[i];
        const SetupSpec::Line* line = setup.find(facts);
        if (!line || line->name + " " + std::string(line->nation.text()) != request.finding.discriminator)
            continue;
        Unit unit;
        for (const auto& [key, other] : request.package.all<Unit>().in(request.finding.scenario))
            if (other.counter == facts.id)
                return moved(request, other, line->hex);
        unit.id = unit.counter = facts.id;
        for (const auto& [key, card] : request.package.all<model::Card>().in(request.finding.scenario))
            if (card.side == facts.side || !unit.card)
                unit.card = key.id;
        return moved(request, std::move(unit), line->hex);
    }
    return {};
}

std::vector<std::string> always(const FixRequest&)
{
    return kOne;
}

constexpr FixKind kKinds[]{
    {.name = "move-nearest", .safety = Safety::Likely, .choices = ifUnit, .edits = moveNearest},
    {.name = "flip", .safety = Safety::Safe, .choices = ifUnit, .edits = flip},
    {.name = "set-up", .safety = Safety::Safe, .choices = always, .edits = setUp},
    {.name = "remove", .safety = Safety::Drastic, .choices = ifRecord, .edits = remove},
    {.name = "remove-surplus", .safety = Safety::Drastic, .choices = ifUnit, .edits = removeSurplus},
};

} // namespace

std::span<const FixKind> unitFixes()
{
    return kKinds;
}

} // namespace rules
