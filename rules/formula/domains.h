#pragma once

#include "rules/formula/reads.h"
#include "rules/formula/scene.h"

#include <functional>
#include <optional>
#include <string_view>

namespace rules {

/// What a formula can count: "units", "stack", "neighbours", the counters that an entry of a track brings ("arriving") or
/// takes away ("leaving") and the hexes it names ("entry-hexes"), or records of one kind by their element's name.
class Domain {
public:
    static std::optional<Domain> find(std::string_view name);

    /// Calls visit for each member until it says false. The members see what is around them as scene.outer and keep its
    /// point of view.
    void forEach(const Scene& scene, const std::function<bool(const Scene&)>& visit) const;
    Reads reads() const;
    bool isRecords() const { return m_what == What::Records; }
    /// Its members are other hexes or units elsewhere.
    bool elsewhere() const { return m_what != What::Stack; }

private:
    enum class What : std::uint8_t { Units, Stack, Adjacent, Neighbours, Hexes, Attackers, Defenders, Arriving, Leaving, EntryHexes, Records };
    What m_what = What::Units;
    model::RecordKind m_kind{};
};

} // namespace rules
