#include "rules/fields/supply.h"

#include "rules/position.h"
#include "rules/ruleset/procedures.h"

#include <algorithm>

namespace rules {

using model::HexIndex;

namespace {

/// The place of a unit in Occupancy::all(), also when it is a copy.
std::size_t numberOf(const Placed& unit, const Occupancy& occupancy)
{
    const auto all = occupancy.all();
    const auto number = static_cast<std::size_t>(&unit - all.data());
    if (number < all.size())
        return number;
    return static_cast<std::size_t>(std::ranges::find(all, unit.unit, &Placed::unit) - all.begin());
}

std::size_t firstSet(const SupplySpec& spec, std::size_t trace)
{
    std::size_t first = 0;
    for (std::size_t i = 0; i < trace; ++i)
        first += spec.traces[i].stages.size();
    return first;
}

/// Where supply is given and not traced: the grade that a mark of the unit names, else the best one.
const SupplyGrade* givenGrade(const TraceSpec& trace, const Scene& scene)
{
    const model::Words marks(scene.unit ? scene.unit->marks.text() : std::string_view());
    if (marks.contains(scene.position->ruleset.procedures().supply.none.text()))
        return nullptr;
    const auto named = std::ranges::find_if(
        trace.grades, [&](const SupplyGrade& grade) { return marks.contains(grade.id.text()); });
    const auto given = named == trace.grades.end() ? trace.grades.begin() : named;
    return given == trace.grades.end() ? nullptr : &*given;
}

} // namespace

Atom Supply::status(const Placed& unit, const Occupancy& occupancy) const
{
    const std::size_t number = numberOf(unit, occupancy);
    return number < m_status.size() ? m_status[number] : Atom();
}

bool Supply::uncertain(const Placed& unit, const Occupancy& occupancy) const
{
    const std::size_t number = numberOf(unit, occupancy);
    return number < m_second.size() && m_second[number] != m_status[number];
}

const TraceSpec* Supply::traceOf(const Position& position, const Placed& unit) const
{
    const std::size_t number = numberOf(unit, position.occupancy);
    if (number >= m_traces.size() || m_traces[number] < 0)
        return nullptr;
    return &position.ruleset.procedures().supply.traces[static_cast<std::size_t>(m_traces[number])];
}

const SupplyGrade* Supply::gradeOf(const TraceSpec& trace, std::size_t first, const Scene& scene) const
{
    if (scene.position->situation.supplyGiven)
        return givenGrade(trace, scene);
    const auto has = [&](int stage) { return m_sets[first + static_cast<std::size_t>(stage)].has(scene.hex); };
    const auto grade = std::ranges::find_if(trace.grades, [&](const SupplyGrade& candidate) {
        return (candidate.by.empty() || std::ranges::any_of(candidate.by, has))
            && (candidate.with < 0 || !m_sets[first + static_cast<std::size_t>(candidate.with)].empty())
            && (!candidate.when || candidate.when.holds(scene));
    });
    return grade == trace.grades.end() ? nullptr : &*grade;
}

Atom Supply::statusBy(const SupplySpec& spec, std::size_t trace, const Scene& scene) const
{
    if (m_sets.empty() || !exists(scene.hex))
        return {};
    const SupplyGrade* grade = gradeOf(spec.traces[trace], firstSet(spec, trace), scene);
    return grade ? grade->id : spec.none;
}

Atom Supply::statusAt(const Position& position, HexIndex hex, Atom trace) const
{
    const SupplySpec& spec = position.ruleset.procedures().supply;
    const auto found = std::ranges::find(spec.traces, trace, &TraceSpec::id);
    if (found == spec.traces.end())
        return {};
    return statusBy(spec, static_cast<std::size_t>(found - spec.traces.begin()), sceneOf(position, hex, found->side));
}

Atom Supply::bestAt(const Position& position, HexIndex hex, Atom side) const
{
    const SupplySpec& spec = position.ruleset.procedures().supply;
    auto best = spec.ranks.end();
    for (std::size_t i = 0; i < spec.traces.size(); ++i)
        if (spec.traces[i].side == side)
            best = std::min(best, std::ranges::find(spec.ranks, statusBy(spec, i, sceneOf(position, hex, side))));
    return best == spec.ranks.end() ? Atom() : *best;
}

const SupplySet* Supply::set(Atom id) const
{
    const auto found = std::ranges::find(m_sets, id, &SupplySet::id);
    return found == m_sets.end() ? nullptr : &*found;
}

std::pair<int, std::size_t> Supply::lineOf(const Position& position, const Placed& unit) const
{
    const TraceSpec* trace = traceOf(position, unit);
    if (!trace)
        return {-1, 0};
    const SupplySpec& spec = position.ruleset.procedures().supply;
    const std::size_t first = firstSet(spec, static_cast<std::size_t>(trace - spec.traces.data()));
    if (const SupplyGrade* grade = gradeOf(*trace, first, sceneOf(position, unit)))
        for (const int stage : grade->by)
            if (m_sets[first + static_cast<std::size_t>(stage)].has(unit.hex))
                return {stage, first};
    return {-1, first};
}

int Supply::length(const Position& position, const Placed& unit) const
{
    const auto [stage, first] = lineOf(position, unit);
    return stage < 0 ? -1 : m_sets[first + static_cast<std::size_t>(stage)].depth(unit.hex);
}

std::vector<HexIndex> Supply::path(const Position& position, const Placed& unit) const
{
    auto [stage, first] = lineOf(position, unit);
    if (stage < 0)
        return {};
    const std::vector<SupplyStage>& stages = traceOf(position, unit)->stages;
    const auto setOf = [&, base = first](int number) -> const SupplySet& {
        return m_sets[base + static_cast<std::size_t>(number)];
    };
    std::vector<HexIndex> path{unit.hex};
    // A line may start in a hex that supply does not pass through, but not lead through one.
    HexIndex start = unit.hex;
    for (;;) {
        const HexIndex hex = path.back();
        const SupplyStage& spec = stages[static_cast<std::size_t>(stage)];
        if (const int direction = setOf(stage).towards(hex); direction >= 0) {
            path.push_back(position.package.atlas().neighbours(hex)[static_cast<std::size_t>(direction)]);
            continue;
        }
        if (spec.kind == SupplyStage::Kind::Source)
            return path;
        if (spec.kind == SupplyStage::Kind::Pair) {
            start = setOf(stage).jump(hex);
            path.push_back(start);
        }
        const HexIndex here = path.back();
        const auto from = std::ranges::find_if(
            spec.from, [&](int number) { return setOf(number).has(here) && (here == start || !setOf(number).ends(here)); });
        if (from == spec.from.end())
            return path;
        stage = *from;
    }
}

const SupplyBreak* Supply::breakOf(std::size_t number) const
{
    const auto found = std::ranges::lower_bound(m_breaks, number, {}, &std::pair<std::size_t, SupplyBreak>::first);
    return found == m_breaks.end() || found->first != number ? nullptr : &found->second;
}

SupplyBreak Supply::why(const Position& position, const Placed& unit) const
{
    const SupplyBreak* why = breakOf(numberOf(unit, position.occupancy));
    return why ? *why : SupplyBreak();
}

bool Supply::sameFor(const Placed& unit, const Occupancy& occupancy, const Supply& other, const Placed& otherUnit,
                     const Occupancy& otherOccupancy) const
{
    const SupplyBreak* why = breakOf(numberOf(unit, occupancy));
    const SupplyBreak* otherWhy = other.breakOf(numberOf(otherUnit, otherOccupancy));
    return status(unit, occupancy) == other.status(otherUnit, otherOccupancy)
        && uncertain(unit, occupancy) == other.uncertain(otherUnit, otherOccupancy)
        && (why && otherWhy ? *why == *otherWhy : why == otherWhy);
}

} // namespace rules
