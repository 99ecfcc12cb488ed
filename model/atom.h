#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <string_view>

namespace model {

namespace detail {
/// Texts of all atoms, in chunks that never move.
inline constexpr std::uint32_t kAtomChunk = 4096;
inline constinit std::array<std::atomic<const std::string_view*>, 1U << 16U> atomTexts{};
} // namespace detail

/// An interned word: a hex number, an id, a terrain name, the name of a field.
/// Copying and comparing for equality cost nothing; the text lives as long as the program.
/// The numeric value depends on the order in which words were met, so nothing that a user sees may be
/// sorted by it: sort with naturalLess().
class Atom {
public:
    constexpr Atom() = default;
    explicit Atom(std::string_view text);

    std::string_view text() const
    {
        return m_value == 0 ? std::string_view()
                            : detail::atomTexts[m_value / detail::kAtomChunk].load(
                                  std::memory_order_acquire)[m_value % detail::kAtomChunk];
    }
    constexpr bool empty() const { return m_value == 0; }
    constexpr explicit operator bool() const { return m_value != 0; }
    /// Dense, starting at 0 for the empty word: usable as an index into an array of atomCount() entries.
    constexpr std::uint32_t value() const { return m_value; }

    constexpr bool operator==(const Atom&) const = default;

    /// The atom with this text if it was ever interned, the empty one otherwise. Never grows the table.
    static Atom known(std::string_view text);
    /// Atom(text) for a text that was probably first met right after another, as the numbers of a row of hexes are:
    /// then it is found without a search.
    static Atom after(Atom before, std::string_view text);

private:
    std::uint32_t m_value = 0;
};

std::size_t atomCount();

/// Text order in which runs of digits compare as numbers: "3 Pz" < "14 Pz", "2" < "10". A strict total order.
bool naturalLess(std::string_view a, std::string_view b);
inline bool naturalLess(Atom a, Atom b)
{
    return a != b && naturalLess(a.text(), b.text());
}

struct NaturalLess {
    bool operator()(Atom a, Atom b) const { return naturalLess(a, b); }
};

} // namespace model

template <>
struct std::hash<model::Atom> {
    std::size_t operator()(model::Atom a) const noexcept { return a.value(); }
};
