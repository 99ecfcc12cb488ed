#include "rules/registry.h"

#include "rules/modules/modules.h"

namespace rules {
namespace {

constexpr const Module* kModules[]{
    &modules::stackingCount,
    &modules::stackingSingle,
    &modules::stackingNationsApart,
    &modules::stackingKindsApart,
    &modules::stackingEnemies,
    &modules::stackingSuspended,
    &modules::referenceDangling,
    &modules::unitOutsideArea,
    &modules::unitDuplicate,
    &modules::vocabularyUnknown,
    &modules::lineGap,
    &modules::fieldValue,
    &modules::check,
    &modules::setupPrinted,
    &modules::placeRequired,
    &modules::victoryAtStart,
    &modules::victoryLevels,
    &modules::weatherRolls,
    &modules::lineDangling,
    &modules::zoneOverlap,
    &modules::victoryHexes,
    &modules::trackLines,
    &modules::trackGroups,
    &modules::tableComplete,
    &modules::countNegative,
    &modules::noteReferences,
    &modules::counterFaces,
    &modules::counterSteps,
    &modules::counterDesignation,
    &modules::counterSymbol,
    &modules::setupCounter,
    &modules::deployZones,
};

constexpr Message kEngineMessages[]{
    {.id = "allow.unused", .arguments = 2},  {.id = "supply.no-source", .arguments = 0},
    {.id = "supply.length", .arguments = 1}, {.id = "supply.hexside", .arguments = 1},
    {.id = "supply.hex", .arguments = 1},    {.id = "supply.units", .arguments = 2},
    {.id = "supply.zoc", .arguments = 2},
};

constexpr Message kRulesetMessages[]{
    {.id = "ruleset.root", .arguments = 1},
    {.id = "ruleset.element", .arguments = 1},
    {.id = "ruleset.id-missing", .arguments = 1},
    {.id = "ruleset.duplicate", .arguments = 2},
    {.id = "ruleset.source", .arguments = 2},
    {.id = "ruleset.citation", .arguments = 1},
    {.id = "ruleset.module", .arguments = 2},
    {.id = "ruleset.parameter-unused", .arguments = 2},
    {.id = "ruleset.parameter-missing", .arguments = 2},
    {.id = "ruleset.parameter-number", .arguments = 3},
    {.id = "ruleset.about", .arguments = 2},
    {.id = "ruleset.stage", .arguments = 3},
    {.id = "formula.end", .arguments = 3},
    {.id = "formula.unexpected", .arguments = 4},
    {.id = "formula.unknown", .arguments = 4},
    {.id = "formula.deep", .arguments = 3},
};

} // namespace

std::span<const Module* const> allModules()
{
    return kModules;
}

const Module* findModule(Atom name)
{
    for (const Module* module : kModules)
        if (module->name == name.text())
            return module;
    return nullptr;
}

std::span<const Message> engineMessages()
{
    return kEngineMessages;
}

std::span<const Message> rulesetMessages()
{
    return kRulesetMessages;
}

} // namespace rules
