#include "editor/tools/edittool.h"

#include "editor/panels/counterfacts.h"
#include "editor/text/text.h"

#include <QKeyEvent>

namespace editor {

EditTool::EditTool(MapCanvas& canvas)
    : m_canvas(canvas)
{
    connect(&canvas.document(), &Document::gestureCancelled, this, [this] {
        if (std::exchange(m_open, false))
            cancel();
    });
    connect(&canvas.document(), &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.shape)
            m_pointed = model::HexIndex::None;
    });
    connect(&canvas.document(), &Document::replaced, this, [this] { m_pointed = model::HexIndex::None; });
}

model::HexIndex EditTool::pointed() const
{
    return static_cast<int>(m_pointed) < atlas().size() ? m_pointed : model::HexIndex::None;
}

void EditTool::point(model::HexIndex hex)
{
    if (hex == m_pointed)
        return;
    m_pointed = hex;
    pointedChanged();
    emit updated();
}

void EditTool::hover(const MapInput& input)
{
    point(input.hex);
}

void EditTool::leave()
{
    if (!busy())
        point(model::HexIndex::None);
}

void EditTool::cursorMoved(model::HexIndex hex)
{
    point(hex);
}

bool EditTool::key(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        if (busy())
            cancel();
        else
            m_canvas.setTool(nullptr);
        return true;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        const model::HexIndex hex = m_canvas.cursorHex();
        if (model::exists(hex)) {
            point(hex);
            enter(hex, event->modifiers());
        } else {
            say(tr("Move the hex cursor with the arrow keys first."));
        }
        return true;
    }
    return false;
}

void EditTool::cancel()
{
    if (std::exchange(m_open, false))
        document().cancelGesture();
    emit updated();
}

void EditTool::open()
{
    if (!std::exchange(m_open, true))
        document().beginGesture();
}

void EditTool::close()
{
    if (std::exchange(m_open, false))
        document().endGesture();
    emit updated();
}

std::vector<model::HexIndex> EditTool::hexesAround(model::HexIndex hex, int radius) const
{
    std::vector<model::HexIndex> hexes;
    const MapPlan::Sheet& sheet = plan().sheetOf(hex);
    for (const model::Cell cell : sheet.layout.grid().lattice.range(atlas().cell(hex), radius))
        if (const model::HexIndex each = plan().hexAt(sheet, cell); model::exists(each))
            hexes.push_back(each);
    return hexes;
}

std::vector<model::HexIndex> EditTool::hexesBetween(model::HexIndex from, model::HexIndex to) const
{
    if (!model::exists(from) || atlas().distance(from, to) < 0)
        return {to};
    std::vector<model::HexIndex> hexes;
    const MapPlan::Sheet& sheet = plan().sheetOf(from);
    for (const model::Cell cell : sheet.layout.grid().lattice.line(atlas().cell(from), atlas().cell(to)))
        if (const model::HexIndex each = plan().hexAt(sheet, cell); model::exists(each))
            hexes.push_back(each);
    return hexes;
}

std::string EditTool::termText(rules::Category category, model::Words words) const
{
    return utf8(termNames(document().ruleset(), category, words));
}

} // namespace editor
