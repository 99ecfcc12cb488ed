#pragma once

#include "rules/position.h"
#include "rules/record_view.h"

#include <span>
#include <string_view>
#include <vector>

namespace rules {

/// Answers whether what a record names exists, as seen from where the record lies: turns, areas and cards in its
/// scenario, places and lines on its map, hexes and zones on the maps in use.
class ReferenceScope {
public:
    ReferenceScope(const Position& position, Atom map, Atom scenario);

    bool has(model::Ref to, Atom id) const;

private:
    bool onMaps(model::Ref to, Atom id) const;

    const Position& m_position;
    Atom m_map;
    Atom m_scenario;
};

/// Visits what describe() names and calls missing(attribute, Ref, id) for each thing that does not exist, and
/// missingList(attribute, numbers) for each list of hexes with unknown numbers.
template <class Missing, class MissingList>
class ReferenceVisitor {
public:
    ReferenceVisitor(const Position& position, const ReferenceScope& scope, Missing& missing,
                     MissingList& missingList)
        : m_position(position)
        , m_scope(scope)
        , m_missing(missing)
        , m_missingList(missingList)
    {
    }

    void attribute(auto&&...) {}
    void choice(auto&&...) {}
    void text(auto&&...) {}
    void cells(auto&&...) {}
    void reference(std::string_view name, Atom id, model::Ref to)
    {
        if (id && !m_scope.has(to, id))
            m_missing(name, to, id.text());
    }
    void reference(std::string_view name, model::Words ids, model::Ref to)
    {
        if (!ids.empty() && !m_scope.has(to, ids.atom()))
            model::forEachWord(ids.text(), [&](std::string_view word) { reference(name, Atom(word), to); });
    }
    void path(std::string_view name, const model::HexPath& path) { list(name, path.hexes); }
    void hexes(const model::HexList& hexes) { list("hexes", hexes.hexes); }
    /// The only list with a name is that of missing hexes, which are on no map.
    void hexes(std::string_view, const model::HexList&) {}
    template <class Child>
    void children(const std::vector<Child>& children)
    {
        for (const Child& child : children)
            Child::describe(child, *this);
    }

private:
    void list(std::string_view name, const std::vector<Atom>& numbers)
    {
        std::vector<Atom> unknown;
        for (const Atom number : numbers)
            if (!m_position.ground.knows(number) && !exists(m_position.package.atlas().find(number)))
                unknown.push_back(number);
        if (!unknown.empty())
            m_missingList(name, unknown);
    }

    const Position& m_position;
    const ReferenceScope& m_scope;
    Missing& m_missing;
    MissingList& m_missingList;
};

template <class T, class Missing, class MissingList>
void findMissing(const Position& position, model::Key key, const T& record, Missing& missing,
                 MissingList& missingList)
{
    const Atom map = T::scope == model::Scope::Map ? key.scope : Atom();
    const ReferenceScope scope(position, map, scenarioOf<T>(key));
    ReferenceVisitor visitor(position, scope, missing, missingList);
    T::describe(record, visitor);
    if constexpr (T::scope == model::Scope::Map)
        visitor.reference("map", key.scope, model::Ref::Map);
    else if constexpr (T::scope == model::Scope::Scenario)
        visitor.reference("scenario", key.scope, model::Ref::Scenario);
    if constexpr (requires { record.sheet; })
        visitor.reference("sheet", record.sheet, model::Ref::Sheet);
    else if constexpr (requires { record.card; })
        visitor.reference("card", record.card, model::Ref::Card);
    if constexpr (std::same_as<T, model::Map>) {
        std::vector<Atom> unknown;
        for (const Atom number : record.missing.hexes)
            if (!record.numbering.cell(record.grid, number.text()))
                unknown.push_back(number);
        if (!unknown.empty())
            missingList("missing", unknown);
    }
    if constexpr (std::same_as<T, model::Border>)
        model::forEachWord(record.sides.text(), [&](std::string_view side) {
            if (!exists(position.package.atlas().findSide(side).hex))
                missing("sides", model::Ref::Hex, side);
        });
}

} // namespace rules
