#include "editor/panels/countersmodel.h"

#include "editor/canvas/countermime.h"
#include "editor/document/document.h"
#include "editor/paint/counterlook.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/counterpicture.h"
#include "editor/panels/roles.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "model/counterface.h"

#include <QMimeData>
#include <QSize>

#include <algorithm>

namespace editor {

namespace {

constexpr int kPicture = 28;

} // namespace

struct CountersModel::Group {
    model::Atom id;
    std::vector<model::Atom> counters; ///< in natural order
};

CountersModel::CountersModel(Document& document, QObject* parent) : QAbstractItemModel(parent), m_document(document)
{
    connect(&document, &Document::changed, this, &CountersModel::follow);
    connect(&document, &Document::replaced, this, &CountersModel::reset);
    connect(&document, &Document::scenarioChanged, this, &CountersModel::followPlacement);
    reset();
}

CountersModel::~CountersModel() = default;

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
    std::ranges::sort(m_groups, [](const auto& a, const auto& b) { return model::naturalLess(a->id, b->id); });
    endResetModel();
}

model::Atom CountersModel::groupOf(model::Atom counter) const
{
    const auto* record = m_document.package().find<model::Counter>(counter);
    if (!record || m_grouping == Grouping::None)
        return {};
    return m_grouping == Grouping::Sheet ? record->sheet : model::CounterFace(m_document.package(), counter).nation();
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
    auto place = std::ranges::lower_bound(m_groups, group, model::NaturalLess(), [](const auto& g) { return g->id; });
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
    return m_grouping == Grouping::None ? createIndex(row, column, m_groups.front().get()) : createIndex(row, column);
}

QModelIndex CountersModel::parent(const QModelIndex& child) const
{
    const auto* group = static_cast<const Group*>(child.constInternalPointer());
    return group ? groupIndex(group) : QModelIndex();
}

int CountersModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_grouping == Grouping::None ? m_groups.front()->counters.size() : m_groups.size());
    if (parent.internalPointer() || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())]->counters.size());
}

int CountersModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

const model::Counter* CountersModel::counterAt(const QModelIndex& index) const
{
    const auto* group = static_cast<const Group*>(index.constInternalPointer());
    if (!group)
        return nullptr;
    return m_document.package().find<model::Counter>(group->counters[static_cast<std::size_t>(index.row())]);
}

QString CountersModel::where(model::Atom counter) const
{
    const auto found = m_placed.find(counter);
    if (found == m_placed.end())
        return QStringLiteral("—");
    const model::Package& package = m_document.package();
    const model::Atom scenario = m_document.scenario();
    QStringList places;
    for (const model::Atom id : found->second) {
        const auto* unit = package.find<model::Unit>({.scope = scenario, .id = id});
        if (!unit)
            continue;
        if (unit->hex)
            places << qs(unit->hex);
        else if (const auto* box = package.find<model::Box>(unit->box))
            places << qs(box->name.empty() ? box->id.text() : std::string_view(box->name));
        else if (const auto* area = package.find<model::Area>({.scope = scenario, .id = unit->area}))
            places << qs(area->name.empty() ? area->id.text() : std::string_view(area->name));
        else
            places << tr("on its card");
    }
    return places.join(QStringLiteral(", "));
}

QString CountersModel::cell(const model::Counter& counter, int column) const
{
    const model::Package& package = m_document.package();
    switch (column) {
    case NameColumn:
        return counterName(counter);
    case KindColumn:
        return termName(m_document.ruleset(), rules::Category::CounterKind, model::CounterFace(package, counter.id).kind());
    case NationColumn: {
        const model::Atom id = model::CounterFace(package, counter.id).nation();
        const auto* nation = package.find<model::Nation>(id);
        return nation && !nation->name.empty() ? qs(nation->name) : qs(id);
    }
    case FactorsColumn:
        return CounterLook::of(package, m_document.ruleset(), counter.id).factors;
    case WhereColumn:
        return where(counter.id);
    default:
        return {};
    }
}

QVariant CountersModel::groupData(const Group& group, int column, int role) const
{
    if (column != NameColumn)
        return {};
    if (role == SortRole)
        return qs(group.id);
    if (role != Qt::DisplayRole)
        return {};
    const auto subject = m_grouping == Grouping::Sheet ? model::Subject::of<model::Sheet>({.scope = {}, .id = group.id})
                                                       : model::Subject::of<model::Nation>({.scope = {}, .id = group.id});
    const QString name = group.id ? subjectName(subject, m_document.package()) : tr("Others");
    return QStringLiteral("%1 (%2)").arg(name).arg(group.counters.size());
}

QVariant CountersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    // All rows are as high as a picture, those of groups too: the view asks only the first.
    if (role == Qt::SizeHintRole)
        return QSize(0, kPicture + 4);
    const model::Counter* counter = counterAt(index);
    if (!counter)
        return index.internalPointer() ? QVariant() : groupData(*m_groups[static_cast<std::size_t>(index.row())], index.column(), role);
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return cell(*counter, index.column());
    case Qt::EditRole:
        return index.column() == NameColumn ? qs(counter->name) : cell(*counter, index.column());
    case Qt::DecorationRole:
        return index.column() == NameColumn ? QVariant(counterPicture(m_document, counter->id, {}, kPicture)) : QVariant();
    case Qt::ToolTipRole:
        return tr("%1 — %2, %3. Drag it onto the map to place it.")
            .arg(counterName(*counter), cell(*counter, KindColumn), cell(*counter, NationColumn));
    case SubjectRole:
        return QVariant::fromValue(model::Subject::of<model::Counter>({.scope = {}, .id = counter->id}));
    case PlacedRole:
        return m_placed.contains(counter->id);
    case WordsRole: {
        QStringList words{qs(counter->id)};
        for (int column = 0; column < ColumnCount; ++column)
            words << cell(*counter, column);
        return words.join(u'\n');
    }
    default:
        return {};
    }
}

bool CountersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const model::Counter* counter = checkIndex(index, CheckIndexOption::IndexIsValid) ? counterAt(index) : nullptr;
    if (!counter || role != Qt::EditRole || index.column() != NameColumn)
        return false;
    model::Counter changed = *counter;
    changed.name = utf8(value.toString().trimmed());
    if (changed == *counter)
        return false;
    m_document.perform({.label = "property", .arguments = {"name", changed.name}, .edits = {model::put(changed)}});
    return true;
}

QVariant CountersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Counter");
    case KindColumn:
        return tr("Kind");
    case NationColumn:
        return tr("Nation");
    case FactorsColumn:
        return tr("Factors");
    case WhereColumn:
        return tr("Where");
    default:
        return {};
    }
}

Qt::ItemFlags CountersModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!counterAt(index))
        return flags & ~Qt::ItemIsSelectable;
    flags |= Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    return index.column() == NameColumn ? flags | Qt::ItemIsEditable : flags;
}

QStringList CountersModel::mimeTypes() const
{
    return {QString::fromLatin1(kCounterMime)};
}

QMimeData* CountersModel::mimeData(const QModelIndexList& indexes) const
{
    QStringList ids;
    for (const QModelIndex& index : indexes)
        if (const model::Counter* counter = counterAt(index); counter && index.column() == NameColumn)
            ids << qs(counter->id);
    if (ids.isEmpty())
        return nullptr;
    auto* data = new QMimeData;
    data->setData(QString::fromLatin1(kCounterMime), ids.join(u'\n').toUtf8());
    return data;
}

Qt::DropActions CountersModel::supportedDragActions() const
{
    return Qt::CopyAction;
}

} // namespace editor
