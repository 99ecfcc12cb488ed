#include "editor/paint/underlayfit.h"

#include "model/underlaypins.h"

#include <QLineF>

#include <cmath>

namespace editor {
namespace {

/// Sums over points relative to their middle: what the normal equations are made of.
struct Moments {
    QPointF pixel; ///< the middle
    QPointF mm;
    double xx = 0, xy = 0, yy = 0; ///< of the pixels
    double xu = 0, xv = 0, yu = 0, yv = 0; ///< of pixels and millimetres

    explicit Moments(const std::vector<PinnedPoint>& points)
    {
        const auto count = static_cast<double>(points.size());
        for (const PinnedPoint& point : points) {
            pixel += point.pixel / count;
            mm += point.mm / count;
        }
        for (const PinnedPoint& point : points) {
            const QPointF p = point.pixel - pixel;
            const QPointF q = point.mm - mm;
            xx += p.x() * p.x();
            xy += p.x() * p.y();
            yy += p.y() * p.y();
            xu += p.x() * q.x();
            xv += p.x() * q.y();
            yu += p.y() * q.x();
            yv += p.y() * q.y();
        }
    }
    /// How much the points spread across the line along which they lie, from 0 to 1.
    double spread() const
    {
        const double sum = xx + yy;
        return sum > 0 ? 4 * ((xx * yy) - (xy * xy)) / (sum * sum) : 0;
    }
};

/// So that files stay short: a thousandth of a millimetre over ten thousand pixels.
double rounded(double value, double parts)
{
    return std::round(value * parts) / parts;
}

/// The columns of a matrix as turn, scale and shear.
void setMatrix(model::Underlay& underlay, QPointF x, QPointF y)
{
    const double angle = std::atan2(x.y(), x.x());
    const double along = (y.x() * std::cos(angle)) + (y.y() * std::sin(angle));
    const double across = (y.y() * std::cos(angle)) - (y.x() * std::sin(angle));
    underlay.degrees = angle * 180 / M_PI;
    underlay.scaleX = std::hypot(x.x(), x.y());
    underlay.scaleY = across;
    model::setShear(underlay, across != 0 ? rounded(along / across, 1e8) : 0);
}

} // namespace

QTransform underlayTransform(const model::Underlay& underlay)
{
    const double angle = underlay.degrees * M_PI / 180;
    const QPointF x(std::cos(angle), std::sin(angle));
    const QPointF y(-x.y(), x.x());
    const QPointF first = x * underlay.scaleX;
    const QPointF second = (y + (x * model::shearOf(underlay))) * underlay.scaleY;
    return {first.x(), first.y(), second.x(), second.y(), underlay.x, underlay.y};
}

void fitUnderlay(model::Underlay& underlay, const std::vector<PinnedPoint>& points)
{
    if (points.empty())
        return;
    const Moments m(points);
    constexpr double leastSpread = 0.001;
    if (points.size() >= 3 && m.spread() > leastSpread) {
        const double det = (m.xx * m.yy) - (m.xy * m.xy);
        const QPointF x(((m.xu * m.yy) - (m.yu * m.xy)) / det, ((m.xv * m.yy) - (m.yv * m.xy)) / det);
        const QPointF y(((m.yu * m.xx) - (m.xu * m.xy)) / det, ((m.yv * m.xx) - (m.xv * m.xy)) / det);
        setMatrix(underlay, x, y);
    } else if (m.xx + m.yy > 0) {
        const double a = (m.xu + m.yv) / (m.xx + m.yy);
        const double b = (m.xv - m.yu) / (m.xx + m.yy);
        setMatrix(underlay, {a, b}, {-b, a});
    }
    underlay.scaleX = rounded(underlay.scaleX, 1e8);
    underlay.scaleY = rounded(underlay.scaleY, 1e8);
    underlay.degrees = rounded(underlay.degrees, 1e6);
    underlay.x = underlay.y = 0;
    const QPointF corner = m.mm - underlayTransform(underlay).map(m.pixel);
    underlay.x = rounded(corner.x(), 1e4);
    underlay.y = rounded(corner.y(), 1e4);
}

std::vector<double> residuals(const model::Underlay& underlay, const std::vector<PinnedPoint>& points)
{
    const QTransform transform = underlayTransform(underlay);
    std::vector<double> distances;
    distances.reserve(points.size());
    for (const PinnedPoint& point : points)
        distances.push_back(QLineF(transform.map(point.pixel), point.mm).length());
    return distances;
}

} // namespace editor
