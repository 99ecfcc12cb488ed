#include "tests/rules/game_fixture.h"

#include <fstream>
#include <iterator>

using model::Atom;

namespace {

std::string readText(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

template <class T>
T record(std::string_view id)
{
    T result;
    result.id = Atom(id);
    return result;
}

} // namespace

std::shared_ptr<const rules::Ruleset> GameFixture::stalinsWar(Rules rules)
{
    static const auto all = rules::readRuleset(
        readText(HEXWERK_SOURCE_DIR "/resources/rulesets/stalins-war/ruleset.xml"), "ruleset.xml").ruleset;
    static const auto shared = [] {
        auto some = std::make_shared<rules::Ruleset>(*all);
        std::erase_if(some->rules, [](const rules::RuleSpec& rule) {
            const std::string_view module = rule.module.text();
            return module == "check" || module == "setup.printed" || module == "place.required"
                || module == "victory.at-start";
        });
        return some;
    }();
    return rules == Rules::All ? all : shared;
}

GameFixture::GameFixture(Rules rules)
    : m_engine(stalinsWar(rules))
{
    auto map = record<model::Map>("main");
    map.grid.columns = 2;
    map.grid.rows = 12;
    map.grid.firstColumn = 20;
    map.numbering.column.start = 20;
    map.terrain = model::Words("clear");
    auto axis = record<model::Side>("axis");
    axis.name = "Axis";
    auto soviet = record<model::Side>("soviet");
    soviet.name = "Soviet";
    auto sheet = record<model::Sheet>("sheet");
    auto scenario = record<model::Scenario>("test");
    auto card = record<model::Card>("all");
    std::vector<model::Edit> edits{model::put(map),   model::put(axis),     model::put(soviet),
                                   model::put(sheet), model::put(scenario), model::put(card, Atom("test"))};
    for (const std::string_view id : {"GE", "IT", "RO", "HU", "VL", "SU"}) {
        auto nation = record<model::Nation>(id);
        nation.side = Atom(id == "SU" ? "soviet" : "axis");
        edits.push_back(model::put(nation));
    }
    m_engine.reset(m_package);
    apply(std::move(edits));
    for (const std::string_view id : {"46-pz", "24-pz", "47-pz", "3-pz", "14-pz"})
        counter(id, "panzer", "GE");
    counter("43-corps", "infantry", "GE");
    counter("6-army", "army", "GE");
    counter("ro-3-army", "army", "RO");
    counter("ro-corps", "infantry", "RO");
    counter("hu-corps", "infantry", "HU");
    counter("west-front", "front", "SU");
    counter("central-front", "front", "SU");
    counter("13r", "rifle", "SU");
    counter("20r", "rifle", "SU");
    counter("21r", "rifle", "SU");
    counter("7m", "mech", "SU");
    counter("stalin", "stalin", "SU");
    counter("fz", "fortified-zone", "SU", 4);
    counter("partisan", "partisan", "SU", 6);
}

rules::FindingDelta GameFixture::apply(std::vector<model::Edit> edits)
{
    const auto applied = m_package.apply({.label = "test", .arguments = {}, .edits = std::move(edits)});
    return m_engine.update(m_package, applied.change);
}

void GameFixture::counter(std::string_view id, std::string_view kind, std::string_view nation, int copies)
{
    auto counter = record<model::Counter>(id);
    counter.sheet = Atom("sheet");
    counter.name = id;
    counter.kind = Atom(kind);
    counter.nation = Atom(nation);
    counter.copies = copies;
    apply({model::put(counter)});
}

void GameFixture::place(std::string_view counter, std::string_view hex, std::string_view face,
                        std::string_view unit)
{
    auto placed = record<model::Unit>(unit.empty() ? counter : unit);
    placed.card = Atom("all");
    placed.counter = Atom(counter);
    placed.hex = Atom(hex);
    placed.face = Atom(face);
    apply({model::put(placed, Atom("test"))});
}

void GameFixture::moment(std::string_view moment)
{
    auto scenario = *m_package.find<model::Scenario>(Atom("test"));
    scenario.moment = Atom(moment);
    apply({model::put(scenario)});
}

std::vector<std::string> GameFixture::found() const
{
    std::vector<std::string> list;
    for (const model::Finding& finding : m_engine.findings())
        list.push_back(std::string(finding.rule.text()) + " " + subjectText(finding.subject));
    return list;
}

std::vector<model::Finding> GameFixture::of(std::string_view rule) const
{
    std::vector<model::Finding> list;
    for (const model::Finding& finding : m_engine.findings())
        if (finding.rule.text() == rule)
            list.push_back(finding);
    return list;
}
