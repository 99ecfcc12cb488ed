#pragma once

#include "model/package.h"

namespace model {

/// Fills a new package without the cost of edits and inverses. For readers only: afterwards a package changes by
/// apply() alone.
class PackageBuilder {
public:
    PackageBuilder();

    /// False when there is one with this key already; nothing is changed then, and the record not moved from.
    template <class T>
    bool add(Key key, T&& record)
    {
        auto& items = m_package.collection<std::remove_cvref_t<T>>().m_items;
        const std::size_t before = items.size();
        items.try_emplace(items.end(), key, std::forward<T>(record));
        return items.size() != before;
    }
    /// An empty record under a new key, to be filled; nothing when there is one already. Cheapest in order of keys.
    template <class T>
    T* insert(Key key)
    {
        auto& items = m_package.collection<T>().m_items;
        const std::size_t before = items.size();
        const auto it = items.try_emplace(items.end(), key);
        return items.size() != before ? &it->second : nullptr;
    }
    template <class T>
    const T* find(Key key) const
    {
        return m_package.find<T>(key);
    }
    /// A record that was added, to be completed.
    template <class T>
    T& at(Key key)
    {
        return m_package.collection<T>().m_items.at(key);
    }

    /// The arrays of a map, all of its default terrain, to be filled.
    MapCells& addCells(const Map& map);
    MapCells& cells(Atom map) { return m_package.m_cells.at(map); }
    /// Numbers of hexes resolve from here on.
    void buildAtlas() { m_package.rebuildAtlas(); }
    const Package& package() const { return m_package; }

    Package take() { return std::move(m_package); }

private:
    Package m_package;
};

} // namespace model
