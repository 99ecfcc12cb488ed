#include "editor/paint/contour.h"
#include "editor/paint/glyph.h"
#include "editor/paint/maplayer.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace editor {
namespace {

/// In parts of the hex size.
struct Spacing {
    double across;
    double down;
    double reach = 0.05; ///< of a glyph to either side: it must not stick out of its terrain
};

Spacing spacingOf(Texture texture)
{
    switch (texture) {
    case Texture::Trees:
        return {0.135, 0.115};
    case Texture::Scrub:
        return {0.21, 0.18};
    case Texture::Marsh:
        return {0.24, 0.13, 0.08};
    case Texture::Hachures:
        return {0.2, 0.17};
    case Texture::Hills:
        return {0.27, 0.2, 0.08};
    case Texture::Peaks:
        return {0.29, 0.22, 0.09};
    case Texture::Sand:
        return {0.1, 0.09};
    case Texture::Grass:
        return {0.24, 0.2};
    case Texture::Blocks:
        return {0.15, 0.15};
    case Texture::Waves:
        return {0.5, 0.25, 0.11};
    case Texture::None:
    case Texture::Slashes:
    case Texture::Crosses:
    case Texture::Rings:
        break;
    }
    return {0.18, 0.16};
}

} // namespace

void paintTextures(QPainter& painter, const MapScene& scene, const Patch& patch, bool water)
{
    if (patch.hexPixels() < 20)
        return;
    // Which textures each hex has.
    struct Wanted {
        model::Atom word;
        const TerrainStyle* style;
    };
    std::vector<Wanted> used;
    std::vector<model::Words> terrain(static_cast<std::size_t>(scene.atlas().size()));
    for (const Patch::Hex& hex : patch.hexes) {
        const model::Words words = scene.package().terrain(hex.index);
        terrain[model::at(hex.index)] = words;
        for (const model::Atom word : words.list()) {
            const TerrainStyle& style = scene.style().terrain(word);
            if (style.texture != Texture::None && style.water == water
                && std::ranges::find(used, word, &Wanted::word) == used.end())
                used.push_back({.word = word, .style = &style});
        }
    }
    std::ranges::sort(used,
                      [](const Wanted& a, const Wanted& b) { return model::naturalLess(a.word, b.word); });

    const double u = patch.hexMm();
    const QRectF area = patch.rect.adjusted(-0.2 * u, -0.2 * u, 0.2 * u, 0.2 * u);
    std::vector<bool> has(terrain.size());
    for (const Wanted& want : used) {
        for (const Patch::Hex& hex : patch.hexes)
            has[model::at(hex.index)] = terrain[model::at(hex.index)].contains(want.word.text());
        const auto isHere = [&](QPointF point) {
            const model::HexIndex hex = patch.hexAt(point);
            return model::exists(hex) && has[model::at(hex)];
        };
        const Spacing spacing = spacingOf(want.style->texture);
        const double across = spacing.across * u;
        const double down = spacing.down * u;
        const int salt = 100 + static_cast<int>(want.style->texture);
        const bool regular =
            want.style->texture == Texture::Blocks || want.style->texture == Texture::Slashes;
        GlyphBrush brush(painter, *want.style, u);
        for (int j = static_cast<int>(std::floor(area.top() / down)); j * down <= area.bottom(); ++j) {
            const double shift = (j % 2 != 0 ? 0.5 : 0.0) * across;
            for (int i = static_cast<int>(std::floor((area.left() - shift) / across));
                 i * across <= area.right(); ++i) {
                const double sway = regular ? 0.0 : 0.55;
                const QPointF at((i + (sway * (chance(i, j, salt) - 0.5))) * across + shift,
                                 (j + (sway * (chance(i, j, salt + 40) - 0.5))) * down);
                const double reach = spacing.reach * u;
                if (isHere(at + QPointF(reach, 0.05 * u)) && isHere(at + QPointF(-reach, 0.05 * u))
                    && isHere(at - QPointF(0, 0.065 * u)))
                    brush.dab(at, chance(i, j, salt + 80));
            }
        }
    }
}

} // namespace editor
