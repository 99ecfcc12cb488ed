#include "editor/tools/stroketool.h"

#include "editor/tools/optionsrow.h"

#include <QKeyEvent>

#include <algorithm>

namespace editor {

using model::HexIndex;

void StrokeTool::setRadius(int radius)
{
    m_radius = std::clamp(radius, 0, kLargest);
    if (m_radiusBox)
        m_radiusBox->setValue(m_radius);
    emit updated();
}

void StrokeTool::addRadius(OptionsRow& row)
{
    m_radiusBox =
        row.addNumber(QStringLiteral("radius-") + shortcut().toString().toLower(), tr("&Radius:"), 0,
                      kLargest, m_radius, tr("How many hexes around the middle are painted ([ and ])"));
    connect(m_radiusBox, &QSpinBox::valueChanged, this, &StrokeTool::setRadius);
}

std::vector<HexIndex> StrokeTool::brushed(const std::vector<HexIndex>& centres) const
{
    std::vector<HexIndex> hexes;
    for (const HexIndex centre : centres)
        std::ranges::copy(hexesAround(centre, m_radius), std::back_inserter(hexes));
    std::ranges::sort(hexes);
    hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
    return hexes;
}

void StrokeTool::strokeTo(HexIndex hex)
{
    std::vector<HexIndex> way = hexesBetween(m_last, hex);
    m_last = hex;
    model::Transaction change = stroke(brushed(way), other());
    if (!change.empty())
        perform(std::move(change));
}

void StrokeTool::press(const MapInput& input)
{
    if (!model::exists(input.hex) || !ready())
        return;
    m_modifiers = input.modifiers;
    m_pressed = true;
    if (!m_modifiers.testFlag(Qt::ShiftModifier) || static_cast<int>(m_last) >= atlas().size())
        m_last = HexIndex::None;
    open();
    strokeTo(input.hex);
}

void StrokeTool::drag(const MapInput& input)
{
    if (!m_pressed)
        return;
    point(input.hex);
    // With Shift only the end of the line counts: it is drawn when the button or the key is let go.
    if (!model::exists(input.hex) || input.hex == m_last || input.modifiers.testFlag(Qt::ShiftModifier)) {
        m_modifiers.setFlag(Qt::ShiftModifier, input.modifiers.testFlag(Qt::ShiftModifier));
        emit updated();
        return;
    }
    m_modifiers.setFlag(Qt::ShiftModifier, false);
    strokeTo(input.hex);
}

void StrokeTool::release(const MapInput& input)
{
    if (!std::exchange(m_pressed, false))
        return;
    if (model::exists(input.hex) && input.hex != m_last)
        strokeTo(input.hex);
    close();
}

void StrokeTool::hover(const MapInput& input)
{
    if (m_modifiers != input.modifiers) {
        m_modifiers = input.modifiers;
        emit updated();
    }
    EditTool::hover(input);
}

void StrokeTool::enter(HexIndex hex, Qt::KeyboardModifiers modifiers)
{
    if (!ready())
        return;
    m_modifiers = modifiers;
    if (!modifiers.testFlag(Qt::ShiftModifier) || static_cast<int>(m_last) >= atlas().size())
        m_last = HexIndex::None;
    open();
    strokeTo(hex);
    close();
    m_modifiers = {};
}

bool StrokeTool::key(QKeyEvent* event)
{
    if (event->key() == Qt::Key_BracketLeft || event->key() == Qt::Key_BracketRight) {
        setRadius(m_radius + (event->key() == Qt::Key_BracketLeft ? -1 : 1));
        return true;
    }
    return EditTool::key(event);
}

void StrokeTool::cancel()
{
    m_pressed = false;
    EditTool::cancel();
}

void StrokeTool::paint(QPainter& painter, double pixelsPerMm) const
{
    const HexIndex hex = pointed();
    if (!model::exists(hex))
        return;
    const bool straight = m_modifiers.testFlag(Qt::ShiftModifier) && model::exists(m_last)
        && static_cast<int>(m_last) < atlas().size();
    const auto centres = straight ? hexesBetween(m_last, hex) : std::vector<HexIndex>{hex};
    paintHexes(painter, plan(), brushed(centres), intent(other()), pixelsPerMm);
}

} // namespace editor
