#include "editor/panels/table/tablegrid.h"

#include "editor/panels/icons.h"
#include "editor/panels/table/tableedit.h"
#include "editor/text/text.h"
#include "model/number.h"

#include <QBrush>
#include <QColor>
#include <QFont>

#include <algorithm>

namespace editor {

namespace {

using Kind = rules::TableFault::Kind;

/// The modifiers that a scenario's calendar adds to a weather table.
rules::Rolls shiftOf(const model::Package& package, const model::Subject& table)
{
    rules::Rolls shift;
    if (table.is<model::WeatherTable>())
        for (const auto& [key, period] : package.all<model::Period>().in(table.key.scope)) {
            shift.low = std::min(shift.low, period.modifier);
            shift.high = std::max(shift.high, period.modifier);
        }
    return shift;
}

QString rollsText(int from, int to)
{
    return from == to ? QString::number(from) : QStringLiteral("%1–%2").arg(from).arg(to);
}

/// An id for a row or column that no other has.
template <class Items>
model::Atom freeIdIn(const Items& items, const std::string& stem)
{
    for (int n = 1;; ++n) {
        const model::Atom id(stem + std::to_string(n));
        if (std::ranges::none_of(items, [&](const auto& item) { return item.id == id; }))
            return id;
    }
}

} // namespace

TableGridModel::TableGridModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &Document::changed, this, &TableGridModel::follow);
    connect(&document, &Document::replaced, this, &TableGridModel::reload);
}

void TableGridModel::setTable(const model::Subject& table)
{
    m_table = table;
    reload();
}

void TableGridModel::follow(const model::ChangeSet& change)
{
    if (change.touches<model::Table>() || change.touches<model::WeatherTable>()
        || change.touches<model::Period>())
        reload();
}

void TableGridModel::reload()
{
    std::vector<model::TableColumn> columns;
    std::vector<model::TableRow> rows;
    std::vector<rules::TableFault> faults;
    bool there = false;
    readTable(m_document.package(), m_table, [&](const auto& table) {
        there = true;
        columns = table.columns;
        rows = table.rows;
        faults = rules::faultsOf(table, shiftOf(m_document.package(), m_table));
    });
    if (there == m_there && columns == m_columns && rows == m_rows && faults == m_faults)
        return;
    const bool sameShape =
        there == m_there && columns.size() == m_columns.size() && rows.size() == m_rows.size();
    if (!sameShape)
        beginResetModel();
    m_there = there;
    m_columns = std::move(columns);
    m_rows = std::move(rows);
    m_faults = std::move(faults);
    if (!sameShape)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int TableGridModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !hasTable() ? 0 : static_cast<int>(m_rows.size()) + 1;
}

int TableGridModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !hasTable() ? 0 : static_cast<int>(m_columns.size()) + 1;
}

QString TableGridModel::text(int row, int column) const
{
    if (row == 0)
        return column == 0 ? QString() : qs(m_columns[static_cast<std::size_t>(column - 1)].title);
    const model::TableRow& line = m_rows[static_cast<std::size_t>(row - 1)];
    if (column == 0)
        return qs(line.on);
    return static_cast<std::size_t>(column - 1) < line.cells.size()
        ? qs(line.cells[static_cast<std::size_t>(column - 1)])
        : QString();
}

QStringList TableGridModel::problems(int row, int column) const
{
    QStringList lines;
    for (const rules::TableFault& fault : m_faults) {
        const bool here = fault.row + 1 == row && fault.row >= 0;
        switch (fault.kind) {
        case Kind::Die:
            if (row == 0 && column == 0)
                lines << tr("The dice “%1” cannot be read").arg(qs(fault.text));
            break;
        case Kind::NoRows:
            break;
        case Kind::Row:
            if (here && column == 0)
                lines << tr("Cannot be read; write it like 3, 2-4, 6+ or 1-");
            break;
        case Kind::Gap:
            if (here && column == 0)
                lines << tr("No row covers %1").arg(rollsText(fault.from, fault.to));
            break;
        case Kind::Overlap:
            if ((here || fault.other + 1 == row) && column == 0)
                lines << tr("%1 is covered twice").arg(rollsText(fault.from, fault.to));
            break;
        case Kind::Outside:
            if (here && column == 0)
                lines << tr("Nobody can roll this");
            break;
        case Kind::CellMissing:
            if (here && fault.column + 1 == column)
                lines << tr("The result is missing");
            break;
        case Kind::CellExtra:
            if (here && column == 0)
                lines << tr("There are more results than columns");
            break;
        case Kind::Order:
            if (here && fault.column + 1 == column)
                lines << tr("Goes back, though results only rise or only fall");
            break;
        }
    }
    return lines;
}

QVariant TableGridModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool head = index.row() == 0 || index.column() == 0;
    switch (role) {
    case Qt::DisplayRole: {
        const QString shown = text(index.row(), index.column());
        if (index.row() == 0 && index.column() == 0)
            return tr("Roll");
        // A gap is seen, not only told.
        for (const rules::TableFault& fault : m_faults)
            if (fault.kind == Kind::Gap && fault.row + 1 == index.row() && index.column() == 0)
                return tr("%1   (gap: %2)").arg(shown, rollsText(fault.from, fault.to));
        return shown;
    }
    case Qt::EditRole:
        return text(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignCenter);
    case Qt::FontRole: {
        QFont font;
        font.setBold(head);
        return font;
    }
    case Qt::DecorationRole:
        return problems(index.row(), index.column()).isEmpty() ? QVariant()
                                                               : QVariant(icon(QStringLiteral("warning")));
    case Qt::BackgroundRole:
        return problems(index.row(), index.column()).isEmpty() ? QVariant()
                                                               : QVariant(QBrush(QColor(214, 69, 69, 50)));
    case Qt::ToolTipRole:
        return problems(index.row(), index.column()).join(u'\n');
    default:
        return {};
    }
}

bool TableGridModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole)
        return false;
    std::string written = utf8(value.toString().trimmed());
    std::ranges::replace(written, '|', '/'); // the sign between cells in files
    editTable(m_document, m_table, [&](auto& table) {
        if (index.row() == 0) {
            table.columns[static_cast<std::size_t>(index.column() - 1)].title = written;
            return;
        }
        model::TableRow& row = table.rows[static_cast<std::size_t>(index.row() - 1)];
        if (index.column() == 0) {
            row.on = written;
            return;
        }
        row.cells.resize(std::max(row.cells.size(), static_cast<std::size_t>(index.column())));
        row.cells[static_cast<std::size_t>(index.column() - 1)] = written;
    });
    return true;
}

Qt::ItemFlags TableGridModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && !(index.row() == 0 && index.column() == 0))
        flags |= Qt::ItemIsEditable;
    return flags;
}

void TableGridModel::addRow(int before)
{
    editTable(m_document, m_table, [&](auto& table) {
        model::TableRow row;
        row.id = freeIdIn(table.rows, "row-");
        // The row goes on where the last one ends.
        int next = 1;
        if (const auto dice = rules::diceFrom(table.die))
            next = dice->low;
        for (const model::TableRow& each : table.rows)
            if (const auto rolls = rules::rollsFrom(each.on); rolls && rolls->high < rules::Rolls::kFar)
                next = std::max(next, rolls->high + 1);
        row.on = std::to_string(next);
        row.cells.resize(table.columns.size());
        const auto at = std::clamp<std::ptrdiff_t>(before, 0, std::ssize(table.rows));
        table.rows.insert(table.rows.begin() + at, std::move(row));
    });
}

void TableGridModel::addColumn(int before)
{
    editTable(m_document, m_table, [&](auto& table) {
        model::TableColumn column;
        column.id = freeIdIn(table.columns, "column-");
        column.title = utf8(tr("Column %1").arg(table.columns.size() + 1));
        const auto at = std::clamp<std::ptrdiff_t>(before, 0, std::ssize(table.columns));
        table.columns.insert(table.columns.begin() + at, std::move(column));
        for (model::TableRow& row : table.rows)
            if (at <= std::ssize(row.cells))
                row.cells.insert(row.cells.begin() + at, std::string());
    });
}

void TableGridModel::removeRow(int row)
{
    editTable(m_document, m_table, [&](auto& table) {
        if (row >= 1 && row <= std::ssize(table.rows))
            table.rows.erase(table.rows.begin() + row - 1);
    });
}

void TableGridModel::removeColumn(int column)
{
    editTable(m_document, m_table, [&](auto& table) {
        if (column < 1 || column > std::ssize(table.columns))
            return;
        table.columns.erase(table.columns.begin() + column - 1);
        for (model::TableRow& row : table.rows)
            if (column <= std::ssize(row.cells))
                row.cells.erase(row.cells.begin() + column - 1);
    });
}

TableModifiersModel::TableModifiersModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &Document::changed, this, [this](const model::ChangeSet& change) {
        if (change.touches<model::Table>() || change.touches<model::WeatherTable>())
            reload();
    });
    connect(&document, &Document::replaced, this, &TableModifiersModel::reload);
}

void TableModifiersModel::setTable(const model::Subject& table)
{
    m_table = table;
    reload();
}

void TableModifiersModel::reload()
{
    std::vector<model::TableModifier> modifiers;
    readTable(m_document.package(), m_table, [&](const auto& table) { modifiers = table.modifiers; });
    if (modifiers == m_modifiers)
        return;
    const int before = rowCount();
    const int after = static_cast<int>(modifiers.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_modifiers = std::move(modifiers);
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_modifiers = std::move(modifiers);
        endRemoveRows();
    } else {
        m_modifiers = std::move(modifiers);
    }
    if (after > 0)
        emit dataChanged(index(0, 0), index(after - 1, 1));
}

void TableModifiersModel::add()
{
    editTable(m_document, m_table, [](auto& table) {
        model::TableModifier modifier;
        modifier.id = freeIdIn(table.modifiers, "modifier-");
        modifier.by = 1;
        table.modifiers.push_back(std::move(modifier));
    });
}

void TableModifiersModel::remove(int row)
{
    editTable(m_document, m_table, [&](auto& table) {
        if (row >= 0 && row < std::ssize(table.modifiers))
            table.modifiers.erase(table.modifiers.begin() + row);
    });
}

int TableModifiersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_modifiers.size());
}

int TableModifiersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 2;
}

QVariant TableModifiersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)
        || (role != Qt::DisplayRole && role != Qt::EditRole))
        return {};
    const model::TableModifier& modifier = m_modifiers[static_cast<std::size_t>(index.row())];
    if (index.column() == 0)
        return qs(modifier.when);
    if (role == Qt::EditRole)
        return modifier.by;
    return modifier.by > 0 ? QStringLiteral("+%1").arg(modifier.by) : QString::number(modifier.by);
}

bool TableModifiersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole)
        return false;
    const int row = index.row();
    editTable(m_document, m_table, [&](auto& table) {
        model::TableModifier& modifier = table.modifiers[static_cast<std::size_t>(row)];
        if (index.column() == 0)
            modifier.when = utf8(value.toString().trimmed());
        else
            modifier.by = value.toInt();
    });
    return true;
}

QVariant TableModifiersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("Modifier when") : tr("By");
}

Qt::ItemFlags TableModifiersModel::flags(const QModelIndex& index) const
{
    return QAbstractTableModel::flags(index) | Qt::ItemIsEditable;
}

} // namespace editor
