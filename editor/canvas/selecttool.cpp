#include "editor/canvas/selecttool.h"

#include "editor/canvas/layerguard.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/paint/marks.h"
#include "editor/panels/icons.h"
#include "editor/text/text.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

namespace editor {

SelectTool::SelectTool(MapCanvas& canvas)
    : m_canvas(canvas)
{
    // Undo in the middle of a drag takes the drag back.
    connect(&canvas.document(), &Document::gestureCancelled, this, [this] {
        if (!m_carry)
            return;
        m_carry->abandon();
        cancel();
    });
}

SelectTool::~SelectTool() = default;

QString SelectTool::name() const
{
    return tr("Select and move");
}

QIcon SelectTool::icon() const
{
    return editor::icon(QStringLiteral("select"));
}

QKeySequence SelectTool::shortcut() const
{
    return QKeySequence(Qt::Key_V);
}

QString SelectTool::hint() const
{
    if (m_carry && m_byKey)
        return tr("Arrow keys move the counters, Enter puts them down, Esc takes them back");
    if (m_carry)
        return tr("Drop the counters in a hex; Esc takes them back");
    if (m_band)
        return tr("Everything inside the frame will be selected; with Shift it is added");
    return tr(
        "Click to select, Shift+click to add, drag counters to move them; M moves them with the arrow keys");
}

QCursor SelectTool::cursor() const
{
    return m_carry && !m_byKey ? Qt::ClosedHandCursor : Qt::ArrowCursor;
}

bool SelectTool::busy() const
{
    return m_carry || m_band;
}

model::Subject SelectTool::subjectAt(const MapInput& input) const
{
    if (const model::Atom unit = m_canvas.unitAt(input.pixel))
        return model::Subject::of<model::Unit>({.scope = m_canvas.document().scenario(), .id = unit});
    if (model::exists(input.hex))
        return model::Subject::ofHex(m_canvas.scene().atlas().number(input.hex));
    return {};
}

void SelectTool::press(const MapInput& input)
{
    if (m_carry && m_byKey)
        putDown();
    Selection& selection = *m_canvas.document().selection();
    Press press{.at = input, .subject = subjectAt(input)};
    press.onUnit = press.subject.is<model::Unit>();
    const bool add = input.modifiers.testFlag(Qt::ShiftModifier);
    if (press.onUnit && !add) {
        if (selection.contains(press.subject))
            press.narrowOnRelease = true;
        else
            selection.set({press.subject}, &m_canvas);
    } else if (press.onUnit) {
        selection.toggle(press.subject, &m_canvas);
    }
    m_press = press;
}

void SelectTool::doubleClick(const MapInput& input)
{
    // The whole stack.
    std::vector<model::Subject> units;
    if (model::exists(input.hex))
        for (const model::Atom unit : m_canvas.scene().stacks().at(input.hex))
            units.push_back(
                model::Subject::of<model::Unit>({.scope = m_canvas.document().scenario(), .id = unit}));
    if (!units.empty())
        m_canvas.document().selection()->set(std::move(units), &m_canvas);
}

void SelectTool::drag(const MapInput& input)
{
    if (!m_press)
        return;
    m_hand = input.point;
    const bool far = (input.pixel - m_press->at.pixel).manhattanLength() >= QApplication::startDragDistance();
    if (!m_carry && !m_band) {
        if (!far)
            return;
        if (m_press->onUnit && m_canvas.document().selection()->contains(m_press->subject))
            pickUp(m_press->at.hex, false);
        else
            m_band.emplace();
    }
    if (m_carry && !m_canvas.viewport()->rect().contains(input.pixel)) {
        // Beyond the map other panels may take the counters; the map gives them up only when one does.
        const std::vector<model::Atom> units = m_carry->units();
        cancel();
        m_canvas.dragOut(units);
        return;
    }
    if (m_carry)
        m_carry->carryTo(input.hex);
    else if (m_band)
        m_band = QRectF(m_press->at.point, input.point).normalized();
    emit updated();
}

void SelectTool::release(const MapInput& input)
{
    if (!m_press)
        return;
    const Press press = *std::exchange(m_press, std::nullopt);
    const bool add = input.modifiers.testFlag(Qt::ShiftModifier);
    Selection& selection = *m_canvas.document().selection();
    if (m_carry && !m_byKey) {
        m_carry->carryTo(input.hex);
        putDown();
    } else if (m_band) {
        selectInBand(*std::exchange(m_band, std::nullopt), add);
        emit updated();
    } else if (press.narrowOnRelease) {
        selection.set({press.subject}, &m_canvas);
    } else if (!press.onUnit) {
        if (press.subject.kind == model::Subject::Kind::None)
            selection.clear(&m_canvas);
        else if (add)
            selection.toggle(press.subject, &m_canvas);
        else
            selection.set({press.subject}, &m_canvas);
    }
}

/// The units whose hex has its centre inside; where there are none, the hexes.
void SelectTool::selectInBand(const QRectF& band, bool add)
{
    const MapScene& scene = m_canvas.scene();
    std::vector<model::Subject> units;
    std::vector<model::Subject> hexes;
    for (int i = 0; i < scene.atlas().size(); ++i) {
        const model::HexIndex hex{i};
        if (!band.contains(scene.plan().centre(hex)))
            continue;
        hexes.push_back(model::Subject::ofHex(scene.atlas().number(hex)));
        for (const model::Atom unit : scene.stacks().at(hex))
            units.push_back(model::Subject::of<model::Unit>({.scope = scene.scenario(), .id = unit}));
    }
    std::vector<model::Subject> items;
    Selection& selection = *m_canvas.document().selection();
    if (add)
        items.assign(selection.items().begin(), selection.items().end());
    for (const model::Subject& subject : units.empty() ? hexes : units)
        if (std::ranges::find(items, subject) == items.end())
            items.push_back(subject);
    selection.set(std::move(items), &m_canvas);
}

void SelectTool::pickUp(model::HexIndex hex, bool byKey)
{
    const MapScene& scene = m_canvas.scene();
    std::vector<model::Atom> units;
    for (const model::Subject& subject : m_canvas.document().selection()->items())
        if (subject.is<model::Unit>() && subject.key.scope == scene.scenario()
            && model::exists(scene.stacks().hexOf(subject.key.id)))
            units.push_back(subject.key.id);
    if (units.empty()) {
        emit m_canvas.notice(tr("Select the counters to move first."));
        return;
    }
    if (m_canvas.isLocked(MapLayer::Counters)) {
        emit m_canvas.notice(lockedReason(MapLayer::Counters));
        return;
    }
    if (!model::exists(hex))
        hex = scene.stacks().hexOf(units.back());
    m_carry = std::make_unique<UnitCarry>(m_canvas.document(), units, hex);
    m_byKey = byKey;
    emit updated();
}

void SelectTool::putDown()
{
    const std::unique_ptr<UnitCarry> carry = std::move(m_carry);
    carry->putDown();
    m_canvas.setCursorHex(carry->hex());
    emit updated();
}

void SelectTool::cancel()
{
    m_press.reset();
    m_band.reset();
    if (const std::unique_ptr<UnitCarry> carry = std::move(m_carry))
        carry->takeBack();
    emit updated();
}

bool SelectTool::key(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape && (busy() || m_press)) {
        cancel();
        return true;
    }
    if (event->key() == Qt::Key_Escape && !m_canvas.document().selection()->empty()) {
        m_canvas.document().selection()->clear(&m_canvas);
        return true;
    }
    if (m_carry && m_byKey && enter) {
        putDown();
        return true;
    }
    if (enter) {
        selectAtCursor();
        return true;
    }
    if (event->key() == Qt::Key_M && event->modifiers() == Qt::NoModifier && !busy()) {
        const model::Subject current = m_canvas.document().selection()->current();
        const model::HexIndex hex = current.is<model::Unit>()
            ? m_canvas.scene().stacks().hexOf(current.key.id)
            : model::HexIndex::None;
        pickUp(hex, true);
        if (m_carry)
            m_canvas.setCursorHex(m_carry->hex());
        return true;
    }
    return false;
}

/// The top counter of the cursor's hex; again and again, the ones below it, then the hex itself.
void SelectTool::selectAtCursor()
{
    const model::HexIndex hex = m_canvas.cursorHex();
    if (!model::exists(hex))
        return;
    const MapScene& scene = m_canvas.scene();
    Selection& selection = *m_canvas.document().selection();
    std::vector<model::Subject> choices;
    const auto units = scene.stacks().at(hex);
    for (auto it = units.rbegin(); it != units.rend(); ++it)
        choices.push_back(model::Subject::of<model::Unit>({.scope = scene.scenario(), .id = *it}));
    choices.push_back(model::Subject::ofHex(scene.atlas().number(hex)));
    const auto now = std::ranges::find(choices, selection.current());
    const bool last = now == choices.end() || now + 1 == choices.end();
    selection.set({last ? choices.front() : *(now + 1)}, &m_canvas);
}

void SelectTool::cursorMoved(model::HexIndex hex)
{
    if (m_carry && m_byKey && !m_carry->carryTo(hex))
        m_canvas.setCursorHex(m_carry->hex());
}

void SelectTool::paint(QPainter& painter, double pixelsPerMm) const
{
    const MapScene& scene = m_canvas.scene();
    if (m_band)
        paintRubberBand(painter, *m_band, pixelsPerMm);
    if (!m_carry)
        return;
    paintDropHex(painter, scene.plan(), m_carry->hex(), pixelsPerMm);
    if (!m_byKey)
        paintGhost(painter, scene, m_carry->units(), m_hand, scene.plan().hexMm(m_carry->hex()), pixelsPerMm);
}

} // namespace editor
