#include "editor/paint/underlaypictures.h"

#include "editor/text/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

#include <cmath>

namespace editor {
namespace {

constexpr qint64 kMegabyte = 1024 * 1024;
constexpr qint64 kKeptPixels = 64'000'000;
constexpr int kMostReadMegabytes = 2048;
constexpr int kSmallest = 512; ///< pixels of the last level's longer side, about

} // namespace

UnderlayPictures::UnderlayPictures(QObject* parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

UnderlayPictures::~UnderlayPictures()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void UnderlayPictures::setFolder(const QString& folder)
{
    if (folder == m_folder)
        return;
    m_folder = folder;
    m_pictures.clear();
    emit changed();
}

QString UnderlayPictures::pathOf(const model::Underlay& underlay) const
{
    return QDir::cleanPath(QDir(m_folder).absoluteFilePath(qs(underlay.file)));
}

QString UnderlayPictures::nameFor(const QString& file) const
{
    const QString path = QFileInfo(file).absoluteFilePath();
    const QString inside = QDir(m_folder).relativeFilePath(path);
    return m_folder.isEmpty() || inside.startsWith(QLatin1String("..")) ? path : inside;
}

bool UnderlayPictures::isOutside(const model::Underlay& underlay) const
{
    return !m_folder.isEmpty() && QDir::isAbsolutePath(nameFor(pathOf(underlay)));
}

std::optional<QString> UnderlayPictures::copyInside(const model::Underlay& underlay, QString* why) const
{
    const QFileInfo file(pathOf(underlay));
    QDir art(QDir(m_folder).filePath(QStringLiteral("art")));
    QString name = file.fileName();
    for (int n = 2; art.exists(name); ++n)
        name = QStringLiteral("%1-%2.%3").arg(file.completeBaseName()).arg(n).arg(file.suffix());
    QFile source(file.filePath());
    if (!file.exists()) {
        *why = tr("The picture %1 is not there. Put it back, or choose another file.").arg(file.filePath());
    } else if (!art.mkpath(QStringLiteral(".")) || !source.copy(art.filePath(name))) {
        QFile::remove(art.filePath(name));
        *why = tr("%1 could not be copied into the package: is the disk full, or its folder write-protected?")
                   .arg(file.fileName());
    } else {
        return nameFor(art.filePath(name));
    }
    return std::nullopt;
}

const UnderlayPictures::Picture& UnderlayPictures::picture(const model::Underlay& underlay) const
{
    const QString path = pathOf(underlay);
    const auto known = m_pictures.constFind(path);
    if (known != m_pictures.constEnd())
        return *known;
    auto* self = const_cast<UnderlayPictures*>(this);
    m_pool.start([self, path] {
        const Picture picture = read(path);
        QMetaObject::invokeMethod(
            self,
            [self, path, picture] {
                self->m_pictures.insert(path, picture);
                emit self->changed();
            },
            Qt::QueuedConnection);
    });
    return *m_pictures.insert(path, Picture());
}

UnderlayPictures::Picture UnderlayPictures::read(const QString& path)
{
    Picture picture;
    picture.loading = false;
    const QString name = QFileInfo(path).fileName();
    if (!QFileInfo(path).isFile()) {
        picture.error = tr("The picture %1 is not there. Put it back, or choose another file.").arg(path);
        return picture;
    }
    QImageReader reader(path);
    reader.setAutoTransform(true);
    reader.setAllocationLimit(kMostReadMegabytes);
    picture.size = reader.size();
    if (!reader.canRead() || picture.size.isEmpty()) {
        picture.error = tr("%1 is not a picture that can be read. Use PNG or JPEG.").arg(name);
        return picture;
    }
    const qint64 pixels = qint64{picture.size.width()} * picture.size.height();
    // JPEG files are read in a smaller size at once; others are read whole first.
    const bool scales = reader.format() == "jpeg" || reader.format() == "jpg";
    if (!scales && pixels * 4 > kMostReadMegabytes * kMegabyte) {
        picture.error =
            tr("%1 has %2 million pixels, which is too many. Save it as JPEG, or make it smaller.")
                .arg(name)
                .arg(pixels / 1'000'000);
        return picture;
    }
    if (pixels > kKeptPixels)
        reader.setScaledSize(picture.size
                             * std::sqrt(static_cast<double>(kKeptPixels) / static_cast<double>(pixels)));
    if (reader.transformation() & QImageIOHandler::TransformationRotate90)
        picture.size.transpose();
    QImage image = reader.read();
    if (image.isNull()) {
        picture.error =
            tr("%1 cannot be read; it may be cut off or damaged: %2").arg(name, reader.errorString());
        return picture;
    }
    image.convertTo(image.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    picture.levels.push_back(std::move(image));
    while (std::max(picture.levels.back().width(), picture.levels.back().height()) > 2 * kSmallest) {
        const QSize half = (picture.levels.back().size() / 2).expandedTo({1, 1});
        picture.levels.push_back(
            picture.levels.back().scaled(half, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    return picture;
}

} // namespace editor
