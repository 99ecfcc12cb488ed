#include "editor/paint/lettering.h"
#include "editor/paint/maplayer.h"
#include "editor/text/text.h"

#include <algorithm>

namespace editor {
namespace {

constexpr double kNumberSize = 0.125; ///< of the letters, in parts of the hex size

} // namespace

void paintGrid(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    if (patch.hexPixels() < 9)
        return;
    const double width = std::max(0.011 * patch.hexMm(), 0.7 / patch.pixelsPerMm);
    const int strength = patch.hexPixels() < 24 ? 60 : 105;
    const QPen pen(QColor(70, 58, 40, strength), width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    for (const Patch::Hex& hex : patch.hexes) {
        if (!hex.inSight)
            continue;
        const auto corners = patch.sheet.layout.corners(hex.cell);
        const auto& neighbours = scene.atlas().neighbours(hex.index);
        QPainterPath lines(toQt(corners[0]));
        for (std::size_t d = 0; d < model::kDirections; ++d) {
            const QPointF start = toQt(corners[d]);
            const QPointF end = toQt(corners[(d + 1) % model::kDirections]);
            const QRectF box = QRectF(start, end).normalized().adjusted(-width, -width, width, width);
            if ((d < 3 || !model::exists(neighbours[d])) && box.intersects(patch.rect))
                lines.lineTo(end);
            else
                lines.moveTo(end);
        }
        painter.strokePath(lines, pen);
    }
}

QRectF numberBox(const Patch& patch)
{
    const double u = patch.hexMm();
    const bool flat = patch.sheet.layout.grid().lattice.orientation == model::Orientation::FlatTop;
    return {-0.2 * u, (flat ? -0.47 : -0.44) * u, 0.4 * u, kNumberSize * u * Lettering::kCapHeight};
}

void paintNumbers(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    if (patch.hexPixels() < 34)
        return;
    const double size = kNumberSize * patch.hexMm();
    const QPointF foot(0, numberBox(patch).bottom());
    const QColor ink(60, 50, 38, 190);
    for (const Patch::Hex& hex : patch.hexes) {
        const QPointF at = patch.centre(hex) + foot;
        if (patch.rect.adjusted(-3 * size, -size, 3 * size, size).contains(at))
            Lettering::draw(painter, at, Qt::AlignHCenter, qs(scene.atlas().printed(hex.index)), size,
                            Weight::Regular, ink);
    }
}

} // namespace editor
