#include "editor/panels/formations/ledgermodel.h"

#include "editor/document/document.h"
#include "editor/panels/counterfacts.h"
#include "editor/panels/counterpicture.h"
#include "editor/panels/icons.h"
#include "editor/panels/roles.h"
#include "editor/text/messages.h"
#include "editor/text/text.h"

namespace editor {

namespace {

constexpr int kPicture = 24;
constexpr quintptr kCounterRow = 0; ///< of counters; a use has one more than the row of its counter

} // namespace

LedgerModel::LedgerModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
    , m_ledger(document.package())
{
    connect(&document, &Document::changed, this, &LedgerModel::follow);
    connect(&document, &Document::replaced, this, &LedgerModel::refresh);
    list();
}

void LedgerModel::setShow(Show show)
{
    beginResetModel();
    m_show = show;
    list();
    endResetModel();
}

void LedgerModel::refresh()
{
    beginResetModel();
    m_ledger = rules::Ledger(m_document.package());
    list();
    endResetModel();
}

void LedgerModel::list()
{
    m_counters.clear();
    for (const auto& [key, counter] : m_document.package().all<model::Counter>()) {
        const rules::Ledger::Line& line = m_ledger.line(key.id);
        if (m_show == Show::All || (m_show == Show::Unused && line.used == 0)
            || (m_show == Show::Twice && line.twice) || (m_show == Show::OverLimit && line.overLimit))
            m_counters.push_back(key.id);
    }
}

void LedgerModel::follow(const model::ChangeSet& change)
{
    if (change.touches<model::Counter>() || change.touches<model::Unit>() || change.touches<model::Entry>()
        || change.touches<model::Marker>() || change.touches<model::Scenario>())
        refresh();
}

QModelIndex LedgerModel::indexOf(const model::Subject& subject) const
{
    if (!subject.is<model::Counter>())
        return {};
    const auto at = std::ranges::find(m_counters, subject.key.id);
    return at == m_counters.end() ? QModelIndex()
                                  : createIndex(static_cast<int>(at - m_counters.begin()), 0, kCounterRow);
}

const rules::CounterUse* LedgerModel::useAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kCounterRow)
        return nullptr;
    return &m_ledger.uses(m_counters[index.internalId() - 1])[static_cast<std::size_t>(index.row())];
}

QModelIndex LedgerModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kCounterRow);
}

QModelIndex LedgerModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kCounterRow)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, kCounterRow);
}

int LedgerModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_counters.size());
    if (parent.internalId() != kCounterRow || parent.column() != 0)
        return 0;
    return static_cast<int>(m_ledger.uses(m_counters[static_cast<std::size_t>(parent.row())]).size());
}

int LedgerModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant LedgerModel::useData(const rules::CounterUse& use, int column, int role) const
{
    using How = rules::CounterUse::How;
    const model::Package& package = m_document.package();
    if (role == SubjectRole)
        return QVariant::fromValue(use.by);
    if (role == Qt::ToolTipRole)
        return tr("Double click to go there");
    if (role != Qt::DisplayRole)
        return {};
    if (column == CounterColumn) {
        QString place;
        if (const auto* unit = use.by.is<model::Unit>() ? package.find<model::Unit>(use.by.key) : nullptr)
            place = unit->hex ? qs(unit->hex) : unit->box ? qs(unit->box) : tr("on its card");
        else if (const auto* entry =
                     use.by.is<model::Entry>() ? package.find<model::Entry>(use.by.key) : nullptr)
            place = tr("turn %1").arg(qs(entry->turn));
        else if (const auto* marker =
                     use.by.is<model::Marker>() ? package.find<model::Marker>(use.by.key) : nullptr)
            place = qs(marker->hex);
        return QStringLiteral("%1: %2").arg(
            subjectName(model::Subject::of<model::Scenario>({.scope = {}, .id = use.scenario}), package),
            place);
    }
    const int shown = use.how == How::SetUp ? SetUpColumn
        : use.how == How::Reinforcement     ? ReinforcementColumn
                                            : ReplacementColumn;
    return column == shown ? QVariant(1) : QVariant();
}

QVariant LedgerModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() > CounterColumn && index.column() < StateColumn)
        return Qt::AlignCenter;
    if (role == Qt::SizeHintRole)
        return QSize(0, kPicture + 4);
    if (const rules::CounterUse* use = useAt(index))
        return useData(*use, index.column(), role);
    const model::Atom id = m_counters[static_cast<std::size_t>(index.row())];
    const auto* counter = m_document.package().find<model::Counter>(id);
    if (!counter)
        return {};
    const rules::Ledger::Line& line = m_ledger.line(id);
    if (role == SubjectRole)
        return QVariant::fromValue(model::Subject::of<model::Counter>({.scope = {}, .id = id}));
    if (role == Qt::DecorationRole && index.column() == CounterColumn)
        return counterPicture(m_document, id, {}, kPicture);
    if (role == Qt::DecorationRole && index.column() == StateColumn && line.overLimit)
        return icon(QStringLiteral("error"));
    if (role != Qt::DisplayRole)
        return {};
    const auto number = [](int value) { return value > 0 ? QVariant(value) : QVariant(); };
    switch (index.column()) {
    case CounterColumn:
        return counterName(*counter);
    case PrintedColumn:
        return line.printed;
    case SetUpColumn:
        return number(line.setUp);
    case ReinforcementColumn:
        return number(line.reinforcement);
    case ReplacementColumn:
        return number(line.replacement);
    case UnusedColumn:
        return number(line.unused);
    case StateColumn:
        return line.overLimit ? tr("over the limit: %1 used").arg(line.used)
            : line.twice      ? tr("used %1 times").arg(line.used)
            : line.used == 0  ? tr("unused")
                              : QString();
    default:
        return {};
    }
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CounterColumn:
        return tr("Counter, and who uses it");
    case PrintedColumn:
        return tr("Printed");
    case SetUpColumn:
        return tr("Set up");
    case ReinforcementColumn:
        return tr("Reinforcement");
    case ReplacementColumn:
        return tr("Replacement");
    case UnusedColumn:
        return tr("Unused");
    default:
        return tr("State");
    }
}

} // namespace editor
