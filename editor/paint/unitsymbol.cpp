#include "editor/paint/unitsymbol.h"

#include "editor/paint/lettering.h"
#include "editor/text/text.h"

#include <algorithm>
#include <array>

namespace editor {
namespace {

/// Draws with coordinates from -1 to 1 across the box.
struct Pencil {
    QPainter& painter;
    QRectF box;
    QColor ink;
    double width;

    QPointF at(double x, double y) const
    {
        return box.center() + QPointF(x * box.width() / 2, y * box.height() / 2);
    }
    void line(double x1, double y1, double x2, double y2) const { painter.drawLine(at(x1, y1), at(x2, y2)); }
    void ellipse(double x, double y, double rx, double ry) const
    {
        painter.drawEllipse(at(x, y), rx * box.width() / 2, ry * box.height() / 2);
    }
    void dot(double x, double y, double r) const
    {
        painter.setBrush(ink);
        painter.drawEllipse(at(x, y), r * box.height() / 2, r * box.height() / 2);
        painter.setBrush(Qt::NoBrush);
    }
    void solid(const QPolygonF& polygon) const
    {
        painter.setBrush(ink);
        painter.drawPolygon(polygon);
        painter.setBrush(Qt::NoBrush);
    }
    void cross() const
    {
        line(-1, -1, 1, 1);
        line(-1, 1, 1, -1);
    }
    void oval() const
    {
        const double r = 0.52 * box.height() / 2;
        const QRectF oval(box.center().x() - (0.62 * box.width() / 2), box.center().y() - r,
                          0.62 * box.width(), 2 * r);
        painter.drawRoundedRect(oval, r, r);
    }
    void text(const QString& letters, double size) const
    {
        Lettering::fit(painter, box.adjusted(width, width, -width, -width), letters, size * box.height(),
                       Weight::Bold, ink);
    }
};

using Draw = void (*)(const Pencil&);
struct Symbol {
    std::string_view look;
    Draw draw;
};

void infantry(const Pencil& p)
{
    p.cross();
}
void cavalry(const Pencil& p)
{
    p.line(-1, 1, 1, -1);
}
void armor(const Pencil& p)
{
    p.oval();
}
void mech(const Pencil& p)
{
    p.cross();
    p.oval();
}
void motorized(const Pencil& p)
{
    p.cross();
    p.line(0, -1, 0, 1);
}
void mountain(const Pencil& p)
{
    p.cross();
    p.solid(QPolygonF{p.at(0, 0.35), p.at(0.3, 1), p.at(-0.3, 1)});
}
void shock(const Pencil& p)
{
    p.cross();
    p.solid(QPolygonF{p.at(-1, -1), p.at(-0.62, -1), p.at(-0.62, 1), p.at(-1, 1)});
}
void maritime(const Pencil& p)
{
    p.cross();
    QPainterPath anchor(p.at(0, -0.75));
    anchor.lineTo(p.at(0, 0.75));
    anchor.moveTo(p.at(-0.24, -0.35));
    anchor.lineTo(p.at(0.24, -0.35));
    anchor.moveTo(p.at(-0.42, 0.25));
    anchor.quadTo(p.at(-0.34, 0.75), p.at(0, 0.78));
    anchor.quadTo(p.at(0.34, 0.75), p.at(0.42, 0.25));
    QPen broad = p.painter.pen();
    broad.setWidthF(p.width * 1.7);
    p.painter.strokePath(anchor, broad);
}
void partisan(const Pencil& p)
{
    p.text(QStringLiteral("P"), 1.0);
}
void headquarters(const Pencil& p)
{
    p.text(QStringLiteral("HQ"), 0.85);
}
void artillery(const Pencil& p)
{
    p.dot(0, 0, 0.42);
}
void rockets(const Pencil& p)
{
    p.dot(0, 0.35, 0.3);
    p.line(-0.25, -0.2, 0, -0.6);
    p.line(0, -0.6, 0.25, -0.2);
}
void antitank(const Pencil& p)
{
    p.line(-1, 1, 0, -1);
    p.line(0, -1, 1, 1);
}
void antiaircraft(const Pencil& p)
{
    QPainterPath arc(p.at(-0.7, 1));
    arc.cubicTo(p.at(-0.5, -0.6), p.at(0.5, -0.6), p.at(0.7, 1));
    p.painter.drawPath(arc);
}
void engineer(const Pencil& p)
{
    p.line(-0.5, 0.5, -0.5, -0.4);
    p.line(-0.5, -0.4, 0.5, -0.4);
    p.line(0.5, -0.4, 0.5, 0.5);
    p.line(0, -0.4, 0, 0.4);
}
void reconnaissance(const Pencil& p)
{
    p.line(-1, 1, 1, -1);
    p.oval();
}
void air(const Pencil& p)
{
    QPainterPath wings(p.at(0, 0));
    wings.cubicTo(p.at(-0.3, -0.7), p.at(-0.75, -0.7), p.at(-0.75, 0));
    wings.cubicTo(p.at(-0.75, 0.7), p.at(-0.3, 0.7), p.at(0, 0));
    wings.cubicTo(p.at(0.3, -0.7), p.at(0.75, -0.7), p.at(0.75, 0));
    wings.cubicTo(p.at(0.75, 0.7), p.at(0.3, 0.7), p.at(0, 0));
    p.painter.fillPath(wings, p.ink);
}
void airborne(const Pencil& p)
{
    p.cross();
    QPainterPath wings(p.at(-0.4, 0.65));
    wings.quadTo(p.at(-0.2, 0.3), p.at(0, 0.65));
    wings.quadTo(p.at(0.2, 0.3), p.at(0.4, 0.65));
    p.painter.drawPath(wings);
}
void supply(const Pencil& p)
{
    p.line(-1, 0.5, 1, 0.5);
}
void security(const Pencil& p)
{
    p.cross();
    p.text(QStringLiteral("S"), 0.7);
}
void fort(const Pencil& p)
{
    const QPolygonF wall{p.at(-0.7, 0.7), p.at(-0.7, -0.5),  p.at(-0.35, -0.5), p.at(-0.35, 0),
                         p.at(-0.17, 0),  p.at(-0.17, -0.5), p.at(0.17, -0.5),  p.at(0.17, 0),
                         p.at(0.35, 0),   p.at(0.35, -0.5),  p.at(0.7, -0.5),   p.at(0.7, 0.7)};
    p.solid(wall);
}
void leader(const Pencil& p)
{
    p.dot(0, -0.35, 0.34);
    QPainterPath shoulders(p.at(-0.5, 0.95));
    shoulders.cubicTo(p.at(-0.45, 0.0), p.at(0.45, 0.0), p.at(0.5, 0.95));
    shoulders.closeSubpath();
    p.painter.fillPath(shoulders, p.ink);
}

constexpr std::array kSymbols{
    Symbol{"infantry", infantry},
    Symbol{"rifle", infantry},
    Symbol{"cavalry", cavalry},
    Symbol{"armor", armor},
    Symbol{"armour", armor},
    Symbol{"tank", armor},
    Symbol{"panzer", armor},
    Symbol{"mech", mech},
    Symbol{"mechanized", mech},
    Symbol{"mech-infantry", mech},
    Symbol{"motorized", motorized},
    Symbol{"mountain", mountain},
    Symbol{"shock", shock},
    Symbol{"maritime", maritime},
    Symbol{"marine", maritime},
    Symbol{"naval", maritime},
    Symbol{"partisan", partisan},
    Symbol{"hq", headquarters},
    Symbol{"headquarters", headquarters},
    Symbol{"artillery", artillery},
    Symbol{"rocket", rockets},
    Symbol{"anti-tank", antitank},
    Symbol{"anti-aircraft", antiaircraft},
    Symbol{"flak", antiaircraft},
    Symbol{"engineer", engineer},
    Symbol{"recon", reconnaissance},
    Symbol{"reconnaissance", reconnaissance},
    Symbol{"air", air},
    Symbol{"airborne", airborne},
    Symbol{"parachute", airborne},
    Symbol{"supply", supply},
    Symbol{"security", security},
    Symbol{"bunker", fort},
    Symbol{"csir", motorized},
    Symbol{"fort", fort},
    Symbol{"fortified-zone", fort},
    Symbol{"leader", leader},
};

} // namespace

void paintUnitSymbol(QPainter& painter, const QRectF& box, std::string_view look, const QColor& ink,
                     const QColor& fill, double penWidth)
{
    painter.save();
    painter.fillRect(box, fill);
    painter.setPen(QPen(ink, penWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const Pencil pencil{.painter = painter, .box = box, .ink = ink, .width = penWidth};
    const auto it = std::ranges::find(kSymbols, look, &Symbol::look);
    if (it != kSymbols.end())
        it->draw(pencil);
    else
        pencil.text(qs(look).left(3).toUpper(), 0.8);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
    painter.restore();
}

} // namespace editor
