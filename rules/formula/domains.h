#pragma once

#include "rules/formula/reads.h"
#include "rules/formula/scene.h"

#include <concepts>
#include <optional>
#include <span>
#include <string_view>

namespace rules {

/// The name by which formulas know a kind of record: its element, except where two kinds share one (a hex of the map
/// and of the victory sheet, a table of the package and of the weather).
template <class T>
constexpr std::string_view recordName()
{
    return std::same_as<T, model::VictoryHex>  ? "victory-hex"
        : std::same_as<T, model::WeatherTable> ? "weather-table"
                                               : T::element;
}

/// What is done with each member of a domain until it says false. Refers to a callable that outlives it.
class MemberVisit {
public:
    template <class Call>
        requires(!std::same_as<std::remove_const_t<Call>, MemberVisit>)
    MemberVisit(Call& call) // NOLINT(google-explicit-constructor): stands for the callable
        : m_call(&call)
        , m_invoke(
              [](const void* what, const Scene& member) { return (*static_cast<const Call*>(what))(member); })
    {
    }
    bool operator()(const Scene& member) const { return m_invoke(m_call, member); }

private:
    const void* m_call;
    bool (*m_invoke)(const void*, const Scene&);
};

/// What a formula can count: "units", "stack", "neighbours", the counters that an entry of a track brings ("arriving") or
/// takes away ("leaving") and the hexes it names ("entry-hexes"), or records of one kind by their element's name.
class Domain {
public:
    static std::optional<Domain> find(std::string_view name);

    /// Calls visit for each member until it says false. The members see what is around them as scene.outer and keep its
    /// point of view.
    void forEach(const Scene& scene, MemberVisit visit) const;
    /// The same of "hexes", but only those of a list.
    static void forEach(const Scene& scene, std::span<const model::HexIndex> hexes, MemberVisit visit);
    /// The same of "units", but only one of them. Whether to go on.
    static bool visitUnit(const Scene& scene, const Placed& unit, MemberVisit visit);
    Reads reads() const;
    bool isHexes() const { return m_what == What::Hexes; }
    bool isUnits() const { return m_what == What::Units; }
    bool isRecords() const { return m_what == What::Records; }
    /// Its members are other hexes or units elsewhere.
    bool elsewhere() const { return m_what != What::Stack; }

private:
    enum class What : std::uint8_t {
        Units,
        Stack,
        Adjacent,
        Neighbours,
        Hexes,
        Attackers,
        Defenders,
        Arriving,
        Leaving,
        EntryHexes,
        Records
    };
    What m_what = What::Units;
    model::RecordKind m_kind{};
};

} // namespace rules
