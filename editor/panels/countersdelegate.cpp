#include "editor/panels/countersdelegate.h"

#include "editor/panels/countersmodel.h"
#include "editor/panels/counterstable.h"
#include "editor/panels/icons.h"
#include "editor/panels/propertyeditor.h"

namespace editor {

namespace {

constexpr int kMark = 16;

} // namespace

CountersDelegate::CountersDelegate(CountersTable* table)
    : QStyledItemDelegate(table)
    , m_table(table)
{
}

QWidget* CountersDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                        const QModelIndex& index) const
{
    const CountersModel* counters = m_table->counters();
    QWidget* editor = makePropertyEditor(parent, counters->document(), counters->targetAt(index),
                                         counters->propertyAt(index));
    editor->setAutoFillBackground(true);
    return editor;
}

void CountersDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    showInPropertyEditor(editor, index.data(Qt::EditRole).toString());
}

void CountersDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const
{
    if (const QString value = propertyEditorValue(editor); value != index.data(Qt::EditRole).toString())
        m_table->commit(index, value);
}

void CountersDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                            const QModelIndex&) const
{
    QRect place = option.rect;
    place.setWidth(qMax(place.width(), editor->minimumSizeHint().width()));
    editor->setGeometry(place);
}

void CountersDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QString mark = index.data(CountersModel::ProblemIconRole).toString();
    if (mark.isEmpty())
        return;
    const QRect place(option.rect.right() - kMark - 2, option.rect.center().y() - kMark / 2, kMark, kMark);
    icon(mark).paint(painter, place);
}

} // namespace editor
