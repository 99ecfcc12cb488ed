#include "editor/paint/render.h"

#include "editor/paint/maplayer.h"
#include "editor/text/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <cmath>

namespace editor {
namespace {

constexpr double kMaxPixels = 400e6;
constexpr int kStrip = 512; ///< pixels painted between two calls of progress
constexpr int kPaperDpi = 1200;
constexpr double kPaperPixelsPerMm = 12; ///< detail of print: everything is large enough to be seen

QString tr(const char* text)
{
    return QCoreApplication::translate("editor", text);
}

struct Prepared {
    MapScene scene;
    QRectF area; ///< in millimetres of the plan

    explicit Prepared(const RenderJob& job)
        : scene(*job.package, *job.ruleset, job.scenario)
    {
        scene.setFindings(job.findings);
        for (const MapPlan::Sheet& sheet : scene.plan().sheets())
            for (const int map : sheet.maps)
                if (!job.map || scene.atlas().maps()[static_cast<std::size_t>(map)] == job.map)
                    area |= sheet.bounds();
        if (!area.isEmpty())
            area.adjust(-job.marginMm, -job.marginMm, job.marginMm, job.marginMm);
    }
};

bool goesOn(const RenderProgress& progress, double done)
{
    return !progress || progress(done);
}

double pixelsPerMm(const RenderJob& job, const Prepared& map)
{
    return map.scene.plan().sheets().empty()
        ? 1
        : job.pixelsPerHex / map.scene.plan().sheets().front().layout.hexMm();
}

QImage paintImage(const RenderJob& job, const Prepared& map, const RenderProgress& progress)
{
    const double scale = pixelsPerMm(job, map);
    const QSize size(static_cast<int>(std::ceil(map.area.width() * scale)),
                     static_cast<int>(std::ceil(map.area.height() * scale)));
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int y = 0; y < size.height(); y += kStrip) {
        if (!goesOn(progress, static_cast<double>(y) / size.height()))
            return {};
        const QRect strip(0, y, size.width(), std::min(kStrip, size.height() - y));
        painter.save();
        painter.setClipRect(strip);
        painter.scale(scale, scale);
        painter.translate(-map.area.topLeft());
        const QRectF rect(map.area.left(), map.area.top() + (strip.y() / scale), map.area.width(),
                          strip.height() / scale);
        paintMap(painter, map.scene, rect, scale, job.layers);
        painter.restore();
    }
    return image;
}

bool writePng(const RenderJob& job, const Prepared& map, QString* error, const RenderProgress& progress)
{
    const double scale = pixelsPerMm(job, map);
    if (map.area.width() * scale * map.area.height() * scale > kMaxPixels) {
        *error = tr("The picture would have more than 400 million pixels. Choose fewer pixels per hex.");
        return false;
    }
    const QImage image = paintImage(job, map, progress);
    if (image.isNull())
        return false;
    QSaveFile file(job.file);
    if (!file.open(QIODevice::WriteOnly) || !image.save(&file, "PNG") || !file.commit()) {
        *error = tr("%1 could not be written: %2").arg(job.file, file.errorString());
        return false;
    }
    return true;
}

/// Paints one page in millimetres onto a device with the given resolution.
bool paintPage(QPaintDevice& device, double dpi, const RenderJob& job, const Prepared& map,
               const RenderProgress& progress)
{
    QPainter painter(&device);
    if (!painter.isActive())
        return false;
    painter.scale(dpi / 25.4, dpi / 25.4);
    painter.translate(-map.area.topLeft());
    painter.setRenderHint(QPainter::Antialiasing);
    // One layer after the other over the whole page: outlines stay whole and the file stays small.
    for (int i = 0; i < kMapLayers; ++i) {
        if (!goesOn(progress, static_cast<double>(i) / kMapLayers))
            return false;
        const LayerSet layer = LayerSet().with(static_cast<MapLayer>(i)) & job.layers;
        paintMap(painter, map.scene, map.area, kPaperPixelsPerMm, layer);
    }
    return painter.end();
}

bool writeSvg(const RenderJob& job, const Prepared& map, QString* error, const RenderProgress& progress)
{
    QSaveFile file(job.file);
    if (!file.open(QIODevice::WriteOnly)) {
        *error = tr("%1 could not be written: %2").arg(job.file, file.errorString());
        return false;
    }
    QSvgGenerator svg;
    constexpr int dpi = 254; // ten units to the millimetre
    svg.setOutputDevice(&file);
    svg.setResolution(dpi);
    const QSize size(static_cast<int>(std::ceil(map.area.width() * 10)),
                     static_cast<int>(std::ceil(map.area.height() * 10)));
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(), size));
    svg.setTitle(qs(job.package->game().title));
    return paintPage(svg, dpi, job, map, progress) && file.commit();
}

bool writePdf(const RenderJob& job, const Prepared& map, QString* error, const RenderProgress& progress)
{
    QSaveFile file(job.file);
    if (!file.open(QIODevice::WriteOnly)) {
        *error = tr("%1 could not be written: %2").arg(job.file, file.errorString());
        return false;
    }
    QPdfWriter pdf(&file);
    pdf.setResolution(kPaperDpi);
    pdf.setPageSize(QPageSize(map.area.size(), QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    pdf.setPageMargins(QMarginsF());
    pdf.setTitle(qs(job.package->game().title));
    return paintPage(pdf, kPaperDpi, job, map, progress) && file.commit();
}

} // namespace

QImage renderImage(const RenderJob& job, const RenderProgress& progress)
{
    const Prepared map(job);
    const double scale = pixelsPerMm(job, map);
    if (map.area.isEmpty() || map.area.width() * scale * map.area.height() * scale > kMaxPixels)
        return {};
    return paintImage(job, map, progress);
}

bool renderMap(const RenderJob& job, QString* error, const RenderProgress& progress)
{
    QString ignored;
    error = error ? error : &ignored;
    error->clear();
    const Prepared map(job);
    if (map.area.isEmpty()) {
        *error = tr("There is no map to draw.");
        return false;
    }
    const QString ending = QFileInfo(job.file).suffix().toLower();
    bool written = false;
    if (ending == QLatin1String("png"))
        written = writePng(job, map, error, progress);
    else if (ending == QLatin1String("svg"))
        written = writeSvg(job, map, error, progress);
    else if (ending == QLatin1String("pdf"))
        written = writePdf(job, map, error, progress);
    else
        *error = tr("The file name must end in .png, .svg or .pdf.");
    if (written && progress)
        progress(1);
    return written;
}

} // namespace editor
