#include "tests/rules/strip.h"

#include "rules/answers/answers.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

using model::Atom;
using model::HexIndex;

namespace {

const Atom kMap("main");
const Atom kScenario("test");

/// "2001..2004 2107": runs go down a column.
std::vector<Atom> numbers(std::string_view list)
{
    std::vector<Atom> all;
    model::forEachWord(list, [&](std::string_view word) {
        const std::size_t dots = word.find("..");
        const int first = std::stoi(std::string(word.substr(0, dots)));
        const int last = dots == std::string_view::npos ? first : std::stoi(std::string(word.substr(dots + 2)));
        for (int number = first; number <= last; ++number)
            all.emplace_back(std::to_string(number));
    });
    return all;
}

template <class T>
T record(std::string_view id)
{
    T result;
    result.id = Atom(id);
    return result;
}

std::shared_ptr<const rules::Ruleset> readWell(const std::string& text)
{
    const auto read = rules::readRuleset(text, "ruleset.xml");
    for (const model::Finding& finding : read.findings) {
        std::string what(finding.message.text());
        for (const std::string& argument : finding.arguments)
            what += " " + argument;
        throw std::runtime_error(what);
    }
    return read.ruleset;
}

} // namespace

std::shared_ptr<const rules::Ruleset> stalinsWar()
{
    std::ifstream in(HEXWERK_SOURCE_DIR "/resources/rulesets/stalins-war/ruleset.xml", std::ios::binary);
    static const auto ruleset =
        readWell({std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()});
    return ruleset;
}

std::shared_ptr<const rules::Ruleset> madeUpGame(std::string_view elements)
{
    return readWell(R"(<ruleset format="1" id="made-up" title="Made up" version="1">
  <side id="axis" name="Axis" source="default"/>
  <side id="soviet" name="Soviet" source="default"/>
  <nation id="GE" name="Germany" source="default" side="axis"/>
  <nation id="SU" name="Soviet Union" source="default" side="soviet"/>
  <kind id="infantry" name="Infantry" source="default" class="N"/>
  <kind id="panzer" name="Panzer" source="default" class="V"/>
)" + std::string(elements) + "</ruleset>");
}

Strip::Strip()
    : Strip(stalinsWar())
{
}

Strip::Strip(std::shared_ptr<const rules::Ruleset> ruleset)
    : m_ruleset(ruleset)
    , m_engine(std::make_unique<rules::Engine>(std::move(ruleset)))
{
    auto map = record<model::Map>(kMap.text());
    map.grid = {.lattice = {}, .columns = 12, .rows = 12, .firstColumn = 20, .firstRow = 1};
    map.numbering.column.start = 20;
    map.terrain = model::Words("clear");
    for (int i = 0; i < map.grid.size(); ++i)
        map.missing.insert(Atom(map.numbering.number(map.grid, map.grid.cellAt(i))));
    auto sheet = record<model::Sheet>("sheet");
    auto scenario = record<model::Scenario>(kScenario.text());
    std::vector<model::Edit> edits{model::put(map), model::put(sheet), model::put(scenario),
                                   model::put(record<model::Card>("all"), kScenario)};
    for (const rules::Term& term : m_ruleset->terms(rules::Category::Side))
        edits.push_back(model::put(record<model::Side>(term.id.text())));
    for (const rules::Term& term : m_ruleset->terms(rules::Category::Nation)) {
        auto nation = record<model::Nation>(term.id.text());
        nation.side = Atom(term.fields.text(Atom("side")));
        edits.push_back(model::put(nation));
    }
    m_engine->reset(m_package);
    apply(std::move(edits));
    hexes("2001..2012");
}

void Strip::apply(std::vector<model::Edit> edits)
{
    const auto applied = m_package.apply({.label = "test", .arguments = {}, .edits = std::move(edits)});
    m_engine->update(m_package, applied.change);
}

HexIndex Strip::hex(std::string_view number) const
{
    const HexIndex found = m_package.atlas().find(Atom(number));
    if (!exists(found))
        throw std::runtime_error("no hex " + std::string(number));
    return found;
}

Strip& Strip::hexes(std::string_view list)
{
    auto map = *m_package.find<model::Map>(kMap);
    for (const Atom number : numbers(list))
        map.missing.remove(number);
    apply({model::put(map)});
    return *this;
}

Strip& Strip::terrain(std::string_view list, std::string_view terrain)
{
    for (const Atom number : numbers(list))
        apply({model::setTerrain(m_package, hex(number.text()), model::Words(terrain))});
    return *this;
}

Strip& Strip::hexside(std::string_view side, std::string_view features)
{
    apply({model::setHexside(m_package, m_package.atlas().findSide(side), model::Words(features))});
    return *this;
}

Strip& Strip::line(std::string_view list, std::string_view kind)
{
    auto line = record<model::Line>("line-" + std::to_string(++m_number));
    line.kind = Atom(kind);
    line.hexes.hexes = numbers(list);
    apply({model::put(line, kMap)});
    return *this;
}

Strip& Strip::zone(std::string_view id, std::string_view list)
{
    auto zone = record<model::Zone>(id);
    zone.kind = Atom("edge");
    zone.hexes.hexes = numbers(list);
    apply({model::put(zone, kMap)});
    return *this;
}

Strip& Strip::place(std::string_view id, std::string_view hex, std::string_view kinds, std::string_view side,
                    std::string_view sea)
{
    auto place = record<model::Place>(id);
    place.hex = Atom(hex);
    place.kinds = model::Words(kinds);
    place.side = Atom(side);
    if (!sea.empty())
        place.fields.set(Atom("sea"), std::string(sea));
    apply({model::put(place, kMap)});
    return *this;
}

Strip& Strip::area(std::string_view kind, std::string_view list)
{
    auto area = record<model::Area>("area-" + std::to_string(++m_number));
    area.kind = Atom(kind);
    area.hexes.hexes = numbers(list);
    apply({model::put(area, kScenario)});
    return *this;
}

Strip& Strip::control(std::string_view side, std::string_view list)
{
    std::vector<model::Edit> edits;
    for (const auto& [key, area] : m_package.all<model::Area>()) {
        auto less = area;
        for (const Atom number : numbers(list))
            less.hexes.remove(number);
        if (area.kind.text() == "control")
            edits.push_back(model::put(less, kScenario));
    }
    auto area = record<model::Area>("area-" + std::to_string(++m_number));
    area.kind = Atom("control");
    area.side = Atom(side);
    area.hexes.hexes = numbers(list);
    edits.push_back(model::put(area, kScenario));
    apply(std::move(edits));
    return *this;
}

Strip& Strip::marker(std::string_view kind, std::string_view hex, std::string_view side)
{
    auto marker = record<model::Marker>("marker-" + std::to_string(++m_number));
    marker.kind = Atom(kind);
    marker.hex = Atom(hex);
    marker.side = Atom(side);
    apply({model::put(marker, kScenario)});
    return *this;
}

Strip& Strip::unit(std::string_view id, std::string_view kind, std::string_view nation, std::string_view hex,
                   std::string_view face, std::string_view marks)
{
    auto counter = record<model::Counter>(id);
    counter.sheet = Atom("sheet");
    counter.name = id;
    counter.kind = Atom(kind);
    counter.nation = Atom(nation);
    auto unit = record<model::Unit>(id);
    unit.card = Atom("all");
    unit.counter = counter.id;
    unit.hex = Atom(hex);
    unit.face = Atom(face);
    unit.marks = model::Words(marks);
    apply({model::put(counter), model::put(unit, kScenario)});
    return *this;
}

Strip& Strip::move(std::string_view id, std::string_view hex)
{
    auto unit = *m_package.find<model::Unit>({.scope = kScenario, .id = Atom(id)});
    unit.hex = Atom(hex);
    apply({model::put(unit, kScenario)});
    return *this;
}

Strip& Strip::remove(std::string_view id)
{
    apply({model::erase<model::Unit>({.scope = kScenario, .id = Atom(id)})});
    return *this;
}

Strip& Strip::flag(std::string_view id, std::string_view is)
{
    auto flag = record<model::Flag>(id);
    flag.is = is;
    apply({model::put(flag, kScenario)});
    return *this;
}

rules::Position Strip::position() const
{
    const rules::Position now = m_engine->position(m_package, kScenario);
    const rules::SupplyAndZoc fresh = traceSupply(now);
    if (!(fresh.supply == now.supply) || !(fresh.zoc == now.zoc))
        throw std::runtime_error("the engine's supply is not that of tracing from scratch");
    return now;
}

const rules::Placed& Strip::placed(const rules::Position& position, std::string_view unit) const
{
    const rules::Placed* found = rules::findUnit(position, Atom(unit));
    if (!found)
        throw std::runtime_error("no unit " + std::string(unit));
    return *found;
}

std::string Strip::text(std::span<const HexIndex> hexes) const
{
    std::string text;
    for (const HexIndex hex : hexes) {
        text += text.empty() ? "" : " ";
        text += m_package.atlas().number(hex).text();
    }
    return text;
}

std::string Strip::status(std::string_view unit) const
{
    const auto now = position();
    return std::string(now.supply.status(placed(now, unit), now.occupancy).text());
}

bool Strip::uncertain(std::string_view unit) const
{
    const auto now = position();
    return now.supply.uncertain(placed(now, unit), now.occupancy);
}

int Strip::length(std::string_view unit) const
{
    const auto now = position();
    return now.supply.length(now, placed(now, unit));
}

std::string Strip::path(std::string_view unit) const
{
    const auto now = position();
    return text(now.supply.path(now, placed(now, unit)));
}

std::string Strip::why(std::string_view unit) const
{
    using Kind = rules::SupplyBreak::Kind;
    const auto now = position();
    const rules::SupplyBreak why = now.supply.why(now, placed(now, unit));
    std::string result = text(why.path);
    const auto list = [&](std::string_view name, const std::vector<Atom>& units) {
        result += units.empty() ? "" : std::string(" ") + std::string(name);
        for (const Atom id : units)
            result += " " + std::string(id.text());
    };
    switch (why.kind) {
    case Kind::NoSource:
        result += "no-source";
        break;
    case Kind::Length:
        result += " length " + text(std::span(&why.hex, 1)) + " over " + std::to_string(why.over);
        break;
    case Kind::Hex:
        result += " hex " + text(std::span(&why.hex, 1));
        break;
    case Kind::Hexside:
        result += " hexside "
            + now.package.atlas().sideText(
                now.package.atlas().canonical({.hex = why.path.back(), .direction = why.direction}));
        break;
    }
    list("zoc-of", why.zocOf);
    list("units", why.units);
    return result;
}

std::string Strip::zoc(std::string_view side) const
{
    return text(rules::zocOf(position(), Atom(side)));
}

std::string Strip::statusAt(std::string_view number, std::string_view trace) const
{
    const auto now = position();
    return std::string(now.supply.statusAt(now, hex(number), Atom(trace)).text());
}

std::string Strip::bestAt(std::string_view number, std::string_view side) const
{
    const auto now = position();
    return std::string(now.supply.bestAt(now, hex(number), Atom(side)).text());
}

std::string Strip::set(std::string_view id) const
{
    const auto now = position();
    std::vector<HexIndex> members;
    for (int i = 0; i < now.package.atlas().size(); ++i)
        if (now.supply.set(Atom(id))->has(static_cast<HexIndex>(i)))
            members.push_back(static_cast<HexIndex>(i));
    return text(members);
}
