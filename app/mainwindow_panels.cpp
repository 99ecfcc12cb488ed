#include "app/mainwindow.h"

#include "app/mapcommands.h"
#include "app/panelids.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/underlaytool.h"
#include "editor/panels/card/cardpanel.h"
#include "editor/panels/chartspanel.h"
#include "editor/panels/counterspanel.h"
#include "editor/panels/deploy/deploypanel.h"
#include "editor/panels/explainpanel.h"
#include "editor/panels/face/facepanel.h"
#include "editor/panels/formations/formationspanel.h"
#include "editor/panels/gazetteerpanel.h"
#include "editor/panels/historypanel.h"
#include "editor/panels/icons.h"
#include "editor/panels/inspectorpanel.h"
#include "editor/panels/layerspanel.h"
#include "editor/panels/legendpanel.h"
#include "editor/panels/minimap.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/scenario/scenariopanel.h"
#include "editor/panels/table/tablespanel.h"
#include "editor/panels/track/trackpanel.h"
#include "editor/panels/underlaypanel.h"
#include "editor/panels/victory/victorypanel.h"
#include "editor/panels/weather/weatherpanel.h"

#include <QScrollArea>
#include <QStatusBar>

namespace app {

namespace {

/// Tall panels scroll, so that they never make the window taller than the screen.
QWidget* scrolling(QWidget* panel)
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(panel);
    return area;
}

} // namespace

void MainWindow::makePanels()
{
    m_counters = new editor::CountersPanel(document());
    m_inspector = new editor::InspectorPanel(document());
    m_problems = new editor::ProblemsPanel(document());
    addPanel(kProblems, m_problems->title(), editor::icon(QStringLiteral("problems")), m_problems,
             Place::Bottom, {800, 200});
    addPanel(kCounters, tr("Counters"), editor::icon(QStringLiteral("counters")), m_counters, Place::Left,
             {320, 600});
    connect(m_counters, &editor::CountersPanel::notice, this,
            [this](const QString& text) { statusBar()->showMessage(text, 8000); });
    addPanel(kInspector, tr("Inspector"), editor::icon(QStringLiteral("inspector")), m_inspector,
             Place::Right, {310, 500});
    addPanel(kLayers, tr("Layers"), editor::icon(QStringLiteral("layers")), new editor::LayersPanel(m_layers),
             Place::Below, {310, 300}, kInspector);
    addPanel(kHistory, tr("History"), editor::icon(QStringLiteral("history")),
             new editor::HistoryPanel(document()), Place::TabbedWith, {}, kLayers);
    m_explain = new editor::ExplainPanel(document());
    m_charts = new editor::ChartsPanel(document());
    addPanel(kExplain, tr("Explain Hex"), editor::icon(QStringLiteral("explain")), m_explain,
             Place::TabbedWith, {}, kInspector);
    addPanel(kCharts, tr("Charts"), editor::icon(QStringLiteral("charts")), m_charts, Place::TabbedWith, {},
             kProblems);
    auto* formations = new editor::FormationsPanel(document());
    addPanel(kFormations, tr("Formations"), editor::icon(QStringLiteral("group")), formations,
             Place::TabbedWith, {}, kCounters);
    connect(formations, &editor::FormationsPanel::notice, this,
            [this](const QString& text) { statusBar()->showMessage(text, 8000); });
    m_gazetteer = new editor::GazetteerPanel(document());
    addPanel(kGazetteer, tr("Gazetteer"), editor::icon(QStringLiteral("place")), m_gazetteer,
             Place::TabbedWith, {}, kCounters);
    makeDocumentPanels();
    connect(m_canvas, &editor::MapCanvas::cursorMoved, m_explain, &editor::ExplainPanel::showHex);
    connect(m_explain, &editor::ExplainPanel::notice, this,
            [this](const QString& text) { statusBar()->showMessage(text, 8000); });
    connect(m_problems, &editor::ProblemsPanel::titleChanged, dock(kProblems),
            [this](const QString& title) { dock(kProblems)->setTitle(title); });
    connect(m_problems, &editor::ProblemsPanel::previewed, m_canvas, &editor::MapCanvas::showPreview);
    connect(m_problems, &editor::ProblemsPanel::notice, this,
            [this](const QString& text) { statusBar()->showMessage(text, 8000); });
    m_canvas->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_canvas, &QWidget::customContextMenuRequested, this, &MainWindow::fixHex);
    makeMapPanels();
}

void MainWindow::makeMapPanels()
{
    m_minimap = new editor::Minimap(*m_canvas);
    m_legend = new editor::LegendPanel(*m_canvas);
    m_underlays = new editor::UnderlayPanel(*m_canvas, m_maps->pictures(), m_maps->underlayTool());
    addPanel(kMinimap, tr("Minimap"), editor::icon(QStringLiteral("minimap")), m_minimap, Place::TabbedWith,
             {}, kLayers);
    addPanel(kLegend, tr("Legend"), editor::icon(QStringLiteral("legend")), m_legend, Place::TabbedWith, {},
             kLayers);
    addPanel(kUnderlay, tr("Underlay"), editor::icon(QStringLiteral("underlay")), scrolling(m_underlays),
             Place::TabbedWith, {}, kLayers);
    connect(m_underlays, &editor::UnderlayPanel::pinRequested, m_maps->pinUnderlay, [this] {
        m_canvas->setTool(&m_maps->underlayTool());
        m_canvas->setFocus();
    });
}

/// What a scenario has besides map and counters; they lie behind the problems.
void MainWindow::makeDocumentPanels()
{
    m_scenario = new editor::ScenarioPanel(document());
    addPanel(kScenario, tr("Scenario"), editor::icon(QStringLiteral("scenario")), scrolling(m_scenario),
             Place::TabbedWith, {}, kProblems);
    connect(m_scenario, &editor::ScenarioPanel::notice, this,
            [this](const QString& text) { statusBar()->showMessage(text, 8000); });
    m_cards = new editor::CardPanel(document());
    m_deploy = new editor::DeployPanel(document());
    m_track = new editor::TrackPanel(document());
    m_victory = new editor::VictoryPanel(document());
    m_tables = new editor::TablesPanel(document(), model::kindOf<model::Table>);
    addPanel(kCards, tr("Setup Cards"), editor::icon(QStringLiteral("card")), scrolling(m_cards),
             Place::TabbedWith, {}, kProblems);
    addPanel(kDeploy, tr("Deployment"), editor::icon(QStringLiteral("deploy")), scrolling(m_deploy),
             Place::TabbedWith, {}, kProblems);
    addPanel(kTrack, tr("Reinforcements"), editor::icon(QStringLiteral("track")), scrolling(m_track),
             Place::TabbedWith, {}, kProblems);
    addPanel(kVictory, tr("Victory"), editor::icon(QStringLiteral("victory")), scrolling(m_victory),
             Place::TabbedWith, {}, kProblems);
    addPanel(kTables, tr("Tables"), editor::icon(QStringLiteral("table")), scrolling(m_tables),
             Place::TabbedWith, {}, kProblems);
    m_weather = new editor::WeatherPanel(document());
    addPanel(kWeather, tr("Weather"), editor::icon(QStringLiteral("weather")), scrolling(m_weather),
             Place::TabbedWith, {}, kProblems);
    addPanel(kFaces, tr("Faces"), editor::icon(QStringLiteral("counters")),
             scrolling(new editor::FacePanel(document())), Place::TabbedWith, {}, kProblems);
    const auto say = [this](const QString& text) { statusBar()->showMessage(text, 8000); };
    connect(m_cards, &editor::CardPanel::notice, this, say);
    connect(m_deploy, &editor::DeployPanel::notice, this, say);
    connect(m_track, &editor::TrackPanel::notice, this, say);
    connect(m_victory, &editor::VictoryPanel::notice, this, say);
    connect(m_deploy, &editor::DeployPanel::zoneHexes, m_canvas, &editor::MapCanvas::showPreview);
    connect(m_track, &editor::TrackPanel::entryHexes, m_canvas, &editor::MapCanvas::showPreview);
}

} // namespace app
