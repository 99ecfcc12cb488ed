#include "tests/canvas/smallgame.h"

#include <initializer_list>
#include <string>
#include <string_view>

using namespace model;

namespace {

const Atom kMap("main");
const Atom kScenario("campaign");

struct Maker {
    Package package;
    Transaction transaction;

    void apply()
    {
        package.apply(transaction);
        transaction.edits.clear();
    }
    void terrain(std::string_view word, std::initializer_list<std::string_view> hexes)
    {
        for (const std::string_view hex : hexes)
            transaction.edits.emplace_back(setTerrain(package, package.atlas().find(hex), Words(word)));
    }
    void sides(std::string_view words, std::initializer_list<std::string_view> names)
    {
        for (const std::string_view name : names)
            transaction.edits.emplace_back(setHexside(package, package.atlas().findSide(name), Words(words)));
    }
    void line(std::string_view id, std::string_view kind, std::initializer_list<std::string_view> hexes)
    {
        Line line;
        line.id = Atom(id);
        line.kind = Atom(kind);
        for (const std::string_view hex : hexes)
            line.hexes.hexes.emplace_back(hex);
        transaction.edits.push_back(put(line, kMap));
    }
    void place(std::string_view id, std::string_view hex, std::string_view kinds, std::string_view name)
    {
        Place place;
        place.id = Atom(id);
        place.hex = Atom(hex);
        place.kinds = Words(kinds);
        place.name = name;
        transaction.edits.push_back(put(place, kMap));
    }
    void nation(std::string_view id, std::string_view side, std::string_view colour)
    {
        Nation nation;
        nation.id = Atom(id);
        nation.side = Atom(side);
        nation.name = id;
        nation.colour = colour;
        transaction.edits.push_back(put(nation));
        Card card;
        card.id = Atom(side);
        card.side = Atom(side);
        transaction.edits.push_back(put(card, kScenario));
    }
    void unit(std::string_view id, std::string_view nation, std::string_view symbol, std::string_view hex,
              int copies = 1)
    {
        Counter counter;
        counter.id = Atom(id);
        counter.sheet = Atom("sheet");
        counter.name = id;
        counter.nation = Atom(nation);
        counter.symbol = Atom(symbol);
        counter.size = Atom("corps");
        counter.copies = copies;
        counter.fields.set(Atom("attack"), "4");
        counter.fields.set(Atom("defense"), "5");
        counter.fields.set(Atom("move"), "3");
        transaction.edits.push_back(put(counter));
        if (hex.empty())
            return;
        Unit unit;
        unit.id = counter.id;
        unit.card = Atom(nation == "GE" ? "axis" : "soviet");
        unit.counter = counter.id;
        unit.hex = Atom(hex);
        transaction.edits.push_back(put(unit, kScenario));
    }
};

} // namespace

Package smallGame()
{
    Maker make;
    Map map;
    map.id = kMap;
    map.grid.columns = 12;
    map.grid.rows = 9;
    map.terrain = Words("clear");
    make.transaction.edits.push_back(put(map));
    make.apply();

    make.terrain("sea", {"0101", "0102", "0103", "0201", "0202", "0301"});
    make.terrain("forest", {"0503", "0504", "0604", "0605", "0704", "0705"});
    make.terrain("swamp", {"0801", "0802", "0901"});
    make.terrain("rough", {"1002", "1003", "1103"});
    make.terrain("mountain", {"1107", "1108", "1207"});
    make.terrain("desert", {"0808", "0908", "0909"});
    make.terrain("moonscape", {"0308"});
    make.sides("river", {"0405/0406", "0406/0505", "0505/0506", "0505/0606", "0605/0606"});
    make.sides("major-river", {"0706/0707", "0706/0807", "0806/0807", "0807/0906"});
    make.sides("lake", {"1005/1105"});
    make.line("rail", "rail", {"0306", "0406", "0505", "0606", "0706", "0806"});
    make.line("road", "road", {"0706", "0707", "0708"});
    make.place("minsk", "0706", "city victory", "Minsk");
    make.place("riga", "0302", "port fortress", "Riga");
    make.place("orsha", "0306", "town", "Orsha");
    make.place("baku", "1008", "oil", "Baku");
    Zone zone;
    zone.id = Atom("north");
    zone.name = "North";
    for (const std::string_view hex : {"0902", "0903", "0904", "1001", "1002", "1003"})
        zone.hexes.insert(Atom(hex));
    make.transaction.edits.push_back(put(zone, kMap));
    Border border;
    border.id = Atom("limit");
    border.kind = Atom("limit");
    border.sides = Words("0407/0408 0507/0408 0507/0508");
    make.transaction.edits.push_back(put(border, kMap));
    Sheet sheet;
    sheet.id = Atom("sheet");
    make.transaction.edits.push_back(put(sheet));
    Scenario scenario;
    scenario.id = kScenario;
    make.transaction.edits.push_back(put(scenario));
    make.nation("GE", "axis", "#8c978a");
    make.nation("SU", "soviet", "#c8a878");
    make.unit("24 Pz", "GE", "armor", "0403");
    make.unit("6 Army", "GE", "infantry", "0404");
    make.unit("7 Army", "GE", "infantry", "0404");
    make.unit("West", "SU", "cavalry", "0805");
    make.unit("13 R", "SU", "infantry", "0904");
    make.unit("Trench", "SU", "", "", 2);
    make.apply();
    return make.package;
}

std::shared_ptr<const rules::Ruleset> smallRuleset()
{
    return std::make_shared<rules::Ruleset>();
}
