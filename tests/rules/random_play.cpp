#include "tests/rules/random_play.h"

using model::Atom;
using model::Words;

namespace {

const Atom kMain("main");
const Atom kTest("test");

template <class T>
T record(std::string id)
{
    T result;
    result.id = Atom(id);
    return result;
}

} // namespace

Atom RandomPlay::pick(std::initializer_list<const char*> words)
{
    return Atom(std::data(words)[below(static_cast<int>(words.size()))]);
}

Atom RandomPlay::hex()
{
    const int row = 1 + below(12);
    return Atom((below(2) == 0 ? "20" : "21") + std::string(row < 10 ? "0" : "") + std::to_string(row));
}

std::vector<model::Edit> RandomPlay::edits(const model::Package& package)
{
    std::vector<model::Edit> edits;
    for (int i = below(8) == 0 ? 3 : 1; i > 0; --i)
        edits.push_back(edit(package));
    return edits;
}

model::Edit RandomPlay::edit(const model::Package& package)
{
    switch (below(20)) {
    case 0:
    case 1:
        return ground(package);
    case 2:
    case 3:
        return line();
    case 4:
        return place();
    case 5:
        return zone();
    case 6:
    case 7:
        return marker();
    case 8:
        return control();
    case 9:
        return flag();
    case 10:
        return turn();
    case 11:
        return counter();
    case 12:
        return entry();
    default:
        return unit();
    }
}

model::Edit RandomPlay::unit()
{
    auto unit = record<model::Unit>("u" + std::to_string(below(14)));
    if (below(6) == 0)
        return model::erase<model::Unit>({.scope = kTest, .id = unit.id});
    unit.card = Atom("all");
    unit.counter = pick({"46-pz", "24-pz", "43-corps", "6-army", "ro-3-army", "hu-corps", "west-front", "central-front",
                         "13r", "7m", "stalin", "fz", "partisan"});
    if (below(12) == 0)
        unit.box = pick({"eliminated", "removed", "pool"});
    else
        unit.hex = hex();
    unit.face = pick({"", "", "front", "back"});
    unit.marks = Words(pick({"", "", "", "oos", "airborne", "landed"}).text());
    return model::put(unit, kTest);
}

model::Edit RandomPlay::ground(const model::Package& package)
{
    const model::HexIndex at = package.atlas().find(hex());
    if (below(2) == 0)
        return model::setTerrain(package, at, Words(pick({"clear", "forest", "swamp", "sea", "forest rough"}).text()));
    return model::setHexside(package, {.hex = at, .direction = below(6)},
                             Words(pick({"", "", "river", "sea", "lake"}).text()));
}

model::Edit RandomPlay::line()
{
    auto line = record<model::Line>("rail-" + std::to_string(below(3)));
    if (below(5) == 0)
        return model::erase<model::Line>({.scope = kMain, .id = line.id});
    line.kind = Atom("rail");
    const int from = 1 + below(10);
    for (int row = from; row <= std::min(12, from + 1 + below(8)); ++row)
        line.hexes.hexes.push_back(Atom((line.id == Atom("rail-2") ? "21" : "20") + std::string(row < 10 ? "0" : "")
                                        + std::to_string(row)));
    return model::put(line, kMain);
}

model::Edit RandomPlay::place()
{
    auto place = record<model::Place>(
        std::string(pick({"moscow", "bucharest", "buda", "baku", "berlin", "odessa", "usir"}).text()));
    if (below(6) == 0)
        return model::erase<model::Place>({.scope = kMain, .id = place.id});
    place.hex = hex();
    place.kinds = Words(pick({"city", "city port victory", "fortress", "oil", "town", "port", "usir"}).text());
    place.side = pick({"", "axis", "soviet"});
    place.fields.set(Atom("sea"), std::string(pick({"baltic", "black", "caspian"}).text()));
    return model::put(place, kMain);
}

model::Edit RandomPlay::zone()
{
    auto zone = record<model::Zone>(std::string(
        pick({"soviet-union", "west-edge", "east-edge", "baltic-states", "hungary", "romania", "paulus"}).text()));
    zone.kind = Atom("region");
    for (int i = below(10); i > 0; --i)
        zone.hexes.insert(hex());
    return model::put(zone, kMain);
}

model::Edit RandomPlay::marker()
{
    auto marker = record<model::Marker>("m" + std::to_string(below(6)));
    if (below(4) == 0)
        return model::erase<model::Marker>({.scope = kTest, .id = marker.id});
    marker.kind = pick({"trench", "festung", "fortress", "fortress-destroyed", "oos", "control", "fortified-zone", "blitz"});
    marker.hex = hex();
    marker.side = pick({"axis", "soviet", ""});
    return model::put(marker, kTest);
}

model::Edit RandomPlay::control()
{
    auto area = record<model::Area>(std::string(pick({"control-axis", "control-soviet", "in-play"}).text()));
    const bool play = area.id == Atom("in-play");
    if (below(4) == 0)
        return model::erase<model::Area>({.scope = kTest, .id = area.id});
    area.kind = play ? area.id : Atom("control");
    area.side = play ? Atom() : area.id == Atom("control-axis") ? Atom("axis") : Atom("soviet");
    for (int i = below(play ? 30 : 8); i > 0; --i)
        area.hexes.insert(hex());
    return model::put(area, kTest);
}

model::Edit RandomPlay::flag()
{
    auto flag = record<model::Flag>(std::string(
        pick({"partisan-formation", "festung", "hedgehogs", "total-war", "stalin-moves", "vp", "surrender-romania"}).text()));
    if (below(3) == 0)
        return model::erase<model::Flag>({.scope = kTest, .id = flag.id});
    flag.is = pick({"yes", "1", "7", "25", "no"}).text();
    flag.turn = pick({"", "2", "9"});
    return model::put(flag, kTest);
}

model::Edit RandomPlay::turn()
{
    if (below(3) == 0) {
        auto scenario = record<model::Scenario>("test");
        scenario.firstTurn = pick({"1", "4", "6"});
        scenario.lastTurn = pick({"8", "18"});
        scenario.kind = pick({"", "historical", "tournament"});
        scenario.moment = pick({"", "start", "in-motion", "attrition"});
        scenario.active = pick({"axis", "soviet"});
        return model::put(scenario);
    }
    if (below(2) == 0) {
        auto period = record<model::Period>(std::to_string(below(3)));
        period.turn = pick({"3", "4", "6"});
        period.weather = pick({"rasputitsa", "winter-1942"});
        return model::put(period, kTest);
    }
    auto turn = record<model::Turn>(std::string(pick({"1", "3", "4", "6"}).text()));
    turn.fields.set(Atom("season"), std::string(pick({"summer", "fall", "winter", "spring"}).text()));
    return model::put(turn, kTest);
}

model::Edit RandomPlay::counter()
{
    auto counter = record<model::Counter>(std::string(pick({"43-corps", "13r", "7m", "24-pz"}).text()));
    counter.sheet = Atom("sheet");
    counter.name = counter.id.text();
    counter.kind = pick({"infantry", "rifle", "mech", "panzer", "guard"});
    counter.nation = pick({"GE", "SU", "RO", "HU"});
    counter.pair = pick({"", "", "6-army"});
    counter.fields.set(Atom("no-zoc"), std::string(pick({"yes", "no"}).text()));
    counter.fields.set(Atom("deck"), std::string(pick({"blitzkrieg", "total-war"}).text()));
    return model::put(counter);
}

model::Edit RandomPlay::entry()
{
    auto entry = record<model::Entry>("e" + std::to_string(below(3)));
    if (below(4) == 0)
        return model::erase<model::Entry>({.scope = kTest, .id = entry.id});
    entry.kind = pick({"reinforcement", "conversion", "replacement"});
    entry.turn = pick({"1", "2", "4", "6"});
    entry.side = pick({"axis", "soviet"});
    entry.counters = Words(std::vector{pick({"14-pz", "21r", "hu-corps"})});
    entry.hexes = Words(std::vector{hex()});
    entry.fields.set(Atom("card"), std::to_string(below(3)));
    return model::put(entry, kTest);
}

rules::WhatIf RandomPlay::whatIf()
{
    rules::WhatIf whatIf;
    if (below(3) == 0)
        return whatIf;
    whatIf.turn = pick({"1", "4", "6", "8", "18"});
    if (below(2) == 0)
        whatIf.weather = pick({"clear", "winter-1942", "rasputitsa"});
    if (below(2) == 0)
        whatIf.flags[pick({"festung", "vp", "partisan-formation"})] = pick({"yes", "20", ""}).text();
    return whatIf;
}
