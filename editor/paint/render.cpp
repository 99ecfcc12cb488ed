#include "editor/paint/render.h"

#include "editor/paint/renderparts.h"

#include <QFileInfo>
#include <QSaveFile>

#include <cmath>

namespace editor {
namespace {

constexpr double kMostPixels = 1'000'000; ///< of a side

QString tr(const char* text)
{
    return QCoreApplication::translate("editor", text);
}

using Writer = bool (*)(const RenderParts&, QIODevice&);

Writer writerFor(const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending == QLatin1String("png"))
        return writePng;
    if (ending == QLatin1String("svg"))
        return writeSvg;
    return ending == QLatin1String("pdf") ? writePdf : nullptr;
}

} // namespace

RenderParts::RenderParts(const RenderJob& asked, const RenderProgress& tell)
    : job(asked)
    , progress(tell)
    , scene(*job.package, *job.ruleset, job.scenario, job.look)
{
    scene.setFindings(job.findings);
    for (const MapPlan::Sheet& sheet : scene.plan().sheets())
        for (const int map : sheet.maps)
            if (!job.map || scene.atlas().maps()[static_cast<std::size_t>(map)] == job.map)
                area |= sheet.bounds();
    if (area.isEmpty())
        return;
    if (job.legend)
        placeLegend();
    area.adjust(-job.marginMm, -job.marginMm, job.marginMm, job.marginMm);
}

void RenderParts::placeLegend()
{
    legend.emplace(scene);
    const double u = scene.plan().sheets().front().layout.hexMm();
    legendColumns = std::max(1, static_cast<int>(area.width() / (legend->size(1).width() * u)));
    legendArea = QRectF(area.bottomLeft() + QPointF(0, u / 2), legend->size(legendColumns) * u);
    area |= legendArea;
}

void RenderParts::paintLegend(QPainter& painter, const QRectF& rect) const
{
    if (!legend || !legendArea.intersects(rect))
        return;
    painter.save();
    painter.translate(legendArea.topLeft());
    legend->paint(painter, scene, scene.plan().sheets().front().layout.hexMm(), legendColumns, Qt::black);
    painter.restore();
}

double RenderParts::pixelsPerMm() const
{
    return scene.plan().sheets().empty() ? 1
                                         : job.pixelsPerHex / scene.plan().sheets().front().layout.hexMm();
}

QSize RenderParts::pixels() const
{
    const auto count = [&](double mm) {
        return static_cast<int>(std::ceil(std::min(mm * pixelsPerMm(), kMostPixels + 1)));
    };
    return {count(area.width()), count(area.height())};
}

bool renderMap(const RenderJob& job, QString* error, const RenderProgress& progress)
{
    QString ignored;
    error = error ? error : &ignored;
    error->clear();
    const Writer writer = writerFor(job.file);
    if (!writer) {
        *error = tr("The file name must end in .png, .svg or .pdf.");
        return false;
    }
    bool cancelled = false;
    const RenderProgress watched = [&](double done) { return !(cancelled = progress && !progress(done)); };
    const RenderParts parts(job, watched);
    if (parts.area.isEmpty()) {
        *error = tr("There is no map to draw.");
        return false;
    }
    if (writer == writePng && std::max(parts.pixels().width(), parts.pixels().height()) > kMostPixels) {
        *error =
            tr("The picture would be more than a million pixels wide or high. Choose fewer pixels per hex.");
        return false;
    }
    QSaveFile file(job.file);
    if (!file.open(QIODevice::WriteOnly) || !writer(parts, file) || !file.commit()) {
        if (!cancelled)
            *error = tr("%1 could not be written: %2").arg(job.file, file.errorString());
        return false;
    }
    if (progress)
        progress(1);
    return true;
}

} // namespace editor
