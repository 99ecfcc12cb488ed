#include "rules/answers/combat.h"

#include "model/number.h"
#include "rules/answers/answers.h"
#include "rules/ruleset/procedures.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rules {
namespace {

/// The least strength a column is for: of "4", "6-7" and "15+" the first number.
std::optional<int> leastOf(std::string_view title)
{
    return model::parseInt(title.substr(0, title.find_first_of("-+")));
}

/// The last column that starts at or below the strength, moved by the shift but never beyond the ends of the table.
int columnOf(const model::Table& table, double strength, int shift)
{
    int column = 0;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (const auto least = leastOf(table.columns[i].title); least && *least <= strength)
            column = static_cast<int>(i);
    return std::clamp(column + shift, 0, static_cast<int>(table.columns.size()) - 1);
}

/// title: of the column, where the ruleset names it; a table without it has no result.
void resolve(const Position& position, Atom kind, Atom title, CombatAnswer::Fire& fire)
{
    const auto* table = position.package.find<model::Table>(fire.table);
    fire.missing = !table || table->kind != kind || table->columns.empty() || table->rows.empty();
    if (fire.missing)
        return;
    const auto named = std::ranges::find(table->columns, title.text(), &model::TableColumn::title);
    fire.missing = title && named == table->columns.end();
    if (fire.missing)
        return;
    const auto column = title ? static_cast<std::size_t>(named - table->columns.begin())
                              : static_cast<std::size_t>(columnOf(*table, fire.strength, fire.shift));
    fire.column = table->columns[column].title;
    for (const model::TableRow& row : table->rows)
        fire.results.emplace_back(row.on, column < row.cells.size() ? row.cells[column] : std::string());
}

/// An attack with all that takes part in it.
class Battle {
public:
    Battle(const Position& position, const Attack& attack)
        : m_position(position)
        , m_spec(position.ruleset.procedures().combat)
        , m_engagement{.on = attack.on}
    {
        for (const Atom id : attack.attackers)
            if (const Placed* unit = findUnit(position, id);
                unit && exists(unit->hex) && position.facts(*unit))
                m_engagement.attackers.push_back(unit);
    }

    CombatAnswer answer()
    {
        if (!m_spec || m_engagement.attackers.empty() || !exists(m_engagement.on)) {
            m_answer.illegal.push_back(Refusal::by(m_spec ? "no-attackers" : "no-rules"));
            return std::move(m_answer);
        }
        m_scene =
            sceneOf(m_position, m_engagement.on, m_position.facts(*m_engagement.attackers.front())->side);
        m_scene.engagement = &m_engagement;
        addDefenders();
        addObjections();
        addStrengths();
        addShifts();
        m_answer.attack.table = m_spec.attackTable.word(m_scene);
        m_answer.defense.table = m_spec.defenseTable.word(m_scene);
        const Atom column = m_spec.column.word(m_scene);
        resolve(m_position, m_spec.tables, column, m_answer.attack);
        resolve(m_position, m_spec.tables, column, m_answer.defense);
        for (const OutcomeSpec& outcome : m_spec.outcomes)
            m_answer.outcomes.push_back({.id = outcome.id,
                                         .name = outcome.name,
                                         .is = outcome.is.text(m_scene),
                                         .citation = outcome.citation});
        return std::move(m_answer);
    }

private:
    /// A unit as the formulas of the ruleset see it: an attacker on the step into the hex attacked.
    Scene memberScene(const Placed& unit, bool attacks) const
    {
        Scene scene = m_scene;
        scene.unit = &unit;
        scene.counter = unit.counter;
        scene.outer = &m_scene;
        if (attacks) {
            scene.from = unit.hex;
            scene.direction = m_position.package.atlas().directionTo(unit.hex, m_scene.hex);
        }
        return scene;
    }

    void addDefenders()
    {
        for (const Placed& unit : m_position.occupancy.at(m_engagement.on)) {
            const CounterFacts* facts = m_position.facts(unit);
            if (facts && facts->side != m_scene.side
                && (!m_spec.defends || m_spec.defends.holds(memberScene(unit, false))))
                m_engagement.defenders.push_back(&unit);
        }
    }

    void addObjections()
    {
        if (std::ranges::any_of(m_engagement.attackers, [&](const Placed* unit) {
                return m_position.package.atlas().directionTo(unit->hex, m_engagement.on) < 0;
            }))
            m_answer.illegal.push_back(Refusal::by("not-adjacent"));
        if (m_engagement.defenders.empty())
            m_answer.illegal.push_back(Refusal::by("no-defenders"));
        for (const Objection& bar : m_spec.bars)
            if (bar.when.holds(m_scene))
                m_answer.illegal.push_back(Refusal::by(bar));
    }

    void addStrengths()
    {
        for (const Placed* unit : m_engagement.attackers) {
            m_answer.attackers.push_back(unit->unit);
            m_answer.attack.strength += m_spec.attack.number(memberScene(*unit, true));
        }
        for (const Placed* unit : m_engagement.defenders) {
            m_answer.defenders.push_back(unit->unit);
            m_answer.defense.strength += m_spec.defense.number(memberScene(*unit, false));
        }
    }

    void addShifts()
    {
        for (const ShiftSpec& shift : m_spec.shifts) {
            if (shift.when && !shift.when.holds(m_scene))
                continue;
            const int by = static_cast<int>(std::lround(shift.by.number(m_scene)));
            if (by == 0)
                continue;
            m_answer.shifts.push_back({.id = shift.id,
                                       .defense = shift.defense,
                                       .by = by,
                                       .says = shift.says,
                                       .citation = shift.citation});
            (shift.defense ? m_answer.defense : m_answer.attack).shift += by;
        }
    }

    const Position& m_position;
    const CombatSpec& m_spec;
    Engagement m_engagement;
    Scene m_scene;
    CombatAnswer m_answer;
};

} // namespace

CombatAnswer combatOf(const Position& position, const Attack& attack)
{
    return Battle(position, attack).answer();
}

} // namespace rules
