#pragma once

#include "model/atlas.h"

#include <QCursor>
#include <QIcon>
#include <QKeySequence>
#include <QObject>
#include <QPainter>
#include <QPointF>

class QKeyEvent;
class QWidget;

namespace editor {

/// A mouse event on the map.
struct MapInput {
    QPoint pixel;  ///< in the canvas's viewport
    QPointF point; ///< millimetres of the plan
    model::HexIndex hex = model::HexIndex::None;
    Qt::KeyboardModifiers modifiers;
};

/// What the left mouse button and the keyboard do on the map. The canvas keeps zooming, panning and the hex
/// cursor to itself and gives the rest to its tool.
class MapTool : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual QString name() const = 0;
    virtual QIcon icon() const = 0;
    virtual QKeySequence shortcut() const { return {}; }
    virtual QCursor cursor() const { return Qt::ArrowCursor; }
    /// One line for the status bar: what can be done now.
    virtual QString hint() const = 0;

    /// The choices that the tool offers, for the bar above the map; null where it has none. Called once.
    virtual QWidget* makeOptions() { return nullptr; }

    virtual void press(const MapInput&) {}
    /// The second press of two in quick succession.
    virtual void doubleClick(const MapInput& input) { press(input); }
    /// Without a button held.
    virtual void hover(const MapInput&) {}
    /// The pointer has left the map.
    virtual void leave() {}
    /// With the button held.
    virtual void drag(const MapInput&) {}
    virtual void release(const MapInput&) {}
    /// Whether the tool wants a key that may be a shortcut of the window, too.
    virtual bool wants(const QKeyEvent&) const { return false; }
    /// True when the tool has used the key.
    virtual bool key(QKeyEvent*) { return false; }
    /// The hex cursor of the keyboard has moved.
    virtual void cursorMoved(model::HexIndex) {}
    /// In the middle of something that Escape would take back.
    virtual bool busy() const { return false; }
    virtual void cancel() {}

    /// Transient marks above everything; the painter's unit is a millimetre of the plan.
    virtual void paint(QPainter&, double /*pixelsPerMm*/) const {}

signals:
    /// What paint() or hint() give has changed.
    void updated();
};

} // namespace editor
