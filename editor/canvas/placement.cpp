#include "editor/canvas/placement.h"

#include "editor/canvas/trackmoves.h"
#include "editor/text/text.h"
#include "model/counterface.h"

#include <QCoreApplication>

#include <algorithm>

namespace editor {
namespace {

using model::Atom;

QString tr(const char* text)
{
    return QCoreApplication::translate("editor", text);
}

std::string nameOf(const model::Package& package, Atom counter)
{
    const std::string_view name = model::CounterFace(package, counter).name();
    return std::string(name.empty() ? counter.text() : name);
}

/// The card of the counter's side; the first card when no side has one.
Atom cardFor(const model::Package& package, Atom scenario, Atom counter)
{
    const model::Nation* nation = package.find<model::Nation>(model::CounterFace(package, counter).nation());
    Atom first;
    for (const auto& [key, card] : package.all<model::Card>().in(scenario)) {
        if (nation && card.side == nation->side)
            return key.id;
        if (!first)
            first = key.id;
    }
    return first;
}

/// The counter's own id, or with a number after it.
Atom freeId(Atom counter, const std::vector<Atom>& taken)
{
    Atom id = counter;
    for (int n = 2; std::ranges::find(taken, id) != taken.end(); ++n)
        id = Atom(std::string(counter.text()) + "-" + std::to_string(n));
    return id;
}

void setHex(model::Unit& unit, Atom hex)
{
    unit.hex = hex;
    unit.area = {};
    unit.box = {};
    unit.space = {};
}

/// The argument by which an undo step names its units.
std::string described(const std::vector<std::string>& names)
{
    return names.size() == 1 ? names.front() : std::to_string(names.size());
}

} // namespace

Placement placeCounters(const model::Package& package, Atom scenario, std::span<const Atom> counters,
                        model::HexIndex hex)
{
    Placement result;
    if (!package.find<model::Scenario>(scenario)) {
        result.refusal = tr("Open a scenario first: counters are placed in a scenario.");
        return result;
    }
    const Atom number = package.atlas().number(hex);
    std::vector<Atom> taken;
    for (const auto& [key, unit] : package.all<model::Unit>().in(scenario))
        taken.push_back(key.id);
    std::vector<model::Key> brought;
    std::vector<model::Key> fromTrack;
    std::vector<std::string> names;
    const auto accept = [&](model::Unit unit) {
        setHex(unit, number);
        names.push_back(nameOf(package, unit.counter));
        result.units.push_back(model::Subject::of<model::Unit>({.scope = scenario, .id = unit.id}));
        result.transaction.edits.push_back(model::put(std::move(unit), scenario));
    };
    for (const Atom id : counters) {
        const model::Counter* counter = package.find<model::Counter>(id);
        if (!counter) {
            result.refusal = tr("This game has no counter \"%1\".").arg(qs(id));
            continue;
        }
        int used =
            static_cast<int>(std::ranges::count_if(result.transaction.edits, [&](const model::Edit& edit) {
                const auto* put = edit.as<model::Put<model::Unit>>();
                return put && put->value->counter == id && !package.find<model::Unit>(put->key);
            }));
        const model::Unit* waiting = nullptr;
        Atom elsewhere;
        for (const auto& [key, unit] : package.all<model::Unit>().in(scenario)) {
            if (unit.counter != id)
                continue;
            ++used;
            if (unit.hex)
                elsewhere = unit.hex;
            else if (std::ranges::find(brought, key) == brought.end())
                waiting = &unit;
        }
        const model::Entry* arrives = nullptr;
        for (const auto& [key, entry] : package.all<model::Entry>().in(scenario))
            if (arrivesBy(entry, id) && std::ranges::find(fromTrack, key) == fromTrack.end()) {
                ++used;
                arrives = &entry;
            }
        if (used < counter->copies || (!waiting && arrives)) {
            model::Unit unit;
            unit.id = freeId(id, taken);
            unit.card = cardFor(package, scenario, id);
            unit.counter = id;
            if (!unit.card) {
                result.refusal =
                    tr("The scenario has no setup card yet. Add a card, then place its counters.");
                continue;
            }
            taken.push_back(unit.id);
            accept(unit);
            // It comes from the track: there is no second copy that could arrive later.
            if (used >= counter->copies) {
                fromTrack.push_back({.scope = scenario, .id = arrives->id});
                result.transaction.edits.push_back(withoutCounter(*arrives, scenario, id));
            }
        } else if (waiting) {
            brought.push_back({.scope = scenario, .id = waiting->id});
            accept(*waiting);
        } else {
            result.refusal = counter->copies <= 1
                ? tr("%1 is already on the map, in hex %2, and the sheet has only one of it.")
                      .arg(qs(nameOf(package, id)), qs(elsewhere))
                : QCoreApplication::translate("editor", "All %n copies of %1 are on the map already.",
                                              nullptr, counter->copies)
                      .arg(qs(nameOf(package, id)));
        }
    }
    result.transaction.label = "unit.place";
    result.transaction.arguments = {described(names), std::string(number.text())};
    return result;
}

model::Transaction moveUnits(const model::Package& package, Atom scenario, std::span<const UnitMove> moves)
{
    model::Transaction transaction{.label = "unit.move", .arguments = {}, .edits = {}};
    std::vector<std::string> names;
    Atom last;
    for (const UnitMove& move : moves) {
        const model::Unit* unit = package.find<model::Unit>({.scope = scenario, .id = move.unit});
        if (!unit || !model::exists(move.to))
            continue;
        model::Unit moved = *unit;
        last = package.atlas().number(move.to);
        setHex(moved, last);
        names.push_back(nameOf(package, unit->counter));
        transaction.edits.push_back(model::put(std::move(moved), scenario));
    }
    transaction.arguments = {described(names), std::string(last.text())};
    return transaction;
}

model::Transaction removeUnits(const model::Package& package, std::span<const model::Key> units)
{
    model::Transaction transaction{.label = "unit.delete", .arguments = {}, .edits = {}};
    std::vector<std::string> names;
    for (const model::Key& key : units) {
        const model::Unit* unit = package.find<model::Unit>(key);
        if (!unit)
            continue;
        names.push_back(nameOf(package, unit->counter));
        transaction.edits.push_back(model::erase<model::Unit>(key));
    }
    transaction.arguments = {described(names)};
    return transaction;
}

} // namespace editor
