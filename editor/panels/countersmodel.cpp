#include "editor/panels/countersmodel.h"

#include "editor/document/document.h"
#include "model/counterface.h"
#include "model/finding.h"

#include <algorithm>

namespace editor {

CountersModel::CountersModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    connect(&document, &Document::changed, this, &CountersModel::follow);
    connect(&document, &Document::replaced, this, &CountersModel::reset);
    connect(&document, &Document::scenarioChanged, this, &CountersModel::followPlacement);
    reset();
}

void CountersModel::setGrouping(Grouping grouping)
{
    if (grouping == m_grouping)
        return;
    m_grouping = grouping;
    reset();
}

void CountersModel::reset()
{
    beginResetModel();
    m_groups.clear();
    m_groupOf.clear();
    m_placed = placed();
    if (m_grouping == Grouping::None)
        m_groups.push_back(std::make_unique<Group>());
    std::map<model::Atom, Group*, model::NaturalLess> groups;
    for (const auto& [key, counter] : m_document.package().all<model::Counter>()) {
        Group*& group = groups[groupOf(key.id)];
        if (!group && m_grouping == Grouping::None)
            group = m_groups.front().get();
        if (!group) {
            m_groups.push_back(std::make_unique<Group>());
            group = m_groups.back().get();
            group->id = groupOf(key.id);
        }
        group->counters.push_back(key.id);
        m_groupOf[key.id] = group;
    }
    std::ranges::sort(m_groups,
                      [](const auto& a, const auto& b) { return model::naturalLess(a->id, b->id); });
    endResetModel();
}

model::Atom CountersModel::groupOf(model::Atom counter) const
{
    const auto* record = m_document.package().find<model::Counter>(counter);
    if (!record || m_grouping == Grouping::None)
        return {};
    return m_grouping == Grouping::Sheet ? record->sheet
                                         : model::CounterFace(m_document.package(), counter).nation();
}

CountersModel::Placed CountersModel::placed() const
{
    Placed result;
    for (const auto& [key, unit] : m_document.package().all<model::Unit>().in(m_document.scenario()))
        if (unit.counter)
            result[unit.counter].push_back(key.id);
    return result;
}

void CountersModel::follow(const model::ChangeSet& change)
{
    bool units = false;
    bool groups = false;
    for (const model::ChangeSet::Touched& touched : change.records) {
        units |= touched.kind == model::kindOf<model::Unit>;
        groups |= touched.kind == model::kindOf<model::Sheet> || touched.kind == model::kindOf<model::Nation>;
        if (touched.kind == model::kindOf<model::Counter>)
            place(touched.key.id);
        if (touched.kind == model::kindOf<model::CounterType>)
            for (const auto& [key, counter] : m_document.package().all<model::Counter>())
                if (counter.type == touched.key.id)
                    place(key.id);
    }
    if (groups) {
        for (const auto& [key, counter] : m_document.package().all<model::Counter>())
            place(key.id);
        if (m_grouping != Grouping::None && !m_groups.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
    if (units)
        followPlacement();
}

void CountersModel::followPlacement()
{
    const Placed before = std::exchange(m_placed, placed());
    const auto look = [](const Placed& all, model::Atom counter) {
        const auto found = all.find(counter);
        return found == all.end() ? std::vector<model::Atom>() : found->second;
    };
    for (const auto& [counter, units] : before)
        if (look(m_placed, counter).empty())
            touch(counter, WhereColumn, WhereColumn);
    for (const auto& [counter, units] : m_placed)
        touch(counter, WhereColumn, WhereColumn);
}

/// Brings the row of one counter up to date: there, gone, or in another group.
void CountersModel::place(model::Atom counter)
{
    const auto at = m_groupOf.find(counter);
    const bool listed = at != m_groupOf.end();
    const bool wanted = m_document.package().find<model::Counter>(counter) != nullptr;
    const model::Atom group = groupOf(counter);
    if (listed && wanted && at->second->id == group) {
        touch(counter, 0, ColumnCount - 1);
        return;
    }
    if (listed)
        remove(counter);
    if (wanted)
        insert(counter, group);
}

void CountersModel::insert(model::Atom counter, model::Atom group)
{
    auto place =
        std::ranges::lower_bound(m_groups, group, model::NaturalLess(), [](const auto& g) { return g->id; });
    if (place == m_groups.end() || (*place)->id != group) {
        const auto row = static_cast<int>(place - m_groups.begin());
        beginInsertRows({}, row, row);
        place = m_groups.insert(place, std::make_unique<Group>());
        (*place)->id = group;
        endInsertRows();
    }
    Group* into = place->get();
    const auto at = std::ranges::lower_bound(into->counters, counter, model::NaturalLess());
    const auto row = static_cast<int>(at - into->counters.begin());
    beginInsertRows(groupIndex(into), row, row);
    into->counters.insert(at, counter);
    m_groupOf[counter] = into;
    endInsertRows();
}

void CountersModel::remove(model::Atom counter)
{
    Group* from = m_groupOf.at(counter);
    const auto at = std::ranges::lower_bound(from->counters, counter, model::NaturalLess());
    const auto row = static_cast<int>(at - from->counters.begin());
    beginRemoveRows(groupIndex(from), row, row);
    from->counters.erase(at);
    m_groupOf.erase(counter);
    endRemoveRows();
    if (!from->counters.empty() || m_grouping == Grouping::None)
        return;
    const int groupRow = groupIndex(from).row();
    beginRemoveRows({}, groupRow, groupRow);
    m_groups.erase(m_groups.begin() + groupRow);
    endRemoveRows();
}

void CountersModel::touch(model::Atom counter, int firstColumn, int lastColumn)
{
    const QModelIndex row = indexOf(model::Subject::of<model::Counter>({.scope = {}, .id = counter}));
    if (row.isValid())
        emit dataChanged(row.siblingAtColumn(firstColumn), row.siblingAtColumn(lastColumn));
}

model::Atom CountersModel::unitOf(model::Atom counter) const
{
    const auto found = m_placed.find(counter);
    return found == m_placed.end() ? model::Atom() : found->second.front();
}

QModelIndex CountersModel::indexOf(const model::Subject& subject) const
{
    model::Atom counter;
    if (subject.is<model::Counter>())
        counter = subject.key.id;
    else if (subject.is<model::Unit>())
        if (const auto* unit = m_document.package().find<model::Unit>(subject.key))
            counter = unit->counter;
    const auto group = m_groupOf.find(counter);
    if (group == m_groupOf.end())
        return {};
    const auto& counters = group->second->counters;
    const auto at = std::ranges::lower_bound(counters, counter, model::NaturalLess());
    return createIndex(static_cast<int>(at - counters.begin()), 0, group->second);
}

QModelIndex CountersModel::groupIndex(const Group* group) const
{
    if (m_grouping == Grouping::None)
        return {};
    const auto at = std::ranges::find(m_groups, group, [](const auto& g) { return g.get(); });
    return createIndex(static_cast<int>(at - m_groups.begin()), 0);
}

QModelIndex CountersModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (parent.isValid())
        return createIndex(row, column, m_groups[static_cast<std::size_t>(parent.row())].get());
    return m_grouping == Grouping::None ? createIndex(row, column, m_groups.front().get())
                                        : createIndex(row, column);
}

QModelIndex CountersModel::parent(const QModelIndex& child) const
{
    const auto* group = static_cast<const Group*>(child.constInternalPointer());
    return group ? groupIndex(group) : QModelIndex();
}

int CountersModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_grouping == Grouping::None ? m_groups.front()->counters.size()
                                                             : m_groups.size());
    if (parent.internalPointer() || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())]->counters.size());
}

int CountersModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

} // namespace editor
