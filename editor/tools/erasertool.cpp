#include "editor/tools/erasertool.h"

#include "editor/panels/icons.h"
#include "editor/tools/optionsrow.h"
#include "model/linework.h"

#include <algorithm>
#include <set>

namespace editor {

using model::HexIndex;

EraserTool::EraserTool(MapCanvas& canvas)
    : StrokeTool(canvas)
{
}

QIcon EraserTool::icon() const
{
    return editor::icon(QStringLiteral("eraser"));
}

QString EraserTool::hint() const
{
    return tr("Drag to erase what is ticked above; Shift+click erases along a straight line; Enter at the "
              "hex cursor");
}

QWidget* EraserTool::makeOptions()
{
    auto* row = new OptionsRow;
    const auto add = [&](const QString& name, const QString& text, bool& what, const QString& tip) {
        connect(row->addSwitch(name, text, what, tip), &QCheckBox::toggled, this,
                [&what](bool on) { what = on; });
    };
    add(QStringLiteral("eraseTerrain"), tr("Terrain"), m_terrain, tr("Terrain becomes the map's usual one"));
    add(QStringLiteral("eraseHexsides"), tr("Hexsides"), m_sides,
        tr("Everything on the hexsides around goes"));
    add(QStringLiteral("eraseLines"), tr("Lines"), m_lines, tr("Roads and railways into the hex go"));
    add(QStringLiteral("erasePlaces"), tr("Places"), m_places, tr("Places in the hex go"));
    addRadius(*row);
    row->endRow();
    return row;
}

bool EraserTool::ready()
{
    const bool any = m_terrain || m_sides || m_lines || m_places;
    if (!any)
        say(tr("Tick above the map what shall be erased."));
    return any;
}

void EraserTool::eraseSides(const std::vector<HexIndex>& hexes, model::Transaction& change) const
{
    for (const HexIndex hex : hexes)
        for (int d = 0; d < model::kDirections; ++d)
            if (!package().side({.hex = hex, .direction = d}).empty())
                change.edits.emplace_back(model::setHexside(package(), {.hex = hex, .direction = d}, {}));
}

void EraserTool::eraseLines(const std::vector<HexIndex>& hexes, model::Transaction& change) const
{
    model::LineWork lines(package(), atlas().map(hexes.front()));
    const auto inside = [&](HexIndex hex) { return std::ranges::binary_search(hexes, hex); };
    lines.erase({}, [&](HexIndex a, HexIndex b) { return inside(a) || inside(b); });
    std::ranges::move(lines.edits(), std::back_inserter(change.edits));
}

void EraserTool::erasePlaces(const std::vector<HexIndex>& hexes, model::Transaction& change) const
{
    for (const HexIndex hex : hexes)
        for (const model::Key key : canvas().scene().places().at(hex))
            change.edits.push_back(model::erase<model::Place>(key));
}

model::Transaction EraserTool::stroke(const std::vector<HexIndex>& hexes, bool)
{
    model::Transaction change{.label = "erase", .arguments = {}, .edits = {}};
    if (hexes.empty())
        return change;
    if (m_terrain)
        for (const HexIndex hex : hexes)
            change.edits.emplace_back(
                model::setTerrain(package(), hex, package().find<model::Map>(atlas().map(hex))->terrain));
    if (m_sides)
        eraseSides(hexes, change);
    if (m_lines)
        eraseLines(hexes, change);
    if (m_places)
        erasePlaces(hexes, change);
    return change;
}

} // namespace editor
