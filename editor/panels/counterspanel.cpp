#include "editor/panels/counterspanel.h"

#include "editor/document/selection.h"
#include "editor/exchange/counterexport.h"
#include "editor/exchange/importdialog.h"
#include "editor/panels/countersmodel.h"
#include "editor/panels/countersreplace.h"
#include "editor/panels/counterstable.h"
#include "editor/panels/emptystate.h"
#include "editor/panels/icons.h"
#include "editor/panels/newcounter.h"
#include "editor/panels/roles.h"
#include "editor/panels/selectionsync.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "model/files.h"

#include <QFileDialog>

namespace editor {

namespace {

constexpr int kMostErrors = 3; ///< that a status bar can say

} // namespace

CountersPanel::CountersPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new CountersModel(document, this))
    , m_text(new QLineEdit)
    , m_unplaced(new QToolButton)
    , m_grouping(new QComboBox)
    , m_columns(new QMenu(this))
    , m_line(new QHBoxLayout)
    , m_view(new CountersTable(m_model))
{
    setObjectName(QStringLiteral("countersPanel"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    makeFilterLine();
    makeActions();
    makeView();
    layout->addWidget(m_view);
    showUsedColumns();
    followFilter();
    followRows();
}

void CountersPanel::makeFilterLine()
{
    m_text->setObjectName(QStringLiteral("countersFilter"));
    m_text->setPlaceholderText(tr("Name, kind, nation, hex or “unplaced”"));
    m_text->setClearButtonEnabled(true);
    connect(m_text, &QLineEdit::textChanged, this, &CountersPanel::followFilter);
    // From the line straight to the first hit, without the mouse.
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        int row = 0;
        while (row < m_model->rowCount() && m_model->counterAt(m_model->index(row, 0)).empty())
            ++row;
        m_view->setFocus();
        m_view->setCurrentIndex(m_model->index(row, CountersModel::NameColumn));
    });

    m_unplaced->setText(tr("Unplaced"));
    m_unplaced->setCheckable(true);
    m_unplaced->setToolTip(tr("Show only counters that are not set up in this scenario"));
    connect(m_unplaced, &QToolButton::toggled, this, &CountersPanel::followFilter);

    using Grouping = CountersModel::Grouping;
    for (const auto& [text, grouping] :
         {std::pair(tr("By sheet"), Grouping::Sheet), std::pair(tr("By side"), Grouping::Side),
          std::pair(tr("By nation"), Grouping::Nation), std::pair(tr("By formation"), Grouping::Formation),
          std::pair(tr("By type"), Grouping::Type), std::pair(tr("By kind"), Grouping::Kind),
          std::pair(tr("By turn of entry"), Grouping::Entry), std::pair(tr("All in one"), Grouping::None)})
        m_grouping->addItem(text, QVariant::fromValue(grouping));
    m_grouping->setObjectName(QStringLiteral("countersGrouping"));
    m_grouping->setToolTip(tr("How the counters are grouped"));
    connect(m_grouping, &QComboBox::currentIndexChanged, this,
            [this] { m_model->setGrouping(m_grouping->currentData().value<Grouping>()); });

    auto* columns = new QToolButton;
    columns->setIcon(icon(QStringLiteral("table")));
    columns->setToolTip(tr("Which columns are shown"));
    columns->setPopupMode(QToolButton::InstantPopup);
    columns->setMenu(m_columns);
    columns->setAutoRaise(true);
    columns->setObjectName(QStringLiteral("countersColumns"));
    connect(m_columns, &QMenu::aboutToShow, this, &CountersPanel::fillColumnsMenu);

    m_line->addWidget(m_grouping, 1);
    m_line->addWidget(m_unplaced);
    m_line->addWidget(columns);
    auto* lines = new QVBoxLayout;
    lines->setContentsMargins(6, 4, 6, 4);
    lines->setSpacing(4);
    lines->addWidget(m_text);
    lines->addLayout(m_line);
    static_cast<QVBoxLayout*>(layout())->addLayout(lines);
}

void CountersPanel::makeActions()
{
    const auto add = [this](const char* name, const char* iconName, const QString& text, const QString& tip,
                            const QKeySequence& key, void (CountersPanel::*slot)()) {
        auto* action = new QAction(icon(QString::fromLatin1(iconName)), text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setToolTip(tip);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, slot);
        m_view->addAction(action);
        return action;
    };
    const auto separate = [this] {
        auto* line = new QAction(this);
        line->setSeparator(true);
        m_view->addAction(line);
    };
    separate();
    QAction* replace = add("replaceInCounters", "find", tr("Find and Replace…"),
                           tr("Replace a text in many counters, with a preview (Ctrl+R)"),
                           QKeySequence(Qt::CTRL | Qt::Key_R), &CountersPanel::findAndReplace);
    separate();
    QAction* make =
        add("addCounter", "add", tr("New Counter…"), tr("Make a counter of a kind that the game has (Ins)"),
            QKeySequence(Qt::Key_Insert), &CountersPanel::addCounter);
    QAction* remove = add("removeCounters", "delete", tr("Remove Counters"),
                          tr("Take the selected counters off their sheets (Ctrl+Del)"),
                          QKeySequence(Qt::CTRL | Qt::Key_Delete), &CountersPanel::removeCounters);
    separate();
    QAction* in =
        add("importCounters", "open", tr("Import Table…"),
            tr("Add and change counters by a table of a spreadsheet (CSV)"), {}, &CountersPanel::importTable);
    QAction* out =
        add("exportCounters", "save-as", tr("Export Table…"),
            tr("Write the counters as a table for a spreadsheet (CSV)"), {}, &CountersPanel::exportTable);

    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    menu->addActions(
        {m_view->fillAction(), m_view->copyAction(), m_view->pasteAction(), m_view->clearAction()});
    menu->addSeparator();
    menu->addActions({replace, remove});
    menu->addSeparator();
    menu->addActions({in, out});
    auto* more = new QToolButton;
    more->setText(tr("More"));
    more->setToolTip(tr("Fill, copy, replace, import and export"));
    more->setPopupMode(QToolButton::InstantPopup);
    more->setMenu(menu);
    more->setAutoRaise(true);
    auto* button = new QToolButton;
    button->setDefaultAction(make);
    button->setAutoRaise(true);
    m_line->addWidget(button);
    m_line->addWidget(more);
}

void CountersPanel::makeView()
{
    const int width = m_view->fontMetrics().averageCharWidth();
    m_view->horizontalHeader()->setDefaultSectionSize(width * 12);
    m_view->setColumnWidth(CountersModel::NameColumn, width * 22);
    m_view->setColumnWidth(CountersModel::WhereColumn, width * 9);
    m_view->setColumnWidth(CountersModel::EntryColumn, width * 7);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(CountersModel::NameColumn, Qt::AscendingOrder);
    m_empty = new EmptyState(m_view, QStringLiteral("counters"), {});
    m_sync = new SelectionSync(m_view, m_document.selection(),
                               [this](const model::Subject& subject) { return m_model->indexOf(subject); });
    connect(m_view, &QTableView::activated, this, &CountersPanel::open);
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (m_model->counterAt(index).empty())
            m_model->toggle(index);
    });
    connect(m_model, &CountersModel::refused, this, &CountersPanel::notice);
    connect(m_view, &CountersTable::notice, this, &CountersPanel::notice);
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_currentCounter = m_model->counterAt(m_view->currentIndex());
        m_currentColumn = m_view->currentIndex().column();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &CountersPanel::followRows);
    connect(&m_document, &Document::replaced, this, &CountersPanel::showUsedColumns);
}

void CountersPanel::showUsedColumns()
{
    static const std::array rare{model::Atom("id"), model::Atom("sheet"), model::Atom("pair")};
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const auto value = m_model->valueColumn(column);
        const bool hidden = value && column != CountersModel::NameColumn
            && (std::ranges::contains(rare, value->attribute) || !m_model->isUsed(column));
        m_view->setColumnHidden(column, hidden);
        if (value && column != CountersModel::NameColumn)
            m_view->setColumnWidth(column,
                                   qMax(m_view->fontMetrics().averageCharWidth() * (value->face ? 9 : 12),
                                        m_view->horizontalHeader()->sectionSizeHint(column)));
    }
}

void CountersPanel::fillColumnsMenu()
{
    m_columns->clear();
    for (int column = 1; column < m_model->columnCount(); ++column) {
        QAction* action = m_columns->addAction(m_model->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!m_view->isColumnHidden(column));
        connect(action, &QAction::toggled, this,
                [this, column](bool on) { m_view->setColumnHidden(column, !on); });
    }
    m_columns->addSeparator();
    connect(m_columns->addAction(tr("Those in Use")), &QAction::triggered, this,
            &CountersPanel::showUsedColumns);
}

void CountersPanel::followFilter()
{
    m_model->setFilter(m_text->text(), m_unplaced->isChecked());
    m_empty->setText(m_model->isFiltered() ? QStringLiteral("find") : QStringLiteral("counters"),
                     m_model->isFiltered()
                         ? tr("No counter matches the filter.")
                         : tr("This game has no counters yet. Press Ins to make one, or import a table."));
}

/// Headings run across all columns; what was selected is selected again.
void CountersPanel::followRows()
{
    m_view->clearSpans();
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->counterAt(m_model->index(row, 0)).empty())
            m_view->setSpan(row, 0, 1, m_model->columnCount());
    if (m_currentCounter)
        if (const QModelIndex row =
                m_model->indexOf(model::Subject::of<model::Counter>({.scope = {}, .id = m_currentCounter}));
            row.isValid())
            m_view->selectionModel()->setCurrentIndex(row.siblingAtColumn(m_currentColumn),
                                                      QItemSelectionModel::NoUpdate);
    m_sync->follow();
}

void CountersPanel::open(const QModelIndex& index)
{
    const model::Atom counter = m_model->counterAt(index);
    if (counter.empty())
        return m_model->toggle(index);
    const model::Atom unit = m_model->unitOf(counter);
    m_document.selection()->reveal(
        unit ? model::Subject::of<model::Unit>({.scope = m_document.scenario(), .id = unit})
             : model::Subject::of<model::Counter>({.scope = {}, .id = counter}),
        m_view);
}

void CountersPanel::addCounter()
{
    if (m_document.ruleset().terms(rules::Category::CounterKind).empty())
        return emit notice(tr("The game's ruleset names no kinds of counters."));
    NewCounter dialog(m_document, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_text->clear();
    m_view->setFocus();
    m_document.selection()->set({model::Subject::of<model::Counter>({.scope = {}, .id = dialog.made()})});
}

void CountersPanel::removeCounters()
{
    model::Transaction change{.label = "remove"};
    for (const model::Atom counter : m_view->selectedCounters()) {
        const model::Subject subject = model::Subject::of<model::Counter>({.scope = {}, .id = counter});
        change.arguments = {utf8(subjectName(subject, m_document.package()))};
        change.edits.push_back(model::erase<model::Counter>(subject.key));
    }
    if (change.empty())
        return emit notice(tr("Select the counters that shall go."));
    m_document.perform(std::move(change));
}

void CountersPanel::findAndReplace()
{
    std::vector<int> shown;
    for (int place = 0; place < m_model->columnCount(); ++place)
        if (const int column = m_view->horizontalHeader()->logicalIndex(place);
            !m_view->isColumnHidden(column))
            shown.push_back(column);
    const QModelIndex current = m_view->currentIndex();
    CountersReplace dialog(*m_model, shown, current.isValid() ? current.column() : -1, this);
    dialog.exec();
}

void CountersPanel::importTable()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Import Counters"), m_folder,
                                                      tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    if (!file.isEmpty())
        importFrom(file);
}

void CountersPanel::importFrom(const QString& file)
{
    m_folder = QFileInfo(file).path();
    std::vector<model::Finding> findings;
    const auto bytes = model::readFile(file.toStdString(), findings);
    if (!bytes) {
        for (std::size_t i = 0; i < std::min<std::size_t>(findings.size(), kMostErrors); ++i)
            emit notice(findingText(findings[i]));
        return;
    }
    ImportDialog dialog(m_document, readCsv(*bytes), this);
    if (dialog.exec() == QDialog::Accepted)
        emit notice(tr("The counters of %1 are imported.").arg(QFileInfo(file).fileName()));
}

void CountersPanel::exportTable()
{
    const QStringList filters{tr("Table with commas (*.csv)"), tr("Table with semicolons (*.csv)"),
                              tr("Table for countersheets in Inkscape (*.csv)")};
    QString filter = filters.front();
    QString file = QFileDialog::getSaveFileName(this, tr("Export Counters"), m_folder,
                                                filters.join(QStringLiteral(";;")), &filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += QStringLiteral(".csv");
    exportTo(file, filter == filters[1] ? ';' : ',', filter == filters[2]);
}

bool CountersPanel::exportTo(const QString& file, char separator, bool countersheets)
{
    m_folder = QFileInfo(file).path();
    CounterExport what{.separator = separator};
    const std::string text = countersheets
        ? countersheetsCsv(m_document.package(), m_document.ruleset(), what)
        : counterCsv(m_document.package(), m_document.ruleset(), what);
    const std::error_code error = model::writeFile(file.toStdString(), text);
    emit notice(error ? tr("%1 cannot be written: %2.").arg(file, qs(error.message()))
                      : tr("The counters are written to %1.").arg(QFileInfo(file).fileName()));
    return !error;
}

} // namespace editor
