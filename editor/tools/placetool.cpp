#include "editor/tools/placetool.h"

#include "editor/document/selection.h"
#include "editor/panels/icons.h"
#include "editor/text/idfrom.h"
#include "editor/text/text.h"
#include "editor/tools/optionsrow.h"
#include "editor/tools/termsbutton.h"
#include "editor/tools/toolmarks.h"
#include "model/freeid.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace editor {

using model::HexIndex;

PlaceTool::PlaceTool(MapCanvas& canvas)
    : EditTool(canvas)
    , m_kinds(new TermsButton(canvas.document(), rules::Category::Place, tr("Choose kinds")))
{
    connect(m_kinds, &TermsButton::chosen, this, &PlaceTool::change);
    connect(&canvas.document(), &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.shape)
            cancel();
        showPlace();
    });
    connect(&canvas.document(), &Document::replaced, this, [this] {
        cancel();
        m_place = {};
        showPlace();
    });
}

QIcon PlaceTool::icon() const
{
    return editor::icon(QStringLiteral("place"));
}

QString PlaceTool::hint() const
{
    if (model::exists(m_wanted))
        return tr("Type the name above and press Enter; Esc gives it up");
    if (m_drag == Drag::Label)
        return tr("Drop the name where it shall stand; Esc takes it back");
    if (m_drag == Drag::Place)
        return tr("Drop the place in its hex; Esc takes it back");
    return tr("Click a hex to make a place, a place to change it; drag places and names; Delete removes; "
              "Enter at the hex "
              "cursor");
}

QCursor PlaceTool::cursor() const
{
    if (m_drag != Drag::None)
        return Qt::ClosedHandCursor;
    return m_overLabel ? Qt::OpenHandCursor : Qt::CrossCursor;
}

QWidget* PlaceTool::makeOptions()
{
    auto* row = new OptionsRow;
    row->add(QStringLiteral("placeKinds"), tr("&Kinds:"), m_kinds,
             tr("What is there: town, port, victory hex …"));
    m_name = row->addText(QStringLiteral("placeName"), tr("&Name:"), tr("Name of the place"),
                          tr("The name on the map; Enter makes or renames the place"));
    m_aliases = row->addText(QStringLiteral("placeAliases"), tr("&Also:"), tr("Other spellings"),
                             tr("Other names of the place, with “;” between them"));
    m_styles = new QComboBox;
    for (const auto& [value, text] :
         {std::pair(QString(), tr("By importance")), std::pair(QStringLiteral("small"), tr("Small")),
          std::pair(QStringLiteral("large"), tr("Large")),
          std::pair(QStringLiteral("hidden"), tr("Not shown"))})
        m_styles->addItem(text, value);
    row->add(QStringLiteral("placeStyle"), tr("&Lettering:"), m_styles,
             tr("How the name is written on the map"));
    QToolButton* back = row->addButton(QStringLiteral("placeLabelBack"), QString(), tr("Name Back"),
                                       tr("Let the name find its own place again"));
    row->endRow();
    connect(m_name, &QLineEdit::returnPressed, this, [this] {
        if (model::exists(m_wanted))
            make();
        canvas().setFocus();
    });
    connect(m_name, &QLineEdit::editingFinished, this, &PlaceTool::change);
    connect(m_aliases, &QLineEdit::editingFinished, this, &PlaceTool::change);
    connect(m_styles, &QComboBox::activated, this, &PlaceTool::change);
    connect(back, &QToolButton::clicked, this, &PlaceTool::putLabelBack);
    return row;
}

const model::Place* PlaceTool::place() const
{
    return package().find<model::Place>(m_place);
}

model::Key PlaceTool::labelAt(QPointF point) const
{
    for (const Labels::Label& label : canvas().scene().labels().all())
        if (label.rect.contains(point))
            return label.place;
    return {};
}

model::Key PlaceTool::placeIn(HexIndex hex) const
{
    const auto& places = canvas().scene().places().at(hex);
    // Several in one hex: the one after the one in the bar.
    const auto now = std::ranges::find(places, m_place);
    if (places.empty())
        return {};
    return now == places.end() || now + 1 == places.end() ? *places.begin() : *(now + 1);
}

void PlaceTool::choose(model::Key key)
{
    m_place = key;
    m_wanted = HexIndex::None;
    document().selection()->set({model::Subject::of<model::Place>(key)}, &canvas());
    showPlace();
    emit updated();
}

/// Fills the bar with the place in it.
void PlaceTool::showPlace()
{
    const model::Place* now = place();
    if (!now) {
        m_place = {};
        return;
    }
    m_kinds->choose(now->kinds);
    if (!m_name)
        return;
    if (m_name->text() != qs(now->name))
        m_name->setText(qs(now->name));
    if (m_aliases->text() != qs(now->aliases))
        m_aliases->setText(qs(now->aliases));
    m_styles->setCurrentIndex(std::max(0, m_styles->findData(qs(now->labelStyle))));
}

void PlaceTool::askFor(HexIndex hex)
{
    m_place = {};
    m_wanted = hex;
    if (m_name) {
        m_name->clear();
        m_aliases->clear();
        m_name->setFocus();
    }
    emit updated();
}

void PlaceTool::make()
{
    if (m_kinds->words().empty()) {
        say(tr("Choose what kind of place it is in the bar above the map."));
        return;
    }
    const HexIndex hex = std::exchange(m_wanted, HexIndex::None);
    const model::Atom map = atlas().map(hex);
    model::Place made;
    made.hex = atlas().number(hex);
    made.kinds = m_kinds->words();
    made.name = utf8(m_name->text().trimmed());
    made.aliases = utf8(m_aliases->text().trimmed());
    made.labelStyle = atomOf(m_styles->currentData().toString());
    const std::string kind(made.kinds.list().front().text());
    made.id = model::freeId<model::Place>(package(), map,
                                          idFrom(m_name->text(), kind + "-" + std::string(made.hex.text())));
    m_place = {.scope = map, .id = made.id};
    perform({.label = "place.make",
             .arguments = {made.name.empty() ? termText(rules::Category::Place, made.kinds) : made.name},
             .edits = {model::put(made, map)}});
    choose(m_place);
}

/// What was changed in the bar goes into the place.
void PlaceTool::change()
{
    const model::Place* now = place();
    if (!now || !m_name || model::exists(m_wanted))
        return;
    model::Place changed = *now;
    changed.kinds = m_kinds->words();
    changed.name = utf8(m_name->text().trimmed());
    changed.aliases = utf8(m_aliases->text().trimmed());
    changed.labelStyle = atomOf(m_styles->currentData().toString());
    if (!(changed == *now))
        perform({.label = "place.change",
                 .arguments = {changed.name.empty() ? std::string(changed.id.text()) : changed.name},
                 .edits = {model::put(changed, m_place.scope)}});
}

void PlaceTool::putLabelBack()
{
    const model::Place* now = place();
    if (!now || (now->labelX == 0 && now->labelY == 0)) {
        say(tr("Click a place whose name was moved first."));
        return;
    }
    model::Place changed = *now;
    changed.labelX = changed.labelY = 0;
    perform(
        {.label = "place.label", .arguments = {changed.name}, .edits = {model::put(changed, m_place.scope)}});
}

void PlaceTool::press(const MapInput& input)
{
    m_wanted = HexIndex::None;
    m_from = m_to = input.point;
    m_moved = false;
    if (const model::Key label = labelAt(input.point); label.id) {
        choose(label);
        m_drag = Drag::Label;
    } else if (!model::exists(input.hex)) {
        return;
    } else if (const model::Key here = placeIn(input.hex); here.id) {
        choose(here);
        m_drag = Drag::Place;
    } else {
        askFor(input.hex);
    }
    emit updated();
}

void PlaceTool::drag(const MapInput& input)
{
    if (m_drag == Drag::None)
        return;
    const QPointF way = (input.point - m_from) * canvas().camera().pixelsPerMm();
    m_moved = m_moved || std::hypot(way.x(), way.y()) >= QApplication::startDragDistance();
    m_to = input.point;
    point(input.hex);
    emit updated();
}

void PlaceTool::release(const MapInput& input)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    const model::Place* now = place();
    if (drag == Drag::None || !m_moved || !now) {
        emit updated();
        return;
    }
    model::Place changed = *now;
    const std::array maps{m_place.scope};
    const double unit = plan().hexMm(atlas().find(now->hex, maps)) / 10;
    if (drag == Drag::Label) {
        const auto labels = canvas().scene().labels().all();
        const auto label = std::ranges::find(labels, m_place, &Labels::Label::place);
        if (label == labels.end())
            return;
        // Counted from the usual place of names, which is below the middle of the hex.
        constexpr double below = 3.7;
        const QPointF offset =
            (label->baseline + input.point - m_from - plan().centre(atlas().find(now->hex, maps))) / unit;
        const auto tenth = [](double value) { return std::round(value * 10) / 10; };
        changed.labelX = tenth(offset.x());
        changed.labelY = tenth(offset.y() - below);
        if (changed.labelX == 0 && changed.labelY == 0)
            changed.labelY = 0.1; // nought means that the name finds its own place
    } else if (model::exists(input.hex) && atlas().map(input.hex) == m_place.scope) {
        changed.hex = atlas().number(input.hex);
    } else {
        say(tr("A place stays on its map."));
    }
    if (!(changed == *now))
        perform({.label = drag == Drag::Label ? "place.label" : "place.move",
                 .arguments = {changed.name.empty() ? std::string(changed.id.text()) : changed.name},
                 .edits = {model::put(changed, m_place.scope)}});
    emit updated();
}

void PlaceTool::hover(const MapInput& input)
{
    const bool over = static_cast<bool>(labelAt(input.point).id);
    if (std::exchange(m_overLabel, over) != over)
        emit updated();
    EditTool::hover(input);
}

void PlaceTool::enter(HexIndex hex, Qt::KeyboardModifiers)
{
    if (const model::Key here = placeIn(hex); here.id)
        choose(here);
    else
        askFor(hex);
}

bool PlaceTool::wants(const QKeyEvent& event) const
{
    return event.key() == Qt::Key_Delete && place();
}

bool PlaceTool::key(QKeyEvent* event)
{
    if (wants(*event)) {
        perform({.label = "remove",
                 .arguments = {place()->name},
                 .edits = {model::erase<model::Place>(m_place)}});
        return true;
    }
    return EditTool::key(event);
}

void PlaceTool::cancel()
{
    m_drag = Drag::None;
    m_wanted = HexIndex::None;
    EditTool::cancel();
}

void PlaceTool::paint(QPainter& painter, double pixelsPerMm) const
{
    if (model::exists(m_wanted) && static_cast<int>(m_wanted) < atlas().size())
        paintHexes(painter, plan(), std::array{m_wanted}, Intent::Add, pixelsPerMm);
    else if (m_drag == Drag::None && model::exists(pointed()) && !m_overLabel)
        paintHexes(painter, plan(), std::array{pointed()}, Intent::Add, pixelsPerMm);
    if (!m_moved || m_drag == Drag::None)
        return;
    if (m_drag == Drag::Place && model::exists(pointed()))
        paintDropHex(painter, plan(), pointed(), pixelsPerMm);
    const auto labels = canvas().scene().labels().all();
    const auto label = std::ranges::find(labels, m_place, &Labels::Label::place);
    if (label == labels.end())
        return;
    const QPointF way = m_to - m_from;
    Lettering::drawHaloed(painter, label->baseline + way, Qt::AlignHCenter, label->text, label->size,
                          label->weight, QColor(0x0b, 0x4a, 0x66), QColor(255, 255, 255, 220));
    QPainterPath frame;
    frame.addRect(label->rect.translated(way));
    strokeTwice(painter, frame, QColor(0x4f, 0xc3, 0xf7), 1.5 / pixelsPerMm, Qt::DashLine);
}

} // namespace editor
