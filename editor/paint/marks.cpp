#include "editor/paint/marks.h"

#include "editor/paint/counter.h"
#include "editor/paint/stackplan.h"

#include <algorithm>

namespace editor {
namespace {

const QColor kSelected(0xff, 0xc4, 0x00);
const QColor kDark(0x20, 0x1a, 0x12);

} // namespace

void strokeTwice(QPainter& painter, const QPainterPath& path, const QColor& colour, double width,
                 Qt::PenStyle style)
{
    painter.strokePath(path, QPen(kDark, width * 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const Qt::PenCapStyle cap = style == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap;
    painter.strokePath(path, QPen(colour, width, style, cap, Qt::RoundJoin));
}

QPainterPath hexPath(const MapPlan& plan, model::HexIndex hex, double inset)
{
    const QPointF centre = plan.centre(hex);
    QPainterPath path;
    QPolygonF polygon = plan.outline(hex);
    for (QPointF& corner : polygon)
        corner = centre + ((corner - centre) * inset);
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

void paintHover(QPainter& painter, const MapPlan& plan, model::HexIndex hex, double pixelsPerMm)
{
    painter.strokePath(hexPath(plan, hex, 0.97), QPen(QColor(255, 255, 255, 200), 2 / pixelsPerMm));
    painter.strokePath(hexPath(plan, hex, 1.0), QPen(QColor(0, 0, 0, 130), 1 / pixelsPerMm));
}

void paintCursor(QPainter& painter, const MapPlan& plan, model::HexIndex hex, double pixelsPerMm)
{
    const QPolygonF corners = plan.outline(hex);
    const QPointF centre = plan.centre(hex);
    QPainterPath brackets;
    for (qsizetype i = 0; i < corners.size(); ++i) {
        const auto inset = [&](QPointF p) { return centre + ((p - centre) * 0.9); };
        const QPointF here = inset(corners[i]);
        const QPointF before = inset(corners[(i + corners.size() - 1) % corners.size()]);
        const QPointF after = inset(corners[(i + 1) % corners.size()]);
        brackets.moveTo(here + ((before - here) * 0.28));
        brackets.lineTo(here);
        brackets.lineTo(here + ((after - here) * 0.28));
    }
    strokeTwice(painter, brackets, QColor(0x4f, 0xc3, 0xf7), 2.4 / pixelsPerMm);
}

void paintSelection(QPainter& painter, const MapScene& scene, std::span<const model::Subject> subjects,
                    double pixelsPerMm)
{
    const MapPlan& plan = scene.plan();
    const double width = 2.2 / pixelsPerMm;
    for (const model::Subject& subject : subjects) {
        const model::HexIndex hex = hexOf(subject, scene.package());
        if (!model::exists(hex))
            continue;
        QPainterPath path;
        if (subject.kind == model::Subject::Kind::Hexside) {
            const QPolygonF corners = plan.outline(hex);
            path.moveTo(corners[subject.direction]);
            path.lineTo(corners[(subject.direction + 1) % model::kDirections]);
            strokeTwice(painter, path, kSelected, 2 * width);
            continue;
        }
        if (subject.is<model::Unit>() && subject.key.scope == scene.scenario()) {
            const auto units = scene.stacks().at(hex);
            const auto it = std::ranges::find(units, subject.key.id);
            const StackPlan stack = scene.stackAt(hex);
            const auto place = std::max<std::ptrdiff_t>(0, (it - units.begin()) - stack.hidden);
            if (it != units.end()) {
                const double round = 0.04 * plan.hexMm(hex);
                path.addRoundedRect(stack.squares[static_cast<std::size_t>(place)], round, round);
                strokeTwice(painter, path, kSelected, width);
                continue;
            }
        }
        path = hexPath(plan, hex, 0.94);
        painter.fillPath(path, QColor(255, 196, 0, 40));
        strokeTwice(painter, path, kSelected, width);
    }
}

void paintDropHex(QPainter& painter, const MapPlan& plan, model::HexIndex hex, double pixelsPerMm)
{
    const QPainterPath path = hexPath(plan, hex, 0.96);
    painter.fillPath(path, QColor(79, 195, 247, 60));
    strokeTwice(painter, path, QColor(0x4f, 0xc3, 0xf7), 3 / pixelsPerMm);
}

void paintRubberBand(QPainter& painter, const QRectF& rect, double pixelsPerMm)
{
    painter.fillRect(rect, QColor(255, 196, 0, 35));
    QPen pen(kDark, 1 / pixelsPerMm, Qt::DashLine);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawRect(rect);
}

void paintGhost(QPainter& painter, const MapScene& scene, const std::vector<model::Atom>& units, QPointF at,
                double hexMm, double pixelsPerMm)
{
    const StackPlan stack = scene.stack(units, at, hexMm);
    painter.save();
    painter.setOpacity(0.75);
    for (std::size_t i = 0; i < stack.squares.size(); ++i) {
        const model::Atom id = units[i + static_cast<std::size_t>(stack.hidden)];
        if (const model::Unit* unit =
                scene.package().find<model::Unit>({.scope = scene.scenario(), .id = id}))
            paintCounter(painter, stack.squares[i], CounterLook::of(scene.package(), scene.ruleset(), *unit),
                         stack.squares[i].width() * pixelsPerMm);
    }
    painter.restore();
}

} // namespace editor
