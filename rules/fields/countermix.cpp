#include "rules/fields/countermix.h"

#include "model/counterface.h"

#include <algorithm>
#include <array>
#include <map>

namespace rules {
namespace {

using model::Counter;
using model::CounterType;
using model::Nation;
using model::Sheet;

template <class T>
AtomTable<const T*> byId(const model::Package& package)
{
    AtomTable<const T*> table;
    for (const auto& [key, record] : package.all<T>())
        table[key.id] = &record;
    return table;
}

template <class T>
const T* get(const AtomTable<const T*>& table, Atom id)
{
    const auto* found = table.find(id);
    return found ? *found : nullptr;
}

/// The side each nation fights for: as the package says, else as the ruleset does.
AtomTable<Atom> sidesOfNations(const model::Package& package, const Ruleset& ruleset)
{
    AtomTable<Atom> sides;
    const Atom side("side");
    for (const Term& term : ruleset.terms(Category::Nation))
        sides[term.id] = Atom(term.fields.text(side));
    for (const auto& [key, nation] : package.all<Nation>())
        if (nation.side)
            sides[key.id] = nation.side;
    return sides;
}

} // namespace

Countermix::Countermix(const model::Package& package, const Ruleset& ruleset)
    : m_package(&package)
{
    const auto types = byId<CounterType>(package);
    const auto sheets = byId<Sheet>(package);
    const auto sides = sidesOfNations(package, ruleset);
    AtomTable<const Term*> kinds;
    for (const Term& term : ruleset.terms(Category::CounterKind))
        kinds[term.id] = &term;
    const Atom classField("class");
    const Atom stackingField("stacking");
    const Atom counts("counts");
    const Atom boxField("box");

    std::map<std::array<std::uint32_t, 6>, int> profiles;
    for (const auto& [key, counter] : package.all<Counter>()) {
        const CounterType* type = get(types, counter.type);
        const Sheet* sheet = get(sheets, counter.sheet);
        CounterFacts& facts = m_counters[key.id];
        m_records.push_back({.counter = &counter, .type = type});
        const auto first = [](Atom own, Atom common) { return own ? own : common; };
        facts.id = key.id;
        facts.name = !counter.name.empty() ? counter.name
            : type && !type->name.empty()  ? type->name
                                           : std::string(key.id.text());
        facts.kind = first(counter.kind, type ? type->kind : Atom());
        facts.size = first(counter.size, type ? type->size : Atom());
        facts.nation =
            first(first(counter.nation, type ? type->nation : Atom()), sheet ? sheet->nation : Atom());
        if (const Atom* side = sides.find(facts.nation))
            facts.side = *side;
        facts.copies = counter.copies;

        const Term* kind = get(kinds, facts.kind);
        const auto field = [&](Atom name) {
            if (counter.fields.has(name))
                return Atom(counter.fields.text(name));
            if (type && type->fields.has(name))
                return Atom(type->fields.text(name));
            return kind && kind->fields.has(name) ? Atom(kind->fields.text(name)) : Atom();
        };
        facts.unitClass = field(classField);
        facts.stacking = first(field(stackingField), counts);
        facts.box = field(boxField);
        m_anyBox = m_anyBox || bool(facts.box);
        const std::array profile{facts.kind.value(), facts.nation.value(),    facts.side.value(),
                                 facts.size.value(), facts.unitClass.value(), facts.stacking.value()};
        facts.profile = profiles.try_emplace(profile, static_cast<int>(profiles.size())).first->second;
    }
    m_profiles = static_cast<int>(profiles.size());
}

std::optional<std::string_view> Countermix::field(const model::Package& package, int index, Atom face,
                                                  Atom name) const
{
    static const Atom front("front");
    if (&package != m_package) {
        const model::CounterFace shown(package, (*this)[index].id, face);
        return shown.has(name) ? std::optional(shown.text(name)) : std::nullopt;
    }
    const Records& records = m_records[static_cast<std::size_t>(index)];
    const auto onFace = [&](const std::vector<model::Face>& faces) -> const model::Fields* {
        const auto found =
            std::ranges::find(faces, face ? face : front, [](const model::Face& each) { return each.id; });
        return found == faces.end() ? nullptr : &found->fields;
    };
    for (const model::Fields* fields : {onFace(records.counter->faces), &records.counter->fields,
                                        records.type ? onFace(records.type->faces) : nullptr,
                                        records.type ? &records.type->fields : nullptr})
        if (fields && fields->has(name))
            return fields->text(name);
    return std::nullopt;
}

} // namespace rules
