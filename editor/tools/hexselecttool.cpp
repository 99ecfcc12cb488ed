#include "editor/tools/hexselecttool.h"

#include "editor/document/selection.h"
#include "editor/panels/icons.h"
#include "editor/tools/toolmarks.h"

#include <algorithm>

namespace editor {

using model::HexIndex;

void selectHexes(MapCanvas& canvas, const std::vector<HexIndex>& hexes, Qt::KeyboardModifiers modifiers)
{
    std::vector<HexIndex> wanted = hexes;
    std::ranges::sort(wanted);
    const std::vector<HexIndex> before = canvas.selectedHexes();
    std::vector<HexIndex> now;
    if (modifiers.testFlag(Qt::ControlModifier))
        std::ranges::set_difference(before, wanted, std::back_inserter(now));
    else if (modifiers.testFlag(Qt::ShiftModifier))
        std::ranges::set_union(before, wanted, std::back_inserter(now));
    else
        now = wanted;
    std::vector<model::Subject> subjects;
    subjects.reserve(now.size());
    for (const HexIndex hex : now)
        subjects.push_back(model::Subject::ofHex(canvas.scene().atlas().number(hex)));
    canvas.document().selection()->set(std::move(subjects), &canvas);
}

HexSelectTool::HexSelectTool(MapCanvas& canvas, Shape shape)
    : EditTool(canvas)
    , m_shape(shape)
{
}

QString HexSelectTool::name() const
{
    return m_shape == Shape::Rectangle ? tr("Select rectangle") : tr("Select by lasso");
}

QIcon HexSelectTool::icon() const
{
    return editor::icon(m_shape == Shape::Rectangle ? QStringLiteral("select-rectangle")
                                                    : QStringLiteral("select-lasso"));
}

QKeySequence HexSelectTool::shortcut() const
{
    return QKeySequence(m_shape == Shape::Rectangle ? Qt::Key_R : Qt::Key_Q);
}

QString HexSelectTool::hint() const
{
    if (model::exists(m_corner))
        return tr("Move the hex cursor to the other corner and press Enter; Esc gives it up");
    return tr("Drag around hexes to select them, with Shift to add, with Ctrl to take away; Ctrl+C copies, "
              "Delete clears");
}

void HexSelectTool::press(const MapInput& input)
{
    m_corner = HexIndex::None;
    m_pressed = true;
    m_drawn = QPolygonF{input.point, input.point};
    emit updated();
}

void HexSelectTool::drag(const MapInput& input)
{
    if (!m_pressed)
        return;
    if (m_shape == Shape::Rectangle)
        m_drawn.back() = input.point;
    else
        m_drawn << input.point;
    emit updated();
}

void HexSelectTool::release(const MapInput& input)
{
    if (!std::exchange(m_pressed, false))
        return;
    drag(input);
    auto hexes = inside(outline());
    // A click is for the one hex.
    const QSizeF size = m_drawn.boundingRect().size() * canvas().camera().pixelsPerMm();
    if (size.width() + size.height() < 6)
        hexes = model::exists(input.hex) ? std::vector{input.hex} : std::vector<HexIndex>();
    selectHexes(canvas(), hexes, input.modifiers);
    emit updated();
}

QPolygonF HexSelectTool::outline() const
{
    return m_shape == Shape::Rectangle ? QPolygonF(QRectF(m_drawn.front(), m_drawn.back()).normalized())
                                       : m_drawn;
}

std::vector<HexIndex> HexSelectTool::inside(const QPolygonF& outline) const
{
    std::vector<HexIndex> hexes;
    const QRectF bounds = outline.boundingRect();
    for (int i = 0; i < atlas().size(); ++i) {
        const QPointF centre = plan().centre(HexIndex{i});
        if (bounds.contains(centre) && outline.containsPoint(centre, Qt::OddEvenFill))
            hexes.push_back(HexIndex{i});
    }
    return hexes;
}

void HexSelectTool::enter(HexIndex hex, Qt::KeyboardModifiers modifiers)
{
    if (m_shape == Shape::Lasso) {
        selectHexes(canvas(), {hex}, modifiers | Qt::ShiftModifier);
        return;
    }
    if (!model::exists(m_corner) || static_cast<int>(m_corner) >= atlas().size()) {
        m_corner = hex;
        emit updated();
        return;
    }
    const QRectF both = plan().rectOf(std::exchange(m_corner, HexIndex::None)) | plan().rectOf(hex);
    selectHexes(canvas(), inside(QPolygonF(both)), modifiers);
    emit updated();
}

void HexSelectTool::cancel()
{
    m_pressed = false;
    m_corner = HexIndex::None;
    EditTool::cancel();
}

void HexSelectTool::paint(QPainter& painter, double pixelsPerMm) const
{
    if (model::exists(m_corner) && model::exists(pointed()) && static_cast<int>(m_corner) < atlas().size()) {
        paintRubberBand(painter, plan().rectOf(m_corner) | plan().rectOf(pointed()), pixelsPerMm);
    } else if (m_pressed && m_shape == Shape::Rectangle) {
        paintRubberBand(painter, QRectF(m_drawn.front(), m_drawn.back()).normalized(), pixelsPerMm);
    } else if (m_pressed) {
        QPainterPath path;
        path.addPolygon(m_drawn);
        painter.fillPath(path, QColor(255, 196, 0, 35));
        strokeTwice(painter, path, QColor(0xff, 0xc4, 0x00), 1.5 / pixelsPerMm, Qt::DashLine);
    }
}

} // namespace editor
