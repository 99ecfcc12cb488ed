#include "model/rename.h"

#include "model/records/parts.h"
#include "model/records/refs.h"

#include <algorithm>
#include <map>

namespace model {
namespace {

bool isUsable(std::string_view id)
{
    return !id.empty() && std::ranges::none_of(id, [](char c) {
        return static_cast<unsigned char>(c) <= ' ' || c == '/' || c == '|';
    });
}

/// Gives members that name the old id the new one.
class ReferenceChange {
public:
    ReferenceChange(std::optional<Ref> to, Atom old, Atom now)
        : m_to(to)
        , m_old(old)
        , m_now(now)
    {
    }

    void reference(std::string_view, Atom& id, Ref to)
    {
        if (m_to == to && id == m_old)
            id = m_now;
    }
    void reference(std::string_view, Words& ids, Ref to)
    {
        if (m_to == to)
            change(ids);
    }
    void attribute(std::string_view name, Words& words)
    {
        // Who may set up in an area, and what its conditions are about, can be of several kinds.
        if (m_to && (name == "admits" || name == "of"))
            change(words);
    }
    void attribute(auto&&...) {}
    void choice(auto&&...) {}
    void text(auto&&...) {}
    void cells(auto&&...) {}
    void path(std::string_view, HexPath& path)
    {
        if (m_to == Ref::Hex)
            std::ranges::replace(path.hexes, m_old, m_now);
    }
    void hexes(HexList& list)
    {
        if (m_to != Ref::Hex || !list.contains(m_old))
            return;
        list.remove(m_old);
        list.insert(m_now);
    }
    void hexes(std::string_view, HexList&) {} // hexes that no map has
    template <class Child>
    void children(std::vector<Child>& children)
    {
        for (Child& child : children)
            Child::describe(child, *this);
    }

private:
    void change(Words& words) const
    {
        if (std::ranges::contains(words.list(), m_old))
            words = words.without(m_old).with(m_now);
    }

    std::optional<Ref> m_to;
    Atom m_old;
    Atom m_now;
};

/// What is renamed: a record of any kind.
struct Renamed {
    RecordKind kind{};
    Scope scope{};
    std::optional<Ref> to;
    Key key;
    Atom now;
    bool onOneMap = true; ///< for what lies on a map: no other map has the same id
};

class Rename {
public:
    Rename(const Package& package, const Renamed& renamed)
        : m_package(package)
        , m_renamed(renamed)
        , m_change(renamed.to, renamed.key.id, renamed.now)
    {
    }

    std::vector<Edit> edits()
    {
        forEachKind([&]<class T>() {
            if constexpr (!std::same_as<T, Allow>)
                walk<T>();
        });
        walk<Allow>();
        return std::move(m_edits);
    }

private:
    template <class T>
    void walk()
    {
        for (const auto& [key, record] : m_package.all<T>()) {
            T changed = record;
            if (canMean<T>(key))
                T::describe(changed, m_change);
            if (hasContainer<T> && holds<T>(key) && container(record) == m_renamed.key.id)
                setContainer(changed, m_renamed.now);
            if constexpr (std::same_as<T, Allow>)
                if (const auto other = m_subjects.find(record.on); other != m_subjects.end())
                    changed.on = other->second;
            move(key, record, std::move(changed));
        }
    }

    template <class T>
    void move(Key key, const T& record, T changed)
    {
        const Key now = keyNow<T>(key);
        if (now == key) {
            if (changed != record)
                write<T>(key, std::move(changed));
            return;
        }
        if constexpr (!isSingle<T>)
            changed.id = now.id;
        m_subjects.emplace(subjectText(Subject::of<T>(key)), subjectText(Subject::of<T>(now)));
        write<T>(now, std::move(changed));
        if constexpr (std::same_as<T, Map>)
            moveCells();
        write<T>(key, std::nullopt);
    }

    template <class T>
    void write(Key key, std::optional<T> value)
    {
        m_edits.emplace_back(Put<T>{.key = key, .value = std::move(value)});
    }

    void moveCells()
    {
        const MapCells& cells = m_package.cells(m_renamed.key.id);
        const Atom now = m_renamed.now;
        for (int i = 0; i < cells.grid().size(); ++i) {
            const Cell cell = cells.grid().cellAt(i);
            m_edits.emplace_back(SetTerrain{.map = now, .cell = cell, .terrain = cells.terrain(i)});
            for (int d = 0; d < kDirections; ++d)
                if (const Words side = cells.ownSide(i, d); !side.empty())
                    m_edits.emplace_back(
                        SetHexside{.map = now, .cell = cell, .direction = d, .features = side});
        }
        for (const auto& [i, fields] : cells.fields())
            m_edits.emplace_back(SetHexFields{.map = now, .cell = cells.grid().cellAt(i), .fields = fields});
    }

    template <class T>
    Key keyNow(Key key) const
    {
        if (m_renamed.kind == kindOf<T> && key == m_renamed.key)
            return {.scope = key.scope, .id = m_renamed.now};
        const bool below = (m_renamed.kind == kindOf<Map> && T::scope == Scope::Map)
            || (m_renamed.kind == kindOf<Scenario> && T::scope == Scope::Scenario);
        return below && key.scope == m_renamed.key.id ? Key{.scope = m_renamed.now, .id = key.id} : key;
    }

    /// Whether the renamed record is the kind of file that a record says it lies in.
    template <class T>
    bool holds(Key key) const
    {
        return m_renamed.kind == (T::part == PartKind::Sheet ? kindOf<Sheet> : kindOf<Card>)
            && key.scope == m_renamed.key.scope;
    }

    /// Whether references in a record can mean the renamed one, from where it lies.
    template <class T>
    bool canMean(Key key) const
    {
        const Atom scope = m_renamed.key.scope;
        switch (m_renamed.scope) {
        case Scope::Package:
            return true;
        case Scope::Map:
            return m_renamed.onOneMap || (T::scope == Scope::Map && key.scope == scope);
        case Scope::Scenario:
            return std::same_as<T, Scenario> ? key.id == scope
                                             : T::scope == Scope::Scenario && key.scope == scope;
        }
        return false;
    }

    const Package& m_package;
    Renamed m_renamed;
    ReferenceChange m_change;
    std::map<std::string, std::string> m_subjects; ///< of all that has another key, as findings name them
    std::vector<Edit> m_edits;
};

} // namespace

Renaming renameRecord(const Package& package, const Subject& record, std::string_view id)
{
    Renaming renaming;
    renaming.renamed = record;
    withKind(record.record, [&]<class T>() {
        if constexpr (!isSingle<T>) {
            if (!package.find<T>(record.key) || record.key.id.text() == id)
                return;
            constexpr bool namesFile = isRoot<T>;
            if (namesFile ? !isSafeFileId(id) : !isUsable(id)) {
                renaming.refusal = Renaming::Refusal::Unusable;
                return;
            }
            renaming.renamed.key.id = Atom(id);
            if (package.find<T>(renaming.renamed.key)) {
                renaming.refusal = Renaming::Refusal::Taken;
                return;
            }
            const Renamed renamed{.kind = kindOf<T>,
                                  .scope = T::scope,
                                  .to = std::same_as<T, Alias> ? Ref::Hex : refTo<T>(),
                                  .key = record.key,
                                  .now = Atom(id),
                                  .onOneMap = std::ranges::count_if(package.all<T>(),
                                                                    [&](const auto& item) {
                                                                        return item.first.id == record.key.id;
                                                                    })
                                      == 1};
            renaming.transaction = {.label = "rename",
                                    .arguments = {std::string(record.key.id.text()), std::string(id)},
                                    .edits = Rename(package, renamed).edits()};
        }
    });
    return renaming;
}

} // namespace model
