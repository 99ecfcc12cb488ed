#include "editor/panels/scenario/scenariopanel.h"

#include "editor/document/document.h"
#include "editor/panels/areahexedit.h"
#include "editor/panels/celleditors.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/flowlayout.h"
#include "editor/panels/icons.h"
#include "editor/panels/records/newrecord.h"
#include "editor/panels/records/recordform.h"
#include "editor/panels/records/recordlist.h"
#include "editor/panels/records/recordsmodel.h"
#include "editor/panels/scenario/newscenariodialog.h"
#include "editor/text/text.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

namespace {

QToolButton* buttonFor(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

} // namespace

ScenarioPanel::ScenarioPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_flagChooser(new QComboBox)
    , m_new(new QAction(icon(QStringLiteral("new")), tr("New Scenario…"), this))
    , m_addHexes(new QAction(icon(QStringLiteral("add")), tr("Add Selected Hexes"), this))
    , m_removeHexes(new QAction(icon(QStringLiteral("delete")), tr("Take out Selected Hexes"), this))
{
    setObjectName(QStringLiteral("scenarioPanel"));
    m_form = new RecordForm(
        document,
        [this] {
            return m_document.scenario()
                ? model::Subject::of<model::Scenario>({.scope = {}, .id = m_document.scenario()})
                : model::Subject();
        },
        {"title", "kind", "maps", "first-turn", "last-turn", "round", "moment", "active"});
    makeLists();

    m_new->setObjectName(QStringLiteral("newScenario"));
    m_new->setToolTip(tr("Add a scenario: empty, as a copy, or as a variant of another"));
    connect(m_new, &QAction::triggered, this, &ScenarioPanel::askForNew);
    auto* general = new QWidget;
    auto* generalLayout = new QVBoxLayout(general);
    generalLayout->addWidget(buttonFor(m_new), 0, Qt::AlignLeft);
    generalLayout->addWidget(m_form);
    generalLayout->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setWidget(general);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);

    auto* tabs = new QTabWidget;
    tabs->setDocumentMode(true);
    tabs->addTab(scroll, tr("General"));
    tabs->addTab(m_turns, tr("Turns"));
    tabs->addTab(m_areas, tr("Areas"));
    tabs->addTab(m_flags, tr("Options and State"));
    tabs->addTab(m_notes, tr("Notes"));
    tabs->addTab(m_markers, tr("Markers"));
    tabs->addTab(m_boxes, tr("Boxes"));
    tabs->addTab(m_formations, tr("Formations"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tabs);
    connect(&document, &Document::replaced, this, &ScenarioPanel::listFlags);
    listFlags();
}

ScenarioPanel::~ScenarioPanel()
{
    finishEditing(*this);
}

void ScenarioPanel::makeLists()
{
    m_turns = new RecordList(new RecordsModel(m_document, model::kindOf<model::Turn>,
                                              {{"id", 6}, {"name", 20}, {"date", 30}, {"season", 14}}),
                             QStringLiteral("Turns"), tr("Add Turn"),
                             tr("No turns yet. Add the spaces of the turn track."));
    m_areas = new RecordList(
        new RecordsModel(m_document, model::kindOf<model::Area>,
                         {{"name", 24},
                          {"kind", 16},
                          {"side", 9},
                          {"hexes", 10},
                          {"zones", 14},
                          {"admits", 16},
                          {"capacity", 8}}),
        QStringLiteral("Areas"), tr("Add Area"),
        tr("No areas yet. An area in play is the part of the maps that is used; others say who controls what "
           "and where units may set up."));
    m_addHexes->setObjectName(QStringLiteral("addHexesToArea"));
    m_addHexes->setToolTip(tr("Add the hexes selected on the map to the selected area"));
    m_removeHexes->setObjectName(QStringLiteral("removeHexesFromArea"));
    m_removeHexes->setToolTip(tr("Take the hexes selected on the map out of the selected area"));
    connect(m_addHexes, &QAction::triggered, this, [this] { changeHexes(true); });
    connect(m_removeHexes, &QAction::triggered, this, [this] { changeHexes(false); });
    m_areas->addButton(m_addHexes);
    m_areas->addButton(m_removeHexes);

    const auto name = [this](model::Key key) {
        return termName(m_document.ruleset(), rules::Category::Flag, key.id);
    };
    m_flags = new RecordList(
        new RecordsModel(m_document, model::kindOf<model::Flag>,
                         {{.attribute = {}, .width = 40, .heading = tr("Option or state"), .text = name},
                          {"is", 14},
                          {"side", 9},
                          {"turn", 14}}),
        QStringLiteral("Flags"), tr("Set"),
        tr("Nothing is set. Choose an option or a state of play that the rules know, and set it."));
    m_flagChooser->setObjectName(QStringLiteral("flagChooser"));
    m_flagChooser->setToolTip(tr("What the rules of this game ask about"));
    m_flagChooser->setMaxVisibleItems(24);
    m_flagChooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_flagChooser->setMinimumContentsLength(36);
    m_flags->line()->insertWidget(0, m_flagChooser);
    m_flags->duplicateAction()->setVisible(false);
    m_flags->setMake([this]() -> std::optional<model::Edit> {
        const model::Atom id = atomOf(m_flagChooser->currentData().toString());
        if (!id || !m_document.scenario()
            || m_document.package().find<model::Flag>({.scope = m_document.scenario(), .id = id}))
            return {};
        model::Flag flag;
        flag.id = id;
        flag.is = "yes";
        return model::put(std::move(flag), m_document.scenario());
    });
    m_notes = new RecordList(new RecordsModel(m_document, model::kindOf<model::Note>,
                                              {{"title", 28}, {"kind", 18}, {"#text", 70}}),
                             QStringLiteral("Notes"), tr("Add Note"),
                             tr("No notes yet: the description, designer's notes and special rules. A "
                                "reference like [9.1.1] is checked."));
    m_markers = new RecordList(new RecordsModel(m_document, model::kindOf<model::Marker>,
                                                {{"kind", 18},
                                                 {"hex", 7},
                                                 {"across", 8},
                                                 {"side", 9},
                                                 {"nations", 10},
                                                 {"state", 12},
                                                 {"from", 10},
                                                 {"to", 10}}),
                               QStringLiteral("Markers"), tr("Add Marker"),
                               tr("No markers yet. They lie on a hex or hexside at the start: supply "
                                  "sources, strongpoints, trenches, "
                                  "rail cuts."));
    m_formations = new RecordList(
        new RecordsModel(
            m_document, model::kindOf<model::Formation>,
            {{"name", 28}, {"id", 14}, {"side", 9}, {"parent", 16}, {"headquarters", 16}, {"colour", 9}}),
        QStringLiteral("Formations"), tr("Add Formation"),
        tr("No formations yet. Counters, zones and activation name them."));
    m_boxes = new RecordList(
        new RecordsModel(m_document, model::kindOf<model::Box>,
                         {{"name", 30}, {"id", 18}, {"kind", 18}, {"side", 9}, {"spaces", 8}, {"first", 8}}),
        QStringLiteral("Boxes"), tr("Add Box"),
        tr("No boxes yet. Boxes and tracks hold counters off the map."));
}

void ScenarioPanel::listFlags()
{
    m_flagChooser->clear();
    for (const rules::Term& term : m_document.ruleset().terms(rules::Category::Flag))
        m_flagChooser->addItem(termName(m_document.ruleset(), rules::Category::Flag, term.id), qs(term.id));
}

void ScenarioPanel::askForNew()
{
    NewScenarioDialog dialog(m_document, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    model::Transaction change = newScenario(m_document.package(), dialog.wish());
    const model::Atom id = change.edits.back().as<model::Put<model::Scenario>>()->key.id;
    m_document.perform(std::move(change));
    m_document.setScenario(id);
}

void ScenarioPanel::changeHexes(bool add)
{
    model::Transaction change = areaWithSelection(m_document, m_areas->current().key, add);
    if (change.empty())
        emit notice(tr("Select an area here and hexes on the map first."));
    else
        m_document.perform(std::move(change));
}

} // namespace editor
