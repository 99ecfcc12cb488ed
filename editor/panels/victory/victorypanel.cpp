#include "editor/panels/victory/victorypanel.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/celleditors.h"
#include "editor/panels/icons.h"
#include "editor/panels/records/newrecord.h"
#include "editor/panels/records/recordlist.h"
#include "editor/panels/records/recordsmodel.h"
#include "editor/panels/victory/victorybar.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "rules/answers/victory.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

namespace {

QString sideName(const model::Package& package, model::Atom side)
{
    return side ? subjectName(model::Subject::of<model::Side>({.scope = {}, .id = side}), package)
                : QString();
}

} // namespace

VictoryPanel::VictoryPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_bar(new VictoryBar)
    , m_tally(new QLabel)
    , m_start(new QSpinBox)
    , m_addSelected(new QAction(icon(QStringLiteral("victory")), tr("Add Selected Hexes"), this))
{
    setObjectName(QStringLiteral("victoryPanel"));
    m_tally->setObjectName(QStringLiteral("victoryTally"));
    m_tally->setWordWrap(true);
    m_tally->setTextFormat(Qt::PlainText);
    m_start->setObjectName(QStringLiteral("victoryStart"));
    m_start->setRange(-9999, 9999);
    m_start->setKeyboardTracking(false);
    m_start->setToolTip(tr("Victory points at the start of the scenario"));
    connect(m_start, &QSpinBox::valueChanged, this, [this](int value) {
        const model::Key key{.scope = m_document.scenario(), .id = {}};
        const auto* victory = m_document.package().find<model::Victory>(key);
        if (!m_document.scenario() || (victory ? victory->start : 0) == value)
            return;
        model::Victory changed = victory ? *victory : model::Victory();
        changed.start = value;
        m_document.perform({.label = "property",
                            .arguments = {"start", std::to_string(value)},
                            .edits = {model::put(std::move(changed), key.scope)}});
    });

    const auto heldBy = [this](model::Key key) {
        const auto found = m_holders.find(key.id);
        return found == m_holders.end() ? QString() : sideName(m_document.package(), found->second);
    };
    m_hexes = new RecordList(
        new RecordsModel(document, model::kindOf<model::VictoryHex>,
                         {{"name", 20},
                          {"hex", 7},
                          {"hexes", 12},
                          {"side", 9},
                          {"points", 7},
                          {.attribute = {}, .width = 9, .heading = tr("Held by"), .text = heldBy},
                          {"from", 12},
                          {"to", 12},
                          {"scored", 9}}),
        QStringLiteral("VictoryHexes"), tr("Add Hex"),
        tr("No victory hexes yet. Select hexes on the map and add them, or add a line and type the number."));
    m_schedules = new RecordList(
        new RecordsModel(document, model::kindOf<model::VictorySchedule>,
                         {{"kind", 18}, {"side", 9}, {"turn", 14}, {"points", 7}, {"#text", 50}}),
        QStringLiteral("Schedules"), tr("Add Line"),
        tr("No schedule yet. It lists points for other things than hexes: steps lost, orders not carried "
           "out, checks on a turn."));
    m_levels = new RecordList(new RecordsModel(document, model::kindOf<model::VictoryLevel>,
                                               {{"name", 28}, {"side", 9}, {"from", 8}, {"to", 8}}),
                              QStringLiteral("Levels"), tr("Add Level"),
                              tr("No levels yet. A level names who has won how well, from one total to "
                                 "another; leave an end empty for no limit."));
    m_wins = new RecordList(
        new RecordsModel(document, model::kindOf<model::AutomaticWin>,
                         {{"side", 9},
                          {"when", 14},
                          {"turns", 12},
                          {"holds", 24},
                          {"requires", 18},
                          {"points", 8},
                          {"consecutive", 10},
                          {"#text", 44}}),
        QStringLiteral("Wins"), tr("Add Win"),
        tr("No automatic wins yet. One ends the game at once, when its places are held or its points are "
           "reached."));

    m_addSelected->setObjectName(QStringLiteral("addSelectedHexes"));
    m_addSelected->setToolTip(tr("Make the hexes selected on the map victory hexes"));
    connect(m_addSelected, &QAction::triggered, this, &VictoryPanel::addSelectedHexes);
    m_hexes->addButton(m_addSelected);

    auto* tabs = new QTabWidget;
    tabs->setDocumentMode(true);
    tabs->addTab(m_hexes, tr("Hexes"));
    tabs->addTab(m_schedules, tr("Schedule"));
    tabs->addTab(m_levels, tr("Levels"));
    tabs->addTab(m_wins, tr("Automatic Wins"));
    auto* startLabel = new QLabel(tr("&Start:"));
    startLabel->setBuddy(m_start);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 6, 8, 0);
    head->addWidget(m_tally, 1);
    head->addWidget(startLabel);
    head->addWidget(m_start);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(head);
    layout->addWidget(m_bar);
    layout->addWidget(tabs, 1);

    connect(&document, &Document::changed, this, &VictoryPanel::later);
    connect(&document, &Document::scenarioChanged, this, &VictoryPanel::later);
    connect(&document, &Document::whatIfChanged, this, &VictoryPanel::later);
    connect(&document, &Document::replaced, this, &VictoryPanel::later);
    update();
}

VictoryPanel::~VictoryPanel()
{
    finishEditing(*this);
}

QString VictoryPanel::tally() const
{
    return m_tally->text();
}

void VictoryPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    update();
}

/// Once for all that changes together, and only while somebody looks.
void VictoryPanel::later()
{
    if (m_waiting || !isVisible())
        return;
    m_waiting = true;
    QTimer::singleShot(0, this, [this] {
        m_waiting = false;
        update();
    });
}

void VictoryPanel::update()
{
    const model::Package& package = m_document.package();
    const auto* victory = package.find<model::Victory>({.scope = m_document.scenario(), .id = {}});
    const QSignalBlocker quiet(m_start);
    if (const int start = victory ? victory->start : 0; m_start->value() != start)
        m_start->setValue(start);
    m_start->setEnabled(!m_document.scenario().empty());
    if (!m_document.scenario()) {
        m_tally->setText(tr("Open or add a scenario first."));
        m_bar->hide();
        return;
    }
    const rules::VictoryAnswer answer = rules::victoryOf(m_document.position(), {});
    m_holders.clear();
    std::unordered_map<model::Atom, int> held;
    for (const auto& line : answer.held) {
        m_holders[line.id] = line.holder;
        ++held[line.holder];
    }
    QStringList words{tr("Total now: %1").arg(locale().toString(answer.points, 'g', 6))};
    if (const auto* level =
            package.find<model::VictoryLevel>({.scope = m_document.scenario(), .id = answer.level}))
        words << qs(level->name.empty() ? level->id.text() : std::string_view(level->name));
    for (const auto& [key, side] : package.all<model::Side>())
        if (held.contains(key.id))
            words << tr("%1 holds %n victory hex(es)", nullptr, held[key.id]).arg(sideName(package, key.id));
    for (const auto& win : answer.wins)
        words << tr("%1 would win now: %2").arg(sideName(package, win.side), qs(win.says));
    m_tally->setText(words.join(QStringLiteral(" · ")));
    m_bar->show();
    m_bar->read(m_document);
    m_hexes->records()->refreshValues();
}

void VictoryPanel::addSelectedHexes()
{
    const model::Package& package = m_document.package();
    const model::Atom scenario = m_document.scenario();
    model::Transaction change{.label = "victory.hexes"};
    for (const model::Subject& subject : m_document.selection()->items()) {
        if (subject.kind != model::Subject::Kind::Hex || !scenario)
            continue;
        model::VictoryHex line;
        line.hex = subject.hex;
        line.points = 1;
        std::string_view id = subject.hex.text();
        for (const auto& [key, place] : package.all<model::Place>())
            if (place.hex == subject.hex && !place.name.empty()) {
                line.name = place.name;
                id = key.id.text();
                break;
            }
        line.id = freeId<model::VictoryHex>(package, scenario, id, change.edits);
        change.edits.push_back(model::put(std::move(line), scenario));
    }
    if (change.empty())
        emit notice(tr("Select hexes on the map first."));
    else
        m_document.perform(std::move(change));
}

} // namespace editor
