#include "editor/panels/gazetteermodel.h"

#include "editor/document/document.h"
#include "editor/panels/counterfacts.h"
#include "editor/text/text.h"

#include <algorithm>

namespace editor {

GazetteerModel::GazetteerModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &Document::replaced, this, &GazetteerModel::fill);
    connect(&document, &Document::changed, this, [this](const model::ChangeSet& change) {
        if (!change.touches<model::Place>() && !change.shape)
            return;
        const bool others = m_places.size() != m_document.package().all<model::Place>().size()
            || std::ranges::any_of(m_places, [&](model::Key key) {
                                return !m_document.package().find<model::Place>(key);
                            });
        if (others || change.shape)
            fill();
        else
            emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
    });
    fill();
}

void GazetteerModel::fill()
{
    beginResetModel();
    m_places.clear();
    for (const auto& [key, place] : m_document.package().all<model::Place>())
        m_places.push_back(key);
    endResetModel();
}

int GazetteerModel::rowOf(model::Key place) const
{
    const auto it = std::ranges::find(m_places, place);
    return it == m_places.end() ? -1 : static_cast<int>(it - m_places.begin());
}

int GazetteerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

int GazetteerModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant GazetteerModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)
        || (role != Qt::DisplayRole && role != Qt::EditRole))
        return {};
    const model::Place* place = m_document.package().find<model::Place>(placeAt(index.row()));
    if (!place)
        return {};
    switch (index.column()) {
    case Name:
        return qs(place->name);
    case Kinds:
        return termNames(m_document.ruleset(), rules::Category::Place, place->kinds);
    case Hex:
        return qs(place->hex);
    case Aliases:
        return qs(place->aliases);
    default:
        return {};
    }
}

QVariant GazetteerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Name");
    case Kinds:
        return tr("Kinds");
    case Hex:
        return tr("Hex");
    case Aliases:
        return tr("Also called");
    default:
        return {};
    }
}

Qt::ItemFlags GazetteerModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Name || index.column() == Aliases ? flags | Qt::ItemIsEditable : flags;
}

bool GazetteerModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const model::Key key = placeAt(index.row());
    model::Place changed = *m_document.package().find<model::Place>(key);
    (index.column() == Name ? changed.name : changed.aliases) = utf8(value.toString().trimmed());
    const std::string name = changed.name;
    m_document.perform(
        {.label = "place.change", .arguments = {name}, .edits = {model::put(std::move(changed), key.scope)}});
    return true;
}

} // namespace editor
