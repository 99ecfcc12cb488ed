#include "model/atom.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <memory>
#include <mutex>
#include <vector>

namespace model {
namespace {

constexpr std::size_t kChunk = 4096;
constexpr std::size_t kChunks = 1U << 16U;
constexpr std::size_t kBlock = 1U << 16U;

/// Mixes eight bytes at a time; most words are shorter than that.
std::uint64_t hashOf(std::string_view text)
{
    constexpr std::uint64_t prime = 0x9E3779B97F4A7C15ULL;
    std::uint64_t hash = text.size() * prime;
    while (!text.empty()) {
        std::uint64_t word = 0;
        const std::size_t length = std::min(text.size(), sizeof word);
        std::memcpy(&word, text.data(), length);
        hash = (hash ^ word) * prime;
        hash ^= hash >> 32U;
        text.remove_prefix(length);
    }
    return hash;
}

/// Texts are stored once in blocks that never move, and found through an open-addressed table of atom numbers.
/// Looking up a known word takes no lock: tables and chunks are published before the atoms in them, and a table
/// that was outgrown stays readable. Whoever misses takes the lock and looks again.
class AtomTable {
public:
    AtomTable()
    {
        grow(1U << 12U);
        add({}, 0);
    }

    std::uint32_t intern(std::string_view text)
    {
        const std::uint64_t hash = hashOf(text);
        if (const std::uint32_t found = probe(*m_slots.load(std::memory_order_acquire), text, hash))
            return found;
        const std::lock_guard lock(m_mutex);
        const std::uint32_t found = probe(*m_slots.load(std::memory_order_relaxed), text, hash);
        return found ? found : add(text, hash);
    }

    std::uint32_t find(std::string_view text) const
    {
        return probe(*m_slots.load(std::memory_order_acquire), text, hashOf(text));
    }

    std::string_view text(std::uint32_t value) const
    {
        return m_chunks[value / kChunk].load(std::memory_order_acquire)[value % kChunk];
    }

    std::size_t count() const { return m_count.load(std::memory_order_acquire); }

private:
    struct Slot {
        std::atomic<std::uint32_t> atom{0}; ///< 0: free
        std::uint32_t hash = 0;             ///< published with the atom
    };
    using Slots = std::vector<Slot>;

    std::uint32_t probe(const Slots& slots, std::string_view text, std::uint64_t hash) const
    {
        const std::size_t mask = slots.size() - 1;
        for (std::size_t i = hash & mask;; i = (i + 1) & mask) {
            const std::uint32_t atom = slots[i].atom.load(std::memory_order_acquire);
            if (atom == 0)
                return 0;
            if (slots[i].hash == static_cast<std::uint32_t>(hash >> 32U) && this->text(atom) == text)
                return atom;
        }
    }

    static void place(Slots& slots, std::uint32_t atom, std::uint64_t hash)
    {
        const std::size_t mask = slots.size() - 1;
        std::size_t i = hash & mask;
        while (slots[i].atom.load(std::memory_order_relaxed) != 0)
            i = (i + 1) & mask;
        slots[i].hash = static_cast<std::uint32_t>(hash >> 32U);
        slots[i].atom.store(atom, std::memory_order_release);
    }

    void grow(std::size_t size)
    {
        m_tables.push_back(std::make_unique<Slots>(size));
        for (std::uint32_t atom = 1; atom < count(); ++atom)
            place(*m_tables.back(), atom, hashOf(text(atom)));
        m_slots.store(m_tables.back().get(), std::memory_order_release);
    }

    std::uint32_t add(std::string_view text, std::uint64_t hash)
    {
        const auto value = static_cast<std::uint32_t>(m_count.load(std::memory_order_relaxed));
        auto& chunk = m_chunks[value / kChunk];
        if (value % kChunk == 0) {
            m_owned.push_back(std::make_unique<std::string_view[]>(kChunk));
            chunk.store(m_owned.back().get(), std::memory_order_release);
        }
        chunk.load(std::memory_order_relaxed)[value % kChunk] = keep(text);
        m_count.store(value + 1, std::memory_order_release);
        if (value == 0)
            return value;
        if ((value + 1) * std::size_t{2} > m_tables.back()->size())
            grow(m_tables.back()->size() * 2);
        else
            place(*m_tables.back(), value, hash);
        return value;
    }

    std::string_view keep(std::string_view text)
    {
        if (text.empty())
            return {};
        if (m_free < text.size()) {
            m_free = std::max(kBlock, text.size());
            m_blocks.push_back(std::make_unique<char[]>(m_free));
            m_next = m_blocks.back().get();
        }
        char* at = m_next;
        std::memcpy(at, text.data(), text.size());
        m_next += text.size();
        m_free -= text.size();
        return {at, text.size()};
    }

    std::mutex m_mutex;
    std::vector<std::unique_ptr<Slots>> m_tables; ///< the last one is current
    std::atomic<Slots*> m_slots{nullptr};
    std::vector<std::unique_ptr<std::string_view[]>> m_owned;
    std::vector<std::unique_ptr<char[]>> m_blocks;
    char* m_next = nullptr;
    std::size_t m_free = 0;
    std::atomic<std::size_t> m_count{0};
    std::array<std::atomic<std::string_view*>, kChunks> m_chunks{};
};

AtomTable& table()
{
    static AtomTable instance;
    return instance;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

Atom::Atom(std::string_view text)
    : m_value(text.empty() ? 0 : table().intern(text))
{
}

std::string_view Atom::text() const
{
    return table().text(m_value);
}

Atom Atom::known(std::string_view text)
{
    Atom atom;
    atom.m_value = text.empty() ? 0 : table().find(text);
    return atom;
}

std::size_t atomCount()
{
    return table().count();
}

bool naturalLess(std::string_view a, std::string_view b)
{
    // Everything before the first difference is equal, but for a run of digits that reaches up to it.
    const std::size_t shorter = std::min(a.size(), b.size());
    std::size_t i = 0;
    while (i < shorter && a[i] == b[i])
        ++i;
    if (i == a.size() || i == b.size()) {
        const bool sameRun = i > 0 && isDigit(a[i - 1]);
        const bool runGoesOn = i < b.size() ? isDigit(b[i]) : i < a.size() && isDigit(a[i]);
        if (!sameRun || !runGoesOn)
            return a.size() < b.size();
    } else if (!isDigit(a[i]) && !isDigit(b[i])) {
        return static_cast<unsigned char>(a[i]) < static_cast<unsigned char>(b[i]);
    }
    std::size_t start = i;
    while (start > 0 && isDigit(a[start - 1]))
        --start;
    const auto run = [start](std::string_view text) {
        std::size_t end = start;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        std::size_t first = start;
        while (first < end && text[first] == '0')
            ++first;
        return text.substr(first, end - first);
    };
    const std::string_view runA = run(a);
    const std::string_view runB = run(b);
    const bool digitsInBoth = start < a.size() && start < b.size() && isDigit(a[start]) && isDigit(b[start]);
    if (!digitsInBoth || runA == runB)
        return a < b; // a digit against something else, or numbers equal but for leading zeros
    return runA.size() != runB.size() ? runA.size() < runB.size() : runA < runB;
}

} // namespace model
