#include "editor/canvas/overlaylegend.h"

#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/mapoverlays.h"
#include "editor/canvas/overlayswatch.h"
#include "editor/document/document.h"
#include "editor/text/movementwords.h"
#include "editor/text/rulesetwords.h"
#include "editor/text/supplywords.h"
#include "editor/text/text.h"
#include "rules/ruleset/procedures.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {
namespace {

constexpr int kMargin = 10;
constexpr int kWidth = 270;

QLabel* wordsLabel(const QString& name)
{
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// For the explanation of figures.
constexpr OverlayHex::Load kSomeLoad{.side = -1, .load = 3, .most = 4};
constexpr OverlayHex::Load kTooMuch{.side = -1, .load = 5, .most = 4};

QString reachText(const QString& unit, const rules::Reach& reach)
{
    const QString hexes = OverlayLegend::tr("%1, hexes within reach: %2").arg(unit).arg(reach.hexes.size());
    return reach.allowance ? OverlayLegend::tr("%1; movement points: %2").arg(hexes, figure(*reach.allowance))
                           : hexes;
}

} // namespace

OverlayLegend::OverlayLegend(MapCanvas& canvas, MapOverlays& overlays)
    : QFrame(&canvas)
    , m_canvas(canvas)
    , m_overlays(overlays)
    , m_document(canvas.document())
    , m_traces(new QComboBox(this))
    , m_movements(new QComboBox(this))
    , m_supplyWords(wordsLabel(QStringLiteral("legendSupply")))
    , m_movementWords(wordsLabel(QStringLiteral("legendMovement")))
    , m_victoryWords(wordsLabel(QStringLiteral("legendVictory")))
    , m_scroll(new QScrollArea)
{
    setObjectName(QStringLiteral("overlayLegend"));
    setAccessibleName(tr("Legend"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    setFont(small);
    m_traces->setObjectName(QStringLiteral("traceChooser"));
    m_traces->setToolTip(tr("Whose supply is shown"));
    m_traces->setAccessibleName(m_traces->toolTip());
    m_movements->setObjectName(QStringLiteral("movementChooser"));
    m_movements->setToolTip(tr("By which way of moving the selected unit moves"));
    m_movements->setAccessibleName(m_movements->toolTip());

    auto* title = new QLabel(tr("Legend"));
    QFont bold = font();
    bold.setBold(true);
    title->setFont(bold);
    auto* hide = new QToolButton;
    hide->setText(QStringLiteral("×"));
    hide->setAutoRaise(true);
    hide->setToolTip(tr("Hide the legend; View ▸ Overlays ▸ Legend brings it back"));
    hide->setAccessibleName(tr("Hide the legend"));
    connect(hide, &QToolButton::clicked, this, [this] { setWanted(false); });
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 2, 2, 0);
    head->addWidget(title, 1);
    head->addWidget(hide);

    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_scroll);

    connect(m_traces, &QComboBox::activated, this,
            [this] { m_overlays.setTrace(atomOf(m_traces->currentData().toString())); });
    connect(m_movements, &QComboBox::activated, this,
            [this] { m_overlays.setMovement(atomOf(m_movements->currentData().toString())); });
    connect(&overlays, &MapOverlays::changed, this, &OverlayLegend::follow);
    connect(&m_document, &Document::replaced, this, &OverlayLegend::fillChoosers);
    canvas.viewport()->installEventFilter(this);
    fillChoosers();
    rebuild();
    follow();
}

void OverlayLegend::setWanted(bool wanted)
{
    if (std::exchange(m_wanted, wanted) == wanted)
        return;
    follow();
    emit wantedChanged(wanted);
}

QString OverlayLegend::supplyWords() const
{
    return m_supplyWords->text();
}

QString OverlayLegend::movementWords() const
{
    return m_movementWords->text();
}

QStringList OverlayLegend::explanations() const
{
    QStringList texts;
    for (const QLabel* label : m_content->findChildren<QLabel*>(QStringLiteral("explanation")))
        texts << label->text();
    return texts;
}

bool OverlayLegend::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(watched, event);
}

void OverlayLegend::follow()
{
    const OverlayFacts& facts = m_overlays.facts();
    Shape shape{.shown = {}, .sides = facts.sides, .grades = facts.grades};
    for (const Overlay overlay : kOverlays)
        shape.shown[static_cast<std::size_t>(overlay)] = m_overlays.isShown(overlay);
    if (shape != m_shape) {
        m_shape = std::move(shape);
        rebuild();
    }
    m_traces->setCurrentIndex(std::max(0, m_traces->findData(qs(m_overlays.trace()))));
    m_movements->setCurrentIndex(std::max(0, m_movements->findData(qs(m_overlays.movement()))));
    updateWords();
    setVisible(m_wanted && m_overlays.any());
    place();
}

void OverlayLegend::fillChoosers()
{
    const rules::Procedures& procedures = m_document.ruleset().procedures();
    m_traces->clear();
    m_traces->addItem(tr("Of the selected unit"), QString());
    for (const rules::TraceSpec& trace : procedures.supply.traces)
        m_traces->addItem(rulesetName(trace), qs(trace.id));
    m_movements->clear();
    for (const rules::MovementSpec& movement : procedures.movements)
        if (!movement.base)
            m_movements->addItem(rulesetName(movement),
                                 &movement == &procedures.movements.front() ? QString() : qs(movement.id));
}

void OverlayLegend::rebuild()
{
    // What stays lives on outside of the rows.
    for (QWidget* kept : std::initializer_list<QWidget*>{m_traces, m_movements, m_supplyWords,
                                                         m_movementWords, m_victoryWords}) {
        kept->hide();
        kept->setParent(this);
    }
    m_content = new QWidget;
    m_rows = new QVBoxLayout(m_content);
    m_rows->setContentsMargins(8, 0, 8, 4);
    m_rows->setSpacing(1);
    if (m_overlays.isShown(Overlay::Supply))
        addSupply();
    if (m_overlays.isShown(Overlay::Zoc))
        addZoc();
    if (m_overlays.isShown(Overlay::Control))
        addControl();
    if (m_overlays.isShown(Overlay::Stacking))
        addStacking();
    if (m_overlays.isShown(Overlay::Movement))
        addMovement();
    if (m_overlays.isShown(Overlay::Victory))
        addVictory();
    m_scroll->setWidget(m_content);
}

void OverlayLegend::addHeading(Overlay overlay)
{
    auto* heading = new QLabel(MapOverlays::name(overlay).remove(u'&'));
    QFont bold = font();
    bold.setBold(true);
    heading->setFont(bold);
    heading->setContentsMargins(0, m_rows->isEmpty() ? 0 : 6, 0, 0);
    m_rows->addWidget(heading);
}

void OverlayLegend::addRow(const QPixmap& swatch, const QString& text)
{
    auto* picture = new QLabel;
    picture->setPixmap(swatch);
    auto* words = new QLabel(text);
    words->setObjectName(QStringLiteral("explanation"));
    words->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(picture);
    row->addWidget(words, 1);
    m_rows->addLayout(row);
}

void OverlayLegend::addSupply()
{
    const double ratio = devicePixelRatioF();
    addHeading(Overlay::Supply);
    m_rows->addWidget(m_traces);
    m_traces->show();
    for (std::size_t i = 0; i < m_shape.grades.size(); ++i)
        addRow(areaSwatch(supplyLook(static_cast<int>(i)), ratio),
               i == 0 ? tr("%1; the figure: hexes to it").arg(supplyName(m_shape.grades[i]))
                      : supplyName(m_shape.grades[i]));
    addRow(signSwatch(paintSupplySource, ratio), tr("Source of supply"));
    const auto unit = [=](UnitSupply supply, bool uncertain) {
        return signSwatch(
            [=](QPainter& p, QPointF at, double u) { paintUnitSupply(p, at, u, supply, uncertain); }, ratio);
    };
    addRow(unit(UnitSupply::None, false), tr("A unit here has no supply"));
    if (m_shape.grades.size() > 1)
        addRow(unit(UnitSupply::Lesser, false), tr("A unit here has lesser supply"));
    addRow(unit(UnitSupply::Full, true), tr("Hangs on an enemy's supply"));
    addRow(waySwatch(false, ratio), tr("Way of supply of the selected unit"));
    addRow(waySwatch(true, ratio), tr("Its best attempt, and what stops it"));
    m_rows->addWidget(m_supplyWords);
    m_supplyWords->show();
}

void OverlayLegend::addZoc()
{
    const double ratio = devicePixelRatioF();
    addHeading(Overlay::Zoc);
    for (std::size_t i = 0; i < m_shape.sides.size(); ++i)
        addRow(areaSwatch(zocLook(m_shape.sides, static_cast<int>(i)), ratio), m_shape.sides[i].name);
    if (m_shape.sides.empty())
        return;
    addRow(areaSwatch(potentialLook(m_shape.sides, 0), ratio), tr("Lost for want of supply"));
    addRow(signSwatch([&](QPainter& p, QPointF at, double u) { paintNegatedZoc(p, at, u, m_shape.sides[0]); },
                      ratio),
           tr("Negated: enemy supply passes"));
}

void OverlayLegend::addControl()
{
    addHeading(Overlay::Control);
    const auto pennant = [&](const OverlaySide& side, bool disputed) {
        return signSwatch([&](QPainter& p, QPointF at, double u) { paintPennant(p, at, u, side, disputed); },
                          devicePixelRatioF());
    };
    for (const OverlaySide& side : m_shape.sides)
        addRow(pennant(side, false), side.name);
    if (!m_shape.sides.empty())
        addRow(pennant(m_shape.sides.front(), true), tr("Two sides are said to control it"));
}

void OverlayLegend::addStacking()
{
    addHeading(Overlay::Stacking);
    const auto load = [&](const OverlayHex::Load& some) {
        return signSwatch([&](QPainter& p, QPointF at, double u) { paintLoad(p, at, u, some, nullptr); },
                          devicePixelRatioF());
    };
    addRow(load(kSomeLoad), tr("Stacked, of what is allowed"));
    addRow(load(kTooMuch), tr("Too much"));
}

void OverlayLegend::addMovement()
{
    addHeading(Overlay::Movement);
    m_rows->addWidget(m_movements);
    m_movements->show();
    const auto cost = [&](bool stops, bool passes) {
        return signSwatch([=](QPainter& p, QPointF at, double u) { paintCost(p, at, u, 3, stops, passes); },
                          devicePixelRatioF());
    };
    addRow(cost(false, false), tr("Movement points to get there"));
    addRow(cost(true, false), tr("The unit must stop there"));
    addRow(cost(false, true), tr("It may pass but not stay"));
    m_rows->addWidget(m_movementWords);
    m_movementWords->show();
}

void OverlayLegend::addVictory()
{
    addHeading(Overlay::Victory);
    const auto star = [&](const OverlaySide* holder) {
        return signSwatch([=](QPainter& p, QPointF at, double u) { paintVictoryHex(p, at, u, 1, holder); },
                          devicePixelRatioF());
    };
    for (const OverlaySide& side : m_shape.sides)
        addRow(star(&side), tr("Held by: %1").arg(side.name));
    addRow(star(nullptr), tr("Held by nobody"));
    m_rows->addWidget(m_victoryWords);
    m_victoryWords->show();
}

void OverlayLegend::updateWords()
{
    if (!m_document.scenario() || !m_overlays.any())
        return;
    const OverlayFacts& facts = m_overlays.facts();
    const rules::Position position = m_document.position();
    const std::array unit{m_overlays.unit()};
    const QString name = unit.front() ? unitNames(position, unit) : QString();

    if (m_shape.grades.empty())
        m_supplyWords->setText(tr("The rules of this game say nothing about supply."));
    else if (facts.supply)
        m_supplyWords->setText(facts.supply->status
                                   ? QStringLiteral("%1: %2").arg(name, supplyText(position, *facts.supply))
                                   : tr("%1 needs no supply.").arg(name));
    else
        m_supplyWords->setText(tr("Select a unit to see its way of supply."));

    if (m_movements->count() == 0)
        m_movementWords->setText(tr("The rules of this game say nothing about movement."));
    else if (!facts.reach)
        m_movementWords->setText(tr("Select a unit to see where it can go."));
    else if (facts.reach->refused)
        m_movementWords->setText(
            tr("%1 may not move in this way: %2").arg(name, refusalText(*facts.reach->refused)));
    else
        m_movementWords->setText(reachText(name, *facts.reach));

    if (m_overlays.isShown(Overlay::Victory)) {
        const rules::VictoryAnswer answer = rules::victoryOf(position, {});
        const auto* level = m_document.package().find<model::VictoryLevel>(
            {.scope = m_document.scenario(), .id = answer.level});
        const QString points = tr("Victory points: %1").arg(figure(answer.points));
        m_victoryWords->setText(level ? QStringLiteral("%1. %2").arg(points, qs(level->name)) : points);
    }
}

void OverlayLegend::place()
{
    if (!isVisibleTo(&m_canvas))
        return;
    const QRect room = m_canvas.viewport()->geometry();
    const int width = std::min(kWidth, room.width() - (2 * kMargin));
    const int content = m_content->layout()->hasHeightForWidth()
        ? m_content->layout()->totalHeightForWidth(width - (2 * frameWidth()))
        : m_content->sizeHint().height();
    const int head = layout()->itemAt(0)->sizeHint().height() + layout()->contentsMargins().bottom();
    const int tall = std::min(content + head + (2 * frameWidth()), room.height() - (2 * kMargin));
    setGeometry(room.left() + kMargin, room.bottom() - kMargin - tall, width, tall);
    raise();
}

} // namespace editor
