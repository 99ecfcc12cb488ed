#include "editor/panels/card/cardpanel.h"

#include "editor/canvas/countermime.h"
#include "editor/document/document.h"
#include "editor/panels/card/cardmoves.h"
#include "editor/panels/celleditors.h"
#include "editor/panels/icons.h"
#include "editor/panels/records/newrecord.h"
#include "editor/panels/records/recordlist.h"
#include "editor/panels/records/recordsmodel.h"
#include "rules/deploy/zones.h"

#include <QAction>
#include <QHBoxLayout>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace editor {

CardPanel::CardPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_build(new QAction(icon(QStringLiteral("card")), tr("Build from Map"), this))
    , m_takeOff(new QAction(icon(QStringLiteral("revert")), tr("Take off Map"), this))
    , m_all(new QAction(tr("All Cards"), this))
{
    setObjectName(QStringLiteral("cardPanel"));
    const auto rowsOf = [this](model::Key card) {
        int rows = 0;
        int waiting = 0;
        for (const auto& [key, unit] : m_document.package().all<model::Unit>().in(card.scope))
            if (unit.card == card.id) {
                ++rows;
                waiting += unit.hex || unit.box ? 0 : 1;
            }
        return waiting == 0 ? QString::number(rows) : tr("%1, %2 to place").arg(rows).arg(waiting);
    };
    m_cards = new RecordList(
        new RecordsModel(document, model::kindOf<model::Card>,
                         {{"title", 26},
                          {"side", 9},
                          {"order", 6},
                          {.attribute = {}, .width = 14, .heading = tr("Rows"), .text = rowsOf}}),
        QStringLiteral("Cards"), tr("Add Card"),
        tr("No setup cards yet. Add one for each side, or build them from the map."));
    const auto waits = [this](model::Key unit) {
        const auto found = m_waits.find(unit.id);
        return found == m_waits.end() ? QString() : found->second;
    };
    m_rows = new RecordList(
        new RecordsModel(document, model::kindOf<model::Unit>,
                         {{"counter", 22},
                          {"hex", 7},
                          {"area", 14},
                          {.attribute = {}, .width = 18, .heading = tr("To place"), .text = waits},
                          {"box", 16},
                          {"space", 7},
                          {"face", 8},
                          {"steps", 6},
                          {"marks", 14},
                          {"release", 10},
                          {"draw", 10},
                          {"across", 8}}),
        QStringLiteral("Rows"), tr("Add Row"),
        tr("No rows yet. Drag counters here or onto the map: a counter on the map is a row of its card."));
    m_rows->view()->setDragDropMode(QAbstractItemView::DragDrop);
    m_rows->view()->setDragEnabled(true);
    m_rows->view()->setDropIndicatorShown(false);
    m_rows->records()->setFilter([this](model::Key key) {
        const auto* unit = m_document.package().find<model::Unit>(key);
        return unit && (!card() || unit->card == card());
    });
    m_rows->records()->setDrop([this](const QMimeData* mime) { return drop(mime); });
    m_rows->setMake([this]() -> std::optional<model::Edit> {
        if (!card() && m_cards->records()->rowCount() == 0) {
            emit notice(tr("Add a card first; its rows come after."));
            return {};
        }
        auto edit = newRecord(m_document, model::kindOf<model::Unit>);
        if (edit)
            edit->as<model::Put<model::Unit>>()->value->card =
                card() ? card() : m_cards->records()->subjectAt(0).key.id;
        return edit;
    });

    m_build->setObjectName(QStringLiteral("buildCards"));
    m_build->setToolTip(
        tr("Put every counter on the map on the card of its side; sides without a card get one"));
    m_takeOff->setObjectName(QStringLiteral("takeOffMap"));
    m_takeOff->setToolTip(tr("The selected rows stay on their card and wait to be placed (Backspace)"));
    m_takeOff->setShortcut(QKeySequence(Qt::Key_Backspace));
    m_takeOff->setShortcutContext(Qt::WidgetShortcut);
    m_rows->view()->addAction(m_takeOff);
    connect(m_build, &QAction::triggered, this, &CardPanel::build);
    connect(m_takeOff, &QAction::triggered, this, &CardPanel::takeOff);
    m_cards->addButton(m_build);
    m_rows->addButton(m_takeOff);
    m_all->setObjectName(QStringLiteral("allCards"));
    m_all->setCheckable(true);
    m_all->setChecked(true);
    m_all->setToolTip(tr("List the rows of all cards, not only of the chosen one"));
    m_rows->addButton(m_all);
    connect(m_all, &QAction::toggled, m_rows->records(), &RecordsModel::refresh);
    connect(m_cards->view()->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        m_all->setChecked(m_cards->current().kind == model::Subject::Kind::None);
        m_rows->records()->refresh();
    });

    connect(&m_document, &Document::changed, this, &CardPanel::later);
    connect(&m_document, &Document::scenarioChanged, this, &CardPanel::later);
    connect(&m_document, &Document::whatIfChanged, this, &CardPanel::later);
    connect(&m_document, &Document::replaced, this, &CardPanel::later);

    auto* split = new QSplitter(Qt::Vertical);
    split->addWidget(m_cards);
    split->addWidget(m_rows);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 4);
    split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);
}

CardPanel::~CardPanel()
{
    finishEditing(*this);
}

void CardPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    update();
}

/// Once for all that changes together, and only while somebody looks.
void CardPanel::later()
{
    if (m_pending || !isVisible())
        return;
    m_pending = true;
    QTimer::singleShot(0, this, [this] {
        m_pending = false;
        update();
    });
}

/// Why a row that is not in a hex is not, or that it can be placed.
void CardPanel::update()
{
    std::unordered_map<model::Atom, QString> waits;
    const auto units = m_document.package().all<model::Unit>().in(m_document.scenario());
    if (m_document.scenario() && std::ranges::any_of(units, [](const auto& unit) {
            return !unit.second.hex && !unit.second.box;
        })) {
        const rules::deploy::Plan plan = rules::deploy::planOf(m_document.position());
        for (std::size_t i = 0; i < plan.units.size(); ++i) {
            const auto& zones = plan.problem.units[i].zones;
            const bool room = std::ranges::any_of(zones, [&](int zone) {
                return !plan.problem.zones[static_cast<std::size_t>(zone)].hexes.empty();
            });
            waits[plan.units[i]] = zones.empty() ? tr("No zone admits it")
                : room                           ? tr("Waits for a hex")
                                                 : tr("Its zones have no usable hex");
        }
    }
    if (waits == m_waits)
        return;
    m_waits = std::move(waits);
    m_rows->records()->refreshValues();
}

model::Atom CardPanel::card() const
{
    return m_all->isChecked() ? model::Atom() : m_cards->current().key.id;
}

bool CardPanel::drop(const QMimeData* mime)
{
    model::Atom target = card();
    if (!target && m_cards->records()->rowCount() == 1)
        target = m_cards->records()->subjectAt(0).key.id;
    const auto units = unitsIn(mime);
    if (units.empty() && !target) {
        emit notice(tr("Select the card that the counters shall go on."));
        return false;
    }
    model::Transaction change =
        waitOnCard(m_document.package(), m_document.scenario(), units, countersIn(mime), target);
    if (change.empty()) {
        emit notice(tr("No copy of these counters is free: all are set up or arrive later."));
        return false;
    }
    m_document.perform(std::move(change));
    return true;
}

void CardPanel::build()
{
    model::Transaction change = cardsFromMap(m_document.package(), m_document.scenario());
    if (change.empty())
        emit notice(tr("Every counter on the map is on the card of its side already."));
    else
        m_document.perform(std::move(change));
}

void CardPanel::takeOff()
{
    std::vector<model::Atom> units;
    for (const model::Subject& subject : m_rows->selected())
        units.push_back(subject.key.id);
    model::Transaction change = waitOnCard(m_document.package(), m_document.scenario(), units, {}, {});
    if (change.empty())
        emit notice(tr("Select rows whose counters are on the map."));
    else
        m_document.perform(std::move(change));
}

} // namespace editor
