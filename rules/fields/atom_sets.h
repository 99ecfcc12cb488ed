#pragma once

#include "model/atlas.h"

#include <algorithm>
#include <span>
#include <vector>

namespace rules {

/// A few words for each hex, such as the zones it lies in.
class AtomSets {
public:
    /// Pairs in any order; repetitions are dropped.
    AtomSets() = default;
    AtomSets(std::size_t hexes, std::vector<std::pair<model::HexIndex, model::Atom>> pairs)
    {
        std::ranges::sort(pairs, [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first < b.first : a.second.value() < b.second.value();
        });
        const auto [first, last] = std::ranges::unique(pairs);
        pairs.erase(first, last);
        m_first.assign(hexes + 1, 0);
        m_words.reserve(pairs.size());
        for (const auto& [hex, word] : pairs) {
            ++m_first[model::at(hex) + 1];
            m_words.push_back(word);
        }
        for (std::size_t i = 0; i < hexes; ++i)
            m_first[i + 1] += m_first[i];
    }

    std::span<const model::Atom> at(model::HexIndex hex) const
    {
        const std::size_t i = model::at(hex);
        if (!exists(hex) || i + 1 >= m_first.size())
            return {};
        return std::span(m_words).subspan(m_first[i], m_first[i + 1] - m_first[i]);
    }
    bool has(model::HexIndex hex, model::Atom word) const { return std::ranges::contains(at(hex), word); }

    bool operator==(const AtomSets&) const = default;
    /// Adds the hexes with other words than in the other one.
    void addDifferences(const AtomSets& other, std::vector<model::HexIndex>& hexes) const
    {
        if (*this == other)
            return;
        for (std::size_t i = 0; i + 1 < std::max(m_first.size(), other.m_first.size()); ++i)
            if (const auto hex = static_cast<model::HexIndex>(i); !std::ranges::equal(at(hex), other.at(hex)))
                hexes.push_back(hex);
    }

private:
    std::vector<std::uint32_t> m_first; ///< by hex, one more than there are
    std::vector<model::Atom> m_words;
};

} // namespace rules
