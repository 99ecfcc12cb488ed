#include "editor/tools/hexsidetool.h"

#include "editor/panels/icons.h"
#include "editor/tools/optionsrow.h"
#include "editor/tools/termchooser.h"
#include "editor/tools/toolmarks.h"

#include <QKeyEvent>

#include <algorithm>

namespace editor {

using model::HexIndex;
using model::Hexside;

HexsideTool::HexsideTool(MapCanvas& canvas)
    : EditTool(canvas)
    , m_kind(new TermChooser(canvas.document(), rules::Category::Hexside))
{
    const auto forget = [this] {
        m_way.clear();
        m_side = {};
        m_sheet = nullptr;
    };
    connect(&canvas.document(), &Document::replaced, this, forget);
    connect(&canvas.document(), &Document::changed, this, [forget](const model::ChangeSet& change) {
        if (change.shape)
            forget();
    });
}

QIcon HexsideTool::icon() const
{
    return editor::icon(QStringLiteral("hexside"));
}

QString HexsideTool::hint() const
{
    if (m_way.size() > 1)
        return tr("%n hexsides; go back to shorten the way, Esc gives it up", nullptr,
                  static_cast<int>(m_way.size()) - 1);
    return tr(
        "Drag along hexsides, or click one; Ctrl takes away; X turns the facing; 1 to 6 draw around the hex "
        "cursor, clockwise");
}

QWidget* HexsideTool::makeOptions()
{
    auto* row = new OptionsRow;
    row->add(QStringLiteral("hexsideKind"), tr("&Hexside:"), m_kind, tr("What to draw along hexsides"));
    m_modes =
        row->addChoice(QStringLiteral("hexsideMode"), tr("&Mode:"), {tr("Add"), tr("Replace"), tr("Remove")},
                       tr("Add to what is on the hexside, replace all of it, or take it away"));
    connect(m_modes, &QComboBox::currentIndexChanged, this, [this](int i) { m_mode = static_cast<Mode>(i); });
    m_owners = row->addChoice(QStringLiteral("hexsideOwner"), tr("Belongs to:"),
                              {tr("Both hexes"), tr("The hex on the left"), tr("The hex on the right")},
                              tr("A fortified line belongs to one hex and faces the other: left or right as "
                                 "you draw (X); for a click, the hex "
                                 "you click in"));
    connect(m_owners, &QComboBox::currentIndexChanged, this, [this](int i) {
        m_owner = static_cast<Owner>(i);
        emit updated();
    });
    row->endRow();
    return row;
}

void HexsideTool::take(model::Words features)
{
    const auto list = features.list();
    if (list.empty())
        return;
    const std::string_view text = list.front().text();
    const std::size_t mark = text.find('@');
    m_kind->choose(model::Words(text.substr(0, mark)));
    m_owner = mark == std::string_view::npos ? Owner::Neither : Owner::Left;
    if (m_owners)
        m_owners->setCurrentIndex(static_cast<int>(m_owner));
}

model::Corner HexsideTool::cornerAt(QPointF point) const
{
    const QPointF local = point - m_sheet->origin;
    return model::cornerAt(m_sheet->layout, {.x = local.x(), .y = local.y()});
}

HexsideTool::Mode HexsideTool::modeNow() const
{
    return m_modifiers.testFlag(Qt::ControlModifier) ? Mode::Remove : m_mode;
}

void HexsideTool::press(const MapInput& input)
{
    m_modifiers = input.modifiers;
    if (!model::exists(input.hex))
        return;
    if (m_kind->word().empty()) {
        say(tr("Choose what to draw in the bar above the map first."));
        return;
    }
    m_side = plan().sideAt(input.point);
    m_sheet = &plan().sheetOf(input.hex);
    m_way = {cornerAt(input.point)};
    emit updated();
}

void HexsideTool::drag(const MapInput& input)
{
    if (m_way.empty())
        return;
    const model::Corner corner = cornerAt(input.point);
    if (corner == m_way.back())
        return;
    if (const auto before = std::ranges::find(m_way, corner); before != m_way.end()) {
        m_way.erase(before + 1, m_way.end());
    } else {
        const auto more = model::wayAlongSides(m_sheet->layout, m_way.back(), corner);
        m_way.insert(m_way.end(), more.begin() + 1, more.end());
    }
    emit updated();
}

void HexsideTool::release(const MapInput& input)
{
    if (m_way.empty())
        return;
    m_modifiers = input.modifiers;
    const auto sides = m_way.size() > 1 ? drawn() : std::vector{single(m_side)};
    m_way.clear();
    draw(sides, false);
}

void HexsideTool::hover(const MapInput& input)
{
    const Hexside side = plan().sideAt(input.point);
    if (side != m_side || input.modifiers != m_modifiers) {
        m_side = side;
        m_modifiers = input.modifiers;
        emit updated();
    }
    EditTool::hover(input);
}

/// The hexsides of the way, each once and only where there is a hex.
std::vector<HexsideTool::Drawn> HexsideTool::drawn() const
{
    std::vector<Drawn> sides;
    const model::Lattice& lattice = m_sheet->layout.grid().lattice;
    for (std::size_t i = 1; i < m_way.size(); ++i) {
        const model::CellSide side = model::sideBetween(lattice, m_way[i - 1], m_way[i]);
        const HexIndex hex = plan().hexAt(*m_sheet, side.cell);
        const HexIndex across = plan().hexAt(*m_sheet, lattice.neighbour(side.cell, side.direction));
        if (!model::exists(hex) && !model::exists(across))
            continue;
        // A side runs clockwise around its cell: walked that way, the cell is on the right.
        const bool clockwise = model::endsOf(lattice, side).front() == m_way[i - 1];
        const HexIndex right = clockwise ? hex : across;
        const HexIndex left = clockwise ? across : hex;
        Drawn one{.side = model::exists(hex)
                      ? Hexside{.hex = hex, .direction = side.direction}
                      : Hexside{.hex = across, .direction = model::opposite(side.direction)}};
        one.owner = m_owner == Owner::Left ? left : m_owner == Owner::Right ? right : HexIndex::None;
        if (std::ranges::none_of(sides, [&](const Drawn& other) { return other.side == one.side; }))
            sides.push_back(one);
    }
    return sides;
}

HexsideTool::Drawn HexsideTool::single(Hexside side) const
{
    return {.side = side, .owner = m_owner == Owner::Neither ? HexIndex::None : side.hex};
}

model::Words HexsideTool::after(const Drawn& drawn, Mode mode) const
{
    const std::string word(m_kind->word().text());
    std::vector<model::Atom> words;
    if (mode != Mode::Replace)
        for (const model::Atom each : package().side(drawn.side).list())
            if (each.text().substr(0, each.text().find('@')) != word)
                words.push_back(each);
    if (mode != Mode::Remove)
        words.emplace_back(
            model::exists(drawn.owner) ? word + "@" + std::string(atlas().number(drawn.owner).text()) : word);
    return model::Words(std::move(words));
}

void HexsideTool::draw(const std::vector<Drawn>& sides, bool remove)
{
    model::Transaction change{.label = "paint.hexside",
                              .arguments = {termText(rules::Category::Hexside, m_kind->words())},
                              .edits = {}};
    for (const Drawn& each : sides)
        if (model::exists(each.side.hex))
            change.edits.emplace_back(
                model::setHexside(package(), each.side, after(each, remove ? Mode::Remove : modeNow())));
    perform(std::move(change));
    emit updated();
}

bool HexsideTool::wants(const QKeyEvent& event) const
{
    return event.key() == Qt::Key_X && event.modifiers() == Qt::NoModifier;
}

bool HexsideTool::key(QKeyEvent* event)
{
    if (wants(*event)) {
        const int next =
            m_owner == Owner::Left ? static_cast<int>(Owner::Right) : static_cast<int>(Owner::Left);
        m_owner = static_cast<Owner>(next);
        if (m_owners)
            m_owners->setCurrentIndex(next);
        emit updated();
        return true;
    }
    const int direction = event->key() - Qt::Key_1;
    const HexIndex hex = canvas().cursorHex();
    if (direction >= 0 && direction < model::kDirections && model::exists(hex) && !m_kind->word().empty()) {
        const Drawn side = single({.hex = hex, .direction = direction});
        m_modifiers = {};
        // The same key again takes it away.
        draw({side}, after(side, modeNow()) == package().side(side.side));
        return true;
    }
    return EditTool::key(event);
}

void HexsideTool::cancel()
{
    m_way.clear();
    EditTool::cancel();
}

void HexsideTool::paint(QPainter& painter, double pixelsPerMm) const
{
    const Intent intent = modeNow() == Mode::Remove ? Intent::Remove : Intent::Add;
    std::vector<Drawn> sides;
    if (m_way.size() > 1)
        sides = drawn();
    else if (model::exists(m_side.hex) && static_cast<int>(m_side.hex) < atlas().size())
        sides = {single(m_side)};
    std::vector<Hexside> lines;
    for (const Drawn& each : sides)
        lines.push_back(each.side);
    paintSides(painter, plan(), lines, intent, pixelsPerMm);
    // A tick towards the hex that it belongs to.
    for (const Drawn& each : sides) {
        if (!model::exists(each.owner))
            continue;
        const QPolygonF corners = plan().outline(each.side.hex);
        const QPointF middle =
            (corners[each.side.direction] + corners[(each.side.direction + 1) % model::kDirections]) / 2;
        QPainterPath tick(middle);
        tick.lineTo(middle + ((plan().centre(each.owner) - middle) * 0.3));
        strokeTwice(painter, tick, QColor(0x4f, 0xc3, 0xf7), 2.5 / pixelsPerMm);
    }
}

} // namespace editor
