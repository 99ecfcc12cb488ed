#include "rules/deploy/conditions.h"

#include <algorithm>

namespace rules::deploy {
namespace {

using model::HexIndex;
using Of = ConditionKind::Of;

struct Asked {
    const Position& position;
    const model::Area& area;
    const model::Condition& condition;
    HexIndex hex;

    bool any(auto holds) const { return std::ranges::any_of(condition.of.list(), holds); }
};

bool within(const Asked& asked)
{
    return asked.any([&](Atom name) {
        const HexIndex other = hexNamed(asked.position, name);
        const int distance = exists(other) ? asked.position.package.atlas().distance(asked.hex, other) : -1;
        return distance >= 0 && distance <= asked.condition.distance;
    });
}

bool enemyZoc(const Asked& asked)
{
    return std::ranges::any_of(asked.position.package.all<model::Side>(), [&](const auto& side) {
        return side.first.id != asked.area.side && asked.position.zoc.in(asked.hex, side.first.id);
    });
}

bool terrain(const Asked& asked)
{
    return asked.any(
        [&](Atom name) { return asked.position.package.terrain(asked.hex).contains(name.text()); });
}

bool place(const Asked& asked)
{
    return asked.any([&](Atom name) { return asked.position.ground.placeKinds().has(asked.hex, name); });
}

bool inZone(const Asked& asked)
{
    return asked.any([&](Atom name) { return asked.position.ground.zones().has(asked.hex, name); });
}

bool controlled(const Asked& asked)
{
    return asked.position.control.of(asked.hex) == asked.area.side;
}

struct Test {
    ConditionKind kind;
    bool (*holds)(const Asked&); ///< null: it asks about units
};

constexpr Test kTests[]{
    {.kind = {.id = "within", .of = Of::Hexes, .distance = true}, .holds = within},
    {.kind = {.id = "enemy-zoc"}, .holds = enemyZoc},
    {.kind = {.id = "one-per-hex"}, .holds = nullptr},
    {.kind = {.id = "terrain", .of = Of::Terrain}, .holds = terrain},
    {.kind = {.id = "place", .of = Of::Places}, .holds = place},
    {.kind = {.id = "zone", .of = Of::Zones}, .holds = inZone},
    {.kind = {.id = "controlled"}, .holds = controlled},
};

constexpr auto kKinds = [] {
    std::array<ConditionKind, std::size(kTests)> kinds;
    std::ranges::transform(kTests, kinds.begin(), &Test::kind);
    return kinds;
}();

} // namespace

std::span<const ConditionKind> conditionKinds()
{
    return kKinds;
}

const ConditionKind* conditionKind(Atom id)
{
    const auto found = std::ranges::find(kKinds, id.text(), &ConditionKind::id);
    return found == kKinds.end() ? nullptr : &*found;
}

bool meets(const Position& position, const model::Area& area, const model::Condition& condition, HexIndex hex)
{
    const auto test =
        std::ranges::find(kTests, condition.kind.text(), [](const Test& each) { return each.kind.id; });
    return test == std::end(kTests) || !test->holds
        || test->holds({.position = position, .area = area, .condition = condition, .hex = hex})
        != condition.negated;
}

std::vector<Atom> unknownNames(const Position& position, const model::Condition& condition)
{
    const ConditionKind* kind = conditionKind(condition.kind);
    std::vector<Atom> names;
    if (!kind || kind->of == Of::Nothing)
        return names;
    std::ranges::copy_if(condition.of.list(), std::back_inserter(names), [&](Atom name) {
        switch (kind->of) {
        case Of::Hexes:
            return !exists(hexNamed(position, name));
        case Of::Terrain:
            return !position.ruleset.find(Category::Terrain, name);
        case Of::Places:
            return !position.ruleset.find(Category::Place, name);
        default:
            return std::ranges::none_of(position.package.all<model::Zone>(),
                                        [&](const auto& zone) { return zone.first.id == name; });
        }
    });
    return names;
}

HexIndex hexNamed(const Position& position, Atom name)
{
    const HexIndex place = position.ground.place(name);
    return exists(place) ? place
                         : findHex(position.package, name, mapsOf(position.package, position.scenario->id));
}

} // namespace rules::deploy
