#include "editor/paint/glyph.h"

#include <QCache>
#include <QPainterPath>

#include <cmath>

namespace editor {
namespace {

/// One glyph: two areas, one over the other, and lines.
struct Glyph {
    QPainterPath shade;
    QPainterPath light;
    QPainterPath lines;
    double width = 0.02; ///< of the lines, in parts of the hex size
};

void addLine(QPainterPath& path, QPointF a, QPointF b)
{
    path.moveTo(a);
    path.lineTo(b);
}

/// One glyph around the origin at a hex size of 1; grow is from 0 to 1.
void addGlyph(Glyph& out, Texture texture, QPointF at, double u, double grow)
{
    const auto p = [&](double x, double y) { return at + (QPointF(x, y) * u); };
    const double s = 0.75 + (0.5 * grow);
    switch (texture) {
    case Texture::None:
        break;
    case Texture::Trees: {
        const double r = 0.048 * s * u;
        out.shade.addEllipse(p(0.012, 0.014), r, r);
        out.light.addEllipse(at, r * 0.86, r * 0.86);
        break;
    }
    case Texture::Scrub: {
        const double r = 0.034 * s * u;
        out.shade.addEllipse(p(0.01, 0.012), r, r);
        out.light.addEllipse(at, r * 0.8, r * 0.8);
        break;
    }
    case Texture::Marsh:
        addLine(out.lines, p(-0.075 * s, 0), p(0.075 * s, 0));
        if (grow > 0.62) {
            addLine(out.lines, p(0, 0), p(0, -0.05));
            addLine(out.lines, p(-0.014, 0), p(-0.036, -0.042));
            addLine(out.lines, p(0.014, 0), p(0.036, -0.042));
        }
        out.width = 0.014;
        break;
    case Texture::Hachures: {
        out.lines.moveTo(p(-0.06 * s, 0.02));
        out.lines.quadTo(p(0, -0.05 * s), p(0.06 * s, 0.02));
        for (const double x : {-0.035, 0.0, 0.035})
            addLine(out.lines, p(x * s, 0.005), p(x * s * 1.35, 0.05 * s));
        out.width = 0.012;
        break;
    }
    case Texture::Hills:
        out.lines.moveTo(p(-0.09 * s, 0.04));
        out.lines.cubicTo(p(-0.05 * s, -0.06 * s), p(0.05 * s, -0.06 * s), p(0.09 * s, 0.04));
        out.lines.moveTo(p(0.02 * s, 0.0));
        out.lines.quadTo(p(0.05 * s, 0.01), p(0.055 * s, 0.045));
        out.width = 0.014;
        break;
    case Texture::Peaks: {
        const QPointF top = p(0.01, -0.1 * s);
        const QPointF left = p(-0.1 * s, 0.055);
        const QPointF right = p(0.1 * s, 0.055);
        const QPointF foot = p(0.025 * s, 0.055);
        const QPointF bend = p(-0.012, -0.02);
        out.light.addPolygon(QPolygonF{top, left, foot, bend, top});
        out.shade.addPolygon(QPolygonF{top, bend, foot, right, top});
        out.lines.moveTo(left);
        out.lines.lineTo(top);
        out.lines.lineTo(right);
        out.width = 0.01;
        break;
    }
    case Texture::Sand:
        out.shade.addEllipse(at, 0.011 * s * u, 0.011 * s * u);
        break;
    case Texture::Grass:
        addLine(out.lines, p(0, 0.02), p(0, -0.035 * s));
        addLine(out.lines, p(-0.015, 0.02), p(-0.035, -0.02 * s));
        addLine(out.lines, p(0.015, 0.02), p(0.035, -0.02 * s));
        out.width = 0.01;
        break;
    case Texture::Blocks:
        out.shade.addRect(QRectF(p(-0.045 * s, -0.04), p(0.045, 0.035 * s)));
        break;
    case Texture::Waves:
        out.lines.moveTo(p(-0.1 * s, 0));
        out.lines.cubicTo(p(-0.06 * s, -0.03), p(-0.04 * s, -0.03), p(0, 0));
        out.lines.cubicTo(p(0.04 * s, 0.03), p(0.06 * s, 0.03), p(0.1 * s, 0));
        out.width = 0.013;
        break;
    case Texture::Slashes:
        addLine(out.lines, p(-0.05, 0.05), p(0.05, -0.05));
        break;
    case Texture::Crosses:
        addLine(out.lines, p(-0.035, 0), p(0.035, 0));
        addLine(out.lines, p(0, -0.035), p(0, 0.035));
        break;
    case Texture::Rings:
        out.lines.addEllipse(at, 0.035 * u, 0.035 * u);
        break;
    }
}

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto mix = [&](int x, int y) {
        return static_cast<int>(std::lround((x * (1 - share)) + (y * share)));
    };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

void paintShape(QPainter& painter, QPointF at, double u, const TerrainStyle& style, double grow)
{
    const bool trees = style.texture == Texture::Trees || style.texture == Texture::Scrub;
    Glyph glyph;
    addGlyph(glyph, style.texture, at, u, grow);
    if (!glyph.shade.isEmpty())
        painter.fillPath(glyph.shade, mixed(style.fill, style.ink, trees ? 0.95 : 0.55));
    if (!glyph.light.isEmpty())
        painter.fillPath(glyph.light,
                         trees ? mixed(style.fill, style.ink, 0.45)
                               : mixed(style.fill, QColor(Qt::white), 0.45));
    if (!glyph.lines.isEmpty())
        painter.strokePath(glyph.lines,
                           QPen(style.ink, glyph.width * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// Ready-made pictures for the screen: copying one is many times faster than filling its outline.
struct StampKey {
    Texture texture;
    QRgb fill;
    QRgb ink;
    int size; ///< of a hex, in quarters of a pixel
    int variant;
    bool operator==(const StampKey&) const = default;
};

size_t qHash(const StampKey& key, size_t seed)
{
    return qHashMulti(seed, static_cast<int>(key.texture), key.fill, key.ink, key.size, key.variant);
}

constexpr int kVariants = 5;

struct Stamp {
    QImage image;
    QPoint corner; ///< of the image, from the point that is stamped
};

/// The part of an image that shows something.
QRect inked(const QImage& image)
{
    QRect rect;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 0)
                rect |= QRect(x, y, 1, 1);
    return rect;
}

const Stamp& stampOf(const TerrainStyle& style, double pixels, int variant)
{
    static QCache<StampKey, Stamp> stamps(4000);
    const StampKey key{.texture = style.texture,
                       .fill = style.fill.rgb(),
                       .ink = style.ink.rgb(),
                       .size = static_cast<int>(std::lround(pixels * 4)),
                       .variant = variant};
    if (const Stamp* known = stamps.object(key))
        return *known;
    const int half = static_cast<int>(std::ceil(pixels * 0.16)) + 1;
    QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintShape(painter, QPointF(half, half), pixels, style, static_cast<double>(variant) / (kVariants - 1));
    painter.end();
    const QRect ink = inked(image);
    stamps.insert(key, new Stamp{.image = image.copy(ink), .corner = ink.topLeft() - QPoint(half, half)});
    return *stamps.object(key);
}

bool isRaster(const QPainter& painter)
{
    return painter.paintEngine()->type() == QPaintEngine::Raster && painter.device()->devicePixelRatio() == 1;
}

} // namespace

GlyphBrush::GlyphBrush(QPainter& painter, const TerrainStyle& style, double hexMm)
    : m_painter(painter)
    , m_style(style)
    , m_hexMm(hexMm)
    , m_toDevice(painter.deviceTransform())
    , m_stamping(isRaster(painter) && m_toDevice.type() <= QTransform::TxScale)
{
    painter.save();
    if (m_stamping)
        painter.resetTransform();
}

GlyphBrush::~GlyphBrush()
{
    m_painter.restore();
}

void GlyphBrush::dab(QPointF at, double grow)
{
    const int variant = static_cast<int>(std::lround(grow * (kVariants - 1)));
    if (!m_stamping) {
        paintShape(m_painter, at, m_hexMm, m_style, static_cast<double>(variant) / (kVariants - 1));
        return;
    }
    const Stamp& stamp = stampOf(m_style, m_hexMm * m_toDevice.m11(), variant);
    m_painter.drawImage(m_toDevice.map(at).toPoint() + stamp.corner, stamp.image);
}

} // namespace editor
