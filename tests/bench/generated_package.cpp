#include "tests/bench/generated_package.h"

#include "model/edit.h"

#include <cmath>
#include <random>

namespace bench {
namespace {

using namespace model;

constexpr GameWords kGames[]{
    {.ruleset = "stalins-war",
     .sides = {{{.id = "axis",
                 .nation = "GE",
                 .kinds = {"army", "panzer", "infantry", "mountain"},
                 .home = "germany",
                 .edge = "west-edge"},
                {.id = "soviet",
                 .nation = "SU",
                 .kinds = {"front", "mech", "rifle", "shock"},
                 .home = "soviet-union",
                 .edge = "east-edge"}}},
     .terrains = {"forest", "swamp", "rough", "mountain", "forest rough"},
     .hexsides = {"river", "lake"},
     .line = "rail",
     .places = {"city victory", "town"}},
    {.ruleset = "roads-to-leningrad",
     .sides = {{{.id = "german",
                 .nation = "GE",
                 .kinds = {"headquarters", "tank", "infantry", "motorcycle"},
                 .home = "west",
                 .edge = "west-edge"},
                {.id = "soviet",
                 .nation = "SU",
                 .kinds = {"headquarters", "tank", "infantry", "cavalry"},
                 .home = "east",
                 .edge = "east-edge"}}},
     .terrains = {"woods", "marsh", "swamp", "rough", "marsh woods"},
     .hexsides = {"river", "stream"},
     .line = "minor-road",
     .places = {"town", "village"}},
};

class Generator {
public:
    Generator(int hexes, int counters, const GameWords& game)
        : m_words(game)
        , m_size(static_cast<int>(std::lround(std::sqrt(hexes))))
        , m_counters(counters)
    {
    }

    Package make()
    {
        Package package;
        Game game = package.game();
        game.id = game.ruleset = Atom(m_words.ruleset);
        game.title = "Generated";
        m_edits.push_back(put(game));
        addSides();
        Map map;
        map.id = Atom("main");
        map.grid = {.lattice = {}, .columns = m_size, .rows = m_size, .firstColumn = 1, .firstRow = 1};
        map.numbering.column.digits = map.numbering.row.digits = m_size > 99 ? 3 : 2;
        map.terrain = Words("clear");
        m_map = map;
        m_edits.push_back(put(map));
        package.apply({.label = {}, .arguments = {}, .edits = std::move(m_edits)});
        m_edits.clear();
        paintMap(package);
        addScenario();
        package.apply({.label = {}, .arguments = {}, .edits = std::move(m_edits)});
        return package;
    }

private:
    int below(int n) { return static_cast<int>(m_random() % static_cast<unsigned>(n)); }
    Atom hexAt(int column, int row) const
    {
        return Atom(m_map.numbering.number(m_map.grid, {.column = column, .row = row}));
    }
    Atom anyHex() { return hexAt(1 + below(m_size), 1 + below(m_size)); }

    void addSides()
    {
        for (const GameWords::Side& words : m_words.sides) {
            Side side;
            side.id = Atom(words.id);
            side.name = words.id;
            m_edits.push_back(put(side));
            Nation nation;
            nation.id = Atom(words.nation);
            nation.side = side.id;
            nation.name = words.nation;
            m_edits.push_back(put(nation));
        }
    }

    void paintMap(const Package& package)
    {
        const Atlas& atlas = package.atlas();
        for (int i = 0; i < atlas.size(); ++i) {
            const auto hex = static_cast<HexIndex>(i);
            if (below(10) < 6)
                m_edits.push_back(
                    setTerrain(package, hex, Words(m_words.terrains[static_cast<std::size_t>(below(5))])));
            if (below(10) < 3)
                m_edits.push_back(
                    setHexside(package, {.hex = hex, .direction = below(3)}, Words(m_words.hexsides[0])));
        }
        for (int row = 5; row <= m_size; row += 10) {
            Line rail;
            rail.id = Atom(m_words.line + ("-" + std::to_string(row)));
            rail.kind = Atom(m_words.line);
            for (int column = 1; column <= m_size; ++column)
                rail.hexes.hexes.push_back(hexAt(column, row));
            m_edits.push_back(put(rail, Atom("main")));
        }
        for (int i = 0; i < atlas.size() / 50; ++i) {
            Place place;
            place.id = Atom("place-" + std::to_string(i));
            place.hex = anyHex();
            place.kinds = Words(m_words.places[i % 5 == 0 ? 0 : 1]);
            place.name = "Place " + std::to_string(i);
            const Atlas& hexes = package.atlas();
            place.side = Atom(hexes.cell(hexes.find(place.hex)).column <= m_size / 2 ? m_words.sides[0].id
                                                                                     : m_words.sides[1].id);
            m_edits.push_back(put(place, Atom("main")));
        }
        addZone(m_words.sides[0].home, 1, m_size / 2);
        addZone(m_words.sides[1].home, (m_size / 2) + 1, m_size);
        addZone(m_words.sides[0].edge, 1, 1);
        addZone(m_words.sides[1].edge, m_size, m_size);
    }

    void addZone(const char* id, int from, int to)
    {
        Zone zone;
        zone.id = Atom(id);
        zone.kind = Atom("region");
        for (int column = from; column <= to; ++column)
            for (int row = 1; row <= m_size; ++row)
                zone.hexes.hexes.push_back(hexAt(column, row));
        m_edits.push_back(put(std::move(zone), Atom("main")));
    }

    void addScenario()
    {
        Scenario scenario;
        scenario.id = Atom("campaign");
        scenario.title = "Campaign";
        scenario.firstTurn = Atom("1");
        scenario.lastTurn = Atom("18");
        m_edits.push_back(put(scenario));
        for (int i = 1; i <= 18; ++i) {
            Turn turn;
            turn.id = Atom(std::to_string(i));
            turn.name = "Turn " + std::to_string(i);
            m_edits.push_back(put(turn, scenario.id));
        }
        for (const GameWords::Side& side : m_words.sides) {
            Sheet sheet;
            sheet.id = Atom(side.id);
            m_edits.push_back(put(sheet));
            Card card;
            card.id = card.side = sheet.id;
            m_edits.push_back(put(card, scenario.id));
        }
        for (const int first : {0, 1})
            for (int i = first; i < m_counters; i += 2)
                addUnit(i, scenario.id);
    }

    void addUnit(int i, Atom scenario)
    {
        const bool axis = i % 2 == 0;
        // One in twenty is an army or front; the others come in three kinds.
        const GameWords::Side& side = m_words.sides[axis ? 0 : 1];
        const std::size_t kind = below(20) == 0 ? 0 : 1U + static_cast<std::size_t>(below(3));
        Counter counter;
        counter.id = Atom((axis ? "ge-" : "su-") + std::to_string(i));
        counter.sheet = Atom(side.id);
        counter.name = std::to_string(i) + (axis ? " Corps" : " Army");
        counter.kind = Atom(side.kinds[kind]);
        if (kind > 1)
            counter.fields.set(Atom("no-zoc"), "yes");
        counter.nation = Atom(side.nation);
        counter.symbol = Atom("infantry");
        counter.size = Atom("corps");
        for (const char* id : {"front", "back"}) {
            Face face;
            face.id = Atom(id);
            for (const char* field : {"attack", "defense", "move"})
                face.fields.set(Atom(field), std::to_string(1 + below(6)));
            counter.faces.push_back(face);
        }
        Unit unit;
        unit.id = unit.counter = counter.id;
        unit.card = counter.sheet;
        // The two sides keep apart and stacks stay small, so that a check has little to report, as in real life.
        const int column = 1 + below(m_size / 2 - 1) + (axis ? 0 : m_size / 2);
        unit.hex = hexAt(column, 1 + below(m_size));
        m_edits.push_back(put(std::move(counter)));
        m_edits.push_back(put(std::move(unit), scenario));
    }

    const GameWords& m_words;
    int m_size;
    int m_counters;
    Map m_map;
    std::vector<Edit> m_edits;
    std::mt19937 m_random{1941};
};

} // namespace

std::span<const GameWords> games()
{
    return kGames;
}

model::Package generatedPackage(int hexes, int counters, const GameWords& game)
{
    return Generator(hexes, counters, game).make();
}

} // namespace bench
