#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/maplayers.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/paint/maplayer.h"
#include "editor/paint/marks.h"

#include <QElapsedTimer>
#include <QPaintEvent>
#include <QScrollBar>

#include <cmath>

namespace editor {
namespace {

/// Tiles are painted for this long before what there is gets shown.
constexpr qint64 kBudgetMs = 40;

} // namespace

void MapCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), tableColour());
    m_tiles.setScale(m_camera.pixelsPerMm() * devicePixelRatioF());
    QElapsedTimer clock;
    clock.start();
    const bool ground = paintTiles(painter, TileGroup::Ground, kBudgetMs);
    const bool pieces =
        paintTiles(painter, TileGroup::Pieces, std::max<qint64>(kBudgetMs - clock.elapsed(), 0));
    m_complete = ground && pieces;
    if (!m_complete)
        QMetaObject::invokeMethod(viewport(), qOverload<>(&QWidget::update), Qt::QueuedConnection);

    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = m_camera.pixelsPerMm();
    painter.scale(scale, scale);
    painter.translate(-m_camera.origin());
    paintMarks(painter);
}

/// True when no tile was left out. At least one is painted on every call, whatever the budget.
bool MapCanvas::paintTiles(QPainter& painter, TileGroup group, qint64 budget)
{
    const double ratio = devicePixelRatioF();
    const double scale = m_tiles.scale();
    const QPointF origin = m_camera.origin() * scale;
    // Whole device pixels, or tiles would be blurred.
    const QPoint corner(static_cast<int>(std::lround(origin.x())), static_cast<int>(std::lround(origin.y())));
    const QSize window(static_cast<int>(std::ceil(viewport()->width() * ratio)),
                       static_cast<int>(std::ceil(viewport()->height() * ratio)));
    const auto tileOf = [](int pixel) {
        return static_cast<int>(std::floor(static_cast<double>(pixel) / TileCache::kSide));
    };
    const double reach =
        m_scene->plan().sheets().empty() ? 0 : m_scene->plan().sheets().front().layout.hexMm();
    const QRectF map = m_scene->plan().bounds().adjusted(-reach, -reach, reach, reach);

    QElapsedTimer clock;
    clock.start();
    bool complete = true;
    bool painted = false;
    for (int y = tileOf(corner.y()); y <= tileOf(corner.y() + window.height() - 1); ++y) {
        for (int x = tileOf(corner.x()); x <= tileOf(corner.x() + window.width() - 1); ++x) {
            const TileCache::Key key{.group = group, .x = x, .y = y};
            const QRectF mm = m_tiles.rectOf(key);
            if (!mm.intersects(map))
                continue;
            const QPointF at =
                QPointF((x * TileCache::kSide) - corner.x(), (y * TileCache::kSide) - corner.y()) / ratio;
            const QPixmap* tile = m_tiles.find(key);
            if (!tile && (!painted || clock.elapsed() < budget)) {
                m_tiles.insert(key, paintTile(key));
                tile = m_tiles.find(key);
                painted = true;
            }
            if (tile) {
                painter.drawPixmap(at, *tile);
                continue;
            }
            complete = false;
            painter.save();
            const double side = TileCache::kSide / ratio;
            painter.setClipRect(QRectF(at, QSizeF(side, side)));
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            m_tiles.forEachStandIn(group, mm, [&](const QRectF& rect, const QPixmap& standIn) {
                painter.drawPixmap(m_camera.toWindow(rect), standIn,
                                   QRectF(QPointF(), QSizeF(standIn.size())));
            });
            painter.restore();
        }
    }
    return complete;
}

QPixmap MapCanvas::paintTile(const TileCache::Key& key)
{
    ++m_paintedTiles;
    QPixmap tile(TileCache::kSide, TileCache::kSide);
    const LayerSet layers = key.group == TileGroup::Ground ? m_layers.visible() & LayerSet::ground()
                                                           : m_layers.visible() - LayerSet::ground();
    tile.fill(key.group == TileGroup::Ground ? tableColour() : QColor(Qt::transparent));
    const double scale = m_tiles.scale();
    const QRectF mm = m_tiles.rectOf(key);
    QPainter painter(&tile);
    painter.scale(scale, scale);
    painter.translate(-mm.topLeft());
    // What a window shows is decided by logical pixels: a finer screen shows the same, only sharper.
    paintMap(painter, *m_scene, mm, m_camera.pixelsPerMm(), layers);
    painter.end();
    tile.setDevicePixelRatio(devicePixelRatioF());
    return tile;
}

void MapCanvas::paintMarks(QPainter& painter)
{
    const double scale = m_camera.pixelsPerMm();
    const MapPlan& plan = m_scene->plan();
    paintSelection(painter, *m_scene, m_document.selection()->items(), scale);
    if (model::exists(m_hovered) && !m_tool->busy())
        paintHover(painter, plan, m_hovered, scale);
    if (model::exists(m_dropHex))
        paintDropHex(painter, plan, m_dropHex, scale);
    if (model::exists(m_cursor) && hasFocus())
        paintCursor(painter, plan, m_cursor, scale);
    m_tool->paint(painter, scale);
}

void MapCanvas::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (!m_fitted && event->size().width() > 50)
        fitMap();
    else
        cameraMoved();
}

void MapCanvas::zoomTo(double pixelsPerMm, QPointF pixel)
{
    const double before = m_camera.pixelsPerMm();
    m_camera.zoom(pixelsPerMm, pixel);
    m_fitted = true;
    cameraMoved();
    if (m_camera.pixelsPerMm() != before)
        emit zoomChanged(zoom());
}

void MapCanvas::cameraMoved()
{
    if (!m_scene->plan().bounds().isEmpty())
        m_camera.keepInSight(m_scene->plan().bounds(), viewport()->size());
    syncScrollBars();
    m_complete = false;
    viewport()->update();
}

void MapCanvas::syncScrollBars()
{
    m_syncing = true;
    const QRectF map = m_scene->plan().bounds();
    const double scale = m_camera.pixelsPerMm();
    const auto set = [&](QScrollBar* bar, double from, double to, double at, int window) {
        const auto pixels = [&](double mm) { return static_cast<int>(std::lround(mm * scale)); };
        bar->setRange(pixels(from) - (window / 2), pixels(to) - (window / 2));
        bar->setPageStep(window);
        bar->setSingleStep(std::max(8, window / 20));
        bar->setValue(pixels(at));
    };
    set(horizontalScrollBar(), map.left(), map.right(), m_camera.origin().x(), viewport()->width());
    set(verticalScrollBar(), map.top(), map.bottom(), m_camera.origin().y(), viewport()->height());
    m_syncing = false;
}

void MapCanvas::scrollContentsBy(int dx, int dy)
{
    if (m_syncing)
        return;
    QPointF origin = m_camera.origin();
    if (dx != 0)
        origin.setX(horizontalScrollBar()->value() / m_camera.pixelsPerMm());
    if (dy != 0)
        origin.setY(verticalScrollBar()->value() / m_camera.pixelsPerMm());
    m_camera.moveTo(origin);
    m_complete = false;
    viewport()->update();
}

} // namespace editor
