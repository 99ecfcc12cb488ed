#include "editor/panels/countersfilter.h"

#include "editor/panels/countersmodel.h"
#include "editor/panels/roles.h"
#include "editor/text/text.h"
#include "model/finding.h"

#include <algorithm>

namespace editor {

CountersFilter::CountersFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void CountersFilter::setText(const QString& text)
{
    beginFilterChange();
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    endFilterChange(Direction::Rows);
}

void CountersFilter::setUnplacedOnly(bool only)
{
    beginFilterChange();
    m_unplacedOnly = only;
    endFilterChange(Direction::Rows);
}

bool CountersFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (!index.data(SubjectRole).isValid())
        return false; // a group shows when one of its counters does
    const bool unplaced = !index.data(CountersModel::PlacedRole).toBool();
    if (m_unplacedOnly && !unplaced)
        return false;
    const QString words = index.data(CountersModel::WordsRole).toString();
    return std::ranges::all_of(m_words, [&](const QString& word) {
        return words.contains(word, Qt::CaseInsensitive)
            || (unplaced && word.compare(CountersModel::tr("unplaced"), Qt::CaseInsensitive) == 0);
    });
}

bool CountersFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QString a = left.data(SortRole).toString();
    const QString b = right.data(SortRole).toString();
    return a == b ? left.row() < right.row() : model::naturalLess(utf8(a), utf8(b));
}

} // namespace editor
