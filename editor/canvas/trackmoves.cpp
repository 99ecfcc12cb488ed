#include "editor/canvas/trackmoves.h"

#include "model/counterface.h"

#include <algorithm>
#include <map>

namespace editor {

namespace {

using model::Atom;
using model::Entry;

const Atom kReinforcement("reinforcement");
const Atom kWithdrawal("withdrawal");

/// A step in the making: the lines as they will be. Each is written once.
class Draft {
public:
    Draft(const model::Package& package, Atom scenario)
        : m_package(package)
        , m_scenario(scenario)
    {
        for (const auto& [key, entry] : package.all<Entry>().in(scenario))
            m_entries.emplace(key.id, entry);
    }

    std::map<Atom, Entry, model::NaturalLess>& entries() { return m_entries; }

    /// Counters join a line that says the same but for them, or get one of their own.
    void join(Entry like, const std::vector<Atom>& counters, const std::vector<Atom>& removes)
    {
        like.counters = {};
        like.removes = {};
        for (auto& [id, entry] : m_entries) {
            Entry same = entry;
            same.counters = {};
            same.removes = {};
            same.id = like.id;
            same.kept = like.kept;
            if (!(same == like))
                continue;
            add(entry, counters, removes);
            return;
        }
        Atom id(like.id);
        for (int n = 2; m_entries.contains(id) || id.empty(); ++n)
            id = Atom(std::string(like.id.text()) + "-" + std::to_string(n));
        like.id = id;
        like.kept = {};
        add(like, counters, removes);
        m_entries.emplace(id, std::move(like));
    }

    static bool take(Entry& entry, Atom counter)
    {
        const bool had = entry.counters.contains(counter.text()) || entry.removes.contains(counter.text());
        entry.counters = entry.counters.without(counter);
        entry.removes = entry.removes.without(counter);
        return had;
    }

    /// What differs from the package; a line that lost its last counter goes.
    std::vector<model::Edit> edits() const
    {
        std::vector<model::Edit> edits;
        for (const auto& [id, entry] : m_entries) {
            const auto* before = m_package.find<Entry>({.scope = m_scenario, .id = id});
            if (before && *before == entry)
                continue;
            const bool emptied = before && !(before->counters.empty() && before->removes.empty())
                && entry.counters.empty() && entry.removes.empty();
            if (emptied)
                edits.push_back(model::erase<Entry>({.scope = m_scenario, .id = id}));
            else
                edits.push_back(model::put(entry, m_scenario));
        }
        return edits;
    }

private:
    static void add(Entry& entry, const std::vector<Atom>& counters, const std::vector<Atom>& removes)
    {
        for (const Atom counter : counters)
            entry.counters = entry.counters.with(counter);
        for (const Atom counter : removes)
            entry.removes = entry.removes.with(counter);
    }

    const model::Package& m_package;
    Atom m_scenario;
    std::map<Atom, Entry, model::NaturalLess> m_entries;
};

Atom sideOf(const model::Package& package, Atom counter)
{
    const auto* nation = package.find<model::Nation>(model::CounterFace(package, counter).nation());
    return nation ? nation->side : Atom();
}

std::string nameOf(const model::Package& package, std::span<const Atom> counters)
{
    if (counters.size() != 1)
        return std::to_string(counters.size());
    const std::string_view name = model::CounterFace(package, counters.front()).name();
    return std::string(name.empty() ? counters.front().text() : name);
}

/// A plain line for arrivals of a side on a turn.
Entry arrival(Atom turn, Atom side)
{
    Entry entry;
    entry.id =
        Atom("turn-" + std::string(turn.text()) + (side ? "-" + std::string(side.text()) : std::string()));
    entry.kind = kReinforcement;
    entry.turn = turn;
    entry.side = side;
    return entry;
}

} // namespace

model::Transaction arriveOnTrack(const model::Package& package, Atom scenario, std::span<const Atom> units,
                                 std::span<const Atom> counters, Atom turn)
{
    Draft draft(package, scenario);
    model::Transaction change{.label = "track.arrive"};
    std::vector<Atom> leaving(units.begin(), units.end());
    std::vector<Atom> arriving;
    for (const Atom id : units)
        if (const auto* unit = package.find<model::Unit>({.scope = scenario, .id = id}))
            arriving.push_back(unit->counter);
    for (const Atom counter : counters) {
        const auto* record = package.find<model::Counter>(counter);
        if (!record || (!units.empty() && std::ranges::contains(arriving, counter)))
            continue;
        int used = static_cast<int>(std::ranges::count(arriving, counter));
        Atom standing;
        for (const auto& [key, unit] : package.all<model::Unit>().in(scenario))
            if (unit.counter == counter && !std::ranges::contains(leaving, key.id)) {
                ++used;
                standing = key.id;
            }
        std::vector<Entry*> lines;
        for (auto& [id, entry] : draft.entries())
            if (arrivesBy(entry, counter)) {
                ++used;
                lines.push_back(&entry);
            }
        if (used >= std::max(record->copies, 1)) {
            if (standing)
                leaving.push_back(standing);
            else if (!lines.empty())
                Draft::take(*lines.front(), counter);
        }
        arriving.push_back(counter);
    }
    for (const Atom counter : arriving)
        draft.join(arrival(turn, sideOf(package, counter)), {counter}, {});
    for (const Atom id : leaving)
        change.edits.push_back(model::erase<model::Unit>({.scope = scenario, .id = id}));
    for (model::Edit& edit : draft.edits())
        change.edits.push_back(std::move(edit));
    change.arguments = {nameOf(package, arriving), std::string(turn.text())};
    return change;
}

model::Transaction moveOnTrack(const model::Package& package, std::span<const TrackPiece> pieces, Atom turn)
{
    model::Transaction change{.label = "track.move"};
    if (pieces.empty())
        return change;
    const Atom scenario = pieces.front().entry.scope;
    Draft draft(package, scenario);
    std::map<Atom, std::vector<Atom>, model::NaturalLess> byEntry;
    std::vector<Atom> names;
    for (const TrackPiece& piece : pieces) {
        byEntry[piece.entry.id].push_back(piece.counter);
        if (piece.counter)
            names.push_back(piece.counter);
    }
    for (const auto& [id, moved] : byEntry) {
        const auto at = draft.entries().find(id);
        if (at == draft.entries().end() || at->second.turn == turn)
            continue;
        Entry& entry = at->second;
        Entry rest = entry;
        std::vector<Atom> counters;
        std::vector<Atom> removes;
        for (const Atom counter : moved) {
            if (entry.counters.contains(counter.text()))
                counters.push_back(counter);
            if (entry.removes.contains(counter.text()))
                removes.push_back(counter);
            Draft::take(rest, counter);
        }
        // What is converted belongs together.
        const bool whole = std::ranges::contains(moved, Atom())
            || (rest.counters.empty() && rest.removes.empty())
            || (!entry.counters.empty() && !entry.removes.empty());
        if (whole) {
            entry.turn = turn;
            continue;
        }
        Entry like = entry;
        entry = std::move(rest);
        like.turn = turn;
        draft.join(std::move(like), counters, removes);
    }
    change.edits = draft.edits();
    change.arguments = {names.empty() ? std::string(pieces.front().entry.id.text()) : nameOf(package, names),
                        std::string(turn.text())};
    return change;
}

bool arrivesBy(const Entry& entry, Atom counter)
{
    return entry.kind != kWithdrawal && entry.counters.contains(counter.text());
}

model::Edit withoutCounter(const Entry& entry, Atom scenario, Atom counter)
{
    Entry changed = entry;
    Draft::take(changed, counter);
    if (changed.counters.empty() && changed.removes.empty())
        return model::erase<Entry>({.scope = scenario, .id = entry.id});
    return model::put(std::move(changed), scenario);
}

} // namespace editor
