#include "app/mainwindow.h"

#include "app/actions.h"
#include "app/editcommands.h"
#include "app/errorpage.h"
#include "app/exportimage.h"
#include "app/filecommands.h"
#include "app/gamehelp.h"
#include "app/hextext.h"
#include "app/mapcommands.h"
#include "app/messagebar.h"
#include "app/overlaycommands.h"
#include "app/panelids.h"
#include "app/printcommands.h"
#include "app/settings.h"
#include "app/shortcutsdialog.h"
#include "app/startpage.h"
#include "app/toolcommands.h"
#include "app/viewcommands.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/canvas/mapoverlays.h"
#include "editor/paint/underlaypictures.h"
#include "editor/panels/counterspanel.h"
#include "editor/panels/explainpanel.h"
#include "editor/panels/icons.h"
#include "editor/panels/inspectorpanel.h"
#include "editor/panels/problemsmodel.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/whatifbar.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/looks.h"
#include "editor/text/text.h"
#include "editor/tools/tooloptionsbar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace app {

MainWindow::MainWindow(Settings& settings)
    : DockWindow(QStringLiteral("hexwerk"))
    , m_settings(settings)
    , m_session([](model::Atom id) { return editor::rulesetFor(id).ruleset; })
    , m_messages(new MessageBar)
    , m_files(new FileCommands(this, m_session, settings, *m_messages))
    , m_canvas(new editor::MapCanvas(document(), m_layers))
    , m_edits(new EditCommands(this, document(), *m_canvas))
    , m_views(new ViewCommands(this, *m_canvas, m_layers))
    , m_overlays(new OverlayCommands(this, *m_canvas))
    , m_tools(new ToolCommands(this, *m_canvas))
    , m_maps(new MapCommands(this, *m_canvas))
    , m_prints(new PrintCommands(this, m_session, settings))
    , m_whatIf(new editor::WhatIfBar(document()))
    , m_pages(new QStackedWidget)
    , m_scenarios(new QComboBox)
    , m_hint(new QLabel)
    , m_hex(new QLabel)
    , m_zoom(new QLabel)
{
    setObjectName(QStringLiteral("mainWindow"));
    resize(1440, 900);
    restoreLayers();
    m_overlays->overlays().setShownText(settings.shownOverlays());
    m_export = makeAction(this, QStringLiteral("export-image"), tr("&Export Map…"),
                          {QKeySequence(Qt::CTRL | Qt::Key_E)}, tr("Write the map as PNG, SVG or PDF"));
    connect(m_export, &QAction::triggered, this,
            [this] { exportImage(this, document(), m_layers, m_settings); });
    m_restoreLayout = makeAction(this, QStringLiteral("layout"), tr("&Restore Default Layout"), {},
                                 tr("Put all panels back where they were at first"));
    connect(m_restoreLayout, &QAction::triggered, this, &DockWindow::restoreDefaultDocks);
    connect(m_edits->findCounter, &QAction::triggered, this, &MainWindow::findCounter);

    makeMiddle();
    makePanels();
    makeMenus();
    makeToolbar();
    makeStatusBar();

    connect(m_files, &FileCommands::packageChanged, this, &MainWindow::showPackage);
    connect(&m_session, &editor::Session::titleChanged, this, &MainWindow::showTitle);
    connect(&m_session, &editor::Session::modifiedChanged, this, &QWidget::setWindowModified);
    connect(&document(), &editor::Document::scenarioChanged, this, &MainWindow::showScenarios);
    connect(&document(), &editor::Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.touches<model::Scenario>())
            showScenarios();
    });
    showPackage();
}

MainWindow::~MainWindow()
{
    // The views read the session until they are gone.
    m_canvas->setTool(nullptr);
    deletePanels();
    delete m_tools;
    delete m_whatIf;
    delete m_pages;
}

void MainWindow::restoreLayers()
{
    const Settings::Layers saved = m_settings.layers();
    m_layers.setHiddenText(saved.hidden);
    m_layers.setLockedText(saved.locked);
    m_layers.setOpacityText(saved.opacity);
    m_layers.setLook(editor::lookNamed(saved.look));
}

void MainWindow::makeMiddle()
{
    m_start = new StartPage(m_settings, {m_files->newGame, m_files->openFolder, m_files->openBundle});
    m_error = new ErrorPage(m_files->revertAction, m_files->openFolder);
    for (QWidget* each : std::initializer_list<QWidget*>{m_start, m_error, m_canvas})
        m_pages->addWidget(each);
    connect(m_start, &StartPage::openRequested, m_files, &FileCommands::open);

    auto* middle = new QWidget;
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_whatIf);
    layout->addWidget(&m_tools->options());
    layout->addWidget(m_pages, 1);
    setPersistentCentralWidget(middle);
}

void MainWindow::makeMenus()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({m_files->newGame, m_files->openFolder, m_files->openBundle});
    file->addMenu(m_files->recentMenu);
    file->addMenu(m_files->samplesMenu);
    file->addSeparator();
    file->addActions({m_files->saveAction, m_files->saveAsAction, m_files->revertAction});
    file->addSeparator();
    file->addAction(m_export);
    file->addAction(m_prints->print);
    file->addAction(m_prints->sheets);
    file->addAction(m_prints->compare);
    file->addSeparator();
    file->addAction(m_files->closeAction);
    QAction* quit = makeAction(this, QStringLiteral("quit"), tr("&Quit"),
                               {QKeySequence(Qt::CTRL | Qt::Key_Q)}, tr("Close the program"));
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, this, &QWidget::close);
    file->addAction(quit);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({m_edits->undo, m_edits->redo});
    edit->addSeparator();
    edit->addActions({m_edits->cut, m_edits->copy, m_edits->paste, m_edits->erase});
    edit->addSeparator();
    edit->addAction(m_edits->selectAll);
    edit->addSeparator();
    edit->addActions({m_edits->findCounter, m_edits->goToHex});
    edit->addSeparator();
    QAction* fix = makeAction(this, QStringLiteral("fix"), tr("&Fix Problems Here…"), {editor::kFixKeys},
                              tr("Offer quick fixes for the problems of the hex under the cursor"));
    connect(fix, &QAction::triggered, this, &MainWindow::fixHex);
    edit->addAction(fix);

    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions({m_views->zoomIn, m_views->zoomOut, m_views->zoomFit, m_views->zoomActual});
    view->addSeparator();
    view->addMenu(m_views->layersMenu);
    view->addMenu(m_views->looksMenu);
    view->addMenu(m_overlays->menu);
    view->addAction(m_maps->rulers);
    QAction* whatIf =
        makeAction(this, QStringLiteral("what-if"), tr("&What If…"), {QKeySequence(Qt::CTRL | Qt::Key_T)},
                   tr("Ask what the rules say on another turn, in other weather or after an event"));
    connect(whatIf, &QAction::triggered, this, &MainWindow::askWhatIf);
    QAction* explain = makeAction(
        this, QStringLiteral("explain-hex"), tr("E&xplain This Hex"), {QKeySequence(Qt::CTRL | Qt::Key_H)},
        tr("Show all that the files and the rules say of the hex under the cursor"));
    explain->setIcon(editor::icon(QStringLiteral("explain")));
    connect(explain, &QAction::triggered, this, &MainWindow::explainHex);
    view->addActions({whatIf, explain});
    view->addSeparator();
    int number = 0;
    for (const QString& id :
         {kCounters, kInspector, kProblems, kLayers, kHistory, kExplain, kCharts, kGazetteer, kMinimap,
          kLegend, kUnderlay, kScenario, kCards, kDeploy, kTrack, kVictory, kWeather, kTables, kFaces,
          kFormations}) {
        QAction* toggle = dock(id)->toggleAction();
        toggle->setObjectName(id);
        // The first nine have a figure, the next go on with Shift, those after them with Ctrl.
        constexpr std::array<Qt::KeyboardModifiers, 3> kKeys{
            Qt::AltModifier, Qt::AltModifier | Qt::ShiftModifier, Qt::AltModifier | Qt::ControlModifier};
        const auto figure = static_cast<Qt::Key>(Qt::Key_1 + number % 9);
        toggle->setShortcut(QKeyCombination(kKeys.at(static_cast<std::size_t>(number) / 9), figure));
        ++number;
        toggle->setShortcutContext(Qt::ApplicationShortcut);
        toggle->setToolTip(
            tr("Show or hide the panel %1 (%2)")
                .arg(dock(id)->title(), toggle->shortcut().toString(QKeySequence::NativeText)));
        view->addAction(toggle);
    }
    view->addSeparator();
    view->addAction(m_restoreLayout);

    menuBar()->addMenu(m_tools->menu);
    m_maps->addTo(menuBar()->addMenu(tr("&Map")));

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    QAction* keys = makeAction(this, QStringLiteral("keyboard"), tr("&Keyboard Shortcuts…"),
                               {QKeySequence(Qt::Key_F1)}, tr("List all keyboard shortcuts"));
    connect(keys, &QAction::triggered, this, [this] { ShortcutsDialog(menuBar(), this).exec(); });
    QAction* about =
        makeAction(this, QStringLiteral("about"), tr("&About Hexwerk"), {}, tr("Version and licence"));
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, [this] { showAbout(this); });
    help->addActions({keys, GameHelp::action(this, [this] { return document().ruleset().id; }), about});
}

void MainWindow::makeToolbar()
{
    QToolBar* bar = addToolBar(tr("Main Toolbar"));
    bar->setObjectName(QStringLiteral("mainToolbar"));
    bar->setIconSize(QSize(20, 20));
    bar->addActions({m_files->newGame, m_files->openFolder, m_files->saveAction});
    bar->addSeparator();
    bar->addActions({m_edits->undo, m_edits->redo});
    bar->addSeparator();
    bar->addActions({m_views->zoomOut, m_views->zoomIn, m_views->zoomFit});
    bar->addSeparator();
    bar->addAction(m_overlays->menu->menuAction());
    if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(m_overlays->menu->menuAction()))) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setToolTip(tr("Draw over the map what the rules say: supply, zones of control, movement …"));
    }
    bar->addSeparator();
    bar->addActions({m_edits->findCounter, m_edits->goToHex});
    bar->addSeparator();
    m_scenarios->setObjectName(QStringLiteral("scenarioChooser"));
    m_scenarios->setMinimumContentsLength(26);
    m_scenarios->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_scenarios->setToolTip(tr("The scenario whose counters are on the map"));
    auto* label = new QLabel(tr("Scenario:"));
    label->setContentsMargins(6, 0, 4, 0);
    label->setBuddy(m_scenarios);
    bar->addWidget(label);
    bar->addWidget(m_scenarios);
    connect(m_scenarios, &QComboBox::activated, this,
            [this] { document().setScenario(editor::atomOf(m_scenarios->currentData().toString())); });
    addToolBar(Qt::LeftToolBarArea, m_tools->bar);
}

void MainWindow::makeStatusBar()
{
    m_hex->setObjectName(QStringLiteral("hexLabel"));
    m_hex->setToolTip(tr("The hex under the pointer: number, terrain, place"));
    m_zoom->setObjectName(QStringLiteral("zoomLabel"));
    m_zoom->setToolTip(tr("Size of the map on the screen"));
    m_zoom->setMinimumWidth(m_zoom->fontMetrics().horizontalAdvance(QStringLiteral("1000 %")));
    m_zoom->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_hint->setObjectName(QStringLiteral("hintLabel"));
    m_hint->setText(m_canvas->tool()->hint());
    connect(m_canvas, &editor::MapCanvas::hintChanged, m_hint, &QLabel::setText);
    // A long hint must not widen the window.
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    statusBar()->addWidget(m_hint, 1);
    statusBar()->addPermanentWidget(m_hex);
    statusBar()->addPermanentWidget(m_zoom);
    connect(m_canvas, &editor::MapCanvas::hovered, this, &MainWindow::showHex);
    connect(m_canvas, &editor::MapCanvas::notice, this,
            [this](const QString& text) { statusBar()->showMessage(text, 8000); });
    const auto zoom = [this] { m_zoom->setText(tr("%1 %").arg(qRound(m_canvas->zoom() * 100))); };
    connect(m_canvas, &editor::MapCanvas::zoomChanged, this, zoom);
    zoom();
}

QWidget* MainWindow::page() const
{
    return m_pages->currentWidget();
}

void MainWindow::showPackage()
{
    const bool any = m_files->hasPackage();
    const bool readable = any && !m_files->isUnreadable();
    const auto findings = m_session.loadFindings();
    m_problems->problems()->setLoadFindings({findings.begin(), findings.end()});
    if (!any) {
        m_start->refresh();
        m_pages->setCurrentWidget(m_start);
    } else if (!readable) {
        m_error->show(m_session.path().isEmpty() ? m_session.origin() : m_session.path(),
                      m_session.loadFindings(), document().package());
        m_pages->setCurrentWidget(m_error);
    } else {
        m_pages->setCurrentWidget(m_canvas);
        m_canvas->setFocus();
        m_canvas->fitMap();
    }
    m_views->setEnabled(readable);
    m_overlays->setEnabled(readable);
    m_tools->setEnabled(readable);
    m_maps->setEnabled(readable);
    const QFileInfo place(m_session.path());
    m_maps->pictures().setFolder(place.isFile() ? place.absolutePath() : m_session.path());
    m_whatIf->setVisible(readable);
    m_export->setEnabled(readable);
    m_prints->setEnabled(readable);
    m_zoom->setVisible(readable);
    m_hint->setVisible(readable);
    showHex(model::HexIndex::None);
    showScenarios();
    showTitle();
}

void MainWindow::showTitle()
{
    const QString program = QStringLiteral("Hexwerk");
    const QString title =
        m_session.origin().isEmpty() ? m_session.title() : tr("%1 (copy)").arg(m_session.title());
    setWindowTitle(m_files->hasPackage() ? QStringLiteral("%1[*] — %2").arg(title, program) : program);
    setWindowFilePath(m_session.path());
    setWindowModified(m_session.isModified());
}

void MainWindow::showScenarios()
{
    m_scenarios->clear();
    for (const auto& [key, scenario] : document().package().all<model::Scenario>())
        m_scenarios->addItem(editor::icon(QStringLiteral("scenario")),
                             scenario.title.empty() ? editor::qs(key.id) : editor::qs(scenario.title),
                             editor::qs(key.id));
    m_scenarios->setCurrentIndex(m_scenarios->findData(editor::qs(document().scenario())));
    m_scenarios->setEnabled(m_scenarios->count() > 0);
}

void MainWindow::showHex(model::HexIndex hex)
{
    m_hex->setText(hexText(document(), hex));
}

void MainWindow::findCounter()
{
    dock(kCounters)->open();
    dock(kCounters)->setAsCurrentTab();
    m_counters->filterLine()->setFocus();
    m_counters->filterLine()->selectAll();
}

void MainWindow::explainHex()
{
    dock(kExplain)->open();
    dock(kExplain)->setAsCurrentTab();
    m_explain->view()->setFocus();
}

void MainWindow::fixHex()
{
    const model::HexIndex hex = m_canvas->cursorHex();
    const QPointF corner = model::exists(hex) ? m_canvas->rectOf(hex).bottomRight() : QPointF();
    m_problems->showFixesAt(hex, m_canvas->viewport()->mapToGlobal(corner.toPoint()));
}

void MainWindow::askWhatIf()
{
    m_whatIf->turn()->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::restoreWorkspace()
{
    const Settings::Window saved = m_settings.window();
    if (!saved.geometry.isEmpty())
        restoreGeometry(saved.geometry);
    if (!saved.toolbars.isEmpty())
        restoreState(saved.toolbars);
    restoreDocks(saved.docks);
}

void MainWindow::saveWorkspace()
{
    m_settings.setWindow({.geometry = saveGeometry(), .toolbars = saveState(), .docks = saveDocks()});
    m_settings.setLayers({.hidden = m_layers.hiddenText(),
                          .locked = m_layers.lockedText(),
                          .opacity = m_layers.opacityText(),
                          .look = editor::lookId(m_layers.look())});
    m_settings.setShownOverlays(m_overlays->overlays().shownText());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files->mayLeave()) {
        event->ignore();
        return;
    }
    saveWorkspace();
    m_session.close();
    event->accept();
}

} // namespace app
