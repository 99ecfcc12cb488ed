#include "editor/tools/filltool.h"

#include "editor/panels/icons.h"
#include "editor/tools/optionsrow.h"
#include "editor/tools/termchooser.h"
#include "editor/tools/termsbutton.h"
#include "editor/tools/toolmarks.h"
#include "model/flood.h"
#include "model/hexvalues.h"

#include <set>

namespace editor {

using model::HexIndex;

FillTool::FillTool(MapCanvas& canvas)
    : EditTool(canvas)
    , m_terrain(new TermChooser(canvas.document(), rules::Category::Terrain))
    , m_stops(new TermsButton(canvas.document(), rules::Category::Hexside, tr("No hexsides")))
{
    connect(m_stops, &TermsButton::chosen, this, [this] { pointedChanged(); });
    connect(&canvas.document(), &Document::changed, this, [this] { m_area.clear(); });
}

QIcon FillTool::icon() const
{
    return editor::icon(QStringLiteral("fill"));
}

QString FillTool::hint() const
{
    return m_area.empty()
        ? tr("Click a hex to fill its area with the terrain above; Enter fills at the hex cursor")
        : tr("Click to fill %n hexes", nullptr, static_cast<int>(m_area.size()));
}

QWidget* FillTool::makeOptions()
{
    auto* row = new OptionsRow;
    row->add(QStringLiteral("fillTerrain"), tr("&Terrain:"), m_terrain, tr("The terrain to fill with"));
    row->add(QStringLiteral("fillStops"), tr("Stop at:"), m_stops,
             tr("Hexsides over which the fill does not go"));
    const auto add = [&](const QString& name, const QString& text, bool& what, const QString& tip) {
        connect(row->addSwitch(name, text, what, tip), &QCheckBox::toggled, this, [this, &what](bool on) {
            what = on;
            pointedChanged();
        });
    };
    add(QStringLiteral("fillBorders"), tr("Borders"), m_atBorders, tr("Do not go over borders"));
    add(QStringLiteral("fillZones"), tr("Zone edges"), m_atZones, tr("Do not go from one zone into another"));
    row->endRow();
    return row;
}

std::vector<HexIndex> FillTool::areaAround(HexIndex hex) const
{
    const model::Words same = package().terrain(hex);
    const model::Words stops = m_stops->words();
    std::set<std::pair<HexIndex, int>> borders;
    if (m_atBorders)
        for (const auto& [key, border] : canvas().scene().borders().all())
            for (const model::Hexside& side : border.sides) {
                const model::Hexside one = atlas().canonical(side);
                borders.emplace(one.hex, one.direction);
            }
    const auto zones =
        m_atZones ? model::hexValues(package(), {}, model::HexProperty::Zones) : std::vector<model::Atom>();
    const auto open = [&](model::Hexside side) {
        if (!stops.empty())
            for (const model::Atom word : package().side(side).list())
                if (stops.contains(word.text().substr(0, word.text().find('@'))))
                    return false;
        if (!borders.empty()) {
            const model::Hexside one = atlas().canonical(side);
            if (borders.contains({one.hex, one.direction}))
                return false;
        }
        const HexIndex next = atlas().neighbours(side.hex)[static_cast<std::size_t>(side.direction)];
        return zones.empty() || zones[model::at(side.hex)] == zones[model::at(next)];
    };
    return model::flood(atlas(), hex, [&](HexIndex each) { return package().terrain(each) == same; }, open);
}

void FillTool::pointedChanged()
{
    m_area = model::exists(pointed()) ? areaAround(pointed()) : std::vector<HexIndex>();
    emit updated();
}

void FillTool::press(const MapInput& input)
{
    if (model::exists(input.hex))
        fill(input.hex);
}

void FillTool::enter(HexIndex hex, Qt::KeyboardModifiers)
{
    fill(hex);
}

void FillTool::fill(HexIndex hex)
{
    const model::Words words = m_terrain->words();
    if (words.empty()) {
        say(tr("Choose the terrain to fill with in the bar above the map first."));
        return;
    }
    model::Transaction change{
        .label = "fill", .arguments = {termText(rules::Category::Terrain, words)}, .edits = {}};
    for (const HexIndex each : areaAround(hex))
        change.edits.emplace_back(model::setTerrain(package(), each, words));
    perform(std::move(change));
    pointedChanged();
}

void FillTool::paint(QPainter& painter, double pixelsPerMm) const
{
    if (!m_area.empty())
        paintHexes(painter, plan(), m_area, Intent::Add, pixelsPerMm);
}

} // namespace editor
