#include "editor/panels/counterpicture.h"

#include "editor/document/document.h"
#include "editor/paint/counter.h"

#include <QGuiApplication>

namespace editor {

QPixmap counterPicture(const Document& document, model::Atom counter, model::Atom face, int size)
{
    const qreal ratio = qGuiApp->devicePixelRatio();
    QPixmap pixmap(QSizeF(size * ratio, size * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const CounterLook look = CounterLook::of(document.package(), document.ruleset(), counter, face);
    paintCounter(painter, QRectF(1, 1, size - 2, size - 2), look, size * ratio, Shadow::None);
    return pixmap;
}

} // namespace editor
