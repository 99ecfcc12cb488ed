#include "editor/panels/face/faceview.h"

#include "editor/document/document.h"
#include "editor/paint/counter.h"
#include "editor/panels/attributenames.h"

#include <QApplication>
#include <QMouseEvent>

namespace editor {
namespace {

constexpr int kMargin = 10;
constexpr std::array kSizes{24, 36, 48, 72}; ///< pixels: a map from afar, near, a list, paper
constexpr double kGrid = 0.005;

double rounded(double value)
{
    return std::round(value / kGrid) * kGrid;
}

} // namespace

FaceView::FaceView(const Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("faceView"));
    setMouseTracking(true);
    setToolTip(tr("Click a part to choose it, drag it to move it, drag its corner to stretch it"));
}

void FaceView::show(model::Atom counter, bool turned, int part, const QRectF& place)
{
    m_counter = counter;
    m_turned = turned;
    m_part = part;
    m_place = place;
    update();
}

QRectF FaceView::square(bool turned) const
{
    const double below = kSizes.back() + (3 * kMargin) + fontMetrics().height();
    const double side = std::max(80.0, std::min((width() - (3.0 * kMargin)) / 2, height() - below));
    return {kMargin + (turned ? side + kMargin : 0), 4.0 + fontMetrics().height(), side, side};
}

QRectF FaceView::onScreen(const QRectF& place, bool turned) const
{
    const QRectF face = square(turned);
    return {face.x() + (place.x() * face.width()), face.y() + (place.y() * face.width()),
            place.width() * face.width(), place.height() * face.width()};
}

QRectF FaceView::handle() const
{
    const QPointF corner = onScreen(m_place, m_turned).bottomRight();
    return {corner - QPointF(4, 4), QSizeF(8, 8)};
}

CounterLook FaceView::look(bool turned) const
{
    return CounterLook::of(m_document.package(), m_document.ruleset(), m_counter,
                           turned ? model::Atom("back") : model::Atom());
}

void FaceView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_counter)
        return;
    const double ratio = devicePixelRatioF();
    double x = kMargin;
    for (const bool turned : {false, true}) {
        const CounterLook shown = look(turned);
        const QRectF face = square(turned);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(face.x(), 0, face.width(), face.y()), Qt::AlignLeft | Qt::AlignVCenter,
                         faceName(model::Atom(turned ? "back" : "front")));
        paintCounter(painter, face, shown, face.width() * ratio, Shadow::None);
        for (const int size : kSizes) {
            if (x + size > face.right() + 1)
                break;
            paintCounter(painter, {x, face.bottom() + kMargin, double(size), double(size)}, shown,
                         size * ratio, Shadow::None);
            x += size + (kMargin / 2.0);
        }
        x = square(true).x();
    }
    if (m_part < 0)
        return;
    const QRectF frame = onScreen(m_place, m_turned);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 3));
    painter.drawRect(frame);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5, Qt::DashLine));
    painter.drawRect(frame);
    painter.fillRect(handle(), palette().color(QPalette::Highlight));
}

void FaceView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_counter)
        return;
    m_from = event->position();
    m_drag = Drag::None;
    if (m_part >= 0 && handle().contains(m_from)) {
        m_stretch = true;
        m_drag = Drag::Armed;
        m_before = m_place;
        return;
    }
    m_stretch = false;
    for (const bool turned : {false, true}) {
        if (!square(turned).contains(m_from))
            continue;
        const CounterLook shown = look(turned);
        // The part in hand goes before what lies on top of it.
        if (turned == m_turned && m_part >= 0 && onScreen(m_place, turned).contains(m_from)) {
            m_drag = Drag::Armed;
            m_before = m_place;
            return;
        }
        for (auto it = shown.parts.rbegin(); it != shown.parts.rend(); ++it)
            if (onScreen(it->place, turned).contains(m_from)) {
                m_before = it->place;
                m_drag = Drag::Armed;
                emit picked(static_cast<int>(it->number), turned);
                return;
            }
    }
}

void FaceView::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(m_part >= 0 && handle().contains(event->position()) ? Qt::SizeFDiagCursor : Qt::ArrowCursor);
    if (m_drag == Drag::None || !(event->buttons() & Qt::LeftButton))
        return;
    const QPointF by = event->position() - m_from;
    if (m_drag == Drag::Armed) {
        if (by.manhattanLength() < QApplication::startDragDistance() / 2.0)
            return;
        m_drag = m_stretch ? Drag::Stretch : Drag::Move;
        emit dragStarted();
    }
    const double s = square(m_turned).width();
    QRectF place = m_before;
    if (m_drag == Drag::Stretch)
        place.setSize({std::clamp(rounded(place.width() + (by.x() / s)), 0.02, 1 - place.x()),
                       std::clamp(rounded(place.height() + (by.y() / s)), 0.02, 1 - place.y())});
    else
        place.moveTo(std::clamp(rounded(place.x() + (by.x() / s)), 0.0, 1 - place.width()),
                     std::clamp(rounded(place.y() + (by.y() / s)), 0.0, 1 - place.height()));
    emit dragged(place);
}

void FaceView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (m_drag == Drag::Move || m_drag == Drag::Stretch)
        emit dragEnded();
    m_drag = Drag::None;
}

} // namespace editor
