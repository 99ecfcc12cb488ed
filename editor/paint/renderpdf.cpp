#include "editor/paint/lettering.h"
#include "editor/paint/maplayer.h"
#include "editor/paint/pagetiling.h"
#include "editor/paint/renderparts.h"
#include "editor/text/text.h"

#include <QPageSize>
#include <QPdfWriter>

namespace editor {
namespace {

constexpr int kDpi = 1200;
constexpr double kTextMm = 2.6;

QString tr(const char* text)
{
    return QCoreApplication::translate("editor", text);
}

/// One layer after the other over the whole rectangle: outlines stay whole and the file stays small.
bool paintLayers(QPainter& painter, const RenderParts& parts, const QRectF& rect, double from, double to)
{
    for (int i = 0; i < kMapLayers; ++i) {
        if (!parts.goesOn(from + ((to - from) * i / kMapLayers)))
            return false;
        const LayerSet layer = LayerSet().with(static_cast<MapLayer>(i)) & parts.job.layers;
        paintMap(painter, parts.scene, rect, kPaperPixelsPerMm, layer);
    }
    return true;
}

/// "A1" is the upper left page.
QString pageName(const PageTiling::Page& page)
{
    QString row;
    for (int n = page.row; n >= 0; n = (n / 26) - 1)
        row.prepend(QChar(u'A' + (n % 26)));
    return row + QString::number(page.column + 1);
}

/// Where to cut and where to glue, in the margin and never on the map: small crosses at the corners of the part,
/// ticks where the neighbour's part begins, the page's name and a plan of all pages.
void paintAssembly(QPainter& painter, const RenderParts& parts, const PageTiling& tiling,
                   const PageTiling::Page& page)
{
    const double margin = tiling.margin();
    const double tick = margin * 0.6;
    const QRectF part(QPointF(margin, margin), page.part.size());
    painter.setPen(QPen(Qt::black, 0.15));
    for (const QPointF corner : {part.topLeft(), part.topRight(), part.bottomLeft(), part.bottomRight()}) {
        const double x = corner.x() > part.left() ? 1 : -1;
        const double y = corner.y() > part.top() ? 1 : -1;
        painter.drawLine(corner + QPointF(x * 0.6, 0), corner + QPointF(x * tick, 0));
        painter.drawLine(corner + QPointF(0, y * 0.6), corner + QPointF(0, y * tick));
    }
    // The next page covers this one up to the dashed ticks.
    painter.setPen(QPen(Qt::black, 0.25, Qt::DotLine));
    if (page.column > 0)
        for (const double y : {part.top() - tick, part.bottom()})
            painter.drawLine(QPointF(part.left() + tiling.overlap(), y),
                             QPointF(part.left() + tiling.overlap(), y + tick));
    if (page.row > 0)
        for (const double x : {part.left() - tick, part.right()})
            painter.drawLine(QPointF(x, part.top() + tiling.overlap()),
                             QPointF(x + tick, part.top() + tiling.overlap()));

    const double base = part.bottom() + (margin / 2) + (kTextMm * Lettering::kCapHeight / 2);
    const QString text =
        tr("%1   page %2 of %3: glue its left and upper edge over the neighbours, up to the dotted marks")
            .arg(qs(parts.job.package->game().title), pageName(page))
            .arg(tiling.pages().size());
    const double room = part.width() - tiling.columns() - (4 * tick);
    const double wide = Lettering::width(text, Weight::Regular) * kTextMm;
    Lettering::draw(painter, QPointF(part.left() + (2 * tick), base), Qt::AlignLeft, text,
                    wide > room ? kTextMm * room / wide : kTextMm, Weight::Regular, Qt::black);
    const double cell = std::min(2.0, (margin - 1.5) / tiling.rows());
    const QPointF plan(part.right() - (2 * tick) - (cell * tiling.columns()),
                       part.bottom() + ((margin - (cell * tiling.rows())) / 2));
    for (const PageTiling::Page& each : tiling.pages()) {
        const QRectF box(plan + (QPointF(each.column, each.row) * cell), QSizeF(cell, cell));
        painter.setPen(QPen(Qt::black, 0.1));
        painter.setBrush(each.row == page.row && each.column == page.column ? QBrush(Qt::black) : QBrush());
        painter.drawRect(box);
    }
    painter.setBrush(Qt::NoBrush);
}

QPageSize millimetres(QSizeF size)
{
    return QPageSize(size, QPageSize::Millimeter, QString(), QPageSize::ExactMatch);
}

} // namespace

bool writePdf(const RenderParts& parts, QIODevice& device)
{
    const bool onePage = parts.job.paper.isEmpty();
    const PageTiling tiling(parts.area, onePage ? parts.area.size() : parts.job.paper,
                            onePage ? 0 : parts.job.paperMarginMm, onePage ? 0 : parts.job.overlapMm);
    QPdfWriter pdf(&device);
    pdf.setResolution(kDpi);
    pdf.setPageSize(millimetres(tiling.paper()));
    pdf.setPageMargins(QMarginsF());
    pdf.setTitle(qs(parts.job.package->game().title));
    pdf.setCreator(QStringLiteral("Hexwerk"));
    QPainter painter(&pdf);
    if (!painter.isActive())
        return false;
    const auto count = static_cast<double>(tiling.pages().size());
    for (std::size_t i = 0; i < tiling.pages().size(); ++i) {
        const PageTiling::Page& page = tiling.pages()[i];
        if (i > 0 && !pdf.newPage())
            return false;
        painter.save();
        painter.scale(kDpi / 25.4, kDpi / 25.4);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.save();
        painter.translate(QPointF(tiling.margin(), tiling.margin()) - page.part.topLeft());
        painter.setClipRect(page.part);
        const double done = static_cast<double>(i);
        const bool painted = paintLayers(painter, parts, page.part, done / count, (done + 1) / count);
        parts.paintLegend(painter, page.part);
        painter.restore();
        if (!onePage)
            paintAssembly(painter, parts, tiling, page);
        painter.restore();
        if (!painted)
            return false;
    }
    return painter.end();
}

} // namespace editor
