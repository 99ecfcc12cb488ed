#include "rules/fields/situation.h"

#include <charconv>

namespace rules {
namespace {

int numberOf(std::string_view text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

Situation::Situation(const model::Package& package, const Ruleset& ruleset, Atom scenario,
                     const WhatIf& whatIf)
{
    static const Atom seasonField("season");
    static const Atom start("start");
    static const Atom first("1");
    const auto* record = package.find<model::Scenario>(scenario);
    if (!record)
        return;
    scenarioKind = record->kind;
    supplyGiven = whatIf.supplyGiven;
    turn = whatIf.turn.value_or(record->firstTurn);
    turnNumber = numberOf(turn.text());
    round = whatIf.round.value_or(record->round ? record->round : first);
    roundNumber = numberOf(round.text());
    moment = whatIf.moment.value_or(record->moment ? record->moment : start);
    active = whatIf.active.value_or(record->active);
    if (const auto* space = package.find<model::Turn>({.scope = scenario, .id = turn}))
        season = Atom(space->fields.text(seasonField));
    weather = whatIf.weather ? *whatIf.weather : weatherOf(package, ruleset, scenario, turn, round);
    for (const auto& [key, flag] : package.all<model::Flag>().in(scenario))
        m_flags[key.id] = {.is = flag.is, .since = numberOf(flag.turn.text())};
    for (const auto& [id, is] : whatIf.flags) {
        if (is.empty())
            m_flags.erase(id);
        else
            m_flags[id] = {.is = is, .since = 0};
    }
}

Atom Situation::weatherOf(const model::Package& package, const Ruleset& ruleset, Atom scenario, Atom turn,
                          Atom round)
{
    for (const auto& [key, period] : package.all<model::Period>().in(scenario))
        if (period.turn == turn && !period.zone && period.weather
            && (period.rounds.empty() || period.rounds.contains(round.text())))
            return period.weather;
    const auto weathers = ruleset.terms(Category::Weather);
    return weathers.empty() ? Atom() : weathers.front().id;
}

bool Situation::sameButFlags(const Situation& other) const
{
    Situation like = *this;
    like.m_flags = other.m_flags;
    return like == other;
}

std::string_view Situation::flag(Atom id) const
{
    const auto it = m_flags.find(id);
    return it == m_flags.end() ? std::string_view() : std::string_view(it->second.is);
}

bool Situation::played(Atom id) const
{
    const auto it = m_flags.find(id);
    return it != m_flags.end() && !it->second.is.empty() && it->second.is != "no" && it->second.is != "0"
        && it->second.since <= turnNumber;
}

int Situation::since(Atom id) const
{
    const auto it = m_flags.find(id);
    return it == m_flags.end() ? 0 : it->second.since;
}

} // namespace rules
