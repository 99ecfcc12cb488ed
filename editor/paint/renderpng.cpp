#include "editor/paint/maplayer.h"
#include "editor/paint/pngstrips.h"
#include "editor/paint/renderparts.h"

#include <algorithm>
#include <cmath>
#include <future>

namespace editor {
namespace {

constexpr int kTallest = 512;
constexpr int kStripPixels = 8'000'000;
/// Wider pictures are painted in several pieces: Qt's rasterizer does not count further than 32767.
constexpr int kWidest = 4096;

void paintPiece(QImage& image, const RenderParts& parts, QPoint corner)
{
    const double scale = parts.pixelsPerMm();
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(-corner);
    painter.scale(scale, scale);
    painter.translate(-parts.area.topLeft());
    const QRectF mm(parts.area.topLeft() + (QPointF(corner) / scale), QSizeF(image.size()) / scale);
    paintMap(painter, parts.scene, mm, scale, parts.job.layers);
    parts.paintLegend(painter, mm);
}

/// The rows from top on; null when it was cancelled.
QImage paintStrip(const RenderParts& parts, int top, int height)
{
    const QSize whole = parts.pixels();
    QImage strip(whole.width(), height, QImage::Format_RGB32);
    for (int left = 0; left < whole.width(); left += kWidest) {
        const double done = (top + (static_cast<double>(height) * left / whole.width())) / whole.height();
        if (strip.isNull() || !parts.goesOn(done))
            return {};
        // A piece is a window into the strip.
        QImage piece(strip.scanLine(0) + (std::ptrdiff_t{4} * left), std::min(kWidest, whole.width() - left),
                     height, strip.bytesPerLine(), QImage::Format_RGB32);
        paintPiece(piece, parts, QPoint(left, top));
    }
    return strip;
}

} // namespace

bool writePng(const RenderParts& parts, QIODevice& device)
{
    const QSize size = parts.pixels();
    const int height = std::clamp(kStripPixels / size.width(), 1, kTallest);
    PngStrips png(device, size, parts.pixelsPerMm());
    // While one strip is being compressed the next is painted.
    std::future<bool> written;
    for (int top = 0; top < size.height(); top += height) {
        const QImage strip = paintStrip(parts, top, std::min(height, size.height() - top));
        if (written.valid() && !written.get())
            return false;
        if (strip.isNull())
            return false;
        written = std::async(std::launch::async, [&png, strip] { return png.add(strip); });
    }
    return written.valid() && written.get() && png.finish();
}

QImage renderImage(const RenderJob& job, const RenderProgress& progress)
{
    const RenderParts parts(job, progress);
    const QSize size = parts.pixels();
    constexpr qint64 most = 400'000'000;
    if (size.isEmpty() || qint64{size.width()} * size.height() > most)
        return {};
    return paintStrip(parts, 0, size.height());
}

} // namespace editor
