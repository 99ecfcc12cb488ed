#include "tests/rules/game_fixture.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>

using model::Atom;
using model::Words;

namespace {

template <class T>
T pick(std::initializer_list<T> choices)
{
    return *rc::gen::elementOf(std::vector<T>(choices));
}

int below(int count)
{
    return *rc::gen::inRange(0, count);
}

Atom anyHex()
{
    std::string number = pick({"20", "21", "99"});
    const int row = below(14);
    number += row < 10 ? "0" : "";
    return Atom(number + std::to_string(row));
}

Atom anyCounter()
{
    return Atom(pick({"46-pz", "24-pz", "43-corps", "6-army", "ro-3-army", "hu-corps", "west-front", "13r",
                      "stalin", "fz", "partisan", "nobody"}));
}

template <class T>
T record(std::string id)
{
    T result;
    result.id = Atom(id);
    return result;
}

/// Sometimes the record goes instead.
template <class T>
model::Edit putOrErase(T value, Atom scope = {})
{
    const model::Key key{.scope = scope, .id = value.id};
    return below(5) == 0 ? model::erase<T>(key) : model::put(std::move(value), scope);
}

model::Edit anyUnit()
{
    auto unit = record<model::Unit>("u" + std::to_string(below(12)));
    unit.card = Atom(pick({"all", "all", "none"}));
    unit.counter = anyCounter();
    if (below(4) != 0)
        unit.hex = anyHex();
    unit.face = Atom(pick({"", "front", "back"}));
    unit.marks = Words(pick({"", "oos", "tired"}));
    return putOrErase(unit, Atom(pick({"test", "test", "second"})));
}

model::Edit anyCounterEdit()
{
    auto counter = record<model::Counter>(std::string(anyCounter().text()));
    counter.sheet = Atom("sheet");
    counter.type = Atom(pick({"", "corps", "lost"}));
    counter.name = pick({"", "First", "Second"});
    counter.kind = Atom(pick({"", "infantry", "army", "partisan", "zeppelin"}));
    counter.nation = Atom(pick({"", "GE", "RO", "HU", "SU", "XX"}));
    counter.copies = 1 + below(3);
    counter.fields.set(Atom("class"), std::string(pick({"LCU", "SCU", "huge"})));
    return putOrErase(counter);
}

model::Edit anyScenarioEdit()
{
    auto scenario = record<model::Scenario>(pick({"test", "second"}));
    scenario.moment = Atom(pick({"", "in-motion"}));
    scenario.maps = Words(pick({"", "main", "inset", "inset main"}));
    scenario.firstTurn = Atom(pick({"", "1", "2"}));
    return putOrErase(scenario);
}

model::Edit anyArea()
{
    auto area = record<model::Area>(pick({"play", "zone"}));
    area.kind = Atom(pick({"in-play", "deployment", "odd"}));
    area.zones = Words(pick({"", "north", "lost"}));
    for (int i = below(4); i > 0; --i)
        area.hexes.insert(anyHex());
    return putOrErase(area, Atom(pick({"test", "second"})));
}

model::Edit anyMapRecord()
{
    if (below(3) == 0) {
        auto zone = record<model::Zone>("north");
        zone.kind = Atom(pick({"region", "odd"}));
        for (int i = below(4); i > 0; --i)
            zone.hexes.insert(anyHex());
        return putOrErase(zone, Atom("main"));
    }
    if (below(2) == 0) {
        auto line = record<model::Line>("rail");
        line.kind = Atom(pick({"rail", "tramway"}));
        for (int i = below(4); i > 0; --i)
            line.hexes.hexes.push_back(anyHex());
        return putOrErase(line, Atom("main"));
    }
    auto place = record<model::Place>("p" + std::to_string(below(3)));
    place.hex = anyHex();
    place.kinds = Words(pick({"city", "city spaceport", ""}));
    place.side = Atom(pick({"", "axis", "martians"}));
    return putOrErase(place, Atom("main"));
}

model::Edit anyAllow()
{
    auto allow = record<model::Allow>("a" + std::to_string(below(3)));
    allow.rule = Atom(pick({"SW-9.1.2", "SW-10.1.6", "vocabulary.unknown", "reference.dangling"}));
    allow.on = pick({"hex 2001", "hex 2002", "unit test/u1", "place main/p1"});
    allow.scenario = Atom(pick({"", "test", "second"}));
    return putOrErase(allow);
}

model::Edit anyMapShape()
{
    if (below(2) == 0) {
        auto inset = record<model::Map>("inset");
        inset.grid.columns = inset.grid.rows = 1 + below(3);
        inset.numbering.prefix = pick({"I", "J"});
        inset.terrain = Words(pick({"clear", "jungle"}));
        return putOrErase(inset);
    }
    auto map = record<model::Map>("main");
    map.grid.columns = 1 + below(2);
    map.grid.rows = 6 + below(7);
    map.grid.firstColumn = map.numbering.column.start = 20;
    map.terrain = Words(pick({"clear", "sea"}));
    for (int i = below(3); i > 0; --i)
        map.missing.insert(anyHex());
    return model::put(map);
}

model::Edit anyOther()
{
    switch (below(5)) {
    case 0: {
        auto nation = record<model::Nation>(pick({"GE", "RO", "SU", "XX"}));
        nation.side = Atom(pick({"axis", "soviet", "martians"}));
        nation.name = pick({"", "Name"});
        return putOrErase(nation);
    }
    case 1: {
        auto side = record<model::Side>(pick({"axis", "soviet"}));
        side.name = pick({"", "Blue", "Red"});
        return putOrErase(side);
    }
    case 2: {
        auto type = record<model::CounterType>("corps");
        type.kind = Atom(pick({"infantry", "army"}));
        type.name = pick({"", "Corps"});
        return putOrErase(type);
    }
    case 3:
        return putOrErase(record<model::Turn>(std::to_string(1 + below(2))), Atom(pick({"test", "second"})));
    default: {
        auto entry = record<model::Entry>("e" + std::to_string(below(2)));
        entry.kind = Atom(pick({"reinforcement", "withdrawal"}));
        entry.counters = Words(std::vector<Atom>{anyCounter(), anyCounter()});
        entry.turn = Atom(pick({"1", "7"}));
        return putOrErase(entry, Atom(pick({"test", "second"})));
    }
    }
}

model::Edit anyEdit()
{
    const model::Cell cell{.column = 20 + below(2), .row = 1 + below(12)};
    switch (below(20)) {
    case 0:
    case 1:
        return model::SetTerrain{
            .map = Atom("main"), .cell = cell, .terrain = Words(pick({"clear", "sea", "jungle"}))};
    case 2:
        return model::SetHexside{.map = Atom("main"),
                                 .cell = cell,
                                 .direction = below(6),
                                 .features = Words(pick({"", "river", "brook", "river@2001"}))};
    case 3:
    case 4:
        return anyCounterEdit();
    case 5:
        return anyScenarioEdit();
    case 6:
        return anyArea();
    case 7:
        return anyMapRecord();
    case 8:
    case 9:
        return anyAllow();
    case 10:
        return anyMapShape();
    case 11:
    case 12:
        return anyOther();
    default:
        return anyUnit();
    }
}

bool same(std::span<const model::Finding> a, std::span<const model::Finding> b)
{
    return std::ranges::equal(a, b);
}

/// What a view that follows the deltas has.
void follow(std::vector<model::Finding>& list, const rules::FindingDelta& delta)
{
    const auto drop = [&](const model::Finding& gone) {
        RC_ASSERT(std::erase_if(list, [&](const model::Finding& f) { return f.sameAs(gone); }) == 1U);
    };
    for (const auto& finding : delta.removed)
        drop(finding);
    for (const auto& finding : delta.changed)
        drop(finding);
    list.insert(list.end(), delta.changed.begin(), delta.changed.end());
    list.insert(list.end(), delta.added.begin(), delta.added.end());
}

} // namespace

/// After any sequence of edits the findings are those of a fresh engine, in the same order; and whoever follows the
/// deltas has the same.
class TestEngineOracle : public QObject {
    Q_OBJECT
private slots:
    void followsAnySequenceOfEdits()
    {
        const bool holds = rc::check("update equals reset", [] {
            GameFixture game;
            std::vector<model::Finding> followed;
            const int steps = *rc::gen::inRange(1, 25);
            for (int step = 0; step < steps; ++step) {
                std::vector<model::Edit> edits;
                for (int i = 1 + below(3); i > 0; --i)
                    edits.push_back(anyEdit());
                follow(followed, game.apply(std::move(edits)));
                rules::Engine fresh(GameFixture::stalinsWar());
                fresh.reset(game.package());
                RC_ASSERT(same(game.engine().findings(), fresh.findings()));
                RC_ASSERT(followed.size() == fresh.findings().size());
                for (const model::Finding& finding : fresh.findings())
                    RC_ASSERT(std::ranges::contains(followed, finding));
            }
        });
        QVERIFY(holds);
    }

    void undoLeadsBack()
    {
        const bool holds = rc::check("undo gives the findings of before", [] {
            GameFixture game;
            model::Package package = game.package();
            rules::Engine engine(GameFixture::stalinsWar());
            engine.reset(package);
            const std::vector<model::Finding> before(engine.findings().begin(), engine.findings().end());
            std::vector<model::Transaction> back;
            for (int step = *rc::gen::inRange(1, 15); step > 0; --step) {
                auto applied =
                    package.apply({.label = "step", .arguments = {}, .edits = {anyEdit(), anyEdit()}});
                engine.update(package, applied.change);
                back.push_back(std::move(applied.inverse));
            }
            for (; !back.empty(); back.pop_back())
                engine.update(package, package.apply(back.back()).change);
            RC_ASSERT(same(engine.findings(), before));
        });
        QVERIFY(holds);
    }
};

QTEST_GUILESS_MAIN(TestEngineOracle)
#include "tst_engine_oracle.moc"
