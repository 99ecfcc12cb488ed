#include "rules/answers/victory.h"

#include "model/number.h"
#include "rules/answers/answers.h"
#include "rules/ruleset/procedures.h"

#include <algorithm>

namespace rules {
namespace {

using model::HexIndex;

/// ">=20", "<=0", "=7" or a bare number.
bool compares(double points, std::string_view text)
{
    const std::size_t digits = text.find_first_not_of("<>= ");
    const auto limit =
        digits == std::string_view::npos ? std::nullopt : model::parseDouble(text.substr(digits));
    if (!limit)
        return false;
    const std::string_view sign = text.substr(0, digits);
    return (sign.contains('<') && points < *limit) || (sign.contains('>') && points > *limit)
        || (!(sign == "<" || sign == ">") && points == *limit);
}

class Sheet {
public:
    Sheet(const Position& position, Atom moment)
        : m_position(position)
        , m_spec(position.ruleset.procedures().victory)
        , m_scene(sceneOf(position))
        , m_moment(moment)
    {
    }

    VictoryAnswer answer()
    {
        m_answer.points = m_spec.points.number(m_scene);
        addHeld();
        addLevel();
        for (const WinSpec& win : m_spec.wins)
            if (tested(win.tested) && onSheet(win) && (!win.otherwise || m_answer.wins.empty())
                && (!win.turns || win.turns.holds(m_scene)) && (!win.when || win.when.holds(m_scene)))
                m_answer.wins.push_back(
                    {.id = win.id, .side = win.side, .says = win.says, .citation = win.citation});
        for (const auto& [key, line] : lines())
            if (ownLine(line) && holds(line))
                m_answer.wins.push_back({.id = key.id, .side = line.side, .says = line.text, .citation = {}});
        return std::move(m_answer);
    }

private:
    using Lines = model::Collection<model::AutomaticWin>::Range;
    Lines lines() const { return m_position.package.all<model::AutomaticWin>().in(m_position.scenario->id); }
    bool tested(Atom at) const { return !m_moment || at == m_moment; }

    /// A scenario without a sheet of automatic wins has all those of the game.
    bool onSheet(const WinSpec& win) const
    {
        return win.sheet.empty() || lines().empty() || std::ranges::any_of(lines(), [&](const auto& line) {
                   return std::ranges::contains(win.sheet, line.second.id);
               });
    }

    /// No rule of the game says what this line means, so it means what it says.
    bool ownLine(const model::AutomaticWin& line) const
    {
        return std::ranges::none_of(
            m_spec.wins, [&](const WinSpec& win) { return std::ranges::contains(win.sheet, line.id); });
    }

    bool holds(const model::AutomaticWin& line) const
    {
        const std::vector<Atom> turns = line.turns.list();
        const std::vector<Atom> places = line.holds.list();
        return tested(line.when) && (turns.empty() || std::ranges::contains(turns, m_position.situation.turn))
            && (line.points.empty() || compares(m_answer.points, line.points))
            && !(places.empty() && line.points.empty()) && std::ranges::all_of(places, [&](Atom place) {
                   return controllerOf(m_position, hexOf(place)) == line.side;
               });
    }

    HexIndex hexOf(Atom place) const
    {
        const HexIndex hex = m_position.ground.place(place);
        return exists(hex) ? hex : numbered(place);
    }
    HexIndex numbered(Atom number) const
    {
        return findHex(m_position.package, number, mapsOf(m_position.package, m_position.scenario->id));
    }

    void addHeld()
    {
        for (const auto& [key, record] :
             m_position.package.all<model::VictoryHex>().in(m_position.scenario->id)) {
            const Scene scene = sceneOf(
                m_position, {.kind = model::kindOf<model::VictoryHex>, .key = key, .record = &record});
            const HexIndex hex =
                exists(scene.hex) || record.hexes.empty() ? scene.hex : numbered(record.hexes.list().front());
            m_answer.held.push_back(
                {.id = key.id,
                 .hex = hex,
                 .holder = exists(hex) ? controllerOf(m_position, hex) : Atom(),
                 .points = m_spec.hexPoints ? m_spec.hexPoints.number(scene) : double(record.points)});
        }
    }

    void addLevel()
    {
        for (const auto& [key, level] :
             m_position.package.all<model::VictoryLevel>().in(m_position.scenario->id)) {
            const auto from = model::parseDouble(level.from);
            const auto to = model::parseDouble(level.to);
            if (m_answer.points >= from.value_or(m_answer.points)
                && m_answer.points <= to.value_or(m_answer.points)) {
                m_answer.level = key.id;
                return;
            }
        }
    }

    const Position& m_position;
    const VictorySpec& m_spec;
    Scene m_scene;
    Atom m_moment;
    VictoryAnswer m_answer;
};

} // namespace

VictoryAnswer victoryOf(const Position& position, Atom moment)
{
    return position.scenario ? Sheet(position, moment).answer() : VictoryAnswer();
}

} // namespace rules
