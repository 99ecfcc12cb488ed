#include "editor/canvas/countermime.h"
#include "editor/document/document.h"
#include "editor/paint/counterlook.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/counterpicture.h"
#include "editor/panels/countersmodel.h"
#include "editor/panels/roles.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"
#include "model/counterface.h"

#include <QMimeData>
#include <QSize>

namespace editor {

namespace {

constexpr int kPicture = 28;

} // namespace

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
        return termName(m_document.ruleset(), rules::Category::CounterKind,
                        model::CounterFace(package, counter.id).kind());
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
    const auto subject = m_grouping == Grouping::Sheet
        ? model::Subject::of<model::Sheet>({.scope = {}, .id = group.id})
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
        return index.internalPointer()
            ? QVariant()
            : groupData(*m_groups[static_cast<std::size_t>(index.row())], index.column(), role);
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return cell(*counter, index.column());
    case Qt::EditRole:
        return index.column() == NameColumn ? qs(counter->name) : cell(*counter, index.column());
    case Qt::DecorationRole:
        return index.column() == NameColumn ? QVariant(counterPicture(m_document, counter->id, {}, kPicture))
                                            : QVariant();
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
    const model::Counter* counter =
        checkIndex(index, CheckIndexOption::IndexIsValid) ? counterAt(index) : nullptr;
    if (!counter || role != Qt::EditRole || index.column() != NameColumn)
        return false;
    model::Counter changed = *counter;
    changed.name = utf8(value.toString().trimmed());
    if (changed == *counter)
        return false;
    m_document.perform(
        {.label = "property", .arguments = {"name", changed.name}, .edits = {model::put(changed)}});
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
