#include "rules/answers/weather.h"

#include "model/number.h"
#include "rules/answers/calendar.h"
#include "rules/tables/weathertables.h"

#include <algorithm>

namespace rules {

/// Goes through one campaign after the other.
class WeatherRoller {
public:
    WeatherRoller(const WeatherPlan& plan, std::uint64_t seed)
        : m_plan(plan)
        , m_state(seed)
    {
    }

    template <class Visit>
    void campaign(Visit visit)
    {
        int last = m_plan.m_history.empty() ? -1 : m_plan.m_history.back();
        int run = 0;
        for (auto it = m_plan.m_history.rbegin(); it != m_plan.m_history.rend() && *it == last; ++it)
            ++run;
        int permanent = -1;
        for (const int past : m_plan.m_history)
            if (permanent < 0 && m_plan.m_habits[static_cast<std::size_t>(past)].permanent)
                permanent = past;
        for (std::size_t i = 0; i < m_plan.m_turns.size(); ++i) {
            const WeatherPlan::Turn& turn = m_plan.m_turns[i];
            // The dice are thrown on every turn, so that zones with the same seed share them.
            const int roll = throwDice();
            WeatherPlan::Result result =
                turn.results[turn.rolled ? static_cast<std::size_t>(roll - m_plan.m_dice) : 0];
            if (permanent >= 0)
                result.weather = permanent;
            else if (turn.rolled)
                result = follow(turn, result, last, run);
            if (m_plan.m_habits[static_cast<std::size_t>(result.weather)].permanent)
                permanent = result.weather;
            run = result.weather == last ? run + 1 : 1;
            last = result.weather;
            visit(i, result);
        }
    }

private:
    WeatherPlan::Result follow(const WeatherPlan::Turn& turn, WeatherPlan::Result raw, int last,
                               int run) const
    {
        const WeatherPlan::Habit& own = m_plan.m_habits[static_cast<std::size_t>(raw.weather)];
        if (own.limit > 0 && raw.weather == last && run >= own.limit
            && (!own.limitClimate || own.limitClimate == turn.climate))
            return {.weather = own.becomes, .storm = false};
        if (last >= 0
            && std::ranges::contains(m_plan.m_habits[static_cast<std::size_t>(last)].lingersOver,
                                     raw.weather))
            raw.weather = last;
        return raw;
    }

    std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31U);
    }
    int throwDice()
    {
        int sum = 0;
        for (int i = 0; i < m_plan.m_dice; ++i)
            sum +=
                1 + static_cast<int>(((next() >> 32U) * static_cast<std::uint64_t>(m_plan.m_faces)) >> 32U);
        return sum;
    }

    const WeatherPlan& m_plan;
    std::uint64_t m_state;
};

namespace {

bool sameWord(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, [](char x, char y) {
        const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
        return lower(x) == lower(y);
    });
}

const model::Period* periodOf(const Position& position, Atom turn, Atom zone)
{
    const model::Period* everywhere = nullptr;
    for (const auto& [key, period] : position.package.all<model::Period>().in(position.scenario->id)) {
        if (period.turn != turn)
            continue;
        if (zone && period.zone == zone)
            return &period;
        if (!period.zone && !everywhere)
            everywhere = &period;
    }
    return everywhere;
}

/// The table and column that a turn rolls on; a null table where there is none.
std::pair<const model::WeatherTable*, std::size_t> columnOf(const Position& position, Atom turn, Atom climate)
{
    const auto tables = position.package.all<model::WeatherTable>().in(position.scenario->id);
    const auto number = model::parseInt(turn.text());
    const auto fits = [&](const model::TableColumn& column) {
        if (climate)
            return column.id == climate || sameWord(column.title, climate.text());
        for (const std::string_view text : {column.id.text(), std::string_view(column.title)})
            if (text == turn.text() || (number && rollsFrom(text) && rollsFrom(text)->contains(*number)))
                return true;
        return false;
    };
    // The turn's own table first, then those that are for any turn.
    for (const bool own : {true, false}) {
        const auto serves = [&](const model::WeatherTable& table) {
            return own ? isForTurn(table, turn) : !isForSomeTurns(table);
        };
        for (const auto& [key, table] : tables)
            for (std::size_t i = 0; serves(table) && i < table.columns.size(); ++i)
                if (fits(table.columns[i]))
                    return {&table, i};
        for (const auto& [key, table] : tables)
            if (serves(table) && (own || !climate) && !table.columns.empty())
                return {&table, 0};
    }
    return {nullptr, 0};
}

/// By how much a zone's own roll differs from that of the turn.
int modifierOf(const model::Zone& zone)
{
    static const Atom modifier("modifier");
    return zone.fields.number(modifier).value_or(0);
}

int modifierOf(const Position& position, Atom zone)
{
    for (const auto& [key, record] : position.package.all<model::Zone>())
        if (key.id == zone)
            return modifierOf(record);
    return 0;
}

/// Where players may agree upon the historical weather, periods only hold what it was until they do.
bool periodsAreHistory(const Position& position)
{
    static const Atom agreed("historical-weather");
    static const Atom table("table");
    const auto* weather = position.package.find<model::Weather>({.scope = position.scenario->id, .id = {}});
    return weather && weather->method == table && position.ruleset.find(Category::Flag, agreed)
        && !position.situation.played(agreed);
}

} // namespace

std::vector<Atom> WeatherPlan::zonesOf(const model::Package& package, Atom scenario)
{
    std::vector<Atom> zones{Atom()};
    for (const auto& [key, period] : package.all<model::Period>().in(scenario))
        if (!std::ranges::contains(zones, period.zone))
            zones.push_back(period.zone);
    for (const auto& [key, zone] : package.all<model::Zone>())
        if (modifierOf(zone) != 0 && !std::ranges::contains(zones, key.id))
            zones.push_back(key.id);
    return zones;
}

WeatherPlan::WeatherPlan(const Position& position, Atom zone)
{
    for (const Term& term : position.ruleset.terms(Category::Weather))
        m_weathers.push_back(term.id);
    if (m_weathers.empty())
        m_weathers.emplace_back();
    if (!position.scenario)
        return;
    readTurns(position, zone);
    readHistory(position, zone);
    readHabits(position);
}

int WeatherPlan::indexOf(Atom weather)
{
    const auto at = std::ranges::find(m_weathers, weather);
    if (at != m_weathers.end())
        return static_cast<int>(at - m_weathers.begin());
    m_weathers.push_back(weather);
    return static_cast<int>(m_weathers.size()) - 1;
}

/// "mud storm": a weather by its id or name, and whether there is a storm.
WeatherPlan::Result WeatherPlan::resultOf(const Position& position, std::string_view cell)
{
    Result result;
    bool found = false;
    model::forEachWord(cell, [&](std::string_view word) {
        if (sameWord(word, "storm")) {
            result.storm = true;
            return;
        }
        for (const Term& term : position.ruleset.terms(Category::Weather))
            if (!found && (sameWord(term.id.text(), word) || sameWord(term.name, word))) {
                result.weather = indexOf(term.id);
                found = true;
            }
        if (!found) {
            result.weather = indexOf(Atom(word));
            found = true;
        }
    });
    return result;
}

void WeatherPlan::readTurns(const Position& position, Atom zone)
{
    const Atom scenario = position.scenario->id;
    const auto lines = calendarOf(position);
    const int zoneModifier = modifierOf(position, zone);
    const bool history = periodsAreHistory(position);
    for (const auto& [key, turn] : position.package.all<model::Turn>().in(scenario)) {
        Turn plan{.turn = key.id, .modifier = zoneModifier};
        const model::Period* period = periodOf(position, key.id, zone);
        if (period) {
            plan.climate = period->climate;
            plan.modifier += period->modifier;
        }
        const auto [table, column] = period && period->weather && !history
            ? std::pair<const model::WeatherTable*, std::size_t>()
            : columnOf(position, key.id, plan.climate);
        const auto dice = table ? diceFrom(table->die) : std::nullopt;
        if (dice && dice->low > 0 && dice->high % dice->low == 0 && !table->rows.empty()) {
            plan.rolled = true;
            m_rolls = true;
            m_dice = dice->low;
            m_faces = dice->high / dice->low;
            for (int roll = dice->low; roll <= dice->high; ++roll) {
                const int modified = roll + plan.modifier;
                // Beyond its ends a table says what its last row says.
                const model::TableRow* row =
                    &(modified <= dice->low ? table->rows.front() : table->rows.back());
                for (const model::TableRow& each : table->rows)
                    if (const auto rolls = rollsFrom(each.on); rolls && rolls->contains(modified)) {
                        row = &each;
                        break;
                    }
                plan.results.push_back(resultOf(
                    position,
                    column < row->cells.size() ? std::string_view(row->cells[column]) : std::string_view()));
            }
        } else if (period && period->weather && period->rounds.empty()) {
            plan.results.push_back({.weather = indexOf(period->weather)});
        } else {
            std::vector<int> rounds;
            for (const CalendarLine& line : lines)
                if (line.turn == key.id)
                    rounds.push_back(indexOf(line.weather));
            plan.results.push_back({.weather = rounds.empty() ? 0 : rounds.front()});
            if (std::ranges::adjacent_find(rounds, std::not_equal_to()) != rounds.end()) {
                plan.rounds.resize(m_weathers.size());
                for (const int weather : rounds)
                    plan.rounds[static_cast<std::size_t>(weather)] +=
                        1.0 / static_cast<double>(rounds.size());
            }
        }
        m_turns.push_back(std::move(plan));
    }
}

void WeatherPlan::readHistory(const Position& position, Atom zone)
{
    std::vector<const model::PastWeather*> past;
    for (const auto& [key, each] : position.package.all<model::PastWeather>().in(position.scenario->id))
        if (!each.zone || each.zone == zone)
            past.push_back(&each);
    std::ranges::stable_sort(past, [](const auto* a, const auto* b) {
        const auto x = model::parseInt(a->turn.text());
        const auto y = model::parseInt(b->turn.text());
        return x && y ? *x < *y : model::naturalLess(a->turn, b->turn);
    });
    for (const model::PastWeather* each : past)
        m_history.push_back(indexOf(each->weather));
}

void WeatherPlan::readHabits(const Position& position)
{
    static const Atom permanent("permanent");
    static const Atom lingers("lingers-over");
    static const Atom limit("limit");
    static const Atom climate("limit-climate");
    static const Atom becomes("limit-becomes");
    m_habits.resize(m_weathers.size());
    for (std::size_t i = 0; i < m_weathers.size(); ++i) {
        const Term* term = position.ruleset.find(Category::Weather, m_weathers[i]);
        if (!term)
            continue;
        Habit& habit = m_habits[i];
        habit.permanent = term->fields.text(permanent) == "yes";
        model::forEachWord(term->fields.text(lingers), [&](std::string_view word) {
            if (const auto at = std::ranges::find(m_weathers, Atom(word)); at != m_weathers.end())
                habit.lingersOver.push_back(static_cast<int>(at - m_weathers.begin()));
        });
        habit.limit = term->fields.number(limit).value_or(0);
        habit.limitClimate = Atom(term->fields.text(climate));
        if (const auto at = std::ranges::find(m_weathers, Atom(term->fields.text(becomes)));
            at != m_weathers.end())
            habit.becomes = static_cast<int>(at - m_weathers.begin());
    }
}

WeatherOdds simulateWeather(const WeatherPlan& plan, std::uint64_t seed, int campaigns,
                            const std::function<bool()>& stop)
{
    const std::size_t turns = plan.turns().size();
    const std::size_t weathers = plan.weathers().size();
    std::vector<std::vector<int>> count(turns, std::vector<int>(weathers));
    std::vector<int> storms(turns);
    std::vector<int> ever(weathers);
    std::vector<char> seen(weathers);
    WeatherRoller roller(plan, seed);
    WeatherOdds odds;
    constexpr int kAsk = 256;
    while (odds.campaigns < campaigns && !(odds.campaigns % kAsk == 0 && stop && stop())) {
        std::ranges::fill(seen, 0);
        roller.campaign([&](std::size_t turn, WeatherPlan::Result result) {
            const auto weather = static_cast<std::size_t>(result.weather);
            ++count[turn][weather];
            storms[turn] += result.storm ? 1 : 0;
            seen[weather] = 1;
        });
        for (std::size_t i = 0; i < weathers; ++i)
            ever[i] += seen[i];
        ++odds.campaigns;
    }
    const double all = std::max(odds.campaigns, 1);
    odds.turns.resize(weathers);
    odds.ever.resize(weathers);
    for (std::size_t turn = 0; turn < turns; ++turn) {
        auto& share = odds.share.emplace_back(weathers);
        for (std::size_t i = 0; i < weathers; ++i)
            share[i] = count[turn][i] / all;
        if (const auto& rounds = plan.turns()[turn].rounds; !rounds.empty())
            std::ranges::copy(rounds, share.begin());
        for (std::size_t i = 0; i < weathers; ++i)
            odds.turns[i] += share[i];
        odds.storm.push_back(storms[turn] / all);
    }
    for (std::size_t i = 0; i < weathers; ++i)
        odds.ever[i] = ever[i] / all;
    for (const auto& turn : plan.turns())
        for (std::size_t i = 0; i < turn.rounds.size(); ++i)
            if (turn.rounds[i] > 0 && odds.campaigns > 0)
                odds.ever[i] = 1;
    return odds;
}

std::vector<WeatherPlan::Result> rollCampaign(const WeatherPlan& plan, std::uint64_t seed)
{
    std::vector<WeatherPlan::Result> results;
    WeatherRoller(plan, seed).campaign([&](std::size_t, WeatherPlan::Result result) {
        results.push_back(result);
    });
    return results;
}

} // namespace rules
