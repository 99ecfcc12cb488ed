#include "rules/answers/victory_reach.h"

#include "model/edit.h"
#include "rules/answers/supposed.h"
#include "rules/answers/victory.h"

#include <algorithm>
#include <cmath>

namespace rules {
namespace {

using model::HexIndex;

/// The side that wants a high total: that of an automatic win "at least", else of the highest level, else the first.
Atom countedSide(const Position& position)
{
    const Atom scenario = position.scenario->id;
    for (const auto& [key, win] : position.package.all<model::AutomaticWin>().in(scenario))
        if (win.points.starts_with('>') && win.side)
            return win.side;
    Atom side;
    for (const auto& [key, level] : position.package.all<model::VictoryLevel>().in(scenario))
        if (level.to.empty() && level.side)
            side = level.side;
    const auto& sides = position.package.all<model::Side>();
    return side || sides.empty() ? side : sides.begin()->first.id;
}

/// A copy of the package in which hexes can be given away: a marker of control goes before what is painted.
class Supposing {
public:
    explicit Supposing(const Position& position)
        : m_position(position)
        , m_package(position.package)
    {
    }

    /// The total when these hexes are held by these sides, and all others as they are.
    double total(const std::vector<std::pair<HexIndex, Atom>>& given)
    {
        model::Transaction change;
        for (std::size_t i = 0; i < given.size(); ++i) {
            model::Marker marker;
            // The first of its kind by its id: whoever claims first holds.
            marker.id = Atom("!" + std::to_string(i));
            marker.kind = Atom("control");
            marker.hex = m_package.atlas().number(given[i].first);
            marker.side = given[i].second;
            change.edits.push_back(model::put(std::move(marker), m_position.scenario->id));
        }
        const model::Applied applied = m_package.apply(change);
        const Control control(m_package, m_position.scenario->id, m_position.ground);
        m_package.apply(applied.inverse);
        return victoryOf(supposed(m_position, m_position.situation, control), {}).points;
    }

private:
    const Position& m_position;
    model::Package m_package;
};

} // namespace

VictoryReach victoryReachOf(const Position& position)
{
    if (!position.scenario)
        return {};
    const VictoryAnswer now = victoryOf(position, {});
    Supposing supposing(position);
    std::vector<std::pair<HexIndex, Atom>> lowest;
    std::vector<std::pair<HexIndex, Atom>> highest;
    for (const VictoryAnswer::Held& held : now.held) {
        double least = now.points;
        double most = now.points;
        Atom low;
        Atom high;
        for (const auto& [key, side] : position.package.all<model::Side>()) {
            if (!exists(held.hex) || key.id == held.holder)
                continue;
            const double points = supposing.total({{held.hex, key.id}});
            if (points < least)
                low = key.id;
            if (points > most)
                high = key.id;
            least = std::min(least, points);
            most = std::max(most, points);
        }
        if (low)
            lowest.emplace_back(held.hex, low);
        if (high)
            highest.emplace_back(held.hex, high);
    }
    if (!lowest.empty() || !highest.empty())
        return {.lowest = supposing.total(lowest), .highest = supposing.total(highest), .counted = {}};
    VictoryReach reach{.lowest = now.points, .highest = now.points, .counted = countedSide(position)};
    for (const VictoryAnswer::Held& held : now.held) {
        const double worth = std::abs(held.points);
        (held.holder == reach.counted ? reach.lowest : reach.highest) +=
            held.holder == reach.counted ? -worth : worth;
    }
    return reach;
}

} // namespace rules
