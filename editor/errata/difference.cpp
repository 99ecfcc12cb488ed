#include "editor/errata/difference.h"

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

std::vector<Atom> changedCounters(const Package& before, const Package& after)
{
    std::vector<Atom> changed;
    for (const auto& [key, counter] : after.all<model::Counter>()) {
        const auto* old = before.find<model::Counter>(key);
        const auto* type = after.find<model::CounterType>(counter.type);
        const auto* oldType = old ? before.find<model::CounterType>(old->type) : nullptr;
        const bool sameType = type && oldType ? *type == *oldType : type == oldType;
        if (!old || !(*old == counter) || !sameType)
            changed.push_back(key.id);
    }
    return changed;
}

std::vector<Atom> scenariosUsing(const Package& package, Atom counter)
{
    std::set<Atom, model::NaturalLess> scenarios;
    for (const auto& [key, unit] : package.all<model::Unit>())
        if (unit.counter == counter)
            scenarios.insert(key.scope);
    for (const auto& [key, entry] : package.all<model::Entry>())
        if (entry.counters.contains(counter.text()) || entry.removes.contains(counter.text()))
            scenarios.insert(key.scope);
    return {scenarios.begin(), scenarios.end()};
}

} // namespace editor
