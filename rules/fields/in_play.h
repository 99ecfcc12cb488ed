#pragma once

#include "model/package.h"

#include <span>
#include <vector>

namespace rules {

using model::Atom;

/// The hexes that a scenario is played on: those of its maps, and where it has areas of kind "in-play" only
/// those of these areas.
class InPlay {
public:
    InPlay() = default;
    InPlay(const model::Package& package, Atom scenario);

    bool onMap(model::HexIndex hex) const { return m_onMap[model::at(hex)] != 0; }
    bool inArea(model::HexIndex hex) const { return m_inArea.empty() || m_inArea[model::at(hex)] != 0; }

    /// The maps of the scenario; empty: all.
    std::span<const Atom> maps() const { return m_maps; }

    bool operator==(const InPlay&) const = default;

private:
    std::vector<Atom> m_maps;
    std::vector<char> m_onMap;
    std::vector<char> m_inArea; ///< empty: no limit
};

} // namespace rules
