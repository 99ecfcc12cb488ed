#pragma once

#include <QStyledItemDelegate>

namespace editor {

class Document;

/// Gives each property the editor that suits it: a list to choose from, a number, a line or several lines of text.
class PropertyDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit PropertyDelegate(Document& document, QObject* parent = nullptr);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    Document& m_document;
};

} // namespace editor
