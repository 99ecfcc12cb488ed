#include "editor/document/newgame.h"

#include "editor/text/idfrom.h"
#include "editor/text/text.h"
#include "model/edit.h"

#include <QCoreApplication>

namespace editor {

namespace {

using model::Atom;

QString say(const char* text)
{
    return QCoreApplication::translate("editor::NewGame", text);
}

std::vector<model::Side> sidesOf(const rules::Ruleset& ruleset)
{
    std::vector<model::Side> sides;
    for (const rules::Term& term : ruleset.terms(rules::Category::Side)) {
        model::Side side;
        side.id = term.id;
        side.name = term.name;
        side.colour = term.fields.text(Atom("colour"));
        sides.push_back(std::move(side));
    }
    if (sides.empty()) {
        sides.resize(2);
        sides[0].id = Atom("first");
        sides[0].name = utf8(say(QT_TRANSLATE_NOOP("editor::NewGame", "First side")));
        sides[0].colour = "#5b7a9d";
        sides[1].id = Atom("second");
        sides[1].name = utf8(say(QT_TRANSLATE_NOOP("editor::NewGame", "Second side")));
        sides[1].colour = "#a8553a";
    }
    return sides;
}

model::Nation nationOf(const rules::Term& term)
{
    model::Nation nation;
    nation.id = term.id;
    nation.name = term.name;
    nation.side = Atom(term.fields.text(Atom("side")));
    nation.colour = term.fields.text(Atom("colour"));
    nation.ink = term.fields.text(Atom("ink"));
    return nation;
}

model::Map mapOf(const NewGame& game, const rules::Ruleset& ruleset)
{
    model::Map map = game.map;
    map.id = Atom("main");
    map.name = utf8(game.title);
    const auto terrains = ruleset.terms(rules::Category::Terrain);
    map.terrain = model::Words(terrains.empty() ? "clear" : terrains.front().id.text());
    return map;
}

void addScenario(model::Transaction& all, const std::vector<model::Side>& sides)
{
    model::Scenario scenario;
    scenario.id = Atom("first");
    scenario.title = utf8(say(QT_TRANSLATE_NOOP("editor::NewGame", "First scenario")));
    scenario.firstTurn = scenario.lastTurn = Atom("1");
    scenario.active = sides.front().id;
    model::Turn turn;
    turn.id = Atom("1");
    turn.name = utf8(say(QT_TRANSLATE_NOOP("editor::NewGame", "Turn 1")));
    all.edits.push_back(model::put(turn, scenario.id));
    for (const model::Side& side : sides) {
        model::Card card;
        card.id = card.side = side.id;
        card.title = utf8(say(QT_TRANSLATE_NOOP("editor::NewGame", "%1 set-up")).arg(qs(side.name)));
        all.edits.push_back(model::put(card, scenario.id));
    }
    all.edits.push_back(model::put(std::move(scenario)));
}

} // namespace

model::Map newMap()
{
    model::Map map;
    map.grid.columns = 30;
    map.grid.rows = 20;
    return map;
}

model::Package newPackage(const NewGame& game, const rules::Ruleset& ruleset)
{
    model::Transaction all;
    model::Game root;
    root.id = game.id ? game.id : idFrom(game.title, "new-game");
    root.title = utf8(game.title);
    root.version = "0.1";
    root.ruleset = ruleset.id;
    root.rulesetVersion = ruleset.version;
    all.edits.push_back(model::put(std::move(root)));

    const auto sides = sidesOf(ruleset);
    for (const model::Side& side : sides)
        all.edits.push_back(model::put(side));
    for (const rules::Term& term : ruleset.terms(rules::Category::Nation))
        all.edits.push_back(model::put(nationOf(term)));
    all.edits.push_back(model::put(mapOf(game, ruleset)));
    addScenario(all, sides);

    model::Package package;
    package.apply(all);
    return package;
}

} // namespace editor
