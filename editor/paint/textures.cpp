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
    std::vector<GroundStyle::Scattered> used;
    for (const Patch::Hex& hex : patch.hexes)
        for (const auto& texture : scene.style().ground(scene.package().terrain(hex.index)).textures)
            if (texture.style->water == water
                && std::ranges::find(used, texture.word, &GroundStyle::Scattered::word) == used.end())
                used.push_back(texture);
    std::ranges::sort(used, [](const auto& a, const auto& b) { return model::naturalLess(a.word, b.word); });

    const double u = patch.hexMm();
    const QRectF area = patch.rect.adjusted(-0.2 * u, -0.2 * u, 0.2 * u, 0.2 * u);
    std::vector<bool> has(patch.places());
    std::vector<QPointF> centres(patch.places());
    for (const Patch::Hex& hex : patch.hexes)
        centres[static_cast<std::size_t>(hex.place)] = patch.centre(hex);
    for (const GroundStyle::Scattered& want : used) {
        for (const Patch::Hex& hex : patch.hexes)
            has[static_cast<std::size_t>(hex.place)] =
                std::ranges::contains(scene.style().ground(scene.package().terrain(hex.index)).textures,
                                      want.word, &GroundStyle::Scattered::word);
        const auto isHere = [&](QPointF point) {
            const int place = patch.placeAt(point);
            return place >= 0 && has[static_cast<std::size_t>(place)];
        };
        const Spacing spacing = spacingOf(want.style->texture);
        const double across = spacing.across * u;
        const double down = spacing.down * u;
        const int salt = 100 + static_cast<int>(want.style->texture);
        const bool regular =
            want.style->texture == Texture::Blocks || want.style->texture == Texture::Slashes;
        // No sign stands under the number of a hex.
        const QRectF number =
            numberBox(patch).adjusted(-spacing.reach * u, -0.05 * u, spacing.reach * u, 0.065 * u);
        const auto isFree = [&](QPointF point) {
            const int place = patch.placeAt(point);
            return place < 0 || !number.contains(point - centres[static_cast<std::size_t>(place)]);
        };
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
                    && isHere(at - QPointF(0, 0.065 * u)) && isFree(at) && isFree(at + QPointF(0, 0.06 * u)))
                    brush.dab(at, chance(i, j, salt + 80));
            }
        }
    }
}

} // namespace editor
