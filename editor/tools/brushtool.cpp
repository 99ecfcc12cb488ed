#include "editor/tools/brushtool.h"

#include "editor/panels/icons.h"
#include "editor/tools/optionsrow.h"
#include "editor/tools/termchooser.h"

namespace editor {

using model::HexIndex;
using model::Words;

BrushTool::BrushTool(MapCanvas& canvas)
    : StrokeTool(canvas)
    , m_terrain(new TermChooser(canvas.document(), rules::Category::Terrain))
{
}

QIcon BrushTool::icon() const
{
    return editor::icon(QStringLiteral("brush"));
}

QString BrushTool::hint() const
{
    if (busy())
        return tr("Hold Shift for a straight line; Esc takes the stroke back");
    return tr(
        "Drag to paint, Shift+click for a straight line, Ctrl takes the terrain away, Alt+click picks it up; "
        "Enter paints at the hex cursor");
}

QWidget* BrushTool::makeOptions()
{
    auto* row = new OptionsRow;
    row->add(QStringLiteral("brushTerrain"), tr("&Terrain:"), m_terrain, tr("The terrain to paint"));
    m_modes =
        row->addChoice(QStringLiteral("brushMode"), tr("&Mode:"), {tr("Replace"), tr("Add"), tr("Remove")},
                       tr("Put it in the place of what is there, add it to that, or take it away"));
    connect(m_modes, &QComboBox::currentIndexChanged, this,
            [this](int index) { setMode(static_cast<Mode>(index)); });
    addRadius(*row);
    row->endRow();
    return row;
}

void BrushTool::setMode(Mode mode)
{
    m_mode = mode;
    if (m_modes)
        m_modes->setCurrentIndex(static_cast<int>(mode));
    emit updated();
}

BrushTool::Mode BrushTool::modeNow(bool other) const
{
    return other ? Mode::Remove : m_mode;
}

Intent BrushTool::intent(bool other) const
{
    return modeNow(other) == Mode::Remove ? Intent::Remove : Intent::Add;
}

bool BrushTool::ready()
{
    if (m_terrain->words().empty())
        say(tr("Choose the terrain to paint in the bar above the map first."));
    return !m_terrain->words().empty();
}

void BrushTool::press(const MapInput& input)
{
    if (input.modifiers.testFlag(Qt::AltModifier))
        emit pickRequested(input);
    else
        StrokeTool::press(input);
}

Words BrushTool::painted(const model::Package& package, HexIndex hex, Words words, Mode mode)
{
    const Words usual = package.find<model::Map>(package.atlas().map(hex))->terrain;
    Words now = package.terrain(hex);
    switch (mode) {
    case Mode::Replace:
        return words;
    case Mode::Add:
        now = now == usual ? Words() : now;
        for (const model::Atom word : words.list())
            now = now.with(word);
        return now;
    case Mode::Remove:
        for (const model::Atom word : words.list())
            now = now.without(word);
        return now.empty() ? usual : now;
    }
    return now;
}

model::Transaction BrushTool::stroke(const std::vector<HexIndex>& hexes, bool other)
{
    const Words words = m_terrain->words();
    model::Transaction change{
        .label = "paint.terrain", .arguments = {termText(rules::Category::Terrain, words)}, .edits = {}};
    for (const HexIndex hex : hexes)
        change.edits.emplace_back(
            model::setTerrain(package(), hex, painted(package(), hex, words, modeNow(other))));
    return change;
}

} // namespace editor
