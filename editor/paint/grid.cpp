#include "editor/paint/lettering.h"
#include "editor/paint/maplayer.h"
#include "editor/text/text.h"

#include <algorithm>

namespace editor {

void paintGrid(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    if (patch.hexPixels() < 9)
        return;
    QPainterPath lines;
    for (const Patch::Hex& hex : patch.hexes) {
        const auto corners = patch.sheet.layout.corners(hex.cell);
        const auto& neighbours = scene.atlas().neighbours(hex.index);
        for (int d = 0; d < model::kDirections; ++d) {
            if (d >= 3 && model::exists(neighbours[static_cast<std::size_t>(d)]))
                continue;
            lines.moveTo(toQt(corners[static_cast<std::size_t>(d)]));
            lines.lineTo(toQt(corners[static_cast<std::size_t>((d + 1) % model::kDirections)]));
        }
    }
    const double width = std::max(0.011 * patch.hexMm(), 0.7 / patch.pixelsPerMm);
    const int strength = patch.hexPixels() < 24 ? 60 : 105;
    painter.strokePath(lines, QPen(QColor(70, 58, 40, strength), width, Qt::SolidLine, Qt::RoundCap));
}

void paintNumbers(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    if (patch.hexPixels() < 34)
        return;
    const double size = 0.125 * patch.hexMm();
    const bool flat = patch.sheet.layout.grid().lattice.orientation == model::Orientation::FlatTop;
    const double up = (flat ? 0.47 : 0.5) * patch.hexMm();
    const QColor ink(60, 50, 38, 190);
    for (const Patch::Hex& hex : patch.hexes) {
        const QString text = qs(scene.atlas().printed(hex.index));
        const QPointF at = patch.centre(hex)
            + QPointF(0, -up + (size * Lettering::kCapHeight) + (flat ? 0.0 : 0.06 * patch.hexMm()));
        Lettering::draw(painter, at, Qt::AlignHCenter, text, size, Weight::Regular, ink);
    }
}

} // namespace editor
