#pragma once

#include "editor/paint/maplook.h"
#include "model/words.h"
#include "rules/ruleset/ruleset.h"

#include <QColor>

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace editor {

/// What is scattered over a terrain, so that it can be told without its colour.
enum class Texture : std::uint8_t {
    None,
    Trees,
    Scrub,
    Marsh,
    Hachures,
    Hills,
    Peaks,
    Sand,
    Grass,
    Blocks,
    Waves,
    Slashes,
    Crosses,
    Rings
};

struct TerrainStyle {
    QColor fill;
    QColor ink; ///< of the texture
    Texture texture = Texture::None;
    bool water = false;
    int rank = 0; ///< where a hex has several terrains, the highest gives the fill
};

/// How a hex with a set of terrains looks.
struct GroundStyle {
    struct Scattered {
        model::Atom word;
        const TerrainStyle* style;
    };
    const TerrainStyle* fill = nullptr; ///< of the terrain with the highest rank
    std::vector<Scattered> textures;    ///< of all its terrains
    bool water = false;
};

struct HexsideStyle {
    enum class Form : std::uint8_t { River, Water, Strait, Barrier, Border, Bridge, Ferry, Teeth, Cliff };
    Form form = Form::Border;
    QColor colour;
    QColor casing; ///< darker edge of water
    double width = 0.05; ///< of the hex size
    bool dashed = false;
};

/// One word of a hexside. "word@hex" belongs to that one of the two hexes.
struct SideFeature {
    model::Atom word;
    model::Atom owner;
    const HexsideStyle* style = nullptr;
};

struct LineStyle {
    enum class Form : std::uint8_t { Rail, Road, Track };
    Form form = Form::Road;
    QColor colour;
    QColor casing; ///< invalid: none
    double width = 0.03; ///< of the hex size
};

/// How things look on this map: the look that the ruleset gives each word, or the word itself. A look nobody
/// has thought of gets a colour and texture of its own, always the same.
class MapStyle {
public:
    explicit MapStyle(const rules::Ruleset& ruleset, MapLook look = MapLook::Colour)
        : m_ruleset(&ruleset)
        , m_look(look)
    {
    }

    const rules::Ruleset& ruleset() const { return *m_ruleset; }
    MapLook mapLook() const { return m_look; }
    const TerrainStyle& terrain(model::Atom id) const;
    const GroundStyle& ground(model::Words terrain) const;
    const HexsideStyle& hexside(model::Atom id) const;
    const std::vector<SideFeature>& features(model::Words side) const;
    const LineStyle& line(model::Atom id) const;
    model::Atom look(rules::Category category, model::Atom id) const;

private:
    const rules::Ruleset* m_ruleset;
    MapLook m_look;
    mutable std::unordered_map<model::Atom, TerrainStyle> m_terrain;
    mutable std::unordered_map<model::Atom, GroundStyle> m_grounds; ///< by the words as one atom
    mutable std::unordered_map<model::Atom, HexsideStyle> m_hexsides;
    mutable std::unordered_map<model::Atom, std::vector<SideFeature>>
        m_features; ///< by the words as one atom
    mutable std::unordered_map<model::Atom, LineStyle> m_lines;
};

/// A stable colour for a word: muted, neither too light nor too dark for print.
QColor colourOf(model::Atom word, int saturation = 90, int value = 190);

} // namespace editor
