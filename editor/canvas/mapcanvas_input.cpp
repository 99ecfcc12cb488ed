#include "editor/canvas/countermime.h"
#include "editor/canvas/hexcursor.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/placement.h"
#include "editor/canvas/stackpopup.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/counterpicture.h"

#include <QApplication>
#include <QDrag>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWheelEvent>

#include <cmath>

namespace editor {
namespace {

constexpr int kHoverDelayMs = 600;
/// One notch of a wheel zooms by a fifth.
constexpr double kWheelStep = 1.2;
constexpr double kNotch = 120;

} // namespace

MapInput MapCanvas::inputOf(QPointF pixel, Qt::KeyboardModifiers modifiers) const
{
    const QPointF point = m_camera.toMap(pixel);
    return {.pixel = pixel.toPoint(),
            .point = point,
            .hex = m_scene->plan().hexAt(point),
            .modifiers = modifiers};
}

void MapCanvas::updateMouseCursor()
{
    if (m_panning)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else if (m_spaceHeld)
        viewport()->setCursor(Qt::OpenHandCursor);
    else
        viewport()->setCursor(m_tool->cursor());
}

void MapCanvas::mousePressEvent(QMouseEvent* event)
{
    m_popup->hide();
    m_hoverTimer.stop();
    const bool pan =
        event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld);
    if (pan && !m_tool->busy()) {
        m_panning = true;
        m_panFrom = event->position();
        updateMouseCursor();
        return;
    }
    if (event->button() != Qt::LeftButton && event->button() != Qt::RightButton)
        return;
    const MapInput input = inputOf(event->position(), event->modifiers());
    if (model::exists(input.hex))
        setCursorHex(input.hex);
    if (event->button() == Qt::LeftButton)
        m_tool->press(input);
}

void MapCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_spaceHeld)
        m_tool->doubleClick(inputOf(event->position(), event->modifiers()));
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_panning) {
        m_camera.moveTo(m_camera.origin() - ((event->position() - m_panFrom) / m_camera.pixelsPerMm()));
        m_panFrom = event->position();
        cameraMoved();
        return;
    }
    setHovered(hexAt(event->position()), event->position());
    const MapInput input = inputOf(event->position(), event->modifiers());
    if (event->buttons() & Qt::LeftButton)
        m_tool->drag(input);
    else
        m_tool->hover(input);
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_panning) {
        m_panning = false;
        updateMouseCursor();
        return;
    }
    if (event->button() == Qt::LeftButton)
        m_tool->release(inputOf(event->position(), event->modifiers()));
}

void MapCanvas::wheelEvent(QWheelEvent* event)
{
    // A touchpad scrolls with two fingers; a wheel, or either with Ctrl, zooms.
    const bool touchpad = !event->pixelDelta().isNull() && event->phase() != Qt::NoScrollPhase;
    if (touchpad && !(event->modifiers() & Qt::ControlModifier)) {
        m_camera.moveTo(m_camera.origin() - (QPointF(event->pixelDelta()) / m_camera.pixelsPerMm()));
        cameraMoved();
    } else {
        const double notches = event->angleDelta().y() / kNotch;
        zoomTo(m_camera.pixelsPerMm() * std::pow(kWheelStep, notches), event->position());
        setHovered(hexAt(event->position()), event->position());
    }
    event->accept();
}

bool MapCanvas::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::Leave:
        setHovered(model::HexIndex::None, {});
        m_tool->leave();
        break;
    case QEvent::Gesture: {
        auto* gestures = static_cast<QGestureEvent*>(event);
        if (auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
            const QPointF pixel = viewport()->mapFromGlobal(pinch->hotSpot());
            zoomTo(m_camera.pixelsPerMm() * pinch->scaleFactor(), pixel);
            gestures->accept(pinch);
            return true;
        }
        break;
    }
    case QEvent::NativeGesture: {
        auto* native = static_cast<QNativeGestureEvent*>(event);
        if (native->gestureType() == Qt::ZoomNativeGesture) {
            zoomTo(m_camera.pixelsPerMm() * (1 + native->value()), native->position());
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

bool MapCanvas::event(QEvent* event)
{
    // Keys that mean something on the map must not trigger a shortcut of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool escape = key->key() == Qt::Key_Escape && (m_tool->busy() || m_popup->isVisible());
        if (escape || m_tool->wants(*key)) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void MapCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_popup->isVisible()) {
        m_popup->hide();
        return;
    }
    if (m_tool->key(event))
        return;
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = true;
        updateMouseCursor();
    } else if (event->matches(QKeySequence::Copy)) {
        copySelection();
    } else if (event->matches(QKeySequence::Cut)) {
        cutSelection();
    } else if (event->matches(QKeySequence::Paste)) {
        paste();
    } else if (event->matches(QKeySequence::SelectAll)) {
        selectAllUnits();
    } else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        deleteSelection();
    } else if (event->key() == Qt::Key_I && event->modifiers() == Qt::NoModifier) {
        inspectStack();
    } else if (!moveCursor(event)) {
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void MapCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = false;
        updateMouseCursor();
        return;
    }
    QAbstractScrollArea::keyReleaseEvent(event);
}

void MapCanvas::focusOutEvent(QFocusEvent* event)
{
    m_spaceHeld = false;
    updateMouseCursor();
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

bool MapCanvas::moveCursor(QKeyEvent* event)
{
    int dx = 0;
    int dy = 0;
    bool toEnd = event->modifiers().testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_Left:
        dx = -1;
        break;
    case Qt::Key_Right:
        dx = 1;
        break;
    case Qt::Key_Up:
        dy = -1;
        break;
    case Qt::Key_Down:
        dy = 1;
        break;
    case Qt::Key_Home:
        dx = -1;
        toEnd = true;
        break;
    case Qt::Key_End:
        dx = 1;
        toEnd = true;
        break;
    case Qt::Key_PageUp:
        dy = -1;
        toEnd = true;
        break;
    case Qt::Key_PageDown:
        dy = 1;
        toEnd = true;
        break;
    default:
        return false;
    }
    const model::Atlas& atlas = m_scene->atlas();
    if (atlas.size() == 0)
        return true;
    if (!model::exists(m_cursor)) {
        const model::HexIndex middle = hexAt(viewport()->rect().center());
        setCursorHex(model::exists(middle) ? middle : model::HexIndex{0});
        return true;
    }
    const model::HexIndex from = m_cursor;
    const model::HexIndex to = toEnd ? endFrom(atlas, m_scene->plan(), from, dx, dy)
                                     : stepFrom(atlas, m_scene->plan(), from, dx, dy);
    setCursorHex(to);
    if (event->modifiers().testFlag(Qt::ShiftModifier) && !m_tool->busy()) {
        auto items =
            std::vector(m_document.selection()->items().begin(), m_document.selection()->items().end());
        for (const model::HexIndex hex : {from, to})
            if (const auto subject = model::Subject::ofHex(atlas.number(hex));
                std::ranges::find(items, subject) == items.end())
                items.push_back(subject);
        m_document.selection()->set(std::move(items), this);
    }
    return true;
}

void MapCanvas::setHovered(model::HexIndex hex, QPointF pixel)
{
    if (hex != m_hovered) {
        m_hovered = hex;
        if (!m_popupByKey)
            m_popup->hide();
        viewport()->update();
        emit hovered(hex);
    }
    const bool stack = model::exists(hex) && !m_scene->stacks().at(hex).empty() && unitAt(pixel);
    if (stack && !m_tool->busy() && !m_popup->isVisible())
        m_hoverTimer.start(kHoverDelayMs, this);
    else
        m_hoverTimer.stop();
}

void MapCanvas::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_hoverTimer.timerId()) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    m_hoverTimer.stop();
    m_popupByKey = false;
    if (model::exists(m_hovered) && !m_tool->busy())
        showStack(m_hovered);
}

void MapCanvas::inspectStack()
{
    if (m_popup->isVisible()) {
        m_popup->hide();
        return;
    }
    const model::HexIndex hex = model::exists(m_cursor) ? m_cursor : m_hovered;
    if (!model::exists(hex) || m_scene->stacks().at(hex).empty()) {
        emit notice(tr("There are no counters in this hex."));
        return;
    }
    m_popupByKey = true;
    showStack(hex);
}

void MapCanvas::showStack(model::HexIndex hex)
{
    if (m_scene->stacks().at(hex).empty())
        return;
    const QRectF rect = rectOf(hex);
    m_popup->showStack(*m_scene, hex,
                       QRect(viewport()->mapToGlobal(rect.topLeft().toPoint()), rect.size().toSize()));
}

void MapCanvas::dragEnterEvent(QDragEnterEvent* event)
{
    if (!countersIn(event->mimeData()).empty())
        event->acceptProposedAction();
}

void MapCanvas::dragMoveEvent(QDragMoveEvent* event)
{
    const model::HexIndex hex = hexAt(event->position());
    if (hex != m_dropHex) {
        m_dropHex = hex;
        viewport()->update();
    }
    if (model::exists(hex))
        event->acceptProposedAction();
    else
        event->ignore();
}

void MapCanvas::dragLeaveEvent(QDragLeaveEvent*)
{
    m_dropHex = model::HexIndex::None;
    viewport()->update();
}

void MapCanvas::dropEvent(QDropEvent* event)
{
    const model::HexIndex hex = hexAt(event->position());
    m_dropHex = model::HexIndex::None;
    viewport()->update();
    const auto counters = countersIn(event->mimeData());
    if (!model::exists(hex) || counters.empty())
        return;
    event->acceptProposedAction();
    std::vector<UnitMove> moves;
    for (const model::Atom unit : unitsIn(event->mimeData()))
        moves.push_back({.unit = unit, .to = hex});
    if (moves.empty())
        placeCounters(counters, hex);
    else
        m_document.perform(moveUnits(m_document.package(), m_document.scenario(), moves));
}

void MapCanvas::dragOut(std::span<const model::Atom> units)
{
    std::vector<model::Key> keys;
    for (const model::Atom unit : units)
        keys.push_back({.scope = m_document.scenario(), .id = unit});
    auto* drag = new QDrag(this);
    drag->setMimeData(mimeOfUnits(m_document.package(), keys).release());
    const auto* first = keys.empty() ? nullptr : m_document.package().find<model::Unit>(keys.front());
    if (first)
        drag->setPixmap(counterPicture(m_document, first->counter, first->face, 36));
    drag->exec(Qt::MoveAction);
}

} // namespace editor
