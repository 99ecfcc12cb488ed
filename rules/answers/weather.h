#pragma once

#include "rules/position.h"
#include "rules/tables/rolls.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace rules {

/// How the weather of a scenario comes about, turn by turn, in one weather zone. A turn whose period names a weather has
/// that weather, unless the scenario's method is "table" and its game has the flag "historical-weather", which is not set.
/// Any other turn rolls on a weather table, its own (turn="12 13") before those for any turn: in the column of its climate,
/// or in the column whose id or title is the turn ("12", "12-13"), else in the first. One roll serves all zones; each zone
/// and its periods add their own modifiers.
///
/// What the ruleset's <weather> words say of a succession:
///     permanent="yes"                      once there, it stays
///     lingers-over="frost"                 a roll of frost after it leaves it as it is
///     limit="2" limit-climate="dry" limit-becomes="dry"
///                                          a third turn of it in a row, in that climate, becomes something else
class WeatherPlan {
public:
    struct Result {
        int weather = 0; ///< in weathers()
        bool storm = false;
        bool operator==(const Result&) const = default;
    };
    struct Turn {
        Atom turn;
        Atom climate;
        int modifier = 0;
        bool rolled = false;
        std::vector<Result> results; ///< of a rolled turn: by what the dice show, from the lowest; else one
        std::vector<double> rounds; ///< of a turn whose rounds differ: the share of each weather
    };

    WeatherPlan(const Position& position, Atom zone);

    const std::vector<Turn>& turns() const { return m_turns; }
    /// The weathers of the ruleset, then words of the tables that it does not know.
    const std::vector<Atom>& weathers() const { return m_weathers; }
    bool rolls() const { return m_rolls; }
    int dice() const { return m_dice; }
    int faces() const { return m_faces; }

    /// The zones with weather of their own, because periods name them or their roll is modified; before them the empty
    /// one, for all other hexes.
    static std::vector<Atom> zonesOf(const model::Package& package, Atom scenario);

private:
    friend class WeatherRoller;
    struct Habit {
        bool permanent = false;
        std::vector<int> lingersOver;
        int limit = 0;
        Atom limitClimate;
        int becomes = 0;
    };

    int indexOf(Atom weather);
    Result resultOf(const Position& position, std::string_view cell);
    void readTurns(const Position& position, Atom zone);
    void readHabits(const Position& position);
    void readHistory(const Position& position, Atom zone);

    std::vector<Turn> m_turns;
    std::vector<Atom> m_weathers;
    std::vector<Habit> m_habits; ///< by weather
    std::vector<int> m_history; ///< weathers before the first turn, oldest first
    bool m_rolls = false;
    int m_dice = 1;
    int m_faces = 6;
};

/// How often each weather comes in many campaigns.
struct WeatherOdds {
    int campaigns = 0;
    std::vector<std::vector<double>> share; ///< by turn and weather; of each turn they add up to 1
    std::vector<double> storm; ///< by turn
    std::vector<double> turns; ///< by weather: turns of it in a campaign, on average
    std::vector<double> ever; ///< by weather: campaigns in which it comes at all
};

/// Rolls whole campaigns. The same seed gives the same odds, on every machine. stop() is asked now and then.
WeatherOdds simulateWeather(const WeatherPlan& plan, std::uint64_t seed, int campaigns,
                            const std::function<bool()>& stop = {});
/// One campaign, for a player who wants the weather of a game rolled beforehand: a weather for each turn.
std::vector<WeatherPlan::Result> rollCampaign(const WeatherPlan& plan, std::uint64_t seed);

} // namespace rules
