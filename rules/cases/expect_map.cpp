#include "rules/cases/expectation_kinds.h"

#include <algorithm>

namespace rules {
namespace {

std::vector<model::HexIndex> neighbours(const Position& position, model::HexIndex hex)
{
    std::vector<model::HexIndex> list;
    std::ranges::copy_if(position.package.atlas().neighbours(hex), std::back_inserter(list), model::exists);
    return list;
}

void checkNeighbours(Asking& asking)
{
    if (const auto hex = asking.hex())
        asking.compareHexes(neighbours(asking.position(), *hex));
}

void checkDistance(Asking& asking)
{
    const auto from = asking.hex("from");
    const auto to = asking.hex("to");
    if (from && to)
        asking.compare("is", asking.position().package.atlas().distance(*from, *to));
}

void checkZoc(Asking& asking)
{
    asking.compareHexes(zocOf(asking.position(), asking.atom("side")));
}

/// Every hex it names has this controller.
void checkControl(Asking& asking)
{
    for (const model::HexIndex hex : asking.hexes("hex").value_or(std::vector<model::HexIndex>()))
        asking.compare("is", controllerOf(asking.position(), hex).text());
}

constexpr std::array<ExpectationKind, 4> kKinds{{{"neighbours", "hex is has not", checkNeighbours},
                                                 {"distance", "from to is", checkDistance},
                                                 {"zoc", "side is has not", checkZoc},
                                                 {"control", "hex is", checkControl}}};

} // namespace

std::span<const ExpectationKind> mapExpectations()
{
    return kKinds;
}

} // namespace rules
