#include "editor/panels/chartsmodel.h"

#include "editor/document/document.h"
#include "editor/panels/attributenames.h"
#include "editor/panels/counterfacts.h"
#include "editor/text/text.h"

#include <QCoreApplication>
#include <QFont>

#include <algorithm>

namespace editor {
namespace {

using model::Atom;
using rules::Category;

constexpr quintptr kGroupRow = 0; ///< internal id of a group; a value has the number of its group plus one

/// In the order of Category.
constexpr std::array<const char*, rules::kCategories.size()> kGroupNames{
    QT_TRANSLATE_NOOP("Charts", "Sides"),         QT_TRANSLATE_NOOP("Charts", "Nations"),
    QT_TRANSLATE_NOOP("Charts", "Terrain"),       QT_TRANSLATE_NOOP("Charts", "Hexsides"),
    QT_TRANSLATE_NOOP("Charts", "Lines"),         QT_TRANSLATE_NOOP("Charts", "Places"),
    QT_TRANSLATE_NOOP("Charts", "Zones"),         QT_TRANSLATE_NOOP("Charts", "Areas"),
    QT_TRANSLATE_NOOP("Charts", "Kinds of unit"), QT_TRANSLATE_NOOP("Charts", "Symbols"),
    QT_TRANSLATE_NOOP("Charts", "Sizes"),         QT_TRANSLATE_NOOP("Charts", "Counter fields"),
    QT_TRANSLATE_NOOP("Charts", "Markers"),       QT_TRANSLATE_NOOP("Charts", "Marks on units"),
    QT_TRANSLATE_NOOP("Charts", "Boxes"),         QT_TRANSLATE_NOOP("Charts", "State of play"),
    QT_TRANSLATE_NOOP("Charts", "Weather"),       QT_TRANSLATE_NOOP("Charts", "Climate"),
    QT_TRANSLATE_NOOP("Charts", "Seasons")};

QString sourceName(Atom source)
{
    const std::string_view id = source.text();
    if (id == "text")
        return QCoreApplication::translate("Charts", "Rulebook");
    if (id == "inferred")
        return QCoreApplication::translate("Charts", "Inferred");
    if (id == "default")
        return QCoreApplication::translate("Charts", "Default");
    if (id == "designer")
        return QCoreApplication::translate("Charts", "Your own");
    return qs(source);
}

QString sourceTip(Atom source)
{
    const std::string_view id = source.text();
    if (id == "text")
        return QCoreApplication::translate("Charts", "The text of the rulebook says so.");
    if (id == "inferred")
        return QCoreApplication::translate("Charts", "It follows from several things that the rulebook says.");
    if (id == "default")
        return QCoreApplication::translate("Charts", "The rulebook's text does not say: this is a proposal.");
    if (id == "designer")
        return QCoreApplication::translate("Charts", "You have set this value for this game.");
    return {};
}

} // namespace

ChartsModel::ChartsModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    connect(&document, &Document::replaced, this, &ChartsModel::rebuild);
    connect(&document, &Document::changed, this, [this](const model::ChangeSet& change) {
        if (!change.touches<model::ChartValue>())
            return;
        for (int row = 0; row < rowCount(); ++row) {
            const QModelIndex group = index(row, 0);
            emit dataChanged(index(0, 0, group), index(rowCount(group) - 1, ColumnCount - 1, group));
        }
    });
    rebuild();
}

void ChartsModel::rebuild()
{
    beginResetModel();
    m_groups.clear();
    for (std::size_t i = 0; i < rules::kCategories.size(); ++i) {
        Group group{.category = static_cast<Category>(i), .values = {}};
        // These say what a file may hold, not what a chart says.
        if (group.category == Category::Field || group.category == Category::Flag)
            continue;
        for (const rules::Term& term : m_document.ruleset().terms(group.category))
            for (const model::Fields::Field& field : term.fields) {
                if (field.name.text().ends_with("-source"))
                    continue;
                std::string id(rules::kCategories[i]);
                id.append(".").append(term.id.text()).append(".").append(field.name.text());
                group.values.push_back({.id = Atom(id), .term = term.id, .field = field.name});
            }
        if (!group.values.empty())
            m_groups.push_back(std::move(group));
    }
    endResetModel();
}

const ChartsModel::Group& ChartsModel::groupOf(const QModelIndex& index) const
{
    const quintptr parent = index.internalId();
    return m_groups[static_cast<std::size_t>(parent == kGroupRow ? static_cast<quintptr>(index.row()) : parent - 1)];
}

const ChartsModel::Value* ChartsModel::valueAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kGroupRow)
        return nullptr;
    return &groupOf(index).values[static_cast<std::size_t>(index.row())];
}

QModelIndex ChartsModel::find(const QString& id) const
{
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const auto& values = m_groups[i].values;
        const auto found = std::ranges::find(values, atomOf(id), &Value::id);
        if (found != values.end())
            return createIndex(static_cast<int>(found - values.begin()), NameColumn, static_cast<quintptr>(i + 1));
    }
    return {};
}

bool ChartsModel::isOwn(const QModelIndex& index) const
{
    const Value* value = valueAt(index);
    return value && m_document.package().find<model::ChartValue>(value->id);
}

void ChartsModel::reset(const QModelIndexList& rows)
{
    model::Transaction transaction{.label = "chart.reset", .arguments = {}, .edits = {}};
    QString name;
    for (const QModelIndex& row : rows)
        if (isOwn(row) && row.column() == NameColumn) {
            transaction.edits.push_back(model::erase<model::ChartValue>({.scope = {}, .id = valueAt(row)->id}));
            name = row.data().toString();
        }
    if (transaction.edits.size() == 1)
        transaction.arguments = {utf8(name)};
    if (!transaction.empty())
        m_document.perform(std::move(transaction));
}

QModelIndex ChartsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kGroupRow);
}

QModelIndex ChartsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kGroupRow)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, kGroupRow);
}

int ChartsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != kGroupRow || parent.column() != 0)
        return 0;
    return static_cast<int>(groupOf(parent).values.size());
}

int ChartsModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant ChartsModel::groupData(const Group& group, int column, int role) const
{
    if (column != NameColumn)
        return {};
    if (role == Qt::DisplayRole)
        return QCoreApplication::translate("Charts", kGroupNames[static_cast<std::size_t>(group.category)]);
    if (role == Qt::FontRole) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

QString ChartsModel::text(const Group& group, const Value& value, int column) const
{
    const rules::Term* term = m_document.ruleset().find(group.category, value.term);
    const auto* own = m_document.package().find<model::ChartValue>(value.id);
    switch (column) {
    case NameColumn:
        return QStringLiteral("%1: %2").arg(termName(m_document.ruleset(), group.category, value.term),
                                            attributeName(std::string(value.field.text())));
    case ValueColumn:
        return own ? qs(own->is) : qs(term->fields.text(value.field));
    case SourceColumn:
        return sourceName(own ? own->source : term->sourceOf(value.field));
    case CitationColumn:
        return own ? qs(own->note) : qs(term->citation);
    default:
        return {};
    }
}

QVariant ChartsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Group& group = groupOf(index);
    const Value* value = valueAt(index);
    if (!value)
        return groupData(group, index.column(), role);
    const rules::Term* term = m_document.ruleset().find(group.category, value->term);
    const auto* own = m_document.package().find<model::ChartValue>(value->id);
    switch (role) {
    case Qt::DisplayRole:
        return text(group, *value, index.column());
    case Qt::EditRole:
        return text(group, *value, index.column());
    case Qt::ToolTipRole:
        if (index.column() == SourceColumn)
            return sourceTip(own ? own->source : term->sourceOf(value->field));
        if (own)
            return tr("The ruleset has %1 (%2).")
                .arg(qs(term->fields.text(value->field)), sourceName(term->sourceOf(value->field)));
        return index.column() == ValueColumn ? tr("Double-click or F2 to set a value of your own") : QString();
    case Qt::FontRole: {
        QFont font;
        font.setBold(own != nullptr);
        return font;
    }
    default:
        return {};
    }
}

bool ChartsModel::setData(const QModelIndex& index, const QVariant& data, int role)
{
    const Value* value = valueAt(index);
    if (!value || role != Qt::EditRole || index.column() != ValueColumn)
        return false;
    const QString text = data.toString().trimmed();
    const rules::Term* term = m_document.ruleset().find(groupOf(index).category, value->term);
    if (text.isEmpty() || utf8(text) == term->fields.text(value->field)) {
        reset({index.siblingAtColumn(NameColumn)});
        return true;
    }
    model::ChartValue own;
    if (const auto* before = m_document.package().find<model::ChartValue>(value->id))
        own = *before;
    if (own.is == utf8(text))
        return true;
    own.id = value->id;
    own.is = utf8(text);
    own.source = Atom("designer");
    m_document.perform({.label = "property",
                        .arguments = {utf8(this->text(groupOf(index), *value, NameColumn)), own.is},
                        .edits = {model::put(own)}});
    return true;
}

QVariant ChartsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Value of");
    case ValueColumn:
        return tr("Is");
    case SourceColumn:
        return tr("Comes from");
    case CitationColumn:
        return tr("Section");
    default:
        return {};
    }
}

Qt::ItemFlags ChartsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    return valueAt(index) && index.column() == ValueColumn ? flags | Qt::ItemIsEditable : flags;
}

} // namespace editor
