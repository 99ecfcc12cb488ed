#include "editor/paint/lettering.h"

#include <QCache>
#include <QFont>
#include <QFontDatabase>
#include <QHash>
#include <QPaintEngine>
#include <QRawFont>

#include <array>
#include <optional>
#include <vector>

namespace editor {
namespace {

constexpr double kDesignSize = 256;

struct Shape {
    bool shipped = false; ///< all letters are of the shipped font
    std::vector<QPainterPath> letters; ///< the time to fill a path grows faster than its length
    QPainterPath halo; ///< made when it is first needed
    double width = 0;
};

constexpr double kHalo = 0.3; ///< width of the pen that would draw it

/// The outline widened all round. Coarse on purpose: it is soft, and filling it takes most of the time.
QPainterPath haloOf(const std::vector<QPainterPath>& letters)
{
    constexpr double coarse = 24;
    const QTransform enlarge = QTransform::fromScale(coarse, coarse);
    QPainterPath polygons;
    for (const QPainterPath& letter : letters)
        for (const QPolygonF& polygon : letter.toSubpathPolygons(enlarge))
            polygons.addPolygon(polygon);
    QPainterPathStroker stroker(QPen(Qt::black, kHalo * coarse, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
    QPainterPath halo = stroker.createStroke(polygons);
    halo.setFillRule(Qt::WindingFill);
    return enlarge.inverted().map(halo);
}

const QRawFont& fontOf(Weight weight)
{
    // Never destroyed: it must not outlive the application object, and there is no moment to say so.
    static const auto& fonts =
        *new std::array<QRawFont, 2>{QRawFont(QStringLiteral(":/hexwerk/fonts/DejaVuSansCondensed.ttf"),
                                              kDesignSize, QFont::PreferNoHinting),
                                     QRawFont(QStringLiteral(":/hexwerk/fonts/DejaVuSansCondensed-Bold.ttf"),
                                              kDesignSize, QFont::PreferNoHinting)};
    return fonts[static_cast<std::size_t>(weight)];
}

/// Scripts that the shipped font does not have come from the system's fonts.
Shape fromSystemFont(const QString& text, Weight weight)
{
    QFont font;
    font.setPixelSize(static_cast<int>(kDesignSize));
    font.setBold(weight == Weight::Bold);
    Shape shape;
    QPainterPath path;
    path.addText(0, 0, font, text);
    shape.letters.push_back(QTransform::fromScale(1 / kDesignSize, 1 / kDesignSize).map(path));
    shape.width = QFontMetricsF(font).horizontalAdvance(text) / kDesignSize;
    return shape;
}

struct Letter {
    QPainterPath path;
    double advance = 0;
};

/// Asking the font takes far longer than putting known letters together, and a map has a number in every hex.
const Letter& letterOf(Weight weight, quint32 glyph)
{
    static std::array<QHash<quint32, Letter>, 2> known;
    auto& letters = known[static_cast<std::size_t>(weight)];
    const auto it = letters.constFind(glyph);
    if (it != letters.constEnd())
        return *it;
    const QRawFont& font = fontOf(weight);
    Letter letter{.path =
                      QTransform::fromScale(1 / kDesignSize, 1 / kDesignSize).map(font.pathForGlyph(glyph)),
                  .advance = font.advancesForGlyphIndexes({glyph}).value(0).x() / kDesignSize};
    letter.path.setFillRule(Qt::WindingFill);
    return *letters.insert(glyph, std::move(letter));
}

Shape fromShippedFont(Weight weight, const QList<quint32>& glyphs)
{
    Shape shape;
    for (const quint32 glyph : glyphs) {
        const Letter& letter = letterOf(weight, glyph);
        shape.letters.push_back(letter.path.translated(shape.width, 0));
        shape.width += letter.advance;
    }
    shape.shipped = true;
    return shape;
}

Shape& shapeOf(const QString& text, Weight weight)
{
    static std::array<QCache<QString, Shape>, 2> caches{QCache<QString, Shape>(20000),
                                                        QCache<QString, Shape>(20000)};
    auto& cache = caches[static_cast<std::size_t>(weight)];
    if (Shape* known = cache.object(text))
        return *known;
    const QRawFont& font = fontOf(weight);
    const QList<quint32> glyphs = font.glyphIndexesForString(text);
    const bool complete = font.isValid() && !glyphs.contains(0U);
    auto* shape = new Shape(complete ? fromShippedFont(weight, glyphs) : fromSystemFont(text, weight));
    cache.insert(text, shape);
    return *cache.object(text);
}

QPointF start(QPointF at, Qt::AlignmentFlag align, double width)
{
    if (align == Qt::AlignHCenter)
        return {at.x() - (width / 2), at.y()};
    return align == Qt::AlignRight ? QPointF(at.x() - width, at.y()) : at;
}

} // namespace

namespace {

/// The shipped font as the painter of a PDF can embed it; nothing where the system resolves it to another.
const std::optional<QFont>& embeddable(Weight weight)
{
    static const auto& fonts = *new std::array<std::optional<QFont>, 2>([] {
        std::array<std::optional<QFont>, 2> found;
        for (const Weight each : {Weight::Regular, Weight::Bold}) {
            const bool bold = each == Weight::Bold;
            const int id = QFontDatabase::addApplicationFont(
                bold ? QStringLiteral(":/hexwerk/fonts/DejaVuSansCondensed-Bold.ttf")
                     : QStringLiteral(":/hexwerk/fonts/DejaVuSansCondensed.ttf"));
            for (const QString& family : QFontDatabase::applicationFontFamilies(id))
                for (const int stretch : {0, 87, 75}) {
                    QFont font(family);
                    font.setPixelSize(static_cast<int>(kDesignSize));
                    font.setBold(bold);
                    font.setStretch(stretch);
                    font.setHintingPreference(QFont::PreferNoHinting);
                    const double wanted =
                        fontOf(each)
                            .advancesForGlyphIndexes(fontOf(each).glyphIndexesForString(QStringLiteral("W")))
                            .value(0)
                            .x();
                    const QRawFont raw = QRawFont::fromFont(font);
                    const double got =
                        raw.advancesForGlyphIndexes(raw.glyphIndexesForString(QStringLiteral("W")))
                            .value(0)
                            .x();
                    if (!found[static_cast<std::size_t>(each)] && std::abs(wanted - got) < 0.5)
                        found[static_cast<std::size_t>(each)] = font;
                }
        }
        return found;
    }());
    return fonts[static_cast<std::size_t>(weight)];
}

/// A PDF carries the font: its text can be searched and copied, and the file is smaller.
bool drawnWithFont(QPainter& painter, const Shape& shape, QPointF from, double size, const QString& text,
                   Weight weight, const QColor& colour)
{
    if (!shape.shipped || painter.paintEngine()->type() != QPaintEngine::Pdf || !embeddable(weight))
        return false;
    painter.save();
    painter.translate(from);
    painter.scale(size / kDesignSize, size / kDesignSize);
    painter.setPen(colour);
    painter.setFont(*embeddable(weight));
    painter.drawText(QPointF(), text);
    painter.restore();
    return true;
}

} // namespace

double Lettering::width(const QString& text, Weight weight)
{
    return shapeOf(text, weight).width;
}

void Lettering::draw(QPainter& painter, QPointF at, Qt::AlignmentFlag align, const QString& text, double size,
                     Weight weight, const QColor& colour)
{
    const Shape& shape = shapeOf(text, weight);
    const QPointF from = start(at, align, shape.width * size);
    if (drawnWithFont(painter, shape, from, size, text, weight, colour))
        return;
    const QTransform place = QTransform::fromTranslate(from.x(), from.y()).scale(size, size);
    for (const QPainterPath& letter : shape.letters)
        painter.fillPath(place.map(letter), colour);
}

void Lettering::drawHaloed(QPainter& painter, QPointF at, Qt::AlignmentFlag align, const QString& text,
                           double size, Weight weight, const QColor& colour, const QColor& halo)
{
    Shape& shape = shapeOf(text, weight);
    if (shape.halo.isEmpty())
        shape.halo = haloOf(shape.letters);
    const QPointF from = start(at, align, shape.width * size);
    const QTransform place = QTransform::fromTranslate(from.x(), from.y()).scale(size, size);
    painter.fillPath(place.map(shape.halo), halo);
    for (const QPainterPath& letter : shape.letters)
        painter.fillPath(place.map(letter), colour);
}

void Lettering::fit(QPainter& painter, const QRectF& rect, const QString& text, double size, Weight weight,
                    const QColor& colour)
{
    const double natural = width(text, weight) * size;
    const double used = natural > rect.width() && natural > 0 ? size * rect.width() / natural : size;
    draw(painter, {rect.center().x(), rect.center().y() + (used * kCapHeight / 2)}, Qt::AlignHCenter, text,
         used, weight, colour);
}

} // namespace editor
