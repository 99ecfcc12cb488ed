#include "editor/tools/wandtool.h"

#include "editor/panels/icons.h"
#include "editor/tools/hexselecttool.h"
#include "editor/tools/optionsrow.h"
#include "editor/tools/toolmarks.h"
#include "model/flood.h"

namespace editor {

using model::HexIndex;

WandTool::WandTool(MapCanvas& canvas)
    : EditTool(canvas)
{
    connect(&canvas.document(), &Document::changed, this, [this] { m_area.clear(); });
    connect(&canvas.document(), &Document::replaced, this, [this] { m_area.clear(); });
}

QIcon WandTool::icon() const
{
    return editor::icon(QStringLiteral("wand"));
}

QString WandTool::hint() const
{
    return m_area.empty() ? tr("Click a hex to select all that are like it; Shift adds, Ctrl takes away")
                          : tr("Click to select %n hexes; Shift adds, Ctrl takes away", nullptr,
                               static_cast<int>(m_area.size()));
}

QWidget* WandTool::makeOptions()
{
    auto* row = new OptionsRow;
    connect(row->addChoice(QStringLiteral("wandProperty"), tr("&Alike in:"),
                           {tr("Terrain"), tr("Hexsides"), tr("Lines"), tr("Places"), tr("Zones"),
                            tr("Areas"), tr("Other fields")},
                           tr("What the hexes have in common with the one you click")),
            &QComboBox::currentIndexChanged, this, [this](int i) {
                m_property = static_cast<model::HexProperty>(i);
                pointedChanged();
            });
    connect(row->addSwitch(QStringLiteral("wandAdjoining"), tr("Adjoining only"), m_adjoining,
                           tr("Only hexes that hang together with the one you click")),
            &QCheckBox::toggled, this, [this](bool on) {
                m_adjoining = on;
                pointedChanged();
            });
    row->endRow();
    return row;
}

std::vector<HexIndex> WandTool::alike(HexIndex hex) const
{
    const auto values = model::hexValues(package(), document().scenario(), m_property);
    const auto same = [&](HexIndex each) { return values[model::at(each)] == values[model::at(hex)]; };
    if (m_adjoining)
        return model::flood(atlas(), hex, same, [](model::Hexside) { return true; });
    std::vector<HexIndex> hexes;
    for (int i = 0; i < atlas().size(); ++i)
        if (same(HexIndex{i}))
            hexes.push_back(HexIndex{i});
    return hexes;
}

void WandTool::pointedChanged()
{
    m_area = model::exists(pointed()) ? alike(pointed()) : std::vector<HexIndex>();
    emit updated();
}

void WandTool::press(const MapInput& input)
{
    if (model::exists(input.hex))
        selectHexes(canvas(), alike(input.hex), input.modifiers);
}

void WandTool::enter(HexIndex hex, Qt::KeyboardModifiers modifiers)
{
    selectHexes(canvas(), alike(hex), modifiers);
}

void WandTool::paint(QPainter& painter, double pixelsPerMm) const
{
    if (!m_area.empty())
        paintHexes(painter, plan(), m_area, Intent::Add, pixelsPerMm);
}

} // namespace editor
