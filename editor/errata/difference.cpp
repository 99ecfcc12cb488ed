#include "editor/errata/difference.h"

#include "editor/paint/counterlook.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/property.h"

#include <algorithm>
#include <map>
#include <set>

namespace editor {
namespace {

using model::Atom;
using model::Package;
using model::Subject;

using Named = std::pair<std::string, std::string>; ///< face and attribute

using Values = std::vector<std::pair<Named, std::string>>;

std::vector<model::Face> facesOf(const Package& package, const Subject& subject)
{
    if (subject.is<model::Counter>())
        if (const auto* counter = package.find<model::Counter>(subject.key))
            return counter->faces;
    if (subject.is<model::CounterType>())
        if (const auto* type = package.find<model::CounterType>(subject.key))
            return type->faces;
    return {};
}

/// All attributes of a subject that have a value, those of its own faces too, in the order of the file.
Values valuesOf(const Package& package, const Subject& subject)
{
    Values values;
    for (const Property& property : propertiesOf(package, {.subject = subject, .face = {}}, {}))
        if (!property.value.empty() && property.kind != Property::Kind::Link)
            values.emplace_back(Named({}, property.name), property.value);
    for (const model::Face& face : facesOf(package, subject)) {
        const auto add = [&](std::string_view name, std::string_view value) {
            if (!value.empty())
                values.emplace_back(Named(face.id.text(), name), value);
        };
        add("symbol", face.symbol.text());
        add("name", face.name);
        add("art", face.art);
        for (const model::Fields::Field& field : face.fields)
            add(field.name.text(), field.value);
    }
    return values;
}

void compare(std::vector<Difference>& list, const Package& before, const Package& after,
             const Subject& subject, Difference::Kind kind)
{
    Difference difference{.subject = subject, .kind = kind, .values = {}};
    const Values olds = kind == Difference::Kind::Added ? Values() : valuesOf(before, subject);
    const Values news = kind == Difference::Kind::Removed ? Values() : valuesOf(after, subject);
    const std::map<Named, std::string> then(olds.begin(), olds.end());
    const std::map<Named, std::string> now(news.begin(), news.end());
    const auto in = [](const std::map<Named, std::string>& values, const Named& name) {
        const auto it = values.find(name);
        return it == values.end() ? std::string() : it->second;
    };
    std::set<Named> seen;
    for (const auto* side : {&olds, &news})
        for (const auto& [name, value] : *side)
            if (seen.insert(name).second && in(then, name) != in(now, name))
                difference.values.push_back({.face = Atom(name.first),
                                             .name = name.second,
                                             .before = in(then, name),
                                             .after = in(now, name)});
    list.push_back(std::move(difference));
}

/// The same but for comments and unknown elements.
template <class T>
bool sameData(T one, T other)
{
    one.kept = {};
    other.kept = {};
    return one == other;
}

template <class T>
void compareRecords(std::vector<Difference>& list, const Package& before, const Package& after)
{
    for (const auto& [key, record] : before.all<T>()) {
        const T* now = after.find<T>(key);
        if (!now)
            compare(list, before, after, Subject::of<T>(key), Difference::Kind::Removed);
        else if (!sameData(record, *now))
            compare(list, before, after, Subject::of<T>(key), Difference::Kind::Changed);
    }
    for (const auto& [key, record] : after.all<T>())
        if (!before.find<T>(key))
            compare(list, before, after, Subject::of<T>(key), Difference::Kind::Added);
}

void compareHexes(std::vector<Difference>& list, const Package& before, const Package& after)
{
    const model::Atlas& atlas = after.atlas();
    std::vector<Difference> sides;
    for (int i = 0; i < atlas.size(); ++i) {
        const auto hex = static_cast<model::HexIndex>(i);
        const Atom number = atlas.number(hex);
        const model::HexIndex old = before.atlas().find(number);
        if (!model::exists(old))
            continue; // The map itself has changed its size.
        if (before.terrain(old) != after.terrain(hex) || !(before.hexFields(old) == after.hexFields(hex)))
            compare(list, before, after, Subject::ofHex(number), Difference::Kind::Changed);
        for (int direction = 0; direction < 3; ++direction)
            if (before.side({.hex = old, .direction = direction})
                != after.side({.hex = hex, .direction = direction}))
                compare(sides, before, after, Subject::ofSide(number, direction), Difference::Kind::Changed);
    }
    std::ranges::move(sides, std::back_inserter(list));
}

} // namespace

std::vector<Difference> differences(const Package& before, const Package& after)
{
    std::vector<Difference> list;
    model::forEachKind([&]<class T>() { compareRecords<T>(list, before, after); });
    compareHexes(list, before, after);
    return list;
}

std::vector<Atom> changedCounters(const Versions& versions)
{
    std::vector<Atom> changed;
    for (const auto& [key, counter] : versions.after->all<model::Counter>()) {
        const auto* old = versions.before->find<model::Counter>(key);
        const auto faces = facesOf(counter, *versions.after);
        const bool same =
            old && facesOf(*old, *versions.before) == faces && std::ranges::all_of(faces, [&](Atom face) {
                CounterLook then = CounterLook::of(*versions.before, *versions.ruleset, key.id, face);
                CounterLook now = CounterLook::of(*versions.after, *versions.ruleset, key.id, face);
                then.place.clear(); // where the package lies is nothing that is printed
                now.place.clear();
                return then == now;
            });
        if (!same)
            changed.push_back(key.id);
    }
    return changed;
}

std::vector<Atom> countersOf(const Versions& versions, const Difference& difference)
{
    const Subject& subject = difference.subject;
    if (subject.is<model::Counter>())
        return {subject.key.id};
    std::vector<Atom> counters;
    const bool type = subject.is<model::CounterType>();
    if (type || subject.is<model::Formation>())
        for (const Package* package : {versions.after, versions.before})
            for (const auto& [key, counter] : package->all<model::Counter>())
                if ((type ? counter.type : counter.formation) == subject.key.id
                    && !std::ranges::contains(counters, key.id))
                    counters.push_back(key.id);
    return counters;
}

std::vector<CounterUse> usesOf(const Package& package, Atom counter)
{
    std::vector<CounterUse> uses;
    const auto add = [&](const CounterUse& use) {
        if (!std::ranges::contains(uses, use))
            uses.push_back(use);
    };
    for (const auto& [key, unit] : package.all<model::Unit>())
        if (unit.counter == counter)
            add({.scenario = key.scope, .card = unit.card});
    for (const auto& [key, entry] : package.all<model::Entry>())
        if (entry.counters.contains(counter.text()) || entry.removes.contains(counter.text()))
            add({.scenario = key.scope, .card = {}});
    return uses;
}

} // namespace editor
