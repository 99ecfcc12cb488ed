#pragma once

#include "model/finding.h"
#include "model/records/scenario.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

namespace editor {

class Document;

/// The conditions of one zone, a row each. A change is one step of undo.
class ConditionsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Kind, Not, Of, Distance, ColumnCount };

    explicit ConditionsModel(Document& document, QObject* parent = nullptr);

    /// An Area; anything else shows nothing.
    void setArea(const model::Subject& area);
    Document& document() const { return m_document; }
    const model::Condition& at(int row) const { return m_conditions.at(static_cast<std::size_t>(row)); }

    /// A new condition begins with what suits it: an enemy zone of control is avoided, distances count from the hexes that
    /// are selected on the map.
    void add(model::Atom kind);
    void remove(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void reload();
    void change(auto change);

    Document& m_document;
    model::Subject m_area;
    std::vector<model::Condition> m_conditions; ///< a copy of what is shown, to tell what changed
};

/// Kinds are chosen, names completed, distances counted.
class ConditionDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

} // namespace editor
