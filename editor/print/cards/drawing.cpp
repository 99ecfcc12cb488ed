#include "editor/print/cards/drawing.h"

#include "editor/paint/counter.h"

namespace editor {
namespace {

constexpr double kPaperPixels = 200; ///< of a counter: enough for all its detail
constexpr double kCornerPart = 0.24; ///< of a counter, covered by the corner of a reduced unit

void paintText(QPainter& painter, const Mark& mark)
{
    const double x = mark.align == Qt::AlignRight ? mark.place.right()
        : mark.align == Qt::AlignHCenter          ? mark.place.center().x()
                                                  : mark.place.left();
    const double base = mark.place.center().y() + (mark.size * Lettering::kCapHeight / 2);
    Lettering::draw(painter, {x, base}, mark.align, mark.text, mark.size, mark.weight, mark.ink);
}

void paintBox(QPainter& painter, const Mark& mark)
{
    painter.setBrush(mark.fill.isValid() ? QBrush(mark.fill) : QBrush(Qt::NoBrush));
    painter.setPen(mark.line > 0 ? QPen(mark.ink, mark.line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin)
                                 : QPen(Qt::NoPen));
    const double in = mark.line / 2;
    const QRectF place = mark.place.adjusted(in, in, -in, -in);
    if (mark.round > 0)
        painter.drawRoundedRect(place, mark.round, mark.round);
    else
        painter.drawRect(place);
}

} // namespace

void put(Drawing& onto, const Drawing& drawing, QPointF at)
{
    onto.reserve(onto.size() + drawing.size());
    for (const Mark& mark : drawing) {
        onto.push_back(mark);
        onto.back().place.translate(at);
    }
}

void paintDrawing(QPainter& painter, const Drawing& drawing)
{
    for (const Mark& mark : drawing) {
        if (mark.kind == Mark::Kind::Text) {
            paintText(painter, mark);
        } else if (mark.kind == Mark::Kind::Box) {
            paintBox(painter, mark);
        } else if (mark.kind == Mark::Kind::Counter) {
            paintCounter(painter, mark.place, *mark.look, kPaperPixels, Shadow::None);
        } else {
            const double s = mark.place.width() * kCornerPart;
            painter.setPen(Qt::NoPen);
            painter.setBrush(mark.ink);
            painter.drawPolygon(QPolygonF{mark.place.topRight(), mark.place.topRight() - QPointF(s, 0),
                                          mark.place.topRight() + QPointF(0, s)});
        }
    }
}

} // namespace editor
