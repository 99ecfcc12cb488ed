#pragma once

#include "rules/ruleset/ruleset.h"

#include <QAbstractItemModel>

#include <vector>

namespace editor {

class Document;

/// All values of the game's charts in groups (terrain, hexsides, …), with where each comes from. A value can be
/// replaced by the designer's own, which is kept in the package; taking it away brings back the ruleset's.
class ChartsModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { NameColumn, ValueColumn, SourceColumn, CitationColumn, ColumnCount };

    explicit ChartsModel(Document& document, QObject* parent = nullptr);

    /// The row of a value by the id that the package keeps it under: "terrain.forest.move".
    QModelIndex find(const QString& id) const;
    /// Whether the designer has set it.
    bool isOwn(const QModelIndex& index) const;
    /// Back to the ruleset's, as one step; rows that are not the designer's own stay.
    void reset(const QModelIndexList& rows);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// An empty text takes the designer's own value away.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Value {
        model::Atom id;
        model::Atom term;
        model::Atom field;
    };
    struct Group {
        rules::Category category{};
        std::vector<Value> values;
    };

    void rebuild();
    /// Null for a group's own row.
    const Value* valueAt(const QModelIndex& index) const;
    const Group& groupOf(const QModelIndex& index) const;
    QVariant groupData(const Group& group, int column, int role) const;
    QString text(const Group& group, const Value& value, int column) const;

    Document& m_document;
    std::vector<Group> m_groups;
};

} // namespace editor
