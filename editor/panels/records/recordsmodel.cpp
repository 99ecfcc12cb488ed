#include "editor/panels/records/recordsmodel.h"

#include "editor/canvas/countermime.h"
#include "editor/document/document.h"
#include "editor/panels/attributenames.h"
#include "editor/panels/choices.h"
#include "editor/panels/counterpicture.h"
#include "editor/panels/icons.h"
#include "editor/panels/roles.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

#include <QMimeData>

#include <algorithm>

namespace editor {

namespace {

constexpr int kPicture = 28;

} // namespace

RecordsModel::RecordsModel(Document& document, model::RecordKind kind, std::vector<RecordColumn> columns,
                           QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_kind(kind)
    , m_columns(std::move(columns))
{
    for (const RecordColumn& column : m_columns)
        if (!column.attribute.empty())
            m_names.emplace_back(column.attribute);
    connect(&document, &Document::changed, this, &RecordsModel::follow);
    connect(&document, &Document::findingsChanged, this, &RecordsModel::followFindings);
    connect(&document, &Document::replaced, this, &RecordsModel::refresh);
    connect(&document, &Document::scenarioChanged, this, &RecordsModel::refresh);
    connect(&document, &Document::whatIfChanged, this, &RecordsModel::refreshValues);
    refresh();
}

void RecordsModel::setFilter(Filter filter)
{
    m_filter = std::move(filter);
    refresh();
}

bool RecordsModel::wanted(model::Key key) const
{
    bool there = false;
    model::withKind(m_kind, [&]<class T>() {
        there = m_document.package().find<T>(key)
            && (T::scope != model::Scope::Scenario || key.scope == m_document.scenario());
    });
    return there && (!m_filter || m_filter(key));
}

std::vector<model::Key> RecordsModel::listed() const
{
    std::vector<model::Key> keys;
    model::withKind(m_kind, [&]<class T>() {
        const auto& all = m_document.package().all<T>();
        const auto list = [&](const auto& range) {
            for (const auto& [key, record] : range)
                if (!m_filter || m_filter(key))
                    keys.push_back(key);
        };
        if constexpr (T::scope == model::Scope::Scenario)
            list(all.in(m_document.scenario()));
        else
            list(all);
    });
    return keys;
}

void RecordsModel::refresh()
{
    m_readKey = {};
    m_read.clear();
    m_findings = readFindings();
    list(listed());
    refreshValues();
}

/// Rows that stay keep their selection, and a cell of theirs that is being edited.
void RecordsModel::list(const std::vector<model::Key>& keys)
{
    const auto stays = [&](int row) {
        return std::ranges::binary_search(keys, m_keys[static_cast<std::size_t>(row)], model::KeyLess());
    };
    for (int last = rowCount() - 1; last >= 0; --last) {
        if (stays(last))
            continue;
        int first = last;
        while (first > 0 && !stays(first - 1))
            --first;
        beginRemoveRows({}, first, last);
        m_keys.erase(m_keys.begin() + first, m_keys.begin() + last + 1);
        endRemoveRows();
        last = first;
    }
    for (std::size_t first = 0; first < keys.size(); ++first) {
        if (first < m_keys.size() && m_keys[first] == keys[first])
            continue;
        std::size_t end = first;
        while (end < keys.size() && (first >= m_keys.size() || keys[end] != m_keys[first]))
            ++end;
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(end) - 1);
        m_keys.insert(m_keys.begin() + static_cast<std::ptrdiff_t>(first),
                      keys.begin() + static_cast<std::ptrdiff_t>(first),
                      keys.begin() + static_cast<std::ptrdiff_t>(end));
        endInsertRows();
        first = end - 1;
    }
}

/// A finding concerns what it is about, and a row also what it is among.
RecordsModel::Findings RecordsModel::readFindings() const
{
    Findings findings;
    const auto add = [&](const model::Subject& subject, const model::Finding& finding) {
        if (subject.kind == model::Subject::Kind::Record && subject.record == m_kind)
            findings[subject.key].push_back(finding);
    };
    for (const model::Finding& finding : m_document.engine().findings()) {
        add(finding.subject, finding);
        for (const model::Subject& related : finding.related)
            add(related, finding);
    }
    return findings;
}

void RecordsModel::followFindings()
{
    Findings findings = readFindings();
    if (findings == m_findings)
        return;
    m_findings = std::move(findings);
    if (!m_keys.empty())
        emit dataChanged(index(0, problemsColumn()), index(rowCount() - 1, problemsColumn()));
}

void RecordsModel::follow(const model::ChangeSet& change)
{
    m_readKey = {};
    bool others = false;
    for (const model::ChangeSet::Touched& touched : change.records) {
        if (touched.kind == m_kind)
            place(touched.key);
        else
            others = true;
    }
    // What is worked out, and the names of what is referred to, may be others now.
    if (others)
        refreshValues();
}

void RecordsModel::refreshValues()
{
    if (!m_keys.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void RecordsModel::place(model::Key key)
{
    const auto at = std::ranges::lower_bound(m_keys, key, model::KeyLess());
    const bool there = at != m_keys.end() && *at == key;
    const auto row = static_cast<int>(at - m_keys.begin());
    const bool stays = wanted(key);
    if (there && stays) {
        emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    } else if (there) {
        beginRemoveRows({}, row, row);
        m_keys.erase(at);
        endRemoveRows();
    } else if (stays) {
        beginInsertRows({}, row, row);
        m_keys.insert(at, key);
        endInsertRows();
    }
}

int RecordsModel::columnOf(std::string_view attribute) const
{
    const auto at = std::ranges::find(m_columns, attribute, &RecordColumn::attribute);
    return at == m_columns.end() ? -1 : static_cast<int>(at - m_columns.begin());
}

model::Subject RecordsModel::subjectAt(int row) const
{
    return model::Subject::ofRecord(m_kind, m_keys.at(static_cast<std::size_t>(row)));
}

int RecordsModel::rowOf(const model::Subject& subject) const
{
    if (subject.kind != model::Subject::Kind::Record || subject.record != m_kind)
        return -1;
    const auto at = std::ranges::lower_bound(m_keys, subject.key, model::KeyLess());
    return at != m_keys.end() && *at == subject.key ? static_cast<int>(at - m_keys.begin()) : -1;
}

const std::vector<Property>& RecordsModel::properties(int row) const
{
    const model::Key key = m_keys[static_cast<std::size_t>(row)];
    if (m_readKey != key || m_read.empty()) {
        m_readKey = key;
        m_read = propertiesOf(m_document.package(), {.subject = subjectAt(row)}, m_names);
    }
    return m_read;
}

const Property* RecordsModel::propertyAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.column() >= problemsColumn())
        return nullptr;
    const std::string& name = m_columns[static_cast<std::size_t>(index.column())].attribute;
    const auto& list = properties(index.row());
    const auto found = std::ranges::find(list, name, &Property::name);
    return name.empty() || found == list.end() ? nullptr : &*found;
}

int RecordsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_keys.size());
}

int RecordsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : problemsColumn() + 1;
}

QVariant RecordsModel::problem(int row, int role) const
{
    const auto found = m_findings.find(m_keys[static_cast<std::size_t>(row)]);
    if (found == m_findings.end())
        return {};
    const model::Finding& worst = found->second.front();
    if (role == Qt::DisplayRole)
        return findingText(worst);
    if (role == Qt::DecorationRole)
        return icon(worst.severity == model::Severity::Error         ? QStringLiteral("error")
                        : worst.severity == model::Severity::Warning ? QStringLiteral("warning")
                                                                     : QStringLiteral("info"));
    if (role != Qt::ToolTipRole)
        return {};
    QStringList lines;
    for (const model::Finding& finding : found->second)
        lines << findingText(finding);
    return lines.join(u'\n');
}

QVariant RecordsModel::value(const QModelIndex& index, int role) const
{
    const RecordColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    if (column.attribute.empty())
        return role == Qt::DisplayRole ? QVariant(column.text(m_keys[static_cast<std::size_t>(index.row())]))
                                       : QVariant();
    const Property* property = propertyAt(index);
    if (!property)
        return {};
    const bool yesNo = property->kind == Property::Kind::YesNo;
    switch (role) {
    case Qt::DisplayRole:
        if (property->kind == Property::Kind::Number && property->value == "0")
            return {};
        return valueText(m_document, {.subject = subjectAt(index.row())}, *property).simplified();
    case Qt::EditRole:
        return qs(property->value);
    case Qt::CheckStateRole:
        return yesNo ? QVariant(property->value == "yes" ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::ToolTipRole:
        return yesNo ? QVariant()
                     : QVariant(valueText(m_document, {.subject = subjectAt(index.row())}, *property));
    default:
        return {};
    }
}

QVariant RecordsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == SubjectRole)
        return QVariant::fromValue(subjectAt(index.row()));
    if (index.column() == problemsColumn())
        return problem(index.row(), role);
    if (m_kind == model::kindOf<model::Unit> && index.column() == 0) {
        if (role == Qt::SizeHintRole)
            return QSize(0, kPicture + 4);
        if (role == Qt::DecorationRole)
            if (const auto* unit = m_document.package().find<model::Unit>(subjectAt(index.row()).key))
                return counterPicture(m_document, unit->counter, unit->face, kPicture);
    }
    return value(index, role);
}

bool RecordsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const Property* property =
        checkIndex(index, CheckIndexOption::IndexIsValid) ? propertyAt(index) : nullptr;
    if (!property || property->fixed || property->kind == Property::Kind::Id)
        return false;
    std::string text = utf8(value.toString());
    if (role == Qt::CheckStateRole)
        text = value.value<Qt::CheckState>() == Qt::Checked ? "yes" : "no";
    else if (role != Qt::EditRole)
        return false;
    auto edit = propertyEdit(m_document.package(), {.subject = subjectAt(index.row())}, property->name, text);
    if (!edit)
        return false;
    m_document.perform(
        {.label = "property", .arguments = {property->name, text}, .edits = {std::move(*edit)}});
    return true;
}

QVariant RecordsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == problemsColumn())
        return tr("Problems");
    const RecordColumn& column = m_columns[static_cast<std::size_t>(section)];
    return column.heading.isEmpty() ? attributeName(column.attribute) : column.heading;
}

Qt::ItemFlags RecordsModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
    if (m_drop)
        flags |= Qt::ItemIsDropEnabled;
    if (!index.isValid())
        return flags;
    if (m_kind == model::kindOf<model::Unit> || m_kind == model::kindOf<model::Entry>)
        flags |= Qt::ItemIsDragEnabled;
    const Property* property = propertyAt(index);
    // Ids are renamed in the Inspector, where everything that names them follows.
    if (property && !property->fixed && property->kind != Property::Kind::Id)
        flags |= property->kind == Property::Kind::YesNo ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable;
    return flags;
}

QStringList RecordsModel::mimeTypes() const
{
    return {QString::fromLatin1(kCounterMime), QString::fromLatin1(kUnitMime)};
}

QMimeData* RecordsModel::mimeData(const QModelIndexList& indexes) const
{
    std::vector<model::Key> keys;
    for (const QModelIndex& index : indexes)
        if (const model::Key key = subjectAt(index.row()).key; !std::ranges::contains(keys, key))
            keys.push_back(key);
    if (m_kind == model::kindOf<model::Unit>)
        return mimeOfUnits(m_document.package(), keys).release();
    QStringList counters;
    for (const model::Key& key : keys)
        if (const auto* entry = m_document.package().find<model::Entry>(key))
            for (const model::Atom counter : entry->counters.list())
                counters << qs(counter);
    if (counters.isEmpty())
        return nullptr;
    auto* data = new QMimeData;
    data->setData(QString::fromLatin1(kCounterMime), counters.join(u'\n').toUtf8());
    return data;
}

bool RecordsModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex&) const
{
    return m_drop && !countersIn(data).empty();
}

bool RecordsModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                const QModelIndex& parent)
{
    return canDropMimeData(data, action, row, column, parent) && m_drop(data);
}

Qt::DropActions RecordsModel::supportedDragActions() const
{
    return Qt::CopyAction | Qt::MoveAction;
}

} // namespace editor
