#include "model/atom.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <mutex>
#include <vector>

namespace model {
namespace {

using detail::atomTexts;
using detail::kAtomChunk;
constexpr std::size_t kBlock = 1U << 16U;
constexpr std::uint64_t kPrime = 0x9E3779B97F4A7C15ULL;

/// What tells a text from others of the same length: up to eight bytes the text itself, beyond that a hash of it.
std::uint64_t digest(std::string_view text)
{
    const char* at = text.data();
    const std::size_t size = text.size();
    const auto load = [](const char* from, auto word) {
        std::memcpy(&word, from, sizeof word);
        return static_cast<std::uint64_t>(word);
    };
    if (size < 4) {
        const auto byte = [at](std::size_t i) {
            return static_cast<std::uint64_t>(static_cast<unsigned char>(at[i]));
        };
        return size == 0 ? 0 : byte(0) | (byte(size / 2) << 8U) | (byte(size - 1) << 16U);
    }
    if (size <= 8)
        return load(at, std::uint32_t{}) | (load(at + size - 4, std::uint32_t{}) << 32U);
    std::uint64_t hash = load(at + size - 8, std::uint64_t{});
    for (std::size_t i = 0; i + 8 < size; i += 8) {
        hash = (hash ^ load(at + i, std::uint64_t{})) * kPrime;
        hash ^= hash >> 29U;
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
        const std::uint64_t digest = model::digest(text);
        if (const std::uint32_t found = probe(*m_slots.load(std::memory_order_acquire), text, digest))
            return found;
        const std::lock_guard lock(m_mutex);
        const std::uint32_t found = probe(*m_slots.load(std::memory_order_relaxed), text, digest);
        return found ? found : add(text, digest);
    }

    std::uint32_t find(std::string_view text) const
    {
        return probe(*m_slots.load(std::memory_order_acquire), text, digest(text));
    }

    static std::string_view text(std::uint32_t value)
    {
        return atomTexts[value / kAtomChunk].load(std::memory_order_acquire)[value % kAtomChunk];
    }

    std::size_t count() const { return m_count.load(std::memory_order_acquire); }

private:
    struct Slot {
        std::atomic<std::uint32_t> atom{0}; ///< 0: free
        std::uint32_t size = 0; ///< this and the digest are published with the atom
        std::uint64_t digest = 0;
    };
    using Slots = std::vector<Slot>;

    /// Mixed twice, because hex numbers differ in few bits, and the upper bits of the product, because only these
    /// depend on every character.
    static std::size_t firstSlot(std::uint64_t digest, std::size_t size, std::size_t mask)
    {
        std::uint64_t mixed = (digest ^ size) * kPrime;
        mixed ^= mixed >> 32U;
        return (mixed * kPrime) >> static_cast<unsigned>(std::countl_zero(mask));
    }

    std::uint32_t probe(const Slots& slots, std::string_view text, std::uint64_t digest) const
    {
        const std::size_t mask = slots.size() - 1;
        for (std::size_t i = firstSlot(digest, text.size(), mask);; i = (i + 1) & mask) {
            const Slot& slot = slots[i];
            const std::uint32_t atom = slot.atom.load(std::memory_order_acquire);
            if (atom == 0)
                return 0;
            if (slot.digest == digest && slot.size == text.size()
                && (text.size() <= sizeof digest || AtomTable::text(atom) == text))
                return atom;
        }
    }

    static void place(Slots& slots, std::uint32_t atom, std::string_view text, std::uint64_t digest)
    {
        const std::size_t mask = slots.size() - 1;
        std::size_t i = firstSlot(digest, text.size(), mask);
        while (slots[i].atom.load(std::memory_order_relaxed) != 0)
            i = (i + 1) & mask;
        slots[i].size = static_cast<std::uint32_t>(text.size());
        slots[i].digest = digest;
        slots[i].atom.store(atom, std::memory_order_release);
    }

    void grow(std::size_t size)
    {
        m_tables.push_back(std::make_unique<Slots>(size));
        for (std::uint32_t atom = 1; atom < count(); ++atom)
            place(*m_tables.back(), atom, text(atom), digest(text(atom)));
        m_slots.store(m_tables.back().get(), std::memory_order_release);
    }

    std::uint32_t add(std::string_view text, std::uint64_t digest)
    {
        const auto value = static_cast<std::uint32_t>(m_count.load(std::memory_order_relaxed));
        if (value % kAtomChunk == 0) {
            m_texts.push_back(std::make_unique<std::string_view[]>(kAtomChunk));
            atomTexts[value / kAtomChunk].store(m_texts.back().get(), std::memory_order_release);
        }
        m_texts.back()[value % kAtomChunk] = keep(text);
        m_count.store(value + 1, std::memory_order_release);
        if (value == 0)
            return value;
        if ((value + 1) * std::size_t{2} > m_tables.back()->size())
            grow(m_tables.back()->size() * 2);
        else
            place(*m_tables.back(), value, text, digest);
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
    std::vector<std::unique_ptr<std::string_view[]>> m_texts;
    std::vector<std::unique_ptr<char[]>> m_blocks;
    char* m_next = nullptr;
    std::size_t m_free = 0;
    std::atomic<std::size_t> m_count{0};
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

Atom Atom::after(Atom before, std::string_view text)
{
    Atom atom;
    atom.m_value = before.m_value + 1;
    return atom.m_value < table().count() && AtomTable::text(atom.m_value) == text ? atom : Atom(text);
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
    } else if (isDigit(a[i]) && isDigit(b[i])) {
        // Runs that end at the same place are numbers of the same length.
        std::size_t end = i + 1;
        while (end < shorter && isDigit(a[end]) && isDigit(b[end]))
            ++end;
        if ((end == a.size() || !isDigit(a[end])) && (end == b.size() || !isDigit(b[end])))
            return a[i] < b[i];
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
