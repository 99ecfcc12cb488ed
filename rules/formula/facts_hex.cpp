#include "rules/formula/facts.h"
#include "rules/formula/formula.h"
#include "rules/position.h"
#include "rules/ruleset/procedures.h"

namespace rules {
namespace {

using model::HexIndex;

bool contains(model::Words words, Atom word)
{
    return words.atom() == word || (!words.empty() && words.contains(word.text()));
}

/// Features that belong to one of the two hexes are written "fortified-line@1622": the word before the sign counts.
std::vector<Atom> featureList(model::Words words)
{
    std::vector<Atom> list;
    model::forEachWord(words.text(), [&](std::string_view word) { list.emplace_back(word.substr(0, word.find('@'))); });
    return list;
}

model::Words crossed(const Scene& scene)
{
    return exists(scene.from) && scene.direction >= 0
        ? scene.position->package.side(
              scene.position->package.atlas().canonical({.hex = scene.from, .direction = scene.direction}))
        : model::Words();
}

model::Words around(const Scene& scene, int direction)
{
    return scene.position->package.side(
        scene.position->package.atlas().canonical({.hex = scene.hex, .direction = direction}));
}

bool anyAround(const Scene& scene, Atom, Atom word)
{
    if (!exists(scene.hex))
        return false;
    for (int direction = 0; direction < model::kDirections; ++direction)
        if (contains(around(scene, direction), word))
            return true;
    return false;
}

std::vector<Atom> listAround(const Scene& scene, Atom)
{
    std::vector<Atom> words;
    for (int direction = 0; exists(scene.hex) && direction < model::kDirections; ++direction)
        for (const Atom word : featureList(around(scene, direction)))
            if (!std::ranges::contains(words, word))
                words.push_back(word);
    return words;
}

template <const AtomSets& (Ground::*Sets)() const>
bool inSet(const Scene& scene, Atom, Atom word)
{
    return (scene.position->ground.*Sets)().has(scene.hex, word);
}

template <const AtomSets& (Ground::*Sets)() const>
std::vector<Atom> listSet(const Scene& scene, Atom)
{
    const auto words = (scene.position->ground.*Sets)().at(scene.hex);
    return {words.begin(), words.end()};
}

template <const AtomSets& (Ground::*Sets)() const>
std::vector<HexIndex> whereSet(const Position& position, Atom, Atom word)
{
    const AtomSets& sets = (position.ground.*Sets)();
    const auto hexes = word ? sets.hexes(word) : sets.hexes();
    return {hexes.begin(), hexes.end()};
}

std::vector<HexIndex> whereMarked(const Position& position, Atom kind)
{
    std::vector<HexIndex> hexes;
    for (const Laid::Marker& marker : position.laid.all())
        if (exists(marker.hex) && (!kind || marker.kind == kind) && (hexes.empty() || hexes.back() != marker.hex))
            hexes.push_back(marker.hex);
    return hexes;
}

std::vector<HexIndex> whereControlled(const Position& position, Atom, Atom side)
{
    const auto all = position.control.hexes();
    std::vector<HexIndex> hexes{all.begin(), all.end()};
    if (side)
        std::erase_if(hexes, [&](HexIndex hex) { return position.control.of(hex) != side; });
    return hexes;
}

Atom markerSide(const Scene& scene, Atom kind)
{
    static const Atom nobody("nobody");
    for (const Laid::Marker& marker : scene.position->laid.at(scene.hex))
        if (marker.kind == kind)
            return marker.side ? marker.side : nobody;
    return {};
}

std::vector<Atom> markerList(const Scene& scene, Atom)
{
    std::vector<Atom> kinds;
    for (const Laid::Marker& marker : scene.position->laid.at(scene.hex))
        kinds.push_back(marker.kind);
    return kinds;
}

Atom occupier(const Scene& scene, Atom)
{
    if (!exists(scene.hex))
        return {};
    for (const Placed& unit : scene.position->occupancy.at(scene.hex))
        if (const CounterFacts* facts = scene.position->facts(unit); facts && facts->side)
            return facts->side;
    return {};
}

bool crossesLine(const Scene& scene, Atom, Atom kind)
{
    return exists(scene.from) && scene.direction >= 0
        && scene.position->ground.crosses(kind, scene.from, scene.direction);
}

std::vector<Atom> crossingLines(const Scene& scene, Atom)
{
    std::vector<Atom> kinds;
    for (const Atom kind : scene.position->ground.lineKinds())
        if (crossesLine(scene, {}, kind))
            kinds.push_back(kind);
    return kinds;
}

std::string hexText(const Scene& scene, Atom)
{
    return exists(scene.hex) ? scene.position->package.atlas().printed(scene.hex) : std::string();
}

std::string placeText(const Scene& scene, Atom)
{
    std::string text;
    for (const Atom id : scene.position->ground.places().at(scene.hex)) {
        const auto* place = scene.position->ground.placeRecord(scene.position->package, id);
        text += text.empty() ? "" : ", ";
        text += place && !place->name.empty() ? std::string_view(place->name) : id.text();
    }
    return text.empty() ? hexText(scene, {}) : text;
}

/// A field of the places in the hex: the sea of a port.
Atom placeField(const Scene& scene, Atom name)
{
    for (const Atom id : scene.position->ground.places().at(scene.hex))
        if (const auto* place = scene.position->ground.placeRecord(scene.position->package, id)) {
            static const Atom side("side");
            if (name == side && place->side)
                return place->side;
            if (place->fields.has(name))
                return Atom(place->fields.text(name));
        }
    return {};
}

/// The sides with a unit or marker of a kind in one of the two hexes that points across the hexside of the step.
std::vector<Atom> spanning(const Scene& scene, Atom kind)
{
    std::vector<Atom> sides;
    if (!exists(scene.from) || scene.direction < 0)
        return sides;
    const Position& position = *scene.position;
    const auto look = [&](HexIndex here, HexIndex there) {
        const Atom number = position.package.atlas().number(there);
        for (const Placed& unit : position.occupancy.at(here))
            if (const CounterFacts* facts = position.facts(unit);
                facts && facts->kind == kind && unit.across == number)
                sides.push_back(facts->side);
        for (const Laid::Marker& marker : position.laid.at(here))
            if (marker.kind == kind && marker.across == number)
                sides.push_back(marker.side);
    };
    look(scene.from, scene.hex);
    look(scene.hex, scene.from);
    return sides;
}

/// One side of those; the own one before others.
Atom spanned(const Scene& scene, Atom kind)
{
    const std::vector<Atom> sides = spanning(scene, kind);
    if (std::ranges::contains(sides, scene.side))
        return scene.side;
    return sides.empty() ? Atom() : sides.front();
}

/// How many hexes zones of control of other sides come into the hex from.
double enemyZocHexes(const Scene& scene, Atom)
{
    if (!exists(scene.hex))
        return 0;
    std::vector<HexIndex> hexes;
    for (const Atom side : scene.position->zoc.sides())
        if (side != scene.side)
            for (const Placed* unit : scene.position->zoc.exertedBy(*scene.position, scene.hex, side))
                if (!std::ranges::contains(hexes, unit->hex))
                    hexes.push_back(unit->hex);
    return double(hexes.size());
}

/// Hexes from here to the hex that the formula around a count is about; -1 where one of them is nowhere.
double away(const Scene& scene, Atom)
{
    return exists(scene.hex) && scene.outer && exists(scene.outer->hex)
        ? double(scene.position->package.atlas().distance(scene.hex, scene.outer->hex))
        : -1;
}

HexIndex target(const Scene& scene, Atom name)
{
    const HexIndex place = scene.position->ground.place(name);
    return exists(place) ? place : scene.position->package.atlas().find(name);
}

bool reached(const Scene& scene, Atom set)
{
    const SupplySet* hexes = exists(scene.hex) ? scene.position->supply.set(set) : nullptr;
    return hexes && hexes->has(scene.hex);
}

/// Hexes from where a set starts; -1 outside of it.
double depth(const Scene& scene, Atom set)
{
    const SupplySet* hexes = exists(scene.hex) ? scene.position->supply.set(set) : nullptr;
    return hexes ? double(hexes->depth(scene.hex)) : -1;
}

/// The status the unit or counter would have in the hex, wherever it is now; without one the best its side has there.
Atom supplyThere(const Scene& scene, Atom)
{
    if (!exists(scene.hex))
        return {};
    if (scene.counter < 0)
        return scene.position->supply.bestAt(*scene.position, scene.hex, scene.side);
    const TraceSpec* trace = scene.unit ? scene.position->supply.traceOf(*scene.position, *scene.unit) : nullptr;
    for (const TraceSpec& candidate : scene.position->ruleset.procedures().supply.traces)
        if (!trace && candidate.units.holds(scene))
            trace = &candidate;
    return trace ? scene.position->supply.statusAt(*scene.position, scene.hex, trace->id) : Atom();
}

/// Hexes to the nearest unit of a side that the game counts as one, over steps that are not impassable; -1 without any.
double nearest(const Scene& scene, Atom side)
{
    const Position& position = *scene.position;
    if (!exists(scene.hex))
        return -1;
    static const Atom impassable("impassable");
    static const Atom combatUnit("combat-unit");
    const std::string* named = position.ruleset.named(combatUnit);
    const Formula counts = named
        ? Formula::parse(*named, [&](Atom id) { return position.ruleset.named(id); }).value_or(Formula())
        : Formula();
    std::vector<char> targets(static_cast<std::size_t>(position.package.atlas().size()));
    for (const Placed& unit : position.occupancy.all()) {
        const CounterFacts* facts = position.facts(unit);
        if (exists(unit.hex) && facts && facts->side == side && (!counts || counts.holds(sceneOf(position, unit))))
            targets[model::at(unit.hex)] = 1;
    }
    std::vector<char> seen(targets.size());
    std::vector<HexIndex> edge{scene.hex};
    seen[model::at(scene.hex)] = 1;
    for (int distance = 0; !edge.empty(); ++distance) {
        std::vector<HexIndex> next;
        for (const HexIndex hex : edge) {
            if (targets[model::at(hex)])
                return distance;
            for (int direction = 0; direction < model::kDirections; ++direction) {
                const HexIndex to = position.package.atlas().neighbours(hex)[static_cast<std::size_t>(direction)];
                if (!exists(to) || seen[model::at(to)])
                    continue;
                const model::Words features = position.package.side(
                    position.package.atlas().canonical({.hex = hex, .direction = direction}));
                if (std::ranges::any_of(featureList(features), [&](Atom feature) {
                        return position.charts.yes(Category::Hexside, feature, impassable);
                    }))
                    continue;
                seen[model::at(to)] = 1;
                next.push_back(to);
            }
        }
        edge = std::move(next);
    }
    return -1;
}

bool anyIn(const Scene& scene, Atom set)
{
    const SupplySet* hexes = scene.position->supply.set(set);
    return hexes && !hexes->empty();
}

/// Where supply reaches, and what a status may hang on besides.
constexpr FacetSet kSupply = kGroundFacets.with({Facet::Supply, Facet::Markers, Facet::Control, Facet::Anywhere});
constexpr FacetSet kHex{Facet::Hex};
constexpr FacetSet kHexsides{Facet::Hexsides};
constexpr FacetSet kAround{Facet::Hexsides, Facet::Hex};
constexpr FacetSet kPlaces{Facet::Places};
constexpr FacetSet kFar{Facet::Hex, Facet::Places, Facet::Anywhere};

} // namespace

std::span<const Fact> hexFacts()
{
    static const std::vector<Fact> facts{
        {.name = "terrain", .type = FormulaType::Set, .reads = {Facet::Terrain}, .category = Category::Terrain,
         .has =
             [](const Scene& scene, Atom, Atom word) {
                 return exists(scene.hex) && contains(scene.position->package.terrain(scene.hex), word);
             },
         .list =
             [](const Scene& scene, Atom) {
                 return exists(scene.hex) ? scene.position->package.terrain(scene.hex).list() : std::vector<Atom>();
             }},
        {.name = "hexside", .type = FormulaType::Set, .reads = kHexsides, .category = Category::Hexside,
         .has =
             [](const Scene& scene, Atom, Atom word) {
                 const model::Words words = crossed(scene);
                 return !words.empty() && (words.atom() == word || std::ranges::contains(featureList(words), word));
             },
         .list = [](const Scene& scene, Atom) { return featureList(crossed(scene)); }},
        {.name = "hexsides", .type = FormulaType::Set, .reads = kAround, .category = Category::Hexside, .has = anyAround,
         .list = listAround},
        {.name = "line", .type = FormulaType::Set, .reads = kHex, .category = Category::Line, .has = crossesLine,
         .list = crossingLines},
        {.name = "lines", .type = FormulaType::Set, .reads = kHex, .category = Category::Line,
         .has = inSet<&Ground::lines>, .list = listSet<&Ground::lines>,
         .where = whereSet<&Ground::lines>},
        {.name = "places", .type = FormulaType::Set, .reads = kPlaces, .category = Category::Place,
         .has = inSet<&Ground::placeKinds>, .list = listSet<&Ground::placeKinds>,
         .where = whereSet<&Ground::placeKinds>},
        {.name = "place", .type = FormulaType::Set, .reads = kPlaces, .has = inSet<&Ground::places>,
         .list = listSet<&Ground::places>, .text = placeText, .where = whereSet<&Ground::places>},
        {.name = "place-field", .takesArgument = true, .reads = kPlaces, .isSide = true, .word = placeField},
        {.name = "zones", .type = FormulaType::Set, .reads = kHex, .has = inSet<&Ground::zones>,
         .list = listSet<&Ground::zones>, .where = whereSet<&Ground::zones>},
        {.name = "markers", .type = FormulaType::Set, .reads = {Facet::Markers}, .category = Category::Marker,
         .has = [](const Scene& scene, Atom, Atom kind) { return scene.position->laid.has(scene.hex, kind); },
         .list = markerList,
         .where = [](const Position& position, Atom, Atom kind) { return whereMarked(position, kind); }},
        {.name = "marker", .takesArgument = true, .reads = {Facet::Markers}, .isSide = true, .word = markerSide,
         .where = [](const Position& position, Atom kind, Atom) { return whereMarked(position, kind); }},
        {.name = "controller", .reads = {Facet::Control}, .category = Category::Side, .isSide = true,
         .word = [](const Scene& scene, Atom) { return scene.position->control.of(scene.hex); }, .where = whereControlled},
        {.name = "disputed", .type = FormulaType::Truth, .reads = {Facet::Control},
         .holds = [](const Scene& scene, Atom) { return scene.position->control.disputed(scene.hex); }},
        {.name = "held", .takesArgument = true, .reads = {Facet::Control, Facet::Hex, Facet::Places, Facet::Anywhere},
         .category = Category::Side, .isSide = true,
         .word = [](const Scene& scene, Atom place) { return scene.position->control.of(target(scene, place)); }},
        {.name = "occupier", .reads = {Facet::Stack}, .category = Category::Side, .isSide = true, .word = occupier},
        {.name = "zoc", .type = FormulaType::Truth, .takesArgument = true, .reads = {Facet::Zoc},
         .holds =
             [](const Scene& scene, Atom side) {
                 return exists(scene.hex) && scene.position->zoc.in(scene.hex, side);
             }},
        {.name = "enemy-zoc", .type = FormulaType::Truth, .reads = {Facet::Zoc},
         .holds =
             [](const Scene& scene, Atom) {
                 return exists(scene.hex) && scene.position->zoc.enemyIn(scene.hex, scene.side);
             }},
        {.name = "own-zoc", .type = FormulaType::Truth, .reads = {Facet::Zoc},
         .holds =
             [](const Scene& scene, Atom) {
                 return exists(scene.hex) && scene.position->zoc.in(scene.hex, scene.side);
             }},
        {.name = "enemy-zoc-hexes", .type = FormulaType::Number,
         .reads = {Facet::Zoc, Facet::Units, Facet::Markers, Facet::Terrain, Facet::Hexsides, Facet::Hex, Facet::Anywhere},
         .number = enemyZocHexes},
        {.name = "spanned", .takesArgument = true,
         .reads = {Facet::Hex, Facet::Stack, Facet::Markers, Facet::From}, .isSide = true, .word = spanned},
        {.name = "reached", .type = FormulaType::Truth, .takesArgument = true, .reads = {Facet::Supply, Facet::Anywhere}, .holds = reached},
        {.name = "depth", .type = FormulaType::Number, .takesArgument = true, .reads = {Facet::Supply, Facet::Anywhere},
         .number = depth},
        {.name = "supplied", .takesArgument = true, .reads = kSupply,
         .word =
             [](const Scene& scene, Atom trace) {
                 return exists(scene.hex) ? scene.position->supply.statusAt(*scene.position, scene.hex, trace) : Atom();
             }},
        {.name = "supply-for", .takesArgument = true, .reads = kSupply,
         .word =
             [](const Scene& scene, Atom side) {
                 return exists(scene.hex) ? scene.position->supply.bestAt(*scene.position, scene.hex, side) : Atom();
             }},
        {.name = "supply-there", .reads = kSupply, .word = supplyThere},
        {.name = "any-in", .type = FormulaType::Truth, .takesArgument = true, .reads = {Facet::Sources},
         .holds = anyIn},
        {.name = "nearest", .type = FormulaType::Number, .takesArgument = true,
         .reads = {Facet::Units, Facet::Hex, Facet::Hexsides, Facet::Anywhere}, .number = nearest},
        {.name = "in-play", .type = FormulaType::Truth, .reads = kFar,
         .holds =
             [](const Scene& scene, Atom) {
                 return exists(scene.hex)
                     && (!scene.position->scenario
                         || (scene.position->inPlay.onMap(scene.hex)
                             && scene.position->inPlay.inArea(scene.hex)));
             }},
        {.name = "distance", .type = FormulaType::Number, .takesArgument = true, .reads = kFar,
         .number =
             [](const Scene& scene, Atom place) {
                 const HexIndex to = target(scene, place);
                 return exists(scene.hex) && exists(to)
                     ? double(scene.position->package.atlas().distance(scene.hex, to))
                     : -1;
             }},
        {.name = "apart", .type = FormulaType::Number, .reads = {Facet::Unit, Facet::Hex},
         .number =
             [](const Scene& scene, Atom) {
                 return scene.unit && exists(scene.unit->hex) && exists(scene.hex)
                     ? double(scene.position->package.atlas().distance(scene.unit->hex, scene.hex))
                     : -1;
             }},
        {.name = "away", .type = FormulaType::Number, .reads = kFar, .number = away},
        {.name = "direction", .type = FormulaType::Number, .reads = {Facet::From},
         .number = [](const Scene& scene, Atom) { return double(scene.direction); }},
        {.name = "column", .type = FormulaType::Number, .reads = kHex,
         .number =
             [](const Scene& scene, Atom) {
                 return exists(scene.hex) ? double(scene.position->package.atlas().cell(scene.hex).column) : 0;
             }},
        {.name = "exists", .type = FormulaType::Truth, .takesArgument = true, .reads = {Facet::Places},
         .holds = [](const Scene& scene, Atom place) { return exists(target(scene, place)); }},
        {.name = "hex", .reads = kHex,
         .word =
             [](const Scene& scene, Atom) {
                 return exists(scene.hex) ? scene.position->package.atlas().number(scene.hex) : Atom();
             },
         .text = hexText},
    };
    return facts;
}

} // namespace rules
