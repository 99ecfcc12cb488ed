#pragma once

#include "editor/panels/property.h"

#include <QAbstractTableModel>

#include <functional>
#include <unordered_map>
#include <vector>

namespace editor {

class Document;

/// A column of a document's list: an attribute of the records, or something worked out from them.
struct RecordColumn {
    std::string attribute; ///< as in the file; empty for what is worked out
    int width = 12;        ///< in characters
    QString heading{};     ///< where it is not the attribute's name
    std::function<QString(model::Key)> text{}; ///< of what is worked out
};

/// The records of one kind in the chosen scenario (or in the package), a row each in the order of the file, with a last
/// column that says what is wrong with them. A cell is changed as one step of undo.
class RecordsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    RecordsModel(Document& document, model::RecordKind kind, std::vector<RecordColumn> columns,
                 QObject* parent = nullptr);

    /// Which of the records are listed; all when there is no filter.
    using Filter = std::function<bool(model::Key)>;
    void setFilter(Filter filter);
    /// What happens when counters are dropped on the list; without it nothing can be dropped.
    using Drop = std::function<bool(const QMimeData*)>;
    void setDrop(Drop drop) { m_drop = std::move(drop); }

    Document& document() const { return m_document; }
    model::RecordKind kind() const { return m_kind; }
    const std::vector<RecordColumn>& columns() const { return m_columns; }
    int problemsColumn() const { return static_cast<int>(m_columns.size()); }
    int columnOf(std::string_view attribute) const;

    model::Subject subjectAt(int row) const;
    /// -1 when it is not listed.
    int rowOf(const model::Subject& subject) const;
    /// The attribute under a cell; null where the column is worked out.
    const Property* propertyAt(const QModelIndex& index) const;
    /// Lists what is there anew: what the filter asks about has changed.
    void refresh();
    /// Shows what is worked out anew.
    void refreshValues();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    /// Units and entries travel as their counters.
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override;
    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

private:
    void follow(const model::ChangeSet& change);
    void followFindings();
    void place(model::Key key);
    void list(const std::vector<model::Key>& keys);
    bool wanted(model::Key key) const;
    std::vector<model::Key> listed() const;
    using Findings = std::unordered_map<model::Key, std::vector<model::Finding>>;
    Findings readFindings() const;
    const std::vector<Property>& properties(int row) const;
    QVariant problem(int row, int role) const;
    QVariant value(const QModelIndex& index, int role) const;

    Document& m_document;
    model::RecordKind m_kind;
    std::vector<RecordColumn> m_columns;
    std::vector<model::Atom> m_names; ///< attributes of the columns
    Filter m_filter;
    std::vector<model::Key> m_keys;
    Drop m_drop;
    Findings m_findings; ///< of the records, worst first
    mutable model::Key m_readKey; ///< whose properties are kept
    mutable std::vector<Property> m_read;
};

} // namespace editor
