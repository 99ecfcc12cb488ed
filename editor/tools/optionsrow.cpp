#include "editor/tools/optionsrow.h"

#include "editor/panels/icons.h"

namespace editor {

OptionsRow::OptionsRow()
    : m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(8, 3, 8, 3);
    m_layout->setSpacing(6);
}

void OptionsRow::add(const QString& name, const QString& label, QWidget* widget, const QString& tip)
{
    widget->setObjectName(name);
    widget->setToolTip(tip);
    widget->setStatusTip(tip);
    if (!label.isEmpty()) {
        auto* text = new QLabel(label);
        text->setBuddy(widget);
        m_layout->addSpacing(4);
        m_layout->addWidget(text);
        widget->setAccessibleName(label);
    }
    m_layout->addWidget(widget);
}

QComboBox* OptionsRow::addChoice(const QString& name, const QString& label, const QStringList& choices,
                                 const QString& tip)
{
    auto* box = new QComboBox;
    box->addItems(choices);
    add(name, label, box, tip);
    return box;
}

QSpinBox* OptionsRow::addNumber(const QString& name, const QString& label, int least, int most, int value,
                                const QString& tip)
{
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setValue(value);
    add(name, label, box, tip);
    return box;
}

QLineEdit* OptionsRow::addText(const QString& name, const QString& label, const QString& placeholder,
                               const QString& tip)
{
    auto* line = new QLineEdit;
    line->setPlaceholderText(placeholder);
    line->setMinimumWidth(90);
    line->setMaximumWidth(180);
    add(name, label, line, tip);
    return line;
}

QCheckBox* OptionsRow::addSwitch(const QString& name, const QString& text, bool on, const QString& tip)
{
    auto* box = new QCheckBox(text);
    box->setChecked(on);
    add(name, {}, box, tip);
    return box;
}

QToolButton* OptionsRow::addButton(const QString& name, const QString& icon, const QString& text,
                                   const QString& tip)
{
    auto* button = new QToolButton;
    if (!icon.isEmpty())
        button->setIcon(editor::icon(icon));
    button->setText(text);
    button->setToolButtonStyle(text.isEmpty()       ? Qt::ToolButtonIconOnly
                                   : icon.isEmpty() ? Qt::ToolButtonTextOnly
                                                    : Qt::ToolButtonTextBesideIcon);
    add(name, {}, button, tip);
    return button;
}

} // namespace editor
