#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/maplayers.h"
#include "editor/canvas/mapoverlays.h"
#include "editor/canvas/maprulers.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/paint/maplayer.h"
#include "editor/paint/marks.h"
#include "editor/paint/overlays.h"

#include <QElapsedTimer>
#include <QPaintEvent>
#include <QScrollBar>

#include <cmath>

namespace editor {
namespace {

/// Tiles are painted for this long before what there is gets shown.
constexpr qint64 kBudgetMs = 40;

} // namespace

void MapCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), tableColour());
    m_tiles.setScale(m_camera.pixelsPerMm() * devicePixelRatioF());
    QElapsedTimer clock;
    clock.start();
    m_complete = true;
    for (const TileGroup group :
         {TileGroup::Ground, TileGroup::OverlayAreas, TileGroup::Pieces, TileGroup::OverlaySigns}) {
        const bool overlay = group == TileGroup::OverlayAreas || group == TileGroup::OverlaySigns;
        if (overlay && !(m_overlays && m_overlays->any()))
            continue;
        if (!paintTiles(painter, event->rect(), group, std::max<qint64>(kBudgetMs - clock.elapsed(), 0)))
            m_complete = false;
    }
    if (!m_complete)
        QMetaObject::invokeMethod(viewport(), qOverload<>(&QWidget::update), Qt::QueuedConnection);

    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = m_camera.pixelsPerMm();
    painter.scale(scale, scale);
    painter.translate(-m_camera.origin());
    paintMarks(painter);
    if (m_rulers) {
        painter.resetTransform();
        paintRulers(painter, m_document.package(), m_scene->plan(), m_camera, viewport()->size(), m_hovered,
                    palette());
    }
}

/// What the window shows, in pixels of the tiles: whole ones, or tiles would be blurred.
QRect MapCanvas::seenPixels() const
{
    const double ratio = devicePixelRatioF();
    const QPointF corner = m_camera.origin() * m_camera.pixelsPerMm() * ratio;
    return {static_cast<int>(std::lround(corner.x())), static_cast<int>(std::lround(corner.y())),
            static_cast<int>(std::ceil(viewport()->width() * ratio)),
            static_cast<int>(std::ceil(viewport()->height() * ratio))};
}

/// Draws what lies in an area of the window. True when nothing in sight is left to be painted. Something is
/// painted on every call, whatever the budget.
bool MapCanvas::paintTiles(QPainter& painter, const QRectF& area, TileGroup group, qint64 budget)
{
    QElapsedTimer clock;
    clock.start();
    bool painted = false;
    const auto hasTime = [&] { return !std::exchange(painted, true) || clock.elapsed() < budget; };
    for (auto stale = m_tiles.stale(group); stale && hasTime(); stale = m_tiles.stale(group))
        m_tiles.repair(group, *stale, paintPixels(group, *stale));

    const double ratio = devicePixelRatioF();
    const QRect seen = seenPixels();
    const auto tileOf = [](int pixel) {
        return static_cast<int>(std::floor(static_cast<double>(pixel) / TileCache::kSide));
    };
    const double reach =
        m_scene->plan().sheets().empty() ? 0 : m_scene->plan().sheets().front().layout.hexMm();
    const QRectF map = m_scene->plan().bounds().adjusted(-reach, -reach, reach, reach);
    bool complete = !m_tiles.stale(group);
    for (int y = tileOf(seen.top()); y <= tileOf(seen.bottom()); ++y) {
        for (int x = tileOf(seen.left()); x <= tileOf(seen.right()); ++x) {
            const TileCache::Key key{.group = group, .x = x, .y = y};
            const QRectF mm = m_tiles.toMap(key.pixels());
            if (!mm.intersects(map))
                continue;
            const QRectF square(QPointF(key.pixels().topLeft() - seen.topLeft()) / ratio,
                                QSizeF(key.pixels().size()) / ratio);
            const QPixmap* tile = m_tiles.find(key);
            const bool wanted = square.intersects(area);
            if (!tile && wanted && hasTime()) {
                QPixmap picture = paintPixels(group, key.pixels());
                picture.setDevicePixelRatio(ratio);
                m_tiles.insert(key, picture);
                tile = m_tiles.find(key);
            }
            complete = complete && tile;
            if (!wanted)
                continue;
            if (tile) {
                painter.drawPixmap(square.topLeft(), *tile);
                continue;
            }
            painter.save();
            painter.setClipRect(square, Qt::IntersectClip);
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

QPixmap MapCanvas::paintPixels(TileGroup group, const QRect& pixels)
{
    m_paintedPixels += static_cast<qint64>(pixels.width()) * pixels.height();
    const bool ground = group == TileGroup::Ground;
    const LayerSet layers =
        ground ? m_layers.visible() & LayerSet::ground() : m_layers.visible() - LayerSet::ground();
    const QRectF mm = m_tiles.toMap(pixels);
    QPixmap picture(pixels.size());
    picture.fill(ground ? tableColour() : QColor(Qt::transparent));
    QPainter painter(&picture);
    painter.scale(m_tiles.scale(), m_tiles.scale());
    painter.translate(-mm.topLeft());
    // What a window shows is decided by logical pixels: a finer screen shows the same, only sharper.
    const double perMm = m_camera.pixelsPerMm();
    if (group == TileGroup::OverlayAreas)
        paintOverlays(painter, *m_scene, m_overlays->facts(), mm, perMm, OverlayPass::Areas);
    else if (group == TileGroup::OverlaySigns)
        paintOverlays(painter, *m_scene, m_overlays->facts(), mm, perMm, OverlayPass::Signs);
    else
        paintMap(painter, *m_scene, mm, perMm, layers, m_layers.opacity());
    return picture;
}

void MapCanvas::paintMarks(QPainter& painter)
{
    const double scale = m_camera.pixelsPerMm();
    const MapPlan& plan = m_scene->plan();
    if (m_overlays)
        paintOverlayWays(painter, *m_scene, m_overlays->facts(),
                         model::exists(m_hovered) ? m_hovered : m_cursor, scale);
    paintSelection(painter, *m_scene, m_document.selection()->items(), scale);
    if (model::exists(m_hovered) && !m_tool->busy())
        paintHover(painter, plan, m_hovered, scale);
    if (model::exists(m_dropHex))
        paintDropHex(painter, plan, m_dropHex, scale);
    if (model::exists(m_cursor) && hasFocus())
        paintCursor(painter, plan, m_cursor, scale);
    paintChangePreview(painter, *m_scene, m_preview, scale);
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
    emit viewChanged();
}

void MapCanvas::syncScrollBars()
{
    m_syncing = true;
    const QRectF map = m_scene->plan().bounds();
    const double scale = m_camera.pixelsPerMm();
    const auto set = [&](QScrollBar* bar, double from, double to, double at, int window) {
        const auto pixels = [&](double mm) { return static_cast<int>(std::lround(mm * scale)); };
        // Where all of the map is in sight there is nothing to scroll to.
        if (at <= from && (at * scale) + window >= to * scale)
            bar->setRange(pixels(at), pixels(at));
        else
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
    emit viewChanged();
}

} // namespace editor
