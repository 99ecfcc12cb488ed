#include "editor/panels/counterstable.h"

#include "editor/exchange/csv.h"
#include "editor/panels/countersdelegate.h"
#include "editor/panels/countersmodel.h"
#include "editor/panels/icons.h"
#include "editor/text/text.h"

#include <QClipboard>
#include <QDrag>
#include <QMimeData>

namespace editor {

using model::Atom;

CountersTable::CountersTable(CountersModel* counters, QWidget* parent)
    : QTableView(parent)
    , m_counters(counters)
{
    setObjectName(QStringLiteral("countersView"));
    setModel(counters);
    setItemDelegate(new CountersDelegate(this));
    setAlternatingRowColors(true);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setIconSize(QSize(28, 28));
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectItems);
    setEditTriggers(EditKeyPressed | AnyKeyPressed | DoubleClicked);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setHorizontalScrollMode(ScrollPerPixel);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(32);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsMovable(true);

    m_fill = makeAction(QStringLiteral("fillDown"), tr("Fill Down"),
                        tr("Put the uppermost of the selected values into all cells below it (Ctrl+D)"),
                        QKeySequence(Qt::CTRL | Qt::Key_D), QStringLiteral("fill"), &CountersTable::fillDown);
    m_copy = makeAction(QStringLiteral("copyCells"), tr("Copy Cells"),
                        tr("Copy the selected cells for a spreadsheet (Ctrl+C)"),
                        QKeySequence(Qt::CTRL | Qt::Key_C), QStringLiteral("copy"), &CountersTable::copy);
    m_paste = makeAction(QStringLiteral("pasteCells"), tr("Paste Cells"),
                         tr("Paste cells of a spreadsheet from the current cell on (Ctrl+V)"),
                         QKeySequence(Qt::CTRL | Qt::Key_V), QStringLiteral("paste"), &CountersTable::paste);
    m_clear = makeAction(
        QStringLiteral("clearCells"), tr("Clear Cells"),
        tr("Take back what is written in the selected cells; what the type says holds again (Del)"),
        QKeySequence(Qt::Key_Delete), QStringLiteral("eraser"), &CountersTable::clearCells);
}

QAction* CountersTable::makeAction(const QString& name, const QString& text, const QString& tip,
                                   const QKeySequence& key, const QString& iconName,
                                   void (CountersTable::*slot)())
{
    auto* action = new QAction(icon(iconName), text, this);
    action->setObjectName(name);
    action->setToolTip(tip);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, slot);
    addAction(action);
    return action;
}

QAction* CountersTable::actionFor(const QKeyEvent* event) const
{
    for (QAction* action : actions())
        if (!action->shortcut().isEmpty() && action->shortcut()[0] == event->keyCombination())
            return action;
    return nullptr;
}

/// The window has the same keys for the map. Whoever has the focus is meant.
bool CountersTable::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && actionFor(static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void CountersTable::keyPressEvent(QKeyEvent* event)
{
    if (QAction* action = actionFor(event)) {
        action->trigger();
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

/// Counters are dragged by their names; over the other columns a drag selects cells.
void CountersTable::mousePressEvent(QMouseEvent* event)
{
    setDragEnabled(columnAt(event->position().toPoint().x()) == CountersModel::NameColumn);
    QTableView::mousePressEvent(event);
}

/// Whole counters travel, whichever of their cells are selected.
void CountersTable::startDrag(Qt::DropActions actions)
{
    QModelIndexList rows;
    for (const Atom counter : selectedCounters())
        rows << m_counters->indexOf(model::Subject::of<model::Counter>({.scope = {}, .id = counter}));
    auto* drag = new QDrag(this);
    drag->setMimeData(m_counters->mimeData(rows));
    if (!rows.isEmpty())
        drag->setPixmap(rows.front().data(Qt::DecorationRole).value<QPixmap>());
    drag->exec(actions, Qt::CopyAction);
}

std::vector<QModelIndex> CountersTable::selectedCells() const
{
    std::vector<QModelIndex> cells;
    for (const QModelIndex& cell : selectionModel()->selectedIndexes())
        if (!isColumnHidden(cell.column()) && m_counters->counterAt(cell))
            cells.push_back(cell);
    std::ranges::sort(cells, [&](const QModelIndex& a, const QModelIndex& b) {
        const auto place = [&](const QModelIndex& cell) {
            return std::pair(cell.row(), horizontalHeader()->visualIndex(cell.column()));
        };
        return place(a) < place(b);
    });
    return cells;
}

std::vector<Atom> CountersTable::selectedCounters() const
{
    std::vector<Atom> counters;
    for (const QModelIndex& cell : selectedCells())
        if (const Atom counter = m_counters->counterAt(cell); counters.empty() || counters.back() != counter)
            counters.push_back(counter);
    return counters;
}

void CountersTable::say(const QString& refusal)
{
    if (!refusal.isEmpty())
        emit notice(refusal);
}

void CountersTable::commit(const QModelIndex& edited, const QString& value)
{
    std::vector<CountersModel::CellChange> changes;
    bool among = false;
    for (const QModelIndex& cell : selectedCells())
        if (cell.column() == edited.column()) {
            among |= cell == edited;
            changes.push_back({.counter = m_counters->counterAt(cell),
                               .column = cell.column(),
                               .value = utf8(value.trimmed())});
        }
    if (among && changes.size() > 1)
        say(m_counters->change(changes, "counters.change"));
    else
        m_counters->setData(edited, value);
}

void CountersTable::fillDown()
{
    std::map<int, QString> first; // by column
    std::vector<CountersModel::CellChange> changes;
    for (const QModelIndex& cell : selectedCells()) {
        const auto [value, isFirst] = first.try_emplace(cell.column(), cell.data(Qt::EditRole).toString());
        if (!isFirst)
            changes.push_back({.counter = m_counters->counterAt(cell),
                               .column = cell.column(),
                               .value = utf8(value->second)});
    }
    if (changes.empty())
        return say(tr("Select the cell with the value and the cells below it."));
    say(m_counters->change(changes, "counters.fill"));
}

void CountersTable::copy()
{
    std::vector<CsvRow> rows;
    int row = -1;
    const auto cells = selectedCells();
    // A spreadsheet takes a rectangle.
    std::vector<int> columns;
    for (const QModelIndex& cell : cells)
        if (!std::ranges::contains(columns, cell.column()))
            columns.push_back(cell.column());
    std::ranges::sort(columns, {}, [&](int column) { return horizontalHeader()->visualIndex(column); });
    for (const QModelIndex& cell : cells) {
        if (cell.row() != row)
            rows.emplace_back(columns.size());
        row = cell.row();
        rows.back()[static_cast<std::size_t>(std::ranges::find(columns, cell.column()) - columns.begin())] =
            utf8(cell.data(Qt::EditRole).toString());
    }
    if (rows.empty())
        return;
    auto* kept = new QMimeData;
    kept->setText(qs(writeCsv(rows, '\t')));
    // On the map the same copy places the counters.
    QModelIndexList list(cells.begin(), cells.end());
    const std::unique_ptr<QMimeData> counters(m_counters->mimeData(list));
    for (const QString& format : counters->formats())
        kept->setData(format, counters->data(format));
    QGuiApplication::clipboard()->setMimeData(kept);
}

void CountersTable::paste()
{
    const CsvTable table = readCsv(utf8(QGuiApplication::clipboard()->text()), '\t');
    const auto cells = selectedCells();
    const QModelIndex from = cells.empty() ? currentIndex() : cells.front();
    if (table.rows.empty() || !m_counters->counterAt(from))
        return say(tr("Copy cells of a spreadsheet, then select the cell where they shall begin."));
    std::vector<CountersModel::CellChange> changes;
    // One value goes into all selected cells.
    if (table.rows.size() == 1 && table.rows.front().size() == 1 && cells.size() > 1) {
        for (const QModelIndex& cell : cells)
            changes.push_back({.counter = m_counters->counterAt(cell),
                               .column = cell.column(),
                               .value = table.rows.front().front()});
        return say(m_counters->change(changes, "counters.paste"));
    }
    int row = from.row();
    for (const CsvRow& line : table.rows) {
        while (row < m_counters->rowCount() && !m_counters->counterAt(m_counters->index(row, 0)))
            ++row; // headings take nothing
        if (row >= m_counters->rowCount())
            return say(tr("The copied table has more rows than there are counters from here on."));
        int place = horizontalHeader()->visualIndex(from.column());
        for (const std::string& value : line) {
            while (place < m_counters->columnCount()
                   && isColumnHidden(horizontalHeader()->logicalIndex(place)))
                ++place;
            if (place >= m_counters->columnCount())
                return say(tr("The copied table has more columns than there are from here on."));
            changes.push_back({.counter = m_counters->counterAt(m_counters->index(row, 0)),
                               .column = horizontalHeader()->logicalIndex(place++),
                               .value = value});
        }
        ++row;
    }
    std::erase_if(changes, [&](const CountersModel::CellChange& change) {
        const QModelIndex at =
            m_counters->indexOf(model::Subject::of<model::Counter>({.scope = {}, .id = change.counter}));
        return at.siblingAtColumn(change.column).data(Qt::EditRole).toString() == qs(change.value);
    });
    say(m_counters->change(changes, "counters.paste"));
}

void CountersTable::clearCells()
{
    std::vector<CountersModel::CellChange> changes;
    for (const QModelIndex& cell : selectedCells())
        if (cell.flags().testFlag(Qt::ItemIsEditable))
            changes.push_back({.counter = m_counters->counterAt(cell), .column = cell.column(), .value = {}});
    say(m_counters->change(changes, "counters.clear"));
}

} // namespace editor
