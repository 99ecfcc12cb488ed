#pragma once

#include "model/records/map.h"

namespace model {

/// Edges of the sheet that cut hexes in half: "left", "right", "top", "bottom". Kept in the field "cut" of the map.
inline Words cutEdges(const Map& map)
{
    return Words(map.fields.text(Atom("cut")));
}

inline void setCutEdges(Map& map, Words edges)
{
    map.fields.set(Atom("cut"), edges.empty() ? std::nullopt : std::optional(std::string(edges.text())));
}

} // namespace model
