#include "model/hexsets.h"

#include <algorithm>
#include <array>

namespace model {
namespace {

HexIndex find(const Package& package, Atom map, Atom number)
{
    const std::array maps{map};
    return map ? package.atlas().find(number, maps) : package.atlas().find(number);
}

} // namespace

HexList combined(const Package& package, Atom map, const HexList& list, std::span<const HexIndex> hexes,
                 Combine how)
{
    std::vector<bool> given(static_cast<std::size_t>(package.atlas().size()));
    for (const HexIndex hex : hexes)
        given[at(hex)] = true;
    HexList result;
    for (const Atom number : list.hexes) {
        const HexIndex hex = find(package, map, number);
        const bool named = exists(hex) && given[at(hex)];
        const bool stays = how == Combine::Replace ? named
            : how == Combine::Add                  ? true
            : how == Combine::Subtract             ? !named
                                                   : named || !exists(hex);
        if (stays)
            result.hexes.push_back(number);
        if (named && stays)
            given[at(hex)] = false; // it is there already, as it was written
    }
    if (how == Combine::Replace || how == Combine::Add) {
        const auto before = static_cast<std::ptrdiff_t>(result.hexes.size());
        for (const HexIndex hex : hexes)
            if (given[at(hex)]) {
                given[at(hex)] = false;
                result.hexes.push_back(package.atlas().number(hex));
            }
        std::sort(result.hexes.begin() + before, result.hexes.end(), NaturalLess());
        std::inplace_merge(result.hexes.begin(), result.hexes.begin() + before, result.hexes.end(),
                           NaturalLess());
    }
    return result;
}

std::vector<HexIndex> hexesOf(const Package& package, Atom map, const HexList& list)
{
    std::vector<HexIndex> hexes;
    for (const Atom number : list.hexes)
        if (const HexIndex hex = find(package, map, number); exists(hex))
            hexes.push_back(hex);
    std::ranges::sort(hexes);
    hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
    return hexes;
}

} // namespace model
