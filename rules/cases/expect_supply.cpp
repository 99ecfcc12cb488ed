#include "rules/cases/expectation_kinds.h"

namespace rules {
namespace {

std::vector<std::string> texts(const std::vector<Atom>& atoms)
{
    std::vector<std::string> list;
    list.reserve(atoms.size());
    for (const Atom atom : atoms)
        list.emplace_back(atom.text());
    return list;
}

/// The hex, or the hexside "2005/2006", at which the best attempt ends. A hexside has two names: the one asked for, if
/// it is that hexside.
std::string stop(const Position& position, const SupplyBreak& why, std::string_view asked)
{
    const model::Atlas& atlas = position.package.atlas();
    if (why.kind == SupplyBreak::Kind::Hexside && !why.path.empty()) {
        const model::Hexside side = atlas.canonical({.hex = why.path.back(), .direction = why.direction});
        const model::Hexside named = atlas.findSide(asked);
        const bool same = model::exists(named.hex) && atlas.canonical(named) == side;
        return same ? std::string(asked) : atlas.sideText(side);
    }
    return model::exists(why.hex) ? std::string(atlas.number(why.hex).text()) : std::string();
}

void checkUnit(Asking& asking)
{
    const Placed* unit = asking.unit();
    if (!unit)
        return;
    const SupplyAnswer answer = supplyOf(asking.position(), *unit);
    asking.compare("is", answer.status.text());
    asking.compare("trace", answer.trace.text());
    asking.compare("length", answer.length);
    asking.compare("uncertain", answer.uncertain);
    asking.comparePath("path", answer.path);
    if (!answer.why) {
        asking.compare("stopped-by", std::string_view());
        return;
    }
    asking.compare("stopped-by", stop(asking.position(), *answer.why, asking.value("stopped-by")));
    asking.compare("over", answer.why->over);
    asking.compareWords("zoc-of", texts(answer.why->zocOf));
}

/// Of a unit, or of a hex as if a unit of the side stood there.
void checkSupply(Asking& asking)
{
    if (asking.has("unit"))
        return checkUnit(asking);
    const Position& position = asking.position();
    if (const auto hex = asking.hex())
        asking.compare("is",
                       (asking.has("trace") ? position.supply.statusAt(position, *hex, asking.atom("trace"))
                                            : position.supply.bestAt(position, *hex, asking.atom("side")))
                           .text());
}

/// A set of hexes that supply grows through, such as a rail net.
void checkNet(Asking& asking)
{
    const Position& position = asking.position();
    const SupplySet* set = position.supply.set(asking.atom("id"));
    if (!set)
        return asking.unknown(asking.value("id"));
    std::vector<model::HexIndex> hexes;
    for (int i = 0; i < position.package.atlas().size(); ++i)
        if (const auto hex = static_cast<model::HexIndex>(i); set->has(hex))
            hexes.push_back(hex);
    asking.compareHexes(hexes);
}

constexpr std::array<ExpectationKind, 2> kKinds{
    {{"supply", "unit hex side trace is length uncertain path stopped-by over zoc-of", checkSupply},
     {"net", "id is has not", checkNet}}};

} // namespace

std::span<const ExpectationKind> supplyExpectations()
{
    return kKinds;
}

} // namespace rules
