#include "editor/paint/overlaysymbols.h"

#include "editor/paint/lettering.h"

#include <QPixmap>
#include <QPixmapCache>

#include <cmath>

namespace editor {
namespace {

const QColor kPaper(0xff, 0xfd, 0xf6);
const QColor kInk(0x22, 0x1d, 0x16);
const QColor kSupply(0x00, 0x69, 0x6b);
const QColor kLesserSupply(0x8a, 0x55, 0x00);
const QColor kWarning(0xb7, 0x1c, 0x1c);
const QColor kReach(0x1a, 0x4f, 0xa3);

void letter(QPainter& painter, QPointF centre, double size, const QString& text, const QColor& colour)
{
    Lettering::fit(painter, QRectF(centre.x() - size, centre.y() - size, 2 * size, 2 * size), text, size,
                   Weight::Bold, colour);
}

QPolygonF around(QPointF at, double radius, int corners, double turn)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + (2 * M_PI * i / corners);
        polygon << at + (QPointF(std::cos(angle), std::sin(angle)) * radius);
    }
    return polygon;
}

AreaLook::Fill hatchOf(int side)
{
    constexpr std::array fills{AreaLook::Fill::Rising, AreaLook::Fill::Falling, AreaLook::Fill::Level,
                               AreaLook::Fill::Upright};
    return fills[static_cast<std::size_t>(std::max(side, 0)) % fills.size()];
}

QPixmap hatching(AreaLook::Fill fill, const QColor& colour)
{
    constexpr double side = 12;
    QPixmap tile(static_cast<int>(side), static_cast<int>(side));
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor wash = colour;
    wash.setAlpha(26);
    painter.fillRect(tile.rect(), wash);
    QColor ink = colour;
    ink.setAlpha(165);
    painter.setPen(QPen(ink, 1.7));
    painter.setBrush(ink);
    switch (fill) {
    case AreaLook::Fill::Rising:
        for (const double shift : {-side, 0.0, side})
            painter.drawLine(QPointF(shift - 2, side + 2), QPointF(shift + side + 2, -2));
        break;
    case AreaLook::Fill::Falling:
        for (const double shift : {-side, 0.0, side})
            painter.drawLine(QPointF(shift - 2, -2), QPointF(shift + side + 2, side + 2));
        break;
    case AreaLook::Fill::Level:
        painter.drawLine(QPointF(0, side / 2), QPointF(side, side / 2));
        break;
    case AreaLook::Fill::Upright:
        painter.drawLine(QPointF(side / 2, 0), QPointF(side / 2, side));
        break;
    case AreaLook::Fill::Dots:
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(QPointF(3, 3), 1.4, 1.4);
        painter.drawEllipse(QPointF(9, 9), 1.4, 1.4);
        break;
    case AreaLook::Fill::FewDots:
        painter.setPen(QPen(ink, 1.1));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(6, 6), 2.1, 2.1);
        break;
    case AreaLook::Fill::Wash:
    case AreaLook::Fill::None:
        break;
    }
    return tile;
}

} // namespace

QString figure(double number)
{
    return QString::number(number, 'f', number == std::floor(number) ? 0 : 1);
}

AreaLook zocLook(const std::vector<OverlaySide>& sides, int side)
{
    return {.colour = sides[static_cast<std::size_t>(side)].colour, .fill = hatchOf(side)};
}

AreaLook potentialLook(const std::vector<OverlaySide>& sides, int side)
{
    return {.colour = sides[static_cast<std::size_t>(side)].colour, .broken = true};
}

AreaLook controlLook(const std::vector<OverlaySide>& sides, int side)
{
    return {.colour = sides[static_cast<std::size_t>(side)].colour, .fill = AreaLook::Fill::Wash};
}

AreaLook supplyLook(int grade)
{
    if (grade == 0)
        return {.colour = kSupply, .fill = AreaLook::Fill::Dots};
    return {.colour = kLesserSupply, .fill = AreaLook::Fill::FewDots, .broken = true};
}

AreaLook reachLook()
{
    return {.colour = kReach, .fill = AreaLook::Fill::Wash};
}

QBrush areaBrush(const AreaLook& look, double devicePerUnit)
{
    if (look.fill == AreaLook::Fill::None)
        return Qt::NoBrush;
    if (look.fill == AreaLook::Fill::Wash) {
        QColor wash = look.colour;
        wash.setAlpha(44);
        return wash;
    }
    const QString key =
        QStringLiteral("hexwerk-hatching/%1/%2").arg(static_cast<int>(look.fill)).arg(look.colour.name());
    QPixmap tile;
    if (!QPixmapCache::find(key, &tile)) {
        tile = hatching(look.fill, look.colour);
        QPixmapCache::insert(key, tile);
    }
    QBrush brush(tile);
    brush.setTransform(QTransform::fromScale(1 / devicePerUnit, 1 / devicePerUnit));
    return brush;
}

QPen areaPen(const AreaLook& look, double devicePerUnit)
{
    return {look.colour, 1.8 / devicePerUnit, Qt::SolidLine, look.broken ? Qt::FlatCap : Qt::RoundCap, Qt::RoundJoin};
}

void addFrame(QList<QLineF>& lines, const AreaLook& look, const QLineF& side)
{
    if (look.broken)
        lines << QLineF(side.pointAt(0.08), side.pointAt(0.42)) << QLineF(side.pointAt(0.58), side.pointAt(0.92));
    else
        lines << side;
}

void paintNegatedZoc(QPainter& painter, QPointF at, double u, const OverlaySide& side)
{
    const double r = 0.13 * u;
    painter.setPen(QPen(side.colour, 0.03 * u));
    painter.setBrush(kPaper);
    painter.drawEllipse(at, r, r);
    letter(painter, at, 0.16 * u, side.initial, side.colour);
    painter.setPen(QPen(kPaper, 0.055 * u, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(at + (QPointF(-0.7, 0.7) * r), at + (QPointF(0.7, -0.7) * r));
    painter.setPen(QPen(side.colour, 0.03 * u, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at + (QPointF(-0.75, 0.75) * r), at + (QPointF(0.75, -0.75) * r));
}

void paintPennant(QPainter& painter, QPointF at, double u, const OverlaySide& side, bool disputed)
{
    const double w = 0.27 * u;
    const double h = 0.21 * u;
    const QPointF mast(at.x() - (w / 2), at.y());
    painter.setPen(QPen(kInk, 0.022 * u, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter.drawLine(mast + QPointF(0, -h / 2), mast + QPointF(0, 1.1 * h));
    painter.setBrush(disputed ? kPaper : side.colour);
    painter.drawPolygon(QPolygonF{mast + QPointF(0, -h / 2), mast + QPointF(w, -h / 2),
                                  mast + QPointF(0.78 * w, 0), mast + QPointF(w, h / 2),
                                  mast + QPointF(0, h / 2)});
    letter(painter, mast + QPointF(0.4 * w, 0), 0.17 * u, disputed ? QStringLiteral("?") : side.initial,
           disputed ? kInk : kPaper);
}

void paintLoad(QPainter& painter, QPointF at, double u, const OverlayHex::Load& load, const OverlaySide* side)
{
    QString text = load.most > 0 ? QStringLiteral("%1/%2").arg(figure(load.load), figure(load.most))
                                 : figure(load.load);
    if (load.over())
        text += u'!';
    const double size = 0.19 * u;
    const double w = (Lettering::width(text, Weight::Bold) * size) + (0.12 * u);
    const QRectF box(at.x() - (w / 2), at.y() - (0.12 * u), w, 0.24 * u);
    const QColor frame = load.over() ? kWarning : side ? side->colour : kInk;
    painter.setPen(QPen(frame, 0.022 * u));
    painter.setBrush(load.over() ? kWarning : kPaper);
    painter.drawRoundedRect(box, 0.06 * u, 0.06 * u);
    if (load.over()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(kPaper, 0.018 * u));
        painter.drawRoundedRect(box.adjusted(0.022 * u, 0.022 * u, -0.022 * u, -0.022 * u), 0.045 * u,
                                0.045 * u);
    }
    letter(painter, at, size, text, load.over() ? kPaper : kInk);
}

void paintCost(QPainter& painter, QPointF at, double u, double cost, bool stops, bool passes)
{
    const QString text = passes ? QStringLiteral("(%1)").arg(figure(cost)) : figure(cost);
    if (stops) {
        painter.setPen(QPen(kReach, 0.028 * u));
        painter.setBrush(kPaper);
        painter.drawPolygon(around(at, 0.19 * u, 8, M_PI / 8));
    }
    const double size = (stops ? 0.22 : 0.27) * u;
    Lettering::drawHaloed(painter, at + QPointF(0, size * Lettering::kCapHeight / 2), Qt::AlignHCenter, text, size,
                          Weight::Bold, kReach, kPaper);
}

void paintVictoryHex(QPainter& painter, QPointF at, double u, double points, const OverlaySide* holder)
{
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double angle = (M_PI / 5 * i) - (M_PI / 2);
        star << at + (QPointF(std::cos(angle), std::sin(angle)) * (i % 2 == 0 ? 0.24 : 0.125) * u);
    }
    painter.setPen(QPen(kPaper, 0.07 * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(star);
    painter.setPen(QPen(holder ? holder->colour.darker(130) : kInk, 0.022 * u, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.setBrush(holder ? holder->colour : kPaper);
    painter.drawPolygon(star);
    letter(painter, at + QPointF(0, 0.015 * u), 0.17 * u, figure(points), holder ? kPaper : kInk);
    if (holder) {
        const QPointF tag = at + QPointF(0.2 * u, 0.17 * u);
        painter.setPen(QPen(holder->colour, 0.02 * u));
        painter.setBrush(kPaper);
        painter.drawEllipse(tag, 0.085 * u, 0.085 * u);
        letter(painter, tag, 0.12 * u, holder->initial, holder->colour);
    }
}

void paintSupplySource(QPainter& painter, QPointF at, double u)
{
    painter.setPen(QPen(kPaper, 0.09 * u));
    painter.setBrush(kPaper);
    painter.drawEllipse(at, 0.13 * u, 0.13 * u);
    painter.setPen(QPen(kSupply, 0.035 * u));
    painter.drawEllipse(at, 0.13 * u, 0.13 * u);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kSupply);
    painter.drawEllipse(at, 0.065 * u, 0.065 * u);
}

void paintSupplyDistance(QPainter& painter, QPointF at, double u, int distance)
{
    const double size = 0.17 * u;
    Lettering::drawHaloed(painter, at + QPointF(0, size * Lettering::kCapHeight / 2), Qt::AlignHCenter,
                          QString::number(distance), size, Weight::Bold, kSupply, kPaper);
}

void paintUnitSupply(QPainter& painter, QPointF at, double u, UnitSupply supply, bool uncertain)
{
    const double r = 0.13 * u;
    const QColor colour = supply == UnitSupply::None ? kWarning : kLesserSupply;
    painter.setPen(QPen(colour, 0.035 * u, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter.setBrush(kPaper);
    const QRectF square(at.x() - r, at.y() - r, 2 * r, 2 * r);
    switch (supply) {
    case UnitSupply::None:
        painter.drawRect(square);
        painter.drawLine(square.topLeft(), square.bottomRight());
        painter.drawLine(square.bottomLeft(), square.topRight());
        break;
    case UnitSupply::Lesser:
        painter.drawEllipse(square);
        painter.setBrush(colour);
        painter.setPen(Qt::NoPen);
        painter.drawPie(square, 180 * 16, 180 * 16);
        break;
    case UnitSupply::Full:
        break;
    }
    if (uncertain)
        Lettering::drawHaloed(painter, at + QPointF(supply == UnitSupply::Full ? 0 : 0.2 * u, 0.08 * u),
                              Qt::AlignHCenter, QStringLiteral("?"), 0.24 * u, Weight::Bold, colour, kPaper);
}

} // namespace editor
