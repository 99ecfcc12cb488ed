#include "editor/panels/problemsfilter.h"

#include "editor/panels/problemsmodel.h"
#include "editor/panels/roles.h"
#include "editor/text/text.h"

namespace editor {

ProblemsFilter::ProblemsFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(SortRole);
}

void ProblemsFilter::setWanted(const Wanted& wanted)
{
    if (wanted == m_wanted)
        return;
    beginFilterChange();
    m_wanted = wanted;
    endFilterChange(Direction::Rows);
}

bool ProblemsFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto cell = [&](int column) { return sourceModel()->index(row, column, parent); };
    const QModelIndex first = cell(0);
    if (!m_wanted.severities[first.data(ProblemsModel::SeverityRole).toInt()])
        return false;
    const QString scenario = first.data(ProblemsModel::ScenarioRole).toString();
    if (!m_wanted.scenario.isEmpty() && !scenario.isEmpty() && scenario != m_wanted.scenario)
        return false;
    if (m_wanted.text.isEmpty())
        return true;
    for (int column = 0; column < ProblemsModel::ColumnCount; ++column)
        if (cell(column).data().toString().contains(m_wanted.text, Qt::CaseInsensitive))
            return true;
    return false;
}

bool ProblemsFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(SortRole);
    const QVariant b = right.data(SortRole);
    if (a == b)
        return left.row() < right.row();
    if (a.typeId() == QMetaType::Int)
        return a.toInt() < b.toInt();
    return model::naturalLess(utf8(a.toString()), utf8(b.toString()));
}

} // namespace editor
