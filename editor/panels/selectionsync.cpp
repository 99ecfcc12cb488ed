#include "editor/panels/selectionsync.h"

#include "editor/document/selection.h"
#include "editor/panels/roles.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <QScopedValueRollback>

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
    std::vector<model::Subject> subjects;
    for (const QModelIndex& row : m_view->selectionModel()->selectedRows())
        if (const auto subject = row.data(SubjectRole).value<model::Subject>();
            subject.kind != model::Subject::Kind::None)
            subjects.push_back(subject);
    m_selection->set(std::move(subjects), m_view);
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
