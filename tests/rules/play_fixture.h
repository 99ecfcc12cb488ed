#pragma once

#include "rules/answers/answers.h"
#include "tests/rules/game_fixture.h"

#include <QStringList>

#include <map>

/// A position of Stalin's War to ask questions about: turn 6, round 3, on the strip of GameFixture, where every unit is
/// in full supply unless it is marked otherwise. Counters have the values that the cases of the rulebook give them.
class PlayFixture : public GameFixture {
public:
    PlayFixture();

    void terrain(std::string_view hex, std::string_view words);
    /// "2005/2006"
    void hexside(std::string_view side, std::string_view words);
    void rail(std::string_view hexes);
    /// fields: "sea=black port-order=3"
    void site(std::string_view id, std::string_view hex, std::string_view kinds, std::string_view side = {},
              std::string_view fields = {});
    void zone(std::string_view id, std::string_view hexes);
    void marker(std::string_view kind, std::string_view hex, std::string_view side = {});
    void mark(std::string_view unit, std::string_view marks);
    void flag(std::string_view id, std::string_view is, int turn = 0);
    void scenarioKind(std::string_view kind);

    /// What if: everything asked from now on is asked about this moment.
    void at(int turn, int round = 3);
    void weather(std::string_view weather);
    void active(std::string_view side);
    void ask(std::string_view flag, std::string_view is);
    /// Supply is traced instead of given.
    void traceSupply();

    rules::Position position();
    model::HexIndex hex(std::string_view number) const;
    const rules::Placed& unit(std::string_view id);
    rules::Reach reach(std::string_view unit, std::string_view way = {});
    /// Hexes where a unit may end, in order.
    QStringList ends(std::string_view unit, std::string_view way = {});
    /// Id of what forbids the move or the stay; empty when nothing does, "no-way" when the hex is out of reach.
    QString refusal(std::string_view unit, std::string_view to, std::string_view way = {});
    rules::CombatAnswer combat(std::string_view attackers, std::string_view on);
    static QStringList illegal(const rules::CombatAnswer& answer);
    static QString outcome(const rules::CombatAnswer& answer, std::string_view id);
    QString value(std::string_view name, std::string_view unit = {}, std::string_view hex = {});
    /// "SW-5.1.2a axis" for each win that holds.
    QStringList wins(std::string_view moment);

private:
    void strength(std::string_view counter, int attack, int defense, int move, int steps = 2);
    template <class Change>
    void change(Change change);

    rules::WhatIf m_whatIf;
    int m_next = 0;
};
