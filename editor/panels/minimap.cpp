#include "editor/panels/minimap.h"

#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/maplayers.h"
#include "editor/document/document.h"
#include "editor/paint/maplayer.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace editor {
namespace {

constexpr double kMargin = 6;
constexpr int kDelayMs = 250;

} // namespace

Minimap::Minimap(MapCanvas& canvas, QWidget* parent)
    : QWidget(parent)
    , m_canvas(canvas)
{
    setObjectName(QStringLiteral("minimap"));
    setAccessibleName(tr("Minimap"));
    setToolTip(tr("Click or drag to move the map; the arrow keys do the same"));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(120, 90);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelayMs);
    connect(&m_timer, &QTimer::timeout, this, &Minimap::paintAnew);
    const auto later = [this] { m_timer.start(); };
    connect(&canvas.document(), &Document::changed, this, later);
    connect(&canvas.document(), &Document::replaced, this, later);
    connect(&canvas.document(), &Document::scenarioChanged, this, later);
    connect(&canvas, &MapCanvas::lookChanged, this, later);
    connect(&canvas, &MapCanvas::viewChanged, this, qOverload<>(&QWidget::update));
}

double Minimap::scale() const
{
    const QRectF map = m_canvas.scene().plan().bounds();
    return map.isEmpty()
        ? 1
        : std::min((width() - (2 * kMargin)) / map.width(), (height() - (2 * kMargin)) / map.height());
}

QPointF Minimap::corner() const
{
    const QRectF map = m_canvas.scene().plan().bounds();
    return QPointF((width() - (map.width() * scale())) / 2, (height() - (map.height() * scale())) / 2)
        - (map.topLeft() * scale());
}

QPointF Minimap::position(QPointF mm) const
{
    return corner() + (mm * scale());
}

void Minimap::paintAnew()
{
    if (!isVisible())
        return;
    const double ratio = devicePixelRatioF();
    m_picture = QPixmap(size() * ratio);
    m_picture.fill(tableColour());
    QPainter painter(&m_picture);
    painter.scale(ratio, ratio);
    painter.translate(corner());
    painter.scale(scale(), scale());
    const LayerSet layers = LayerSet()
                                .with(MapLayer::Terrain)
                                .with(MapLayer::Water)
                                .with(MapLayer::Hexsides)
                                .with(MapLayer::Lines)
                                .with(MapLayer::Places);
    const QRectF map = m_canvas.scene().plan().bounds();
    if (!map.isEmpty())
        paintMap(painter, m_canvas.scene(), map, scale(), layers);
    painter.end();
    m_picture.setDevicePixelRatio(ratio);
    update();
}

void Minimap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), tableColour());
    if (!m_picture.isNull())
        painter.drawPixmap(0, 0, m_picture);
    const QRectF seen = m_canvas.camera().toMap(QRectF(m_canvas.viewport()->rect()));
    const QRectF frame = QRectF(position(seen.topLeft()), seen.size() * scale())
                             .intersected(QRectF(rect()).adjusted(1, 1, -2, -2));
    // Dark and light, so that it is seen on any ground.
    painter.setPen(QPen(QColor(0, 0, 0, 160), 3));
    painter.drawRect(frame);
    painter.setPen(QPen(hasFocus() ? palette().color(QPalette::Highlight) : QColor(Qt::white), 1.5));
    painter.drawRect(frame);
}

void Minimap::resizeEvent(QResizeEvent*)
{
    m_timer.start();
}

void Minimap::showEvent(QShowEvent*)
{
    m_timer.start();
}

void Minimap::goTo(QPointF pixel)
{
    m_canvas.centreOn((pixel - corner()) / scale());
}

void Minimap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        goTo(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        goTo(event->position());
}

void Minimap::keyPressEvent(QKeyEvent* event)
{
    const QRectF seen = m_canvas.camera().toMap(QRectF(m_canvas.viewport()->rect()));
    const int dx = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    const int dy = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
    if (dx == 0 && dy == 0)
        QWidget::keyPressEvent(event);
    else
        m_canvas.centreOn(seen.center() + QPointF(dx * seen.width() / 4, dy * seen.height() / 4));
}

} // namespace editor
