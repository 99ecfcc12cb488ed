#include "editor/document/newscenario.h"

#include "editor/text/idfrom.h"
#include "editor/text/text.h"
#include "model/records/parts.h"

#include <QCoreApplication>

namespace editor {

namespace {

using model::Atom;

QString say(const char* text)
{
    return QCoreApplication::translate("editor::NewScenario", text);
}

Atom freeScenario(const model::Package& package, std::string wanted)
{
    if (!model::isSafeFileId(wanted))
        wanted = "scenario";
    Atom id(wanted);
    for (int n = 2; package.find<model::Scenario>(id); ++n)
        id = Atom(wanted + "-" + std::to_string(n));
    return id;
}

void addEmpty(const model::Package& package, const NewScenario& wish, model::Scenario scenario,
              model::Transaction& all)
{
    scenario.firstTurn = Atom("1");
    scenario.lastTurn = Atom(std::to_string(std::max(wish.turns, 1)));
    const auto& sides = package.all<model::Side>();
    if (!sides.empty())
        scenario.active = sides.begin()->first.id;
    for (int number = 1; number <= std::max(wish.turns, 1); ++number) {
        model::Turn turn;
        turn.id = Atom(std::to_string(number));
        turn.name = utf8(say(QT_TRANSLATE_NOOP("editor::NewScenario", "Turn %1")).arg(number));
        all.edits.push_back(model::put(std::move(turn), scenario.id));
    }
    int order = 1;
    for (const auto& [key, side] : sides) {
        model::Card card;
        card.id = model::isSafeFileId(key.id.text()) ? key.id : Atom("card-" + std::to_string(order));
        card.side = key.id;
        card.order = order++;
        card.title = utf8(say(QT_TRANSLATE_NOOP("editor::NewScenario", "%1 set-up"))
                              .arg(qs(side.name.empty() ? key.id.text() : std::string_view(side.name))));
        all.edits.push_back(model::put(std::move(card), scenario.id));
    }
    all.edits.push_back(model::put(std::move(scenario)));
}

} // namespace

model::Transaction newScenario(const model::Package& package, const NewScenario& wish)
{
    model::Transaction all{.label = "scenario.new", .arguments = {utf8(wish.title)}, .edits = {}};
    const model::Scenario* from = package.find<model::Scenario>(wish.from);
    model::Scenario scenario = from ? *from : model::Scenario();
    scenario.id = freeScenario(package, std::string((wish.id ? wish.id : idFrom(wish.title, "scenario")).text()));
    scenario.title = utf8(wish.title);
    if (!from) {
        addEmpty(package, wish, std::move(scenario), all);
        return all;
    }
    scenario.fields.set(Atom("variant-of"),
                        wish.variant ? std::optional(std::string(from->id.text())) : std::nullopt);
    model::forEachKind([&]<class T>() {
        if constexpr (T::scope == model::Scope::Scenario)
            for (const auto& [key, record] : package.all<T>().in(from->id))
                all.edits.push_back(model::put(record, scenario.id));
    });
    all.edits.push_back(model::put(std::move(scenario)));
    return all;
}

} // namespace editor
