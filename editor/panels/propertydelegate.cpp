#include "editor/panels/propertydelegate.h"

#include "editor/panels/propertyeditor.h"
#include "editor/panels/propertymodel.h"

#include <QApplication>
#include <QPainter>
#include <QPlainTextEdit>

namespace editor {

PropertyDelegate::PropertyDelegate(Document& document, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_document(document)
{
}

QWidget* PropertyDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                        const QModelIndex& index) const
{
    const auto* properties = static_cast<const PropertyModel*>(index.model());
    const Property* property = properties->propertyAt(index);
    if (!property)
        return nullptr;
    return makePropertyEditor(parent, m_document, properties->sectionOf(index)->targets.front(), *property);
}

void PropertyDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    showInPropertyEditor(editor, index.data(Qt::EditRole).toString());
}

void PropertyDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                    const QModelIndex& index) const
{
    // An editor that was opened and left must not make one value out of several.
    if (const QString value = propertyEditorValue(editor); value != index.data(Qt::EditRole).toString())
        model->setData(index, value, Qt::EditRole);
}

void PropertyDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                            const QModelIndex&) const
{
    QRect place = option.rect;
    if (qobject_cast<QPlainTextEdit*>(editor))
        place.setHeight(qMin(160, editor->parentWidget()->height() - place.top()));
    editor->setGeometry(place);
}

QSize PropertyDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), qMax(size.height(), option.fontMetrics.height() + 8)};
}

void PropertyDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    if (!index.parent().isValid())
        painter->fillRect(option.rect, option.palette.color(QPalette::Button));
    QStyledItemDelegate::paint(painter, option, index);
    painter->save();
    painter->setPen(option.palette.color(QPalette::Midlight));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

} // namespace editor
