#include "editor/tools/picktool.h"

#include "editor/panels/counterfacts.h"
#include "editor/panels/icons.h"
#include "editor/tools/toolmarks.h"

#include <cmath>

namespace editor {

PickTool::PickTool(MapCanvas& canvas)
    : EditTool(canvas)
{
}

QIcon PickTool::icon() const
{
    return editor::icon(QStringLiteral("pick"));
}

QString PickTool::hint() const
{
    if (model::exists(m_side.hex))
        return tr("Click to draw with: %1")
            .arg(termNames(document().ruleset(), rules::Category::Hexside, package().side(m_side)));
    if (model::exists(pointed()))
        return tr("Click to paint with: %1")
            .arg(termNames(document().ruleset(), rules::Category::Terrain, package().terrain(pointed())));
    return tr("Click a hex to paint with its terrain, or a hexside to draw what lies on it");
}

/// Within a sixth of the hex from the side's middle, and only where there is something.
model::Hexside PickTool::sideAt(const MapInput& input) const
{
    const model::Hexside side = plan().sideAt(input.point);
    if (!model::exists(side.hex) || package().side(side).empty())
        return {};
    const QPolygonF corners = plan().outline(side.hex);
    const QPointF middle = (corners[side.direction] + corners[(side.direction + 1) % model::kDirections]) / 2;
    const QPointF way = input.point - middle;
    return std::hypot(way.x(), way.y()) < plan().hexMm(side.hex) * 0.22 ? side : model::Hexside{};
}

void PickTool::hover(const MapInput& input)
{
    const model::Hexside side = sideAt(input);
    if (side != m_side) {
        m_side = side;
        emit updated();
    }
    EditTool::hover(input);
}

void PickTool::press(const MapInput& input)
{
    if (const model::Hexside side = sideAt(input); model::exists(side.hex))
        emit hexsidePicked(package().side(side));
    else if (model::exists(input.hex))
        emit terrainPicked(package().terrain(input.hex));
}

void PickTool::enter(model::HexIndex hex, Qt::KeyboardModifiers)
{
    emit terrainPicked(package().terrain(hex));
}

void PickTool::paint(QPainter& painter, double pixelsPerMm) const
{
    if (model::exists(m_side.hex) && static_cast<int>(m_side.hex) < atlas().size())
        paintSides(painter, plan(), std::array{m_side}, Intent::Add, pixelsPerMm);
    else if (model::exists(pointed()))
        paintHexes(painter, plan(), std::array{pointed()}, Intent::Add, pixelsPerMm);
}

} // namespace editor
