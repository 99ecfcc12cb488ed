#pragma once

#include "model/atlas.h"
#include "rules/atom_table.h"

#include <algorithm>
#include <span>
#include <vector>

namespace rules {

/// A few words for each hex, such as the zones it lies in.
class AtomSets {
public:
    /// Pairs in any order; repetitions are dropped.
    AtomSets() = default;
    AtomSets(std::size_t hexes, const std::vector<std::pair<model::HexIndex, model::Atom>>& pairs)
        : m_first(hexes + 2, 0)
        , m_words(pairs.size())
    {
        // Sorted by counting: m_first[h + 1] is where the next word of h goes, and becomes where those of h end.
        for (const auto& [hex, word] : pairs)
            ++m_first[model::at(hex) + 2];
        for (std::size_t i = 2; i < m_first.size(); ++i)
            m_first[i] += m_first[i - 1];
        for (const auto& [hex, word] : pairs)
            m_words[m_first[model::at(hex) + 1]++] = word;
        m_first.pop_back();
        tidy();
    }

    std::span<const model::Atom> at(model::HexIndex hex) const
    {
        const std::size_t i = model::at(hex);
        if (!exists(hex) || i + 1 >= m_first.size())
            return {};
        return std::span(m_words).subspan(m_first[i], m_first[i + 1] - m_first[i]);
    }
    bool has(model::HexIndex hex, model::Atom word) const { return std::ranges::contains(at(hex), word); }
    /// Hexes with any word, and those with this one, in the order of the atlas.
    std::span<const model::HexIndex> hexes() const { return m_hexes; }
    std::span<const model::HexIndex> hexes(model::Atom word) const
    {
        const auto* found = m_byWord.find(word);
        return found ? std::span<const model::HexIndex>(*found) : std::span<const model::HexIndex>();
    }

    bool operator==(const AtomSets& other) const
    {
        return m_first == other.m_first && m_words == other.m_words;
    }
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
    /// Sorts the words of each hex, drops repetitions and notes which hexes have what.
    void tidy()
    {
        std::uint32_t next = 0;
        std::uint32_t from = 0;
        for (std::size_t i = 0; i + 1 < m_first.size(); ++i) {
            const std::uint32_t to = m_first[i + 1];
            m_first[i] = next;
            if (from == to)
                continue;
            std::sort(m_words.begin() + from, m_words.begin() + to,
                      [](model::Atom a, model::Atom b) { return a.value() < b.value(); });
            m_hexes.push_back(static_cast<model::HexIndex>(i));
            for (std::uint32_t j = from; j < to; ++j) {
                if (j > from && m_words[j] == m_words[j - 1])
                    continue;
                m_byWord[m_words[j]].push_back(m_hexes.back());
                m_words[next++] = m_words[j];
            }
            from = to;
        }
        m_first.back() = next;
        m_words.resize(next);
    }

    std::vector<std::uint32_t> m_first; ///< by hex, one more than there are
    std::vector<model::Atom> m_words;
    std::vector<model::HexIndex> m_hexes;
    AtomTable<std::vector<model::HexIndex>> m_byWord;
};

} // namespace rules
