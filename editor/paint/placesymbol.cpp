#include "editor/paint/placesymbol.h"

#include "editor/paint/mapstyle.h"

#include <QPainterPath>
#include <QPolygonF>

#include <array>
#include <cmath>

namespace editor {
namespace {

const QColor kInk(0x2b, 0x26, 0x20);
const QColor kPaper(0xff, 0xfb, 0xf0);

QPolygonF star(QPointF at, int points, double outer, double inner)
{
    QPolygonF polygon;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = (M_PI * i / points) - (M_PI / 2);
        const double r = i % 2 == 0 ? outer : inner;
        polygon << at + QPointF(std::cos(angle) * r, std::sin(angle) * r);
    }
    return polygon;
}

void paintAnchor(QPainter& painter, QPointF at, double u)
{
    QPainterPath anchor;
    anchor.addEllipse(at + QPointF(0, -0.075 * u), 0.018 * u, 0.018 * u);
    anchor.moveTo(at + QPointF(0, -0.056 * u));
    anchor.lineTo(at + QPointF(0, 0.075 * u));
    anchor.moveTo(at + QPointF(-0.04 * u, -0.025 * u));
    anchor.lineTo(at + QPointF(0.04 * u, -0.025 * u));
    anchor.moveTo(at + QPointF(-0.065 * u, 0.02 * u));
    anchor.quadTo(at + QPointF(-0.055 * u, 0.078 * u), at + QPointF(0, 0.08 * u));
    anchor.quadTo(at + QPointF(0.055 * u, 0.078 * u), at + QPointF(0.065 * u, 0.02 * u));
    painter.strokePath(anchor, QPen(kPaper, 0.06 * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(anchor,
                       QPen(QColor(0x1f, 0x4e, 0x79), 0.024 * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintDerrick(QPainter& painter, QPointF at, double u)
{
    const auto p = [&](double x, double y) { return at + (QPointF(x, y) * u); };
    QPainterPath derrick;
    derrick.addPolygon(QPolygonF{p(-0.07, 0.08), p(-0.015, -0.085), p(0.015, -0.085), p(0.07, 0.08)});
    for (const auto& [from, to] :
         std::array{std::pair{p(-0.05, 0.02), p(0.05, 0.02)}, std::pair{p(-0.03, -0.035), p(0.03, -0.035)},
                    std::pair{p(-0.07, 0.08), p(0.05, 0.02)}, std::pair{p(0.07, 0.08), p(-0.05, 0.02)}}) {
        derrick.moveTo(from);
        derrick.lineTo(to);
    }
    painter.strokePath(derrick, QPen(kPaper, 0.05 * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(derrick, QPen(kInk, 0.017 * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// Something no symbol was made for: a lozenge of its own colour.
void paintLozenge(QPainter& painter, QPointF at, double u, std::string_view look)
{
    const double r = 0.06 * u;
    painter.setPen(QPen(kInk, 0.016 * u));
    painter.setBrush(colourOf(model::Atom(look), 150, 205));
    painter.drawPolygon(
        QPolygonF{at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)});
}

} // namespace

int settlementRank(std::string_view look)
{
    constexpr std::array order{"village", "town", "minor-city", "city", "major-city", "fortress"};
    for (std::size_t i = 0; i < order.size(); ++i)
        if (look == order[i])
            return static_cast<int>(i) + 1;
    return 0;
}

bool isSettlement(std::string_view look)
{
    return settlementRank(look) > 0;
}

void paintSettlement(QPainter& painter, QPointF at, double u, std::string_view look, const QColor& owner)
{
    const QPen ink(kInk, 0.02 * u, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
    painter.setPen(ink);
    const QColor fill = owner.isValid() ? owner : QColor(0xc8, 0x55, 0x3d);
    if (look == "village" || look == "town") {
        const double r = look == "town" ? 0.07 * u : 0.045 * u;
        painter.setBrush(kPaper);
        painter.drawEllipse(at, r, r);
        if (look == "town") {
            painter.setPen(Qt::NoPen);
            painter.setBrush(kInk);
            painter.drawEllipse(at, 0.028 * u, 0.028 * u);
        }
        return;
    }
    if (look == "fortress") {
        // A fort as Vauban drew it: bastions at the corners.
        painter.setBrush(kPaper);
        painter.drawPolygon(star(at, 8, 0.165 * u, 0.115 * u));
        painter.setBrush(fill);
        painter.drawPolygon(star(at, 8, 0.12 * u, 0.09 * u));
        painter.setBrush(kPaper);
        painter.drawRect(QRectF(at.x() - (0.035 * u), at.y() - (0.035 * u), 0.07 * u, 0.07 * u));
        return;
    }
    const double s = look == "major-city" ? 0.125 * u : (look == "minor-city" ? 0.08 * u : 0.1 * u);
    painter.setBrush(kPaper);
    painter.drawRect(QRectF(at.x() - s, at.y() - s, 2 * s, 2 * s));
    const double b = s * 0.72;
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    // Blocks of houses with streets between them.
    for (const double x : {-b, 0.1 * s})
        for (const double y : {-b, 0.1 * s})
            painter.drawRect(QRectF(at.x() + x, at.y() + y, b - (0.1 * s), b - (0.1 * s)));
}

void paintSign(QPainter& painter, QPointF at, double u, std::string_view look)
{
    if (look == "port" || look == "harbour")
        paintAnchor(painter, at, u);
    else if (look == "oil" || look == "oilfield")
        paintDerrick(painter, at, u);
    else
        paintLozenge(painter, at, u, look);
}

void paintVictoryStar(QPainter& painter, QPointF at, double u)
{
    painter.setPen(QPen(QColor(0x7a, 0x5b, 0x00), 0.018 * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(QColor(0xff, 0xd7, 0x1a));
    painter.drawPolygon(star(at, 5, 0.115 * u, 0.048 * u));
}

void paintCapitalRing(QPainter& painter, QPointF at, double u)
{
    painter.setBrush(QColor(0xff, 0xfb, 0xf0, 160));
    painter.setPen(QPen(kInk, 0.022 * u));
    painter.drawEllipse(at, 0.19 * u, 0.19 * u);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, 0.16 * u, 0.16 * u);
}

} // namespace editor
