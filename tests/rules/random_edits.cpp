#include "tests/rules/random_edits.h"

using model::Words;
using rules::Category;

namespace {

template <class T>
T record(model::Atom id)
{
    T result;
    result.id = id;
    return result;
}

model::Atom numbered(const char* word, int number)
{
    return model::Atom(word + std::to_string(number));
}

} // namespace

model::Atom RandomEdits::pick(std::initializer_list<const char*> words)
{
    return Atom(std::data(words)[below(static_cast<int>(words.size()))]);
}

model::Atom RandomEdits::term(Category category)
{
    const auto terms = m_ruleset.terms(category);
    return terms.empty() ? Atom() : terms[static_cast<std::size_t>(below(static_cast<int>(terms.size())))].id;
}

template <class T>
model::Atom RandomEdits::any()
{
    std::vector<Atom> ids;
    for (const auto& [key, item] : m_package->all<T>())
        if (T::scope != model::Scope::Scenario || key.scope == m_scenario)
            ids.push_back(key.id);
    return ids.empty() ? Atom() : ids[static_cast<std::size_t>(below(static_cast<int>(ids.size())))];
}

model::Atom RandomEdits::beside(Atom hex)
{
    const auto other = m_package->atlas().neighbours(m_package->atlas().find(hex))[static_cast<std::size_t>(below(6))];
    return model::exists(other) ? number(other) : hex;
}

/// Often right, sometimes not.
std::string RandomEdits::value(const rules::Term& field)
{
    const std::string_view type = field.fields.text(Atom("type"));
    if (type == "number")
        return std::to_string(below(9));
    if (type == "choice") {
        const auto choices = Words(field.fields.text(Atom("choices"))).list();
        return std::string(choices[static_cast<std::size_t>(below(static_cast<int>(choices.size())))].text());
    }
    return std::string(pick({"yes", "no", "1"}).text());
}

std::vector<model::Edit> RandomEdits::edits(const model::Package& package)
{
    m_package = &package;
    std::vector<model::Edit> edits;
    for (int i = below(8) == 0 ? 3 : 1; i > 0; --i)
        edits.push_back(edit());
    return edits;
}

model::Edit RandomEdits::edit()
{
    using Make = model::Edit (RandomEdits::*)();
    static constexpr Make kMakes[]{&RandomEdits::terrain, &RandomEdits::hexside,  &RandomEdits::line,   &RandomEdits::place,
                                   &RandomEdits::zone,    &RandomEdits::marker,   &RandomEdits::area,   &RandomEdits::flag,
                                   &RandomEdits::period,  &RandomEdits::scenario, &RandomEdits::counter, &RandomEdits::entry,
                                   &RandomEdits::victory, &RandomEdits::marker};
    const int made = below(static_cast<int>(std::size(kMakes)) + 9);
    return made < static_cast<int>(std::size(kMakes)) ? (this->*kMakes[made])() : unit();
}

model::Edit RandomEdits::unit()
{
    auto unit = record<model::Unit>(numbered("u", below(16)));
    if (below(6) == 0)
        return model::erase<model::Unit>({.scope = m_scenario, .id = unit.id});
    unit.card = any<model::Card>();
    unit.counter = any<model::Counter>();
    if (below(8) == 0)
        unit.box = any<model::Box>();
    else
        unit.hex = hex();
    unit.face = pick({"", "", "front", "back"});
    if (below(3) == 0)
        unit.marks = Words(std::vector{term(Category::Mark), term(Category::Mark)});
    if (unit.hex && below(3) == 0)
        unit.fields.set(Atom("across"), std::string(beside(unit.hex).text()));
    return model::put(unit, m_scenario);
}

model::Edit RandomEdits::terrain()
{
    return model::setTerrain(*m_package, index(), Words(std::vector{term(Category::Terrain), term(Category::Terrain)}));
}

model::Edit RandomEdits::hexside()
{
    return model::setHexside(*m_package, {.hex = index(), .direction = below(6)},
                             below(3) == 0 ? Words() : Words(std::vector{term(Category::Hexside), term(Category::Hexside)}));
}

model::Edit RandomEdits::line()
{
    auto line = record<model::Line>(numbered("line", below(4)));
    if (below(5) == 0)
        return model::erase<model::Line>({.scope = map(), .id = line.id});
    line.kind = term(Category::Line);
    Atom at = hex();
    for (int i = 2 + below(8); i > 0; --i, at = beside(at))
        line.hexes.hexes.push_back(at);
    return model::put(line, map());
}

model::Edit RandomEdits::place()
{
    const Atom known = any<model::Place>();
    auto place = record<model::Place>(known && below(2) == 0 ? known : numbered("place", below(3)));
    if (below(6) == 0)
        return model::erase<model::Place>({.scope = map(), .id = place.id});
    place.hex = hex();
    place.kinds = Words(std::vector{term(Category::Place), term(Category::Place)});
    place.side = side();
    return model::put(place, map());
}

model::Edit RandomEdits::zone()
{
    const Atom known = any<model::Zone>();
    auto zone = record<model::Zone>(known ? known : Atom("zone"));
    zone.kind = term(Category::Zone);
    for (int i = below(10); i > 0; --i)
        zone.hexes.insert(hex());
    return model::put(zone, map());
}

model::Edit RandomEdits::marker()
{
    auto marker = record<model::Marker>(numbered("m", below(6)));
    if (below(4) == 0)
        return model::erase<model::Marker>({.scope = m_scenario, .id = marker.id});
    marker.kind = term(Category::Marker);
    marker.hex = hex();
    marker.side = side();
    if (below(2) == 0)
        marker.across = beside(marker.hex);
    return model::put(marker, m_scenario);
}

model::Edit RandomEdits::area()
{
    const bool play = below(4) == 0;
    auto area = record<model::Area>(play ? Atom("in-play") : numbered("control", below(2)));
    if (below(3) == 0)
        return model::erase<model::Area>({.scope = m_scenario, .id = area.id});
    area.kind = play ? area.id : Atom("control");
    area.side = play ? Atom() : term(Category::Side);
    for (int i = below(play ? 40 : 8); i > 0; --i)
        area.hexes.insert(hex());
    return model::put(area, m_scenario);
}

model::Edit RandomEdits::flag()
{
    auto flag = record<model::Flag>(term(Category::Flag));
    if (below(2) == 0)
        return model::erase<model::Flag>({.scope = m_scenario, .id = flag.id});
    flag.is = value(*m_ruleset.find(Category::Flag, flag.id));
    if (below(3) == 0)
        flag.turn = any<model::Turn>();
    return model::put(flag, m_scenario);
}

model::Edit RandomEdits::scenario()
{
    auto scenario = *m_package->find<model::Scenario>(m_scenario);
    scenario.firstTurn = any<model::Turn>();
    scenario.kind = pick({"", "own", "historical", "tournament"});
    scenario.moment = pick({"", "start", "turn-start", "after-initiative", "operations", "in-motion", "attrition"});
    scenario.active = term(Category::Side);
    return model::put(scenario);
}

model::Edit RandomEdits::period()
{
    if (below(3) == 0) {
        auto table = record<model::WeatherTable>(numbered("table", below(2)));
        table.fields.set(Atom("turn"), std::string(any<model::Turn>().text()));
        for (int from = below(3); from < 10; from += 4)
            table.rows.push_back({.on = std::to_string(from) + "-" + std::to_string(from + 2 + below(3)), .cells = {}});
        return model::put(table, m_scenario);
    }
    auto period = record<model::Period>(numbered("", below(3)));
    period.turn = any<model::Turn>();
    period.weather = term(Category::Weather);
    return model::put(period, m_scenario);
}

model::Edit RandomEdits::counter()
{
    auto counter = *m_package->find<model::Counter>(any<model::Counter>());
    const auto fields = m_ruleset.terms(Category::Field);
    const rules::Term& field = fields[static_cast<std::size_t>(below(static_cast<int>(fields.size())))];
    switch (below(6)) {
    case 0:
        counter.kind = term(Category::CounterKind);
        break;
    case 1:
        counter.nation = term(Category::Nation);
        break;
    case 2:
        counter.formation = below(2) == 0 ? Atom() : any<model::Formation>();
        break;
    default:
        if (below(3) == 0)
            counter.fields.set(field.id, std::nullopt);
        else
            counter.fields.set(field.id, value(field));
    }
    return model::put(counter);
}

model::Edit RandomEdits::entry()
{
    auto entry = record<model::Entry>(numbered("e", below(3)));
    if (below(4) == 0)
        return model::erase<model::Entry>({.scope = m_scenario, .id = entry.id});
    entry.kind = pick({"reinforcement", "reinforcement", "conversion", "replacement"});
    entry.turn = below(6) == 0 ? Atom() : any<model::Turn>();
    entry.side = term(Category::Side);
    entry.counters = Words(std::vector{any<model::Counter>(), any<model::Counter>()});
    if (below(3) != 0)
        entry.hexes = Words(std::vector{hex(), hex()});
    entry.fields.set(Atom("card"), std::to_string(below(3)));
    return model::put(entry, m_scenario);
}

model::Edit RandomEdits::victory()
{
    if (below(2) == 0) {
        auto level = record<model::VictoryLevel>(numbered("level", below(3)));
        level.from = std::to_string(below(12));
        level.to = below(2) == 0 ? std::string() : std::to_string(below(16));
        level.side = side();
        return model::put(level, m_scenario);
    }
    auto location = record<model::VictoryHex>(numbered("v", below(3)));
    location.hex = hex();
    location.side = side();
    location.points = below(5);
    return model::put(location, m_scenario);
}

rules::WhatIf RandomEdits::whatIf(const model::Package& package)
{
    m_package = &package;
    rules::WhatIf whatIf;
    if (below(3) == 0)
        return whatIf;
    whatIf.turn = any<model::Turn>();
    if (below(2) == 0)
        whatIf.weather = term(Category::Weather);
    if (below(2) == 0)
        whatIf.flags[term(Category::Flag)] = pick({"yes", "20", ""}).text();
    return whatIf;
}
