#include "editor/paint/counterart.h"

#include "editor/document/storage.h"
#include "editor/text/text.h"

#include <QBuffer>
#include <QCache>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QMutex>
#include <QSvgRenderer>

namespace editor {
namespace {

constexpr int kMostPixels = 25'000'000;
constexpr int kKept = 1600; ///< pixels of a side, enough for two inches at 800 dots per inch
constexpr qint64 kMostBytes = 64 * 1024 * 1024;

/// The files of a bundle are text inside of it, so those are taken out once.
struct Source {
    QByteArray bytes;
    bool found = false;
    bool tooLarge = false;
};

Source sourceOf(const QString& place, const QString& name)
{
    const QFileInfo where(place);
    if (where.isFile()) {
        const model::FolderRead read = Storage(place).readAll();
        const auto it = read.files.find("art/" + utf8(name));
        return it == read.files.end() ? Source()
                                      : Source{.bytes = QByteArray::fromStdString(it->second), .found = true};
    }
    QFile file(QDir(place).filePath(QStringLiteral("art/") + name));
    if (place.isEmpty() || !QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    if (file.size() > kMostBytes)
        return {.bytes = {}, .found = true, .tooLarge = true};
    return {.bytes = file.readAll(), .found = true};
}

QString keyOf(const QString& place, const QString& name)
{
    const QFileInfo where(place);
    const QFileInfo file(where.isFile() ? place : QDir(place).filePath(QStringLiteral("art/") + name));
    return QStringLiteral("%1|%2|%3|%4")
        .arg(place, name)
        .arg(file.lastModified().toMSecsSinceEpoch())
        .arg(file.size());
}

} // namespace

std::shared_ptr<const CounterArt> CounterArt::of(const QString& place, const QString& name)
{
    static QMutex mutex;
    static QCache<QString, std::shared_ptr<const CounterArt>> known(400);
    const QMutexLocker lock(&mutex);
    const QString key = keyOf(place, name);
    if (const auto* art = known.object(key))
        return *art;
    auto art = std::make_shared<const CounterArt>(read(place, name));
    known.insert(key, new std::shared_ptr<const CounterArt>(art));
    return art;
}

CounterArt CounterArt::read(const QString& place, const QString& name)
{
    CounterArt art;
    const QString clean = QDir::cleanPath(name);
    if (clean.startsWith(QLatin1String("..")) || QDir::isAbsolutePath(clean)) {
        art.m_error = tr("The picture %1 lies outside the package; move it below art.").arg(name);
        return art;
    }
    const Source source = sourceOf(place, clean);
    if (!source.found) {
        art.m_error = tr("There is no picture %1 below art in the package.").arg(name);
        return art;
    }
    if (source.tooLarge) {
        art.m_error = tr("The picture %1 is a file of more than 64 MB; make it smaller.").arg(name);
        return art;
    }
    if (clean.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        art.m_drawing = std::make_shared<QSvgRenderer>(source.bytes);
        if (!art.m_drawing->isValid()) {
            art.m_drawing.reset();
            art.m_error = tr("%1 is not a drawing that can be read.").arg(name);
        }
        return art;
    }
    QByteArray bytes = source.bytes;
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (!reader.canRead() || size.isEmpty()) {
        art.m_error = tr("%1 is not a picture that can be read. Use SVG, PNG or JPEG.").arg(name);
        return art;
    }
    if (const qint64 pixels = qint64{size.width()} * size.height(); pixels > kMostPixels) {
        art.m_error = tr("%1 has %2 million pixels, which is too many for a counter; make it smaller.")
                          .arg(name)
                          .arg(pixels / 1'000'000);
        return art;
    }
    if (size.width() > kKept || size.height() > kKept)
        reader.setScaledSize(size.scaled(kKept, kKept, Qt::KeepAspectRatio));
    art.m_image = reader.read();
    if (art.m_image.isNull())
        art.m_error =
            tr("%1 cannot be read; it may be cut off or damaged: %2").arg(name, reader.errorString());
    return art;
}

void CounterArt::paint(QPainter& painter, const QRectF& square) const
{
    const QSizeF size = m_drawing ? QSizeF(m_drawing->viewBoxF().size()) : QSizeF(m_image.size());
    if (size.isEmpty())
        return;
    QRectF place(QPointF(), size.scaled(square.size(), Qt::KeepAspectRatio));
    place.moveCenter(square.center());
    if (m_drawing)
        m_drawing->render(&painter, place);
    else {
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        // Reduced by much, a picture flickers unless it is averaged first.
        const QTransform device = painter.combinedTransform();
        const double pixels = place.width() * std::hypot(device.m11(), device.m12());
        if (painter.device()->devType() == QInternal::Image && pixels > 1 && pixels * 2 < m_image.width())
            painter.drawImage(place,
                              m_image.scaled((size * (pixels / size.width())).toSize().expandedTo({1, 1}),
                                             Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        else
            painter.drawImage(place, m_image);
        painter.restore();
    }
}

QString CounterArt::nameOf(const QString& place, const QString& file)
{
    if (place.isEmpty())
        return {};
    const QString inside =
        QDir(place + QStringLiteral("/art")).relativeFilePath(QFileInfo(file).absoluteFilePath());
    return inside.startsWith(QLatin1String("..")) || QDir::isAbsolutePath(inside) ? QString() : inside;
}

} // namespace editor
