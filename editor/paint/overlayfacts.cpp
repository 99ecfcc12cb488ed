#include "editor/paint/overlayfacts.h"

#include "editor/paint/mapstyle.h"
#include "editor/text/rulesetwords.h"
#include "editor/text/text.h"
#include "rules/answers/answers.h"
#include "rules/ruleset/procedures.h"

#include <algorithm>
#include <ranges>

namespace editor {
namespace {

using model::Atom;
using model::HexIndex;

/// Fills the facts, one overlay after the other.
class Survey {
public:
    Survey(const rules::Position& position, const OverlayWish& wish)
        : m_position(position)
        , m_wish(wish)
        , m_unit(wish.unit ? rules::findUnit(position, wish.unit) : nullptr)
    {
        m_facts.sides = overlaySides(position.package, position.ruleset);
        m_facts.hexes.resize(static_cast<std::size_t>(position.package.atlas().size()));
    }

    OverlayFacts take()
    {
        if (m_unit)
            m_facts.unitHex = m_unit->hex;
        if (m_wish.shows(Overlay::Supply))
            addSupply();
        if (m_wish.shows(Overlay::Zoc))
            addZoc();
        if (m_wish.shows(Overlay::Control))
            addControl();
        if (m_wish.shows(Overlay::Stacking))
            addStacking();
        if (m_wish.shows(Overlay::Movement))
            addMovement();
        if (m_wish.shows(Overlay::Victory))
            addVictory();
        return std::move(m_facts);
    }

private:
    OverlayHex& at(HexIndex hex) { return m_facts.hexes[model::at(hex)]; }
    int sideNumber(Atom id) const
    {
        const auto found = std::ranges::find(m_facts.sides, id, &OverlaySide::id);
        return found == m_facts.sides.end() ? -1 : static_cast<int>(found - m_facts.sides.begin());
    }
    template <class Visit>
    void forEachHex(Visit visit)
    {
        for (std::size_t i = 0; i < m_facts.hexes.size(); ++i)
            visit(static_cast<HexIndex>(i), m_facts.hexes[i]);
    }

    const rules::TraceSpec* chosenTrace() const
    {
        const auto& traces = m_position.ruleset.procedures().supply.traces;
        if (m_wish.trace)
            if (const auto found = std::ranges::find(traces, m_wish.trace, &rules::TraceSpec::id);
                found != traces.end())
                return &*found;
        if (m_unit)
            if (const rules::TraceSpec* own = m_position.supply.traceOf(m_position, *m_unit))
                return own;
        return traces.empty() ? nullptr : &traces.front();
    }

    void addSupply()
    {
        const rules::TraceSpec* trace = chosenTrace();
        if (!trace)
            return;
        m_facts.trace = trace->id;
        for (const rules::SupplyGrade& grade : trace->grades)
            if (!std::ranges::contains(m_facts.grades, grade.id))
                m_facts.grades.push_back(grade.id);
        forEachHex([&](HexIndex hex, OverlayHex& shown) {
            shown.grade = gradeNumber(m_position.supply.statusAt(m_position, hex, trace->id));
            if (shown.grade >= 0)
                shown.distance = distance(*trace, hex);
        });
        for (const rules::SupplyStage& stage : trace->stages)
            if (const rules::SupplySet* set = m_position.supply.set(stage.id);
                set && stage.kind == rules::SupplyStage::Kind::Source)
                forEachHex([&](HexIndex hex, OverlayHex& shown) { shown.source |= set->has(hex); });
        for (const rules::Placed& unit : m_position.occupancy.all())
            addUnitSupply(*trace, unit);
        if (m_unit && model::exists(m_unit->hex))
            m_facts.supply = rules::supplyOf(m_position, *m_unit);
    }

    int gradeNumber(Atom status) const
    {
        const auto found = std::ranges::find(m_facts.grades, status);
        return found == m_facts.grades.end() ? -1 : static_cast<int>(found - m_facts.grades.begin());
    }

    /// Hexes to the nearest start of the sets that give the hex its status.
    int distance(const rules::TraceSpec& trace, HexIndex hex) const
    {
        const Atom status = m_facts.grades[static_cast<std::size_t>(m_facts.hexes[model::at(hex)].grade)];
        int least = -1;
        for (const rules::SupplyGrade& grade : trace.grades)
            for (const int stage : grade.by) {
                const auto* set = m_position.supply.set(trace.stages[static_cast<std::size_t>(stage)].id);
                if (grade.id == status && set && set->has(hex))
                    least = least < 0 ? set->depth(hex) : std::min(least, set->depth(hex));
            }
        return std::max(least, 0);
    }

    void addUnitSupply(const rules::TraceSpec& trace, const rules::Placed& unit)
    {
        const Atom status = m_position.supply.status(unit, m_position.occupancy);
        if (!model::exists(unit.hex) || !status || m_position.supply.traceOf(m_position, unit) != &trace)
            return;
        OverlayHex& shown = at(unit.hex);
        const int number = gradeNumber(status);
        shown.worst = std::max(shown.worst, number < 0 ? static_cast<int>(m_facts.grades.size()) : number);
        shown.uncertain |= m_position.supply.uncertain(unit, m_position.occupancy);
    }

    void addZoc()
    {
        const rules::ZocSpec& spec = m_position.ruleset.procedures().zoc;
        if (!spec)
            return;
        std::vector<char> able;
        for (const rules::Placed& unit : m_position.occupancy.all())
            able.push_back(spec.exerts.holds(rules::sceneOf(m_position, unit)) ? 1 : 0);
        rules::ZocMemo memo(spec);
        const rules::QuietHexes quiet(m_position);
        memo.start(m_position, quiet);
        const rules::Zoc potential(m_position, std::move(able), memo);
        for (std::size_t i = 0; i < m_facts.sides.size(); ++i) {
            const Atom side = m_facts.sides[i].id;
            const auto bit = static_cast<std::uint8_t>(1U << i);
            forEachHex([&](HexIndex hex, OverlayHex& shown) {
                if (potential.in(hex, side))
                    shown.potential |= bit;
                if (!m_position.zoc.in(hex, side))
                    return;
                shown.zoc |= bit;
                if (isNegated(hex, side))
                    shown.negated |= bit;
            });
        }
    }

    /// Whether supply of an enemy of the side that stands in the hex passes all the same.
    bool isNegated(HexIndex hex, Atom side) const
    {
        for (const rules::Placed& unit : m_position.occupancy.at(hex)) {
            const rules::CounterFacts* facts = m_position.facts(unit);
            if (!facts || !facts->side || facts->side == side)
                continue;
            for (const rules::SupplyPassage& passage : m_position.ruleset.procedures().supply.passages)
                if (passage.side == facts->side
                    && !(passage.blocked
                         && passage.blocked.holds(rules::sceneOf(m_position, hex, passage.side))))
                    return true;
        }
        return false;
    }

    void addControl()
    {
        forEachHex([&](HexIndex hex, OverlayHex& shown) {
            const Atom controller = rules::controllerOf(m_position, hex);
            shown.controller = sideNumber(controller);
            shown.disputed = controller.text() == "disputed";
        });
    }

    void addStacking()
    {
        for (const HexIndex hex : m_position.occupancy.occupied())
            for (const rules::StackAnswer::Side& side : rules::stackOf(m_position, hex).sides)
                at(hex).loads.push_back({.side = sideNumber(side.side),
                                         .load = side.points > 0 ? side.points : side.counted,
                                         .most = side.most});
    }

    void addMovement()
    {
        const rules::MovementSpec* movement = rules::movement(m_position.ruleset, m_wish.movement);
        if (!movement)
            return;
        m_facts.movement = movement->id;
        if (!m_unit || !model::exists(m_unit->hex))
            return;
        m_facts.reach = rules::reachOf(m_position, *m_unit, *movement);
        for (const rules::Reach::Arrival& arrival : m_facts.reach->hexes) {
            OverlayHex& shown = at(arrival.hex);
            shown.cost = arrival.cost;
            shown.stops = arrival.stops;
            shown.passes = arrival.cannotStay.has_value();
        }
    }

    void addVictory()
    {
        for (const rules::VictoryAnswer::Held& held : rules::victoryOf(m_position, {}).held) {
            if (!model::exists(held.hex))
                continue;
            OverlayHex& shown = at(held.hex);
            shown.victory = true;
            shown.points += held.points;
            shown.holder = sideNumber(held.holder);
        }
    }

    const rules::Position& m_position;
    const OverlayWish& m_wish;
    const rules::Placed* m_unit;
    OverlayFacts m_facts;
};

/// Counters have quiet colours; a hatching over terrain needs a strong and dark one of the same hue.
QColor strong(const QColor& colour, std::size_t number)
{
    const int hue = colour.hslHue() < 0 ? static_cast<int>(number * 137 % 360) : colour.hslHue();
    return QColor::fromHsl(hue, 190, 72);
}

} // namespace

std::vector<OverlaySide> overlaySides(const model::Package& package, const rules::Ruleset& ruleset)
{
    // A set of sides is a byte.
    constexpr std::size_t most = 8;
    std::vector<OverlaySide> sides;
    for (const Atom id : rules::sidesOf(package, ruleset) | std::views::take(most)) {
        const auto* side = package.find<model::Side>(id);
        const rules::Term* term = ruleset.find(rules::Category::Side, id);
        const QString name = side && !side->name.empty() ? qs(side->name)
            : term                                       ? rulesetName(*term)
                                                         : qs(id);
        const QColor printed = QColor::fromString(side ? qs(side->colour) : QString());
        sides.push_back({.id = id,
                         .name = name,
                         .initial = name.left(1).toUpper(),
                         .colour = strong(printed.isValid() ? printed : colourOf(id), sides.size())});
    }
    for (OverlaySide& side : sides)
        if (std::ranges::count(sides, side.initial, &OverlaySide::initial) > 1)
            side.initial = side.name.left(2);
    return sides;
}

OverlayFacts overlayFacts(const rules::Position& position, const OverlayWish& wish)
{
    return wish.any() ? Survey(position, wish).take() : OverlayFacts();
}

std::vector<HexIndex> OverlayFacts::differences(const OverlayFacts& other) const
{
    const bool comparable =
        hexes.size() == other.hexes.size() && sides == other.sides && grades.size() == other.grades.size();
    std::vector<HexIndex> different;
    for (std::size_t i = 0; i < std::max(hexes.size(), other.hexes.size()); ++i)
        if (!comparable || hexes[i] != other.hexes[i])
            different.push_back(static_cast<HexIndex>(i));
    return different;
}

} // namespace editor
