#pragma once

#include "model/atlas.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace rules {

/// A set of hexes that supply reaches: how far each lies from where the set starts, and where it came from.
class SupplySet {
public:
    SupplySet() = default;
    SupplySet(model::Atom name, std::size_t hexes)
        : id(name)
        , m_size(hexes)
    {
    }

    model::Atom id;

    bool empty() const { return m_count == 0; }
    /// A unit in the hex is served.
    bool has(model::HexIndex hex) const { return bits(hex) != 0; }
    /// The set ends there: a unit in the hex is served, but supply does not pass through to others.
    bool ends(model::HexIndex hex) const { return (bits(hex) & kEnds) != 0; }
    /// Hexes from where the set starts; -1 outside of it.
    int depth(model::HexIndex hex) const { return static_cast<int>(bits(hex) & kDepth) - 1; }
    /// Direction of the next hex on the way to the source; -1 where the set starts.
    int towards(model::HexIndex hex) const { return static_cast<int>(bits(hex) >> kTowardsShift & 7U) - 1; }
    /// Where the way goes on from a hex that is linked to another one; None for others.
    model::HexIndex jump(model::HexIndex hex) const
    {
        const auto it = std::ranges::find(m_jumps, hex, &std::pair<model::HexIndex, model::HexIndex>::first);
        return it == m_jumps.end() ? model::HexIndex::None : it->second;
    }

    void put(model::HexIndex hex, int depth, int towards, bool ends)
    {
        if (m_hexes.empty())
            m_hexes.resize(m_size);
        std::uint32_t& at = m_hexes[model::at(hex)];
        m_count += at == 0 ? 1 : 0;
        at = static_cast<std::uint32_t>(std::min(depth, kDeepest) + 1)
            | static_cast<std::uint32_t>(towards + 1) << kTowardsShift | (ends ? kEnds : 0U);
    }
    void putJump(model::HexIndex hex, model::HexIndex to) { m_jumps.emplace_back(hex, to); }

    bool operator==(const SupplySet&) const = default;

private:
    std::uint32_t bits(model::HexIndex hex) const { return m_hexes.empty() ? 0 : m_hexes[model::at(hex)]; }

    static constexpr std::uint32_t kDepth = 0xffff;
    static constexpr int kDeepest = 0xfffe;
    static constexpr unsigned kTowardsShift = 16;
    static constexpr std::uint32_t kEnds = 1U << 24;

    std::size_t m_size = 0;
    std::vector<std::uint32_t>
        m_hexes; ///< depth + 1, towards + 1 and whether it ends there, in bits; 0: outside. Empty
                                        ///< as long as the set is
    std::size_t m_count = 0;
    std::vector<std::pair<model::HexIndex, model::HexIndex>> m_jumps;
};

/// The sets of one trace, in the order of its stages.
struct SupplyReach {
    std::vector<SupplySet> sets;
    std::vector<std::vector<model::HexIndex>> members; ///< of each set, nearest to where it starts first
    std::vector<std::vector<model::HexIndex>> sites;   ///< hexes that a source or pair found

    bool has(model::HexIndex hex) const
    {
        return std::ranges::any_of(sets, [&](const SupplySet& set) { return set.has(hex); });
    }
};

} // namespace rules
