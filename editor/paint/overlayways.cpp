#include "editor/paint/lettering.h"
#include "editor/paint/overlays.h"
#include "editor/paint/overlaysymbols.h"

#include <cmath>

namespace editor {
namespace {

const QColor kPaper(0xff, 0xfd, 0xf6);
const QColor kSupplied(0x00, 0x69, 0x6b);
const QColor kStopped(0xb7, 0x1c, 0x1c);
const QColor kMove(0x1a, 0x4f, 0xa3);

/// Draws lines from hex to hex. Widths are in pixels, so that a way can be followed at any zoom.
class WayBrush {
public:
    WayBrush(QPainter& painter, const MapScene& scene, double pixelsPerMm)
        : m_painter(painter)
        , m_scene(scene)
        , m_pixel(1 / pixelsPerMm)
    {
    }

    /// Where two hexes are no neighbours the way goes by sea or by a link: a dotted bow.
    void way(const std::vector<model::HexIndex>& hexes, const QColor& colour, Qt::PenStyle style, bool arrows)
    {
        QPainterPath path;
        QPainterPath bows;
        for (std::size_t i = 1; i < hexes.size(); ++i) {
            const QPointF from = centre(hexes[i - 1]);
            const QPointF to = centre(hexes[i]);
            if (m_scene.atlas().directionTo(hexes[i - 1], hexes[i]) >= 0) {
                path.moveTo(from);
                path.lineTo(to);
            } else {
                const QPointF along = to - from;
                bows.moveTo(from);
                bows.quadTo(((from + to) / 2) + (QPointF(along.y(), -along.x()) * 0.18), to);
            }
        }
        stroke(path, colour, style);
        stroke(bows, colour, Qt::DotLine);
        if (arrows)
            for (std::size_t i = 1; i < hexes.size(); ++i)
                arrow(centre(hexes[i - 1]), centre(hexes[i]), colour);
    }

    void arrow(QPointF from, QPointF to, const QColor& colour)
    {
        const QPointF along = to - from;
        const double length = std::hypot(along.x(), along.y());
        if (length < 14 * m_pixel)
            return;
        const QPointF unit = along / length;
        const QPointF across(-unit.y(), unit.x());
        const QPointF tip = ((from + to) / 2) + (unit * 6 * m_pixel);
        const QPointF back = tip - (unit * 10 * m_pixel);
        m_painter.setPen(QPen(kPaper, 1.2 * m_pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(colour);
        m_painter.drawPolygon(QPolygonF{tip, back + (across * 5.5 * m_pixel), back - (across * 5.5 * m_pixel)});
    }

    /// A cross in an octagon: here the way ends.
    void stop(QPointF at, const QColor& colour)
    {
        const double r = 9 * m_pixel;
        QPolygonF shape;
        for (int i = 0; i < 8; ++i) {
            const double angle = (M_PI / 4 * i) + (M_PI / 8);
            shape << at + (QPointF(std::cos(angle), std::sin(angle)) * r);
        }
        m_painter.setPen(QPen(kPaper, 1.6 * m_pixel));
        m_painter.setBrush(colour);
        m_painter.drawPolygon(shape);
        m_painter.setPen(QPen(kPaper, 2.4 * m_pixel, Qt::SolidLine, Qt::RoundCap));
        for (const QPointF& d : {QPointF(1, 1), QPointF(1, -1)})
            m_painter.drawLine(at - (d * 0.42 * r), at + (d * 0.42 * r));
    }

    void text(QPointF at, const QString& text, const QColor& colour)
    {
        Lettering::drawHaloed(m_painter, at, Qt::AlignHCenter, text, 15 * m_pixel, Weight::Bold, colour, kPaper);
    }

    /// The hexside itself, thick.
    void side(model::HexIndex hex, int direction, const QColor& colour)
    {
        const QPolygonF corners = m_scene.plan().outline(hex);
        QPainterPath path;
        path.moveTo(corners[direction]);
        path.lineTo(corners[(direction + 1) % model::kDirections]);
        stroke(path, colour, Qt::SolidLine);
    }

    QPointF centre(model::HexIndex hex) const { return m_scene.plan().centre(hex); }
    double pixel() const { return m_pixel; }

    void stroke(const QPainterPath& path, const QColor& colour, Qt::PenStyle style, double width = 3.4)
    {
        QPen pen(kPaper, (width + 2.2) * m_pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        m_painter.strokePath(path, pen);
        pen.setColor(colour);
        pen.setWidthF(width * m_pixel);
        pen.setStyle(style);
        if (style == Qt::DashLine)
            pen.setDashPattern({3, 2.2});
        m_painter.strokePath(path, pen);
    }

private:
    QPainter& m_painter;
    const MapScene& m_scene;
    double m_pixel; ///< in millimetres
};

model::HexIndex hexOfUnit(const MapScene& scene, model::Atom unit)
{
    return scene.stacks().hexOf(unit);
}

void paintBreak(WayBrush& brush, const MapScene& scene, const rules::SupplyBreak& why)
{
    brush.way(why.path, kStopped, Qt::DashLine, true);
    for (const model::Atom unit : why.zocOf)
        if (const model::HexIndex from = hexOfUnit(scene, unit); model::exists(from) && model::exists(why.hex)) {
            QPainterPath line;
            line.moveTo(brush.centre(from));
            line.lineTo(brush.centre(why.hex));
            brush.stroke(line, kStopped, Qt::DotLine, 2);
        }
    QPointF at;
    if (why.kind == rules::SupplyBreak::Kind::Hexside && !why.path.empty()) {
        brush.side(why.path.back(), why.direction, kStopped);
        const QPolygonF corners = scene.plan().outline(why.path.back());
        at = (corners[why.direction] + corners[(why.direction + 1) % model::kDirections]) / 2;
    } else if (model::exists(why.hex)) {
        at = brush.centre(why.hex);
    } else {
        return;
    }
    brush.stop(at, kStopped);
    if (why.kind == rules::SupplyBreak::Kind::Length)
        brush.text(at + QPointF(0, 26 * brush.pixel()), QStringLiteral("+%1").arg(why.over), kStopped);
}

} // namespace

void paintOverlayWays(QPainter& painter, const MapScene& scene, const OverlayFacts& facts,
                      model::HexIndex pathTo, double pixelsPerMm)
{
    if (facts.hexes.size() != static_cast<std::size_t>(scene.atlas().size()))
        return;
    WayBrush brush(painter, scene, pixelsPerMm);
    if (facts.supply) {
        brush.way(facts.supply->path, kSupplied, Qt::SolidLine, true);
        if (facts.supply->why)
            paintBreak(brush, scene, *facts.supply->why);
    }
    if (facts.reach && model::exists(pathTo)) {
        brush.way(facts.reach->path(pathTo), kMove, Qt::SolidLine, true);
        // Small hexes have no figure of their own.
        if (const auto* arrival = facts.reach->find(pathTo);
            arrival && scene.plan().hexMm(pathTo) * pixelsPerMm < kLeastFigurePixels)
            brush.text(brush.centre(pathTo) - QPointF(0, 8 * brush.pixel()), figure(arrival->cost), kMove);
    }
}

} // namespace editor
