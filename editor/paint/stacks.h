#pragma once

#include "model/package.h"

#include <span>
#include <unordered_map>
#include <vector>

namespace editor {

/// Which units of a scenario lie in which hex. The lowest counter of a stack comes first.
class Stacks {
public:
    Stacks() = default;
    Stacks(const model::Package& package, model::Atom scenario);

    /// Ids of Unit records.
    std::span<const model::Atom> at(model::HexIndex hex) const;
    /// None when the unit is not on a map.
    model::HexIndex hexOf(model::Atom unit) const;
    const std::unordered_map<model::HexIndex, std::vector<model::Atom>>& all() const { return m_stacks; }

    /// Reads a unit anew. Returns the hexes it left and entered.
    std::vector<model::HexIndex> update(const model::Package& package, model::Atom scenario,
                                        model::Atom unit);

private:
    std::unordered_map<model::HexIndex, std::vector<model::Atom>> m_stacks;
    std::unordered_map<model::Atom, model::HexIndex> m_hexes;
};

} // namespace editor
