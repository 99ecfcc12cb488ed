#include "editor/panels/propertyeditor.h"

#include "editor/document/document.h"
#include "editor/panels/choices.h"
#include "editor/text/text.h"
#include "model/number.h"

#include <QColor>
#include <QComboBox>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QIcon>
#include <QLineEdit>
#include <QPixmap>
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

/// A number in its range, or none. What it shows and nobody changes stays as it was, even where it is no number.
class OptionalNumber : public QSpinBox {
public:
    OptionalNumber(QWidget* parent, std::optional<int> least, std::optional<int> most)
        : QSpinBox(parent)
        , m_none(least.value_or(-1000) - 1)
    {
        setRange(m_none, most.value_or(1'000'000));
        if (least && most)
            setToolTip(QStringLiteral("%1–%2").arg(*least).arg(*most));
    }

    void show(const QString& text)
    {
        m_shown = text;
        setValue(model::parseInt(utf8(text)).value_or(m_none));
        m_shownValue = value();
    }
    QString text() const
    {
        if (value() == m_shownValue)
            return m_shown;
        return value() == m_none ? QString() : QString::number(value());
    }

protected:
    QString textFromValue(int number) const override
    {
        return number == m_none ? QString() : QString::number(number);
    }
    int valueFromText(const QString& entered) const override
    {
        return model::parseInt(utf8(entered.trimmed())).value_or(m_none);
    }
    QValidator::State validate(QString& entered, int& position) const override
    {
        return entered.trimmed().isEmpty() ? QValidator::Acceptable : QSpinBox::validate(entered, position);
    }

private:
    int m_none;
    int m_shownValue = 0;
    QString m_shown;
};

/// The ruleset's field that a property of a counter is; null for what is none.
const rules::Term* fieldOf(const Document& document, const Target& target, const Property& property)
{
    const bool ofCounter = target.subject.is<model::Counter>() || target.subject.is<model::CounterType>();
    return ofCounter && property.kind == Property::Kind::Text
        ? document.ruleset().find(rules::Category::Field, model::Atom::known(property.name))
        : nullptr;
}

/// A square of a colour, for a list of colours.
QIcon swatch(const QString& colour)
{
    QPixmap picture(16, 16);
    picture.fill(QColor(colour));
    return {picture};
}

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
    for (const Choice& choice : choices) {
        combo->addItem(choice.label, choice.value);
        if (choice.value.startsWith(u'#') && QColor::isValidColorName(choice.value))
            combo->setItemIcon(combo->count() - 1, swatch(choice.value));
    }
    combo->setMaxVisibleItems(20);
    return combo;
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

QWidget* makeChoiceEditor(QWidget* parent, const std::vector<Choice>& choices)
{
    return makeCombo(parent, choices, true);
}

QWidget* makeWordsEditor(QWidget* parent, const std::vector<Choice>& choices)
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

QWidget* makePropertyEditor(QWidget* parent, const Document& document, const Target& target,
                            const Property& property)
{
    const auto choices = choicesFor(document, target, property);
    switch (property.kind) {
    case Property::Kind::Choice:
        return makeChoiceEditor(parent, choices);
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
        return makeWordsEditor(parent, choices);
    default:
        if (const rules::Term* field = fieldOf(document, target, property);
            field && field->fields.text(model::Atom("type")) == "number")
            return new OptionalNumber(parent, field->fields.number(model::Atom("min")),
                                      field->fields.number(model::Atom("max")));
        if (!choices.empty())
            return makeCombo(parent, choices, false);
        return new QLineEdit(parent);
    }
}

void showInPropertyEditor(QWidget* editor, const QString& value)
{
    if (auto* combo = qobject_cast<QComboBox*>(editor)) {
        const int entry = combo->findData(value);
        combo->setCurrentIndex(entry);
        if (entry < 0 && combo->isEditable())
            combo->setEditText(value);
    } else if (auto* optional = dynamic_cast<OptionalNumber*>(editor)) {
        optional->show(value);
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

QString propertyEditorValue(QWidget* editor)
{
    if (const auto* combo = qobject_cast<QComboBox*>(editor))
        return comboValue(combo);
    if (auto* optional = dynamic_cast<OptionalNumber*>(editor)) {
        optional->interpretText();
        return optional->text();
    }
    if (auto* number = qobject_cast<QSpinBox*>(editor)) {
        number->interpretText();
        return QString::number(number->value());
    }
    if (auto* decimal = qobject_cast<QDoubleSpinBox*>(editor)) {
        decimal->interpretText();
        std::string text;
        model::appendNumber(text, decimal->value());
        return qs(text);
    }
    if (const auto* text = qobject_cast<QPlainTextEdit*>(editor))
        return text->toPlainText();
    if (const auto* line = qobject_cast<QLineEdit*>(editor))
        return line->text().trimmed();
    return {};
}

} // namespace editor
