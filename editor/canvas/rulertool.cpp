#include "editor/canvas/rulertool.h"

#include "editor/canvas/mapcanvas.h"
#include "editor/paint/lettering.h"
#include "editor/panels/icons.h"
#include "editor/text/text.h"

#include <QKeyEvent>

namespace editor {

RulerTool::RulerTool(MapCanvas& canvas)
    : m_canvas(canvas)
{
}

QString RulerTool::name() const
{
    return tr("Measure");
}

QIcon RulerTool::icon() const
{
    return editor::icon(QStringLiteral("measure"));
}

QKeySequence RulerTool::shortcut() const
{
    return QKeySequence(Qt::CTRL | Qt::Key_M);
}

bool RulerTool::measures() const
{
    const int size = m_canvas.scene().atlas().size();
    const auto here = [&](model::HexIndex hex) { return model::exists(hex) && static_cast<int>(hex) < size; };
    return here(m_from) && here(m_to);
}

int RulerTool::distance() const
{
    return measures() ? m_canvas.scene().atlas().distance(m_from, m_to) : -1;
}

QString RulerTool::hint() const
{
    if (!measures())
        return tr("Drag from hex to hex to count hexes; or press Return in a hex and move the cursor");
    const model::Atlas& atlas = m_canvas.scene().atlas();
    const QString from = qs(atlas.printed(m_from));
    const QString to = qs(atlas.printed(m_to));
    return distance() < 0 ? tr("%1 and %2 are on different maps").arg(from, to)
                          : tr("From %1 to %2: %n hex(es)", nullptr, distance()).arg(from, to);
}

void RulerTool::press(const MapInput& input)
{
    m_from = m_to = input.hex;
    emit updated();
}

void RulerTool::drag(const MapInput& input)
{
    if (!model::exists(input.hex) || input.hex == m_to)
        return;
    m_to = input.hex;
    emit updated();
}

bool RulerTool::key(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && measures()) {
        cancel();
        return true;
    }
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return false;
    m_from = m_to = m_canvas.cursorHex();
    emit updated();
    return true;
}

void RulerTool::cursorMoved(model::HexIndex hex)
{
    if (!model::exists(m_from))
        return;
    m_to = hex;
    emit updated();
}

void RulerTool::cancel()
{
    m_from = m_to = model::HexIndex::None;
    emit updated();
}

void RulerTool::paint(QPainter& painter, double pixelsPerMm) const
{
    if (distance() < 0)
        return;
    const MapPlan& plan = m_canvas.scene().plan();
    const model::Atlas& atlas = plan.atlas();
    const MapPlan::Sheet& sheet = plan.sheetOf(m_from);
    const double pixel = 1 / pixelsPerMm;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(20, 60, 160, 60));
    for (const model::Cell cell : sheet.layout.grid().lattice.line(atlas.cell(m_from), atlas.cell(m_to)))
        if (const model::HexIndex hex = plan.hexAt(sheet, cell); model::exists(hex))
            painter.drawPolygon(plan.outline(hex));
    const QPointF from = plan.centre(m_from);
    const QPointF to = plan.centre(m_to);
    for (const auto& [colour, width] :
         {std::pair(QColor(255, 255, 255), 5.0), std::pair(QColor(20, 60, 160), 2.0)}) {
        painter.setPen(QPen(colour, width * pixel, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(from, to);
    }
    painter.setBrush(Qt::NoBrush);
    Lettering::drawHaloed(painter, to + QPointF(0, -14 * pixel), Qt::AlignHCenter,
                          QString::number(distance()), 18 * pixel, Weight::Bold, QColor(20, 60, 160),
                          Qt::white);
}

} // namespace editor
