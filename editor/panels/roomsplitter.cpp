#include "editor/panels/roomsplitter.h"

#include <QResizeEvent>

#include <algorithm>

namespace editor {

RoomSplitter::RoomSplitter(int width, QWidget* parent)
    : QSplitter(Qt::Vertical, parent)
    , m_width(width)
{
    setChildrenCollapsible(false);
}

/// It can always become as narrow as the widest of its parts.
QSize RoomSplitter::minimumSizeHint() const
{
    QSize size;
    for (int i = 0; i < count(); ++i)
        size = size.expandedTo(widget(i)->minimumSizeHint());
    return {size.width(), QSplitter::minimumSizeHint().height()};
}

void RoomSplitter::resizeEvent(QResizeEvent* event)
{
    const auto wanted = event->size().width() < m_width ? Qt::Vertical : Qt::Horizontal;
    if (wanted != orientation())
        setOrientation(wanted);
    QSplitter::resizeEvent(event);
}

} // namespace editor
