#include "editor/canvas/underlaytool.h"

#include "editor/canvas/mapcanvas.h"
#include "editor/document/document.h"
#include "editor/paint/lettering.h"
#include "editor/panels/icons.h"
#include "editor/text/text.h"
#include "model/underlaypins.h"

#include <QKeyEvent>
#include <QLineF>

namespace editor {

std::vector<PinnedPoint> pinnedPoints(const model::Underlay& underlay, model::Atom map,
                                      const model::Package& package)
{
    const MapPlan plan(package);
    const std::array maps{map};
    std::vector<PinnedPoint> points;
    for (const model::UnderlayPin& pin : model::pinsOf(underlay))
        if (const model::HexIndex hex = package.atlas().find(pin.hex, maps); model::exists(hex))
            points.push_back({.pixel = {pin.x, pin.y}, .mm = plan.centre(hex) - plan.sheetOf(hex).origin});
    return points;
}

model::Underlay withPins(model::Underlay underlay, const std::vector<model::UnderlayPin>& pins,
                         model::Atom map, const model::Package& package)
{
    model::setPins(underlay, pins);
    if (!model::isLocked(underlay))
        fitUnderlay(underlay, pinnedPoints(underlay, map, package));
    return underlay;
}

UnderlayTool::UnderlayTool(MapCanvas& canvas)
    : m_canvas(canvas)
{
}

void UnderlayTool::setUnderlay(model::Key underlay)
{
    if (underlay == m_underlay)
        return;
    m_underlay = underlay;
    m_from.reset();
    emit updated();
}

const model::Underlay* UnderlayTool::found() const
{
    return m_canvas.document().package().find<model::Underlay>(m_underlay);
}

QPointF UnderlayTool::origin() const
{
    const MapPlan& plan = m_canvas.scene().plan();
    const int map = plan.atlas().mapNumber(m_underlay.scope);
    for (const MapPlan::Sheet& sheet : plan.sheets())
        if (std::ranges::contains(sheet.maps, map))
            return sheet.origin;
    return {};
}

QString UnderlayTool::name() const
{
    return tr("Pin Underlay");
}

QIcon UnderlayTool::icon() const
{
    return editor::icon(QStringLiteral("pin"));
}

QKeySequence UnderlayTool::shortcut() const
{
    return QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U);
}

QString UnderlayTool::hint() const
{
    if (!found())
        return tr("Place an underlay in the Underlay panel first");
    return tr("Press where the picture shows the centre of a hex, drag to that hex of the grid and let go");
}

void UnderlayTool::press(const MapInput& input)
{
    if (!found())
        return;
    m_from = m_to = input.point;
    emit updated();
}

void UnderlayTool::drag(const MapInput& input)
{
    m_to = input.point;
    emit updated();
}

void UnderlayTool::release(const MapInput& input)
{
    const model::Underlay* underlay = found();
    if (!m_from || !underlay)
        return;
    const QPointF pixel = underlayTransform(*underlay).inverted().map(*m_from - origin());
    m_from.reset();
    const model::Package& package = m_canvas.document().package();
    if (!model::exists(input.hex)) {
        emit m_canvas.notice(tr(
            "There is no hex. Let go over the hex that the picture shows at the place where you pressed."));
        emit updated();
        return;
    }
    const model::Atom number = package.atlas().number(input.hex);
    std::vector<model::UnderlayPin> pins = model::pinsOf(*underlay);
    // A hex has one place in a picture.
    std::erase_if(pins, [&](const model::UnderlayPin& pin) { return pin.hex == number; });
    const auto tenth = [](double value) { return std::round(value * 10) / 10; };
    pins.push_back({.hex = number, .x = tenth(pixel.x()), .y = tenth(pixel.y())});
    m_canvas.perform(
        {.label = "underlay.fit",
         .arguments = {},
         .edits = {model::put(withPins(*underlay, pins, m_underlay.scope, package), m_underlay.scope)}});
    emit updated();
}

bool UnderlayTool::key(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || !m_from)
        return false;
    cancel();
    return true;
}

void UnderlayTool::cancel()
{
    m_from.reset();
    emit updated();
}

void UnderlayTool::paint(QPainter& painter, double pixelsPerMm) const
{
    const model::Underlay* underlay = found();
    if (!underlay)
        return;
    const double pixel = 1 / pixelsPerMm;
    const QTransform toSheet = underlayTransform(*underlay);
    const auto points = pinnedPoints(*underlay, m_underlay.scope, m_canvas.document().package());
    const auto errors = residuals(*underlay, points);
    const auto line = [&](QPointF a, QPointF b) {
        painter.setPen(QPen(Qt::white, 4 * pixel, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(a, b);
        painter.setPen(QPen(QColor(0xb0, 0x20, 0x20), 2 * pixel, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(a, b);
    };
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QPointF is = origin() + toSheet.map(points[i].pixel);
        const QPointF shall = origin() + points[i].mm;
        line(is, shall);
        painter.setPen(QPen(QColor(0xb0, 0x20, 0x20), 2 * pixel));
        painter.drawEllipse(shall, 6 * pixel, 6 * pixel);
        Lettering::drawHaloed(painter, shall + QPointF(0, -10 * pixel), Qt::AlignHCenter,
                              tr("%1 mm").arg(QLocale().toString(errors[i], 'f', 2)), 13 * pixel,
                              Weight::Bold, QColor(0x90, 0x10, 0x10), Qt::white);
    }
    if (m_from)
        line(*m_from, m_to);
}

} // namespace editor
