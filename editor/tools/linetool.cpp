#include "editor/tools/linetool.h"

#include "editor/panels/icons.h"
#include "editor/text/text.h"
#include "editor/tools/optionsrow.h"
#include "editor/tools/termchooser.h"
#include "editor/tools/toolmarks.h"
#include "model/freeid.h"
#include "model/linework.h"
#include "model/route.h"

#include <algorithm>
#include <array>

namespace editor {

using model::Atom;
using model::HexIndex;

LineTool::LineTool(MapCanvas& canvas)
    : EditTool(canvas)
    , m_kind(new TermChooser(canvas.document(), rules::Category::Line))
{
    connect(m_kind, &TermChooser::chosen, this, [this] { pointedChanged(); });
    connect(&canvas.document(), &Document::replaced, this, [this] { cancel(); });
    connect(&canvas.document(), &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.shape)
            cancel();
    });
}

QIcon LineTool::icon() const
{
    return editor::icon(QStringLiteral("line"));
}

QString LineTool::hint() const
{
    if (busy() && erasing())
        return tr("Click where the erased stretch ends; Esc stops");
    if (busy())
        return tr("Click the next point; double-click or Esc ends the line");
    return tr("Click points or drag from hex to hex; Ctrl erases a stretch, Alt+click splits a line; Enter "
              "sets a point at "
              "the hex cursor");
}

QWidget* LineTool::makeOptions()
{
    auto* row = new OptionsRow;
    row->add(QStringLiteral("lineKind"), tr("&Line:"), m_kind, tr("The kind of line to draw"));
    m_ways = row->addChoice(
        QStringLiteral("lineWay"), tr("&Way:"), {tr("Cheapest terrain"), tr("Along lines"), tr("Straight")},
        tr("How two points are joined: over the easiest ground, along lines that are there, or "
           "straight"));
    connect(m_ways, &QComboBox::currentIndexChanged, this, [this] { pointedChanged(); });
    connect(row->addChoice(QStringLiteral("lineMode"), tr("&Mode:"), {tr("Draw"), tr("Erase")},
                           tr("Draw lines of this kind, or erase parts of them (Ctrl)")),
            &QComboBox::currentIndexChanged, this, [this](int i) {
                m_erase = i == 1;
                emit updated();
            });
    m_name = row->addText(QStringLiteral("lineName"), tr("&Name:"), tr("No name"),
                          tr("The name of new lines; lines of one kind and name join"));
    row->endRow();
    return row;
}

bool LineTool::erasing() const
{
    return m_erase || m_modifiers.testFlag(Qt::ControlModifier);
}

/// What the game's charts say of a step, so far as the ruleset has numbers for it.
double LineTool::cost(model::Hexside step) const
{
    const rules::Ruleset& ruleset = document().ruleset();
    constexpr double forbidden = 60;
    const auto number = [](const rules::Term* term, const char* field) {
        const auto value = term ? term->fields.number(Atom(field)) : std::nullopt;
        return value ? static_cast<double>(*value) : 0.0;
    };
    const HexIndex next = atlas().neighbours(step.hex)[static_cast<std::size_t>(step.direction)];
    double cost = 1;
    for (const Atom word : package().terrain(next).list()) {
        const rules::Term* term = ruleset.find(rules::Category::Terrain, word);
        cost = std::max(cost, number(term, "move"));
        if (term && term->fields.text(Atom("land")) == "no")
            cost = forbidden;
    }
    for (const Atom word : package().side(step).list()) {
        const rules::Term* term =
            ruleset.find(rules::Category::Hexside, Atom(word.text().substr(0, word.text().find('@'))));
        cost += number(term, "move");
        if (term && term->fields.text(Atom("impassable")) == "yes")
            cost += forbidden;
    }
    return cost;
}

std::vector<HexIndex> LineTool::wayTo(HexIndex hex) const
{
    const auto wish = static_cast<Way>(m_ways ? m_ways->currentIndex() : 0);
    std::vector<HexIndex> way;
    const auto along = [&](model::Hexside step) {
        const auto& exits = canvas().scene().lines().at(step.hex);
        return std::ranges::any_of(exits, [&](const LineNet::Exits& exit) {
            return (wish == Way::Existing || exit.kind == m_kind->word()) && exit.goes(step.direction);
        });
    };
    // Where a line is to be erased, only that line is a way.
    if (erasing())
        way = model::cheapestWay(atlas(), m_from, hex, [&](model::Hexside step) {
            const auto& exits = canvas().scene().lines().at(step.hex);
            const bool there = std::ranges::any_of(exits, [&](const LineNet::Exits& exit) {
                return exit.kind == m_kind->word() && exit.goes(step.direction);
            });
            return there ? 1.0 : 0.0;
        });
    else if (wish != Way::Straight)
        way = model::cheapestWay(atlas(), m_from, hex, [&](model::Hexside step) {
            const double ground = cost(step);
            constexpr double onALine = 0.1;
            constexpr double onSuchALine = 0.7;
            return along(step) ? (wish == Way::Existing ? onALine : ground * onSuchALine) : ground;
        });
    if (way.empty() && !erasing())
        way = hexesBetween(m_from, hex);
    return way;
}

void LineTool::pointedChanged()
{
    if (m_dragging)
        return;
    m_way = busy() && model::exists(pointed()) ? wayTo(pointed()) : std::vector<HexIndex>();
    emit updated();
}

void LineTool::hover(const MapInput& input)
{
    if (std::exchange(m_modifiers, input.modifiers) != input.modifiers)
        pointedChanged();
    EditTool::hover(input);
}

void LineTool::press(const MapInput& input)
{
    m_modifiers = input.modifiers;
    if (!model::exists(input.hex))
        return;
    if (m_kind->word().empty()) {
        say(tr("Choose the kind of line in the bar above the map first."));
        return;
    }
    if (input.modifiers.testFlag(Qt::AltModifier)) {
        split(input.hex);
        return;
    }
    m_pressed = true;
    m_started = !busy();
    point(input.hex);
    if (m_started) {
        m_from = input.hex;
        m_way = {input.hex};
        emit updated();
    }
}

void LineTool::doubleClick(const MapInput&)
{
    cancel();
}

void LineTool::drag(const MapInput& input)
{
    if (!m_pressed || !model::exists(input.hex) || (!m_dragging && input.hex == m_from && m_started))
        return;
    if (!m_started && !m_dragging)
        return; // a click on the next point, with an unsteady hand
    m_dragging = true;
    if (m_way.empty())
        m_way = {m_from};
    if (input.hex == m_way.back())
        return;
    if (const auto before = std::ranges::find(m_way, input.hex); before != m_way.end()) {
        m_way.erase(before + 1, m_way.end());
    } else {
        const auto more = hexesBetween(m_way.back(), input.hex);
        m_way.insert(m_way.end(), more.begin() + 1, more.end());
    }
    emit updated();
}

void LineTool::release(const MapInput& input)
{
    if (!std::exchange(m_pressed, false))
        return;
    if (m_dragging) {
        const std::vector<HexIndex> way = m_way;
        cancel();
        commit(way);
    } else if (!m_started && model::exists(input.hex)) {
        click(input.hex);
    }
}

void LineTool::click(HexIndex hex)
{
    point(hex);
    const std::vector<HexIndex> way = wayTo(hex);
    if (way.size() < 2) {
        say(erasing() ? tr("No line of this kind leads there.") : tr("Choose another hex to go on to."));
        return;
    }
    m_from = hex;
    commit(way);
    pointedChanged();
}

void LineTool::enter(HexIndex hex, Qt::KeyboardModifiers modifiers)
{
    m_modifiers = modifiers;
    if (m_kind->word().empty())
        say(tr("Choose the kind of line in the bar above the map first."));
    else if (busy())
        click(hex);
    else
        m_from = hex;
    pointedChanged();
}

void LineTool::commit(const std::vector<HexIndex>& way)
{
    if (way.size() < 2)
        return;
    model::LineWork lines(package(), atlas().map(way.front()));
    const Atom kind = m_kind->word();
    if (erasing())
        lines.erase(kind, [&](HexIndex a, HexIndex b) {
            for (std::size_t i = 1; i < way.size(); ++i)
                if ((way[i - 1] == a && way[i] == b) || (way[i - 1] == b && way[i] == a))
                    return true;
            return false;
        });
    else
        lines.draw(kind, m_name ? utf8(m_name->text().trimmed()) : std::string(), way);
    perform({.label = erasing() ? "erase.line" : "paint.line",
             .arguments = {termText(rules::Category::Line, m_kind->words())},
             .edits = lines.edits()});
}

void LineTool::split(HexIndex hex)
{
    const Atom map = atlas().map(hex);
    const std::array maps{map};
    for (const auto& [key, line] : package().all<model::Line>().in(map)) {
        const auto& hexes = line.hexes.hexes;
        for (std::size_t i = 1; i + 1 < hexes.size(); ++i) {
            if (line.kind != m_kind->word() || atlas().find(hexes[i], maps) != hex)
                continue;
            model::Line first = line;
            model::Line second = line;
            first.hexes.hexes.resize(i + 1);
            first.halfEnd = false;
            second.hexes.hexes.erase(second.hexes.hexes.begin(),
                                     second.hexes.hexes.begin() + static_cast<std::ptrdiff_t>(i));
            second.halfStart = false;
            second.kept = {};
            second.id = model::freeId<model::Line>(package(), map, line.id);
            perform({.label = "split.line",
                     .arguments = {termText(rules::Category::Line, m_kind->words())},
                     .edits = {model::put(std::move(first), map), model::put(std::move(second), map)}});
            return;
        }
    }
    say(tr("No line of this kind goes through this hex."));
}

void LineTool::cancel()
{
    m_from = HexIndex::None;
    m_way.clear();
    m_dragging = m_pressed = false;
    EditTool::cancel();
}

void LineTool::paint(QPainter& painter, double pixelsPerMm) const
{
    const Intent intent = erasing() ? Intent::Remove : Intent::Add;
    if (!m_way.empty())
        paintWay(painter, plan(), m_way, intent, pixelsPerMm);
    else if (busy())
        paintWay(painter, plan(), std::array{m_from}, intent, pixelsPerMm);
    else if (model::exists(pointed()))
        paintWay(painter, plan(), std::array{pointed()}, intent, pixelsPerMm);
}

} // namespace editor
