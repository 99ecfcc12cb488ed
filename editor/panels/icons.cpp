#include "editor/panels/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace editor {

namespace {

class SvgIconEngine : public QIconEngine {
public:
    explicit SvgIconEngine(QString name)
        : m_name(std::move(name))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, scaledPixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state, ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    /// size is in device pixels.
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal) override
    {
        const QColor ink = colour(mode);
        const qreal opacity = mode == QIcon::Disabled ? 0.45 : 1.0;
        const QString key = QStringLiteral("hexwerk-icon/%1/%2x%3/%4/%5")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(ink.name())
                                .arg(opacity);
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
        if (!file.open(QIODevice::ReadOnly))
            return pixmap;
        QSvgRenderer renderer(file.readAll().replace("currentColor", ink.name().toLatin1()));
        QPainter painter(&pixmap);
        painter.setOpacity(opacity);
        const int side = qMin(size.width(), size.height());
        renderer.render(&painter,
                        QRectF((size.width() - side) / 2.0, (size.height() - side) / 2.0, side, side));
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QIconEngine* clone() const override { return new SvgIconEngine(m_name); }
    QString key() const override { return QStringLiteral("hexwerk"); }
    bool isNull() override { return false; }

private:
    static QColor colour(QIcon::Mode mode)
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return palette.color(QPalette::Active, QPalette::WindowText);
    }

    QString m_name;
};

} // namespace

QIcon icon(const QString& name)
{
    return QIcon(new SvgIconEngine(name));
}

} // namespace editor
