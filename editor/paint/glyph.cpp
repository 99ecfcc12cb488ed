#include "editor/paint/glyph.h"

#include <QCache>
#include <QFile>
#include <QPaintEngine>
#include <QSvgRenderer>

#include <array>
#include <cmath>
#include <vector>

namespace editor {
namespace {

QString textureName(Texture texture)
{
    constexpr std::array names{"",     "trees", "scrub",  "marsh", "hachures", "hills",   "peaks",
                               "sand", "grass", "blocks", "waves", "slashes",  "crosses", "rings"};
    return QString::fromLatin1(names[static_cast<std::size_t>(texture)]);
}

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto mix = [&](int x, int y) {
        return static_cast<int>(std::lround((x * (1 - share)) + (y * share)));
    };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

/// The drawings of one texture in the colours of a terrain, from resources/terrain.
class Art {
public:
    explicit Art(const TerrainStyle& style)
    {
        QFile file(QStringLiteral(":/hexwerk/terrain/%1.svg").arg(textureName(style.texture)));
        if (style.texture == Texture::None || !file.open(QIODevice::ReadOnly))
            return;
        QByteArray svg = file.readAll();
        svg.replace("#000000", "#ink");
        svg.replace("#808080", mixed(style.fill, style.ink, 0.5).name().toLatin1());
        svg.replace("#ffffff", mixed(style.fill, QColor(Qt::white), 0.5).name().toLatin1());
        svg.replace("#ink", style.ink.name().toLatin1());
        m_svg.load(svg);
        while (m_svg.elementExists(name(m_variants)))
            m_bounds.push_back(m_svg.boundsOnElement(name(m_variants++)));
    }

    /// grow is from 0 to 1 and chooses one of the drawings; u is the hex size.
    void paint(QPainter& painter, QPointF at, double u, double grow)
    {
        if (m_variants == 0)
            return;
        const int variant = std::min(static_cast<int>(grow * m_variants), m_variants - 1);
        const double unit = u / 100;
        const QRectF bounds = m_bounds[static_cast<std::size_t>(variant)];
        m_svg.render(&painter, name(variant), QRectF(at + (bounds.topLeft() * unit), bounds.size() * unit));
    }

private:
    static QString name(int variant) { return QStringLiteral("v%1").arg(variant); }

    QSvgRenderer m_svg;
    int m_variants = 0;
    std::vector<QRectF> m_bounds;
};

struct ArtKey {
    Texture texture;
    QRgb fill;
    QRgb ink;
    bool operator==(const ArtKey&) const = default;
};

size_t qHash(const ArtKey& key, size_t seed)
{
    return qHashMulti(seed, static_cast<int>(key.texture), key.fill, key.ink);
}

void paintShape(QPainter& painter, QPointF at, double u, const TerrainStyle& style, double grow)
{
    static QCache<ArtKey, Art> drawings(100);
    const ArtKey key{.texture = style.texture, .fill = style.fill.rgb(), .ink = style.ink.rgb()};
    if (!drawings.contains(key))
        drawings.insert(key, new Art(style));
    drawings.object(key)->paint(painter, at, u, grow);
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
