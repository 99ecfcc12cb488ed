#pragma once

#include "rules/engine.h"
#include "rules/findings/allows.h"

#include <cstdint>
#include <map>
#include <unordered_map>

namespace rules {

/// All findings, each where it was found, and the list that users see. Changes are collected until commit().
class FindingStore {
public:
    /// Which call of a rule findings come from.
    enum class From : std::uint8_t { Hex, Stack, Scenario, Record, Unit, InScenario };
    struct Origin {
        int rule = 0;
        From from = From::Hex;
        model::Atom scenario;
        bool operator==(const Origin&) const = default;
    };
    /// What the rule was asked about: a hex, a record or unit, or (as it is) the scenario.
    struct Item {
        std::uint32_t number = 0; ///< a hex, or the kind of a record
        model::Key key;
        bool operator==(const Item&) const = default;
    };

    /// What was found there now, in place of what was found there before.
    void replace(const Origin& origin, const Item& item, std::vector<model::Finding> findings);
    /// Nothing was found there any more.
    void drop(const Origin& origin);
    void dropAll();
    /// Drops what one kind of call of a rule found in all scenarios.
    void dropAll(int rule, From from);

    void setAllows(const model::Package& package);

    /// Brings the list up to date and says how it changed.
    FindingDelta commit();
    std::span<const model::Finding> visible() const { return m_visible; }

private:
    struct ItemHash {
        std::size_t operator()(const Item& item) const noexcept
        {
            return std::hash<model::Key>()(item.key) * 31U + item.number;
        }
    };
    struct OriginHash {
        std::size_t operator()(const Origin& origin) const noexcept
        {
            return (std::hash<model::Atom>()(origin.scenario) * 1021U + static_cast<std::size_t>(origin.rule))
                * 8U
                + static_cast<std::size_t>(origin.from);
        }
    };
    using Found = std::unordered_map<Item, std::vector<model::Finding>, ItemHash>;

    void takeBack(Found& found);
    void show(std::vector<model::Finding> gone, std::vector<model::Finding> came, FindingDelta& delta);

    std::unordered_map<Origin, Found, OriginHash> m_found;
    std::vector<model::Finding> m_gone; ///< since the last commit
    std::vector<model::Finding> m_came;
    Allows m_allows;
    bool m_allowsChanged = false;
    std::vector<model::Finding> m_unused; ///< findings about allows, part of the visible ones
    std::vector<model::Finding> m_visible;
};

} // namespace rules
