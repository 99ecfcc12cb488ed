#include "model/mappatch.h"

#include "model/freeid.h"
#include "model/linework.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace model {
namespace {

using Steps = MapPatch::Steps;

Cube minus(Cube a, Cube b)
{
    return {.q = a.q - b.q, .r = a.r - b.r};
}

/// The first two steps of a lattice as cubes: every way is made of them.
std::array<Cube, 2> basis(const Lattice& lattice)
{
    const Cube zero = lattice.toCube({});
    return {minus(lattice.toCube(lattice.neighbour({}, 0)), zero),
            minus(lattice.toCube(lattice.neighbour({}, 1)), zero)};
}

Steps stepsBetween(const Lattice& lattice, Cell from, Cell to)
{
    const auto [a, b] = basis(lattice);
    const Cube way = minus(lattice.toCube(to), lattice.toCube(from));
    const int determinant = (a.q * b.r) - (a.r * b.q); // 1 or -1
    return {.first = ((way.q * b.r) - (way.r * b.q)) * determinant,
            .second = ((a.q * way.r) - (a.r * way.q)) * determinant};
}

/// The steps of the neighbour in a direction. The third direction is the second less the first.
Steps neighbour(Steps at, int direction)
{
    constexpr std::array<Steps, kDirections> ways{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
    const Steps way = ways[static_cast<std::size_t>(direction)];
    return {.first = at.first + way.first, .second = at.second + way.second};
}

int directionBetween(Steps from, Steps to)
{
    for (int d = 0; d < kDirections; ++d)
        if (neighbour(from, d) == to)
            return d;
    return -1;
}

/// Features with the hexes that they name written in another way.
template <class Rename>
Words renamed(Words features, Rename rename)
{
    if (features.text().find('@') == std::string_view::npos)
        return features;
    std::vector<Atom> words;
    for (const Atom word : features.list()) {
        const std::string_view text = word.text();
        const std::size_t mark = text.find('@');
        if (mark == std::string_view::npos) {
            words.push_back(word);
        } else if (const std::string hex = rename(text.substr(mark + 1)); !hex.empty()) {
            words.emplace_back(std::string(text.substr(0, mark + 1)) + hex);
        }
    }
    return Words(std::move(words));
}

/// The cell nearest to the middle of all.
Cell middleOf(const std::vector<Cell>& cells, const Lattice& lattice)
{
    double q = 0;
    double r = 0;
    for (const Cell cell : cells) {
        q += lattice.toCube(cell).q;
        r += lattice.toCube(cell).r;
    }
    q /= static_cast<double>(cells.size());
    r /= static_cast<double>(cells.size());
    const auto away = [&](Cell cell) {
        const double dq = lattice.toCube(cell).q - q;
        const double dr = lattice.toCube(cell).r - r;
        return (dq * dq) + (dr * dr) + (dq * dr);
    };
    return *std::ranges::min_element(cells, {}, [&](Cell cell) { return std::pair(away(cell), cell); });
}

const Map* mapIn(const Transaction& copy)
{
    for (const Edit& edit : copy.edits)
        if (const auto* put = edit.as<Put<Map>>(); put && put->value)
            return &*put->value;
    return nullptr;
}

} // namespace

Transaction copyArea(const Package& package, std::span<const HexIndex> hexes)
{
    Transaction copy{.label = "copy-area", .arguments = {}, .edits = {}};
    const Atlas& atlas = package.atlas();
    if (hexes.empty())
        return copy;
    const Atom id = atlas.map(hexes.front());
    const std::set<HexIndex> inside(hexes.begin(), hexes.end());
    Map map = *package.find<Map>(id);
    map.missing = {};
    map.kept = {};
    copy.edits.push_back(put(std::move(map)));
    for (const HexIndex hex : inside) {
        if (atlas.map(hex) != id)
            continue;
        copy.edits.emplace_back(setTerrain(package, hex, package.terrain(hex)));
        for (int d = 0; d < kDirections; ++d) {
            const Hexside side{.hex = hex, .direction = d};
            const HexIndex other = atlas.neighbours(hex)[static_cast<std::size_t>(d)];
            if (package.side(side).empty() || (exists(other) && inside.contains(other) && d >= 3))
                continue;
            copy.edits.emplace_back(SetHexside{
                .map = id, .cell = atlas.cell(hex), .direction = d, .features = package.side(side)});
        }
    }
    const std::array maps{id};
    for (const auto& [key, line] : package.all<Line>().in(id))
        if (std::ranges::any_of(line.hexes.hexes,
                                [&](Atom number) { return inside.contains(atlas.find(number, maps)); }))
            copy.edits.push_back(put(line, id));
    for (const auto& [key, place] : package.all<Place>().in(id))
        if (inside.contains(atlas.find(place.hex, maps)))
            copy.edits.push_back(put(place, id));
    for (const auto& [key, zone] : package.all<Zone>().in(id))
        if (std::ranges::any_of(zone.hexes.hexes,
                                [&](Atom number) { return inside.contains(atlas.find(number, maps)); }))
            copy.edits.push_back(put(zone, id));
    return copy;
}

std::optional<MapPatch> MapPatch::read(const Transaction& copy)
{
    const Map* map = mapIn(copy);
    if (!map)
        return std::nullopt;
    const Lattice& lattice = map->grid.lattice;
    std::vector<Cell> cells;
    for (const Edit& edit : copy.edits)
        if (const auto* terrain = edit.as<SetTerrain>(); terrain && map->grid.contains(terrain->cell))
            cells.push_back(terrain->cell);
    if (cells.empty())
        return std::nullopt;
    const Cell middle = middleOf(cells, lattice);
    const std::set<Cell> inside(cells.begin(), cells.end());
    const auto stepsTo = [&](Cell cell) { return stepsBetween(lattice, middle, cell); };
    const auto cellOf = [&](Atom number) { return map->numbering.cell(map->grid, number.text()); };

    MapPatch patch;
    std::map<std::pair<Steps, int>, Words> sides;
    for (const Cell cell : inside)
        for (int d = 0; d < 3; ++d)
            if (inside.contains(lattice.neighbour(cell, d)))
                sides.try_emplace({stepsTo(cell), d});
    for (const Edit& edit : copy.edits) {
        if (const auto* terrain = edit.as<SetTerrain>(); terrain && inside.contains(terrain->cell)) {
            patch.hexes.push_back({.at = stepsTo(terrain->cell), .terrain = terrain->terrain});
        } else if (const auto* side = edit.as<SetHexside>(); side && inside.contains(side->cell)) {
            if (side->direction < 0 || side->direction >= kDirections)
                return std::nullopt;
            const Words features = renamed(side->features, [&](std::string_view hex) -> std::string {
                const auto named = map->numbering.cell(map->grid, hex);
                return named == side->cell ? "0" : "1";
            });
            sides[{stepsTo(side->cell), side->direction}] = features;
        } else if (const auto* put = edit.as<Put<Line>>(); put && put->value) {
            Run run{.kind = put->value->kind, .name = put->value->name, .hexes = {}};
            const auto keep = [&] {
                if (run.hexes.size() > 1)
                    patch.lines.push_back(run);
                run.hexes.clear();
            };
            for (const Atom number : put->value->hexes.hexes) {
                const auto cell = cellOf(number);
                if (!cell || !inside.contains(*cell)) {
                    keep();
                    continue;
                }
                if (!run.hexes.empty() && directionBetween(run.hexes.back(), stepsTo(*cell)) < 0)
                    keep();
                run.hexes.push_back(stepsTo(*cell));
            }
            keep();
        } else if (const auto* spot = edit.as<Put<Place>>(); spot && spot->value) {
            if (const auto cell = cellOf(spot->value->hex); cell && inside.contains(*cell))
                patch.places.push_back({.place = *spot->value, .at = stepsTo(*cell)});
        } else if (const auto* zone = edit.as<Put<Zone>>(); zone && zone->value) {
            Area area{.zone = *zone->value, .hexes = {}};
            for (const Atom number : std::exchange(area.zone.hexes, {}).hexes)
                if (const auto cell = cellOf(number); cell && inside.contains(*cell))
                    area.hexes.push_back(stepsTo(*cell));
            patch.zones.push_back(std::move(area));
        }
    }
    for (const auto& [where, features] : sides)
        patch.sides.push_back({.at = where.first, .direction = where.second, .features = features});
    return patch;
}

namespace {

template <class Move, class Turn>
MapPatch transformed(MapPatch patch, Move move, Turn turn)
{
    for (MapPatch::Hex& hex : patch.hexes)
        hex.at = move(hex.at);
    for (MapPatch::Side& side : patch.sides) {
        side.at = move(side.at);
        side.direction = turn(side.direction);
    }
    for (MapPatch::Run& run : patch.lines)
        for (Steps& at : run.hexes)
            at = move(at);
    for (MapPatch::Spot& spot : patch.places) {
        spot.at = move(spot.at);
        spot.place.labelX = spot.place.labelY = 0; // a name finds its own place again
    }
    for (MapPatch::Area& area : patch.zones)
        for (Steps& at : area.hexes)
            at = move(at);
    return patch;
}

} // namespace

MapPatch MapPatch::turned(int sixths) const
{
    MapPatch patch = *this;
    for (int i = ((sixths % kDirections) + kDirections) % kDirections; i > 0; --i)
        patch = transformed(
            std::move(patch),
            [](Steps at) { return Steps{.first = -at.second, .second = at.first + at.second}; },
            [](int direction) { return (direction + 1) % kDirections; });
    return patch;
}

MapPatch MapPatch::mirrored(Orientation orientation) const
{
    if (orientation == Orientation::FlatTop)
        return transformed(
            *this, [](Steps at) { return Steps{.first = at.first + at.second, .second = -at.second}; },
            [](int direction) { return (kDirections - direction) % kDirections; });
    return transformed(
        *this, [](Steps at) { return Steps{.first = at.first, .second = -at.first - at.second}; },
        [](int direction) { return kDirections - 1 - direction; });
}

Cell MapPatch::cellAt(const Lattice& lattice, Cell middle, Steps steps)
{
    const auto [a, b] = basis(lattice);
    const Cube start = lattice.toCube(middle);
    return lattice.toCell({.q = start.q + (a.q * steps.first) + (b.q * steps.second),
                           .r = start.r + (a.r * steps.first) + (b.r * steps.second)});
}

std::vector<HexIndex> MapPatch::landing(const Package& package, HexIndex middle) const
{
    const Atlas& atlas = package.atlas();
    const int number = atlas.spot(middle).map;
    const Grid& grid = package.find<Map>(atlas.map(middle))->grid;
    std::vector<HexIndex> all;
    for (const Hex& hex : hexes)
        all.push_back(atlas.find(number, grid.indexOf(cellAt(grid.lattice, atlas.cell(middle), hex.at))));
    return all;
}

Transaction MapPatch::place(const Package& package, HexIndex middle) const
{
    const Atlas& atlas = package.atlas();
    const Atom map = atlas.map(middle);
    const auto landed = landing(package, middle);
    std::map<Steps, HexIndex> hexAt;
    std::set<HexIndex> inside;
    Transaction placed{.label = "paste-area", .arguments = {}, .edits = {}};
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        if (!exists(landed[i]))
            continue;
        hexAt[hexes[i].at] = landed[i];
        inside.insert(landed[i]);
        placed.edits.emplace_back(setTerrain(package, landed[i], hexes[i].terrain));
    }
    for (const Side& side : sides) {
        auto hex = hexAt.find(side.at);
        int direction = side.direction;
        bool across = false;
        if (hex == hexAt.end()) {
            hex = hexAt.find(neighbour(side.at, side.direction));
            direction = opposite(side.direction);
            across = true;
        }
        if (hex == hexAt.end())
            continue;
        const HexIndex other = atlas.neighbours(hex->second)[static_cast<std::size_t>(direction)];
        const Words features = renamed(side.features, [&](std::string_view which) -> std::string {
            const HexIndex named = (which == "0") != across ? hex->second : other;
            return exists(named) ? std::string(atlas.number(named).text()) : std::string();
        });
        placed.edits.emplace_back(
            setHexside(package, {.hex = hex->second, .direction = direction}, features));
    }
    LineWork work(package, map);
    work.erase({}, [&](HexIndex a, HexIndex b) { return inside.contains(a) && inside.contains(b); });
    for (const Run& run : lines) {
        std::vector<HexIndex> path;
        const auto draw = [&] {
            work.draw(run.kind, run.name, path);
            path.clear();
        };
        for (const Steps& at : run.hexes) {
            if (const auto hex = hexAt.find(at); hex != hexAt.end())
                path.push_back(hex->second);
            else
                draw();
        }
        draw();
    }
    for (Edit& edit : work.edits())
        placed.edits.push_back(std::move(edit));
    const std::array maps{map};
    std::set<Atom, NaturalLess> ids;
    for (const auto& [key, there] : package.all<Place>().in(map)) {
        if (inside.contains(atlas.find(there.hex, maps)))
            placed.edits.push_back(erase<Place>(key));
        else
            ids.insert(key.id);
    }
    for (const Spot& spot : places) {
        const auto hex = hexAt.find(spot.at);
        if (hex == hexAt.end())
            continue;
        Place copy = spot.place;
        copy.id = freeId(copy.id, [&](Atom id) { return ids.contains(id); });
        copy.hex = atlas.number(hex->second);
        ids.insert(copy.id);
        placed.edits.push_back(put(std::move(copy), map));
    }
    for (Zone& zone : zonesAfter(package, map, hexAt))
        placed.edits.push_back(put(std::move(zone), map));
    return placed;
}

std::vector<Zone> MapPatch::zonesAfter(const Package& package, Atom map,
                                       const std::map<Steps, HexIndex>& landed) const
{
    std::map<Atom, Zone, NaturalLess> after;
    for (const Area& area : zones) {
        const Zone* there = package.find<Zone>({.scope = map, .id = area.zone.id});
        after.try_emplace(area.zone.id, there ? *there : area.zone);
    }
    for (const auto& [key, there] : package.all<Zone>().in(map))
        if (std::ranges::contains(zones, there.kind, [](const Area& area) { return area.zone.kind; }))
            after.try_emplace(key.id, there);
    for (auto& [id, zone] : after)
        for (const auto& [at, hex] : landed)
            zone.hexes.remove(package.atlas().number(hex));
    for (const Area& area : zones)
        for (const Steps& at : area.hexes)
            if (const auto hex = landed.find(at); hex != landed.end())
                after.at(area.zone.id).hexes.insert(package.atlas().number(hex->second));
    std::vector<Zone> changed;
    for (auto& [id, zone] : after)
        if (const Zone* there = package.find<Zone>({.scope = map, .id = id}); !there || *there != zone)
            changed.push_back(std::move(zone));
    return changed;
}

Transaction clearArea(const Package& package, std::span<const HexIndex> hexes)
{
    Transaction cleared{.label = "clear-area", .arguments = {}, .edits = {}};
    const Atlas& atlas = package.atlas();
    const std::set<HexIndex> inside(hexes.begin(), hexes.end());
    std::set<Atom, NaturalLess> maps;
    for (const HexIndex hex : inside) {
        maps.insert(atlas.map(hex));
        cleared.edits.emplace_back(setTerrain(package, hex, package.find<Map>(atlas.map(hex))->terrain));
        for (int d = 0; d < kDirections; ++d) {
            const HexIndex other = atlas.neighbours(hex)[static_cast<std::size_t>(d)];
            if (!exists(other) || inside.contains(other))
                cleared.edits.emplace_back(setHexside(package, {.hex = hex, .direction = d}, {}));
        }
    }
    for (const Atom map : maps) {
        LineWork lines(package, map);
        lines.erase({}, [&](HexIndex a, HexIndex b) { return inside.contains(a) || inside.contains(b); });
        for (Edit& edit : lines.edits())
            cleared.edits.push_back(std::move(edit));
        const std::array scope{map};
        for (const auto& [key, place] : package.all<Place>().in(map))
            if (inside.contains(atlas.find(place.hex, scope)))
                cleared.edits.push_back(erase<Place>(key));
    }
    return cleared;
}

} // namespace model
