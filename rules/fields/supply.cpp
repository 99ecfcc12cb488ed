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
    const Placed* found = occupancy.find(unit.unit);
    return found ? static_cast<std::size_t>(found - all.data()) : all.size();
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

const SupplyGrade* Supply::gradeOf(const SupplySpec& spec, std::size_t trace, const Scene& scene) const
{
    const std::vector<SupplyGrade>& grades = spec.traces[trace].grades;
    if (scene.position->situation.supplyGiven)
        return givenGrade(spec.traces[trace], scene);
    const auto has = [&](int stage) { return setOf(trace, stage).has(scene.hex); };
    const auto grade = std::ranges::find_if(grades, [&](const SupplyGrade& candidate) {
        return (candidate.by.empty() || std::ranges::any_of(candidate.by, has))
            && (candidate.with < 0 || !setOf(trace, candidate.with).empty())
            && (!candidate.when || candidate.when.holds(scene));
    });
    return grade == grades.end() ? nullptr : &*grade;
}

Atom Supply::statusBy(const SupplySpec& spec, std::size_t trace, const Scene& scene) const
{
    if (m_reaches.empty() || !exists(scene.hex))
        return {};
    const SupplyGrade* grade = gradeOf(spec, trace, scene);
    return grade ? grade->id : spec.none;
}

Atom Supply::statusAt(const Position& position, HexIndex hex, Atom trace) const
{
    const SupplySpec& spec = position.ruleset.procedures().supply;
    const auto found = std::ranges::find(spec.traces, trace, &TraceSpec::id);
    if (found == spec.traces.end())
        return {};
    return statusBy(spec, static_cast<std::size_t>(found - spec.traces.begin()),
                    sceneOf(position, hex, found->side));
}

Atom Supply::bestAt(const Position& position, HexIndex hex, Atom side) const
{
    const SupplySpec& spec = position.ruleset.procedures().supply;
    auto best = spec.ranks.end();
    for (std::size_t i = 0; i < spec.traces.size(); ++i)
        if (spec.traces[i].side == side)
            best = std::min(best,
                            std::ranges::find(spec.ranks, statusBy(spec, i, sceneOf(position, hex, side))));
    return best == spec.ranks.end() ? Atom() : *best;
}

const SupplySet* Supply::set(Atom id) const
{
    for (const auto& reach : m_reaches)
        for (const SupplySet& set : reach->sets)
            if (set.id == id)
                return &set;
    return nullptr;
}

std::pair<int, std::size_t> Supply::lineOf(const Position& position, const Placed& unit) const
{
    const TraceSpec* trace = traceOf(position, unit);
    if (!trace)
        return {-1, 0};
    const SupplySpec& spec = position.ruleset.procedures().supply;
    const auto number = static_cast<std::size_t>(trace - spec.traces.data());
    if (const SupplyGrade* grade = gradeOf(spec, number, sceneOf(position, unit)))
        for (const int stage : grade->by)
            if (setOf(number, stage).has(unit.hex))
                return {stage, number};
    return {-1, number};
}

int Supply::length(const Position& position, const Placed& unit) const
{
    const auto [stage, trace] = lineOf(position, unit);
    return stage < 0 ? -1 : setOf(trace, stage).depth(unit.hex);
}

std::vector<HexIndex> Supply::path(const Position& position, const Placed& unit) const
{
    auto [stage, trace] = lineOf(position, unit);
    if (stage < 0)
        return {};
    const std::vector<SupplyStage>& stages = traceOf(position, unit)->stages;
    const auto setOf = [&, number = trace](int of) -> const SupplySet& { return this->setOf(number, of); };
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
        const auto from = std::ranges::find_if(spec.from, [&](int number) {
            return setOf(number).has(here) && (here == start || !setOf(number).ends(here));
        });
        if (from == spec.from.end())
            return path;
        stage = *from;
    }
}

const SupplyBreak* Supply::breakOf(std::size_t number) const
{
    const auto found =
        std::ranges::lower_bound(m_breaks, number, {}, &std::pair<std::size_t, SupplyBreak>::first);
    return found == m_breaks.end() || found->first != number ? nullptr : &found->second;
}

SupplyBreak Supply::why(const Position& position, const Placed& unit) const
{
    const SupplyBreak* why = breakOf(numberOf(unit, position.occupancy));
    return why ? *why : SupplyBreak();
}

bool Supply::operator==(const Supply& other) const
{
    return m_units == other.m_units && m_status == other.m_status && m_second == other.m_second
        && m_traces == other.m_traces && m_breaks == other.m_breaks && reachesLike(other);
}

bool Supply::reachesLike(const Supply& other) const
{
    return std::ranges::equal(m_reaches, other.m_reaches,
                              [](const auto& a, const auto& b) { return a == b || a->sets == b->sets; });
}

bool Supply::sourcesLike(const Supply& other) const
{
    const auto same = [](const auto& a, const auto& b) {
        return a == b || std::ranges::equal(a->sets, b->sets, {}, &SupplySet::empty, &SupplySet::empty);
    };
    return std::ranges::equal(m_reaches, other.m_reaches, same);
}

bool Supply::sameFor(std::size_t number, const Supply& other, std::size_t otherNumber) const
{
    const auto uncertain = [](const Supply& supply, std::size_t unit) {
        return unit < supply.m_second.size() && supply.m_second[unit] != supply.m_status[unit];
    };
    if (m_status[number] != other.m_status[otherNumber]
        || uncertain(*this, number) != uncertain(other, otherNumber))
        return false;
    const SupplyBreak* why = breakOf(number);
    const SupplyBreak* otherWhy = other.breakOf(otherNumber);
    return why && otherWhy ? *why == *otherWhy : why == otherWhy;
}

std::vector<Atom> Supply::differences(const Supply& other) const
{
    std::vector<Atom> units;
    AtomTable<std::size_t> numbers;
    const bool shifted = m_units != other.m_units;
    for (std::size_t i = 0; shifted && i < other.m_status.size(); ++i)
        numbers[other.m_units[i]] = i;
    for (std::size_t i = 0; i < m_status.size(); ++i) {
        const std::size_t* was = shifted ? numbers.find(m_units[i]) : &i;
        if (!was || *was >= other.m_status.size() || !sameFor(i, other, *was))
            units.push_back(m_units[i]);
    }
    return units;
}

std::vector<Atom> Supply::wanting() const
{
    std::vector<Atom> units;
    for (const auto& [number, why] : m_breaks)
        units.push_back(m_units[number]);
    return units;
}

} // namespace rules
