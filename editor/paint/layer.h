#pragma once

#include <cstdint>

namespace editor {

/// The layers of the map in the order of painting.
enum class MapLayer : std::uint8_t {
    Terrain,
    Water,
    Grid,
    Hexsides,
    Lines,
    Zones,
    Borders,
    Numbers,
    Places,
    Names,
    Areas,
    Markers,
    Counters,
    Problems
};

inline constexpr int kMapLayers = 14;

/// A set of layers.
class LayerSet {
public:
    constexpr LayerSet() = default;
    static constexpr LayerSet all() { return LayerSet((1U << static_cast<unsigned>(kMapLayers)) - 1U); }
    /// What is printed on the map, without what lies on it.
    static constexpr LayerSet ground()
    {
        return all()
            .without(MapLayer::Areas)
            .without(MapLayer::Markers)
            .without(MapLayer::Counters)
            .without(MapLayer::Problems);
    }

    constexpr bool test(MapLayer layer) const { return (m_bits & bit(layer)) != 0; }
    constexpr LayerSet with(MapLayer layer) const { return LayerSet(m_bits | bit(layer)); }
    constexpr LayerSet without(MapLayer layer) const { return LayerSet(m_bits & ~bit(layer)); }
    constexpr LayerSet operator&(LayerSet other) const { return LayerSet(m_bits & other.m_bits); }
    constexpr LayerSet operator-(LayerSet other) const { return LayerSet(m_bits & ~other.m_bits); }
    constexpr bool operator==(const LayerSet&) const = default;

private:
    constexpr explicit LayerSet(unsigned bits)
        : m_bits(bits)
    {
    }
    static constexpr unsigned bit(MapLayer layer) { return 1U << static_cast<unsigned>(layer); }

    unsigned m_bits = 0;
};

} // namespace editor
