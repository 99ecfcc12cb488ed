#include "editor/panels/propertydelegate.h"

#include "editor/document/document.h"
#include "editor/panels/choices.h"
#include "editor/panels/propertymodel.h"
#include "editor/text/text.h"
#include "model/number.h"

#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStringListModel>

#include <limits>

namespace editor {

namespace {

/// Completes the last of several words.
class LastWordCompleter : public QCompleter {
public:
    using QCompleter::QCompleter;

    QString pathFromIndex(const QModelIndex& index) const override
    {
        const QString text = static_cast<QLineEdit*>(widget())->text();
        return text.left(text.lastIndexOf(u' ') + 1) + QCompleter::pathFromIndex(index);
    }
    QStringList splitPath(const QString& path) const override { return {path.section(u' ', -1)}; }
};

QComboBox* makeCombo(QWidget* parent, const std::vector<Choice>& choices, bool closed)
{
    auto* combo = new QComboBox(parent);
    if (!closed) {
        combo->addItem(QString(), QString());
        combo->setEditable(true);
        combo->setInsertPolicy(QComboBox::NoInsert);
        combo->completer()->setFilterMode(Qt::MatchContains);
        combo->completer()->setCompletionMode(QCompleter::PopupCompletion);
    }
    for (const Choice& choice : choices)
        combo->addItem(choice.label, choice.value);
    combo->setMaxVisibleItems(20);
    return combo;
}

QLineEdit* makeWordsLine(QWidget* parent, const std::vector<Choice>& choices)
{
    auto* line = new QLineEdit(parent);
    QStringList words;
    for (const Choice& choice : choices)
        words << choice.value;
    auto* completer = new LastWordCompleter(words, line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    line->setCompleter(completer);
    return line;
}

/// A combo's value: that of the chosen entry, or what was typed.
QString comboValue(const QComboBox* combo)
{
    if (!combo->isEditable())
        return combo->currentData().toString();
    const int entry = combo->findText(combo->currentText());
    return entry < 0 ? combo->currentText().trimmed() : combo->itemData(entry).toString();
}

} // namespace

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
    const auto choices = choicesFor(m_document, properties->sectionOf(index)->targets.front(), *property);
    switch (property->kind) {
    case Property::Kind::Choice:
        return makeCombo(parent, choices, true);
    case Property::Kind::Number: {
        auto* box = new QSpinBox(parent);
        box->setRange(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
        return box;
    }
    case Property::Kind::Decimal: {
        auto* box = new QDoubleSpinBox(parent);
        box->setRange(-1e6, 1e6);
        box->setDecimals(3);
        return box;
    }
    case Property::Kind::Prose: {
        auto* text = new QPlainTextEdit(parent);
        text->setTabChangesFocus(true);
        return text;
    }
    case Property::Kind::Words:
    case Property::Kind::References:
        return makeWordsLine(parent, choices);
    default:
        if (!choices.empty())
            return makeCombo(parent, choices, false);
        return new QLineEdit(parent);
    }
}

void PropertyDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    const QString value = index.data(Qt::EditRole).toString();
    if (auto* combo = qobject_cast<QComboBox*>(editor)) {
        const int entry = combo->findData(value);
        combo->setCurrentIndex(entry);
        if (entry < 0 && combo->isEditable())
            combo->setEditText(value);
    } else if (auto* number = qobject_cast<QSpinBox*>(editor)) {
        number->setValue(model::parseInt(utf8(value)).value_or(0));
    } else if (auto* decimal = qobject_cast<QDoubleSpinBox*>(editor)) {
        decimal->setValue(model::parseDouble(utf8(value)).value_or(0));
    } else if (auto* text = qobject_cast<QPlainTextEdit*>(editor)) {
        text->setPlainText(value);
    } else if (auto* line = qobject_cast<QLineEdit*>(editor)) {
        line->setText(value);
    }
}

void PropertyDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                    const QModelIndex& index) const
{
    QString value;
    if (const auto* combo = qobject_cast<QComboBox*>(editor)) {
        value = comboValue(combo);
    } else if (auto* number = qobject_cast<QSpinBox*>(editor)) {
        number->interpretText();
        value = QString::number(number->value());
    } else if (auto* decimal = qobject_cast<QDoubleSpinBox*>(editor)) {
        decimal->interpretText();
        std::string text;
        model::appendNumber(text, decimal->value());
        value = qs(text);
    } else if (const auto* text = qobject_cast<QPlainTextEdit*>(editor)) {
        value = text->toPlainText();
    } else if (const auto* line = qobject_cast<QLineEdit*>(editor)) {
        value = line->text().trimmed();
    }
    // An editor that was opened and left must not make one value out of several.
    if (value != index.data(Qt::EditRole).toString())
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
