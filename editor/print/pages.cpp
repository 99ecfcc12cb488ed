#include "editor/print/pages.h"

#include "editor/print/pageboxes.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QPrinter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <cmath>

namespace editor {
namespace {

constexpr double kMaxPixels = 400e6;
constexpr int kPdfDpi = 1200;
constexpr int kSvgDpi = 2540; ///< a hundred units to the millimetre

QString tr(const char* text)
{
    return QCoreApplication::translate("editor", text);
}

/// One finished file in memory; it is put on the disk when all are ready.
struct Finished {
    QString name;
    QByteArray bytes;
};

void paintInto(QPaintDevice& device, const Page& page, double dpi)
{
    QPainter painter(&device);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing
                           | QPainter::SmoothPixmapTransform);
    painter.scale(dpi / 25.4, dpi / 25.4);
    page.paint(painter);
}

QPageSize pageSize(const Page& page)
{
    return QPageSize(page.mm, QPageSize::Millimeter, QString(), QPageSize::ExactMatch);
}

QByteArray pdfOf(const Pages& pages, const RenderProgress& progress)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setResolution(kPdfDpi);
        pdf.setTitle(pages.title);
        pdf.setCreator(QStringLiteral("Hexwerk"));
        pdf.setPageSize(pageSize(pages.pages.front()));
        pdf.setPageMargins(QMarginsF());
        QPainter painter;
        for (std::size_t i = 0; i < pages.pages.size(); ++i) {
            const Page& page = pages.pages[i];
            if (progress && !progress(static_cast<double>(i) / static_cast<double>(pages.pages.size())))
                return {};
            if (i > 0) {
                pdf.setPageSize(pageSize(page));
                pdf.newPage();
            } else {
                painter.begin(&pdf);
                painter.setRenderHint(QPainter::Antialiasing);
            }
            painter.save();
            painter.scale(kPdfDpi / 25.4, kPdfDpi / 25.4);
            page.paint(painter);
            painter.restore();
        }
    }
    std::vector<PageBoxes> boxes;
    for (const Page& page : pages.pages) {
        const QRectF trim = page.trim.isEmpty() ? QRectF(QPointF(), page.mm) : page.trim;
        boxes.push_back({.trim = trim, .bleed = page.bleed.isEmpty() ? trim : page.bleed});
    }
    return withPageBoxes(buffer.data(), boxes);
}

QByteArray svgOf(const Page& page, const QString& title)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(kSvgDpi);
    const QSize size = (page.mm * (kSvgDpi / 25.4)).toSize();
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(), size));
    svg.setTitle(title);
    paintInto(svg, page, kSvgDpi);
    return buffer.data();
}

QByteArray pngOf(const Page& page, double dpi)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    imageOf(page, dpi).save(&buffer, "PNG");
    return buffer.data();
}

double pixelsOf(const Page& page, double dpi)
{
    return page.mm.width() * page.mm.height() * dpi * dpi / (25.4 * 25.4);
}

bool put(const std::vector<Finished>& files, QString* error)
{
    for (const Finished& finished : files) {
        QSaveFile file(finished.name);
        if (!file.open(QIODevice::WriteOnly) || file.write(finished.bytes) != finished.bytes.size()
            || !file.commit()) {
            *error = tr("%1 could not be written: %2").arg(finished.name, file.errorString());
            return false;
        }
    }
    return true;
}

} // namespace

void Pages::append(Pages other)
{
    std::ranges::move(other.pages, std::back_inserter(pages));
}

QRectF PrintSource::usable() const
{
    return QRectF(QPointF(), paper.size(orientation)).adjusted(marginMm, marginMm, -marginMm, -marginMm);
}

QImage imageOf(const Page& page, double dpi)
{
    QImage image((page.mm * (dpi / 25.4)).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.setDotsPerMeterX(qRound(dpi / 0.0254));
    image.setDotsPerMeterY(qRound(dpi / 0.0254));
    image.fill(Qt::white);
    paintInto(image, page, dpi);
    return image;
}

QStringList filesOf(const Pages& pages, const QString& file)
{
    const QFileInfo info(file);
    if (info.suffix().toLower() == QLatin1String("pdf") || pages.pages.size() < 2)
        return {file};
    QStringList names;
    for (const Page& page : pages.pages)
        names << info.path() + u'/' + info.completeBaseName() + u'-'
                + (page.name.isEmpty() ? QString::number(names.size() + 1) : page.name) + u'.'
                + info.suffix();
    return names;
}

bool writePages(const Pages& pages, const QString& file, QString* error, const RenderProgress& progress,
                double pngDpi)
{
    QString ignored;
    error = error ? error : &ignored;
    error->clear();
    const QString ending = QFileInfo(file).suffix().toLower();
    const bool isPdf = ending == QLatin1String("pdf");
    const bool isPng = ending == QLatin1String("png");
    if (pages.pages.empty()) {
        *error = tr("There is nothing to print.");
        return false;
    }
    if (!isPdf && !isPng && ending != QLatin1String("svg")) {
        *error = tr("The file name must end in .pdf, .svg or .png.");
        return false;
    }
    if (isPng && std::ranges::any_of(pages.pages, [&](const Page& page) {
            return pixelsOf(page, pngDpi) > kMaxPixels;
        })) {
        *error = tr("A page would have more than 400 million pixels. Choose fewer dots per inch.");
        return false;
    }
    std::vector<Finished> finished;
    if (isPdf) {
        finished.push_back({.name = file, .bytes = pdfOf(pages, progress)});
        if (finished.front().bytes.isEmpty())
            return false;
    } else {
        const QStringList names = filesOf(pages, file);
        for (std::size_t i = 0; i < pages.pages.size(); ++i) {
            if (progress && !progress(static_cast<double>(i) / static_cast<double>(pages.pages.size())))
                return false;
            finished.push_back(
                {.name = names[static_cast<qsizetype>(i)],
                 .bytes = isPng ? pngOf(pages.pages[i], pngDpi) : svgOf(pages.pages[i], pages.title)});
        }
    }
    if (!put(finished, error))
        return false;
    if (progress)
        progress(1);
    return true;
}

bool printPages(const Pages& pages, QPrinter& printer, QString* error, const RenderProgress& progress)
{
    const auto count = static_cast<int>(pages.pages.size());
    const int first = printer.fromPage() > 0 ? printer.fromPage() : 1;
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), count) : count;
    error->clear();
    printer.setFullPage(true);
    printer.setDocName(pages.title);
    QPainter painter;
    for (int i = first; i <= last; ++i) {
        const Page& page = pages.pages[static_cast<std::size_t>(i - 1)];
        if (progress && !progress(static_cast<double>(i - first) / (last - first + 1))) {
            printer.abort();
            return false;
        }
        printer.setPageSize(pageSize(page));
        if (i == first ? !painter.begin(&printer) : !printer.newPage()) {
            *error = tr("The printer does not take the pages.");
            return false;
        }
        painter.save();
        painter.scale(printer.resolution() / 25.4, printer.resolution() / 25.4);
        page.paint(painter);
        painter.restore();
    }
    if (progress)
        progress(1);
    return true;
}

} // namespace editor
