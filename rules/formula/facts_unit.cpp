#include "model/counterface.h"
#include "rules/formula/facts.h"
#include "rules/position.h"
#include "rules/ruleset/procedures.h"

namespace rules {
namespace {

const CounterFacts* counter(const Scene& scene)
{
    return scene.counter >= 0 ? &scene.position->counters[scene.counter] : nullptr;
}

template <auto Member>
Atom printed(const Scene& scene, Atom)
{
    const CounterFacts* facts = counter(scene);
    return facts ? facts->*Member : Atom();
}

template <auto Member>
Atom recorded(const Scene& scene, Atom)
{
    if (!scene.unit)
        return {};
    const auto* unit = scene.position->package.find<model::Unit>(
        {.scope = scene.position->scenario->id, .id = scene.unit->unit});
    return unit ? unit->*Member : Atom();
}

Atom box(const Scene& scene, Atom)
{
    return scene.unit ? scene.unit->box : Atom();
}

/// What a face has printed, else what the ruleset says of the counter's kind.
Atom fieldOn(const Scene& scene, Atom shown, Atom name)
{
    const CounterFacts* facts = counter(scene);
    if (!facts)
        return {};
    if (const auto printed = scene.position->counters.field(scene.position->package, scene.counter, shown, name))
        return Atom(*printed);
    return Atom(scene.position->charts.text(Category::CounterKind, facts->kind, name));
}

Atom field(const Scene& scene, Atom name)
{
    return fieldOn(scene, scene.unit ? scene.unit->face : Atom(), name);
}

Atom frontField(const Scene& scene, Atom name)
{
    return fieldOn(scene, {}, name);
}

Atom backField(const Scene& scene, Atom name)
{
    static const Atom back("back");
    return fieldOn(scene, back, name);
}

std::vector<Atom> fieldWords(const Scene& scene, Atom name)
{
    std::vector<Atom> words;
    model::forEachWord(field(scene, name).text(), [&](std::string_view word) { words.emplace_back(word); });
    return words;
}

/// What a word of a field names: a hex or place, a zone of any map, or nothing on the map.
enum class Named { Spot, Zone, Nothing };

Named namedBy(const Scene& scene, Atom word)
{
    const Position& position = *scene.position;
    if (exists(position.ground.place(word)) || exists(position.package.atlas().find(word)))
        return Named::Spot;
    return position.ground.zones().hexes(word).empty() ? Named::Nothing : Named::Zone;
}

template <Named What>
std::vector<Atom> fieldNaming(const Scene& scene, Atom name)
{
    std::vector<Atom> words = fieldWords(scene, name);
    std::erase_if(words, [&](Atom word) { return namedBy(scene, word) != What; });
    return words;
}

template <Named What>
bool isFieldNaming(const Scene& scene, Atom name, Atom word)
{
    return std::ranges::contains(fieldNaming<What>(scene, name), word);
}

/// A word of the field names the hex, a place in it or a zone around it.
bool inNamed(const Scene& scene, Atom name)
{
    const Position& position = *scene.position;
    return exists(scene.hex) && std::ranges::any_of(fieldWords(scene, name), [&](Atom word) {
               return position.package.atlas().find(word) == scene.hex
                   || position.ground.places().has(scene.hex, word)
                   || position.ground.zones().has(scene.hex, word);
           });
}

/// What the scenario says of the unit itself: the hex across which a bridge lies.
Atom unitField(const Scene& scene, Atom name)
{
    const auto* unit = scene.unit ? scene.position->package.find<model::Unit>(
                                        {.scope = scene.position->scenario->id, .id = scene.unit->unit})
                                  : nullptr;
    return unit ? Atom(unit->fields.text(name)) : Atom();
}

Atom shownFace(const Scene& scene, Atom)
{
    static const Atom front("front");
    if (!scene.unit)
        return {};
    return scene.unit->face ? scene.unit->face : front;
}

std::span<const model::Face> facesOf(const Scene& scene)
{
    const CounterFacts* facts = counter(scene);
    const auto* record = facts ? scene.position->package.find<model::Counter>(facts->id) : nullptr;
    if (!record)
        return {};
    const auto* type = scene.position->package.find<model::CounterType>(record->type);
    return !record->faces.empty() || !type ? std::span(record->faces) : std::span(type->faces);
}

double faceCount(const Scene& scene, Atom)
{
    return double(facesOf(scene).size());
}

bool onAllFaces(const Scene& scene, Atom field)
{
    const auto faces = facesOf(scene);
    return !faces.empty() && std::ranges::all_of(faces, [&](const model::Face& face) {
        const model::CounterFace shown(scene.position->package, counter(scene)->id, face.id);
        return shown.text(field) == "yes";
    });
}

/// The hex that the rulebook's own set-up gives the unit.
Atom setupHex(const Scene& scene, Atom)
{
    const CounterFacts* facts = counter(scene);
    const SetupSpec::Line* line = facts ? scene.position->ruleset.procedures().setup.find(*facts) : nullptr;
    return line ? line->hex : Atom();
}

Atom boxKind(const Scene& scene, Atom)
{
    const Atom id = box(scene, {});
    const auto* box = id ? scene.position->package.find<model::Box>(id) : nullptr;
    return box ? box->kind : Atom();
}

Atom supply(const Scene& scene, Atom)
{
    return scene.unit ? scene.position->supply.status(*scene.unit, scene.position->occupancy) : Atom();
}

bool mark(const Scene& scene, Atom, Atom word)
{
    bool found = false;
    if (scene.unit && scene.unit->marks)
        model::forEachWord(scene.unit->marks.text(),
                           [&](std::string_view mark) { found |= mark == word.text(); });
    return found;
}

std::vector<Atom> marks(const Scene& scene, Atom)
{
    std::vector<Atom> words;
    if (scene.unit)
        model::forEachWord(scene.unit->marks.text(),
                           [&](std::string_view mark) { words.emplace_back(mark); });
    return words;
}

std::string names(const Scene& scene, const std::vector<Atom>& units)
{
    std::string text;
    for (const Placed& unit : scene.position->occupancy.all())
        if (std::ranges::contains(units, unit.unit)) {
            const CounterFacts* facts = scene.position->facts(unit);
            text += text.empty() ? "" : ", ";
            text += facts ? std::string_view(facts->name) : unit.unit.text();
        }
    return text;
}

/// What stops the unit's line of supply, as a message of its own: its id and what fills it, with "|" between.
std::string supplyBreak(const Scene& scene, Atom)
{
    if (!scene.unit)
        return {};
    const SupplyBreak why = scene.position->supply.why(*scene.position, *scene.unit);
    const model::Atlas& atlas = scene.position->package.atlas();
    switch (why.kind) {
    case SupplyBreak::Kind::NoSource:
        return "@supply.no-source";
    case SupplyBreak::Kind::Length:
        return "@supply.length|" + std::to_string(why.over);
    case SupplyBreak::Kind::Hexside:
        return "@supply.hexside|"
            + (why.path.empty() || why.direction < 0
                   ? std::string()
                   : atlas.sideText({.hex = why.path.back(), .direction = why.direction}));
    case SupplyBreak::Kind::Hex:
        break;
    }
    const std::string hex = exists(why.hex) ? atlas.printed(why.hex) : std::string();
    if (!why.units.empty())
        return "@supply.units|" + hex + "|" + names(scene, why.units);
    if (!why.zocOf.empty())
        return "@supply.zoc|" + hex + "|" + names(scene, why.zocOf);
    return "@supply.hex|" + hex;
}

std::string name(const Scene& scene, Atom)
{
    const CounterFacts* facts = counter(scene);
    if (facts)
        return facts->name;
    return scene.unit ? std::string(scene.unit->unit.text()) : std::string();
}

RecordSet counters()
{
    return recordKinds<model::Counter, model::CounterType>();
}

constexpr FacetSet kCounter{Facet::Counter};
constexpr FacetSet kUnit{Facet::Unit};
constexpr FacetSet kNaming = kUnit.with({Facet::Hex, Facet::Places, Facet::Anywhere});

} // namespace

std::span<const Fact> unitFacts()
{
    static const std::vector<Fact> facts{
        {.name = "kind",
         .reads = kCounter,
         .category = Category::CounterKind,
         .word = printed<&CounterFacts::kind>},
        {.name = "class", .reads = kCounter, .word = printed<&CounterFacts::unitClass>},
        {.name = "nation",
         .reads = kCounter,
         .category = Category::Nation,
         .word = printed<&CounterFacts::nation>},
        {.name = "side",
         .reads = kCounter,
         .category = Category::Side,
         .isSide = true,
         .word =
             [](const Scene& scene, Atom) {
                 const CounterFacts* own = counter(scene);
                 return own ? own->side : scene.side;
             }},
        {.name = "size", .reads = kCounter, .category = Category::Size, .word = printed<&CounterFacts::size>},
        {.name = "stacking", .reads = kCounter, .word = printed<&CounterFacts::stacking>},
        {.name = "counter", .reads = kUnit, .word = printed<&CounterFacts::id>},
        {.name = "copies",
         .type = FormulaType::Number,
         .reads = kUnit,
         .number =
             [](const Scene& scene, Atom) {
                 const CounterFacts* own = counter(scene);
                 return own ? double(own->copies) : 0;
             }},
        {.name = "pair",
         .reads = kUnit,
         .word =
             [](const Scene& scene, Atom) {
                 const CounterFacts* own = counter(scene);
                 const auto* record = own ? scene.position->package.find<model::Counter>(own->id) : nullptr;
                 return record ? record->pair : Atom();
             },
         .records = counters},
        {.name = "formation",
         .reads = kUnit,
         .word =
             [](const Scene& scene, Atom) {
                 const CounterFacts* own = counter(scene);
                 const auto* record = own ? scene.position->package.find<model::Counter>(own->id) : nullptr;
                 return record ? record->formation : Atom();
             },
         .records = counters},
        {.name = "id",
         .reads = kUnit,
         .word = [](const Scene& scene, Atom) { return scene.unit ? scene.unit->unit : Atom(); }},
        {.name = "face", .reads = kUnit, .word = shownFace},
        {.name = "faces",
         .type = FormulaType::Number,
         .reads = kUnit,
         .number = faceCount,
         .records = counters},
        {.name = "marks",
         .type = FormulaType::Set,
         .reads = kUnit,
         .category = Category::Mark,
         .has = mark,
         .list = marks},
        {.name = "steps",
         .type = FormulaType::Number,
         .reads = kUnit,
         .number =
             [](const Scene& scene, Atom) {
                 static const Atom steps("steps");
                 if (scene.unit && scene.unit->steps > 0)
                     return double(scene.unit->steps);
                 return numberFrom(field(scene, steps).text()).value_or(0);
             }},
        {.name = "box", .reads = kUnit, .word = box},
        {.name = "box-kind",
         .reads = kUnit,
         .category = Category::Box,
         .word = boxKind,
         .records = [] { return recordKinds<model::Box>(); }},
        {.name = "setup-hex", .reads = kCounter, .word = setupHex},
        {.name = "all-faces",
         .type = FormulaType::Truth,
         .takesArgument = true,
         .reads = kUnit,
         .holds = onAllFaces,
         .records = counters},
        {.name = "space", .reads = kUnit, .word = recorded<&model::Unit::space>},
        {.name = "card", .reads = kUnit, .word = recorded<&model::Unit::card>},
        {.name = "area", .reads = kUnit, .word = recorded<&model::Unit::area>},
        {.name = "release", .reads = kUnit, .word = recorded<&model::Unit::release>},
        {.name = "on-map",
         .type = FormulaType::Truth,
         .reads = kUnit,
         .holds = [](const Scene& scene, Atom) { return scene.unit && exists(scene.unit->hex); }},
        {.name = "field", .takesArgument = true, .reads = kUnit, .word = field, .records = counters},
        {.name = "front-field",
         .takesArgument = true,
         .reads = kUnit,
         .word = frontField,
         .records = counters},
        {.name = "back-field", .takesArgument = true, .reads = kUnit, .word = backField, .records = counters},
        {.name = "field-words",
         .type = FormulaType::Set,
         .takesArgument = true,
         .reads = kUnit,
         .has = [](const Scene& scene, Atom name,
                   Atom word) { return std::ranges::contains(fieldWords(scene, name), word); },
         .list = fieldWords,
         .records = counters},
        {.name = "field-hexes",
         .type = FormulaType::Set,
         .takesArgument = true,
         .reads = kNaming,
         .has = isFieldNaming<Named::Spot>,
         .list = fieldNaming<Named::Spot>,
         .records = counters},
        {.name = "field-zones",
         .type = FormulaType::Set,
         .takesArgument = true,
         .reads = kNaming,
         .has = isFieldNaming<Named::Zone>,
         .list = fieldNaming<Named::Zone>,
         .records = counters},
        {.name = "field-unplaced",
         .type = FormulaType::Set,
         .takesArgument = true,
         .reads = kNaming,
         .has = isFieldNaming<Named::Nothing>,
         .list = fieldNaming<Named::Nothing>,
         .records = counters},
        {.name = "in-field",
         .type = FormulaType::Truth,
         .takesArgument = true,
         .reads = kNaming,
         .holds = inNamed,
         .records = counters},
        {.name = "unit-field", .takesArgument = true, .reads = kUnit, .word = unitField},
        {.name = "supply", .reads = {Facet::Supply}, .word = supply},
        {.name = "supply-break", // names the enemies that stop the line, wherever they stand
         .reads = {Facet::Supply, Facet::Anywhere},
         .word = [](const Scene& scene, Atom) { return Atom(supplyBreak(scene, {})); },
         .text = supplyBreak},
        {.name = "supply-length",
         .type = FormulaType::Number,
         .reads = {Facet::Supply},
         .number =
             [](const Scene& scene, Atom) {
                 return scene.unit ? double(scene.position->supply.length(*scene.position, *scene.unit)) : -1;
             }},
        {.name = "supply-uncertain",
         .type = FormulaType::Truth,
         .reads = {Facet::Supply},
         .holds =
             [](const Scene& scene, Atom) {
                 return scene.unit
                     && scene.position->supply.uncertain(*scene.unit, scene.position->occupancy);
             }},
        {.name = "unit",
         .reads = {Facet::Counter, Facet::Unit},
         .word = [](const Scene& scene, Atom) { return Atom(name(scene, {})); },
         .text = name},
    };
    return facts;
}

} // namespace rules
