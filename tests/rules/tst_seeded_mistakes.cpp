#include "model/files.h"
#include "model/xml/package_reader.h"
#include "tests/rules/game_fixture.h"

#include <QTest>

#include <functional>
#include <set>

using model::Atom;
using model::Key;
using model::Words;

namespace {

const Atom kCampaign("campaign");
const Atom kMain("main");

using Edits = std::vector<model::Edit>;
using Make = std::function<Edits(const model::Package&)>;

Key inCampaign(const char* id)
{
    return {.scope = kCampaign, .id = Atom(id)};
}

template <class T>
T record(const char* id)
{
    T result;
    result.id = Atom(id);
    return result;
}

/// A record of the campaign or the map with something changed.
template <class T, class Change>
Make change(Key key, Change change)
{
    return [=](const model::Package& package) {
        T changed = package.find<T>(key) ? *package.find<T>(key) : T();
        change(changed);
        return Edits{model::Put<T>{.key = key, .value = changed}};
    };
}

Make move(const char* unit, const char* hex)
{
    return change<model::Unit>(inCampaign(unit), [=](model::Unit& moved) { moved.hex = Atom(hex); });
}

Make place(const char* counter, const char* hex, const char* face = "", const char* unit = nullptr, const char* marks = "")
{
    return [=](const model::Package&) {
        auto placed = record<model::Unit>(unit ? unit : counter);
        placed.card = Atom(std::string_view(counter).starts_with("su-") ? "soviet" : "axis");
        placed.counter = Atom(counter);
        placed.hex = Atom(hex);
        placed.face = Atom(face);
        placed.marks = Words(marks);
        return Edits{model::put(placed, kCampaign)};
    };
}

Make inBox(const char* counter, const char* box, const char* space = "")
{
    return [=](const model::Package&) {
        auto placed = record<model::Unit>(counter);
        placed.card = Atom(std::string_view(counter).starts_with("su-") ? "soviet" : "axis");
        placed.counter = Atom(counter);
        placed.box = Atom(box);
        placed.space = Atom(space);
        return Edits{model::put(placed, kCampaign)};
    };
}

Make marker(const char* kind, const char* hex, const char* side = "")
{
    return [=](const model::Package&) {
        auto laid = record<model::Marker>("seeded");
        laid.kind = Atom(kind);
        laid.hex = Atom(hex);
        laid.side = Atom(side);
        return Edits{model::put(laid, kCampaign)};
    };
}

Make flag(const char* id, const char* is)
{
    return [=](const model::Package&) {
        auto set = record<model::Flag>(id);
        set.is = is;
        return Edits{model::put(set, kCampaign)};
    };
}

Make entry(const char* kind, const char* turn, const char* counters, const char* hexes = "", const char* card = "9",
           const char* side = "axis")
{
    return [=](const model::Package&) {
        auto line = record<model::Entry>("seeded");
        line.kind = Atom(kind);
        line.turn = Atom(turn);
        line.side = Atom(side);
        line.counters = Words(counters);
        line.hexes = Words(hexes);
        line.fields.set(Atom("card"), std::string(card));
        return Edits{model::put(line, kCampaign)};
    };
}

Make scenario(const std::function<void(model::Scenario&)>& edit)
{
    return change<model::Scenario>({.scope = {}, .id = kCampaign}, edit);
}

/// The campaign is no longer the printed one, so that nobody expects the printed set-up.
Make own()
{
    return [](const model::Package& package) {
        auto changed = *package.find<model::Scenario>(kCampaign);
        changed.kind = Atom("own");
        auto kind = record<model::Flag>("map-kind");
        kind.is = "standard";
        return Edits{model::put(changed), model::put(kind, kCampaign)};
    };
}

Make both(const Make& a, const Make& b)
{
    return [=](const model::Package& package) {
        Edits edits = a(package);
        Edits more = b(package);
        edits.insert(edits.end(), more.begin(), more.end());
        return edits;
    };
}

model::Package sample()
{
    const auto folder = model::readFolder(HEXWERK_SOURCE_DIR "/resources/samples/stalins-war");
    return model::readPackage(folder.files).package;
}

} // namespace

/// Mistakes a designer makes, each in the clean campaign: found by the rule it breaks, where it is, and nothing else.
class TestSeededMistakes : public QObject {
    Q_OBJECT
private slots:
    void bothScenariosAreClean();
    void theyAreCleanInEveryWeather();
    void isFound_data();
    void isFound();
};

void TestSeededMistakes::bothScenariosAreClean()
{
    rules::Engine engine(GameFixture::stalinsWar(GameFixture::Rules::All));
    const model::Package package = sample();
    QCOMPARE(package.all<model::Scenario>().size(), 2U);
    engine.reset(package);
    QCOMPARE(engine.findings().size(), 0U);
}

void TestSeededMistakes::theyAreCleanInEveryWeather()
{
    const auto ruleset = GameFixture::stalinsWar(GameFixture::Rules::All);
    rules::Engine engine(ruleset);
    const model::Package package = sample();
    engine.reset(package);
    for (const auto& [key, scenario] : package.all<model::Scenario>())
        for (const rules::Term& weather : ruleset->terms(rules::Category::Weather))
            for (const char* side : {"axis", "soviet"}) {
                rules::WhatIf whatIf;
                whatIf.weather = weather.id;
                whatIf.active = Atom(side);
                engine.setWhatIf(package, key.id, whatIf);
                QCOMPARE(engine.findings().size(), 0U);
            }
}

void TestSeededMistakes::isFound_data()
{
    QTest::addColumn<Make>("mistake");
    QTest::addColumn<QStringList>("found");
    const auto row = [](const char* name, const Make& mistake, const QStringList& found) {
        QTest::newRow(name) << mistake << found;
    };
    const auto mine = [](const Make& mistake) { return both(own(), mistake); };

    // Set-up and stacking
    row("a fifth unit in a hex", mine(place("ge-40-pz", "1622")), {"SW-9.1.1 hex 1622"});
    row("a second army", mine(move("ge-4-army", "1720")), {"SW-9.1.2 hex 1720"});
    row("Hungarians with Romanians", mine(both(place("hu-mobile-corps", "1521"), place("ro-2-corps", "1521"))),
        {"SW-9.2.1 hex 1521"});
    row("enemies in one hex", mine(move("su-3m", "1622")), {"SW-10.1.6 hex 1622", "SW-3.0a hex 1622"});
    row("a unit in the sea", mine(move("su-maritime", "1830")), {"SW-2.1a unit campaign/su-maritime"});
    row("a unit placed twice", mine(place("ge-24-pz", "1521", "", "again")), {"SW-2.2.1d counter ge-24-pz"});
    row("a unit on no sheet", mine(place("ge-99-pz", "1521")), {"reference.dangling unit campaign/ge-99-pz"});
    row("a hex that does not exist", move("ge-24-pz", "9999"),
        {"SW-4.2.1 scenario campaign", "reference.dangling unit campaign/ge-24-pz"});
    row("a unit in another hex than printed", move("ge-49-mtn", "1423"), {"SW-4.2.1 unit campaign/ge-49-mtn"});
    row("a unit that is not printed", place("ge-40-pz", "1521"), {"SW-4.2.1 unit campaign/ge-40-pz"});
    row("both counters of an army", mine(place("ge-4-army-weak", "1521")), {"SW-2.2.1b unit campaign/ge-4-army"});
    row("both Southwest Fronts", mine(place("su-southwest-front-weak", "2025")),
        {"SW-11.3.6 unit campaign/su-southwest-front"});
    row("a single step shown reduced", mine(place("su-28r-corps", "1722", "back")),
        {"SW-2.2.1a unit campaign/su-28r-corps"});

    // Places of nations and persons
    row("Romanians in Hungary", mine(move("ro-4-army", "1125")), {"SW-19.1.1 unit campaign/ro-4-army",
                                                                  "SW-4.4.3a unit campaign/ro-4-army"});
    row("Hungarians in Romania", mine(move("hu-3-army", "1228")), {"SW-19.2.1 unit campaign/hu-3-army"});
    row("Soviets in Romania on turn 1", mine(both(place("su-partisan", "1328", "back", "p"), flag("partisan-formation", "yes"))),
        {"SW-4.4.4a unit campaign/p"});
    row("Stalin in the woods", mine(both(move("su-stalin", "2724"), flag("stalin-moves", "1"))),
        {"SW-16.4.5a unit campaign/su-stalin", "SW-16.4.5b unit campaign/su-stalin"});
    row("Stalin's moves do not fit", flag("stalin-moves", "1"), {"SW-16.4.6 unit campaign/su-stalin"});
    row("a partisan in the Baltic States", mine(both(place("su-partisan", "2020", "", "p"), flag("partisan-formation", "yes"))),
        {"SW-16.1.1b unit campaign/p", "SW-16.1.3b unit campaign/p"});
    row("a partisan before its event", mine(place("su-partisan", "1921", "back", "p")), {"SW-16.1.1a unit campaign/p"});
    row("after surrender", mine(flag("surrender-hungary", "yes")), {"SW-19.3.1 unit campaign/hu-3-army"});

    // Supply
    row("a rail gap", mine(change<model::Line>({.scope = kMain, .id = Atom("rail-rostov-baku")}, [](model::Line& line) {
            std::erase(line.hexes.hexes, Atom("2633"));
        })), {"line.gap line main/rail-rostov-baku"});
    row("Bucharest is not on the map", [](const model::Package&) {
            return Edits{model::erase<model::Place>({.scope = kMain, .id = Atom("bucharest")})};
        }, {"SW-13.2.1e scenario campaign", "SW-3.0d scenario campaign", "SW-5.1.1 scenario campaign",
            "SW-5.1.3x scenario campaign"});
    row("an edge source without a railway", mine(marker("supply-source", "3435", "soviet")),
        {"SW-13.2.2b marker campaign/seeded"});

    // Markers and control
    row("a city held by nobody", change<model::Area>(inCampaign("control-soviet"), [](model::Area& area) {
            std::erase(area.hexes.hexes, Atom("2227"));
        }), {"SW-3.0b place main/poltava"});
    row("a city held by the wrong side", mine(change<model::Area>(inCampaign("control-soviet"), [](model::Area& area) {
            area.hexes.insert(Atom("1719"));
        })), {"SW-3.0b place main/konigsberg"});
    row("control of an empty hex", change<model::Area>(inCampaign("control-soviet"), [](model::Area& area) {
            area.hexes.insert(Atom("2023"));
        }), {"SW-3.0d scenario campaign"});
    row("a trench before its event", mine(marker("trench", "1721", "soviet")), {"SW-10.3.1a marker campaign/seeded"});
    row("a Festung without its event", mine(marker("festung", "1719", "axis")), {"SW-16.3.1 scenario campaign"});
    row("a destroyed fortress where there is none", mine(marker("fortress-destroyed", "1622")),
        {"SW-16.2.2b marker campaign/seeded"});
    row("a built fortress without its event", mine(marker("fortress", "2722", "soviet")), {"SW-16.2.3 scenario campaign"});
    row("a Blitz marker at the start", mine(marker("blitz", "1722", "axis")), {"SW-7.3.4 marker campaign/seeded"});

    // Tracks, weather, victory, boxes
    row("a reinforcement on a turn that does not exist", entry("reinforcement", "19", "ge-40-pz"),
        {"reference.dangling entry campaign/seeded"});
    row("a reinforcement card on turn 1", entry("reinforcement", "1", "ge-40-pz", "1118"), {"SW-7.5.2a entry campaign/seeded"});
    row("reinforcements in the wrong country", entry("reinforcement", "3", "ge-40-pz", "2722"),
        {"SW-7.5.2c1 entry campaign/seeded", "track.lines entry campaign/seeded"});
    row("Rasputitsa in summer", [](const model::Package&) {
            auto period = record<model::Period>("6");
            period.turn = Atom("6");
            period.weather = Atom("rasputitsa");
            return Edits{model::put(period, kCampaign)};
        }, {"SW-15.1.1a turn campaign/6"});
    row("two winters of 1942", [](const model::Package&) {
            auto period = record<model::Period>("8");
            period.turn = Atom("8");
            period.weather = Atom("winter-1942");
            return Edits{model::put(period, kCampaign)};
        }, {"SW-15.1.2a scenario campaign"});
    row("overlapping victory levels", [](const model::Package&) {
            auto low = record<model::VictoryLevel>("low");
            low.to = "10";
            auto high = record<model::VictoryLevel>("high");
            high.from = "10";
            return Edits{model::put(low, kCampaign), model::put(high, kCampaign)};
        }, {"victory.levels level campaign/high"});
    row("the victory marker off the track", flag("vp", "25"),
        {"SW-4.1.2 scenario campaign", "SW-5.1.1 scenario campaign", "SW-5.1.1b scenario campaign", "SW-5.1.2x scenario campaign"});
    row("a fifth oil hex", change<model::Place>({.scope = kMain, .id = Atom("kursk")}, [](model::Place& place) {
            place.kinds = Words("city oil");
        }), {"SW-17.1.2 scenario campaign"});
    row("a Soviet unit on other fronts", mine(inBox("su-1-shock", "other-fronts")), {"SW-3.0c unit campaign/su-1-shock"});
    row("a unit that returns too late", mine(inBox("ge-2-army", "turn-record", "9")), {"SW-13.3.8a unit campaign/ge-2-army"});
    row("a Total War unit in 1941", mine(place("ge-8-army", "1521")), {"SW-7.6.4b unit campaign/ge-8-army"});
    row("Total War too early", flag("total-war", "yes"), {"SW-7.6.4 scenario campaign"});
    row("the tournament too long", scenario([](model::Scenario& changed) { changed.kind = Atom("tournament"); }),
        {"SW-5.1.5a scenario campaign"});
    row("an unknown terrain", [](const model::Package& package) {
            return Edits{model::setTerrain(package, package.atlas().find(Atom("2023")), Words("jungle"))};
        }, {"vocabulary.unknown hex 2023"});
}

void TestSeededMistakes::isFound()
{
    QFETCH(Make, mistake);
    QFETCH(QStringList, found);
    static const model::Package clean = sample();
    model::Package package = clean;
    rules::Engine engine(GameFixture::stalinsWar(GameFixture::Rules::All));
    engine.reset(package);
    const model::Applied applied = package.apply({.label = {}, .arguments = {}, .edits = mistake(package)});
    engine.update(package, applied.change);
    QStringList got;
    for (const model::Finding& finding : engine.findings())
        if (finding.scenario == kCampaign || !finding.scenario)
            got << QString::fromStdString(std::string(finding.rule.text()) + " " + subjectText(finding.subject));
    got.sort();
    found.sort();
    QCOMPARE(got.join(QLatin1String("; ")), found.join(QLatin1String("; ")));
    engine.update(package, package.apply(applied.inverse).change);
    QCOMPARE(engine.findings().size(), 0U);
}

QTEST_GUILESS_MAIN(TestSeededMistakes)
#include "tst_seeded_mistakes.moc"
