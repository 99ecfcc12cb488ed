#include "editor/tools/toolmarks.h"

#include "editor/paint/lettering.h"

#include <vector>

namespace editor {
namespace {

QColor colourFor(Intent intent)
{
    switch (intent) {
    case Intent::Add:
        return {0x4f, 0xc3, 0xf7};
    case Intent::Remove:
        return {0xff, 0xa7, 0x26};
    case Intent::Refuse:
        return {0xff, 0x52, 0x52};
    }
    return {};
}

/// What is taken away is dashed, so that colour is not all that tells.
Qt::PenStyle styleFor(Intent intent)
{
    return intent == Intent::Add ? Qt::SolidLine : Qt::DashLine;
}

} // namespace

void paintHexes(QPainter& painter, const MapPlan& plan, std::span<const model::HexIndex> hexes, Intent intent,
                double pixelsPerMm)
{
    std::vector<bool> inside(static_cast<std::size_t>(plan.atlas().size()));
    for (const model::HexIndex hex : hexes)
        inside[model::at(hex)] = true;
    const QRectF seen = painter.worldTransform().inverted().mapRect(QRectF(painter.viewport()));
    QPainterPath outline;
    QPainterPath fill;
    for (const model::HexIndex hex : hexes) {
        if (!seen.intersects(plan.rectOf(hex)))
            continue;
        const QPolygonF corners = plan.outline(hex);
        fill.addPolygon(corners);
        fill.closeSubpath();
        for (int d = 0; d < model::kDirections; ++d) {
            const model::HexIndex next = plan.atlas().neighbours(hex)[static_cast<std::size_t>(d)];
            if (model::exists(next) && inside[model::at(next)])
                continue;
            outline.moveTo(corners[d]);
            outline.lineTo(corners[(d + 1) % model::kDirections]);
        }
    }
    QColor tint = colourFor(intent);
    tint.setAlpha(50);
    fill.setFillRule(Qt::WindingFill);
    painter.fillPath(fill, tint);
    strokeTwice(painter, outline, colourFor(intent), 2 / pixelsPerMm, styleFor(intent));
}

void paintSides(QPainter& painter, const MapPlan& plan, std::span<const model::Hexside> sides, Intent intent,
                double pixelsPerMm)
{
    QPainterPath path;
    for (const model::Hexside& side : sides) {
        const QPolygonF corners = plan.outline(side.hex);
        path.moveTo(corners[side.direction]);
        path.lineTo(corners[(side.direction + 1) % model::kDirections]);
    }
    strokeTwice(painter, path, colourFor(intent), 4 / pixelsPerMm, styleFor(intent));
}

void paintWay(QPainter& painter, const MapPlan& plan, std::span<const model::HexIndex> way, Intent intent,
              double pixelsPerMm)
{
    if (way.empty())
        return;
    QPainterPath path(plan.centre(way.front()));
    for (const model::HexIndex hex : way.subspan(1))
        path.lineTo(plan.centre(hex));
    strokeTwice(painter, path, colourFor(intent), 3.5 / pixelsPerMm, styleFor(intent));
    const double dot = 3.5 / pixelsPerMm;
    painter.setPen(QPen(QColor(0x20, 0x1a, 0x12), 1 / pixelsPerMm));
    painter.setBrush(colourFor(intent));
    for (const model::HexIndex end : {way.front(), way.back()})
        painter.drawEllipse(plan.centre(end), dot, dot);
    painter.setBrush(Qt::NoBrush);
}

void paintTagged(QPainter& painter, const MapPlan& plan, model::HexIndex hex, const QColor& colour,
                 const QString& text, double pixelsPerMm)
{
    QColor fill = colour;
    fill.setAlpha(120);
    painter.fillPath(hexPath(plan, hex, 0.9), fill);
    const double size = 0.3 * plan.hexMm(hex);
    if (text.isEmpty() || size * pixelsPerMm < 7)
        return;
    Lettering::drawHaloed(painter, plan.centre(hex) + QPointF(0, 0.36 * size), Qt::AlignHCenter, text, size,
                          Weight::Bold, QColor(0x22, 0x1d, 0x17), QColor(255, 252, 242, 220));
}

} // namespace editor
