#pragma once

#include "model/atlas.h"
#include "model/cells.h"
#include "model/key.h"
#include "model/records/kinds.h"

#include <map>
#include <memory>
#include <tuple>
#include <vector>

namespace model {

struct Transaction;
struct Applied;

/// All records of one kind, in the order of their keys.
template <class T>
class Collection {
public:
    using Items = std::map<Key, T, KeyLess>;

    std::size_t size() const { return m_items.size(); }
    bool empty() const { return m_items.empty(); }
    auto begin() const { return m_items.begin(); }
    auto end() const { return m_items.end(); }

    const T* find(Key key) const
    {
        const auto it = m_items.find(key);
        return it == m_items.end() ? nullptr : &it->second;
    }

    /// The records of one map or scenario.
    struct Range {
        typename Items::const_iterator first;
        typename Items::const_iterator last;
        auto begin() const { return first; }
        auto end() const { return last; }
        bool empty() const { return first == last; }
    };
    Range in(Atom scope) const
    {
        const auto [first, last] = m_items.equal_range(scope);
        return {first, last};
    }

private:
    friend class Package;
    friend class PackageBuilder;
    Items m_items;
};

/// Everything a game package holds. Reading is open to everybody; apply() is the only way to change it.
class Package {
public:
    Package();
    Package(const Package& other);
    Package& operator=(const Package& other);
    Package(Package&& other) noexcept;
    Package& operator=(Package&& other) noexcept;
    ~Package();

    template <class T>
    const Collection<T>& all() const
    {
        return std::get<Collection<T>>(m_records);
    }
    template <class T>
    const T* find(Key key) const
    {
        return all<T>().find(key);
    }
    template <class T>
    const T* find(Atom id) const
    {
        return find<T>(Key{.scope = {}, .id = id});
    }
    const Game& game() const;

    const Atlas& atlas() const { return *m_atlas; }
    /// Terrain and hexsides of a map; of no cells for an unknown map.
    const MapCells& cells(Atom map) const;
    Words terrain(HexIndex hex) const;
    Words side(Hexside side) const;
    const Fields& hexFields(HexIndex hex) const;

    /// Changes the package and says how to change it back. Edits that name a hex or map that does not exist
    /// change nothing.
    Applied apply(const Transaction& transaction);

    /// The same records, terrain, hexsides and unknown XML.
    bool operator==(const Package& other) const;

private:
    friend class PackageBuilder;
    struct Applier;

    template <class T>
    Collection<T>& collection()
    {
        return std::get<Collection<T>>(m_records);
    }
    void rebuildAtlas();
    void findCells();

    template <class Kinds>
    struct CollectionsOf;
    template <class... T>
    struct CollectionsOf<std::tuple<T...>> {
        using Type = std::tuple<Collection<T>...>;
    };

    CollectionsOf<RecordKinds>::Type m_records;
    std::map<Atom, MapCells, NaturalLess> m_cells;
    std::shared_ptr<const Atlas> m_atlas;
    std::vector<const MapCells*> m_cellsByMap; ///< in the atlas's order
};

} // namespace model
