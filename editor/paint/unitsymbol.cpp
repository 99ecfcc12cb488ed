#include "editor/paint/unitsymbol.h"

#include "editor/paint/lettering.h"
#include "editor/text/text.h"

#include <QCache>
#include <QFile>
#include <QSvgRenderer>
#include <QXmlStreamReader>

namespace editor {
namespace {

constexpr double kUnits = 60; ///< width of the box in the drawings
constexpr QLatin1StringView kFolder(":/hexwerk/symbols/");

/// Which drawings make up a symbol, by its look. A look that is not listed is a drawing by itself.
const QHash<QString, QStringList>& compounds()
{
    static const auto table = [] {
        QHash<QString, QStringList> read;
        QFile file(kFolder + QStringLiteral("symbols.xml"));
        if (!file.open(QIODevice::ReadOnly))
            return read;
        QXmlStreamReader xml(&file);
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("symbol"))
                read.insert(xml.attributes().value(QLatin1String("id")).toString(),
                            xml.attributes().value(QLatin1String("parts")).toString().split(u' '));
        return read;
    }();
    return table;
}

/// A drawing in one ink; null when there is none of this name. Lines are drawn in a width of their own, in tenths of
/// a unit, so that they can be seen when the symbol is small.
QSvgRenderer* drawing(const QString& name, const QColor& ink, int lineTenths)
{
    static QCache<QString, QSvgRenderer> cache(2000);
    const QString key = name + ink.name() + QString::number(lineTenths);
    if (QSvgRenderer* known = cache.object(key))
        return known->isValid() ? known : nullptr;
    QByteArray svg;
    if (QFile file(kFolder + name + QStringLiteral(".svg")); file.open(QIODevice::ReadOnly))
        svg = file.readAll();
    svg.replace("\"#000\"", '"' + ink.name().toLatin1() + '"');
    svg.replace("stroke-width=\"2\"", "stroke-width=\"" + QByteArray::number(lineTenths / 10.0) + '"');
    auto* renderer = svg.isEmpty() ? new QSvgRenderer : new QSvgRenderer(svg);
    cache.insert(key, renderer);
    return renderer->isValid() ? renderer : nullptr;
}

} // namespace

void paintSymbolParts(QPainter& painter, const QRectF& box, std::string_view look, const QColor& ink,
                      double penWidth)
{
    const QString name = qs(look);
    const int tenths = std::max(1, qRound(10 * penWidth * kUnits / box.width()));
    bool any = false;
    for (const QString& part : compounds().value(name, {name}))
        if (QSvgRenderer* renderer = drawing(part, ink, tenths)) {
            renderer->render(&painter, box);
            any = true;
        }
    if (!any)
        Lettering::fit(painter, box.adjusted(penWidth, penWidth, -penWidth, -penWidth),
                       name.left(3).toUpper(), 0.8 * box.height(), Weight::Bold, ink);
}

bool hasDrawing(std::string_view look)
{
    const QString name = qs(look);
    return std::ranges::all_of(compounds().value(name, {name}),
                               [](const QString& part) { return drawing(part, Qt::black, 20) != nullptr; });
}

void paintUnitSymbol(QPainter& painter, const QRectF& box, std::string_view look, const QColor& ink,
                     const QColor& fill, double penWidth)
{
    painter.save();
    painter.fillRect(box, fill);
    paintSymbolParts(painter, box, look, ink, penWidth);
    painter.setPen(QPen(ink, penWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
    painter.restore();
}

} // namespace editor
