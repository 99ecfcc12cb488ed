#pragma once

#include <QStyledItemDelegate>

namespace editor {

class CountersTable;

/// Edits the cells of the Counters table with the editors of the Inspector, and marks the cells that a problem is about.
class CountersDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit CountersDelegate(CountersTable* table);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    CountersTable* m_table;
};

} // namespace editor
