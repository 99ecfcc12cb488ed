#pragma once

#include "model/edit.h"

#include <array>
#include <span>

namespace model {

/// Carries out the edits of one transaction, collecting the way back and what was touched.
struct Package::Applier {
    Package& package;
    std::vector<Edit> back; ///< last step first
    ChangeSet change;
    bool shape = false;

    void apply(const Edit& edit);

private:
    using Step = void (Applier::*)(const Edit&);

    void setTerrain(const SetTerrain& edit);
    void setHexside(const SetHexside& edit);
    void setHexFields(const SetHexFields& edit);
    void putMap(const Put<Map>& edit);
    void keepLost(Atom map, const MapCells& old, Words oldDefault, const MapCells& now);

    template <class T>
    void put(const Edit& edit)
    {
        if constexpr (std::same_as<T, Map>)
            putMap(*edit.as<Put<Map>>());
        else if (putRecord(*edit.as<Put<T>>()))
            shape = shape || std::same_as<T, Alias>;
    }

    template <class T>
    bool putRecord(const Put<T>& edit)
    {
        auto& items = package.collection<T>().m_items;
        const auto it = items.find(edit.key);
        const bool had = it != items.end();
        if (had ? edit.value && it->second == *edit.value : !edit.value)
            return false;
        keep<Put<T>>(edit.key, had ? std::optional<T>(std::move(it->second)) : std::nullopt);
        if (!edit.value)
            items.erase(it);
        else if (had)
            it->second = *edit.value;
        else
            items.emplace(edit.key, *edit.value);
        change.records.push_back({.kind = kindOf<T>, .key = edit.key});
        return true;
    }

    template <class T, class... Values>
    void keep(Values&&... values)
    {
        keepEdit(T{std::forward<Values>(values)...});
    }
    void keepEdit(Edit&& edit);

    /// put() for the kinds from one number to another. Each lot of kinds is compiled in a file of its own.
    template <std::size_t First, std::size_t Last>
    static constexpr auto putsOf()
    {
        return []<std::size_t... I>(std::index_sequence<I...>) {
            return std::array{&Applier::put<std::tuple_element_t<First + I, RecordKinds>>...};
        }(std::make_index_sequence<Last - First>());
    }
    static constexpr std::size_t kPackageKinds = kindIndex<Scenario>(); ///< kinds in front of it
    static std::span<const Step> packagePuts();
    static std::span<const Step> scenarioPuts();

    MapCells* find(Atom map);
    HexIndex hexOf(Atom map, int cell) const;
    void touchTerrain(Atom map, int cell);
};

} // namespace model
