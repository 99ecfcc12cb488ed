#include "editor/panels/records/recordform.h"

#include "editor/document/document.h"
#include "editor/panels/attributenames.h"
#include "editor/panels/propertyeditor.h"
#include "editor/text/text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <algorithm>

namespace editor {

RecordForm::RecordForm(Document& document, std::function<model::Subject()> subject,
                       std::vector<std::string> attributes, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_subject(std::move(subject))
    , m_attributes(std::move(attributes))
    , m_layout(new QFormLayout(this))
{
    connect(&document, &Document::changed, this, &RecordForm::update);
    connect(&document, &Document::scenarioChanged, this, &RecordForm::update);
    connect(&document, &Document::replaced, this, &RecordForm::update);
    update();
}

QWidget* RecordForm::editor(const std::string& attribute) const
{
    const auto at = std::ranges::find(m_attributes, attribute);
    const auto index = static_cast<std::size_t>(at - m_attributes.begin());
    return index < m_editors.size() ? m_editors[index] : nullptr;
}

/// Editors offer what the package has, so they are made for the record that is shown.
void RecordForm::build()
{
    while (m_layout->rowCount() > 0)
        m_layout->removeRow(0);
    m_editors.clear();
    const auto properties = propertiesOf(m_document.package(), {.subject = m_shown}, {});
    for (std::size_t i = 0; i < m_attributes.size(); ++i) {
        const auto property = std::ranges::find(properties, m_attributes[i], &Property::name);
        if (property == properties.end())
            return;
        QWidget* widget = makePropertyEditor(this, m_document, {.subject = m_shown}, *property);
        widget->setObjectName(QString::fromStdString("form-" + m_attributes[i]));
        m_editors.push_back(widget);
        m_layout->addRow(attributeName(m_attributes[i]) + u':', widget);
        if (auto* combo = qobject_cast<QComboBox*>(widget)) {
            connect(combo, &QComboBox::activated, this, [this, i] { write(i); });
            if (combo->lineEdit())
                connect(combo->lineEdit(), &QLineEdit::editingFinished, this, [this, i] { write(i); });
        } else if (auto* line = qobject_cast<QLineEdit*>(widget)) {
            connect(line, &QLineEdit::editingFinished, this, [this, i] { write(i); });
        } else if (auto* number = qobject_cast<QSpinBox*>(widget)) {
            connect(number, &QSpinBox::editingFinished, this, [this, i] { write(i); });
        }
    }
}

void RecordForm::update()
{
    const model::Subject subject = m_subject();
    const QScopedValueRollback filling(m_filling, true);
    if (!(subject == m_shown) || m_editors.empty()) {
        m_shown = subject;
        build();
    }
    const auto properties = propertiesOf(m_document.package(), {.subject = m_shown}, {});
    for (std::size_t i = 0; i < m_editors.size(); ++i)
        if (const auto property = std::ranges::find(properties, m_attributes[i], &Property::name);
            property != properties.end() && propertyEditorValue(m_editors[i]) != qs(property->value))
            showInPropertyEditor(m_editors[i], qs(property->value));
}

void RecordForm::write(std::size_t attribute)
{
    if (m_filling)
        return;
    const std::string value = utf8(propertyEditorValue(m_editors[attribute]));
    if (auto edit = propertyEdit(m_document.package(), {.subject = m_shown}, m_attributes[attribute], value))
        m_document.perform({.label = "property",
                            .arguments = {m_attributes[attribute], value},
                            .edits = {std::move(*edit)}});
}

} // namespace editor
