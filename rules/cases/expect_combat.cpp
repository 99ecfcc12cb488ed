#include "rules/cases/expectation_kinds.h"

#include <algorithm>

namespace rules {
namespace {

std::optional<Attack> attack(Asking& asking)
{
    Attack attack;
    bool known = true;
    model::forEachWord(asking.value("attackers"), [&](std::string_view id) {
        attack.attackers.emplace_back(id);
        if (findUnit(asking.position(), Atom(id)))
            return;
        asking.unknown(id);
        known = false;
    });
    const auto on = asking.hex("on");
    if (!on || !known)
        return std::nullopt;
    attack.on = *on;
    return attack;
}

constexpr std::string_view kOutcome = "outcome.";

void checkOutcome(Asking& asking, const CombatAnswer& answer, std::string_view attribute)
{
    const std::string_view id = attribute.substr(kOutcome.size());
    const auto it =
        std::ranges::find(answer.outcomes, id, [](const auto& outcome) { return outcome.id.text(); });
    if (it == answer.outcomes.end())
        asking.unknown(id);
    else
        asking.compare(attribute, it->is);
}

void checkCombat(Asking& asking)
{
    const auto asked = attack(asking);
    if (!asked)
        return;
    const CombatAnswer answer = combatOf(asking.position(), *asked);
    std::vector<std::string> illegal;
    for (const Refusal& objection : answer.illegal)
        illegal.emplace_back(objection.id.text());
    std::vector<std::string> shifts;
    for (const CombatAnswer::Shift& shift : answer.shifts)
        shifts.push_back(std::string(shift.id.text()) + ":" + std::to_string(shift.by));
    asking.compareWords("illegal", std::move(illegal));
    asking.compareWords("shifts", std::move(shifts));
    asking.compare("attack", answer.attack.strength);
    asking.compare("attack-table", answer.attack.table.text());
    asking.compare("attack-shift", answer.attack.shift);
    asking.compare("attack-column", answer.attack.column);
    asking.compare("defense", answer.defense.strength);
    asking.compare("defense-table", answer.defense.table.text());
    asking.compare("defense-shift", answer.defense.shift);
    asking.compare("defense-column", answer.defense.column);
    asking.compare("tables-missing", answer.attack.missing || answer.defense.missing);
    for (const model::Fields::Field& field : asking.attributes())
        if (field.name.text().starts_with(kOutcome))
            checkOutcome(asking, answer, field.name.text());
}

constexpr std::array<ExpectationKind, 1> kKinds{
    {{"combat",
      "attackers on illegal shifts attack attack-table attack-shift attack-column defense defense-table "
      "defense-shift "
      "defense-column tables-missing outcome.*",
      checkCombat}}};

} // namespace

std::span<const ExpectationKind> combatExpectations()
{
    return kKinds;
}

} // namespace rules
