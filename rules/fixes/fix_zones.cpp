#include "rules/deploy/conditions.h"
#include "rules/fixes/fix_kind.h"

#include <algorithm>

namespace rules {
namespace {

using model::Area;

std::vector<std::string> always(const FixRequest&)
{
    return {std::string()};
}

/// The word of the finding goes: a name of a condition, and a condition that asks for nothing any more.
std::vector<model::Edit> mendCondition(const FixRequest& request, const std::string&)
{
    const auto* area = request.record<Area>();
    if (!area || request.finding.arguments.empty())
        return {};
    Area changed = *area;
    const Atom word(request.finding.arguments.front());
    std::erase_if(changed.conditions, [&](model::Condition& condition) {
        if (request.finding.discriminator
            != std::string(condition.id.text()) + " " + std::string(word.text()))
            return false;
        condition.of = condition.of.without(word);
        return condition.of.empty();
    });
    if (changed == *area)
        return {};
    return {model::put(std::move(changed), request.finding.scenario)};
}

std::vector<model::Edit> admitNot(const FixRequest& request, const std::string&)
{
    const auto* area = request.record<Area>();
    if (!area || request.finding.arguments.empty())
        return {};
    Area changed = *area;
    changed.admits = changed.admits.without(Atom(request.finding.arguments.front()));
    return {model::put(std::move(changed), request.finding.scenario)};
}

/// The row keeps its hex and forgets the zone.
std::vector<model::Edit> leaveZone(const FixRequest& request, const std::string&)
{
    const auto* unit = request.record<model::Unit>();
    if (!unit)
        return {};
    model::Unit changed = *unit;
    changed.area = {};
    return {model::put(std::move(changed), request.finding.scenario)};
}

/// The row keeps its zone and waits to be placed there.
std::vector<model::Edit> waitInZone(const FixRequest& request, const std::string&)
{
    const auto* unit = request.record<model::Unit>();
    if (!unit)
        return {};
    model::Unit changed = *unit;
    changed.hex = {};
    return {model::put(std::move(changed), request.finding.scenario)};
}

constexpr FixKind kKinds[]{
    {.name = "mend-condition", .safety = Safety::Drastic, .choices = always, .edits = mendCondition},
    {.name = "admit-not", .safety = Safety::Drastic, .choices = always, .edits = admitNot},
    {.name = "leave-zone", .safety = Safety::Likely, .choices = always, .edits = leaveZone},
    {.name = "wait-in-zone", .safety = Safety::Likely, .choices = always, .edits = waitInZone},
};

} // namespace

std::span<const FixKind> zoneFixes()
{
    return kKinds;
}

} // namespace rules
