#include "editor/panels/card/cardmoves.h"

#include "editor/canvas/trackmoves.h"
#include "editor/panels/records/newrecord.h"
#include "model/counterface.h"
#include "model/records/parts.h"

#include <algorithm>

namespace editor {

namespace {

using model::Atom;

Atom sideOf(const model::Package& package, Atom counter)
{
    const auto* nation = package.find<model::Nation>(model::CounterFace(package, counter).nation());
    return nation ? nation->side : Atom();
}

std::string nameOf(const model::Package& package, Atom counter)
{
    const std::string_view name = model::CounterFace(package, counter).name();
    return std::string(name.empty() ? counter.text() : name);
}

} // namespace

model::Transaction cardsFromMap(const model::Package& package, Atom scenario)
{
    model::Transaction change{.label = "card.sort"};
    std::vector<model::Card> cards;
    for (const auto& [key, card] : package.all<model::Card>().in(scenario))
        cards.push_back(card);
    for (const auto& [key, unit] : package.all<model::Unit>().in(scenario)) {
        const Atom side = sideOf(package, unit.counter);
        const auto own = std::ranges::find(cards, unit.card, &model::Card::id);
        if (!side || (own != cards.end() && (own->side == side || !own->side)))
            continue;
        auto card = std::ranges::find(cards, side, &model::Card::side);
        if (card == cards.end()) {
            const auto* record = package.find<model::Side>(side);
            model::Card added;
            added.id = freeId<model::Card>(
                package, scenario, model::isSafeFileId(side.text()) ? side.text() : "card", change.edits);
            added.side = side;
            added.title = record && !record->name.empty() ? record->name : std::string(side.text());
            added.order = static_cast<int>(cards.size()) + 1;
            change.edits.push_back(model::put(added, scenario));
            card = cards.insert(cards.end(), std::move(added));
        }
        model::Unit moved = unit;
        moved.card = card->id;
        change.edits.push_back(model::put(std::move(moved), scenario));
    }
    return change;
}

model::Transaction waitOnCard(const model::Package& package, Atom scenario, std::span<const Atom> units,
                              std::span<const Atom> counters, Atom card)
{
    model::Transaction change{.label = "card.wait"};
    for (const Atom id : units) {
        const auto* unit = package.find<model::Unit>({.scope = scenario, .id = id});
        if (!unit)
            continue;
        model::Unit waits = *unit;
        waits.hex = {};
        waits.box = {};
        waits.space = {};
        if (card)
            waits.card = card;
        change.arguments = {nameOf(package, unit->counter)};
        if (!(waits == *unit))
            change.edits.push_back(model::put(std::move(waits), scenario));
    }
    for (const Atom counter : counters) {
        const auto* record = package.find<model::Counter>(counter);
        if (!record || !card || !units.empty())
            continue;
        int used = 0;
        const model::Entry* arrives = nullptr;
        for (const auto& [key, unit] : package.all<model::Unit>().in(scenario))
            used += unit.counter == counter ? 1 : 0;
        for (const auto& [key, entry] : package.all<model::Entry>().in(scenario))
            if (arrivesBy(entry, counter)) {
                ++used;
                arrives = &entry;
            }
        for (const model::Edit& edit : change.edits)
            if (const auto* put = edit.as<model::Put<model::Unit>>();
                put && put->value->counter == counter)
                ++used;
        if (used >= std::max(record->copies, 1) && !arrives)
            continue;
        if (used >= std::max(record->copies, 1))
            change.edits.push_back(withoutCounter(*arrives, scenario, counter));
        model::Unit unit;
        unit.id = freeId<model::Unit>(package, scenario, counter.text(), change.edits);
        unit.card = card;
        unit.counter = counter;
        change.arguments = {nameOf(package, counter)};
        change.edits.push_back(model::put(std::move(unit), scenario));
    }
    return change;
}

} // namespace editor
