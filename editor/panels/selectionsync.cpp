#include "editor/panels/selectionsync.h"

#include "editor/document/selection.h"
#include "editor/panels/roles.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <QScopedValueRollback>

#include <set>

namespace editor {

SelectionSync::SelectionSync(QAbstractItemView* view, Selection* selection, Find find)
    : QObject(view)
    , m_view(view)
    , m_selection(selection)
    , m_find(std::move(find))
{
    connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SelectionSync::fromView);
    connect(selection, &Selection::changed, this, &SelectionSync::toView);
}

void SelectionSync::fromView()
{
    // Rows that go away, in the model or by the filter, change nothing for the other views; the user does.
    if (m_following || !m_view->hasFocus())
        return;
    // Where single cells are selected, their rows are what is selected for everybody else.
    std::set<int> rows;
    const bool cells = m_view->selectionBehavior() == QAbstractItemView::SelectItems;
    std::vector<model::Subject> subjects;
    const auto add = [&](const QModelIndex& row) {
        if (const auto subject = row.data(SubjectRole).value<model::Subject>();
            subject.kind != model::Subject::Kind::None)
            subjects.push_back(subject);
    };
    if (cells) {
        for (const QItemSelectionRange& range : m_view->selectionModel()->selection())
            for (int row = range.top(); row <= range.bottom(); ++row)
                if (rows.insert(row).second)
                    add(m_view->model()->index(row, 0));
    } else {
        for (const QModelIndex& row : m_view->selectionModel()->selectedRows())
            add(row);
    }
    m_selection->set(std::move(subjects), m_view);
}

void SelectionSync::follow()
{
    toView(nullptr);
}

void SelectionSync::toView(QObject* origin)
{
    if (origin == m_view)
        return;
    const QScopedValueRollback guard(m_following, true);
    QItemSelection rows;
    QModelIndex last;
    for (const model::Subject& subject : m_selection->items())
        if (const QModelIndex row = m_find(subject); row.isValid()) {
            rows.select(row, row);
            last = row;
        }
    m_view->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (last.isValid()) {
        m_view->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
        m_view->scrollTo(last);
    }
}

} // namespace editor
