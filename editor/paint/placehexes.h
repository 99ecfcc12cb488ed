#pragma once

#include "model/package.h"

#include <span>
#include <unordered_map>
#include <vector>

namespace editor {

/// Which places lie in which hex.
class PlaceHexes {
public:
    PlaceHexes() = default;
    explicit PlaceHexes(const model::Package& package);

    /// In the order of the package.
    std::span<const model::Key> at(model::HexIndex hex) const;

    /// Reads a place anew. Returns the hexes it left and entered.
    std::vector<model::HexIndex> update(const model::Package& package, model::Key place);

private:
    std::unordered_map<model::HexIndex, std::vector<model::Key>> m_places;
    std::unordered_map<model::Key, model::HexIndex> m_hexes;
};

} // namespace editor
