#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace editor {

/// The layers of the map in the order of painting.
enum class MapLayer : std::uint8_t {
    Terrain,
    Water,
    Underlay,
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

inline constexpr int kMapLayers = 15;

/// A stable name, for settings, files and the command line.
constexpr std::string_view layerId(MapLayer layer)
{
    constexpr std::array<std::string_view, kMapLayers> ids{
        "terrain", "water",  "underlay", "grid",  "hexsides", "lines",    "zones",   "borders",
        "numbers", "places", "names",    "areas", "markers",  "counters", "problems"};
    return ids[static_cast<std::size_t>(layer)];
}

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
    constexpr LayerSet operator|(LayerSet other) const { return LayerSet(m_bits | other.m_bits); }
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

/// How opaque each layer is, from 0 to 1.
class LayerOpacity {
public:
    LayerOpacity() { m_values.fill(1); }
    double of(MapLayer layer) const { return m_values[static_cast<std::size_t>(layer)]; }
    void set(MapLayer layer, double value) { m_values[static_cast<std::size_t>(layer)] = value; }
    bool operator==(const LayerOpacity&) const = default;

private:
    std::array<double, kMapLayers> m_values{};
};

} // namespace editor
