#pragma once

#include "model/finding.h"
#include "rules/tables/coverage.h"

#include <QAbstractTableModel>

namespace editor {

class Document;

/// The rows and columns of one table. The first row holds the titles of the columns, the first column what each row
/// covers. What the prover of completeness finds is shown in the cells themselves.
class TableGridModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit TableGridModel(Document& document, QObject* parent = nullptr);

    /// A Table or a WeatherTable; anything else shows nothing.
    void setTable(const model::Subject& table);
    const model::Subject& table() const { return m_table; }
    bool hasTable() const { return m_there; }
    const std::vector<rules::TableFault>& faults() const { return m_faults; }

    void addRow(int before);
    void addColumn(int before);
    /// Rows and columns of the grid; titles and the column of rolls stay.
    void removeRow(int row);
    void removeColumn(int column);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void follow(const model::ChangeSet& change);
    void reload();
    QString text(int row, int column) const;
    QStringList problems(int row, int column) const;

    Document& m_document;
    model::Subject m_table;
    bool m_there = false;
    std::vector<model::TableColumn> m_columns; ///< a copy of what is shown, to tell what changed
    std::vector<model::TableRow> m_rows;
    std::vector<rules::TableFault> m_faults;
};

/// The die modifiers of one table: when, and by how much.
class TableModifiersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit TableModifiersModel(Document& document, QObject* parent = nullptr);

    void setTable(const model::Subject& table);
    void add();
    void remove(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void reload();

    Document& m_document;
    model::Subject m_table;
    std::vector<model::TableModifier> m_modifiers;
};

} // namespace editor
