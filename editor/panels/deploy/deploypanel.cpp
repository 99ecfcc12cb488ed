#include "editor/panels/deploy/deploypanel.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/icons.h"
#include "editor/panels/records/newrecord.h"
#include "editor/panels/records/recordlist.h"
#include "editor/panels/records/recordsmodel.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "rules/deploy/zones.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace editor {

namespace {

using rules::deploy::Constraint;

const model::Atom kDeployment("deployment");

} // namespace

DeployPanel::DeployPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_verdict(new QLabel)
    , m_deploy(new QAction(icon(QStringLiteral("deploy")), tr("Place All"), this))
    , m_addHexes(new QAction(icon(QStringLiteral("add")), tr("Add Selected Hexes"), this))
{
    setObjectName(QStringLiteral("deployPanel"));
    const auto room = [this](model::Key key) {
        const auto* area = m_document.package().find<model::Area>(key);
        if (!area || !m_document.scenario())
            return QString();
        const auto hexes = rules::deploy::hexesOf(m_document.position(), *area).size();
        return tr("%n hex(es)", nullptr, static_cast<int>(hexes));
    };
    const auto conditions = [this](model::Key key) {
        const auto* area = m_document.package().find<model::Area>(key);
        QStringList texts;
        for (const model::Condition& each : area ? area->conditions : std::vector<model::Condition>()) {
            QString text = qs(each.kind);
            if (each.distance > 0)
                text += QStringLiteral(" %1").arg(each.distance);
            if (!each.of.empty())
                text += u' ' + qs(each.of.text());
            texts << (each.negated ? tr("not %1").arg(text) : text);
        }
        return texts.join(QStringLiteral(", "));
    };
    m_zones = new RecordList(
        new RecordsModel(document, model::kindOf<model::Area>,
                         {{"name", 24},
                          {"side", 9},
                          {"admits", 20},
                          {"capacity", 8},
                          {"zones", 14},
                          {.attribute = {}, .width = 10, .heading = tr("Usable"), .text = room},
                          {.attribute = {}, .width = 30, .heading = tr("Conditions"), .text = conditions}}),
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
    m_waiting = new RecordList(
        new RecordsModel(document, model::kindOf<model::Unit>, {{"counter", 24}, {"area", 20}, {"face", 10}}),
        QStringLiteral("StillToPlace"), tr("Add Row"),
        tr("Nobody waits: every counter of the cards lies in a hex or a box."));
    m_waiting->records()->setFilter([this](model::Key key) {
        const auto* unit = m_document.package().find<model::Unit>(key);
        return unit && !unit->hex && !unit->box;
    });
    m_waiting->addAction()->setVisible(false);
    m_waiting->view()->setDragEnabled(true);
    m_waiting->view()->setDragDropMode(QAbstractItemView::DragOnly);
    m_verdict->setObjectName(QStringLiteral("deployVerdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setContentsMargins(8, 4, 8, 4);
    m_deploy->setObjectName(QStringLiteral("placeAll"));
    m_deploy->setToolTip(tr("Put every unit that waits into a hex of a zone that admits it, as a start"));
    m_addHexes->setObjectName(QStringLiteral("addHexesToZone"));
    m_addHexes->setToolTip(tr("Add the hexes selected on the map to the selected zones"));
    connect(m_deploy, &QAction::triggered, this, &DeployPanel::deploy);
    connect(m_addHexes, &QAction::triggered, this, &DeployPanel::addHexes);
    for (QAction* action : {m_addHexes, m_deploy}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        (action == m_deploy ? m_waiting : m_zones)->line()->insertWidget(3, button);
    }

    auto* split = new QSplitter(Qt::Horizontal);
    split->addWidget(m_zones);
    split->addWidget(m_waiting);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(split, 1);
    layout->addWidget(m_verdict);
    connect(&document, &Document::changed, this, &DeployPanel::later);
    connect(&document, &Document::scenarioChanged, this, &DeployPanel::later);
    connect(&document, &Document::replaced, this, &DeployPanel::later);
    update();
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

void DeployPanel::addHexes()
{
    model::Transaction change{.label = "paint.area"};
    if (const auto* area = m_document.package().find<model::Area>(m_zones->current().key)) {
        model::Area changed = *area;
        for (const model::Subject& hex : m_document.selection()->items())
            if (hex.kind == model::Subject::Kind::Hex)
                changed.hexes.insert(hex.hex);
        change.arguments = {area->name.empty() ? std::string(area->id.text()) : area->name};
        if (!(changed == *area))
            change.edits.push_back(model::put(std::move(changed), m_document.scenario()));
    }
    if (change.empty())
        emit notice(tr("Select a zone here and hexes on the map first."));
    else
        m_document.perform(std::move(change));
}

} // namespace editor
