#pragma once

#include "model/edit.h"
#include "rules/fields/ledger.h"

#include <QAbstractItemModel>

namespace editor {

class Document;

/// The countermix ledger: how many of each counter are printed, and who uses them. Below each counter stand its uses in
/// all scenarios, which are subjects to go to.
class LedgerModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column {
        CounterColumn,
        PrintedColumn,
        SetUpColumn,
        ReinforcementColumn,
        ReplacementColumn,
        UnusedColumn,
        StateColumn,
        ColumnCount
    };
    enum class Show { All, Unused, Twice, OverLimit };

    explicit LedgerModel(Document& document, QObject* parent = nullptr);

    void setShow(Show show);
    const rules::Ledger& ledger() const { return m_ledger; }
    QModelIndex indexOf(const model::Subject& subject) const;
    /// Null for a counter's own row.
    const rules::CounterUse* useAt(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void refresh();
    void list();
    void follow(const model::ChangeSet& change);
    QVariant useData(const rules::CounterUse& use, int column, int role) const;

    Document& m_document;
    rules::Ledger m_ledger;
    Show m_show = Show::All;
    std::vector<model::Atom> m_counters;
};

} // namespace editor
