#include "editor/paint/counter.h"
#include "editor/paint/lettering.h"
#include "editor/paint/maplayer.h"
#include "editor/paint/stackplan.h"

#include <algorithm>
#include <cmath>

namespace editor {
namespace {

/// A small disc with a number in it.
void paintBadge(QPainter& painter, QPointF at, double radius, const QString& text)
{
    painter.setPen(QPen(Qt::white, radius * 0.16));
    painter.setBrush(QColor(0x2b, 0x26, 0x20));
    painter.drawEllipse(at, radius, radius);
    Lettering::fit(painter, QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), text,
                   radius * 1.25, Weight::Bold, Qt::white);
}

/// Shape, sign and colour each tell the severity by themselves.
void paintProblem(QPainter& painter, QPointF at, double r, const ProblemMarks::Mark& mark)
{
    QPolygonF shape;
    QColor fill;
    QColor ink = Qt::white;
    QPointF textAt = at;
    switch (mark.worst) {
    case model::Severity::Error:
        for (int i = 0; i < 8; ++i) {
            const double angle = (M_PI / 4 * i) + (M_PI / 8);
            shape << at + (QPointF(std::cos(angle), std::sin(angle)) * r);
        }
        fill = QColor(0xc6, 0x28, 0x28);
        break;
    case model::Severity::Warning:
        shape << at + QPointF(0, -1.15 * r) << at + QPointF(1.2 * r, 0.9 * r)
              << at + QPointF(-1.2 * r, 0.9 * r);
        fill = QColor(0xff, 0xb3, 0x00);
        ink = QColor(0x2b, 0x20, 0x00);
        textAt += QPointF(0, 0.25 * r);
        break;
    case model::Severity::Info:
        shape << at + QPointF(-r, -r) * 0.85 << at + QPointF(r, -r) * 0.85 << at + QPointF(r, r) * 0.85
              << at + QPointF(-r, r) * 0.85;
        fill = QColor(0x1e, 0x6f, 0xb5);
        break;
    }
    painter.setPen(QPen(Qt::white, 0.5 * r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(shape);
    painter.setPen(QPen(fill.darker(140), 0.14 * r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fill);
    painter.drawPolygon(shape);
    const QString text = mark.count > 99 ? QStringLiteral("99+") : QString::number(mark.count);
    Lettering::fit(painter, QRectF(textAt.x() - (0.75 * r), textAt.y() - r, 1.5 * r, 2 * r), text,
                   mark.worst == model::Severity::Warning ? 1.05 * r : 1.3 * r, Weight::Bold, ink);
}

} // namespace

void paintCounters(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    for (const Patch::Hex& hex : patch.hexes) {
        if (!hex.inSight)
            continue;
        const auto units = scene.stacks().at(hex.index);
        if (units.empty())
            continue;
        const StackPlan stack = scene.stack(units, patch.centre(hex), patch.hexMm());
        for (std::size_t i = 0; i < stack.squares.size(); ++i) {
            const model::Atom id = units[i + static_cast<std::size_t>(stack.hidden)];
            const model::Unit* unit =
                scene.package().find<model::Unit>({.scope = scene.scenario(), .id = id});
            if (!unit)
                continue;
            const QRectF& square = stack.squares[i];
            paintCounter(painter, square, CounterLook::of(scene.package(), scene.ruleset(), *unit),
                         square.width() * patch.pixelsPerMm);
        }
        const bool crowded = stack.hidden > 0 || (units.size() > 1 && patch.hexPixels() < 34);
        if (crowded && patch.hexPixels() >= 14) {
            const QRectF& top = stack.squares.back();
            const double radius = std::max(0.11 * patch.hexMm(), 5.5 / patch.pixelsPerMm);
            paintBadge(painter, top.bottomRight(), std::min(radius, 0.25 * patch.hexMm()),
                       QString::number(units.size()));
        }
    }
}

void paintProblems(QPainter& painter, const MapScene& scene, const Patch& patch)
{
    for (const Patch::Hex& hex : patch.hexes) {
        if (!hex.inSight)
            continue;
        const ProblemMarks::Mark* mark = scene.problems().at(hex.index);
        if (!mark)
            continue;
        const double u = patch.hexMm();
        const double radius = std::clamp(7.0 / patch.pixelsPerMm, 0.12 * u, 0.3 * u);
        painter.setBrush(Qt::NoBrush);
        paintProblem(painter, patch.centre(hex) + (QPointF(0.36, -0.3) * u), radius, *mark);
    }
}

} // namespace editor
