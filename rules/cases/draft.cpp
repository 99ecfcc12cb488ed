#include "rules/cases/draft.h"

#include "model/xml/reader.h"

namespace rules {
namespace {

using model::xml::Source;

/// Elements of a position that stand on their own. <hex> is terrain; the victory hexes stand inside <victory>.
template <class T>
constexpr bool standsAlone = !model::isRoot<T> && !std::same_as<T, model::VictoryHex>
    && !std::same_as<T, model::WeatherTable> && !std::same_as<T, model::GameNote>;

/// Elements of a position that hold others, as the files of a package do.
template <class T>
constexpr bool holdsOthers =
    std::same_as<T, model::Game> || std::same_as<T, model::Map> || std::same_as<T, model::Scenario>
    || std::same_as<T, model::Weather> || std::same_as<T, model::Victory> || std::same_as<T, model::Card>;

const Atom kOwn("case"); ///< the sheet and the card of what the case itself makes

template <class T>
T named(Atom id)
{
    T record;
    record.id = id;
    return record;
}

/// A line may name a run of hexes: "2009..2012".
void expand(model::HexPath& path)
{
    model::HexPath expanded;
    std::string bad;
    for (const Atom word : path.hexes) {
        model::HexList run;
        model::xml::readHexes(word.text(), run, 10'000, bad);
        expanded.hexes.insert(expanded.hexes.end(), run.hexes.begin(), run.hexes.end());
    }
    path = std::move(expanded);
}

void cutTo(model::Map& map, const model::HexList& hexes)
{
    model::Map wide = map;
    const bool cut = map.grid.size() == 0;
    if (cut)
        wide.grid.columns = wide.grid.rows = 200;
    std::vector<model::Cell> cells;
    for (const Atom hex : hexes.hexes)
        if (const auto cell = wide.numbering.cell(wide.grid, hex.text()))
            cells.push_back(*cell);
    if (cut && !cells.empty()) {
        const auto [left, right] = std::ranges::minmax(cells, {}, &model::Cell::column);
        const auto [top, bottom] = std::ranges::minmax(cells, {}, &model::Cell::row);
        map.numbering.column.start += left.column - map.grid.firstColumn;
        map.numbering.row.start += top.row - map.grid.firstRow;
        map.grid.firstColumn = left.column;
        map.grid.firstRow = top.row;
        map.grid.columns = right.column - left.column + 1;
        map.grid.rows = bottom.row - top.row + 1;
    }
    map.missing = {};
    for (int i = 0; i < map.grid.size(); ++i)
        if (const model::Cell cell = map.grid.cellAt(i); !std::ranges::contains(cells, cell))
            map.missing.hexes.emplace_back(map.numbering.number(map.grid, cell));
    std::ranges::sort(map.missing.hexes, model::NaturalLess());
}

/// Gives a zone with rest="yes" all hexes that no other zone of its kind has.
void fillRest(model::Package& package, Atom mapId)
{
    std::vector<model::Edit> edits;
    for (const auto& [key, zone] : package.all<model::Zone>().in(mapId)) {
        if (zone.fields.text(Atom("rest")) != "yes")
            continue;
        model::Zone filled = zone;
        filled.fields.set(Atom("rest"), std::nullopt);
        for (int i = 0; i < package.atlas().size(); ++i) {
            const Atom number = package.atlas().number(static_cast<model::HexIndex>(i));
            const auto taken = [&](const auto& item) {
                return item.second.kind == zone.kind && item.second.hexes.contains(number);
            };
            if (!std::ranges::any_of(package.all<model::Zone>().in(mapId), taken))
                filled.hexes.hexes.push_back(number);
        }
        std::ranges::sort(filled.hexes.hexes, model::NaturalLess());
        edits.push_back(model::put(filled, mapId));
    }
    package.apply({.label = {}, .arguments = {}, .edits = std::move(edits)});
}

model::Finding unknown(std::string_view rule, const std::string& id, const model::FilePosition& position)
{
    model::Finding finding;
    finding.rule = finding.message = Atom(rule);
    finding.subject = model::Subject::ofFile(position.file);
    finding.discriminator = id;
    finding.arguments = {id};
    finding.position = position;
    return finding;
}

} // namespace

Draft::Draft()
    : m_map("main")
    , m_scenario(kOwn)
{
    put(model::put(named<model::Map>(m_map)));
    put(model::put(named<model::Scenario>(m_scenario)));
    put(model::put(named<model::Sheet>(kOwn)));
    put(model::put(named<model::Card>(kOwn), m_scenario));
}

Draft::Draft(model::Package package, Atom scenario)
    : m_package(std::move(package))
    , m_scenario(scenario)
{
    if (!m_package.atlas().maps().empty())
        m_map = m_package.atlas().maps().front();
    put(model::put(named<model::Sheet>(kOwn)));
    put(model::put(named<model::Card>(kOwn), m_scenario));
}

void Draft::put(model::Edit edit)
{
    m_package.apply({.label = {}, .arguments = {}, .edits = {std::move(edit)}});
}

template <class T>
model::Key Draft::keyOf(Atom id) const
{
    const Atom scope = T::scope == model::Scope::Map ? m_map
        : T::scope == model::Scope::Scenario         ? m_scenario
                                                     : Atom();
    return {.scope = scope, .id = model::isSingle<T> ? Atom() : id};
}

template <class T>
Atom Draft::freshId(Atom wanted) const
{
    if (wanted)
        return wanted;
    for (int n = 1;; ++n) {
        const Atom id(std::string(T::element) + "-" + std::to_string(n));
        if (!m_package.find<T>(keyOf<T>(id)))
            return id;
    }
}

template <class T>
void Draft::readRecord(Source& source, pugi::xml_node node)
{
    const Atom id = freshId<T>(Atom(node.attribute("id").value()));
    const T* old = m_package.find<T>(keyOf<T>(id));
    T record = old ? *old : T();
    if constexpr (std::same_as<T, model::Line>)
        if (node.attribute("hexes"))
            record.hexes = {};
    model::xml::readRecord(source, node, record);
    record.id = id;
    if constexpr (std::same_as<T, model::Line>)
        expand(record.hexes);
    if (!old && model::hasContainer<T>)
        model::setContainer(record, kOwn);
    put(model::put(std::move(record), keyOf<T>(id).scope));
}

/// Without a counter of its own a unit is given one, made of all that is not about its place.
void Draft::readUnit(Source& source, pugi::xml_node node)
{
    const Atom id = freshId<model::Unit>(Atom(node.attribute("id").value()));
    const model::Key key = keyOf<model::Unit>(id);
    if (m_package.find<model::Unit>(key) || node.attribute("counter")) {
        readRecord<model::Unit>(source, node);
        return;
    }
    model::Unit unit;
    model::xml::readRecord(source, node, unit);
    model::Counter counter;
    model::xml::readRecord(source, node, counter);
    for (const std::string_view own : model::xml::AttributeNames::of<model::Unit>())
        counter.fields.set(Atom(own), std::nullopt);
    unit.id = counter.id = unit.counter = id;
    unit.card = counter.sheet = kOwn;
    unit.fields = {};
    unit.kept = {};
    if (counter.name.empty())
        counter.name = id.text();
    put(model::put(std::move(counter)));
    put(model::put(std::move(unit), m_scenario));
}

template <class T>
bool Draft::readRoot(Source& source, pugi::xml_node node)
{
    Atom id = m_scenario;
    if constexpr (std::same_as<T, model::Map>)
        id = m_map = node.attribute("id") ? Atom(node.attribute("id").value()) : m_map;
    const T* old = m_package.find<T>(keyOf<T>(id));
    T record = old ? *old : T();
    model::xml::readRecord(source, node, record);
    if constexpr (!model::isSingle<T>)
        record.id = id;
    put(model::put(std::move(record), keyOf<T>(id).scope));
    for (const pugi::xml_node child : node.children()) {
        bool taken = child.type() != pugi::node_element;
        model::forEachKind([&]<class Child>() {
            if constexpr (Child::part == T::part && !model::isRoot<Child>) {
                if (!taken && Child::element == child.name()) {
                    readRecord<Child>(source, child);
                    taken = true;
                }
            }
        });
        if (!taken && !read(source, child))
            return false;
    }
    return true;
}

bool Draft::read(Source& source, pugi::xml_node node)
{
    const std::string_view element = node.name();
    if (element == "hexes") {
        model::HexList hexes;
        std::string bad;
        model::xml::readHexes(node.child_value(), hexes, 100'000, bad);
        m_hexes = std::move(hexes);
    } else if (element == "hex" || element == "hexside") {
        const bool isHex = element == "hex";
        (isHex ? m_terrain : m_hexsides)
            .push_back({.id = node.attribute("id").value(),
                        .words = model::Words(node.attribute(isHex ? "terrain" : "is").value()),
                        .position = source.position(node)});
    } else if (element == "without") {
        readWithout(source, node);
    } else if (element == model::Unit::element) {
        readUnit(source, node);
    } else {
        bool known = false;
        model::forEachKind([&]<class T>() {
            if (known || element != T::element)
                return;
            if constexpr (holdsOthers<T>) {
                known = readRoot<T>(source, node);
            } else if constexpr (standsAlone<T>) {
                readRecord<T>(source, node);
                known = true;
            }
        });
        return known;
    }
    return true;
}

/// <without unit="a b" place="moscow"/>: each attribute is the name of an element, its words are ids.
void Draft::readWithout(Source& source, pugi::xml_node node)
{
    for (const pugi::xml_attribute attribute : node.attributes()) {
        bool known = false;
        model::forEachKind([&]<class T>() {
            if constexpr (standsAlone<T>) {
                if (T::element != attribute.name())
                    return;
                known = true;
                model::forEachWord(attribute.value(),
                                   [&](std::string_view id) { put(model::erase<T>(keyOf<T>(Atom(id)))); });
            }
        });
        if (!known)
            source.report("case.unknown-element", node, {attribute.name()});
    }
}

void Draft::readMoment(pugi::xml_node node)
{
    model::Scenario scenario = *m_package.find<model::Scenario>(m_scenario);
    const auto take = [&](const char* name, Atom& member) {
        if (const auto attribute = node.attribute(name))
            member = Atom(attribute.value());
    };
    take("turn", scenario.firstTurn);
    take("round", scenario.round);
    take("moment", scenario.moment);
    take("active", scenario.active);
    put(model::put(std::move(scenario)));
}

model::Package Draft::finish(std::vector<model::Finding>& findings) const
{
    model::Package package = m_package;
    const auto apply = [&](model::Edit edit) {
        package.apply({.label = {}, .arguments = {}, .edits = {std::move(edit)}});
    };
    if (const model::Map* map = package.find<model::Map>(m_map); map && m_hexes) {
        model::Map cut = *map;
        cutTo(cut, *m_hexes);
        apply(model::put(std::move(cut)));
    }
    for (const Cell& hex : m_terrain) {
        if (const model::HexIndex index = package.atlas().find(hex.id); model::exists(index))
            apply(model::setTerrain(package, index, hex.words));
        else
            findings.push_back(unknown("case.unknown-hex", hex.id, hex.position));
    }
    for (const Cell& side : m_hexsides) {
        if (const model::Hexside found = package.atlas().findSide(side.id); model::exists(found.hex))
            apply(model::setHexside(package, found, side.words));
        else
            findings.push_back(unknown("case.unknown-hex", side.id, side.position));
    }
    fillRest(package, m_map);
    return package;
}

} // namespace rules
