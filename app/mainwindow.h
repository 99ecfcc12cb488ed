#pragma once

#include "app/dockwindow.h"
#include "editor/canvas/maplayers.h"
#include "editor/document/session.h"

class QComboBox;
class QLabel;
class QStackedWidget;

namespace editor {
class CardPanel;
class ChartsPanel;
class CountersPanel;
class DeployPanel;
class ExplainPanel;
class GazetteerPanel;
class InspectorPanel;
class LayersPanel;
class LegendPanel;
class MapCanvas;
class Minimap;
class ProblemsPanel;
class UnderlayPanel;
class ScenarioPanel;
class TablesPanel;
class TrackPanel;
class VictoryPanel;
class WeatherPanel;
class WhatIfBar;
} // namespace editor

namespace app {

class EditCommands;
class ErrorPage;
class FileCommands;
class MapCommands;
class MessageBar;
class OverlayCommands;
class PrintCommands;
class Settings;
class StartPage;
class ToolCommands;
class ViewCommands;

/// The window of the program: the map in the middle, panels around it, one session behind all of them.
class MainWindow : public DockWindow {
    Q_OBJECT
public:
    explicit MainWindow(Settings& settings);
    ~MainWindow() override;

    /// Brings back size, toolbars and panels of the last run. The window must be visible.
    void restoreWorkspace();
    void saveWorkspace();

    editor::Session& session() { return m_session; }
    editor::Document& document() { return *m_session.document(); }
    FileCommands& files() { return *m_files; }
    EditCommands& edits() { return *m_edits; }
    editor::MapCanvas& canvas() { return *m_canvas; }
    editor::CountersPanel& counters() { return *m_counters; }
    editor::InspectorPanel& inspector() { return *m_inspector; }
    editor::ProblemsPanel& problems() { return *m_problems; }
    editor::ChartsPanel& charts() { return *m_charts; }
    editor::ExplainPanel& explain() { return *m_explain; }
    editor::CardPanel& cards() { return *m_cards; }
    editor::TrackPanel& track() { return *m_track; }
    editor::VictoryPanel& victory() { return *m_victory; }
    editor::DeployPanel& deploy() { return *m_deploy; }
    editor::ScenarioPanel& scenarioPanel() { return *m_scenario; }
    editor::TablesPanel& tables() { return *m_tables; }
    editor::WeatherPanel& weather() { return *m_weather; }
    editor::WhatIfBar& whatIf() { return *m_whatIf; }
    editor::GazetteerPanel& gazetteer() { return *m_gazetteer; }
    OverlayCommands& overlays() { return *m_overlays; }
    ToolCommands& tools() { return *m_tools; }
    MapCommands& maps() { return *m_maps; }
    editor::LegendPanel& legend() { return *m_legend; }
    editor::Minimap& minimap() { return *m_minimap; }
    editor::UnderlayPanel& underlays() { return *m_underlays; }
    PrintCommands& prints() { return *m_prints; }
    editor::MapLayers& layers() { return m_layers; }
    StartPage& startPage() { return *m_start; }
    ErrorPage& errorPage() { return *m_error; }
    MessageBar& messages() { return *m_messages; }
    QComboBox* scenarioChooser() const { return m_scenarios; }
    /// The page in the middle: start, error or map.
    QWidget* page() const;

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void restoreLayers();
    void makeMiddle();
    void makePanels();
    void makeMapPanels();
    void makeDocumentPanels();
    void makeMenus();
    void makeToolbar();
    void makeStatusBar();
    void showPackage();
    void showTitle();
    void showScenarios();
    void showHex(model::HexIndex hex);
    void findCounter();
    void explainHex();
    void fixHex();
    void askWhatIf();

    Settings& m_settings;
    editor::Session m_session;
    editor::MapLayers m_layers;
    MessageBar* m_messages;
    FileCommands* m_files;
    editor::MapCanvas* m_canvas;
    EditCommands* m_edits;
    ViewCommands* m_views;
    OverlayCommands* m_overlays;
    ToolCommands* m_tools;
    MapCommands* m_maps;
    PrintCommands* m_prints;
    editor::WhatIfBar* m_whatIf;
    QAction* m_export;
    QAction* m_restoreLayout;
    QStackedWidget* m_pages;
    StartPage* m_start = nullptr;
    ErrorPage* m_error = nullptr;
    editor::CountersPanel* m_counters = nullptr;
    editor::InspectorPanel* m_inspector = nullptr;
    editor::ProblemsPanel* m_problems = nullptr;
    editor::ExplainPanel* m_explain = nullptr;
    editor::ChartsPanel* m_charts = nullptr;
    editor::GazetteerPanel* m_gazetteer = nullptr;
    editor::LegendPanel* m_legend = nullptr;
    editor::Minimap* m_minimap = nullptr;
    editor::UnderlayPanel* m_underlays = nullptr;
    editor::CardPanel* m_cards = nullptr;
    editor::TrackPanel* m_track = nullptr;
    editor::VictoryPanel* m_victory = nullptr;
    editor::DeployPanel* m_deploy = nullptr;
    editor::ScenarioPanel* m_scenario = nullptr;
    editor::TablesPanel* m_tables = nullptr;
    editor::WeatherPanel* m_weather = nullptr;
    QComboBox* m_scenarios;
    QLabel* m_hint;
    QLabel* m_hex;
    QLabel* m_zoom;
};

} // namespace app
