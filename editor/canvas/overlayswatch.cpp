#include "editor/canvas/overlayswatch.h"

#include <QPainterPath>

#include <cmath>

namespace editor {
namespace {

constexpr QSize kSize(32, 22);

/// Calls draw with a painter whose unit is a logical pixel.
template <class Draw>
QPixmap swatch(double ratio, Draw draw)
{
    QPixmap picture((QSizeF(kSize) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter, QPointF(kSize.width() / 2.0, kSize.height() / 2.0));
    return picture;
}

} // namespace

QPixmap areaSwatch(const AreaLook& look, double ratio)
{
    return swatch(ratio, [&](QPainter& painter, QPointF middle) {
        QPainterPath hex;
        QPolygonF corners;
        for (int i = 0; i < 6; ++i)
            corners << middle + (QPointF(std::cos(M_PI / 3 * i) * 12, std::sin(M_PI / 3 * i) * 11.6));
        hex.addPolygon(corners);
        hex.closeSubpath();
        painter.fillPath(hex, QColor(0xec, 0xe4, 0xcd));
        painter.fillPath(hex, areaBrush(look, ratio));
        QList<QLineF> frame;
        for (int i = 0; i < 6; ++i)
            addFrame(frame, look, {corners[i], corners[(i + 1) % 6]});
        painter.setPen(areaPen(look, ratio));
        painter.drawLines(frame);
    });
}

QPixmap signSwatch(const std::function<void(QPainter&, QPointF, double)>& draw, double ratio)
{
    return swatch(ratio, [&](QPainter& painter, QPointF middle) { draw(painter, middle, 44); });
}

QPixmap waySwatch(bool stopped, double ratio)
{
    return swatch(ratio, [&](QPainter& painter, QPointF middle) {
        const QColor colour = stopped ? QColor(0xb7, 0x1c, 0x1c) : QColor(0x00, 0x69, 0x6b);
        QPen pen(colour, 3.2, stopped ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap);
        if (stopped)
            pen.setDashPattern({2, 1.4});
        painter.setPen(pen);
        painter.drawLine(QPointF(2, middle.y()), QPointF(kSize.width() - (stopped ? 12 : 4), middle.y()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        if (!stopped) {
            painter.drawPolygon(QPolygonF{middle + QPointF(7, 0), middle + QPointF(-3, -5.5), middle + QPointF(-3, 5.5)});
            return;
        }
        const QPointF end(kSize.width() - 8.0, middle.y());
        painter.drawEllipse(end, 7, 7);
        painter.setPen(QPen(Qt::white, 2.2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(end - QPointF(2.8, 2.8), end + QPointF(2.8, 2.8));
        painter.drawLine(end - QPointF(2.8, -2.8), end + QPointF(2.8, -2.8));
    });
}

} // namespace editor
