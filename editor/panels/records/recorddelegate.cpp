#include "editor/panels/records/recorddelegate.h"

#include "editor/panels/propertyeditor.h"
#include "editor/panels/records/recordsmodel.h"

#include <QPlainTextEdit>

namespace editor {

QWidget* RecordDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                      const QModelIndex& index) const
{
    const auto* records = static_cast<const RecordsModel*>(index.model());
    const Property* property = records->propertyAt(index);
    if (!property)
        return nullptr;
    QWidget* editor = makePropertyEditor(parent, records->document(),
                                         {.subject = records->subjectAt(index.row())}, *property);
    editor->setAutoFillBackground(true);
    return editor;
}

void RecordDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    // Views ask for this again whenever something beside is worked out anew; what is being typed stays.
    constexpr char kShown[] = "hexwerkShown";
    const QString value = index.data(Qt::EditRole).toString();
    if (editor->property(kShown) == value)
        return;
    editor->setProperty(kShown, value);
    showInPropertyEditor(editor, value);
}

void RecordDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    if (const QString value = propertyEditorValue(editor); value != index.data(Qt::EditRole).toString())
        model->setData(index, value, Qt::EditRole);
}

void RecordDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                          const QModelIndex&) const
{
    QRect place = option.rect;
    place.setWidth(qMax(place.width(), option.fontMetrics.averageCharWidth() * 14));
    if (qobject_cast<QPlainTextEdit*>(editor)) {
        const QRect room = editor->parentWidget()->rect();
        place.setHeight(qMin(120, room.height()));
        place.setWidth(qMax(place.width(), room.width() / 2));
        place.moveBottom(qMin(place.bottom(), room.bottom()));
        place.moveRight(qMin(place.right(), room.right()));
    }
    editor->setGeometry(place);
}

QSize RecordDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), qMax(size.height(), option.fontMetrics.height() + 8)};
}

} // namespace editor
