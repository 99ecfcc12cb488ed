#include "rules/answers/weather.h"
#include "tests/rules/game_fixture.h"

#include <QTest>

#include <cmath>
#include <numeric>

using model::Atom;
using model::Words;

namespace {

const Atom kTest("test");

/// A game with four weathers that follow each other as the data of a ruleset says.
std::shared_ptr<const rules::Ruleset> weatherRules()
{
    return rules::readRuleset(R"(<?xml version="1.0" encoding="UTF-8"?>
<ruleset id="weather-test" version="1">
  <weather id="dry" name="Dry" source="default"/>
  <weather id="mud" name="Mud" source="default" limit="2" limit-climate="dry" limit-becomes="dry"/>
  <weather id="frost" name="Frost" source="default"/>
  <weather id="snow" name="Snow" source="default" lingers-over="frost"/>
  <weather id="ice" name="Ice" source="default" permanent="yes"/>
  <flag id="historical-weather" name="Historical weather" source="default" type="option"/>
</ruleset>)",
                              "weather-test")
        .ruleset;
}

class WeatherGame {
public:
    WeatherGame()
        : m_engine(weatherRules())
    {
        model::Scenario scenario;
        scenario.id = kTest;
        std::vector<model::Edit> edits{model::put(scenario)};
        for (int i = 1; i <= 10; ++i) {
            model::Turn turn;
            turn.id = Atom(std::to_string(i));
            edits.push_back(model::put(std::move(turn), kTest));
        }
        apply(std::move(edits));
    }
    void apply(std::vector<model::Edit> edits)
    {
        m_package.apply({.label = {}, .arguments = {}, .edits = std::move(edits)});
        m_engine.reset(m_package);
    }
    /// A table with one column a climate; cells of each row from left to right.
    void table(const char* die, std::vector<const char*> climates,
               std::vector<std::pair<const char*, std::vector<std::string>>> rows)
    {
        model::WeatherTable made;
        made.id = Atom("weather");
        made.die = die;
        for (const char* column : climates)
            made.columns.emplace_back().id = Atom(column);
        for (auto& [on, cells] : rows) {
            model::TableRow& row = made.rows.emplace_back();
            row.on = on;
            row.cells = cells;
        }
        apply({model::put(std::move(made), kTest)});
    }
    void climate(int turn, const char* name, int modifier = 0, const char* zone = "")
    {
        model::Period period;
        period.id = Atom(std::to_string(turn) + zone);
        period.turn = Atom(std::to_string(turn));
        period.climate = Atom(name);
        period.modifier = modifier;
        period.zone = Atom(zone);
        apply({model::put(std::move(period), kTest)});
    }
    /// A table of one column, for the turns it names.
    void tableOf(const char* turns, const char* result)
    {
        model::WeatherTable made;
        made.id = Atom(std::string("of ") + turns);
        made.die = "1d6";
        made.fields.set(Atom("turn"), turns);
        made.columns.emplace_back().id = Atom("weather");
        model::TableRow& row = made.rows.emplace_back();
        row.on = "1-6";
        row.cells = {result};
        apply({model::put(std::move(made), kTest)});
    }
    void past(const char* turn, const char* weather)
    {
        model::PastWeather made;
        made.id = made.turn = Atom(turn);
        made.weather = Atom(weather);
        apply({model::put(std::move(made), kTest)});
    }
    const model::Package& package() const { return m_package; }
    rules::WeatherPlan plan(const char* zone = "") const
    {
        return {m_engine.position(m_package, kTest), Atom(zone)};
    }

private:
    model::Package m_package;
    rules::Engine m_engine;
};

enum Weather { Dry, Mud, Frost, Snow, Ice };

std::size_t at(Weather weather)
{
    return static_cast<std::size_t>(weather);
}

} // namespace

class TestWeather : public QObject {
    Q_OBJECT
private slots:
    void oddsAreThoseOfTheTable();
    void modifiersShiftTheRoll();
    void theSameSeedIsTheSame();
    void aThirdTurnOfMudIsLimited();
    void historyCounts();
    void snowLingersOverFrost();
    void iceStays();
    void zonesShareTheRoll();
    void tablesOfTurns();
    void zonesModifyTheRoll();
    void historyUntilItIsAgreed();
    void nothingToRoll();
    void tenThousandCampaigns();
};

void TestWeather::oddsAreThoseOfTheTable()
{
    WeatherGame game;
    game.table("1d6", {"any"}, {{"1-3", {"Dry"}}, {"4-5", {"frost storm"}}, {"6", {"snow"}}});
    game.climate(1, "any");
    const auto plan = game.plan();
    QVERIFY(plan.rolls());
    const auto odds = rules::simulateWeather(plan, 7, 20'000);
    QVERIFY(std::abs(odds.share[0][at(Dry)] - 0.5) < 0.02);
    QVERIFY(std::abs(odds.share[0][at(Frost)] - 1.0 / 3) < 0.02);
    QVERIFY(std::abs(odds.storm[0] - 1.0 / 3) < 0.02);
    for (const auto& turn : odds.share)
        QVERIFY(std::abs(std::accumulate(turn.begin(), turn.end(), 0.0) - 1) < 1e-9);
}

void TestWeather::modifiersShiftTheRoll()
{
    WeatherGame game;
    game.table("1d6", {"any"}, {{"1-6", {"dry"}}, {"7+", {"mud"}}});
    game.climate(1, "any", 6);
    game.climate(2, "any", 0);
    const auto odds = rules::simulateWeather(game.plan(), 1, 500);
    QCOMPARE(odds.share[0][at(Mud)], 1.0);
    QCOMPARE(odds.share[1][at(Dry)], 1.0);
}

void TestWeather::theSameSeedIsTheSame()
{
    WeatherGame game;
    game.table("2d6", {"any"}, {{"2-7", {"dry"}}, {"8-12", {"mud"}}});
    const auto plan = game.plan();
    QCOMPARE(rules::simulateWeather(plan, 5, 300).share, rules::simulateWeather(plan, 5, 300).share);
    QVERIFY(rules::simulateWeather(plan, 5, 300).share != rules::simulateWeather(plan, 6, 300).share);
    QCOMPARE(rules::rollCampaign(plan, 9).size(), 10U);
    QCOMPARE(rules::rollCampaign(plan, 9), rules::rollCampaign(plan, 9));
}

void TestWeather::aThirdTurnOfMudIsLimited()
{
    WeatherGame game;
    game.table("1d6", {"dry", "wet"}, {{"1-6", {"mud", "mud"}}});
    for (int turn = 1; turn <= 9; ++turn)
        game.climate(turn, turn <= 6 ? "dry" : "wet");
    const auto results = rules::rollCampaign(game.plan(), 1);
    const std::vector<int> expected{Mud, Mud, Dry, Mud, Mud, Dry, Mud, Mud, Mud};
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(results[i].weather, expected[i]);
}

void TestWeather::historyCounts()
{
    WeatherGame game;
    game.table("1d6", {"dry"}, {{"1-6", {"mud"}}});
    game.climate(1, "dry");
    QCOMPARE(rules::rollCampaign(game.plan(), 1).front().weather, int(Mud));
    game.past("-1", "mud");
    game.past("0", "mud");
    QCOMPARE(rules::rollCampaign(game.plan(), 1).front().weather, int(Dry));
}

void TestWeather::snowLingersOverFrost()
{
    WeatherGame game;
    game.table("1d6", {"a", "b", "c"}, {{"1-6", {"snow", "frost", "mud"}}});
    game.climate(1, "b");
    game.climate(2, "a");
    game.climate(3, "b");
    game.climate(4, "c");
    game.climate(5, "b");
    const auto results = rules::rollCampaign(game.plan(), 3);
    const std::vector<int> expected{Frost, Snow, Snow, Mud, Frost};
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(results[i].weather, expected[i]);
}

void TestWeather::iceStays()
{
    WeatherGame game;
    game.table("1d6", {"a", "b"}, {{"1-6", {"ice", "mud"}}});
    game.climate(1, "b");
    game.climate(2, "a");
    game.climate(3, "b");
    const auto results = rules::rollCampaign(game.plan(), 3);
    QCOMPARE(results[0].weather, int(Mud));
    QCOMPARE(results[1].weather, int(Ice));
    QCOMPARE(results[2].weather, int(Ice));
}

void TestWeather::zonesShareTheRoll()
{
    WeatherGame game;
    game.table("1d6", {"any"}, {{"-1-3", {"dry"}}, {"4-6", {"mud"}}});
    for (int turn = 1; turn <= 10; ++turn) {
        game.climate(turn, "any");
        game.climate(turn, "any", -2, "south");
    }
    // Where the south has mud, a higher roll has brought it to the north too.
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        const auto north = rules::rollCampaign(game.plan(), seed);
        const auto south = rules::rollCampaign(game.plan("south"), seed);
        for (std::size_t i = 0; i < north.size(); ++i)
            QVERIFY(south[i].weather != Mud || north[i].weather == Mud);
    }
}

void TestWeather::tablesOfTurns()
{
    WeatherGame game;
    game.tableOf("2 3", "mud");
    game.tableOf("4", "frost");
    auto results = rules::rollCampaign(game.plan(), 1);
    const std::vector<int> expected{Dry, Mud, Mud, Frost, Dry};
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(results[i].weather, expected[i]);
    // One for any turn serves those that have none of their own.
    game.table("1d6", {"any"}, {{"1-6", {"snow"}}});
    results = rules::rollCampaign(game.plan(), 1);
    QCOMPARE(results[0].weather, int(Snow));
    QCOMPARE(results[1].weather, int(Mud));
}

void TestWeather::zonesModifyTheRoll()
{
    WeatherGame game;
    game.table("1d6", {"any"}, {{"<=0", {"dry"}}, {"1-6", {"mud"}}});
    model::Zone zone;
    zone.id = Atom("south");
    zone.fields.set(Atom("modifier"), "-6");
    game.apply({model::put(std::move(zone), Atom("main"))});
    QCOMPARE(rules::WeatherPlan::zonesOf(game.package(), kTest), (std::vector{Atom(), Atom("south")}));
    QCOMPARE(rules::simulateWeather(game.plan("south"), 1, 100).share[0][at(Dry)], 1.0);
    QCOMPARE(rules::simulateWeather(game.plan(), 1, 100).share[0][at(Mud)], 1.0);
}

void TestWeather::historyUntilItIsAgreed()
{
    WeatherGame game;
    game.tableOf("1", "mud");
    model::Period period;
    period.id = period.turn = Atom("1");
    period.weather = Atom("frost");
    game.apply({model::put(period, kTest)});
    QCOMPARE(rules::rollCampaign(game.plan(), 1).front().weather, int(Frost));
    model::Weather weather;
    weather.method = Atom("table");
    game.apply({model::put(weather, kTest)});
    QVERIFY(game.plan().rolls());
    QCOMPARE(rules::rollCampaign(game.plan(), 1).front().weather, int(Mud));
    model::Flag agreed;
    agreed.id = Atom("historical-weather");
    agreed.is = "yes";
    game.apply({model::put(agreed, kTest)});
    QVERIFY(!game.plan().rolls());
    QCOMPARE(rules::rollCampaign(game.plan(), 1).front().weather, int(Frost));
}

void TestWeather::nothingToRoll()
{
    WeatherGame game;
    QVERIFY(!game.plan().rolls());
    QCOMPARE(rules::simulateWeather(game.plan(), 1, 10).share[0][at(Dry)], 1.0);
    // Tables that make no sense are no reason to fall over.
    game.table("d0", {}, {});
    QVERIFY(!game.plan().rolls());
    game.table("1d6", {"any"}, {{"x", {}}});
    QCOMPARE(rules::rollCampaign(game.plan(), 1).size(), 10U);
}

void TestWeather::tenThousandCampaigns()
{
    WeatherGame game;
    game.table("2d6", {"any"}, {{"2-7", {"dry"}}, {"8-12", {"snow"}}});
    const auto odds = rules::simulateWeather(game.plan(), 1, 10'000);
    QCOMPARE(odds.campaigns, 10'000);
    int asked = 0;
    QCOMPARE(rules::simulateWeather(game.plan(), 1, 10'000, [&] { return ++asked > 2; }).campaigns, 512);
}

QTEST_GUILESS_MAIN(TestWeather)
#include "tst_weather.moc"
