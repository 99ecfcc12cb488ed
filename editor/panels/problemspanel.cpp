#include "editor/panels/problemspanel.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/emptystate.h"
#include "editor/panels/icons.h"
#include "editor/panels/problemfixes.h"
#include "editor/panels/problemsfilter.h"
#include "editor/panels/problemsmodel.h"
#include "editor/panels/roles.h"
#include "editor/text/text.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr std::array kSeverities{model::Severity::Error, model::Severity::Warning, model::Severity::Info};

} // namespace

ProblemsPanel::ProblemsPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new ProblemsModel(document, this))
    , m_filter(new ProblemsFilter(this))
    , m_text(new QLineEdit)
    , m_scenario(new QComboBox)
    , m_view(new QTreeView)
{
    setObjectName(QStringLiteral("problemsPanel"));
    m_filter->setSourceModel(m_model);
    m_view->setObjectName(QStringLiteral("problemsView"));
    m_view->setModel(m_filter);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(ProblemsModel::SeverityColumn, Qt::AscendingOrder);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(ProblemsModel::TextColumn, QHeaderView::Stretch);
    const int width = m_view->fontMetrics().averageCharWidth();
    m_view->header()->resizeSection(ProblemsModel::SeverityColumn, width * 14);
    m_view->header()->setSectionResizeMode(ProblemsModel::FixColumn, QHeaderView::Fixed);
    m_view->header()->setMinimumSectionSize(m_view->iconSize().width());
    m_view->header()->resizeSection(ProblemsModel::FixColumn, width * 5);
    m_view->header()->resizeSection(ProblemsModel::RuleColumn, width * 14);
    m_view->header()->resizeSection(ProblemsModel::CitationColumn, width * 10);
    m_view->header()->resizeSection(ProblemsModel::PlaceColumn, width * 13);
    m_view->header()->resizeSection(ProblemsModel::ScenarioColumn, width * 14);
    m_view->installEventFilter(this);
    m_empty = new EmptyState(m_view, QStringLiteral("ok"), tr("No problems"));

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    makeFilterLine();
    layout->addWidget(m_view);
    makeActions();

    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        revealCurrent();
        if (index.column() == ProblemsModel::FixColumn && m_model->hasFix(m_filter->mapToSource(index).row()))
            showFixes();
    });
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](QPoint at) {
        if (m_view->selectionModel()->hasSelection())
            openFixes(m_view->viewport()->mapToGlobal(at));
    });
    connect(m_model, &ProblemsModel::countChanged, this, &ProblemsPanel::updateCounts);
    connect(&document, &Document::replaced, this, &ProblemsPanel::updateScenarios);
    connect(&document, &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.touches<model::Scenario>())
            updateScenarios();
    });
    updateScenarios();
    updateCounts();
}

void ProblemsPanel::makeFilterLine()
{
    auto* line = new QHBoxLayout;
    line->setContentsMargins(6, 4, 6, 4);
    line->setSpacing(6);
    for (const model::Severity severity : kSeverities) {
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setChecked(true);
        button->setIcon(severityIcon(severity));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setToolTip(tr("Show or hide: %1").arg(severityName(severity)));
        button->setAccessibleName(severityName(severity));
        connect(button, &QToolButton::toggled, this, &ProblemsPanel::applyFilter);
        line->addWidget(button);
        m_severities[static_cast<int>(severity)] = button;
    }
    m_scenario->setObjectName(QStringLiteral("problemsScenario"));
    m_scenario->setToolTip(tr("Show the problems of one scenario"));
    m_scenario->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_scenario, &QComboBox::currentIndexChanged, this, &ProblemsPanel::applyFilter);
    line->addWidget(m_scenario);
    m_text->setObjectName(QStringLiteral("problemsFilter"));
    m_text->setPlaceholderText(tr("Filter by rule, place or words"));
    m_text->setClearButtonEnabled(true);
    connect(m_text, &QLineEdit::textChanged, this, &ProblemsPanel::applyFilter);
    line->addWidget(m_text, 1);
    m_fix = new QToolButton;
    m_fix->setObjectName(QStringLiteral("fixProblem"));
    m_fix->setIcon(icon(QStringLiteral("fix")));
    m_fix->setAutoRaise(true);
    m_fix->setAccessibleName(tr("Quick fixes"));
    m_fix->setToolTip(tr("Offer quick fixes for the selected problem (%1)")
                          .arg(kFixKeys.toString(QKeySequence::NativeText)));
    connect(m_fix, &QToolButton::clicked, this, &ProblemsPanel::showFixes);
    line->addWidget(m_fix);
    static_cast<QVBoxLayout*>(layout())->addLayout(line);
}

void ProblemsPanel::makeActions()
{
    m_reveal = new QAction(icon(QStringLiteral("reveal")), tr("Show on Map"), this);
    m_reveal->setShortcuts({Qt::Key_Return, Qt::Key_Enter});
    connect(m_reveal, &QAction::triggered, this, &ProblemsPanel::revealCurrent);
    m_copy = new QAction(icon(QStringLiteral("copy")), tr("Copy"), this);
    connect(m_copy, &QAction::triggered, this, &ProblemsPanel::copySelected);
    m_accept = new QAction(icon(QStringLiteral("accept")), tr("Accept with Reason…"), this);
    m_accept->setObjectName(QStringLiteral("acceptProblem"));
    connect(m_accept, &QAction::triggered, this, &ProblemsPanel::acceptCurrent);
    for (QAction* action : {m_reveal, m_copy, m_accept}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_view->addAction(action);
    }
    const auto update = [this] {
        const QModelIndex current = m_view->currentIndex();
        const bool any = current.isValid() && m_view->selectionModel()->hasSelection();
        m_reveal->setEnabled(any);
        m_copy->setEnabled(any);
        m_fix->setEnabled(any);
        m_accept->setEnabled(any && m_model->canAccept(m_filter->mapToSource(current).row()));
    };
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, update);
    update();
}

/// In this list "copy" means the sentences, not the selected units, and "fix" the selected problem, not those of the
/// map's hex.
bool ProblemsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool fix = kFixKeys.matches(QKeySequence(key->keyCombination())) == QKeySequence::ExactMatch;
    if (!fix && !key->matches(QKeySequence::Copy))
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress && fix)
        showFixes();
    else if (event->type() == QEvent::KeyPress)
        m_copy->trigger();
    event->accept();
    return true;
}

QString ProblemsPanel::title() const
{
    const int count = m_model->rowCount();
    return count == 0 ? tr("Problems") : tr("Problems (%1)").arg(count);
}

void ProblemsPanel::updateCounts()
{
    std::array<int, 3> counts{};
    for (int row = 0; row < m_model->rowCount(); ++row)
        ++counts[static_cast<std::size_t>(m_model->finding(row).severity)];
    for (const model::Severity severity : kSeverities)
        m_severities[static_cast<int>(severity)]->setText(
            QString::number(counts[static_cast<std::size_t>(severity)]));
    if (m_model->rowCount() == 0)
        m_empty->setText(QStringLiteral("ok"), tr("No problems"));
    else
        m_empty->setText(QStringLiteral("find"), tr("No problem matches the filter."));
    emit titleChanged(title());
}

void ProblemsPanel::updateScenarios()
{
    const QString wanted = m_scenario->currentData().toString();
    const QSignalBlocker blocker(m_scenario);
    m_scenario->clear();
    m_scenario->addItem(tr("All scenarios"));
    for (const auto& [key, scenario] : m_document.package().all<model::Scenario>())
        m_scenario->addItem(scenario.title.empty() ? qs(key.id) : qs(scenario.title), qs(key.id));
    m_scenario->setCurrentIndex(qMax(0, m_scenario->findData(wanted)));
    m_scenario->setVisible(m_scenario->count() > 2);
    applyFilter();
}

void ProblemsPanel::applyFilter()
{
    ProblemsFilter::Wanted wanted;
    for (const model::Severity severity : kSeverities) {
        const auto at = static_cast<int>(severity);
        wanted.severities[at] = m_severities[at]->isChecked();
    }
    wanted.scenario = m_scenario->currentData().toString();
    wanted.text = m_text->text().trimmed();
    m_filter->setWanted(wanted);
    const bool several = m_scenario->count() > 2 && wanted.scenario.isEmpty();
    m_view->setColumnHidden(ProblemsModel::ScenarioColumn, !several);
}

void ProblemsPanel::revealCurrent()
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid())
        return;
    const auto subject = current.data(SubjectRole).value<model::Subject>();
    const QString scenario = current.data(ProblemsModel::ScenarioRole).toString();
    if (!scenario.isEmpty())
        m_document.setScenario(atomOf(scenario));
    if (exists(subject, m_document.package()))
        m_document.selection()->reveal(subject, this);
}

void ProblemsPanel::showFixes()
{
    const int row = m_filter->mapToSource(m_view->currentIndex()).row();
    if (row < 0 || !m_view->selectionModel()->hasSelection())
        return;
    // Showing another scenario ends a what-if question, and the problem may go with it.
    const model::Finding wanted = m_model->finding(row);
    revealCurrent();
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid() || !m_model->finding(m_filter->mapToSource(current).row()).sameAs(wanted))
        return;
    m_view->scrollTo(current);
    const QRect cell = m_view->visualRect(current.siblingAtColumn(ProblemsModel::FixColumn));
    openFixes(m_view->viewport()->mapToGlobal(cell.bottomLeft()));
}

void ProblemsPanel::showFixesAt(model::HexIndex hex, QPoint at)
{
    QItemSelection rows;
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, 0);
        const QString scenario = index.data(ProblemsModel::ScenarioRole).toString();
        const auto subject = index.data(SubjectRole).value<model::Subject>();
        if ((scenario.isEmpty() || atomOf(scenario) == m_document.scenario()) && exists(hex)
            && hexOf(subject, m_document.package()) == hex)
            rows.select(index, index);
    }
    if (rows.isEmpty()) {
        emit notice(tr("The list shows no problem of this hex."));
        return;
    }
    m_view->setCurrentIndex(rows.indexes().first());
    m_view->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    openFixes(at);
}

void ProblemsPanel::openFixes(QPoint at)
{
    constexpr qsizetype atOnce = 6; // more would fill the screen
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    if (rows.size() > atOnce)
        rows = {m_view->currentIndex()};
    auto* menu = new FixMenu(m_document, this);
    for (const QModelIndex& row : std::as_const(rows))
        menu->add(m_model->finding(m_filter->mapToSource(row).row()));
    menu->addSeparator();
    menu->addActions({m_accept, m_reveal, m_copy});
    menu->addOutcome();
    connect(menu, &FixMenu::previewed, this, &ProblemsPanel::previewed);
    connect(menu, &FixMenu::notice, this, &ProblemsPanel::notice);
    // Only when the menu is gone: this takes a while and handles events.
    connect(
        menu, &FixMenu::allChosen, this,
        [this](model::Atom rule, model::Atom kind) {
            emit notice(fixAllProblems(m_document, rule, kind, this));
        },
        Qt::QueuedConnection);
    menu->popup(at);
}

void ProblemsPanel::copySelected() const
{
    QStringList lines;
    for (const QModelIndex& row : m_view->selectionModel()->selectedRows()) {
        QStringList cells;
        for (const int column :
             {ProblemsModel::SeverityColumn, ProblemsModel::RuleColumn, ProblemsModel::CitationColumn,
              ProblemsModel::PlaceColumn, ProblemsModel::TextColumn})
            cells << row.siblingAtColumn(column).data().toString();
        lines << cells.join(u'\t');
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void ProblemsPanel::acceptCurrent()
{
    const int row = m_filter->mapToSource(m_view->currentIndex()).row();
    if (row < 0 || !m_model->canAccept(row))
        return;
    const QString sentence =
        m_view->currentIndex().siblingAtColumn(ProblemsModel::TextColumn).data().toString();
    bool ok = false;
    const QString reason =
        QInputDialog::getText(
            this, tr("Accept with Reason"),
            tr("%1\n\nWhy is this right here? The reason is kept in the package:").arg(sentence),
            QLineEdit::Normal, {}, &ok)
            .trimmed();
    if (ok && !reason.isEmpty())
        m_document.perform(m_model->acceptance(row, reason));
}

} // namespace editor
