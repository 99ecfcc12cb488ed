#include "editor/panels/deploy/deploypanel.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/areahexedit.h"
#include "editor/panels/celleditors.h"
#include "editor/panels/deploy/conditionsmodel.h"
#include "editor/panels/deploy/conditionwords.h"
#include "editor/panels/emptystate.h"
#include "editor/panels/flowlayout.h"
#include "editor/panels/icons.h"
#include "editor/panels/records/newrecord.h"
#include "editor/panels/records/recordlist.h"
#include "editor/panels/records/recordsmodel.h"
#include "editor/panels/roomsplitter.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "rules/deploy/conditions.h"
#include "rules/deploy/zones.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace editor {

namespace {

using rules::deploy::Constraint;

const model::Atom kDeployment("deployment");

} // namespace

DeployPanel::DeployPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_conditions(new ConditionsModel(document, this))
    , m_conditionsView(new QTreeView)
    , m_verdict(new QLabel)
    , m_deploy(new QAction(icon(QStringLiteral("deploy")), tr("Place All"), this))
    , m_addHexes(new QAction(icon(QStringLiteral("add")), tr("Add Selected Hexes"), this))
    , m_takeOutHexes(new QAction(icon(QStringLiteral("delete")), tr("Take out Selected Hexes"), this))
{
    setObjectName(QStringLiteral("deployPanel"));
    makeZones();
    makeWaiting();
    m_verdict->setObjectName(QStringLiteral("deployVerdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setContentsMargins(8, 4, 8, 4);

    auto* zones = new QSplitter(Qt::Vertical);
    zones->addWidget(m_zones);
    zones->addWidget(makeConditions());
    zones->setStretchFactor(0, 3);
    zones->setStretchFactor(1, 2);
    zones->setChildrenCollapsible(false);
    constexpr int kSideBySide = 640;
    auto* split = new RoomSplitter(kSideBySide);
    split->addWidget(zones);
    split->addWidget(m_waiting);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(split, 1);
    layout->addWidget(m_verdict);
    connect(&document, &Document::changed, this, &DeployPanel::later);
    connect(&document, &Document::scenarioChanged, this, &DeployPanel::later);
    connect(&document, &Document::replaced, this, &DeployPanel::later);
    connect(document.selection(), &Selection::changed, this, &DeployPanel::showHexes);
    update();
}

DeployPanel::~DeployPanel()
{
    finishEditing(*this);
}

void DeployPanel::makeZones()
{
    const auto room = [this](model::Key key) {
        const auto* area = m_document.package().find<model::Area>(key);
        if (!area || !m_document.scenario())
            return QString();
        const auto hexes = rules::deploy::hexesOf(m_document.position(), *area).size();
        return tr("%n hex(es)", nullptr, static_cast<int>(hexes));
    };
    const auto conditions = [this](model::Key key) {
        const auto* area = m_document.package().find<model::Area>(key);
        return area ? conditionsText(m_document, *area) : QString();
    };
    m_zones = new RecordList(
        new RecordsModel(m_document, model::kindOf<model::Area>,
                         {{"name", 18},
                          {.attribute = {}, .width = 9, .heading = tr("Usable"), .text = room},
                          {"side", 9},
                          {"admits", 18},
                          {"capacity", 8},
                          {.attribute = {}, .width = 34, .heading = tr("Conditions"), .text = conditions},
                          {"hexes", 10},
                          {"zones", 14}}),
        QStringLiteral("DeployZones"), tr("Add Zone"),
        tr("No deployment zones yet. Add one, select its hexes on the map and add them; say whom it admits "
           "and how many."));
    m_zones->records()->setFilter([this](model::Key key) {
        const auto* area = m_document.package().find<model::Area>(key);
        return area && area->kind == kDeployment;
    });
    m_zones->setMake([this]() -> std::optional<model::Edit> {
        if (!m_document.scenario())
            return {};
        model::Area area;
        area.id = freeId<model::Area>(m_document.package(), m_document.scenario(), "zone-1");
        area.kind = kDeployment;
        return model::put(std::move(area), m_document.scenario());
    });
    m_addHexes->setObjectName(QStringLiteral("addHexesToZone"));
    m_addHexes->setToolTip(tr("Add the hexes selected on the map to the selected zone"));
    m_takeOutHexes->setObjectName(QStringLiteral("takeHexesOutOfZone"));
    m_takeOutHexes->setToolTip(tr("Take the hexes selected on the map out of the selected zone"));
    connect(m_addHexes, &QAction::triggered, this, [this] { changeHexes(true); });
    connect(m_takeOutHexes, &QAction::triggered, this, [this] { changeHexes(false); });
    m_zones->addButton(m_addHexes);
    m_zones->addButton(m_takeOutHexes);
    connect(m_zones->view()->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DeployPanel::followZone);
    connect(m_zones->records(), &QAbstractItemModel::rowsInserted, this, &DeployPanel::followZone);
    connect(m_zones->records(), &QAbstractItemModel::rowsRemoved, this, &DeployPanel::followZone);
    connect(m_zones->records(), &QAbstractItemModel::modelReset, this, &DeployPanel::followZone);
}

QWidget* DeployPanel::makeConditions()
{
    m_conditionsView->setObjectName(QStringLiteral("zoneConditions"));
    m_conditionsView->setModel(m_conditions);
    m_conditionsView->setItemDelegate(new ConditionDelegate(m_conditionsView));
    m_conditionsView->setRootIsDecorated(false);
    m_conditionsView->setFrameShape(QFrame::NoFrame);
    m_conditionsView->setAlternatingRowColors(true);
    m_conditionsView->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                                      | QAbstractItemView::SelectedClicked);
    const int letter = m_conditionsView->fontMetrics().averageCharWidth();
    for (const auto& [column, width] :
         {std::pair(ConditionsModel::Kind, 24), {ConditionsModel::Not, 5}, {ConditionsModel::Of, 16}})
        m_conditionsView->header()->resizeSection(column, width * letter + 12);
    m_conditionsEmpty = new EmptyState(m_conditionsView, QStringLiteral("deploy"), QString());
    auto* menu = new QMenu(this);
    for (const rules::deploy::ConditionKind& kind : rules::deploy::conditionKinds()) {
        const model::Atom id(kind.id);
        auto* action = menu->addAction(conditionKindName(id), this, [this, id] { addCondition(id); });
        action->setObjectName(QStringLiteral("addCondition-") + qs(kind.id));
    }
    m_addCondition = new QToolButton;
    m_addCondition->setObjectName(QStringLiteral("addCondition"));
    m_addCondition->setText(tr("Add Condition"));
    m_addCondition->setToolTip(tr(
        "Only hexes that meet all conditions are used; distances count from the hexes selected on the map"));
    m_addCondition->setIcon(icon(QStringLiteral("add")));
    m_addCondition->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_addCondition->setAutoRaise(true);
    m_addCondition->setPopupMode(QToolButton::InstantPopup);
    m_addCondition->setMenu(menu);
    m_removeCondition = new QAction(icon(QStringLiteral("delete")), tr("Remove Condition"), this);
    m_removeCondition->setObjectName(QStringLiteral("removeCondition"));
    m_removeCondition->setToolTip(tr("Remove the current condition (Del)"));
    m_removeCondition->setShortcut(QKeySequence(Qt::Key_Delete));
    m_removeCondition->setShortcutContext(Qt::WidgetShortcut);
    connect(m_removeCondition, &QAction::triggered, this,
            [this] { m_conditions->remove(m_conditionsView->currentIndex().row()); });
    m_conditionsView->addAction(m_removeCondition);
    auto* remove = new QToolButton;
    remove->setDefaultAction(m_removeCondition);
    remove->setAutoRaise(true);
    auto* line = new FlowLayout;
    line->setContentsMargins(6, 2, 6, 2);
    line->addWidget(m_addCondition);
    line->addWidget(remove);
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(line);
    layout->addWidget(m_conditionsView, 1);
    followZone();
    return box;
}

void DeployPanel::makeWaiting()
{
    m_waiting = new RecordList(new RecordsModel(m_document, model::kindOf<model::Unit>,
                                                {{"counter", 24}, {"area", 16}, {"face", 8}}),
                               QStringLiteral("StillToPlace"), tr("Add Row"),
                               tr("Nobody waits: every counter of the cards lies in a hex or a box."));
    m_waiting->records()->setFilter([this](model::Key key) {
        const auto* unit = m_document.package().find<model::Unit>(key);
        return unit && !unit->hex && !unit->box;
    });
    m_waiting->addAction()->setVisible(false);
    m_waiting->view()->setDragEnabled(true);
    m_waiting->view()->setDragDropMode(QAbstractItemView::DragOnly);
    m_deploy->setObjectName(QStringLiteral("placeAll"));
    m_deploy->setToolTip(tr("Put every unit that waits into a hex of a zone that admits it, as a start"));
    connect(m_deploy, &QAction::triggered, this, &DeployPanel::deploy);
    m_waiting->addButton(m_deploy);
}

QString DeployPanel::verdict() const
{
    return m_verdict->text();
}

void DeployPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    update();
}

void DeployPanel::later()
{
    if (m_pending || !isVisible())
        return;
    m_pending = true;
    QTimer::singleShot(0, this, [this] {
        m_pending = false;
        update();
    });
}

void DeployPanel::update()
{
    m_zones->records()->refreshValues(); // what is usable depends on more than the zone
    showHexes();
    m_deploy->setEnabled(false);
    if (!m_document.scenario()) {
        m_verdict->setText(tr("Open or add a scenario first."));
        return;
    }
    const model::Package& package = m_document.package();
    const rules::deploy::Plan plan = rules::deploy::planOf(m_document.position());
    const rules::deploy::Solution solution = rules::deploy::solve(plan.problem);
    m_deploy->setEnabled(solution.placed > 0);
    if (plan.units.empty()) {
        m_verdict->setText(tr("Nobody waits to be placed."));
        return;
    }
    if (solution.complete()) {
        m_verdict->setText(
            tr("All %n unit(s) that wait can be placed.", nullptr, static_cast<int>(plan.units.size())));
        return;
    }
    QStringList units;
    bool admitted = true;
    for (const int unit : solution.units) {
        units << subjectName(
            model::Subject::of<model::Unit>(
                {.scope = m_document.scenario(), .id = plan.units[static_cast<std::size_t>(unit)]}),
            package);
        admitted = admitted && !plan.problem.units[static_cast<std::size_t>(unit)].zones.empty();
    }
    QStringList limits;
    for (const Constraint& each : solution.constraints) {
        const auto of = static_cast<std::size_t>(each.of);
        const auto zone = [&] {
            return subjectName(
                model::Subject::of<model::Area>({.scope = m_document.scenario(), .id = plan.zones[of]}),
                package);
        };
        switch (each.kind) {
        case Constraint::Kind::Capacity:
            limits << tr("%1 takes %2").arg(zone()).arg(plan.problem.zones[of].capacity);
            break;
        case Constraint::Kind::OnePerHex:
            limits << tr("%1 takes one to a hex").arg(zone());
            break;
        case Constraint::Kind::Room:
            limits << tr("hex %1 has room for %2")
                          .arg(qs(package.atlas().printed(plan.hexes[of])))
                          .arg(plan.problem.hexes[of].room);
            break;
        }
    }
    QString text = tr("%1 of %2 can be placed. ").arg(solution.placed).arg(plan.units.size());
    if (!admitted)
        text += tr("No zone admits %1.").arg(units.join(QStringLiteral(", ")));
    else if (limits.isEmpty())
        text += tr("The zones that admit %1 have no hexes.").arg(units.join(QStringLiteral(", ")));
    else
        text += tr("These cannot all be placed: %1; because %2.")
                    .arg(units.join(QStringLiteral(", ")), limits.join(QStringLiteral(", ")));
    m_verdict->setText(text);
}

void DeployPanel::deploy()
{
    const rules::Position position = m_document.position();
    const rules::deploy::Plan plan = rules::deploy::planOf(position);
    model::Transaction change{.label = "deploy",
                              .edits =
                                  rules::deploy::editsOf(position, plan, rules::deploy::solve(plan.problem))};
    if (change.empty())
        emit notice(tr("Nobody can be placed: see what is in the way below."));
    else
        m_document.perform(std::move(change));
}

void DeployPanel::changeHexes(bool add)
{
    model::Transaction change = areaWithSelection(m_document, m_zones->current().key, add);
    if (change.empty())
        emit notice(tr("Select a zone here and hexes on the map first."));
    else
        m_document.perform(std::move(change));
}

/// The conditions are those of the current zone.
void DeployPanel::followZone()
{
    const model::Subject zone = m_zones->current();
    const bool any = zone.is<model::Area>();
    m_conditions->setArea(zone);
    if (!m_conditionsEmpty)
        return;
    m_addCondition->setEnabled(any);
    m_removeCondition->setEnabled(any);
    m_conditionsEmpty->setText(QStringLiteral("deploy"),
                               any ? tr("No conditions: every hex of the zone is used. Add one to say more, "
                                        "such as “not in an enemy "
                                        "zone of control”.")
                                   : tr("Select a zone to see its conditions."));
}

void DeployPanel::addCondition(model::Atom kind)
{
    m_conditions->add(kind);
    const int row = m_conditions->rowCount() - 1;
    if (row < 0)
        return;
    const bool named =
        m_conditions->flags(m_conditions->index(row, ConditionsModel::Of)).testFlag(Qt::ItemIsEditable);
    m_conditionsView->setFocus();
    m_conditionsView->setCurrentIndex(
        m_conditions->index(row, named ? ConditionsModel::Of : ConditionsModel::Kind));
    if (named && m_conditions->at(row).of.empty())
        m_conditionsView->edit(m_conditionsView->currentIndex());
}

/// The hexes that the selected zones leave to be used.
void DeployPanel::showHexes()
{
    ChangePreview preview;
    if (isVisible() && m_document.scenario())
        for (const model::Subject& subject : m_document.selection()->items())
            if (const auto* area =
                    subject.is<model::Area>() ? m_document.package().find<model::Area>(subject.key) : nullptr;
                area && area->kind == kDeployment && subject.key.scope == m_document.scenario())
                std::ranges::copy(rules::deploy::hexesOf(m_document.position(), *area),
                                  std::back_inserter(preview.changed));
    const bool any = !preview.changed.empty();
    if (any || m_showing)
        emit zoneHexes(preview);
    m_showing = any;
}

} // namespace editor
