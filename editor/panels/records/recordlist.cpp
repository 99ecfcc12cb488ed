#include "editor/panels/records/recordlist.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/attributenames.h"
#include "editor/panels/emptystate.h"
#include "editor/panels/flowlayout.h"
#include "editor/panels/icons.h"
#include "editor/panels/records/newrecord.h"
#include "editor/panels/records/recorddelegate.h"
#include "editor/panels/records/recordsmodel.h"
#include "editor/panels/roles.h"
#include "editor/panels/selectionsync.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

#include <QAction>
#include <QHeaderView>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace editor {

RecordList::RecordList(RecordsModel* records, const QString& name, const QString& addText,
                       const QString& emptyText, QWidget* parent)
    : QWidget(parent)
    , m_records(records)
    , m_line(new FlowLayout)
    , m_view(new QTreeView)
{
    setObjectName(name);
    records->setParent(this);
    m_view->setObjectName(name + QStringLiteral("View"));
    m_view->setModel(records);
    m_view->setItemDelegate(new RecordDelegate(m_view));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                            | QAbstractItemView::SelectedClicked);
    m_view->setTabKeyNavigation(true);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->setIconSize(QSize(28, 28));
    const int width = m_view->fontMetrics().averageCharWidth();
    for (int column = 0; column < records->problemsColumn(); ++column)
        m_view->header()->resizeSection(
            column, records->columns()[static_cast<std::size_t>(column)].width * width + 12);
    m_empty = new EmptyState(m_view, QStringLiteral("inspector"), emptyText);

    m_add = makeAction(QStringLiteral("add"), addText, tr("Add a line (Ins)"), QKeySequence(Qt::Key_Insert),
                       QStringLiteral("add"));
    m_duplicate = makeAction(QStringLiteral("duplicate"), tr("Duplicate"),
                             tr("Add copies of the selected lines (Ctrl+D)"),
                             QKeySequence(Qt::CTRL | Qt::Key_D), QStringLiteral("copy"));
    m_remove = makeAction(QStringLiteral("remove"), tr("Remove"), tr("Remove the selected lines (Del)"),
                          QKeySequence(Qt::Key_Delete), QStringLiteral("delete"));
    connect(m_add, &QAction::triggered, this, &RecordList::add);
    connect(m_duplicate, &QAction::triggered, this, &RecordList::duplicateSelected);
    connect(m_remove, &QAction::triggered, this, &RecordList::removeSelected);

    m_line->setContentsMargins(6, 2, 6, 2);
    for (QAction* action : {m_add, m_duplicate, m_remove}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setToolButtonStyle(action == m_add ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        m_line->addWidget(button);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_line);
    layout->addWidget(m_view);

    new SelectionSync(m_view, records->document().selection(), [this](const model::Subject& subject) {
        const int row = m_records->rowOf(subject);
        return row < 0 ? QModelIndex() : m_records->index(row, 0);
    });
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (!index.flags().testFlag(Qt::ItemIsEditable))
            m_records->document().selection()->reveal(index.data(SubjectRole).value<model::Subject>(),
                                                      m_view);
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &RecordList::updateActions);
    connect(records, &QAbstractItemModel::modelReset, this, &RecordList::updateActions);
    updateActions();
}

QAction* RecordList::makeAction(const QString& name, const QString& text, const QString& tip,
                                const QKeySequence& key, const QString& iconName)
{
    auto* action = new QAction(icon(iconName), text, this);
    action->setObjectName(name + objectName());
    action->setToolTip(tip);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_view->addAction(action);
    return action;
}

void RecordList::addButton(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_line->addWidget(button);
}

std::vector<model::Subject> RecordList::selected() const
{
    std::vector<model::Subject> subjects;
    for (const QModelIndex& row : m_view->selectionModel()->selectedRows())
        subjects.push_back(m_records->subjectAt(row.row()));
    return subjects;
}

model::Subject RecordList::current() const
{
    const int row = m_view->currentIndex().row();
    return row >= 0 && row < m_records->rowCount() ? m_records->subjectAt(row) : model::Subject();
}

void RecordList::updateActions()
{
    const bool any = m_view->selectionModel()->hasSelection();
    m_remove->setEnabled(any);
    m_duplicate->setEnabled(any);
}

void RecordList::add()
{
    Document& document = m_records->document();
    const auto edit = m_make ? m_make() : newRecord(document, m_records->kind());
    if (!edit)
        return;
    document.perform(
        {.label = "record.add", .arguments = {utf8(kindName(m_records->kind()))}, .edits = {*edit}});
    reveal(subjectOf(*edit), true);
}

void RecordList::duplicateSelected()
{
    Document& document = m_records->document();
    model::Transaction change{.label = "record.add", .arguments = {utf8(kindName(m_records->kind()))}};
    for (const model::Subject& subject : selected())
        if (auto edit = copyOf(document.package(), subject, change.edits))
            change.edits.push_back(std::move(*edit));
    if (change.empty())
        return;
    const model::Subject last = subjectOf(change.edits.back());
    document.perform(std::move(change));
    reveal(last, false);
}

void RecordList::removeSelected()
{
    model::Transaction change{.label = "remove"};
    for (const model::Subject& subject : selected()) {
        change.arguments = {utf8(subjectName(subject, m_records->document().package()))};
        change.edits.push_back(eraseOf(subject));
    }
    if (!change.empty())
        m_records->document().perform(std::move(change));
}

void RecordList::reveal(const model::Subject& subject, bool edit)
{
    const int row = m_records->rowOf(subject);
    if (row < 0)
        return;
    m_view->setFocus();
    const QModelIndex first = m_records->index(row, 0);
    m_view->setCurrentIndex(first);
    m_view->scrollTo(first);
    for (int column = 0; edit && column < m_records->columnCount(); ++column)
        if (const QModelIndex cell = m_records->index(row, column);
            cell.flags().testFlag(Qt::ItemIsEditable)) {
            m_view->setCurrentIndex(cell);
            m_view->edit(cell);
            return;
        }
}

} // namespace editor
