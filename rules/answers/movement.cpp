#include "rules/answers/movement.h"

#include "rules/ruleset/procedures.h"

#include <algorithm>
#include <queue>
#include <tuple>

namespace rules {
namespace {

using model::HexIndex;

/// One unit about to move in one way.
class Mover {
public:
    Mover(const Position& position, const Placed& unit, const MovementSpec& movement)
        : m_position(position)
        , m_movement(movement)
        , m_scene(sceneOf(position, unit))
    {
        for (const Objection& stop : movement.stops)
            m_free = std::max(m_free, stop.after);
    }

    struct Step {
        StepAnswer answer;
        bool counted = false; ///< one of the hexes that only stop the unit after so many
    };

    Step step(HexIndex from, HexIndex to) const
    {
        Step step;
        const Scene scene = stepScene(from, to);
        if (!m_position.inPlay.onMap(to) || !m_position.inPlay.inArea(to))
            step.answer.refused = Refusal::by("outside");
        else if (!m_movement.to && scene.direction < 0)
            step.answer.refused = Refusal::by("not-adjacent");
        else if (!follows(from, scene.direction))
            step.answer.refused = Refusal::by("no-line");
        else if (!(step.answer.refused = Refusal::first(m_movement.bars, scene)))
            step.answer.refused = closed(to);
        step.answer.cost = m_movement.cost ? std::max(0.0, m_movement.cost.number(scene))
            : m_movement.to                ? 0
                                           : 1;
        for (const Objection& stop : m_movement.stops) {
            if (!stop.when.holds(scene))
                continue;
            if (stop.after > 0)
                step.counted = true;
            else
                step.answer.stops = true;
        }
        return step;
    }

    std::optional<Refusal> cannotStay(HexIndex from, HexIndex to) const
    {
        return Refusal::first(m_movement.ends, stepScene(from, to));
    }

    Reach reach() const
    {
        Reach reach{.start = m_scene.hex, .allowance = allowance()};
        reach.price = m_movement.price.number(m_scene);
        if (!exists(reach.start))
            reach.refused = Refusal::by("off-map");
        else
            reach.refused = Refusal::first(m_movement.refusals, m_scene);
        if (!reach.refused && m_movement.connects && !connected())
            reach.refused = Refusal::by("not-connected");
        if (reach.refused)
            return reach;
        reach.steps.push_back({.hex = reach.start, .before = -1});
        if (m_movement.to)
            carry(reach);
        else
            spread(reach);
        std::ranges::sort(reach.hexes, {}, &Reach::Arrival::hex);
        for (Reach::Arrival& arrival : reach.hexes)
            arrival.cannotStay = cannotStay(before(reach, arrival), arrival.hex);
        for (const Objection& avoid : m_movement.avoids)
            prefer(reach, avoid);
        return reach;
    }

    std::optional<double> allowance() const
    {
        return m_movement.allowance ? std::optional(m_movement.allowance.number(m_scene)) : std::nullopt;
    }

private:
    Scene stepScene(HexIndex from, HexIndex to) const
    {
        Scene scene = m_scene;
        scene.from = from;
        scene.hex = to;
        scene.direction = m_position.package.atlas().directionTo(from, to);
        return scene;
    }

    bool follows(HexIndex from, int direction) const
    {
        return m_movement.along.empty() || std::ranges::any_of(m_movement.along, [&](Atom line) {
                   return m_position.ground.crosses(line, from, direction);
               });
    }

    std::optional<Refusal> closed(HexIndex hex) const
    {
        Scene scene = m_scene;
        scene.hex = hex;
        return Refusal::first(m_movement.closures, scene);
    }

    /// Whether the lines at the start lead to a hex they must lead to, over hexes that are not closed.
    bool connected() const
    {
        std::vector<char> seen(static_cast<std::size_t>(m_position.package.atlas().size()), 0);
        std::vector<HexIndex> open{m_scene.hex};
        seen[model::at(m_scene.hex)] = 1;
        while (!open.empty()) {
            Scene scene = m_scene;
            scene.hex = open.back();
            open.pop_back();
            if (m_movement.connects.holds(scene))
                return true;
            const auto& neighbours = m_position.package.atlas().neighbours(scene.hex);
            for (int direction = 0; direction < model::kDirections; ++direction) {
                const HexIndex next = neighbours[static_cast<std::size_t>(direction)];
                if (!exists(next) || seen[model::at(next)] || !follows(scene.hex, direction))
                    continue;
                seen[model::at(next)] = 1;
                if (!closed(next))
                    open.push_back(next);
            }
        }
        return false;
    }

    void carry(Reach& reach) const
    {
        for (int i = 0; i < m_position.package.atlas().size(); ++i) {
            const auto hex = static_cast<HexIndex>(i);
            if (hex == reach.start || !m_movement.to.holds(stepScene(reach.start, hex)))
                continue;
            const StepAnswer answer = step(reach.start, hex).answer;
            if (answer.refused || answer.cost > reach.allowance.value_or(answer.cost))
                continue;
            arrive(reach, hex, answer.cost, true, 0);
        }
    }

    /// Dijkstra's search over hexes and, where some hexes stop the unit only after a while, how many of them it has passed.
    void spread(Reach& reach) const
    {
        struct Label {
            double cost;
            HexIndex hex;
            int passed;
            int way; ///< in reach.steps
            bool stops;
        };
        const auto later = [](const Label& a, const Label& b) {
            return std::tie(a.cost, a.hex, a.passed, a.way) > std::tie(b.cost, b.hex, b.passed, b.way);
        };
        const auto levels = static_cast<std::size_t>(m_free + 1);
        std::vector<char> done(static_cast<std::size_t>(m_position.package.atlas().size()) * levels, 0);
        std::vector<char> arrived(static_cast<std::size_t>(m_position.package.atlas().size()), 0);
        std::priority_queue<Label, std::vector<Label>, decltype(later)> open(later);
        open.push({.cost = 0, .hex = reach.start, .passed = 0, .way = 0, .stops = false});
        while (!open.empty()) {
            const Label label = open.top();
            open.pop();
            // A unit that must stop is done with, but another way may still pass here.
            const std::size_t state = model::at(label.hex) * levels + static_cast<std::size_t>(label.passed);
            if (done[state])
                continue;
            if (!label.stops)
                done[state] = 1;
            if (label.hex != reach.start && !arrived[model::at(label.hex)]) {
                arrived[model::at(label.hex)] = 1;
                reach.hexes.push_back(
                    {.hex = label.hex, .cost = label.cost, .stops = label.stops, .way = label.way});
            }
            if (label.stops)
                continue;
            for (const HexIndex next : m_position.package.atlas().neighbours(label.hex)) {
                if (!exists(next) || next == reach.start)
                    continue;
                const Step taken = step(label.hex, next);
                const double cost = label.cost + taken.answer.cost;
                if (taken.answer.refused || cost > reach.allowance.value_or(cost))
                    continue;
                const int passed = label.passed + (taken.counted ? 1 : 0);
                reach.steps.push_back({.hex = next, .before = label.way});
                open.push({.cost = cost,
                           .hex = next,
                           .passed = std::min(passed, m_free),
                           .way = static_cast<int>(reach.steps.size()) - 1,
                           .stops = taken.answer.stops || passed > m_free});
            }
        }
        if (m_movement.oneHex.holds(m_scene))
            addNeighbours(reach, arrived);
    }

    void addNeighbours(Reach& reach, const std::vector<char>& arrived) const
    {
        for (const HexIndex next : m_position.package.atlas().neighbours(reach.start)) {
            if (!exists(next) || arrived[model::at(next)])
                continue;
            if (const StepAnswer answer = step(reach.start, next).answer; !answer.refused)
                arrive(reach, next, answer.cost, true, 0);
        }
    }

    static void arrive(Reach& reach, HexIndex hex, double cost, bool stops, int before)
    {
        reach.steps.push_back({.hex = hex, .before = before});
        reach.hexes.push_back(
            {.hex = hex, .cost = cost, .stops = stops, .way = static_cast<int>(reach.steps.size()) - 1});
    }

    static HexIndex before(const Reach& reach, const Reach::Arrival& arrival)
    {
        const int before = reach.steps[static_cast<std::size_t>(arrival.way)].before;
        return reach.steps[static_cast<std::size_t>(before)].hex;
    }

    /// Hexes to avoid are out of the question when there are others.
    void prefer(Reach& reach, const Objection& avoid) const
    {
        std::vector<Reach::Arrival*> bad;
        bool better = false;
        for (Reach::Arrival& arrival : reach.hexes) {
            if (arrival.cannotStay)
                continue;
            if (avoid.when.holds(stepScene(before(reach, arrival), arrival.hex)))
                bad.push_back(&arrival);
            else
                better = true;
        }
        if (better)
            for (Reach::Arrival* arrival : bad)
                arrival->cannotStay = Refusal::by(avoid);
    }

    const Position& m_position;
    const MovementSpec& m_movement;
    Scene m_scene;
    int m_free = 0; ///< so many hexes that would stop the unit are passed
};

} // namespace

const Reach::Arrival* Reach::find(HexIndex hex) const
{
    const auto it = std::ranges::lower_bound(hexes, hex, {}, &Arrival::hex);
    return it != hexes.end() && it->hex == hex ? &*it : nullptr;
}

std::vector<HexIndex> Reach::path(HexIndex to) const
{
    std::vector<HexIndex> path;
    const Arrival* arrival = find(to);
    for (int way = arrival ? arrival->way : -1; way >= 0; way = steps[static_cast<std::size_t>(way)].before)
        path.push_back(steps[static_cast<std::size_t>(way)].hex);
    std::ranges::reverse(path);
    return path;
}

const MovementSpec* movement(const Ruleset& ruleset, Atom id)
{
    for (const MovementSpec& spec : ruleset.procedures().movements)
        if (!spec.base && (!id || spec.id == id))
            return &spec;
    return nullptr;
}

std::optional<double> allowanceOf(const Position& position, const Placed& unit, const MovementSpec& movement)
{
    return Mover(position, unit, movement).allowance();
}

StepAnswer stepOf(const Position& position, const Placed& unit, const MovementSpec& movement, HexIndex from,
                  HexIndex to)
{
    const Mover mover(position, unit, movement);
    StepAnswer answer = mover.step(from, to).answer;
    answer.cannotStay = mover.cannotStay(from, to);
    return answer;
}

Reach reachOf(const Position& position, const Placed& unit, const MovementSpec& movement)
{
    return Mover(position, unit, movement).reach();
}

std::optional<Refusal> refusalOf(const Position& position, const Placed& unit, const MovementSpec& movement, HexIndex to)
{
    const Reach reach = reachOf(position, unit, movement);
    if (reach.refused)
        return reach.refused;
    if (const Reach::Arrival* arrival = reach.find(to))
        return arrival->cannotStay;
    if (movement.to || position.package.atlas().directionTo(unit.hex, to) >= 0)
        if (const StepAnswer step = stepOf(position, unit, movement, unit.hex, to); step.refused)
            return step.refused;
    return Refusal{.id = Atom("no-way"), .says = {}, .citation = {}};
}

} // namespace rules
