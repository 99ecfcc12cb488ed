#include "editor/paint/mapstyle.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace editor {
namespace {

using Form = HexsideStyle::Form;

template <class Style>
struct Named {
    std::string_view look;
    Style style;
};

const std::array kTerrains{
    Named<TerrainStyle>{"clear", {QColor(0xf2e9d2), QColor(0xb9a97f), Texture::None, false, 0}},
    Named<TerrainStyle>{"open", {QColor(0xf2e9d2), QColor(0xb9a97f), Texture::None, false, 0}},
    Named<TerrainStyle>{"plain", {QColor(0xf2e9d2), QColor(0xb9a97f), Texture::None, false, 0}},
    Named<TerrainStyle>{"steppe", {QColor(0xeee2b4), QColor(0xb49b54), Texture::Grass, false, 1}},
    Named<TerrainStyle>{"desert", {QColor(0xf6e3ae), QColor(0xc59848), Texture::Sand, false, 2}},
    Named<TerrainStyle>{"broken", {QColor(0xe8d8b0), QColor(0xa98a55), Texture::Hachures, false, 3}},
    Named<TerrainStyle>{"rough", {QColor(0xe6d3a8), QColor(0xa0784a), Texture::Hachures, false, 4}},
    Named<TerrainStyle>{"hills", {QColor(0xe6d3a8), QColor(0xa0784a), Texture::Hills, false, 4}},
    Named<TerrainStyle>{"hill", {QColor(0xe6d3a8), QColor(0xa0784a), Texture::Hills, false, 4}},
    Named<TerrainStyle>{"light-woods", {QColor(0xdfe2b8), QColor(0x8aa466), Texture::Scrub, false, 5}},
    Named<TerrainStyle>{"light-forest", {QColor(0xdfe2b8), QColor(0x8aa466), Texture::Scrub, false, 5}},
    Named<TerrainStyle>{"forest", {QColor(0xcfdaa8), QColor(0x6f9154), Texture::Trees, false, 6}},
    Named<TerrainStyle>{"woods", {QColor(0xcfdaa8), QColor(0x6f9154), Texture::Trees, false, 6}},
    Named<TerrainStyle>{"heavy-woods", {QColor(0xb9cc93), QColor(0x557a42), Texture::Trees, false, 7}},
    Named<TerrainStyle>{"swamp", {QColor(0xd5e2d3), QColor(0x4f8d96), Texture::Marsh, false, 8}},
    Named<TerrainStyle>{"marsh", {QColor(0xd5e2d3), QColor(0x4f8d96), Texture::Marsh, false, 8}},
    Named<TerrainStyle>{"mountain", {QColor(0xd9c6a9), QColor(0x7d6750), Texture::Peaks, false, 9}},
    Named<TerrainStyle>{"mountains", {QColor(0xd9c6a9), QColor(0x7d6750), Texture::Peaks, false, 9}},
    Named<TerrainStyle>{"city", {QColor(0xdccdc0), QColor(0x8c6e62), Texture::Blocks, false, 10}},
    Named<TerrainStyle>{"urban", {QColor(0xdccdc0), QColor(0x8c6e62), Texture::Blocks, false, 10}},
    Named<TerrainStyle>{"sea", {QColor(0xb3d1de), QColor(0x88b2c6), Texture::Waves, true, 20}},
    Named<TerrainStyle>{"lake", {QColor(0xbad7e2), QColor(0x8fb8ca), Texture::Waves, true, 20}},
    Named<TerrainStyle>{"water", {QColor(0xb3d1de), QColor(0x88b2c6), Texture::Waves, true, 20}},
};

const std::array kHexsides{
    Named<HexsideStyle>{"river", {Form::River, QColor(0x7fb2d0), QColor(0x4f86a8), 0.062}},
    Named<HexsideStyle>{"stream", {Form::River, QColor(0x8fbcd6), QColor(0x6c9dbb), 0.036}},
    Named<HexsideStyle>{"major-river", {Form::River, QColor(0x8dbfdb), QColor(0x3f779c), 0.125}},
    Named<HexsideStyle>{"volga", {Form::Barrier, QColor(0xffffff), QColor(0x3f779c), 0.14, true}},
    Named<HexsideStyle>{"sea", {Form::Water, QColor(0xb3d1de), QColor(0x4f86a8), 0.2}},
    Named<HexsideStyle>{"lake", {Form::Water, QColor(0xbad7e2), QColor(0x4f86a8), 0.2}},
    Named<HexsideStyle>{"strait", {Form::Strait, QColor(0x8dbfdb), QColor(0x3f779c), 0.15}},
    Named<HexsideStyle>{"kerch", {Form::Strait, QColor(0x8dbfdb), QColor(0x3f779c), 0.15}},
    Named<HexsideStyle>{"bridge", {Form::Bridge, QColor(0x3a3632), QColor(0xffffff), 0.05}},
    Named<HexsideStyle>{"ferry", {Form::Ferry, QColor(0x3a3632), QColor(0xffffff), 0.05}},
    Named<HexsideStyle>{"ford", {Form::Ferry, QColor(0x6b5a3c), QColor(0xffffff), 0.05}},
    Named<HexsideStyle>{"fortified-line", {Form::Teeth, QColor(0x7a2f24), {}, 0.05}},
    Named<HexsideStyle>{"fortified", {Form::Teeth, QColor(0x7a2f24), {}, 0.05}},
    Named<HexsideStyle>{"escarpment", {Form::Cliff, QColor(0x8a6238), {}, 0.05}},
    Named<HexsideStyle>{"cliff", {Form::Cliff, QColor(0x8a6238), {}, 0.05}},
    Named<HexsideStyle>{"border", {Form::Border, QColor(0x8b3a2f), {}, 0.04, true}},
};

const std::array kLines{
    Named<LineStyle>{"rail", {LineStyle::Form::Rail, QColor(0x33302c), {}, 0.026}},
    Named<LineStyle>{"railway", {LineStyle::Form::Rail, QColor(0x33302c), {}, 0.026}},
    Named<LineStyle>{"railroad", {LineStyle::Form::Rail, QColor(0x33302c), {}, 0.026}},
    Named<LineStyle>{"road", {LineStyle::Form::Road, QColor(0xb4512f), {}, 0.034}},
    Named<LineStyle>{"major-road", {LineStyle::Form::Road, QColor(0xd8703f), QColor(0x7d3a1d), 0.052}},
    Named<LineStyle>{"highway", {LineStyle::Form::Road, QColor(0xd8703f), QColor(0x7d3a1d), 0.052}},
    Named<LineStyle>{"minor-road", {LineStyle::Form::Road, QColor(0xa97b4d), {}, 0.026}},
    Named<LineStyle>{"trail", {LineStyle::Form::Track, QColor(0x8a6a3d), {}, 0.026}},
    Named<LineStyle>{"track", {LineStyle::Form::Track, QColor(0x8a6a3d), {}, 0.026}},
};

template <class Table>
auto* named(const Table& table, model::Atom look)
{
    const auto it = std::ranges::find(table, look.text(), [](const auto& entry) { return entry.look; });
    return it == table.end() ? nullptr : &it->style;
}

/// By the text, not by the atom's number, which depends on what was read first.
std::uint32_t hashOf(model::Atom word)
{
    std::uint32_t h = 2166136261U;
    for (const char c : word.text())
        h = (h ^ static_cast<unsigned char>(c)) * 16777619U;
    return h ^ (h >> 13U);
}

QColor towardsWhite(const QColor& colour, double share)
{
    const auto mix = [&](int part) { return static_cast<int>(std::lround(part + ((255 - part) * share))); };
    return {mix(colour.red()), mix(colour.green()), mix(colour.blue())};
}

/// The light look follows from the full one, so that words nobody has thought of have both: areas keep a breath of
/// their colour on white paper, signs keep theirs.
TerrainStyle lightened(TerrainStyle style)
{
    style.fill = style.rank == 0 ? QColor(Qt::white) : towardsWhite(style.fill, style.water ? 0.5 : 0.62);
    style.ink = towardsWhite(style.ink, 0.12);
    return style;
}

HexsideStyle lightened(HexsideStyle style)
{
    using enum HexsideStyle::Form;
    if (style.form == River || style.form == Water || style.form == Strait)
        style.colour = towardsWhite(style.colour, style.form == Water ? 0.5 : 0.3);
    return style;
}

LineStyle lightened(LineStyle style)
{
    if (style.form == LineStyle::Form::Road && style.casing.isValid())
        style.colour = QColor(Qt::white);
    return style;
}

} // namespace

QColor colourOf(model::Atom word, int saturation, int value)
{
    return QColor::fromHsv(static_cast<int>(hashOf(word) % 360U), saturation, value);
}

model::Atom MapStyle::look(rules::Category category, model::Atom id) const
{
    const rules::Term* term = m_ruleset->find(category, id);
    return term && term->look ? term->look : id;
}

const TerrainStyle& MapStyle::terrain(model::Atom id) const
{
    const auto [it, isNew] = m_terrain.try_emplace(id);
    if (isNew) {
        const model::Atom found = look(rules::Category::Terrain, id);
        if (const TerrainStyle* style = named(kTerrains, found)) {
            it->second = *style;
        } else {
            constexpr std::array textures{Texture::Slashes, Texture::Crosses, Texture::Rings};
            it->second = {.fill = colourOf(found, 45, 228),
                          .ink = colourOf(found, 120, 130),
                          .texture = textures[hashOf(found) / 360U % textures.size()],
                          .water = false,
                          .rank = 3};
        }
        if (m_look == MapLook::Light)
            it->second = lightened(it->second);
    }
    return it->second;
}

const GroundStyle& MapStyle::ground(model::Words words) const
{
    static const model::Atom clear("clear");
    const auto [it, isNew] = m_grounds.try_emplace(words.atom());
    GroundStyle& ground = it->second;
    if (!isNew)
        return ground;
    for (const model::Atom word : words.list()) {
        const TerrainStyle& style = terrain(word);
        if (!ground.fill || style.rank > ground.fill->rank)
            ground.fill = &style;
        if (style.texture != Texture::None)
            ground.textures.push_back({.word = word, .style = &style});
        ground.water = ground.water || style.water;
    }
    if (!ground.fill)
        ground.fill = &terrain(clear);
    return ground;
}

const HexsideStyle& MapStyle::hexside(model::Atom id) const
{
    const auto [it, isNew] = m_hexsides.try_emplace(id);
    if (isNew) {
        const model::Atom found = look(rules::Category::Hexside, id);
        const HexsideStyle* style = named(kHexsides, found);
        it->second = style ? *style
                           : HexsideStyle{.form = Form::Border,
                                          .colour = colourOf(found, 170, 140),
                                          .casing = {},
                                          .width = 0.06,
                                          .dashed = true};
        if (m_look == MapLook::Light)
            it->second = lightened(it->second);
    }
    return it->second;
}

const std::vector<SideFeature>& MapStyle::features(model::Words side) const
{
    const auto [it, isNew] = m_features.try_emplace(side.atom());
    if (isNew)
        model::forEachWord(side.text(), [&](std::string_view text) {
            const std::size_t mark = text.find('@');
            const model::Atom word(text.substr(0, mark));
            it->second.push_back(
                {.word = word,
                 .owner = mark == std::string_view::npos ? model::Atom() : model::Atom(text.substr(mark + 1)),
                 .style = &hexside(word)});
        });
    return it->second;
}

const LineStyle& MapStyle::line(model::Atom id) const
{
    const auto [it, isNew] = m_lines.try_emplace(id);
    if (isNew) {
        const model::Atom found = look(rules::Category::Line, id);
        const LineStyle* style = named(kLines, found);
        it->second = style ? *style
                           : LineStyle{.form = LineStyle::Form::Track,
                                       .colour = colourOf(found, 170, 130),
                                       .casing = {},
                                       .width = 0.03};
        if (m_look == MapLook::Light)
            it->second = lightened(it->second);
    }
    return it->second;
}

} // namespace editor
