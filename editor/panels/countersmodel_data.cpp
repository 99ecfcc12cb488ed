#include "editor/canvas/countermime.h"
#include "editor/document/document.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/counterpicture.h"
#include "editor/panels/countersmodel.h"
#include "editor/panels/roles.h"
#include "editor/text/messages.h"
#include "editor/text/rulesetwords.h"
#include "editor/text/text.h"
#include "model/counterface.h"

#include <QFont>
#include <QMimeData>
#include <QPalette>
#include <QSize>

namespace editor {

namespace {

using model::Atom;
using rules::Category;

constexpr int kPicture = 28;

template <class T>
QString recordName(const model::Package& package, Atom id)
{
    return package.find<T>(id) ? subjectName(model::Subject::of<T>({.scope = {}, .id = id}), package)
                               : qs(id);
}

/// The attribute of a cell that a finding of the counter is about, as its discriminator says it: "face/attribute".
std::string placeOf(const CounterColumn& column)
{
    return std::string(column.face.text()) + '/' + std::string(column.attribute.text());
}

QString iconOf(model::Severity severity)
{
    return severity == model::Severity::Error  ? QStringLiteral("error")
        : severity == model::Severity::Warning ? QStringLiteral("warning")
                                               : QStringLiteral("info");
}

} // namespace

QString CountersModel::where(Atom counter) const
{
    const auto found = m_placed.find(counter);
    if (found == m_placed.end())
        return {};
    const model::Package& package = m_document.package();
    const Atom scenario = m_document.scenario();
    QStringList places;
    for (const Atom id : found->second) {
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

QString CountersModel::arrival(Atom counter) const
{
    const auto found = m_arrivals.find(counter);
    QStringList turns;
    if (found != m_arrivals.end())
        for (const Atom id : found->second)
            if (const auto* entry =
                    m_document.package().find<model::Entry>({.scope = m_document.scenario(), .id = id}))
                turns << qs(entry->turn);
    return turns.join(QStringLiteral(", "));
}

Atom CountersModel::sideOf(const model::Counter& counter) const
{
    static const Atom side("side");
    static const CounterColumn nation{.face = {}, .attribute = Atom("nation")};
    const Atom id(cells().value(counter, nation));
    if (const auto* record = m_document.package().find<model::Nation>(id); record && record->side)
        return record->side;
    const rules::Term* term = m_document.ruleset().find(Category::Nation, id);
    return term ? Atom(term->fields.text(side)) : Atom();
}

std::string CountersModel::raw(const model::Counter& counter, int column) const
{
    if (const auto value = valueColumn(column))
        return cells().value(counter, *value);
    return utf8(text(counter, column));
}

QString CountersModel::text(const model::Counter& counter, int column) const
{
    const model::Package& package = m_document.package();
    const rules::Ruleset& ruleset = m_document.ruleset();
    switch (column) {
    case NameColumn:
        return counterName(counter);
    case WhereColumn:
        return where(counter.id);
    case EntryColumn:
        return arrival(counter.id);
    case SideColumn:
        return recordName<model::Side>(package, sideOf(counter));
    default:
        break;
    }
    const CounterColumn value = *valueColumn(column);
    const std::string held = cells().value(counter, value);
    const std::string_view name = value.attribute.text();
    if (held.empty())
        return {};
    const Atom word = Atom::known(held);
    if (name == "symbol")
        return termName(ruleset, Category::Symbol, word);
    if (value.face)
        return held == "yes" ? tr("Yes") : held == "no" ? tr("No") : qs(held);
    if (name == "kind")
        return termName(ruleset, Category::CounterKind, word);
    if (name == "size")
        return termName(ruleset, Category::Size, word);
    if (name == "nation")
        return recordName<model::Nation>(package, word);
    if (name == "formation")
        return recordName<model::Formation>(package, word);
    if (name == "type")
        return recordName<model::CounterType>(package, word);
    if (name == "sheet")
        return recordName<model::Sheet>(package, word);
    if (name == "pair")
        return recordName<model::Counter>(package, word);
    return held == "yes" ? tr("Yes") : held == "no" ? tr("No") : qs(held);
}

QString CountersModel::wordsOf(const model::Counter& counter) const
{
    static const std::array shown{CounterColumn{.face = {}, .attribute = Atom("kind")},
                                  CounterColumn{.face = {}, .attribute = Atom("nation")},
                                  CounterColumn{.face = {}, .attribute = Atom("type")},
                                  CounterColumn{.face = {}, .attribute = Atom("formation")}};
    QString words = qs(counter.id);
    for (int column = 0; column < FirstValueColumn; ++column)
        words += u'\n' + text(counter, column);
    for (const CounterColumn& column : shown)
        words += u'\n' + text(counter, columnFor(column));
    return words.toLower();
}

QString CountersModel::groupName(Atom id) const
{
    const model::Package& package = m_document.package();
    if (id.empty())
        return m_grouping == Grouping::Entry ? tr("No turn of entry") : tr("Others");
    switch (m_grouping) {
    case Grouping::Sheet:
        return recordName<model::Sheet>(package, id);
    case Grouping::Side:
        return recordName<model::Side>(package, id);
    case Grouping::Nation:
        return recordName<model::Nation>(package, id);
    case Grouping::Formation:
        return recordName<model::Formation>(package, id);
    case Grouping::Type:
        return recordName<model::CounterType>(package, id);
    case Grouping::Kind:
        return termName(m_document.ruleset(), Category::CounterKind, id);
    case Grouping::Entry:
        return tr("Turn %1").arg(qs(id));
    case Grouping::None:
        break;
    }
    return qs(id);
}

/// Those about this value; those about no value that has a column belong to the name.
std::vector<model::Finding> CountersModel::findingsAt(Atom counter, int column) const
{
    std::vector<model::Finding> findings;
    const auto found = m_findings.find(counter);
    if (found == m_findings.end())
        return findings;
    const auto value = valueColumn(column);
    for (const model::Finding& finding : found->second) {
        if (value && column != NameColumn && finding.discriminator == placeOf(*value))
            findings.push_back(finding);
        if (column == NameColumn && std::ranges::none_of(m_columns, [&](const CounterColumn& each) {
                return finding.discriminator == placeOf(each);
            }))
            findings.push_back(finding);
    }
    std::ranges::stable_sort(findings, std::greater(), &model::Finding::severity);
    return findings;
}

QVariant CountersModel::headingData(const Row& row, int column, int role) const
{
    if (role == HeadingRole)
        return true;
    const Group& group = m_groups[static_cast<std::size_t>(row.group)];
    if (column != NameColumn)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("%1 %2 (%3)").arg(group.open ? u'▾' : u'▸').arg(group.name).arg(group.count);
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return font;
    }
    case Qt::BackgroundRole:
        return QPalette().brush(QPalette::Button);
    case Qt::ToolTipRole:
        return group.open ? tr("Click to close the group") : tr("Click to open the group");
    default:
        return {};
    }
}

QString CountersModel::toolTip(const model::Counter& counter, int column) const
{
    QStringList lines;
    for (const model::Finding& finding : findingsAt(counter.id, column))
        lines << findingText(finding);
    if (column == NameColumn)
        lines << tr("%1 — %2. Drag it onto the map to place it.").arg(counterName(counter), qs(counter.id));
    else if (const auto value = valueColumn(column);
             value && cells().own(counter, *value).empty() && !cells().inherited(counter, *value).empty())
        lines << tr("%1, from its type or sheet").arg(text(counter, column));
    else
        lines << text(counter, column);
    return lines.join(u'\n');
}

QVariant CountersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (!row.counter)
        return headingData(row, index.column(), role);
    const model::Counter* counter = find(row.counter);
    if (!counter)
        return {};
    const auto value = valueColumn(index.column());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == WhereColumn && !m_placed.contains(counter->id))
            return QStringLiteral("—");
        return text(*counter, index.column());
    case Qt::EditRole:
        return index.column() == NameColumn ? qs(counter->name) : qs(raw(*counter, index.column()));
    case Qt::DecorationRole:
        return index.column() == NameColumn ? QVariant(counterPicture(m_document, counter->id, {}, kPicture))
                                            : QVariant();
    case Qt::FontRole:
        if (value && index.column() != NameColumn && cells().own(*counter, *value).empty()) {
            QFont font;
            font.setItalic(true);
            return font;
        }
        return {};
    case Qt::ToolTipRole:
        return toolTip(*counter, index.column());
    case SubjectRole:
        return QVariant::fromValue(model::Subject::of<model::Counter>({.scope = {}, .id = counter->id}));
    case PlacedRole:
        return m_placed.contains(counter->id);
    case ProblemIconRole: {
        const auto findings = findingsAt(counter->id, index.column());
        return findings.empty() ? QVariant() : QVariant(iconOf(findings.front().severity));
    }
    default:
        return {};
    }
}

QVariant CountersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    switch (section) {
    case NameColumn:
        return role == Qt::DisplayRole ? tr("Counter") : tr("What is printed as its name");
    case WhereColumn:
        return role == Qt::DisplayRole ? tr("Where") : tr("The hex or box it starts in, in this scenario");
    case EntryColumn:
        return role == Qt::DisplayRole ? tr("Entry") : tr("The turn on which it arrives, in this scenario");
    case SideColumn:
        return role == Qt::DisplayRole ? tr("Side") : tr("The side of its nation");
    default:
        return columnName(*valueColumn(section), m_document.ruleset());
    }
}

Qt::ItemFlags CountersModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
    const Atom counter = counterAt(index);
    if (!counter)
        return flags & ~Qt::ItemIsSelectable;
    static const Atom id("id");
    if (index.column() == NameColumn)
        return flags | Qt::ItemIsEditable | Qt::ItemIsDragEnabled;
    const auto only = [&](const ByCounter& all) {
        const auto found = all.find(counter);
        return m_document.scenario() && (found == all.end() || found->second.size() == 1);
    };
    const auto value = valueColumn(index.column());
    const bool editable = value         ? value->attribute != id
        : index.column() == WhereColumn ? only(m_placed)
        : index.column() == EntryColumn ? only(m_arrivals)
                                        : false;
    return editable ? flags | Qt::ItemIsEditable : flags;
}

QStringList CountersModel::mimeTypes() const
{
    return {QString::fromLatin1(kCounterMime)};
}

QMimeData* CountersModel::mimeData(const QModelIndexList& indexes) const
{
    QStringList ids;
    for (const QModelIndex& index : indexes)
        if (const Atom counter = counterAt(index); counter && !ids.contains(qs(counter)))
            ids << qs(counter);
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
